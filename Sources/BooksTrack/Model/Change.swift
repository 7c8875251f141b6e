// What can happen to a library, row by row. A transaction is a list of these; nothing else changes a library.

/// One row put in place, or taken away.
///
/// Rows stand in boxes of their own: an import lists ten thousand changes, and each would otherwise take the
/// room of the largest kind of row.
public indirect enum Change: Hashable, Sendable {
  /// The row of a work, new or as it is from now on.
  case putWork(Work)
  /// A work goes, and with it all that hangs on it.
  case removeWork(WorkID)
  /// The row of an edition.
  case putEdition(Edition)
  /// An edition goes.
  case removeEdition(EditionID)
  /// The row of an author.
  case putAuthor(Author)
  /// An author goes.
  case removeAuthor(AuthorID)
  /// The row of an entry: what the reader has of a work.
  case putEntry(Entry)
  /// An entry goes.
  case removeEntry(EntryID)
  /// The row of a series.
  case putSeries(Series)
  /// A series goes, and with it its memberships.
  case removeSeries(SeriesID)
  /// A work's place in a series.
  case putMembership(Membership)
  /// A work leaves a series.
  case removeMembership(MembershipID)
  /// The record of a merge of two series.
  case putSeriesMerge(SeriesMerge)
  /// The record of a merge goes: it can no longer be undone.
  case removeSeriesMerge(SeriesMergeID)
  /// The places of a book that a reset has taken away.
  case putAbsentBook(AbsentBook)
  /// A book has come back, or all of its series are gone.
  case removeAbsentBook(AbsentBookID)
  /// What a provider says of a series.
  case putSeriesPage(SeriesPage)
  /// What a provider says of a series goes.
  case removeSeriesPage(SeriesPageID)
  /// A work waits for its look-up, or waits on as this row says.
  case putJob(EnrichmentJob)
  /// A work leaves the queue of look-ups.
  case removeJob(JobID)
  /// The record of an import.
  case putImport(ImportRecord)
  /// The record of an import goes.
  case removeImport(ImportID)
  /// A file whose rows are being read into the library's files.
  case putStagedImport(StagedImport)
  /// A staged file goes, and with it its batches.
  case removeStagedImport(StagedImportID)
  /// Rows of a staged file.
  case putStagedBatch(StagedBatch)
  /// Rows of a staged file go.
  case removeStagedBatch(StagedBatchID)
  /// What is needed to take an import back.
  case putImportUndo(ImportUndo)
  /// An import can no longer be taken back.
  case removeImportUndo(ImportUndoID)
  /// The row of a reading session.
  case putSession(ReadingSession)
  /// A reading session goes.
  case removeSession(SessionID)
  /// What is known of a work in one dimension of diversity.
  case putDiversityFact(DiversityFact)
  /// A diversity fact goes.
  case removeDiversityFact(DiversityFactID)
  /// A line of the ledger of points.
  case putAward(PointsAward)
  /// A line of the ledger goes.
  case removeAward(AwardID)
  /// What the reader says of an author in a field.
  case putStatement(AuthorStatement)
  /// A statement goes.
  case removeStatement(AuthorStatementID)
  /// Where a book differs from its author.
  case putOverride(WorkOverride)
  /// An override goes.
  case removeOverride(WorkOverrideID)
  /// A line of the audit log of curation.
  case putCurationStep(CurationStep)
  /// A line of the audit log goes.
  case removeCurationStep(CurationStepID)
  /// The rules of the cascade, and whether statistics are due.
  case putCurationState(CurationState)
  /// The state of curation goes.
  case removeCurationState(CurationStateID)
}
