// A service that fails is left alone: whoever waits keeps their tries, and single questions find out when it is back
// (ENR-3, ENR-5, ENR-10, ENR-14). Times are exact.

import BooksTrackAPI
import Foundation
import Synchronization
import Testing

@testable import BooksTrack

@Suite(.timeLimit(.minutes(20)))
struct EnrichmentBreakerTests {
  private let titles = [QueuedBook].many(9).map(\.title)
  private let clock = ManualClock()

  private func asked(_ list: [(Int, Int)]) -> [FailingBackend.Asked] {
    list.map { FailingBackend.Asked($0.0, titles[$0.1]) }
  }

  /// A run that has parked its first work and has opened the breaker with the second one, at 15 s.
  private func runDown(
    _ count: Int, _ backend: FailingBackend, network: EnrichmentNetwork = EnrichmentNetwork(),
    recorder: EnrichmentRecorder = EnrichmentRecorder()
  ) async throws -> (LibraryStore, Task<Void, any Error>) {
    let store = try await LibraryStore.queued(.many(count))
    let enricher = Enricher.sample(store, backend, clock: clock, network: network, recorder: recorder)
    let run = Task { try await enricher.run() }
    for seconds in [1, 3, 7, 15] { await clock.pass(to: seconds) }
    return (store, run)
  }

  private func end(_ run: Task<Void, any Error>) async {
    run.cancel()
    await #expect(throws: CancellationError.self) { try await run.value }
    #expect(clock.deadlines == [])
  }

  // MARK: Draining

  @Test func `ENR-5: after the tries of one work the others wait with theirs`() async throws {
    let store = try await LibraryStore.queued(.many(5))
    let (backend, recorder) = (FailingBackend(clock), EnrichmentRecorder())
    let enricher = Enricher.sample(store, backend, clock: clock, recorder: recorder)
    async let drain: Void = enricher.drain()
    for seconds in [1, 3, 7, 15] { await clock.pass(to: seconds) }
    try await drain
    #expect(backend.asked == asked([(0, 0), (1, 0), (3, 0), (7, 0), (15, 0), (15, 1)]))
    #expect(await store.snapshot.enrichmentStates == [.parked, .pending, .pending, .pending, .pending])
    #expect(recorder.service == ["opened"])
    #expect(clock.deadlines == [])

    // Nothing more goes out before the pause is over; then a single question does.
    try await enricher.drain()
    clock.advance(to: .seconds(44))
    try await enricher.drain()
    #expect(backend.asked.count == 6)
    clock.advance(to: .seconds(45))
    try await enricher.drain()
    #expect(backend.asked.dropFirst(6) == asked([(45, 1)])[...])
    // A failed probe has doubled the pause.
    clock.advance(to: .seconds(104))
    try await enricher.drain()
    #expect(backend.asked.count == 7)

    backend.mend()
    clock.advance(to: .seconds(105))
    try await enricher.drain()
    #expect(await store.snapshot.enrichmentStates == Array(repeating: .enriched, count: 5))
    #expect(recorder.service == ["opened", "closed"])
    #expect(await store.commits("wake parked works") == 1)
  }

  @Test func `ENR-5: a work that probes has five tries like any other, however far apart`() async throws {
    let store = try await LibraryStore.queued(.many(2))
    let backend = FailingBackend(clock)
    var policy = EnrichmentPolicy()
    policy.breaker = CircuitBreakerPolicy(
      failuresToOpen: 5, firstPause: .seconds(30), growth: 100, longestPause: .seconds(30))
    let enricher = Enricher.sample(store, backend, clock: clock, policy: policy)
    async let drain: Void = enricher.drain()
    for seconds in [1, 3, 7, 15] { await clock.pass(to: seconds) }
    try await drain
    for seconds in [45, 75, 105, 135] {
      #expect(await store.snapshot.enrichmentStates == [.parked, .pending])
      clock.advance(to: .seconds(seconds))
      try await enricher.drain()
    }
    #expect(backend.asked.dropFirst(5) == asked([(15, 1), (45, 1), (75, 1), (105, 1), (135, 1)])[...])
    #expect(await store.snapshot.enrichmentStates == [.parked, .parked])
    #expect(await store.snapshot.jobs.map(\.attempts) == [5, 5])
  }

  @Test func `ENR-5: a pause of a work is kept although the breaker's is over sooner`() async throws {
    let store = try await LibraryStore.queued(.many(3))
    let backend = FailingBackend(clock)
    var policy = EnrichmentPolicy()
    policy.breaker = CircuitBreakerPolicy(
      failuresToOpen: 2, firstPause: .seconds(1), growth: 100, longestPause: .seconds(1))
    policy.backoff = BackoffPolicy(steps: [.seconds(60), .seconds(60)])
    let enricher = Enricher.sample(store, backend, clock: clock, concurrency: 2, policy: policy)
    async let drain: Void = enricher.drain()
    // One sleeps, and the other has been put back.
    while await enricher.courses.isEmpty || clock.deadlines != [.seconds(60)] { await Task.yield() }
    backend.mend()
    clock.advance(to: .seconds(10))
    for _ in 0..<200 { await Task.yield() }
    #expect(backend.asked.count == 2)
    clock.advance(to: .seconds(60))
    try await drain
    #expect(backend.asked.dropFirst(2).allSatisfy { $0.seconds == 60 })
    #expect(await store.snapshot.enrichmentStates == [.enriched, .enriched, .enriched])
  }

  @Test func `ENR-6: books that nobody knows are answers and open nothing`() async throws {
    let store = try await LibraryStore.queued(.many(20))
    let recorder = EnrichmentRecorder()
    let backend = EnrichmentBackend { _, _ in .success(.error(404, .notFound)) }
    try await Enricher.sample(store, backend, recorder: recorder).drain()
    #expect(await store.snapshot.enrichmentStates == Array(repeating: .notFound, count: 20))
    #expect(recorder.service == [])
  }

  @Test(arguments: [
    HTTPResponse.error(429, .providerError), .error(500, .internalError), .error(503, .providerError),
    HTTPResponse(status: 200, body: Data("<html>Sign in</html>".utf8)),
  ])
  func `429, 5xx and answers that nobody can read are failures`(response: HTTPResponse) async throws {
    let store = try await LibraryStore.queued(.many(3))
    let recorder = EnrichmentRecorder()
    let backend = EnrichmentBackend { _, _ in .success(response) }
    try await Enricher.sample(store, backend, recorder: recorder).drain()
    #expect(recorder.service == ["opened"])
    #expect(backend.requests.count == 6)
  }

  @Test func `one work whose question always fails shuts nobody out`() async throws {
    let store = try await LibraryStore.queued(.many(6))
    let backend = FailingBackend(clock)
    backend.mend(except: [titles[0]])
    let recorder = EnrichmentRecorder()
    let enricher = Enricher.sample(store, backend, clock: clock, recorder: recorder)
    async let drain: Void = enricher.drain()
    for seconds in [1, 3, 7, 15] { await clock.pass(to: seconds) }
    try await drain
    #expect(clock.time == .seconds(15))
    let states: [EnrichmentState] = [.parked, .enriched, .enriched, .enriched, .enriched, .enriched]
    #expect(await store.snapshot.enrichmentStates == states)
    #expect(recorder.service == [])
  }

  @Test func `who is woken goes behind those who were there, and before those who come later`() async throws {
    let store = try await LibraryStore.queued(.many(3))
    let backend = FailingBackend(clock)
    let enricher = Enricher.sample(store, backend, clock: clock)
    async let drain: Void = enricher.drain()
    for seconds in [1, 3, 7, 15] { await clock.pass(to: seconds) }
    try await drain
    backend.mend()
    clock.advance(to: .seconds(16))
    try await enricher.wake()
    try await store.queue([QueuedBook(title: "Later")])
    try await enricher.drain()
    #expect(backend.asked.dropFirst(6).map(\.title) == [titles[1], titles[2], titles[0], "Later"])
  }

  @Test func `with several at a time the breaker opens too, nobody is parked, and one question goes out`()
    async throws
  {
    let store = try await LibraryStore.queued(.many(12))
    let backend = FailingBackend(clock)
    let enricher = Enricher.sample(store, backend, clock: clock, concurrency: 4)
    async let drain: Void = enricher.drain()
    // Four have failed; the first of them to try again opens the breaker.
    while clock.deadlines.count < 4 { await Task.yield() }
    await clock.pass(to: 1)
    try await drain
    #expect((5...8).contains(backend.asked.count))
    #expect(await store.snapshot.enrichmentStates == Array(repeating: .pending, count: 12))
    let before = backend.asked.count
    clock.advance(to: .seconds(31))
    try await enricher.drain()
    #expect(backend.asked.count == before + 1)
    backend.mend()
    clock.advance(to: .seconds(91))
    try await enricher.drain()
    #expect(await store.snapshot.enrichmentStates == Array(repeating: .enriched, count: 12))
  }

  @Test func `a probe that is cancelled leaves the breaker as it was, and another one goes out`() async throws
  {
    let store = try await LibraryStore.queued(.many(3))
    let gate = EnrichmentGate(isOpen: true)
    let backend = GatedBackend(gate)
    let enricher = Enricher.sample(store, backend, clock: clock)
    async let drain: Void = enricher.drain()
    for seconds in [1, 3, 7, 15] { await clock.pass(to: seconds) }
    try await drain
    let before = await store.snapshot
    gate.close()
    clock.advance(to: .seconds(45))
    let arrivals = gate.arrivals
    let probe = Task { try await enricher.drain() }
    await gate.untilArrivals(arrivals + 1)
    probe.cancel()
    await #expect(throws: CancellationError.self) { try await probe.value }
    #expect(await store.snapshot == before)
    gate.open()
    backend.mend()
    try await enricher.drain()
    #expect(await store.snapshot.enrichmentStates == [.enriched, .enriched, .enriched])
  }

  // MARK: Looking

  @Test func `ENR-14: a run looks after 30 s, 1 min and so on, and the works take turns`() async throws {
    let (backend, recorder) = (FailingBackend(clock), EnrichmentRecorder())
    let (store, run) = try await runDown(3, backend, recorder: recorder)
    for seconds in [45, 105, 225, 465, 945, 1_905, 3_705, 5_505] { await clock.pass(to: seconds) }
    await backend.untilAsked(14)
    // The parked work, those that wait, and again from the front.
    let turns = [
      (15, 1), (45, 0), (105, 1), (225, 2), (465, 0), (945, 1), (1_905, 2), (3_705, 0), (5_505, 1),
    ]
    #expect(backend.asked.dropFirst(5) == asked(turns)[...])
    #expect(await store.snapshot.enrichmentStates == [.parked, .pending, .pending])
    #expect(Array(recorder.service.prefix(7)) == ["opened"] + Array(repeating: "in vain", count: 6))
    await end(run)
  }

  @Test func `ENR-5: a parked work that is asked for in vain stays parked as it was`() async throws {
    let backend = FailingBackend(clock)
    let store = try await LibraryStore.queued(.many(1))
    let enricher = Enricher.sample(store, backend, clock: clock)
    let run = Task { try await enricher.run() }
    for seconds in [1, 3, 7, 15] { await clock.pass(to: seconds) }
    try await store.until { $0.jobs.allSatisfy(\.isParked) }
    let parked = await store.snapshot
    for seconds in [45, 105, 225] { await clock.pass(to: seconds) }
    while !clock.deadlines.contains(.seconds(465)) { await Task.yield() }
    #expect(await store.snapshot == parked)
    #expect(backend.asked.map(\.seconds) == [0, 1, 3, 7, 15, 45, 105, 225])
    await end(run)
  }

  @Test func `ENR-5: when the service is back, everybody goes on at once`() async throws {
    let (backend, recorder) = (FailingBackend(clock), EnrichmentRecorder())
    let (store, run) = try await runDown(6, backend, recorder: recorder)
    await clock.pass(to: 45)
    while !clock.deadlines.contains(.seconds(105)) { await Task.yield() }
    backend.mend()
    await clock.pass(to: 105)
    try await store.until { $0.jobs.isEmpty }
    #expect(clock.time == .seconds(105))
    #expect(await store.snapshot.enrichmentStates == Array(repeating: .enriched, count: 6))
    #expect(recorder.service == ["opened", "in vain", "closed", "back"])
    // Each was asked for once more, and nobody twice.
    #expect(backend.asked.dropFirst(7).map(\.title).sorted() == titles.prefix(6).sorted())
    await end(run)
  }

  @Test func `ENR-14: what the reader does brings the next look near`() async throws {
    let backend = FailingBackend(clock)
    let (store, run) = try await runDown(3, backend)
    for seconds in [45, 105, 225, 465, 945] { await clock.pass(to: seconds) }
    while !clock.deadlines.contains(.seconds(1_905)) { await Task.yield() }
    clock.advance(to: .seconds(1_000))
    try await store.commit("note") { editor in
      editor.put(Author(id: editor.newAuthorID(), name: "Somebody else"))
    }
    await clock.pass(to: 1_030)
    await clock.pass(to: 1_090)
    await backend.untilAsked(13)
    #expect(backend.asked.suffix(2).map(\.seconds) == [1_030, 1_090])
    await end(run)
  }

  @Test func `ENR-14: a reconnect looks at once`() async throws {
    let (backend, network) = (FailingBackend(clock), EnrichmentNetwork())
    let (store, run) = try await runDown(3, backend, network: network)
    await clock.pass(to: 45)
    while !clock.deadlines.contains(.seconds(105)) { await Task.yield() }
    clock.advance(to: .seconds(50))
    backend.mend()
    while network.reconnectWaits == 0 { await Task.yield() }
    network.goOffline()
    network.goOnline()
    try await store.until { $0.jobs.isEmpty }
    #expect(clock.time == .seconds(50))
    await end(run)
  }

  @Test func `ENR-3: without a network nothing is sent and nothing spins, however long`() async throws {
    let (backend, network) = (FailingBackend(clock), EnrichmentNetwork())
    let (store, run) = try await runDown(3, backend, network: network)
    await clock.pass(to: 45)
    while !clock.deadlines.contains(.seconds(105)) { await Task.yield() }
    network.goOffline()
    let waits = network.waits
    await clock.pass(to: 105)
    while network.waits == waits { await Task.yield() }
    clock.advance(to: .seconds(100_000))
    for _ in 0..<500 { await Task.yield() }
    #expect(backend.asked.count == 7)
    #expect(network.waits == waits + 1 && clock.deadlines == [])
    backend.mend()
    network.goOnline()
    try await store.until { $0.jobs.isEmpty }
    #expect(await store.snapshot.enrichmentStates == [.enriched, .enriched, .enriched])
    await end(run)
  }

  @Test func `ENR-5: a look waits as long as a Retry-After asks`() async throws {
    let backend = FailingBackend(clock, failure: .error(429, .providerError, retryAfter: 3_600))
    let store = try await LibraryStore.queued(.many(1))
    let enricher = Enricher.sample(store, backend, clock: clock)
    let run = Task { try await enricher.run() }
    await clock.pass(to: 3_600)
    await clock.pass(to: 7_200)
    await backend.untilAsked(3)
    #expect(backend.asked.map(\.seconds) == [0, 3_600, 7_200])
    await end(run)
  }

  /// A backend for which books of these titles are unknown to all who have calls left.
  private func wanting(_ titles: UnknownTitles, seconds: Int) -> EnrichmentBackend {
    EnrichmentBackend { request, _ in
      titles.contains(request.title)
        ? .success(.error(429, .providerError, reason: .quota, retryAfter: seconds))
        : .success(.books([FoundBook(request.title)]))
    }
  }

  @Test func `CON-11: books that wait for one provider's calls wait alone`() async throws {
    let unknown = UnknownTitles(titles.prefix(6))
    let (backend, recorder) = (wanting(unknown, seconds: 50_000), EnrichmentRecorder())
    let store = try await LibraryStore.queued(.many(9))
    let enricher = Enricher.sample(store, backend, clock: clock, recorder: recorder)
    try await enricher.drain()
    #expect(
      await store.snapshot.enrichmentStates == Array(repeating: .parked, count: 6)
        + Array(repeating: .enriched, count: 3))
    #expect(recorder.service == [])
    #expect(backend.requests.count == 9)
  }

  @Test func `ENR-5: a work is left alone as long as was asked for it, whatever comes to others`()
    async throws
  {
    let unknown = UnknownTitles(titles.prefix(1))
    let backend = wanting(unknown, seconds: 3_600)
    let store = try await LibraryStore.queued(.many(3))
    let enricher = Enricher.sample(store, backend, clock: clock)
    let run = Task { try await enricher.run() }
    try await store.until { $0.jobs.count == 1 && $0.jobs.allSatisfy(\.isParked) }
    unknown.clear()
    // Looks at 30, 90, 210 … seconds find nobody whose time has come.
    for seconds in [30, 90, 210, 450, 930, 1_890] { await clock.pass(to: seconds) }
    #expect(backend.requests.count == 3)
    await clock.pass(to: 3_690)
    try await store.until { $0.jobs.isEmpty }
    #expect(backend.requests.count == 4)
    await end(run)
  }

  @Test func `ENR-5: a new start asks again before the time is over`() async throws {
    let backend = wanting(UnknownTitles(titles.prefix(1)), seconds: 3_600)
    let store = try await LibraryStore.queued(.many(1))
    let enricher = Enricher.sample(store, backend, clock: clock)
    try await enricher.drain()
    try await enricher.drain()
    #expect(backend.requests.count == 1)
    try await enricher.wake()
    try await enricher.drain()
    #expect(backend.requests.count == 2)
  }

  @Test func `ENR-14: a run without parked works sleeps until something changes`() async throws {
    let backend = FailingBackend(clock)
    backend.mend()
    let store = try await LibraryStore.queued(.many(4))
    let enricher = Enricher.sample(store, backend, clock: clock)
    let run = Task { try await enricher.run() }
    try await store.until { $0.jobs.isEmpty }
    for _ in 0..<200 { await Task.yield() }
    #expect(clock.deadlines == [])
    await end(run)
  }

  @Test func `a run whose last waiting work is deleted looks for nothing, and takes up what comes later`()
    async throws
  {
    let backend = FailingBackend(clock)
    let (store, run) = try await runDown(2, backend)
    await backend.untilAsked(6)
    try await store.commit("delete") { editor in
      for work in editor.library.works { editor.remove(work.id) }
    }
    await clock.pass(to: 45)
    for _ in 0..<200 { await Task.yield() }
    #expect(clock.deadlines == [] && backend.asked.count == 6)
    backend.mend()
    try await store.queue([QueuedBook(title: "Later")])
    try await store.until { $0.jobs.isEmpty }
    #expect(await store.snapshot.enrichmentStates == [.enriched])
    await end(run)
  }

  @Test func `without polling parked works wait for the next reconnect`() async throws {
    let backend = FailingBackend(clock)
    let store = try await LibraryStore.queued(.many(1))
    var policy = EnrichmentPolicy()
    policy.polling = .off
    let enricher = Enricher.sample(store, backend, clock: clock, policy: policy)
    let run = Task { try await enricher.run() }
    for seconds in [1, 3, 7, 15] { await clock.pass(to: seconds) }
    try await store.until { $0.jobs.allSatisfy(\.isParked) }
    for _ in 0..<200 { await Task.yield() }
    #expect(clock.deadlines == [])
    await end(run)
  }
}

/// Fails until it is mended, and lets nobody through while the gate is closed.
private final class GatedBackend: Transport {
  private let gate: EnrichmentGate
  private let isMended = EnrichmentGate(isOpen: false)

  init(_ gate: EnrichmentGate) { self.gate = gate }

  func mend() { isMended.open() }

  func send(_ request: HTTPRequest, timeout: Duration) async throws(TransportError) -> HTTPResponse {
    do { try await gate.pass() } catch { throw .cancelled }
    return isMended.isOpen ? .books([FoundBook(request.title)]) : .error(503, .providerError)
  }
}

/// Titles that somebody without calls left might know.
private final class UnknownTitles: Sendable {
  private let titles: Mutex<Set<String>>

  init(_ titles: some Sequence<String>) { self.titles = Mutex(Set(titles)) }

  func contains(_ title: String) -> Bool { titles.withLock { $0.contains(title) } }

  func clear() { titles.withLock { $0 = [] } }
}
