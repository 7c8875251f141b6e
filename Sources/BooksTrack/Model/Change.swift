// What can happen to a library, row by row. A transaction is a list of these; nothing else changes a library.

/// One row put in place, or taken away.
///
/// Rows stand in boxes of their own: an import lists ten thousand changes, and each would otherwise take the room
/// of the largest kind of row.
public indirect enum Change: Hashable, Sendable {
  case putWork(Work)
  case removeWork(WorkID)
  case putEdition(Edition)
  case removeEdition(EditionID)
  case putAuthor(Author)
  case removeAuthor(AuthorID)
  case putEntry(Entry)
  case removeEntry(EntryID)
  case putSeries(Series)
  case removeSeries(SeriesID)
  case putMembership(Membership)
  case removeMembership(MembershipID)
  case putJob(EnrichmentJob)
  case removeJob(JobID)
  case putImport(ImportRecord)
  case removeImport(ImportID)
  case putStagedImport(StagedImport)
  case removeStagedImport(StagedImportID)
  case putStagedBatch(StagedBatch)
  case removeStagedBatch(StagedBatchID)
  case putImportUndo(ImportUndo)
  case removeImportUndo(ImportUndoID)
}
