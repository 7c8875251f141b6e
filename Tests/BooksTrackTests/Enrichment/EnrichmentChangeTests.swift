// Edits of a work between two of its queries. A hunt found each of these cases.

import BooksTrackAPI
import Testing

@testable import BooksTrack

struct EnrichmentChangeTests {
  private static let isbn = "9780441172719"

  private static func store() async throws -> LibraryStore {
    try await LibraryStore.queued([
      QueuedBook(title: "Dnue", editions: [EditionFacts(isbn: try ISBN(isbn))])
    ])
  }

  private static func retitle(_ store: LibraryStore) async throws {
    try await store.commit(.edit("retitle")) { editor in
      guard var work = editor.library.works.first(where: { _ in true }) else { return }
      work.title = "Dune"
      editor.put(work)
    }
  }

  @Test func `ENR-6: an unknown ISBN is not queried again after the title is corrected meanwhile`()
    async throws
  {
    let store = try await Self.store()
    let backend = EnrichmentBackend(isHeld: true) { request, _ in
      .success(request.title == "Dune" ? .books([FoundBook("Dune")]) : .error(404, .notFound))
    }
    async let drain: Void = Enricher.sample(store, backend).drain()
    await backend.gate.untilArrivals(1)
    try await Self.retitle(store)
    backend.gate.open()
    try await drain
    #expect(backend.requests.map { $0["isbn"] ?? $0.title } == [Self.isbn, "Dune"])
    #expect(await store.snapshot.enrichmentStates == [.enriched])
  }

  @Test func `ENR-7: a work that is deleted between two queries is not queried again`() async throws {
    let store = try await Self.store()
    let backend = EnrichmentBackend(isHeld: true) { _, _ in .success(.error(404, .notFound)) }
    let recorder = EnrichmentRecorder()
    async let drain: Void = Enricher.sample(store, backend, recorder: recorder).drain()
    await backend.gate.untilArrivals(1)
    try await store.commit(.edit("delete")) { editor in
      for work in editor.library.works { editor.remove(work.id) }
    }
    backend.gate.open()
    try await drain
    #expect(backend.requests.count == 1)
    #expect(recorder.results == [.dropped])
  }

  @Test func `ENR-5: correcting the title gives a failing ISBN no new tries and no shorter pause`()
    async throws
  {
    let store = try await Self.store()
    let backend = EnrichmentBackend { _, _ in .success(.error(503, .providerError)) }
    let clock = EnrichmentClock(isHeld: true)
    let recorder = EnrichmentRecorder()
    async let drain: Void = Enricher.sample(store, backend, clock: clock, recorder: recorder).drain()
    await clock.gate.untilArrivals(1)
    try await Self.retitle(store)
    clock.gate.open()
    try await drain
    #expect(backend.requests.count == 5)
    #expect(recorder.pauses == [.seconds(1), .seconds(2), .seconds(4), .seconds(8)])
    #expect(await store.snapshot.enrichmentStates == [.parked])
  }
}
