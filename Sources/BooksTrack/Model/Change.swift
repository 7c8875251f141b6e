// Changes of a library. A transaction is a list of changes; nothing else changes a library.

/// A change of one row of a kind.
public enum RowChange<R: Row> {
  /// The row is inserted, or replaces the row with the same identifier.
  case put(R)
  /// The row is removed.
  case remove(Identifier<R>)
}

extension RowChange: Equatable, Hashable where R: Hashable {}

extension RowChange: Sendable {}

/// A change of one row, with a case for each kind of row.
///
/// Only the rows of two words (`WideRow`) are stored directly: an import has ten thousand changes, and each
/// would otherwise be as large as the largest kind of row.
public enum Change: Hashable, Sendable {
  /// A work.
  case work(RowChange<Work>)
  /// An edition of a work.
  case edition(RowChange<Edition>)
  /// An author.
  indirect case author(RowChange<Author>)
  /// The reader's data about a work.
  case entry(RowChange<Entry>)
  /// A series.
  indirect case series(RowChange<Series>)
  /// The membership of a work in a series.
  indirect case membership(RowChange<Membership>)
  /// The look-up of a work in the queue.
  indirect case job(RowChange<EnrichmentJob>)
  /// The record of an import.
  indirect case importRecord(RowChange<ImportRecord>)
  /// A file of an unfinished import.
  indirect case stagedImport(RowChange<StagedImport>)
  /// Parsed rows of such a file.
  indirect case stagedBatch(RowChange<StagedBatch>)
  /// The data for undoing an import.
  indirect case importUndo(RowChange<ImportUndo>)
  /// A reading session.
  indirect case session(RowChange<ReadingSession>)
  /// The fact about a work in one dimension of diversity.
  indirect case diversityFact(RowChange<DiversityFact>)
  /// A line of the ledger of points.
  indirect case award(RowChange<PointsAward>)
  /// The reader's statement about an author.
  indirect case statement(RowChange<AuthorStatement>)
  /// A value of a book that differs from that of its author.
  indirect case override(RowChange<WorkOverride>)
  /// A line of the audit log of curation.
  indirect case curationStep(RowChange<CurationStep>)
  /// The rules of the cascade, and a pending request for statistics.
  indirect case curationState(RowChange<CurationState>)
  /// The record of a merge of two series.
  indirect case seriesMerge(RowChange<SeriesMerge>)
  /// A book removed by a reset, with its places in series.
  indirect case absentBook(RowChange<AbsentBook>)
  /// A provider's record of a series.
  indirect case seriesPage(RowChange<SeriesPage>)
  /// A record of sync.
  indirect case record(RowChange<RecordRow>)
  /// The position of sync.
  indirect case syncPosition(RowChange<SyncPosition>)

  /// Returns the change that inserts or replaces a row.
  @inlinable
  public static func put<R: LibraryRow>(_ row: R) -> Change { R.change(.put(row)) }

  /// Returns the change that removes a row.
  @inlinable
  public static func remove<R: LibraryRow>(_ id: Identifier<R>) -> Change { R.change(.remove(id)) }
}

/// A row of a library.
public protocol LibraryRow: Row, Hashable {
  /// The number of the kind in files. It never changes and is never used for another kind.
  static var tag: UInt8 { get }
  /// Returns a change of a row as a change of a library.
  static func change(_ change: RowChange<Self>) -> Change
}
