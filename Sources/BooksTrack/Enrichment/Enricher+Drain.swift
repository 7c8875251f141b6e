// Working off the queue: which job is taken when, and by whom.

extension Enricher {
  /// Works off everything that waits and is not parked, and returns.
  ///
  /// It also returns when the service is left alone; what could not be asked then waits for the next call, or for the
  /// looks of `run`. When the breaker's pause is over, the first question of a call finds out whether the service is
  /// back.
  ///
  /// - Throws: `CancellationError`, or what the store throws; the queue is then as the last commit left it.
  public func drain() async throws {
    drains += 1
    defer { endDrain() }
    // Those who had stopped, because the service was left alone for a moment, begin again with the others.
    while try await workTogether() != service.turns, service.isUp {}
    guard !service.isUp else { return }
    let library = await store.snapshot
    if !library.jobs.isEmpty { service.beginLooking(at: stopwatch.now) }
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

  func endDrain() {
    drains -= 1
    guard drains == 0 else { return }
    taken = []
    queue = []
    loadedSequence = nil
  }

  /// - Parameter turns: The turns of the service after which everybody stops.
  private func work(until turns: Int) async throws {
    while service.turns == turns, let job = try await claim() {
      // Nobody else takes it, even if it is woken meanwhile.
      underWay.insert(job.id)
      defer { underWay.remove(job.id) }
      do {
        if try await process(job, isLook: false) == .waitsForService {
          putBack(job)
          return
        }
      } catch {
        // Unfinished: another drain that goes on may take it.
        putBack(job)
        throw error
      }
    }
  }

  private func putBack(_ job: EnrichmentJob) {
    taken.remove(job.id)
    loadedSequence = nil
  }

  /// Whether a question of a drain could go out now.
  var mayAsk: Bool { service.isUp || (runs == 0 && service.couldProbe(at: stopwatch.now)) }

  /// Takes the oldest job that nobody works on.
  private func claim() async throws -> EnrichmentJob? {
    while true {
      try Task.checkCancellation()
      guard mayAsk else { return nil }
      if let job = queue.popFirst() {
        taken.insert(job.id)
        return job
      }
      let library = await store.snapshot
      // Another worker may have loaded the queue while this one waited.
      guard queue.isEmpty else { continue }
      guard library.sequence != loadedSequence else { return nil }
      loadedSequence = library.sequence
      load(library)
      if queue.isEmpty { return nil }
    }
  }

  private func load(_ library: Library) {
    courses = courses.filter { library.jobs.contains($0.key) }
    woken = woken.filter { library.jobs.contains($0.key) }
    rests = rests.filter { library.jobs.contains($0.key) }
    let free = library.jobs.filter { job in
      !job.isParked && !taken.contains(job.id) && !underWay.contains(job.id)
        && (service.isUp || isRested(job.id))
    }
    queue = woken.isEmpty ? free[...] : free.sorted { place(of: $0) < place(of: $1) }[...]
  }

  /// Whether no pause of a job is under way, so that its question could be a probe.
  func isRested(_ job: JobID) -> Bool {
    max(courses[job]?.notBefore ?? .zero, rests[job] ?? .zero) <= stopwatch.now
  }

  /// First come first; who was woken has come when it was woken.
  private func place(of job: EnrichmentJob) -> (JobID, Int, JobID) {
    woken[job.id].map { ($0, 1, job.id) } ?? (job.id, 0, job.id)
  }
}
