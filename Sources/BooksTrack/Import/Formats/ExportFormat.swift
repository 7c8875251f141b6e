// A format is a value: the names of its columns, which of them give it away, and the rules for its cells. A
// new service is a new value of this type and nothing else.

/// The export of one service, or of a reader who has said what the columns are.
public struct ExportFormat: Hashable, Sendable {
  /// A column that the format can have.
  public struct Column: Hashable, Sendable {
    /// The name in the header, in one of its spellings.
    public let name: String
    /// What the column fills.
    public let field: BookField
    /// No other service calls a column so: with a title column, one of these is enough to know the format.
    public let isSignature: Bool
    /// Often empty and written near the end: a row may end before it, as spreadsheets leave it.
    public let mayBeCutOff: Bool

    /// Makes a column; names are compared without regard to case, outer white space and single quotes around
    /// them.
    public init(
      _ name: String, _ field: BookField, isSignature: Bool = false, mayBeCutOff: Bool = false
    ) {
      self.name = name
      self.field = field
      self.isSignature = isSignature
      self.mayBeCutOff = mayBeCutOff
    }
  }

  /// As reports and the command line call it.
  public let name: String
  /// Every column that the site writes or has written.
  public let columns: [Column]
  /// How its cells are to be read.
  public let rules: CellRules
  /// What a reader, or the header itself, has said about the columns, in place of `columns`.
  public let mapping: ColumnMapping?
  /// The header itself has said it.
  public let isPlain: Bool

  /// Makes a format.
  public init(name: String, columns: [Column], rules: CellRules = CellRules()) {
    self.name = name
    self.columns = columns
    self.rules = rules
    mapping = nil
    isPlain = false
  }

  /// The format of a file of which a reader has said what its columns are (IMP-4).
  public static func mapped(_ mapping: ColumnMapping) -> ExportFormat {
    ExportFormat(mapping, name: mappedName, isPlain: false)
  }

  /// The format of a file whose header says plainly what its columns are (IMP-15).
  static func plain(_ mapping: ColumnMapping) -> ExportFormat {
    let scale = mapping.starScale.map { ", ratings out of \($0)" } ?? ""
    return ExportFormat(mapping, name: plainName + scale, isPlain: true)
  }

  /// How the name of such a format begins.
  static let plainName = "columns by their names"

  /// What a format is called whose columns a mapping gives.
  static let mappedName = "mapped columns"

  private init(_ mapping: ColumnMapping, name: String, isPlain: Bool) {
    self.name = name
    self.isPlain = isPlain
    columns = []
    rules = CellRules(shelves: .manyLanguages, starScale: mapping.starScale ?? 5)
    self.mapping = mapping
  }

  /// The formats that are recognised.
  public static let known: [ExportFormat] = [.goodreads, .storyGraph, .libraryThing]
}

extension ExportFormat {
  /// Reads a header, in any order and with any columns missing; nil if it is not this format's.
  ///
  /// The header is this format's if it has a column that only this format has. Whether it also has titles is
  /// the caller's question: a format without its title column deserves a better answer than "unknown".
  public func match(header: [String]) -> HeaderMatch? {
    if let mapping { return try? HeaderMatch(header, as: mapping) }
    let known = Dictionary(columns.map { (Self.key($0.name), $0) }, uniquingKeysWith: { first, _ in first })
    var match = HeaderMatch(format: self, header: header)
    for (index, name) in header.enumerated() { match.take(name, known[Self.key(name)], at: index) }
    return match.signatures.isEmpty ? nil : match
  }

  /// The oldest exports of LibraryThing have single quotes as parts of the names.
  private static func key(_ name: String) -> String {
    let name = WhiteSpace.collapsed(name).lowercased()
    guard name.count > 2, name.hasPrefix("'"), name.hasSuffix("'") else { return name }
    return String(name.dropFirst().dropLast())
  }
}
