// Works off the enrichment queue of a library: looks each waiting work up and commits what it finds.
//
// The queue itself is rows of the library (ENR-1, ENR-8). This actor holds only which of them are being worked on, how
// far each has come with its tries, and whether the service is there; losing all that loses nothing.

public import BooksTrackAPI

/// Looks up the works that wait in a library.
///
/// ```swift
/// let enricher = Enricher(store: store, transport: backend, clock: clock, connectivity: network)
/// try await enricher.run()      // until the task is cancelled
/// ```
///
/// While the service fails, nobody's tries are used up: after the failures of a few works the circuit breaker opens,
/// whoever waits goes on waiting, and single questions find out when the service is back.
public actor Enricher {
  /// Nobody asks for a longer pause than this and is believed.
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

  var queue: ArraySlice<EnrichmentJob> = []
  /// Every job that a running `drain` has taken; none is taken twice.
  var taken: Set<JobID> = []
  /// Jobs that are being looked up now.
  var underWay: Set<JobID> = []
  var loadedSequence: UInt64?
  var drains = 0
  var done = 0
  /// How many jobs waited after the last commit of an end, and which library it started from.
  var waiting = (sequence: UInt64(0), jobs: 0)

  /// Whether the service is there.
  var service: ServiceWatch
  /// How far jobs have come that wait for the service; no more than were looked up at the same time, and looks.
  var courses: [JobID: LookUpCourse] = [:]
  /// Until when a server wants to be left alone with a job's question; nothing that is over by a new start.
  var rests: [JobID: Duration] = [:]
  /// Jobs that were woken, each with the last job of the queue at that time: they go behind all that were there, since
  /// what always fails must not hold up what does not.
  var woken: [JobID: JobID] = [:]
  /// Jobs that were used for a look since the service was last there.
  var looked: Set<JobID> = []
  /// How many calls of `run` are under way; they look by themselves.
  var runs = 0
  let news = WaitingLine()
  var hasNews = false
  /// Up to which transaction it is known what the reader did.
  var seen: UInt64 = 0

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
    stopwatch = Stopwatch(clock)
    self.wallTime = wallTime
    self.connectivity = connectivity
    self.random = random
    self.policy = policy
    self.observe = observe
    service = ServiceWatch(policy.breaker, policy.polling)
  }

  /// Works until the task is cancelled: on what waits now, on whatever is queued later, and on what was parked as
  /// soon as the device is online again or the service is back (ENR-3, ENR-5, ENR-14).
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

  /// Gives parked works new tries: the app was launched, or the network is back. A service that is left alone is
  /// tried again at once.
  public func wake() async throws { try await wake(isNewStart: true) }

  /// - Parameter isNewStart: Not for want of an answer, but because everything begins anew: also what a server has
  ///   asked to be left alone with. Otherwise that stays parked until its time has come.
  func wake(isNewStart: Bool) async throws {
    let rests = rests
    let resting = isNewStart ? [] : Set(rests.filter { $0.value > stopwatch.now }.keys)
    let (parked, last) = try await store.commit(.wake) { editor in
      let jobs = editor.library.jobs
      let parked = jobs.filter { $0.isParked && !resting.contains($0.id) }
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
    // What was answered while the commit was under way came after the new start.
    if isNewStart { self.rests = self.rests.filter { rests[$0.key] != $0.value } }
    // A drain that is under way has had these and would not take them again.
    taken.subtract(parked)
    for job in parked {
      courses[job] = nil
      woken[job] = last
    }
    looked = []
    service.woken(at: stopwatch.now)
    hasNews = true
    news.callAll()
  }
}
