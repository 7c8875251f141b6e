// One provider is out of quota, and the others do not know some of the books: these wait, and all other books
// proceed (CON-11, ENR-5).

import BooksTrackAPI
import Foundation
import Testing

@testable import BooksTrack

@Suite(.timeLimit(.minutes(20)))
struct EnrichmentWantOfCallsTests {
  private let fixture = BreakerFixture()

  /// A backend that does not know these titles, because a provider is out of quota.
  ///
  /// - Parameter second: The Retry-After for the second title, if it differs.
  private func wanting(_ titles: UnknownTitles, seconds: Int, second: Int? = nil) -> EnrichmentBackend {
    EnrichmentBackend { [other = fixture.titles[1]] request, _ in
      let wait = request.title == other ? second ?? seconds : seconds
      return titles.contains(request.title)
        ? .success(.error(429, .providerError, reason: .quota, retryAfter: wait))
        : .success(.books([FoundBook(request.title)]))
    }
  }

  @Test func `CON-11: books that wait for one provider's quota do not delay the others`() async throws {
    let unknown = UnknownTitles(fixture.titles.prefix(6))
    let (backend, recorder) = (wanting(unknown, seconds: 50_000), EnrichmentRecorder())
    let store = try await LibraryStore.queued(.many(9))
    let enricher = Enricher.sample(store, backend, clock: fixture.clock, recorder: recorder)
    try await enricher.drain()
    #expect(
      await store.snapshot.enrichmentStates == Array(repeating: .parked, count: 6)
        + Array(repeating: .enriched, count: 3))
    #expect(recorder.service == [])
    // Six are queried with and without the author before they wait.
    #expect(backend.requests.count == 15)
  }

  @Test func `ENR-5: a work waits for its own Retry-After, whatever happens to others`() async throws {
    let unknown = UnknownTitles(fixture.titles.prefix(1))
    let backend = wanting(unknown, seconds: 3_600)
    let store = try await LibraryStore.queued(.many(3))
    let enricher = Enricher.sample(store, backend, clock: fixture.clock)
    let run = Task { try await enricher.run() }
    try await store.until { $0.jobs.count == 1 && $0.jobs.allSatisfy(\.isParked) }
    unknown.clear()
    // Polls at 30, 90, 210 … seconds find no work that is due; the next one is at the time it becomes due.
    for seconds in [30, 90, 210, 450, 930, 1_890] { await fixture.clock.pass(to: seconds) }
    #expect(backend.requests.count == 4)
    await fixture.clock.pass(to: 3_600)
    try await store.until { $0.jobs.isEmpty }
    #expect(backend.requests.count == 5)
    await fixture.end(run)
  }

  @Test func `ENR-14: a work that is not yet due is polled later, after another was woken`() async throws {
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

  @Test func `ENR-14: a work that is restored as parked during a run is polled`() async throws {
    let store = try await LibraryStore.queued(.many(1))
    let backend = EnrichmentBackend()
    let enricher = Enricher.sample(store, backend, clock: fixture.clock)
    let run = Task { try await enricher.run() }
    try await store.until { $0.jobs.isEmpty }
    try await store.commit(.edit("take back")) { editor in
      guard let work = editor.library.works.first(where: { _ in true }) else { return }
      var job = EnrichmentJob(id: editor.newID(), work: work.id)
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

  /// A response arrives between the start of the wake and its commit.
  @Test func `ENR-5: a Retry-After that arrives while a wake is being committed is kept`() async throws {
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

  // MARK: Queries

  private static let numbered = QueuedBook(
    title: "Dune", editions: [EditionFacts(isbn: try? ISBN("9780441172719"))])

  /// A backend that is out of quota for ISBN queries until that time, and answers other queries by the
  /// closure.
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

  @Test func `CON-11: a book whose ISBN waits for quota is found by its title`() async throws {
    let backend = wantingForNumbers { request, _ in .books([FoundBook(request.title)]) }
    let store = try await LibraryStore.queued([Self.numbered])
    try await Enricher.sample(store, backend, clock: fixture.clock).drain()
    #expect(await store.snapshot.enrichmentStates == [.enriched])
    #expect(backend.requests.map(\.path) == ["/v1/search/isbn", "/v1/search/advanced"])
  }

  @Test func `CON-11: a book with an unknown title waits for the answer to its ISBN`() async throws {
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

  @Test func `CON-11: candidates of the title are kept until the ISBN is answered`() async throws {
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

  @Test func `ENR-5: a failed title query is retried without the ISBN that is not yet due`() async throws {
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

  @Test func `ENR-5: an ISBN that still waits after a poll stays parked unchanged`() async throws {
    // The provider has quota later than its Retry-After said.
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

  // MARK: Wakes

  @Test func `ENR-5: a wake repeats queries before they are due`() async throws {
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
