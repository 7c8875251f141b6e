// The background loop: it processes the queue whenever something changes, and polls the service from time to
// time.
//
// One task does both in turn, so that a poll never runs beside a drain.

extension Enricher {
  /// Processes the queue, again after each change of the library or when a poll is due.
  func follow() async throws {
    var seen = await store.snapshot.sequence
    while true {
      let sequence = await store.snapshot.sequence
      try await workOff()
      if await hasReaderActed(after: &seen) { service.readerActed(at: stopwatch.now) }
      let due = [service.nextPoll, endOfFirstPause].compactMap { $0 }.min()
      try await waitForNews(after: sequence, until: due)
      if let due = service.nextPoll, due <= stopwatch.now, connectivity.isOnline { try await poll() }
    }
  }

  /// Returns true if anything but what the app has requested was committed after that transaction. Sets
  /// `seen` to the last transaction.
  private func hasReaderActed(after seen: inout UInt64) async -> Bool {
    let feed = await store.changes(after: seen)
    guard case .transactions(let transactions) = feed else {
      // The change feed no longer has all transactions since then.
      seen = await store.snapshot.sequence
      return true
    }
    seen = transactions.last?.sequence ?? seen
    return transactions.contains { !$0.origin.isOfBackground }
  }

  /// Waits for a transaction after that one, for that time, or for a call of `wake`; with nil, for a
  /// transaction only.
  func waitForNews(after sequence: UInt64, until due: Duration?) async throws {
    guard let due else {
      _ = try await store.nextChange(after: sequence)
      return
    }
    try await withThrowingTaskGroup(of: Void.self) { group in
      group.addTask { _ = try await self.store.nextChange(after: sequence) }
      group.addTask { try await self.waitToAsk(due) }
      group.addTask { try await self.waitToBeWoken() }
      _ = try await group.next()
      group.cancelAll()
      // The cancellation of the other tasks is expected.
      while await group.nextResult() != nil {}
    }
  }

  private func waitToAsk(_ due: Duration) async throws {
    let rest = due - stopwatch.now
    if rest > .zero { try await clock.sleep(for: rest) }
    try await connectivity.waitUntilOnline()
  }

  private func waitToBeWoken() async throws {
    if !hasNews { try await news.wait() }
    hasNews = false
  }

  /// Sends one query to find out whether the service is back. If it is, all parked works are woken; if not,
  /// only a queued work loses one of its tries.
  private func poll() async throws {
    let library = await store.snapshot
    guard let job = queue.beginPoll(library.jobs, isServiceUp: service.isUp, at: stopwatch.now) else {
      let jobs = await store.snapshot.jobs
      let isAnyLeft = service.isUp ? jobs.contains(where: \.isParked) : !jobs.isEmpty
      guard isAnyLeft else { return service.endPolling() }
      // The remaining jobs wait for the end of a pause.
      let end = queue.endOfFirstRest(jobs, isServiceUp: service.isUp, at: stopwatch.now)
      return service.missed(at: stopwatch.now, pausedUntil: end)
    }
    defer { queue.endPoll(job.id) }
    let answers = service.answers
    _ = try await process(job, isPoll: true)
    let isBack = service.answers > answers
    if !isBack { service.missed(at: stopwatch.now) }
    observe(.polled(job.work, isBack: isBack))
  }
}
