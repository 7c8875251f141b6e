// What comes out of the reader of an export, one by one or many at once.

/// What an export says next.
public enum ExportEvent: Hashable, Sendable {
  /// The format is known; books follow.
  case header(HeaderMatch, CSVDialect)
  /// The columns are not known, and nothing follows.
  case needsMapping(MappingRequest)
  /// A row that is a book.
  case book(BookDraft)
  /// A row that is none, and why.
  case rejected(RejectedRow)
}

/// Rows that were read one after the other: what is a book and what is not.
public struct ExportBatch: Sendable {
  /// Rows that are books, in the order of the file.
  public var books: [BookDraft] = []
  /// Rows that are none.
  public var rejected: [RejectedRow] = []
  var cellProblems: [CellProblem] = []
  /// Texts that its rows have in common.
  var texts = SharedTexts()

  /// An empty batch.
  public init() {}

  /// An empty batch that goes on behind another one of the same file.
  init(after other: ExportBatch) { texts = other.texts }
}
