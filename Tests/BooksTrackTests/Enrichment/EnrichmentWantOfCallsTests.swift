// One provider has no calls left, and nobody else knows some books: these wait, and everybody else goes on (CON-11,
// ENR-5).

import BooksTrackAPI
import Foundation
import Testing

@testable import BooksTrack

@Suite(.timeLimit(.minutes(20)))
struct EnrichmentWantOfCallsTests {
  private let fixture = BreakerFixture()

  /// A backend for which books of these titles are unknown to all who have calls left.
  private func wanting(_ titles: UnknownTitles, seconds: Int) -> EnrichmentBackend {
    EnrichmentBackend { request, _ in
      titles.contains(request.title)
        ? .success(.error(429, .providerError, reason: .quota, retryAfter: seconds))
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
    #expect(backend.requests.count == 9)
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
    #expect(backend.requests.count == 3)
    await fixture.clock.pass(to: 3_600)
    try await store.until { $0.jobs.isEmpty }
    #expect(backend.requests.count == 4)
    await fixture.end(run)
  }

  /// The answer to a question that was under way comes between the new start and the commit that wakes everybody.
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
    await backend.gate.untilArrivals(2)
    async let woken: Void = enricher.wake()
    await storage.untilHeld()
    backend.gate.open()
    await untilWaiting(1, at: store)
    for _ in 0..<3 { await storage.release() }
    _ = try await (woken, drained)
    #expect(backend.requests.count == 3)
    #expect(await store.snapshot.jobs.allSatisfy(\.isParked))
    #expect(await enricher.queue.rests.count == 2)
  }

  @Test func `ENR-5: a new start asks again before the time is over`() async throws {
    let backend = wanting(UnknownTitles(fixture.titles.prefix(1)), seconds: 3_600)
    let store = try await LibraryStore.queued(.many(1))
    let enricher = Enricher.sample(store, backend, clock: fixture.clock)
    try await enricher.drain()
    try await enricher.drain()
    #expect(backend.requests.count == 1)
    try await enricher.wake()
    try await enricher.drain()
    #expect(backend.requests.count == 2)
  }
}
