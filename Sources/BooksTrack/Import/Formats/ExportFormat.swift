// An export format as a value: its column names, the columns that identify it, and the rules for its cells. A
// new service needs only a new value of this type.

/// The export format of one service, or of a file whose columns are given by a mapping.
public struct ExportFormat: Hashable, Sendable {
  /// A column that the format can have.
  public struct Column: Hashable, Sendable {
    /// The name in the header, in one of its spellings.
    public let name: String
    /// The field that the column fills.
    public let field: BookField
    /// True if no other service uses this column name. One such column is enough to recognize the format.
    public let isSignature: Bool
    /// True if a row may end before the column, as rows do where a spreadsheet has dropped trailing empty
    /// cells.
    public let mayBeCutOff: Bool

    /// Creates a column. Names are compared without regard to case, outer white space and enclosing single
    /// quotes.
    public init(
      _ name: String, _ field: BookField, isSignature: Bool = false, mayBeCutOff: Bool = false
    ) {
      self.name = name
      self.field = field
      self.isSignature = isSignature
      self.mayBeCutOff = mayBeCutOff
    }
  }

  /// The name shown in reports and on the command line.
  public let name: String
  /// Every column that the service writes or has written.
  public let columns: [Column]
  /// The rules for parsing its cells.
  public let rules: CellRules
  /// The number of signature columns by which a header is recognized.
  let signatureCount: Int
  /// The mapping that replaces `columns`: given by the reader, or derived from a plain header.
  public let mapping: ColumnMapping?
  /// True if `mapping` was derived from a plain header.
  public let isPlain: Bool
  /// The first column of each name: a header is matched against every format.
  private let columnsByKey: [String: Column]

  /// Creates a format.
  ///
  /// - Parameter signatureCount: The number of signature columns by which a header is recognized.
  public init(name: String, columns: [Column], rules: CellRules = CellRules(), signatureCount: Int = 1) {
    self.signatureCount = signatureCount
    self.name = name
    self.columns = columns
    self.rules = rules
    mapping = nil
    isPlain = false
    columnsByKey = Dictionary(
      columns.map { (Self.key($0.name), $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// Returns the format of a file whose columns the reader has mapped (IMP-4).
  public static func mapped(_ mapping: ColumnMapping) -> ExportFormat {
    ExportFormat(mapping, name: mappedName, isPlain: false)
  }

  /// Returns the format of a file whose header names its columns plainly (IMP-15).
  static func plain(_ mapping: ColumnMapping) -> ExportFormat {
    let scale = mapping.starScale.map { ", ratings out of \($0)" } ?? ""
    return ExportFormat(mapping, name: plainName + scale, isPlain: true)
  }

  /// The start of the name of a format with a plain header.
  static let plainName = "columns by their names"

  /// The name of a format with a reader's mapping.
  static let mappedName = "mapped columns"

  private init(_ mapping: ColumnMapping, name: String, isPlain: Bool) {
    self.name = name
    self.isPlain = isPlain
    columns = []
    signatureCount = 1
    rules = CellRules(shelves: .manyLanguages, starScale: mapping.starScale ?? 5, isLoose: true)
    self.mapping = mapping
    columnsByKey = [:]
  }

  /// The formats that are recognized automatically.
  public static let known: [ExportFormat] = [.goodreads, .storyGraph, .libraryThing] + dialects
}

extension ExportFormat {
  /// Matches a header, in any order and with any columns missing; returns nil if it is not this format's.
  ///
  /// The set of the columns decides: see `HeaderMatch.isClaimed`. A header need not have a title column: the
  /// caller checks that, because a format without titles deserves a better error than "unknown".
  public func match(header: [String]) -> HeaderMatch? { match(header: header, keys: Self.keys(header)) }

  /// Returns the keys of a header's names, which all formats share.
  static func keys(_ header: [String]) -> [String] { header.map(key) }

  /// Does the same with the keys of the names.
  func match(header: [String], keys: [String]) -> HeaderMatch? {
    if let mapping { return try? HeaderMatch(header, as: mapping) }
    let found = keys.map { columnsByKey[$0] }
    guard found.contains(where: { $0?.isSignature == true }) else { return nil }
    var match = HeaderMatch(format: self, header: header)
    for (index, name) in header.enumerated() { match.take(name, found[index], at: index) }
    match.takeUnknownByName()
    return match.isClaimed ? match : nil
  }

  /// Returns the key by which column names are compared. The oldest exports of LibraryThing have single
  /// quotes around the names.
  private static func key(_ name: String) -> String {
    let name = WhiteSpace.collapsed(name).lowercased()
    guard name.count > 2, name.hasPrefix("'"), name.hasSuffix("'") else { return name }
    return String(name.dropFirst().dropLast())
  }
}
