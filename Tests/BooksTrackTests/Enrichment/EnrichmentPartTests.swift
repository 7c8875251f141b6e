// Partial answers, because some providers did not answer: a certain one is attached, and all others wait for
// the missing providers, up to a limit (ENR-5, ENR-9).

import BooksTrackAPI
import Foundation
import Testing

@testable import BooksTrack

@Suite(.timeLimit(.minutes(20)))
struct EnrichmentPartTests {
  private let fixture = BreakerFixture()

  /// A service without one provider until that time; the others know only a similar book.
  private func service(awayUntil end: Int, _ whole: [FoundBook]) -> EnrichmentBackend {
    EnrichmentBackend { [clock = fixture.clock] _, _ in
      let now = Int(clock.time.components.seconds)
      return .success(
        now < end
          ? .books([FoundBook("Dune Messiah")], missing: ["google-books"], retryAfter: 600)
          : .books(whole))
    }
  }

  private func run(_ backend: EnrichmentBackend) async throws -> (LibraryStore, Task<Void, any Error>) {
    let store = try await LibraryStore.queued([QueuedBook(title: "Dune")])
    let enricher = Enricher.sample(store, backend, clock: fixture.clock)
    return (store, Task { try await enricher.run() })
  }

  /// Advances the clock through those polls.
  private func pass(through seconds: [Int]) async {
    for second in seconds { await fixture.clock.pass(to: second) }
  }

  @Test func `ENR-5: a book is queried again when the only provider that knows it is available`() async throws
  {
    let backend = service(awayUntil: 600, [FoundBook("Dune")])
    let (store, run) = try await run(backend)
    try await store.until { $0.jobs.allSatisfy(\.isParked) }
    #expect(backend.requests.count == 2)
    // Polls before that time query no work, since none is due.
    await pass(through: [30, 90, 210, 450])
    #expect(backend.requests.count == 2)
    #expect(await store.snapshot.enrichmentStates == [.parked])
    await fixture.clock.pass(to: 600)
    try await store.until { $0.jobs.isEmpty }
    #expect(await store.snapshot.enrichmentStates == [.enriched])
    #expect(backend.requests.count == 3)
    await fixture.end(run)
  }

  @Test func `ENR-9: the complete answer is offered, and not the partial one before it`() async throws {
    let backend = service(awayUntil: 600, [FoundBook("Dune Messiah"), FoundBook("Dune Encyclopedia")])
    let (store, run) = try await run(backend)
    try await store.until { $0.jobs.allSatisfy(\.isParked) }
    #expect(await store.snapshot.jobs.first { _ in true }?.candidates == [])
    await pass(through: [30, 90, 210, 450, 600])
    try await store.until { $0.jobs.isEmpty }
    #expect(await store.snapshot.enrichmentStates == [.needsChoice])
    await fixture.end(run)
  }

  @Test func `a certain answer is attached whichever providers are missing`() async throws {
    let backend = EnrichmentBackend { request, _ in
      .success(.books([FoundBook(request.title)], missing: ["google-books"], retryAfter: 600))
    }
    let store = try await LibraryStore.queued(.many(3))
    try await Enricher.sample(store, backend, clock: fixture.clock).drain()
    #expect(await store.snapshot.enrichmentStates == Array(repeating: .enriched, count: 3))
    #expect(backend.requests.count == 3)
  }

  @Test func `ENR-5: a provider that never returns does not keep a book waiting forever`() async throws {
    let backend = service(awayUntil: .max, [])
    var policy = EnrichmentPolicy()
    policy.waitsForProviders = 2
    let store = try await LibraryStore.queued([QueuedBook(title: "Dune")])
    let enricher = Enricher.sample(store, backend, clock: fixture.clock, policy: policy)
    for round in 1...3 {
      try await enricher.drain()
      let isOver = round == 3
      #expect(await store.snapshot.enrichmentStates == [isOver ? .needsChoice : .parked])
      // With the author and without, in each round.
      #expect(backend.requests.count == 2 * round)
      fixture.clock.advance(to: .seconds(600 * round))
      try await enricher.wake()
    }
    #expect(await store.snapshot.works.first { _ in true }?.candidates.map(\.title) == ["Dune Messiah"])
  }
}
