// Running: working off the queue whenever something changes, and looking from time to time whether the service is back.
//
// One task does both, one after the other, so that a look is never under way beside a drain.

extension Enricher {
  /// Works off the queue, and goes on when there is something new or a look is due.
  func follow() async throws {
    seen = await store.snapshot.sequence
    while true {
      let sequence = await store.snapshot.sequence
      try await drain()
      if await readerHasActed() { service.readerActed(at: stopwatch.now) }
      try await waitForNews(after: sequence)
      if let due = service.nextLook, due <= stopwatch.now, connectivity.isOnline { try await look() }
    }
  }

  /// Whether anything was committed since the last call that this part of the app has not done.
  private func readerHasActed() async -> Bool {
    let feed = await store.changes(after: seen)
    guard case .transactions(let transactions) = feed else {
      // More has happened than is remembered.
      seen = await store.snapshot.sequence
      return true
    }
    seen = transactions.last?.sequence ?? seen
    return transactions.contains { !$0.origin.isEnrichment }
  }

  /// Waits for a transaction after that one, for the time of the next look or for a call of `wake`.
  private func waitForNews(after sequence: UInt64) async throws {
    guard let due = service.nextLook else {
      _ = try await store.nextChange(after: sequence)
      return
    }
    try await withThrowingTaskGroup(of: Void.self) { group in
      group.addTask { _ = try await self.store.nextChange(after: sequence) }
      group.addTask { try await self.waitToLook(due) }
      group.addTask { try await self.waitToBeWoken() }
      _ = try await group.next()
      group.cancelAll()
      // That the others were cancelled is no error.
      while await group.nextResult() != nil {}
    }
  }

  private func waitToLook(_ due: Duration) async throws {
    let rest = due - stopwatch.now
    if rest > .zero { try await clock.sleep(for: rest) }
    try await connectivity.waitUntilOnline()
  }

  private func waitToBeWoken() async throws {
    if !hasNews { try await news.wait() }
    hasNews = false
  }

  /// Sends one question to find out whether the service is back. If it is, everybody is woken; if not, nothing has
  /// changed, except that a work that was waiting has used up one of its tries.
  private func look() async throws {
    guard let job = await nextToLookFor() else {
      let jobs = await store.snapshot.jobs
      let isAnyLeft = service.isUp ? jobs.contains(where: \.isParked) : !jobs.isEmpty
      // Those that are left are in a pause of their own.
      return isAnyLeft ? service.missed(at: stopwatch.now) : service.endLooking()
    }
    let answers = service.answers
    drains += 1
    underWay.insert(job.id)
    defer {
      underWay.remove(job.id)
      endDrain()
    }
    _ = try await process(job, isLook: true)
    let isBack = service.answers > answers
    if !isBack { service.missed(at: stopwatch.now) }
    observe(.looked(job.work, isBack: isBack))
  }

  /// The works take turns, the parked ones first: a question that no answer ever comes to must not be the only one.
  private func nextToLookFor() async -> EnrichmentJob? {
    let library = await store.snapshot
    let next = firstToLookFor(in: library)
    if next == nil, !looked.isEmpty {
      looked = []
      if let again = firstToLookFor(in: library) {
        looked.insert(again.id)
        return again
      }
    }
    if let next { looked.insert(next.id) }
    return next
  }

  private func firstToLookFor(in library: Library) -> EnrichmentJob? {
    func isFree(_ job: EnrichmentJob) -> Bool {
      !looked.contains(job.id) && !underWay.contains(job.id) && isRested(job.id)
    }
    let parked = library.jobs.first { $0.isParked && isFree($0) }
    // A work that waits although the service is there is the drain's.
    return parked ?? (service.isUp ? nil : library.jobs.first { isFree($0) })
  }
}
