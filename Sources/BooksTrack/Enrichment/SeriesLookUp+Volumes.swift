// Missing volumes of a series: the search for the book, and its addition as a book to read (SER-19).
//
// If the title is known, from before a reset or from a provider's page, the book is searched for and answers
// are judged as in enrichment. Otherwise the series is searched for, and only works that state that they are
// this volume count. The reader's choice becomes a book to read at its position, and is fetched like any
// chosen candidate: that record and no other (ENR-9).

import BooksTrackAPI

/// The outcome of a search for a missing volume.
public enum MissingVolumeOutcome: Hashable, Sendable {
  /// The book may be one of these, best first; never empty.
  case found([Candidate])
  /// The backend has answered and knows no such book.
  case nothingFound
  /// A book of the library is or contains this volume.
  case owned(WorkID)
  /// The device has no network.
  case offline
  /// A failure that a later try may resolve.
  case failed(MetadataFailure)
  /// The series is not in the library.
  case gone
}

/// The outcome of adding a chosen book.
public enum VolumeAddition: Hashable, Sendable {
  /// The book was added, to be read, and is queued for enrichment.
  case added(WorkID)
  /// The book was in the library and is now in the series.
  case placed(WorkID)
  /// The volume is owned already; nothing was changed.
  case owned(WorkID)
  /// The series is gone; nothing was changed.
  case gone
}

extension SeriesLookUp {
  /// Searches for a missing volume, after requesting the series' pages if they are due.
  ///
  /// - Throws: `StorageError` or `CancellationError`; nothing is changed then.
  public func find(volume: Int, of series: SeriesID) async throws -> MissingVolumeOutcome {
    if let end = await store.snapshot.endOfSearch(for: volume, of: series) { return end }
    guard connectivity.isOnline else { return .offline }
    _ = try await refresh(series)
    let library = await store.snapshot
    if let end = library.endOfSearch(for: volume, of: series) { return end }
    guard let search = VolumeSearch(volume: volume, of: series, in: library) else { return .gone }
    return try await run(search)
  }

  /// Sends the queries in sequence until an answer contains the volume.
  private func run(_ search: VolumeSearch) async throws -> MissingVolumeOutcome {
    var failure: MetadataFailure?
    for query in search.queries(policy.titleRules) {
      switch await client.ask(query) {
      case .found(let data), .foundInPart(let data, _):
        let candidates = search.candidates(in: data, policy)
        if !candidates.isEmpty { return .found(candidates) }
      case .notFound, .refused: continue
      case .failed(let reason, _, _): failure = failure ?? reason
      case .offline, .intercepted: return .offline
      case .cancelled: throw CancellationError()
      }
    }
    return failure.map { .failed($0) } ?? .nothingFound
  }

  /// Adds the candidate that the reader has chosen at its position, as a book to read.
  ///
  /// - Throws: `StorageError` or `CancellationError`; nothing is changed then.
  public func add(_ candidate: Candidate, as volume: Int, of series: SeriesID) async throws -> VolumeAddition
  {
    let now = wallTime.now()
    return try await store.commit(.edit("add missing volume")) { editor in
      editor.add(candidate, as: volume, of: series, now: now)
    }
  }
}

extension Library {
  /// Returns the reason why a volume need not be searched for; nil if it is missing.
  fileprivate func endOfSearch(for volume: Int, of id: SeriesID) -> MissingVolumeOutcome? {
    guard series.contains(id) else { return .gone }
    return owner(of: volume, of: id).map { .owned($0) }
  }

  /// Returns the oldest book of a series that is or contains a volume.
  fileprivate func owner(of volume: Int, of series: SeriesID) -> WorkID? {
    members(of: series).first { $0.position?.wholeVolumes.contains(volume) ?? false }?.work
  }
}

extension LibraryEditor {
  /// Adds the book of a missing volume to the library, as a book to read, at its position.
  ///
  /// A book that is in the library already is not added again but put into the series.
  mutating func add(
    _ candidate: Candidate, as volume: Int, of series: SeriesID, now: Timestamp
  ) -> VolumeAddition {
    guard var row = library.series[series] else { return .gone }
    if let work = library.owner(of: volume, of: series) { return .owned(work) }
    let isbns = candidate.isbn.map { [$0] } ?? []
    let keys = library.matchIndex.rules.keys(title: candidate.title, authors: candidate.authors, isbns: isbns)
    let known = library.matchIndex.match(keys).work
    let work = known ?? want(candidate)
    restorePlaces(of: work, now: now)
    var membership =
      library.membership(of: work, in: series)
      ?? Membership(id: newID(), series: series, work: work, position: nil)
    membership.position = membership.position ?? SeriesPosition(volume)
    membership.source = .manual
    put(membership)
    row = library.series[series] ?? row
    row.updated = max(row.updated, now)
    put(row)
    settleTotal(of: series)
    return known == nil ? .added(work) : .placed(work)
  }

  private mutating func want(_ candidate: Candidate) -> WorkID {
    var credits: [AuthorCredit] = []
    for name in candidate.authors {
      let known = library.author(named: name)
      let author = known ?? newID(of: Author.self)
      if known == nil { put(Author(id: author, name: WhiteSpace.collapsed(name))) }
      if !credits.contains(where: { $0.author == author }) { credits.append(AuthorCredit(author: author)) }
    }
    let work = newID(of: Work.self)
    var edition: EditionID?
    if let isbn = candidate.isbn {
      let row = Edition(id: newID(), work: work, facts: EditionFacts(isbn: isbn))
      put(row)
      edition = row.id
    }
    var row = Work(id: work, title: candidate.title, authors: credits)
    // If the record is not found again, the candidate is offered to the reader again.
    row.candidates = [candidate]
    put(row)
    put(Entry(id: newID(), work: work, edition: edition, facts: ReaderFacts(status: .wantToRead)))
    var job = EnrichmentJob(id: newID(), work: work)
    job.choice = candidate
    put(job)
    return work
  }
}

extension MissingVolumeOutcome {
  /// Returns the message for the reader; nil if there are candidates to choose from.
  ///
  /// - Parameter series: The name of the series.
  public func text(volume: Int, of series: String) -> String? {
    switch self {
    case .found: nil
    case .nothingFound: SeriesTexts.nothingFound(volume: volume, of: series)
    case .owned: "Book \(volume) of '\(series)' is in your library."
    case .offline: "There is no network. Book \(volume) of '\(series)' can be looked for later."
    case .failed: "Book \(volume) of '\(series)' could not be looked for now. Try again later."
    case .gone: "'\(series)' is no longer in your library."
    }
  }
}
