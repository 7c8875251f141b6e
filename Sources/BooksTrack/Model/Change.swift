// What can happen to a library, row by row. A transaction is a list of these; nothing else changes a library.

/// What happens to one row of a kind.
///
/// The content stands in a box of its own: an import lists ten thousand changes, and each would otherwise take
/// the room of the largest kind of row.
public indirect enum RowChange<R: Row> {
  /// The row is put in place, new or as it is from now on.
  case put(R)
  /// The row is taken away.
  case remove(Identifier<R>)
}

extension RowChange: Equatable, Hashable where R: Hashable {}

extension RowChange: Sendable {}

/// One row put in place, or taken away: a case for each kind of row.
public enum Change: Hashable, Sendable {
  /// A work, and with it all that hangs on it.
  case work(RowChange<Work>)
  /// A form in which a work was printed.
  case edition(RowChange<Edition>)
  /// Somebody who wrote works.
  case author(RowChange<Author>)
  /// What the reader has of a work.
  case entry(RowChange<Entry>)
  /// A series.
  case series(RowChange<Series>)
  /// A work's place in a series.
  case membership(RowChange<Membership>)
  /// A work's place in the queue of look-ups.
  case job(RowChange<EnrichmentJob>)
  /// The record of an import.
  case importRecord(RowChange<ImportRecord>)
  /// A file whose rows are being read into the library's files.
  case stagedImport(RowChange<StagedImport>)
  /// Rows of a staged file.
  case stagedBatch(RowChange<StagedBatch>)
  /// What is needed to take an import back.
  case importUndo(RowChange<ImportUndo>)
  /// A reading session.
  case session(RowChange<ReadingSession>)
  /// What is known of a work in one dimension of diversity.
  case diversityFact(RowChange<DiversityFact>)
  /// A line of the ledger of points.
  case award(RowChange<PointsAward>)
  /// What the reader says of an author in a field.
  case statement(RowChange<AuthorStatement>)
  /// Where a book differs from its author.
  case override(RowChange<WorkOverride>)
  /// A line of the audit log of curation.
  case curationStep(RowChange<CurationStep>)
  /// The rules of the cascade, and whether statistics are due.
  case curationState(RowChange<CurationState>)
  /// The record of a merge of two series.
  case seriesMerge(RowChange<SeriesMerge>)
  /// The places of a book that a reset has taken away.
  case absentBook(RowChange<AbsentBook>)
  /// A provider's record of a series.
  case seriesPage(RowChange<SeriesPage>)

  /// The change that puts a row in place.
  public static func put<R: LibraryRow>(_ row: R) -> Change { R.change(.put(row)) }

  /// The change that takes a row away.
  public static func remove<R: LibraryRow>(_ id: Identifier<R>) -> Change { R.change(.remove(id)) }
}

/// A row of one of the kinds that a library holds.
public protocol LibraryRow: Row, Hashable {
  /// The number of the kind in files. It never changes and is never given out again.
  static var tag: UInt8 { get }
  /// The change of a library that is this change of a row.
  static func change(_ change: RowChange<Self>) -> Change
}
