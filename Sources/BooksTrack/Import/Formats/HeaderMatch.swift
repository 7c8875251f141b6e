// The result of matching a header against a format, and the reason for the match.

/// A header matched against a format.
public struct HeaderMatch: Hashable, Sendable {
  /// A column whose cells are kept under the column's name.
  public struct OtherColumn: Hashable, Sendable {
    /// The index of the column, counted from 0.
    public let index: Int
    /// The name of the column, as spelled by the format or by the mapped header.
    public let label: String
  }

  /// The format that the header matches.
  public let format: ExportFormat
  /// The header as written in the file, or column numbers if the file has no header.
  public let header: [String]
  /// The column of each field.
  public internal(set) var columns = ColumnMap()
  /// For each column, true if a row may end before it.
  public internal(set) var mayBeCutOff: [Bool] = []
  /// Columns filled in by the reader for which there is no other field, in the order of the file.
  public internal(set) var otherColumns: [OtherColumn] = []
  /// Columns that the format does not define; their cells are not imported.
  public internal(set) var unknownColumns: [String] = []
  /// The columns that identify the format, as the file names them.
  public internal(set) var signatures: [String] = []
  /// The score of the match: ten for each signature column or mapped column, one for each other known column.
  public internal(set) var score = 0
  /// True if the first row of the file is a book.
  public internal(set) var isHeaderMissing = false

  init(format: ExportFormat, header: [String]) {
    self.format = format
    self.header = header
  }

  /// The reason for the match, as a sentence without a full stop.
  public var reason: String {
    if format.isPlain { return "the header says what they hold" }
    if format.mapping != nil { return "columns as the mapping says" }
    let named = signatures.prefix(3).map { "\"\($0)\"" }.joined(separator: ", ")
    let more = signatures.count > 3 ? " and \(signatures.count - 3) more" : ""
    return "only \(format.name) has \(signatures.count == 1 ? "a column" : "columns") \(named)\(more)"
  }

  /// Records a column of the header and its definition in the format; nil if the format does not define it.
  mutating func take(_ name: String, _ column: ExportFormat.Column?, at index: Int) {
    guard let column else {
      // A column without a name is not reported as unknown.
      if !name.isEmpty { unknownColumns.append(name) }
      return mayBeCutOff.append(true)
    }
    mayBeCutOff.append(column.mayBeCutOff)
    score += column.isSignature ? 10 : 1
    if column.isSignature { signatures.append(name) }
    put(column.field, at: index, label: column.name)
  }

  /// Assigns a column to a field; the first column of a field wins.
  mutating func put(_ field: BookField, at index: Int, label: String) {
    switch field {
    case .none: break
    case .other: otherColumns.append(OtherColumn(index: index, label: label))
    default: if columns[field] == nil { columns[field] = index }
    }
  }
}
