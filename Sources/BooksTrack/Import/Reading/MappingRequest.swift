// The outcome for a file whose columns nobody knows (IMP-4): no guess, but what a reader needs to say what is
// what.

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

  /// How many sample rows are shown.
  public static let sampleCount = 3

  init(header: [String], sampleRows: [[String]], dialect: CSVDialect) {
    self.header = header
    self.sampleRows = sampleRows
    self.dialect = dialect
    isHeaderMissing = header.contains(where: Self.isData)
  }

  private static func isData(_ text: String) -> Bool {
    Array(text.utf8).withUnsafeBufferPointer { bytes in
      let cell = Cell(bytes)
      if case .isbn = cell.isbn { return true }
      return cell.number != nil || (cell.date != nil && !cell.isEmpty)
    }
  }

  /// One plain sentence.
  public var sentence: String {
    isHeaderMissing
      ? "The first row is no header. Please say which column holds the titles."
      : "These columns are not known: " + header.map { "\"\($0)\"" }.joined(separator: ", ")
        + ". Please say which one holds the titles."
  }
}
