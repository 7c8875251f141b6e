// Works off the enrichment queue of a library: looks each waiting work up and commits what it finds.
//
// The queue itself is rows of the library (ENR-1, ENR-8). This actor holds only which of them are being worked on;
// losing it loses nothing.

public import BooksTrackAPI

/// Looks up the works that wait in a library.
///
/// ```swift
/// let enricher = Enricher(store: store, transport: backend, clock: clock, connectivity: network)
/// try await enricher.run()      // until the task is cancelled
/// ```
public actor Enricher {
  private let store: LibraryStore
  private let client: MetadataClient
  private let clock: any Clock<Duration>
  private let connectivity: any Connectivity
  private let random: any RandomSource
  private let wallTime: any WallTime
  private let policy: EnrichmentPolicy
  private let observe: @Sendable (EnrichmentEvent) -> Void

  private var queue: ArraySlice<EnrichmentJob> = []
  /// Every job that a running `drain` has taken; none is taken twice.
  private var taken: Set<JobID> = []
  private var loadedSequence: UInt64?
  private var drains = 0
  private var done = 0
  /// How many jobs waited after the last commit of an end, and which library it started from.
  private var waiting = (sequence: UInt64(0), jobs: 0)

  /// Makes an enricher; it does nothing until it is run.
  ///
  /// - Parameter observe: Told of everything that happens, in order.
  public init(
    store: LibraryStore, transport: any Transport, clock: any Clock<Duration>, wallTime: any WallTime,
    connectivity: any Connectivity, random: any RandomSource = NoRandomness(),
    policy: EnrichmentPolicy = EnrichmentPolicy(),
    observe: @escaping @Sendable (EnrichmentEvent) -> Void = { _ in }
  ) {
    self.store = store
    client = MetadataClient(transport: transport, timeout: policy.timeout)
    self.clock = clock
    self.wallTime = wallTime
    self.connectivity = connectivity
    self.random = random
    self.policy = policy
    self.observe = observe
  }

  /// Works until the task is cancelled: on what waits now, on whatever is queued later, and on what was parked as
  /// soon as the device is online again (ENR-3, ENR-5).
  public func run() async throws {
    try await wake()
    try await withThrowingTaskGroup(of: Void.self) { group in
      group.addTask { try await self.follow() }
      group.addTask {
        while true {
          try await self.connectivity.waitForReconnect()
          try await self.wake()
        }
      }
      // Not `waitForAll`, which would wait for the other task although one has failed.
      while try await group.next() != nil {}
    }
  }

  private func follow() async throws {
    while true {
      let sequence = await store.snapshot.sequence
      try await drain()
      _ = try await store.nextChange(after: sequence)
    }
  }

  /// Gives parked works new tries: the app was launched, or the network is back.
  public func wake() async throws {
    let woken = try await store.commit("wake parked works") { editor in
      let parked = editor.library.jobs.filter(\.isParked)
      for var job in parked {
        job.isParked = false
        job.attempts = 0
        editor.put(job)
        guard var work = editor.library.works[job.work] else { continue }
        work.enrichment = .pending
        editor.put(work)
      }
      return parked.map(\.id)
    }
    // A drain that is under way has had these and would not take them again.
    taken.subtract(woken)
  }

  /// Works off everything that waits and is not parked, and returns.
  ///
  /// - Throws: `CancellationError`, or what the store throws; the queue is then as the last commit left it.
  public func drain() async throws {
    drains += 1
    defer {
      drains -= 1
      if drains == 0 {
        taken = []
        queue = []
        loadedSequence = nil
      }
    }
    try await withThrowingTaskGroup(of: Void.self) { group in
      for _ in 0..<max(1, policy.concurrency) {
        group.addTask { try await self.work() }
      }
      while try await group.next() != nil {}
    }
  }

  private func work() async throws {
    while let job = try await claim() {
      do {
        try await process(job)
      } catch {
        // Unfinished: another drain that goes on may take it.
        taken.remove(job.id)
        loadedSequence = nil
        throw error
      }
    }
  }

  /// Takes the oldest job that nobody works on.
  private func claim() async throws -> EnrichmentJob? {
    while true {
      try Task.checkCancellation()
      if let job = queue.popFirst() {
        taken.insert(job.id)
        return job
      }
      let library = await store.snapshot
      // Another worker may have loaded the queue while this one waited.
      guard queue.isEmpty else { continue }
      guard library.sequence != loadedSequence else { return nil }
      loadedSequence = library.sequence
      queue = library.jobs.filter { !$0.isParked && !taken.contains($0.id) }[...]
      if queue.isEmpty { return nil }
    }
  }

  /// Looks a work up until there is an end for it; anew as often as the reader changes the work meanwhile, and no
  /// more.
  private func process(_ job: EnrichmentJob) async throws {
    var earlier: JobMachine?
    while true {
      let library = await store.snapshot
      guard let row = library.jobs[job.id], let subject = EnrichmentSubject(job.work, in: library) else {
        _ = try await finish(job, .abandon, subject: nil, machine: nil)
        return
      }
      let queries = subject.queries(policy.titleRules)
      var machine =
        earlier?.renewed(queries: queries, job: row)
        ?? JobMachine(queries: queries, backoff: policy.backoff, random: random, job: row)
      guard try await lookUp(subject, for: job, &machine) == .outdated else { return }
      earlier = machine
    }
  }

  private func lookUp(
    _ subject: EnrichmentSubject, for job: EnrichmentJob, _ machine: inout JobMachine
  ) async throws -> EnrichmentResult {
    var action = machine.next()
    while true {
      switch action {
      case .ask(let query):
        try await connectivity.waitUntilOnline()
        guard await isWaiting(job, as: subject) else { return .outdated }
        observe(.asked(job.work, query))
        let answer = await client.ask(query)
        observe(.answered(job.work, query, answer))
        action = machine.received(answer, isOnline: connectivity.isOnline) {
          policy.judge.judge($0, for: subject)
        }
      case .pause(let pause):
        observe(.paused(job.work, pause))
        try await clock.sleep(for: pause)
        action = machine.next()
      case .finish(let finish):
        return try await self.finish(job, finish, subject: subject, machine: machine)
      }
    }
  }

  /// Whether the work still waits and is still what is asked for: nothing is sent for a work that was deleted, or
  /// became another book, while its turn, the network or a pause was waited for.
  private func isWaiting(_ job: EnrichmentJob, as subject: EnrichmentSubject) async -> Bool {
    let library = await store.snapshot
    return library.jobs.contains(job.id) && EnrichmentSubject(job.work, in: library) == subject
  }

  /// Commits the end of a job, if the job and its work are still there (ENR-7).
  private func finish(
    _ job: EnrichmentJob, _ finish: JobMachine.Finish, subject: EnrichmentSubject?, machine: JobMachine?
  ) async throws -> EnrichmentResult {
    try Task.checkCancellation()
    if finish == .abandon && subject != nil { throw CancellationError() }
    let (result, left) = try await commit(job, finish, subject: subject, machine: machine)
    if left.sequence >= waiting.sequence { waiting = left }
    observe(.finished(job.work, result))
    guard result != .outdated else { return result }
    if result != .parked { done += 1 }
    observe(.progress(EnrichmentProgress(done: done, total: done + waiting.jobs)))
    return result
  }

  private func commit(
    _ job: EnrichmentJob, _ finish: JobMachine.Finish, subject: EnrichmentSubject?, machine: JobMachine?
  ) async throws -> (EnrichmentResult, (sequence: UInt64, jobs: Int)) {
    let now = wallTime.now()
    let policy = policy
    return try await store.commit("enrich") { editor in
      let result = policy.commit(
        finish, job.id, subject: subject, machine: machine, now: now, in: &editor)
      return (result, (editor.library.sequence, editor.library.jobs.count))
    }
  }
}
