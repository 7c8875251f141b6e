// The cost of a large queue: each answer costs its own rows, and not the library (performance.md).

import BooksTrackAPI
import Testing

@testable import BooksTrack

@Suite(.timeLimit(.minutes(20)))
struct EnrichmentCostTests {
  /// Returns the number of nodes of tables and indexes that the last answer of a queue copied.
  private func nodes(ofLastAnswerAmong count: Int) async throws -> Int {
    let store = try await LibraryStore.queued(.many(count))
    let before = SnapshotHolder()
    let backend = FailingBackend(ManualClock())
    backend.mend()
    let enricher = Enricher.sample(store, backend)
    try await enricher.drain()
    let finished = await store.snapshot
    #expect(finished.jobs.isEmpty && finished.works.allSatisfy { $0.enrichment == .enriched })
    #expect(backend.asked.count == count)
    try await store.queue([QueuedBook(title: "Chronicle of the last year")])
    before.keep(await store.snapshot)
    try await enricher.drain()
    return await store.snapshot.nodesNotShared(with: before.library ?? finished)
  }

  @Test func `the cost of an answer grows with the height of the trees, not with the queue`() async throws {
    let (few, many) = (try await nodes(ofLastAnswerAmong: 100), try await nodes(ofLastAnswerAmong: 1_500))
    #expect(few > 0 && many <= few * 2)
  }

  @Test func `1,500 works are enriched with one commit each, and the queue retains nothing about them`()
    async throws
  {
    let store = try await LibraryStore.queued(.many(1_500))
    let backend = FailingBackend(ManualClock())
    backend.mend()
    let enricher = Enricher.sample(store, backend, concurrency: 4)
    try await enricher.drain()
    #expect(await store.snapshot.jobs.isEmpty)
    #expect(await store.commits(.enrich) == 1_500)
    #expect(await enricher.rememberedJobs == 0)
  }
}

/// Holds one version of a library.
private final class SnapshotHolder {
  private(set) var library: Library?
  func keep(_ library: Library) { self.library = library }
}

extension Enricher {
  /// The total size of the queue's collections.
  fileprivate var rememberedJobs: Int {
    Mirror(reflecting: queue).children.reduce(0) { $0 + (($1.value as? any Collection)?.count ?? 0) }
  }
}
