// Working off the queue: which job is taken when, and by whom.

extension Enricher {
  /// Works off everything that waits and is not parked, and returns.
  ///
  /// It also returns when the breaker opens; the remaining jobs wait for the next call, or for `run` to poll.
  /// When the breaker's pause is over, the first request of a call finds out whether the service is back.
  ///
  /// - Throws: `CancellationError`, or what the store throws; the queue is then as the last commit left it.
  public func drain() async throws {
    queue.beginDrain()
    defer { queue.endDrain() }
    // Workers that stopped because the breaker was open start again together with the others.
    while try await workTogether() != service.turns, service.isUp {}
    let jobs = await store.snapshot.jobs
    // Also for works that a wake has left parked, since their pauses were not over, and for those that came back parked.
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
        guard try await process(job, isPoll: false) == .over else { return queue.putBack(job.id) }
        queue.finish(job.id)
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
