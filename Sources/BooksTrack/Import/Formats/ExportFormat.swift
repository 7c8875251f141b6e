// A format is a value: the names of its columns, which of them give it away, and the rules for its cells. A
// new service is a new value of this type and nothing else.

/// The export of one service.
public struct ExportFormat: Hashable, Sendable {
  /// A column that the format can have.
  public struct Column: Hashable, Sendable {
    public let name: String
    public let field: BookField
    /// No other service calls a column so: with a title column, one of these is enough to know the format.
    public let isSignature: Bool
    /// Often empty and written near the end: a row may end before it, as spreadsheets leave it.
    public let mayBeCutOff: Bool

    /// Makes a column; names are compared without regard to case and outer white space.
    public init(
      _ name: String, _ field: BookField, isSignature: Bool = false, mayBeCutOff: Bool = false
    ) {
      self.name = name
      self.field = field
      self.isSignature = isSignature
      self.mayBeCutOff = mayBeCutOff
    }
  }

  public let name: String
  public let columns: [Column]
  public let rules: CellRules

  /// Makes a format.
  public init(name: String, columns: [Column], rules: CellRules = CellRules()) {
    self.name = name
    self.columns = columns
    self.rules = rules
  }

  /// The formats that are recognised.
  public static let known: [ExportFormat] = [.goodreads]
}

/// What a format makes of a header.
public struct HeaderMatch: Hashable, Sendable {
  public let format: ExportFormat
  /// The header as the file has it.
  public let header: [String]
  /// Where each fact stands.
  public let columns: ColumnMap
  /// For each column whether a row may end before it.
  public let mayBeCutOff: [Bool]
  /// Columns that the format does not have; their cells are not imported.
  public let unknownColumns: [String]
  /// Ten for each signature column, one for each other known one.
  public let score: Int

  /// Whether the file says which book each row is about.
  public var hasTitle: Bool { columns[.title] != nil }
}

extension ExportFormat {
  /// Reads a header, in any order and with any columns missing; nothing if it is not this format's.
  ///
  /// The header is this format's if it has a column that only this format has. Whether it also has titles is
  /// the caller's question: a format without its title column deserves a better answer than "unknown".
  public func match(header: [String]) -> HeaderMatch? {
    var columns = ColumnMap()
    var score = 0
    var cutOff: [Bool] = []
    var unknown: [String] = []
    let known = Dictionary(
      self.columns.map { (Self.key($0.name), $0) }, uniquingKeysWith: { first, _ in first })
    for (index, name) in header.enumerated() {
      guard let column = known[Self.key(name)] else {
        // A column without a name holds nothing that could be missed.
        if !name.isEmpty { unknown.append(name) }
        cutOff.append(true)
        continue
      }
      cutOff.append(column.mayBeCutOff)
      score += column.isSignature ? 10 : 1
      if column.field != .none, columns[column.field] == nil { columns[column.field] = index }
    }
    guard score >= 10 else { return nil }
    return HeaderMatch(
      format: self, header: header, columns: columns, mayBeCutOff: cutOff, unknownColumns: unknown,
      score: score)
  }

  private static func key(_ name: String) -> String { Cell.collapsed(name).lowercased() }
}
