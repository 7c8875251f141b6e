// Works off the enrichment queue of a library: looks each waiting work up and commits what it finds.
//
// Three pure machines decide, and this actor performs what they say: `LookUpQueue` which job is next,
// `JobMachine` what is asked for it, `ServiceHealth` whether questions may go out. Losing all three loses
// nothing, since the queue is rows of the library (ENR-1, ENR-8).

public import BooksTrackAPI

/// Looks up the works that wait in a library.
///
/// ```swift
/// let enricher = Enricher(store: store, transport: backend, clock: clock, connectivity: network)
/// try await enricher.run()      // until the task is cancelled
/// ```
///
/// While the service fails, no job uses up its tries: after the failures of a few works the circuit breaker
/// opens, the jobs wait, and single requests find out when the service is back.
public actor Enricher {
  /// A server's `Retry-After` longer than a day counts as a day.
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

  /// Which job is looked up next.
  var queue: LookUpQueue
  /// Whether the service is there.
  var service: ServiceHealth
  /// How far enrichment has come.
  var count = EnrichmentCount()
  /// How many calls of `run` are under way; they look by themselves.
  var runs = 0
  /// Whether parked works were woken since somebody last waited for that.
  var hasNews = false

  /// Makes an enricher; it does nothing until it is run.
  ///
  /// - Parameter observe: Is called with every event, in order.
  public init(
    store: LibraryStore, transport: any Transport, clock: any Clock<Duration>, wallTime: any WallTime,
    connectivity: any Connectivity, random: any RandomSource = NoRandomness(),
    policy: EnrichmentPolicy = EnrichmentPolicy(),
    observe: @escaping @Sendable (EnrichmentEvent) -> Void = { _ in }
  ) {
    self.store = store
    client = MetadataClient(transport: transport, timeout: policy.timeout)
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

  /// Works until the task is cancelled: on what waits now, on whatever is queued later, and on what was
  /// parked as soon as the device is online again or the service is back (ENR-3, ENR-5, ENR-14).
  public func run() async throws {
    runs += 1
    defer { runs -= 1 }
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

  /// Gives parked works new tries: the app was launched, or the network is back. A service that is left alone
  /// is tried again at once.
  public func wake() async throws { try await wake(isNewStart: true) }

  /// - Parameter isNewStart: As `LookUpQueue.beginWake` has it; not where an answer has come.
  func wake(isNewStart: Bool) async throws {
    let wake = queue.beginWake(isNewStart: isNewStart, at: stopwatch.now)
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
    service.woken(at: stopwatch.now)
    hasNews = true
    news.callAll()
  }
}
