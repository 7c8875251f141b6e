// Putting one change into effect, in the tables and in every index that depends on the row.
//
// Changes of one transaction may come in any order: an edition may be put before its work. The indexes by
// reference do not depend on the order. The match index takes a work with the rows that it has then, and is
// updated when more come.

extension Library {
  /// Puts one change into effect, with no effect on other rows.
  ///
  /// - Complexity: O(log *count*) for each index that mentions the row; a new name of an author also costs
  ///   the author's works.
  public mutating func apply(_ change: Change) { apply(change, like: nil) }

  /// The same for a row that was made of a book whose keys the match index has made.
  mutating func apply(_ change: Change, like keys: MatchKeys?) {
    switch change {
    case .putWork(let row): replaceWork(works.put(row), by: row, like: keys)
    case .removeWork(let id): replaceWork(works.remove(id), by: nil)
    case .putEdition(let row): replaceEdition(editions.put(row), by: row)
    case .removeEdition(let id): replaceEdition(editions.remove(id), by: nil)
    case .putAuthor(let row): replaceAuthor(authors.put(row), by: row)
    case .removeAuthor(let id): replaceAuthor(authors.remove(id), by: nil)
    case .putEntry(let row): replaceEntry(entries.put(row), by: row)
    case .removeEntry(let id): replaceEntry(entries.remove(id), by: nil)
    case .putSeries(let row): replaceSeries(series.put(row), by: row)
    case .removeSeries(let id): replaceSeries(series.remove(id), by: nil)
    case .putMembership(let row): replaceMembership(memberships.put(row), by: row)
    case .removeMembership(let id): replaceMembership(memberships.remove(id), by: nil)
    case .putJob(let row): replaceJob(jobs.put(row), by: row)
    case .removeJob(let id): replaceJob(jobs.remove(id), by: nil)
    case .putImport(let row):
      imports.put(row)
      take(row.id, .importRecord)
    case .removeImport(let id): imports.remove(id)
    case .putStagedImport(let row):
      stagedImports.put(row)
      take(row.id, .stagedImport)
    case .removeStagedImport(let id): stagedImports.remove(id)
    case .putStagedBatch(let row): replaceBatch(stagedBatches.put(row), by: row)
    case .removeStagedBatch(let id): replaceBatch(stagedBatches.remove(id), by: nil)
    case .putImportUndo(let row): replaceUndo(importUndos.put(row), by: row)
    case .removeImportUndo(let id): replaceUndo(importUndos.remove(id), by: nil)
    case .putSession(let row): replaceSession(sessions.put(row), by: row)
    case .removeSession(let id): replaceSession(sessions.remove(id), by: nil)
    case .putDiversityFact(let row): replaceDiversityFact(diversityFacts.put(row), by: row)
    case .removeDiversityFact(let id): replaceDiversityFact(diversityFacts.remove(id), by: nil)
    case .putAward(let row): replaceAward(awards.put(row), by: row)
    case .removeAward(let id): replaceAward(awards.remove(id), by: nil)
    case .putStatement(let row): replaceStatement(statements.put(row), by: row)
    case .removeStatement(let id): replaceStatement(statements.remove(id), by: nil)
    case .putOverride(let row): replaceOverride(overrides.put(row), by: row)
    case .removeOverride(let id): replaceOverride(overrides.remove(id), by: nil)
    case .putCurationStep(let row): replaceStep(curationSteps.put(row), by: row)
    case .removeCurationStep(let id): replaceStep(curationSteps.remove(id), by: nil)
    case .putCurationState(let row): curationStates.put(row)
    case .removeCurationState(let id): curationStates.remove(id)
    case .putSeriesMerge(let row): replaceMerge(seriesMerges.put(row), by: row)
    case .removeSeriesMerge(let id): replaceMerge(seriesMerges.remove(id), by: nil)
    case .putAbsentBook(let row): replaceAbsentBook(absentBooks.put(row), by: row)
    case .removeAbsentBook(let id): replaceAbsentBook(absentBooks.remove(id), by: nil)
    case .putSeriesPage(let row): replacePage(seriesPages.put(row), by: row)
    case .removeSeriesPage(let id): replacePage(seriesPages.remove(id), by: nil)
    }
  }

  /// Puts a committed transaction into effect; it must be the next one.
  ///
  /// - Throws: `SequenceGap` if it is not, without changing anything.
  public mutating func apply(_ transaction: Transaction) throws(SequenceGap) {
    guard transaction.sequence == sequence + 1 else {
      throw SequenceGap(expected: sequence + 1, found: transaction.sequence)
    }
    for change in transaction.changes { apply(change) }
    sequence = transaction.sequence
  }

  private mutating func take<R>(_ id: Identifier<R>, _ kind: RowKind) {
    if id.replica == replica { nextSerials.take(id.serial, of: kind) }
  }

  private mutating func replaceWork(_ old: Work?, by new: Work?, like keys: MatchKeys? = nil) {
    guard let id = new?.id ?? old?.id else { return }
    take(id, .work)
    if old?.authors != new?.authors {
      for credit in old?.authors ?? [] { indexes.worksOfAuthor.remove(id, under: credit.author) }
      for credit in new?.authors ?? [] { indexes.worksOfAuthor.insert(id, under: credit.author) }
    }
    if new == nil {
      indexes.match.remove(id)
    } else if old?.title != new?.title || old?.authors != new?.authors {
      updateMatch(of: id, like: keys)
    }
  }

  private mutating func replaceEdition(_ old: Edition?, by new: Edition?) {
    guard let id = new?.id ?? old?.id else { return }
    take(id, .edition)
    indexes.editionsOfWork.move(id, from: old?.work, to: new?.work)
    if let old, old.work != new?.work { updateMatch(of: old.work) }
    // Of an edition, matching compares the numbers and nothing else; most changes are to something else.
    let isSameToMatching = old?.work == new?.work && old?.facts.allISBNs == new?.facts.allISBNs
    if let new, !isSameToMatching { updateMatch(of: new.work) }
  }

  private mutating func replaceAuthor(_ old: Author?, by new: Author?) {
    guard let id = new?.id ?? old?.id else { return }
    take(id, .author)
    indexes.penNamesOfPerson.move(id, from: old?.penNameOf, to: new?.penNameOf)
    guard old?.name != new?.name else { return }
    if let old { indexes.authorsByName.remove(old) }
    if let new { indexes.authorsByName.insert(new) }
    notePlaceholder(id, new.map { AuthorName($0.name).isAnonymous } ?? false)
    for work in indexes.worksOfAuthor[id] { updateMatch(of: work) }
  }

  private mutating func notePlaceholder(_ id: AuthorID, _ isPlaceholder: Bool) {
    guard isPlaceholder != self.isPlaceholder(id) else { return }
    let place = indexes.placeholderAuthors.partitioningIndex(atOrAfter: id)
    if isPlaceholder {
      indexes.placeholderAuthors.insert(id, at: place)
    } else {
      indexes.placeholderAuthors.remove(at: place)
    }
  }

  private mutating func replaceEntry(_ old: Entry?, by new: Entry?) {
    guard let id = new?.id ?? old?.id else { return }
    take(id, .entry)
    indexes.entriesOfWork.move(id, from: old?.work, to: new?.work)
  }

  private mutating func replaceSeries(_ old: Series?, by new: Series?) {
    guard let id = new?.id ?? old?.id else { return }
    take(id, .series)
    indexes.seriesOfAuthor.move(id, from: old?.author, to: new?.author)
    if old?.name != new?.name || old?.externalIDs != new?.externalIDs {
      if let old { indexes.seriesByName.remove(old) }
      if let new { indexes.seriesByName.insert(new) }
    }
  }

  private mutating func replaceMembership(_ old: Membership?, by new: Membership?) {
    guard let id = new?.id ?? old?.id else { return }
    take(id, .membership)
    indexes.membershipsOfWork.move(id, from: old?.work, to: new?.work)
    indexes.membersOfSeries.move(id, from: old?.series, to: new?.series)
  }

  private mutating func replaceJob(_ old: EnrichmentJob?, by new: EnrichmentJob?) {
    guard let id = new?.id ?? old?.id else { return }
    take(id, .job)
    indexes.jobsOfWork.move(id, from: old?.work, to: new?.work)
  }

  private mutating func replaceBatch(_ old: StagedBatch?, by new: StagedBatch?) {
    guard let id = new?.id ?? old?.id else { return }
    take(id, .stagedBatch)
    indexes.batchesOfStage.move(id, from: old?.stage, to: new?.stage)
  }

  private mutating func replaceUndo(_ old: ImportUndo?, by new: ImportUndo?) {
    guard let id = new?.id ?? old?.id else { return }
    take(id, .importUndo)
    indexes.undosOfImport.move(id, from: old?.record, to: new?.record)
  }

  private mutating func replaceSession(_ old: ReadingSession?, by new: ReadingSession?) {
    guard let id = new?.id ?? old?.id else { return }
    take(id, .session)
    indexes.sessionsOfEntry.move(id, from: old?.entry, to: new?.entry)
    let isRunning = new?.isRunning ?? false
    guard isRunning != old?.isRunning ?? false else { return }
    let place = indexes.runningSessions.partitioningIndex(atOrAfter: id)
    if isRunning {
      indexes.runningSessions.insert(id, at: place)
    } else {
      indexes.runningSessions.remove(at: place)
    }
  }

  private mutating func replaceDiversityFact(_ old: DiversityFact?, by new: DiversityFact?) {
    guard let id = new?.id ?? old?.id else { return }
    take(id, .diversityFact)
    indexes.diversityOfWork.move(id, from: old?.work, to: new?.work)
  }

  private mutating func replaceAward(_ old: PointsAward?, by new: PointsAward?) {
    guard let id = new?.id ?? old?.id else { return }
    take(id, .award)
    indexes.awardsOfWork.move(id, from: old?.work, to: new?.work)
    indexes.awardsOfAuthor.move(id, from: old?.author, to: new?.author)
  }

  private mutating func replaceStatement(_ old: AuthorStatement?, by new: AuthorStatement?) {
    guard let id = new?.id ?? old?.id else { return }
    take(id, .statement)
    indexes.statementsOfAuthor.move(id, from: old?.author, to: new?.author)
  }

  private mutating func replaceOverride(_ old: WorkOverride?, by new: WorkOverride?) {
    guard let id = new?.id ?? old?.id else { return }
    take(id, .override)
    indexes.overridesOfWork.move(id, from: old?.work, to: new?.work)
  }

  private mutating func replaceStep(_ old: CurationStep?, by new: CurationStep?) {
    guard let id = new?.id ?? old?.id else { return }
    take(id, .step)
    indexes.undosOfStep.move(id, from: old?.undoes, to: new?.undoes)
  }

  private mutating func replaceMerge(_ old: SeriesMerge?, by new: SeriesMerge?) {
    guard let id = new?.id ?? old?.id else { return }
    take(id, .seriesMerge)
    // The name of the series that is gone is not given out again: undoing brings the row back.
    if let new { take(new.absorbed.id, .series) }
    indexes.mergesOfSeries.move(id, from: old?.into, to: new?.into)
  }

  private mutating func replaceAbsentBook(_ old: AbsentBook?, by new: AbsentBook?) {
    guard let id = new?.id ?? old?.id else { return }
    take(id, .absentBook)
    for place in old?.places ?? [] { indexes.absentBooksOfSeries.remove(id, under: place.series) }
    for place in new?.places ?? [] { indexes.absentBooksOfSeries.insert(id, under: place.series) }
    if let new {
      indexes.absentMatch.insert(
        new.workID, keys: matchIndex.rules.keys(title: new.title, authors: new.authors, isbns: new.isbns))
    } else {
      indexes.absentMatch.remove(WorkID(replica: id.replica, serial: id.serial))
    }
  }

  private mutating func replacePage(_ old: SeriesPage?, by new: SeriesPage?) {
    guard let id = new?.id ?? old?.id else { return }
    take(id, .seriesPage)
    indexes.pagesOfSeries.move(id, from: old?.series, to: new?.series)
  }

  /// Tells the match index what a work looks like now; a work that is not there yet is told of when it comes.
  private mutating func updateMatch(of id: WorkID, like keys: MatchKeys? = nil) {
    guard let work = works[id] else { return }
    indexes.match.insert(work: work, authors: authorNames(of: work), editions: editions(of: id), like: keys)
  }
}

extension AbsentBook {
  /// The name under which the index of absent books knows it.
  var workID: WorkID { WorkID(replica: id.replica, serial: id.serial) }
}

/// A transaction that does not follow on the library's last one.
public struct SequenceGap: Error, Hashable, Sendable {
  /// The number of the transaction that would come next.
  public let expected: UInt64
  /// The number of the transaction that came.
  public let found: UInt64

  /// Makes the error.
  public init(expected: UInt64, found: UInt64) {
    self.expected = expected
    self.found = found
  }
}
