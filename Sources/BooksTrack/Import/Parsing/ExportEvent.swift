// The results of an export parser, one at a time or in batches.

/// The next result of an export parser.
public enum ExportEvent: Hashable, Sendable {
  /// The format was recognized; books follow.
  case header(HeaderMatch, CSVDialect)
  /// The columns are unknown; no event follows.
  case needsMapping(MappingRequest)
  /// A row that was parsed as a book.
  case book(BookDraft)
  /// A row that is not imported, and the reason.
  case rejected(RejectedRow)
}

/// Consecutive rows: parsed books and rejected rows.
public struct ExportBatch: Sendable {
  /// The rows.
  public var rows = BatchRows()
  /// Texts that the rows share.
  var texts = SharedTexts()

  /// Creates an empty batch.
  public init() {}

  /// Creates an empty batch that continues another one of the same file and shares its texts.
  init(after other: ExportBatch) { texts = other.texts }
}
