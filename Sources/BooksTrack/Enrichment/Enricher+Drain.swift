// Processing of the queue: the workers, and the jobs that they take.

extension Enricher {
  /// Processes all jobs that are not parked, and returns.
  ///
  /// If a server requests a long pause for a work, the others go first, and the pause is waited for at the
  /// end. The function also returns when the breaker opens; the remaining jobs wait for the next call, or for
  /// a poll of `run`. When the breaker's pause is over, the first request of a call is the probe.
  ///
  /// - Throws: `CancellationError`, or errors of the store; the queue is then as the last commit left it.
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

  /// The end of the first pause of a set-aside work; nil if there is none, or if the breaker is open.
  var endOfFirstPause: Duration? { service.isUp ? queue.endOfFirstPause : nil }

  /// Processes all jobs whose queries may be sent now.
  func workOff() async throws {
    queue.beginDrain()
    defer { queue.endDrain() }
    // Workers that stopped because the breaker was open restart together with the others.
    while try await workTogether() != service.turns, service.isUp {}
    let jobs = await store.snapshot.jobs
    // Includes works left parked by a wake, because their pauses were not over, and works that were parked
    // again.
    if jobs.contains(where: { !service.isUp || $0.isParked }) { service.beginPolling(at: stopwatch.now) }
  }

  /// Runs as many workers as the policy allows, until all have stopped.
  ///
  /// - Returns: `service.turns` at the start.
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

  /// - Parameter turns: The value of `service.turns` at whose change all workers stop.
  private func work(until turns: Int) async throws {
    while service.turns == turns, let job = try await claim() {
      do {
        switch try await process(job, isPoll: false) {
        case .over: queue.finish(job.id)
        case .pauses: queue.putBack(job.id)
        case .waitsForService: return queue.putBack(job.id)
        }
      } catch {
        // The job is unfinished, and another drain in progress may take it.
        queue.putBack(job.id)
        throw error
      }
    }
  }

  /// True if a drain may send a query now.
  private var mayAsk: Bool { service.isUp || (runs == 0 && service.couldProbe(at: stopwatch.now)) }

  /// Takes the next job that no worker has taken; nil if there is none or the breaker is open.
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
