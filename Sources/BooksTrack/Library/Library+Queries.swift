// Queries that follow references backwards. None of them scans a table.

extension Library {
  /// Returns the editions of a work, oldest first.
  public func editions(of work: WorkID) -> [Edition] {
    indexes.editionsOfWork[work].compactMap { editions[$0] }
  }

  /// Returns the reader's entries for a work, oldest first.
  public func entries(of work: WorkID) -> [Entry] {
    indexes.entriesOfWork[work].compactMap { entries[$0] }
  }

  /// Returns the oldest entry for a work, nearly always the only one.
  func oldestEntry(of work: WorkID) -> Entry? { indexes.entriesOfWork[work].first.flatMap { entries[$0] } }

  /// Returns the memberships of a work, oldest first.
  public func memberships(of work: WorkID) -> [Membership] {
    indexes.membershipsOfWork[work].compactMap { memberships[$0] }
  }

  /// Returns the memberships of a series, oldest first; the reading order is that of `position`.
  public func members(of series: SeriesID) -> [Membership] {
    indexes.membersOfSeries[series].compactMap { memberships[$0] }
  }

  /// Returns the membership of a work in a series; nil if there is none.
  public func membership(of work: WorkID, in series: SeriesID) -> Membership? {
    memberships.first(of: indexes.membershipsOfWork[work]) { $0.series == series }
  }

  /// Returns the job of a work in the enrichment queue; nil if there is none (ENR-1: at most one).
  public func job(of work: WorkID) -> EnrichmentJob? {
    indexes.jobsOfWork[work].first.flatMap { jobs[$0] }
  }

  /// Returns the works credited to an author, oldest first.
  public func works(of author: AuthorID) -> [Work] {
    indexes.worksOfAuthor[author].compactMap { works[$0] }
  }

  /// Returns the series whose only author is the given one, oldest first.
  public func series(of author: AuthorID) -> [Series] {
    indexes.seriesOfAuthor[author].compactMap { series[$0] }
  }

  /// Returns the oldest author with an equal name key: `Tolkien, J. R. R.` finds `J.R.R. Tolkien`.
  ///
  /// - Complexity: O(n) in the name.
  public func author(named name: String) -> AuthorID? { indexes.authorsByName[named: name].first }

  /// Returns the batches of a staged file, in the order of the file.
  public func stagedBatches(of stage: StagedImportID) -> [StagedBatch] {
    indexes.batchesOfStage[stage].compactMap { stagedBatches[$0] }.sorted { $0.number < $1.number }
  }

  /// Returns the data for undoing an import; nil if there is none.
  public func undo(of record: ImportID) -> ImportUndo? {
    indexes.undosOfImport[record].first.flatMap { importUndos[$0] }
  }

  /// Returns the reading sessions of an entry, oldest row first.
  public func sessions(of entry: EntryID) -> [ReadingSession] {
    indexes.sessionsOfEntry[entry].compactMap { sessions[$0] }
  }

  /// Returns the reading sessions of all entries of a work.
  func sessions(of work: WorkID) -> [ReadingSession] {
    indexes.entriesOfWork[work].flatMap { sessions(of: $0) }
  }

  /// The running sessions, by identifier. There is at most one, unless several devices started one while they
  /// were not connected (SES-1).
  public var runningSessions: [ReadingSession] { indexes.runningSessions.compactMap { sessions[$0] } }

  /// Returns the diversity facts of a work, in the order of the dimensions.
  public func diversityFacts(of work: WorkID) -> [DiversityFact] {
    let ids = indexes.diversityOfWork[work]
    guard !ids.isEmpty else { return [] }
    var facts: [DiversityFact] = []
    facts.reserveCapacity(ids.count)
    for id in ids {
      if let fact = diversityFacts[id] { facts.append(fact) }
    }
    if facts.count > 1 { facts.sort { $0.dimension < $1.dimension } }
    return facts
  }

  /// Returns the fact about a work in one dimension.
  public func diversityFact(of work: WorkID, _ dimension: DiversityDimension) -> DiversityFact? {
    diversityFacts.first(of: indexes.diversityOfWork[work]) { $0.dimension == dimension }
  }

  /// Returns the points awarded for a work, oldest first.
  public func awards(for work: WorkID) -> [PointsAward] {
    indexes.awardsOfWork[work].compactMap { awards[$0] }
  }

  /// Returns the names of a work's authors in the order of the credits, writers first.
  public func authorNames(of work: Work) -> [String] {
    work.authors.compactMap { authors[$0.author]?.name }
  }
}
