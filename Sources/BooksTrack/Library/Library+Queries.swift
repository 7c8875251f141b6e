// Look-ups that follow a reference backwards. None of them scans a table.

extension Library {
  /// The editions of a work, oldest first.
  public func editions(of work: WorkID) -> [Edition] {
    indexes.editionsOfWork[work].compactMap { editions[$0] }
  }

  /// The reader's entries for a work, oldest first.
  public func entries(of work: WorkID) -> [Entry] {
    indexes.entriesOfWork[work].compactMap { entries[$0] }
  }

  /// The first of the reader's entries for a work; nearly always the only one.
  func oldestEntry(of work: WorkID) -> Entry? { indexes.entriesOfWork[work].first.flatMap { entries[$0] } }

  /// In which series a work stands, oldest membership first.
  public func memberships(of work: WorkID) -> [Membership] {
    indexes.membershipsOfWork[work].compactMap { memberships[$0] }
  }

  /// Which works stand in a series, oldest membership first; reading order is by `position`.
  public func members(of series: SeriesID) -> [Membership] {
    indexes.membersOfSeries[series].compactMap { memberships[$0] }
  }

  /// The place of a work in a series; nil if it does not stand in it.
  public func membership(of work: WorkID, in series: SeriesID) -> Membership? {
    memberships.first(of: indexes.membershipsOfWork[work]) { $0.series == series }
  }

  /// The work's place in the enrichment queue, or nil if it does not wait (ENR-1: at most one).
  public func job(of work: WorkID) -> EnrichmentJob? {
    indexes.jobsOfWork[work].first.flatMap { jobs[$0] }
  }

  /// The works that an author had a part in, oldest first.
  public func works(of author: AuthorID) -> [Work] {
    indexes.worksOfAuthor[author].compactMap { works[$0] }
  }

  /// The series that an author is the one author of, oldest first.
  public func series(of author: AuthorID) -> [Series] {
    indexes.seriesOfAuthor[author].compactMap { series[$0] }
  }

  /// The author of that name, in whichever way it is certainly spelled: `Tolkien, J. R. R.` finds
  /// `J.R.R. Tolkien`. Of several, the oldest.
  ///
  /// - Complexity: O(n) in the name.
  public func author(named name: String) -> AuthorID? { indexes.authorsByName[named: name].first }

  /// What has been read of a staged file, in the order of the file.
  public func stagedBatches(of stage: StagedImportID) -> [StagedBatch] {
    indexes.batchesOfStage[stage].compactMap { stagedBatches[$0] }.sorted { $0.number < $1.number }
  }

  /// How an import can be taken back; nil if that is not known.
  public func undo(of record: ImportID) -> ImportUndo? {
    indexes.undosOfImport[record].first.flatMap { importUndos[$0] }
  }

  /// The reading sessions of an entry, oldest row first.
  public func sessions(of entry: EntryID) -> [ReadingSession] {
    indexes.sessionsOfEntry[entry].compactMap { sessions[$0] }
  }

  /// The reading sessions of a work, whatever the entry.
  func sessions(of work: WorkID) -> [ReadingSession] {
    indexes.entriesOfWork[work].flatMap { sessions(of: $0) }
  }

  /// The sessions that run, by name. There is one at most, but for devices that both began one while they
  /// could not hear of each other (SES-1).
  public var runningSessions: [ReadingSession] { indexes.runningSessions.compactMap { sessions[$0] } }

  /// What is known of a work in the dimensions of diversity, in their order.
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

  /// What is known of a work in one dimension.
  public func diversityFact(of work: WorkID, _ dimension: DiversityDimension) -> DiversityFact? {
    diversityFacts.first(of: indexes.diversityOfWork[work]) { $0.dimension == dimension }
  }

  /// The points that were given for a work, oldest first.
  public func awards(for work: WorkID) -> [PointsAward] {
    indexes.awardsOfWork[work].compactMap { awards[$0] }
  }

  /// The names of a work's authors as they are credited, the writer first.
  public func authorNames(of work: Work) -> [String] {
    work.authors.compactMap { authors[$0.author]?.name }
  }
}
