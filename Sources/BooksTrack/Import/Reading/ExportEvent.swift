// What comes out of the reader of an export, one by one or many at once.

/// What an export says next.
public enum ExportEvent: Hashable, Sendable {
  /// The format is known; books follow.
  case header(HeaderMatch, CSVDialect)
  /// The columns are not known, and nothing follows.
  case needsMapping(MappingRequest)
  case book(BookDraft)
  case rejected(RejectedRow)
}

/// Rows that were read one after the other: what is a book and what is not.
public struct ExportBatch: Sendable {
  public var books: [BookDraft] = []
  public var rejected: [RejectedRow] = []
  var cellProblems: [CellProblem] = []

  /// An empty batch.
  public init() {}
}
