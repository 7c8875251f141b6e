// A server requests a long pause for one book: the others do not wait for it (ENR-5).

import BooksTrackAPI
import Synchronization
import Testing

@testable import BooksTrack

@Suite(.timeLimit(.minutes(20)))
struct EnrichmentPauseTests {
  private let fixture = BreakerFixture()

  /// Requests a pause of 300 s for the first book, that many times, and finds all others.
  private func pausing(_ times: Int = 1) -> EnrichmentBackend {
    EnrichmentBackend { [title = fixture.titles[0]] request, time in
      request.title == title && time <= times
        ? .success(.error(503, .providerError, retryAfter: 300))
        : .success(.books([FoundBook(request.title)]))
    }
  }

  private func untilAsleep(until seconds: Int) async {
    while !fixture.clock.deadlines.contains(.seconds(seconds)) { await Task.yield() }
  }

  @Test(arguments: [1, 3])
  func `ENR-5: the pause of one book does not delay the others`(concurrency: Int) async throws {
    let (backend, recorder) = (pausing(), EnrichmentRecorder())
    let store = try await LibraryStore.queued(.many(9))
    let enricher = Enricher.sample(
      store, backend, clock: fixture.clock, concurrency: concurrency, recorder: recorder)
    async let drain: Void = enricher.drain()
    try await store.until { $0.jobs.count == 1 }
    await untilAsleep(until: 300)
    #expect(fixture.clock.time == .zero)
    let states: [EnrichmentState] = [.pending] + Array(repeating: .enriched, count: 8)
    #expect(await store.snapshot.enrichmentStates == states)
    #expect(await enricher.queue.checkInvariants() == [])
    await fixture.clock.pass(to: 300)
    try await drain
    #expect(await store.snapshot.enrichmentStates == Array(repeating: .enriched, count: 9))
    #expect(backend.requests.count == 10 && recorder.pauses == [.seconds(300)])
    #expect(fixture.clock.deadlines == [])
  }

  @Test func `ENR-5: a run continues with other books, and resumes the book after its pause`() async throws {
    let store = try await LibraryStore.queued(.many(3))
    let enricher = Enricher.sample(store, pausing(), clock: fixture.clock)
    let run = Task { try await enricher.run() }
    try await store.until { $0.jobs.count == 1 }
    await fixture.clock.pass(to: 300)
    try await store.until { $0.jobs.isEmpty }
    #expect(await store.snapshot.enrichmentStates == [.enriched, .enriched, .enriched])
    await fixture.end(run)
  }

  @Test(arguments: [1, 3])
  func `a book that is queued during a pause is looked up at once`(concurrency: Int) async throws {
    let store = try await LibraryStore.queued(.many(1))
    let backend = pausing()
    let enricher = Enricher.sample(store, backend, clock: fixture.clock, concurrency: concurrency)
    async let drain: Void = enricher.drain()
    await untilAsleep(until: 300)
    fixture.clock.advance(to: .seconds(100))
    try await store.queue([QueuedBook(title: "Later"), QueuedBook(title: "Later still")])
    try await store.until { $0.jobs.count == 1 }
    #expect(fixture.clock.time == .seconds(100))
    await fixture.clock.pass(to: 300)
    try await drain
    #expect(await store.snapshot.enrichmentStates == [.enriched, .enriched, .enriched])
    #expect(backend.requests.count == 4)
  }

  @Test(arguments: [1, 3])
  func `ENR-8: cancellation during a pause ends a drain and leaves the book unchanged`(concurrency: Int)
    async throws
  {
    let store = try await LibraryStore.queued(.many(1))
    let before = await store.snapshot
    let enricher = Enricher.sample(store, pausing(), clock: fixture.clock, concurrency: concurrency)
    let drain = Task { try await enricher.drain() }
    await untilAsleep(until: 300)
    drain.cancel()
    await #expect(throws: CancellationError.self) { try await drain.value }
    #expect(await store.snapshot == before)
    #expect(fixture.clock.deadlines == [])
    #expect(await enricher.queue.checkInvariants() == [])
    // The requested pause also applies to the next drain.
    async let next: Void = enricher.drain()
    await fixture.clock.pass(to: 300)
    try await next
    #expect(await store.snapshot.enrichmentStates == [.enriched])
  }

  @Test func `ENR-7: a drain does not wait for a book that is deleted during its pause`() async throws {
    let store = try await LibraryStore.queued(.many(1))
    let enricher = Enricher.sample(store, pausing(), clock: fixture.clock)
    async let drain: Void = enricher.drain()
    await untilAsleep(until: 300)
    try await store.commit(.edit("delete")) { editor in
      for work in editor.library.works { editor.remove(work.id) }
    }
    try await drain
    #expect(fixture.clock.time == .zero)
  }

  @Test func `a book that is edited during its pause is queried with its new title`() async throws {
    let store = try await LibraryStore.queued(.many(1))
    let backend = pausing()
    let enricher = Enricher.sample(store, backend, clock: fixture.clock)
    async let drain: Void = enricher.drain()
    await untilAsleep(until: 300)
    try await store.commit(.edit("correct")) { editor in
      guard var work = editor.library.works.first(where: { _ in true }) else { return }
      work.title = "Dune"
      editor.put(work)
    }
    await fixture.clock.pass(to: 300)
    try await drain
    #expect(backend.requests.map(\.title) == [fixture.titles[0], "Dune"])
    #expect(await store.snapshot.enrichmentStates == [.enriched])
  }

  @Test func `ENR-5: long pauses allow no further tries: the fifth failure parks the book`() async throws {
    let store = try await LibraryStore.queued(.many(1))
    let backend = pausing(9)
    let enricher = Enricher.sample(store, backend, clock: fixture.clock)
    async let drain: Void = enricher.drain()
    for seconds in [300, 600, 900, 1_200] { await fixture.clock.pass(to: seconds) }
    try await drain
    #expect(backend.requests.count == 5)
    #expect(await store.snapshot.jobs.map(\.attempts) == [5])
    #expect(await store.snapshot.enrichmentStates == [.parked])
  }

  @Test func `ENR-14: parked books are polled during the pause of another one`() async throws {
    let titles = fixture.titles
    let backend = EnrichmentBackend { request, time in
      guard time == 1, request.title != titles[2] else { return .success(.books([FoundBook(request.title)])) }
      return request.title == titles[0]
        ? .success(.error(503, .providerError, retryAfter: 300))
        : .success(.error(429, .providerError, reason: .quota))
    }
    let store = try await LibraryStore.queued(.many(3))
    let enricher = Enricher.sample(store, backend, clock: fixture.clock)
    let run = Task { try await enricher.run() }
    try await store.until { $0.enrichmentStates == [.pending, .parked, .enriched] }
    await fixture.clock.pass(to: 30)
    try await store.until { $0.jobs.count == 1 }
    #expect(await store.snapshot.enrichmentStates == [.pending, .enriched, .enriched])
    await fixture.clock.pass(to: 300)
    try await store.until { $0.jobs.isEmpty }
    await fixture.end(run)
  }

  @Test func `ENR-5: if all books have to pause, the breaker opens, and the drain does not wait`()
    async throws
  {
    let store = try await LibraryStore.queued(.many(7))
    let backend = FailingBackend(fixture.clock, failure: .error(503, .providerError, retryAfter: 300))
    let recorder = EnrichmentRecorder()
    let enricher = Enricher.sample(store, backend, clock: fixture.clock, recorder: recorder)
    try await enricher.drain()
    #expect(backend.asked == fixture.asked((0..<5).map { (0, $0) }))
    #expect(recorder.service == ["opened"])
    #expect(await store.snapshot.enrichmentStates == Array(repeating: .pending, count: 7))
    backend.mend()
    fixture.clock.advance(to: .seconds(300))
    try await enricher.drain()
    #expect(await store.snapshot.enrichmentStates == Array(repeating: .enriched, count: 7))
  }

  @Test
  func `ENR-5: a book whose parking failed to commit is parked next time, without a query`() async throws {
    let backend = EnrichmentBackend { _, _ in .success(.error(503, .providerError, retryAfter: 900)) }
    // The first append is the import.
    let store = try await LibraryStore.queued(.many(1), storage: EnrichmentStorage(failing: 2))
    let enricher = Enricher.sample(store, backend, clock: fixture.clock)
    await #expect(throws: StorageError.diskFull) { try await enricher.drain() }
    #expect(await store.snapshot.enrichmentStates == [.pending])
    try await enricher.drain()
    #expect(backend.requests.count == 1)
    #expect(await store.snapshot.enrichmentStates == [.parked])
  }

  @Test func `ENR-6: a failed commit does not repeat the query of a book that was not found`() async throws {
    let backend = EnrichmentBackend { _, _ in .success(.error(404, .notFound)) }
    let store = try await LibraryStore.queued(.many(1), storage: EnrichmentStorage(failing: 2))
    let enricher = Enricher.sample(store, backend, clock: fixture.clock)
    await #expect(throws: StorageError.diskFull) { try await enricher.drain() }
    let count = backend.requests.count
    try await enricher.drain()
    #expect(backend.requests.count == count)
    #expect(await store.snapshot.enrichmentStates == [.notFound])
  }

  @Test func `ENR-5: a failed commit does not repeat the query of a book that was found`() async throws {
    let backend = EnrichmentBackend { request, _ in .success(.books([FoundBook(request.title)])) }
    let store = try await LibraryStore.queued(.many(1), storage: EnrichmentStorage(failing: 2))
    let enricher = Enricher.sample(store, backend, clock: fixture.clock)
    await #expect(throws: StorageError.diskFull) { try await enricher.drain() }
    try await enricher.drain()
    #expect(backend.requests.count == 1)
    #expect(await store.snapshot.enrichmentStates == [.enriched])
  }

  /// A poll gets the last answer, and the storage fails for the wake and for the result; then the app starts
  /// anew.
  @Test func `ENR-6: a book that a poll did not find is not queried again by the next run`() async throws {
    let backend = EnrichmentBackend { [isFirst = Mutex(true)] _, _ in
      let isAway = isFirst.withLock { first in
        defer { first = false }
        return first
      }
      return .success(isAway ? .error(503, .providerError, retryAfter: 900) : .error(404, .notFound))
    }
    // The first append is the import, the second parks the book.
    let store = try await LibraryStore.queued(.many(1), storage: EnrichmentStorage(failing: 3))
    let enricher = Enricher.sample(store, backend, clock: fixture.clock)
    let run = Task { try await enricher.run() }
    try await store.until { $0.enrichmentStates == [.parked] }
    await fixture.clock.pass(to: 900)
    await #expect(throws: StorageError.diskFull) { try await run.value }
    let next = Task { try await enricher.run() }
    try await store.until { $0.jobs.isEmpty }
    let asked = backend.requests.map { "\($0)" }
    #expect(asked.count == Set(asked).count + 1, "\(asked)")
    #expect(await store.snapshot.enrichmentStates == [.notFound])
    await fixture.end(next)
  }

  @Test func `ENR-5: cancellation during a pause does not shorten it`() async throws {
    let backend = EnrichmentBackend { request, time in
      time == 1 ? .failure(.timeout) : .success(.books([FoundBook(request.title)]))
    }
    let store = try await LibraryStore.queued(.many(1))
    let enricher = Enricher.sample(store, backend, clock: fixture.clock)
    let drain = Task { try await enricher.drain() }
    await untilAsleep(until: 1)
    drain.cancel()
    await #expect(throws: CancellationError.self) { try await drain.value }
    async let next: Void = enricher.drain()
    await untilAsleep(until: 1)
    #expect(backend.requests.count == 1)
    await fixture.clock.pass(to: 1)
    try await next
    #expect(backend.requests.count == 2)
    #expect(await store.snapshot.enrichmentStates == [.enriched])
  }

  /// This happens when undoing an import that had queued the book again.
  @Test func `ENR-8: a book that is parked during the pause of its look-up waits for its turn`()
    async throws
  {
    let backend = EnrichmentBackend { [title = fixture.titles[0]] request, time in
      request.title == title && time == 1
        ? .failure(.timeout) : .success(.books([FoundBook(request.title)]))
    }
    let store = try await LibraryStore.queued(.many(1))
    let enricher = Enricher.sample(store, backend, clock: fixture.clock)
    let run = Task { try await enricher.run() }
    await untilAsleep(until: 1)
    try await store.commit(.edit("take back")) { editor in
      for var job in editor.library.jobs {
        guard var work = editor.library.works[job.work] else { continue }
        (job.isParked, work.enrichment) = (true, .parked)
        editor.put(job)
        editor.put(work)
      }
    }
    await fixture.clock.pass(to: 1)
    while backend.requests.count == 1, !fixture.clock.deadlines.contains(.seconds(31)) { await Task.yield() }
    try #require(backend.requests.count == 1)
    #expect(await store.snapshot.enrichmentStates == [.parked])
    await fixture.clock.pass(to: 31)
    try await store.until { $0.jobs.isEmpty }
    await fixture.end(run)
  }
}
