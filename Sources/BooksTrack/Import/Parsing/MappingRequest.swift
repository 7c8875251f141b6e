// The result for a file with unknown columns (IMP-4): what a reader needs to map the columns, and a proposal.
// The proposal is applied only by the reader.

/// A file that can be imported once its columns have been mapped.
public struct MappingRequest: Hashable, Sendable {
  /// The first row of the file.
  public let header: [String]
  /// Up to three rows below it.
  public let sampleRows: [[String]]
  /// True if the first row contains numbers or dates: most likely the file has no header.
  public let isHeaderMissing: Bool
  /// The dialect of the file.
  public let dialect: CSVDialect
  /// A mapping proposed from the names and cells of the columns; nil if no column may hold the titles.
  public let proposal: ColumnMapping?

  /// The number of sample rows.
  public static let sampleCount = 3

  init(header: [String], sampleRows: [[String]], dialect: CSVDialect) {
    self.header = header
    self.sampleRows = sampleRows
    self.dialect = dialect
    isHeaderMissing = header.contains(where: Self.isData)
    proposal =
      isHeaderMissing ? MappingProposal.ofCells([header] + sampleRows) : MappingProposal.ofNames(header)
  }

  /// Returns true if a text is a number, a date or an ISBN, which no column name is.
  static func isData(_ text: String) -> Bool {
    Array(text.utf8).withUnsafeBufferPointer { bytes in
      let cell = Cell(bytes)
      if case .isbn = cell.isbn { return true }
      return cell.number != nil || (cell.date != nil && !cell.isEmpty)
        || bytes.count < 40 && bytes.contains { Cell.digit($0) != nil }
          && cell.text.flatMap { WrittenDate($0) } != nil
    }
  }

  /// The names of the columns that may hold the titles.
  public var titleColumns: [String] {
    isHeaderMissing ? [] : header.filter(ColumnNames.mayBeTitle)
  }

  /// The missing columns and the necessary choices of the reader, in plain sentences.
  public var sentence: String {
    if isHeaderMissing {
      return "The first row is no header: it holds a book. Please say which column holds the titles."
    }
    let names = { (columns: [String]) in columns.map { "\"\($0)\"" }.joined(separator: ", ") }
    let missing =
      switch titleColumns.count {
      case 0: ", and none of them is called \"Title\""
      case 1: ""
      default: ", and more than one may be the title: " + names(titleColumns)
      }
    return "This is the export of no site that is known. Its columns are: \(names(header))\(missing). "
      + "Please say which one holds the titles."
  }
}
