// The outcome for a file whose columns nobody knows (IMP-4): no guess, but what a reader needs to say what is
// what, and a mapping to begin with. Only the reader applies it.

/// A file that can be imported once somebody has said which column holds what.
public struct MappingRequest: Hashable, Sendable {
  /// The first row of the file.
  public let header: [String]
  /// Up to three rows below it.
  public let sampleRows: [[String]]
  /// The first row holds numbers or dates where a header has names: the file most likely has no header.
  public let isHeaderMissing: Bool
  /// What separates the columns.
  public let dialect: CSVDialect
  /// What the columns may be, by their names and by what stands in them; nil if none may hold the titles.
  public let proposal: ColumnMapping?

  /// How many sample rows are shown.
  public static let sampleCount = 3

  init(header: [String], sampleRows: [[String]], dialect: CSVDialect) {
    self.header = header
    self.sampleRows = sampleRows
    self.dialect = dialect
    isHeaderMissing = header.contains(where: Self.isData)
    proposal =
      isHeaderMissing
      ? MappingProposal.ofCells([header] + sampleRows) : MappingProposal.ofNames(header, sampleRows)
  }

  /// Whether a text is a number, a date or an ISBN, as no name of a column is.
  static func isData(_ text: String) -> Bool {
    Array(text.utf8).withUnsafeBufferPointer { bytes in
      let cell = Cell(bytes)
      if case .isbn = cell.isbn { return true }
      return cell.number != nil || (cell.date != nil && !cell.isEmpty)
    }
  }

  /// The columns that may hold the titles, by their names.
  public var titleColumns: [String] {
    isHeaderMissing ? [] : header.filter(ColumnNames.mayBeTitle)
  }

  /// Two plain sentences: what is missing, and what is asked.
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
