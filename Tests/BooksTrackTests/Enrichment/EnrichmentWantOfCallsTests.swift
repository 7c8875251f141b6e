// One provider has no calls left, and nobody else knows some books: these wait, and everybody else goes on
// (CON-11, ENR-5).

import BooksTrackAPI
import Foundation
import Testing

@testable import BooksTrack

@Suite(.timeLimit(.minutes(20)))
struct EnrichmentWantOfCallsTests {
  private let fixture = BreakerFixture()

  /// A backend for which books of these titles are unknown to all who have calls left.
  ///
  /// - Parameter second: How long to wait for the second of all titles, if it is another time.
  private func wanting(_ titles: UnknownTitles, seconds: Int, second: Int? = nil) -> EnrichmentBackend {
    EnrichmentBackend { [other = fixture.titles[1]] request, _ in
      let wait = request.title == other ? second ?? seconds : seconds
      return titles.contains(request.title)
        ? .success(.error(429, .providerError, reason: .quota, retryAfter: wait))
        : .success(.books([FoundBook(request.title)]))
    }
  }

  @Test func `CON-11: books that wait for one provider's calls wait alone`() async throws {
    let unknown = UnknownTitles(fixture.titles.prefix(6))
    let (backend, recorder) = (wanting(unknown, seconds: 50_000), EnrichmentRecorder())
    let store = try await LibraryStore.queued(.many(9))
    let enricher = Enricher.sample(store, backend, clock: fixture.clock, recorder: recorder)
    try await enricher.drain()
    #expect(
      await store.snapshot.enrichmentStates == Array(repeating: .parked, count: 6)
        + Array(repeating: .enriched, count: 3))
    #expect(recorder.service == [])
    // Six are asked for with their author and without, before they wait.
    #expect(backend.requests.count == 15)
  }

  @Test func `ENR-5: a work is left alone as long as was asked for it, whatever comes to others`()
    async throws
  {
    let unknown = UnknownTitles(fixture.titles.prefix(1))
    let backend = wanting(unknown, seconds: 3_600)
    let store = try await LibraryStore.queued(.many(3))
    let enricher = Enricher.sample(store, backend, clock: fixture.clock)
    let run = Task { try await enricher.run() }
    try await store.until { $0.jobs.count == 1 && $0.jobs.allSatisfy(\.isParked) }
    unknown.clear()
    // Looks at 30, 90, 210 … seconds find nobody whose time has come; the next one comes with that time.
    for seconds in [30, 90, 210, 450, 930, 1_890] { await fixture.clock.pass(to: seconds) }
    #expect(backend.requests.count == 4)
    await fixture.clock.pass(to: 3_600)
    try await store.until { $0.jobs.isEmpty }
    #expect(backend.requests.count == 5)
    await fixture.end(run)
  }

  @Test func `ENR-14: a work whose time has not come is looked for later, though another was woken before`()
    async throws
  {
    let unknown = UnknownTitles(fixture.titles.prefix(2))
    let backend = wanting(unknown, seconds: 3_600, second: 3_605)
    let store = try await LibraryStore.queued(.many(3))
    let enricher = Enricher.sample(store, backend, clock: fixture.clock)
    let run = Task { try await enricher.run() }
    try await store.until { $0.jobs.count == 2 && $0.jobs.allSatisfy(\.isParked) }
    unknown.clear()
    for seconds in [30, 90, 210, 450, 930, 1_890, 3_600] { await fixture.clock.pass(to: seconds) }
    try await store.until { $0.jobs.count == 1 }
    let isLooking = { fixture.clock.deadlines.contains(.seconds(3_630)) }
    for _ in 0..<10_000 where !isLooking() { await Task.yield() }
    try #require(isLooking(), "nobody looks for the other work")
    await fixture.clock.pass(to: 3_630)
    try await store.until { $0.jobs.isEmpty }
    #expect(backend.requests.count == 7)
    await fixture.end(run)
  }

  @Test func `ENR-14: a work that comes back parked during a run is looked for`() async throws {
    let store = try await LibraryStore.queued(.many(1))
    let backend = EnrichmentBackend()
    let enricher = Enricher.sample(store, backend, clock: fixture.clock)
    let run = Task { try await enricher.run() }
    try await store.until { $0.jobs.isEmpty }
    try await store.commit(.edit("take back")) { editor in
      guard let work = editor.library.works.first(where: { _ in true }) else { return }
      var job = EnrichmentJob(id: editor.newJobID(), work: work.id)
      job.isParked = true
      editor.put(job)
    }
    let isLooking = { !fixture.clock.deadlines.isEmpty }
    for _ in 0..<10_000 where !isLooking() { await Task.yield() }
    try #require(isLooking(), "nobody looks for the work")
    await fixture.clock.pass(to: 30)
    try await store.until { $0.jobs.isEmpty }
    await fixture.end(run)
  }

  /// The answer to a question that was under way comes between the new start and the commit that wakes
  /// everybody.
  @Test func `ENR-5: what is asked for after a new start is remembered, though its commit is not done`()
    async throws
  {
    let storage = HeldStorage()
    let backend = wanting(UnknownTitles(fixture.titles.prefix(2)), seconds: 3_600)
    async let queued = LibraryStore.queued(.many(2), storage: storage)
    await storage.release()
    let store = try await queued
    let enricher = Enricher.sample(store, backend, clock: fixture.clock)
    async let drained: Void = enricher.drain()
    await storage.untilHeld()
    backend.gate.close()
    await storage.release()
    await backend.gate.untilArrivals(3)
    async let woken: Void = enricher.wake()
    await storage.untilHeld()
    backend.gate.open()
    await untilWaiting(1, at: store)
    for _ in 0..<3 { await storage.release() }
    _ = try await (woken, drained)
    #expect(backend.requests.count == 6)
    #expect(await store.snapshot.jobs.allSatisfy(\.isParked))
    #expect(await enricher.queue.rests.count == 2)
  }

  // MARK: Questions

  private static let numbered = QueuedBook(
    title: "Dune", editions: [EditionFacts(isbn: try? ISBN("9780441172719"))])

  /// A backend that wants calls for what is asked by number until that time, and says that of other
  /// questions.
  private func wantingForNumbers(
    until end: Int = 3_600, _ other: @escaping @Sendable (HTTPRequest, Int) -> HTTPResponse
  ) -> EnrichmentBackend {
    EnrichmentBackend { [clock = fixture.clock] request, time in
      guard request["isbn"] != nil else { return .success(other(request, time)) }
      let left = end - Int(clock.time.components.seconds)
      return .success(
        left > 0 ? .error(429, .providerError, reason: .quota, retryAfter: left) : .error(404, .notFound))
    }
  }

  @Test func `CON-11: a book whose number nobody can look up now is found by its title`() async throws {
    let backend = wantingForNumbers { request, _ in .books([FoundBook(request.title)]) }
    let store = try await LibraryStore.queued([Self.numbered])
    try await Enricher.sample(store, backend, clock: fixture.clock).drain()
    #expect(await store.snapshot.enrichmentStates == [.enriched])
    #expect(backend.requests.map(\.path) == ["/v1/search/isbn", "/v1/search/advanced"])
  }

  @Test func `CON-11: a book that nobody knows by its title waits for the answer to its number`() async throws
  {
    let backend = wantingForNumbers { _, _ in .error(404, .notFound) }
    let store = try await LibraryStore.queued([Self.numbered])
    let run = Task { try await Enricher.sample(store, backend, clock: fixture.clock).run() }
    try await store.until { $0.jobs.allSatisfy(\.isParked) }
    let job = try #require(await store.snapshot.jobs.first { _ in true })
    #expect(job.settled == [.titleAndAuthor(title: "Dune", author: "Frank Herbert"), .title("Dune")])
    for seconds in [30, 90, 210, 450, 930, 1_890] { await fixture.clock.pass(to: seconds) }
    #expect(backend.requests.count == 3)
    await fixture.clock.pass(to: 3_600)
    try await store.until { $0.jobs.isEmpty }
    #expect(await store.snapshot.enrichmentStates == [.notFound])
    #expect(backend.requests.map(\.path).last == "/v1/search/isbn" && backend.requests.count == 4)
    await fixture.end(run)
  }

  @Test func `CON-11: what the title has offered is kept until the number has its answer`() async throws {
    let backend = wantingForNumbers { _, _ in .books([FoundBook("Dune Messiah")]) }
    let store = try await LibraryStore.queued([Self.numbered])
    let enricher = Enricher.sample(store, backend, clock: fixture.clock)
    try await enricher.drain()
    #expect(await store.snapshot.enrichmentStates == [.parked])
    #expect(await store.snapshot.jobs.first { _ in true }?.candidates.map(\.title) == ["Dune Messiah"])
    fixture.clock.advance(to: .seconds(3_600))
    try await enricher.wake()
    try await enricher.drain()
    #expect(await store.snapshot.enrichmentStates == [.needsChoice])
    #expect(await store.snapshot.works.first { _ in true }?.candidates.map(\.title) == ["Dune Messiah"])
  }

  @Test func `ENR-5: a title that failed is asked for again without the number whose time has not come`()
    async throws
  {
    let backend = wantingForNumbers { request, time in
      time <= 5 ? .error(503, .providerError) : .books([FoundBook(request.title)])
    }
    let store = try await LibraryStore.queued([Self.numbered])
    let run = Task { try await Enricher.sample(store, backend, clock: fixture.clock).run() }
    for seconds in [1, 3, 7, 15] { await fixture.clock.pass(to: seconds) }
    try await store.until { $0.jobs.allSatisfy(\.isParked) }
    await fixture.clock.pass(to: 45)
    try await store.until { $0.jobs.isEmpty }
    #expect(await store.snapshot.enrichmentStates == [.enriched])
    #expect(backend.requests.count { $0["isbn"] != nil } == 1)
    await fixture.end(run)
  }

  @Test func `ENR-5: a look for a number that still waits changes nothing, also for the look after it`()
    async throws
  {
    // The provider has calls again later than it said.
    let clock = fixture.clock
    let backend = EnrichmentBackend { request, time in
      guard request["isbn"] != nil else { return .success(.error(404, .notFound)) }
      return .success(
        time < 3
          ? .error(429, .providerError, reason: .quota, retryAfter: 100) : .books([FoundBook("Dune")]))
    }
    let store = try await LibraryStore.queued([Self.numbered])
    let recorder = EnrichmentRecorder()
    let run = Task { try await Enricher.sample(store, backend, clock: clock, recorder: recorder).run() }
    try await store.until { $0.jobs.allSatisfy(\.isParked) }
    let parked = await store.snapshot
    for seconds in [30, 90, 100, 340] {
      #expect(await store.snapshot == parked)
      await clock.pass(to: seconds)
    }
    try await store.until { $0.jobs.isEmpty }
    #expect(backend.requests.count == 5)
    #expect(recorder.service == ["in vain", "back"])
    await fixture.end(run)
  }

  // MARK: New starts

  @Test func `ENR-5: a new start asks again before the time is over`() async throws {
    let backend = wanting(UnknownTitles(fixture.titles.prefix(1)), seconds: 3_600)
    let store = try await LibraryStore.queued(.many(1))
    let enricher = Enricher.sample(store, backend, clock: fixture.clock)
    try await enricher.drain()
    try await enricher.drain()
    #expect(backend.requests.count == 2)
    try await enricher.wake()
    try await enricher.drain()
    #expect(backend.requests.count == 4)
  }
}
