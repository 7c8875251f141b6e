// What a format makes of a header, and why it takes the file for its own.

/// What a format makes of a header.
public struct HeaderMatch: Hashable, Sendable {
  /// A column whose cells are kept under their own name.
  public struct OtherColumn: Hashable, Sendable {
    /// Counted from 0.
    public let index: Int
    /// The name in the header.
    public let label: String
  }

  /// The format that the header is taken for.
  public let format: ExportFormat
  /// The header as the file has it; column numbers if it has none.
  public let header: [String]
  /// Where each fact stands.
  public internal(set) var columns = ColumnMap()
  /// For each column whether a row may end before it.
  public internal(set) var mayBeCutOff: [Bool] = []
  /// Columns that the reader filled in and that no other field is for, in the order of the file.
  public internal(set) var otherColumns: [OtherColumn] = []
  /// Columns that the format does not have; their cells are not imported.
  public internal(set) var unknownColumns: [String] = []
  /// The columns that give the format away, as the file names them.
  public internal(set) var signatures: [String] = []
  /// Ten for each signature column, one for each other known one.
  public internal(set) var score = 0
  /// The first row of the file is a book.
  public internal(set) var isHeaderMissing = false

  init(format: ExportFormat, header: [String]) {
    self.format = format
    self.header = header
  }

  /// Why the file is taken for this format's, as a sentence without a full stop.
  public var reason: String {
    if format.isPlain { return "the header says what they hold" }
    if format.mapping != nil { return "columns as the mapping says" }
    let named = signatures.prefix(3).map { "\"\($0)\"" }.joined(separator: ", ")
    let more = signatures.count > 3 ? " and \(signatures.count - 3) more" : ""
    return "only \(format.name) has \(signatures.count == 1 ? "a column" : "columns") \(named)\(more)"
  }

  /// Takes a column of the header for what the format says it is.
  mutating func take(_ name: String, _ column: ExportFormat.Column?, at index: Int) {
    guard let column else {
      // A column without a name holds nothing that could be missed.
      if !name.isEmpty { unknownColumns.append(name) }
      return mayBeCutOff.append(true)
    }
    mayBeCutOff.append(column.mayBeCutOff)
    score += column.isSignature ? 10 : 1
    if column.isSignature { signatures.append(name) }
    put(column.field, at: index, label: column.name)
  }

  /// Says what a column holds; the first column of a fact is the one that counts.
  mutating func put(_ field: BookField, at index: Int, label: String) {
    switch field {
    case .none: break
    case .other: otherColumns.append(OtherColumn(index: index, label: label))
    default: if columns[field] == nil { columns[field] = index }
    }
  }
}
