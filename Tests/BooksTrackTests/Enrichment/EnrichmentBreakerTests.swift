// A failing service gets no requests for a while, and waiting works keep their tries (ENR-5, ENR-6, ENR-10).

import BooksTrackAPI
import Foundation
import Testing

@testable import BooksTrack

@Suite(.timeLimit(.minutes(20)))
struct EnrichmentBreakerTests {
  private let fixture = BreakerFixture()

  @Test func `ENR-5: once one work has used its tries, the other works wait with theirs`() async throws {
    let store = try await LibraryStore.queued(.many(5))
    let (backend, recorder) = (FailingBackend(fixture.clock), EnrichmentRecorder())
    let enricher = Enricher.sample(store, backend, clock: fixture.clock, recorder: recorder)
    async let drain: Void = enricher.drain()
    for seconds in [1, 3, 7, 15] { await fixture.clock.pass(to: seconds) }
    try await drain
    #expect(backend.asked == fixture.asked([(0, 0), (1, 0), (3, 0), (7, 0), (15, 0), (15, 1)]))
    #expect(await store.snapshot.enrichmentStates == [.parked, .pending, .pending, .pending, .pending])
    #expect(recorder.service == ["opened"])
    #expect(fixture.clock.deadlines == [])

    // No request is sent before the end of the pause, and one request afterwards.
    try await enricher.drain()
    fixture.clock.advance(to: .seconds(44))
    try await enricher.drain()
    #expect(backend.asked.count == 6)
    fixture.clock.advance(to: .seconds(45))
    try await enricher.drain()
    #expect(backend.asked.dropFirst(6) == fixture.asked([(45, 1)])[...])
    // The failed probe doubled the pause.
    fixture.clock.advance(to: .seconds(104))
    try await enricher.drain()
    #expect(backend.asked.count == 7)

    backend.mend()
    fixture.clock.advance(to: .seconds(105))
    try await enricher.drain()
    #expect(await store.snapshot.enrichmentStates == Array(repeating: .enriched, count: 5))
    #expect(recorder.service == ["opened", "closed"])
    #expect(await store.commits(.wake) == 1)
  }

  @Test func `a drain after a cancelled run sends its own probe`() async throws {
    let store = try await LibraryStore.queued(.many(5))
    let backend = FailingBackend(fixture.clock)
    let enricher = Enricher.sample(store, backend, clock: fixture.clock)
    let run = Task { try await enricher.run() }
    for seconds in [1, 3, 7, 15] { await fixture.clock.pass(to: seconds) }
    await backend.untilAsked(6)
    await fixture.end(run)
    backend.mend()
    fixture.clock.advance(to: .seconds(105))
    try await enricher.drain()
    #expect(await store.snapshot.enrichmentStates == Array(repeating: .enriched, count: 5))
  }

  @Test func `ENR-5: a work has five tries in all, even if they are probes far apart`() async throws {
    let store = try await LibraryStore.queued(.many(2))
    let backend = FailingBackend(fixture.clock)
    var policy = EnrichmentPolicy()
    policy.breaker = CircuitBreakerPolicy(
      failuresToOpen: 5, firstPause: .seconds(30), growth: 100, longestPause: .seconds(30))
    let enricher = Enricher.sample(store, backend, clock: fixture.clock, policy: policy)
    async let drain: Void = enricher.drain()
    for seconds in [1, 3, 7, 15] { await fixture.clock.pass(to: seconds) }
    try await drain
    for seconds in [45, 75, 105, 135] {
      #expect(await store.snapshot.enrichmentStates == [.parked, .pending])
      fixture.clock.advance(to: .seconds(seconds))
      try await enricher.drain()
    }
    #expect(
      backend.asked.dropFirst(5) == fixture.asked([(15, 1), (45, 1), (75, 1), (105, 1), (135, 1)])[...])
    #expect(await store.snapshot.enrichmentStates == [.parked, .parked])
    #expect(await store.snapshot.jobs.map(\.attempts) == [5, 5])
  }

  @Test func `ENR-5: the pause of a work outlasts a shorter pause of the breaker`() async throws {
    let store = try await LibraryStore.queued(.many(3))
    let backend = FailingBackend(fixture.clock)
    var policy = EnrichmentPolicy()
    policy.breaker = CircuitBreakerPolicy(
      failuresToOpen: 2, firstPause: .seconds(1), growth: 100, longestPause: .seconds(1))
    policy.backoff = BackoffPolicy(steps: [.seconds(60), .seconds(60)])
    let enricher = Enricher.sample(store, backend, clock: fixture.clock, concurrency: 2, policy: policy)
    async let drain: Void = enricher.drain()
    // One look-up sleeps, and the other has been put back.
    while await enricher.queue.interrupted.isEmpty || fixture.clock.deadlines != [.seconds(60)] {
      await Task.yield()
    }
    backend.mend()
    fixture.clock.advance(to: .seconds(10))
    for _ in 0..<200 { await Task.yield() }
    #expect(backend.asked.count == 2)
    fixture.clock.advance(to: .seconds(60))
    try await drain
    #expect(backend.asked.dropFirst(2).allSatisfy { $0.seconds == 60 })
    #expect(await store.snapshot.enrichmentStates == [.enriched, .enriched, .enriched])
  }

  @Test func `ENR-6: unknown books are answers and do not open the breaker`() async throws {
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
  func `429, 5xx and unreadable responses are failures`(response: HTTPResponse) async throws {
    let store = try await LibraryStore.queued(.many(3))
    let recorder = EnrichmentRecorder()
    let backend = EnrichmentBackend { _, _ in .success(response) }
    try await Enricher.sample(store, backend, recorder: recorder).drain()
    #expect(recorder.service == ["opened"])
    #expect(backend.requests.count == 6)
  }

  @Test func `one work whose query always fails does not open the breaker`() async throws {
    let store = try await LibraryStore.queued(.many(6))
    let backend = FailingBackend(fixture.clock)
    backend.mend(except: [fixture.titles[0]])
    let recorder = EnrichmentRecorder()
    let enricher = Enricher.sample(store, backend, clock: fixture.clock, recorder: recorder)
    async let drain: Void = enricher.drain()
    for seconds in [1, 3, 7, 15] { await fixture.clock.pass(to: seconds) }
    try await drain
    #expect(fixture.clock.time == .seconds(15))
    let states: [EnrichmentState] = [.parked, .enriched, .enriched, .enriched, .enriched, .enriched]
    #expect(await store.snapshot.enrichmentStates == states)
    #expect(recorder.service == [])
  }

  @Test func `woken works follow those that waited, and precede later ones`() async throws {
    let store = try await LibraryStore.queued(.many(3))
    let backend = FailingBackend(fixture.clock)
    let enricher = Enricher.sample(store, backend, clock: fixture.clock)
    async let drain: Void = enricher.drain()
    for seconds in [1, 3, 7, 15] { await fixture.clock.pass(to: seconds) }
    try await drain
    backend.mend()
    fixture.clock.advance(to: .seconds(16))
    try await enricher.wake()
    try await store.queue([QueuedBook(title: "Later")])
    try await enricher.drain()
    #expect(
      backend.asked.dropFirst(6).map(\.title) == [
        fixture.titles[1], fixture.titles[2], fixture.titles[0], "Later",
      ])
  }

  @Test func `with concurrent requests the breaker opens, no work is parked, and one probe is sent`()
    async throws
  {
    let store = try await LibraryStore.queued(.many(12))
    let backend = FailingBackend(fixture.clock)
    let enricher = Enricher.sample(store, backend, clock: fixture.clock, concurrency: 4)
    async let drain: Void = enricher.drain()
    // Four have failed; the first retry opens the breaker.
    while fixture.clock.deadlines.count < 4 { await Task.yield() }
    await fixture.clock.pass(to: 1)
    try await drain
    #expect((5...8).contains(backend.asked.count))
    #expect(await store.snapshot.enrichmentStates == Array(repeating: .pending, count: 12))
    let before = backend.asked.count
    fixture.clock.advance(to: .seconds(31))
    try await enricher.drain()
    #expect(backend.asked.count == before + 1)
    backend.mend()
    fixture.clock.advance(to: .seconds(91))
    try await enricher.drain()
    #expect(await store.snapshot.enrichmentStates == Array(repeating: .enriched, count: 12))
  }

  @Test func `a cancelled probe leaves the breaker open, and another one is sent`() async throws {
    let store = try await LibraryStore.queued(.many(3))
    let gate = EnrichmentGate(isOpen: true)
    let backend = GatedBackend(gate)
    let enricher = Enricher.sample(store, backend, clock: fixture.clock)
    async let drain: Void = enricher.drain()
    for seconds in [1, 3, 7, 15] { await fixture.clock.pass(to: seconds) }
    try await drain
    let before = await store.snapshot
    gate.close()
    fixture.clock.advance(to: .seconds(45))
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
}

/// Fails until it is mended, and holds requests while the gate is closed.
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
