// Working off the queue: which job is taken when, and by whom.

extension Enricher {
  /// Works off everything that waits and is not parked, and returns.
  ///
  /// A work for which a server asks for a long pause lets the others go first; at the end its pause is waited
  /// for. It also returns when the breaker opens; the remaining jobs wait for the next call, or for `run` to
  /// poll. When the breaker's pause is over, the first request of a call finds out whether the service is
  /// back.
  ///
  /// - Throws: `CancellationError`, or what the store throws; the queue is then as the last commit left it.
  public func drain() async throws {
    queue.beginDrain()
    defer { queue.endDrain() }
    while true {
      let sequence = await store.snapshot.sequence
      try await workOff()
      guard let end = endOfFirstPause else { return }
      try await waitForNews(after: sequence, until: end)
    }
  }

  /// When the first work may be asked for again that has been set aside; nil if there is none, or if the
  /// service has to be left alone.
  var endOfFirstPause: Duration? { service.isUp ? queue.endOfFirstPause : nil }

  /// Works off everything that waits and could be asked for now.
  func workOff() async throws {
    queue.beginDrain()
    defer { queue.endDrain() }
    // Workers that stopped because the breaker was open start again together with the others.
    while try await workTogether() != service.turns, service.isUp {}
    let jobs = await store.snapshot.jobs
    // Also for works that a wake has left parked, since their pauses were not over, and for those that came
    // back parked.
    if jobs.contains(where: { !service.isUp || $0.isParked }) { service.beginPolling(at: stopwatch.now) }
  }

  /// Works with as many workers as the policy allows, until all have stopped.
  ///
  /// - Returns: the turns of the service when they began.
  private func workTogether() async throws -> Int {
    let turns = service.turns
    try await withThrowingTaskGroup(of: Void.self) { group in
      for _ in 0..<max(1, policy.concurrency) {
        group.addTask { try await self.work(until: turns) }
      }
      while try await group.next() != nil {}
    }
    return turns
  }

  /// - Parameter turns: The number of the breaker's changes after which all workers stop.
  private func work(until turns: Int) async throws {
    while service.turns == turns, let job = try await claim() {
      do {
        switch try await process(job, isPoll: false) {
        case .over: queue.finish(job.id)
        case .pauses: queue.putBack(job.id)
        case .waitsForService: return queue.putBack(job.id)
        }
      } catch {
        // Unfinished: another drain that goes on may take it.
        queue.putBack(job.id)
        throw error
      }
    }
  }

  /// Whether a question of a drain could go out now.
  private var mayAsk: Bool { service.isUp || (runs == 0 && service.couldProbe(at: stopwatch.now)) }

  /// Takes the oldest job that no worker has taken.
  private func claim() async throws -> EnrichmentJob? {
    while true {
      try Task.checkCancellation()
      guard mayAsk else { return nil }
      if let job = queue.take() { return job }
      let library = await store.snapshot
      guard
        queue.load(library.jobs, of: library.sequence, isServiceUp: service.isUp, at: stopwatch.now)
      else { return nil }
    }
  }
}
