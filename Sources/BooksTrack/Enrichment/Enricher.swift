// Enrichment: the actor that looks up each queued work of a library and commits the results.
//
// Three pure state machines decide, and this actor performs their actions: `LookUpQueue` chooses the next
// job, `JobMachine` its queries, and `ServiceHealth` admits queries. Losing their state is harmless, since
// the queue is stored in rows of the library (ENR-1, ENR-8).

public import BooksTrackAPI

/// Looks up the queued works of a library.
///
/// ```swift
/// let enricher = Enricher(store: store, transport: backend, clock: clock, connectivity: network)
/// try await enricher.run()      // until the task is cancelled
/// ```
///
/// A failing service does not use up the tries of all jobs: after the failures of a few works the circuit
/// breaker opens, the jobs wait, and single queries find out when the service is back.
public actor Enricher {
  /// The longest `Retry-After`; longer ones count as a day.
  static let longestRest: Duration = .seconds(86_400)

  let store: LibraryStore
  let client: MetadataClient
  let clock: any Clock<Duration>
  let stopwatch: Stopwatch
  let connectivity: any Connectivity
  let random: any RandomSource
  let wallTime: any WallTime
  let policy: EnrichmentPolicy
  let observe: @Sendable (EnrichmentEvent) -> Void

  let news = WaitingLine()

  /// The queue of jobs.
  var queue: LookUpQueue
  /// The state of the service.
  var service: ServiceHealth
  /// The progress of enrichment.
  var count = EnrichmentCount()
  /// The number of running calls of `run`, which poll by themselves.
  var runs = 0
  /// True if parked works were woken since `waitToBeWoken` last returned.
  var hasNews = false

  /// Creates an enricher, which does nothing until it is run.
  ///
  /// - Parameter observe: Called with every event, in order.
  public init(
    store: LibraryStore, transport: any Transport, clock: any Clock<Duration>, wallTime: any WallTime,
    connectivity: any Connectivity, random: any RandomSource = NoRandomness(),
    policy: EnrichmentPolicy = EnrichmentPolicy(),
    observe: @escaping @Sendable (EnrichmentEvent) -> Void = { _ in }
  ) {
    self.store = store
    client = MetadataClient(transport: transport, timeout: policy.timeout, routes: policy.routes)
    self.clock = clock
    stopwatch = Stopwatch(clock)
    self.wallTime = wallTime
    self.connectivity = connectivity
    self.random = random
    self.policy = policy
    self.observe = observe
    queue = LookUpQueue(order: policy.order)
    service = ServiceHealth(policy.breaker, policy.polling)
  }

  /// Runs until the task is cancelled. It processes all queued jobs, also later ones, and retries parked
  /// works as soon as the device is online again or the service is back (ENR-3, ENR-5, ENR-14).
  public func run() async throws {
    runs += 1
    defer { runs -= 1 }
    try await wake(.start)
    try await withThrowingTaskGroup(of: Void.self) { group in
      group.addTask { try await self.follow() }
      group.addTask {
        while true {
          try await self.connectivity.waitForReconnect()
          try await self.wake()
        }
      }
      // Not `waitForAll`, which would wait for the other task after one has failed.
      while try await group.next() != nil {}
    }
  }

  /// Gives parked works new tries, at the request of the reader or after a reconnect. If the breaker is open,
  /// the service is tried at once.
  public func wake() async throws { try await wake(.request) }

  /// Gives parked works new tries.
  func wake(_ reason: WakeReason) async throws {
    let requested = stopwatch.now
    let wake = queue.beginWake(reason, at: requested)
    let (woken, last) = try await store.commit(.wake) { editor in
      let jobs = editor.library.jobs
      let parked = jobs.filter { $0.isParked && !wake.resting.contains($0.id) }
      for var job in parked {
        job.isParked = false
        job.attempts = 0
        editor.put(job)
        guard var work = editor.library.works[job.work] else { continue }
        work.enrichment = .pending
        editor.put(work)
      }
      return (parked.map(\.id), parked.isEmpty ? nil : jobs.lazy.map(\.id).max())
    }
    queue.endWake(wake, woken: woken, behind: last)
    service.woken(requested: requested, at: stopwatch.now)
    hasNews = true
    news.callAll()
  }
}
