// Draining a queue: every work once, with bounded concurrency, and with edits in between.

import BooksTrackAPI
import Testing

@testable import BooksTrack

@Suite(.timeLimit(.minutes(20)))
struct EnrichmentDrainTests {
  @Test(arguments: [1, 4])
  func `ENR-8: every queued work is queried once and enriched, and the queue is empty`(concurrency: Int)
    async throws
  {
    let store = try await LibraryStore.queued(.many(30))
    let backend = EnrichmentBackend()
    let recorder = EnrichmentRecorder()
    try await Enricher.sample(store, backend, concurrency: concurrency, recorder: recorder).drain()
    let library = await store.snapshot
    #expect(library.jobs.isEmpty)
    #expect(library.enrichmentStates == Array(repeating: .enriched, count: 30))
    #expect(backend.requests.count == 30 && Set(backend.requests).count == 30)
    #expect(recorder.results == Array(repeating: .enriched, count: 30))
    #expect(await store.commits(.enrich) == 30)
    #expect(library.checkInvariants() == [])
  }

  @Test func `a drain without concurrency takes the oldest work first`() async throws {
    let store = try await LibraryStore.queued(.many(10))
    let backend = EnrichmentBackend()
    try await Enricher.sample(store, backend).drain()
    #expect(backend.requests.map(\.title) == [QueuedBook].many(10).map(\.title))
  }

  @Test(arguments: [(1, 1), (4, 4), (0, 1)])
  func `ENR-4: the number of concurrent requests never exceeds the setting`(concurrency: Int, most: Int)
    async throws
  {
    let store = try await LibraryStore.queued(.many(20))
    let backend = EnrichmentBackend(isHeld: true)
    let enricher = Enricher.sample(store, backend, concurrency: concurrency)
    async let drain: Void = enricher.drain()
    await backend.gate.untilArrivals(most)
    backend.gate.open()
    try await drain
    #expect(backend.mostUnderWay == most)
    #expect(backend.requests.count == 20)
  }

  @Test func `ENR-4: one work at a time is the default`() {
    #expect(EnrichmentPolicy().concurrency == 1)
  }

  @Test func `ENR-6: an unknown ISBN is not queried again after the work was parked for its title`()
    async throws
  {
    let isbn = try ISBN("9780441172719")
    let store = try await LibraryStore.queued([
      QueuedBook(title: "Dune", editions: [EditionFacts(isbn: isbn)])
    ])
    let backend = EnrichmentBackend { request, time in
      if request["isbn"] != nil { return .success(.error(404, .notFound)) }
      return time <= 5 ? .success(.error(503, .providerError)) : .success(.books([FoundBook("Dune")]))
    }
    let enricher = Enricher.sample(store, backend)
    try await enricher.drain()
    #expect(await store.snapshot.enrichmentStates == [.parked])
    try await enricher.wake()
    try await enricher.drain()
    #expect(await store.snapshot.enrichmentStates == [.enriched])
    #expect(backend.requests.count { $0["isbn"] != nil } == 1)
    #expect(backend.requests.count { $0.title == "Dune" } == 6)
  }

  @Test func `a title that is corrected during its request is queried again`() async throws {
    let store = try await LibraryStore.queued([QueuedBook(title: "Dnue")])
    let backend = EnrichmentBackend(isHeld: true)
    let recorder = EnrichmentRecorder()
    let enricher = Enricher.sample(store, backend, recorder: recorder)
    async let drain: Void = enricher.drain()
    await backend.gate.untilArrivals(1)
    try await store.commit(.edit("correct")) { editor in
      guard var work = editor.library.works.first(where: { _ in true }) else { return }
      work.title = "Dune"
      editor.put(work)
    }
    backend.gate.open()
    try await drain
    let library = await store.snapshot
    #expect(backend.requests.map(\.title) == ["Dnue", "Dune"])
    #expect(library.works.map(\.title) == ["Dune"])
    #expect(library.enrichmentStates == [.enriched])
    #expect(recorder.results == [.outdated, .enriched])
    #expect(recorder.progress.map(\.done) == [1])
  }

  @Test func `ENR-6: an unknown book is queried once and stays unenriched`() async throws {
    let store = try await LibraryStore.queued([QueuedBook(title: "Dune")])
    let backend = EnrichmentBackend { _, _ in .success(.error(404, .notFound)) }
    let clock = EnrichmentClock()
    try await Enricher.sample(store, backend, clock: clock).drain()
    let library = await store.snapshot
    #expect(library.enrichmentStates == [.notFound])
    #expect(library.jobs.isEmpty)
    #expect(backend.requests.map(\.path) == ["/v1/search/advanced", "/v1/search/title"])
    #expect(clock.now.offset == .zero)
  }

  @Test func `ENR-9: uncertain answers are stored as candidates, without other changes to the work`()
    async throws
  {
    let store = try await LibraryStore.queued([QueuedBook(title: "Dune")])
    let before = await store.snapshot.works.first { _ in true }
    let backend = EnrichmentBackend { _, _ in
      .success(.books((0..<9).map { _ in FoundBook("Dune", by: [], isbns: ["9780441172719"]) }))
    }
    try await Enricher.sample(store, backend).drain()
    let library = await store.snapshot
    var after = library.works.first { _ in true }
    #expect(after?.enrichment == .needsChoice)
    #expect(after?.candidates.map(\.title) == Array(repeating: "Dune", count: 5))
    after?.enrichment = .pending
    after?.candidates = []
    #expect(after == before)
    #expect(library.editions.isEmpty && library.jobs.isEmpty)
  }

  // MARK: Progress

  @Test func `ENR-2: progress is reported as done of all`() {
    #expect(EnrichmentProgress(done: 15, total: 500).description == "15/500 books enriched")
  }

  @Test(arguments: [1, 4])
  func `ENR-2: progress rises to the total, and the total does not change`(concurrency: Int) async throws {
    let store = try await LibraryStore.queued(.many(40), storage: EnrichmentStorage())
    let recorder = EnrichmentRecorder()
    let backend = EnrichmentBackend()
    try await Enricher.sample(store, backend, concurrency: concurrency, recorder: recorder).drain()
    #expect(recorder.progress.map(\.done) == Array(1...40))
    #expect(recorder.progress.last?.total == 40)
    if concurrency == 1 { #expect(recorder.progress.allSatisfy { $0.total == 40 }) }
  }

  @Test func `ENR-2: a parked work does not count as done`() async throws {
    let store = try await LibraryStore.queued(.many(2))
    let recorder = EnrichmentRecorder()
    let backend = EnrichmentBackend { request, _ in
      request.title == [QueuedBook].many(1)[0].title
        ? .failure(.timeout) : .success(.books([FoundBook(request.title)]))
    }
    try await Enricher.sample(store, backend, recorder: recorder).drain()
    #expect(
      recorder.progress == [EnrichmentProgress(done: 0, total: 2), EnrichmentProgress(done: 1, total: 2)])
  }

  // MARK: Concurrent edits

  @Test func `ENR-7: the answer for a work that was deleted meanwhile is dropped`() async throws {
    let store = try await LibraryStore.queued([QueuedBook(title: "Dune")])
    let backend = EnrichmentBackend(isHeld: true)
    let recorder = EnrichmentRecorder()
    let enricher = Enricher.sample(store, backend, recorder: recorder)
    async let drain: Void = enricher.drain()
    await backend.gate.untilArrivals(1)
    try await store.commit(.edit("delete")) { editor in
      for work in editor.library.works { editor.remove(work.id) }
    }
    let before = await store.snapshot
    backend.gate.open()
    try await drain
    #expect(await store.snapshot == before)
    #expect(recorder.results == [.dropped])
    #expect(recorder.progress == [], "nothing was enriched")
  }

  @Test func `ENR-7: a work that is deleted before its turn is not queried`() async throws {
    let store = try await LibraryStore.queued(.many(3))
    let backend = EnrichmentBackend(isHeld: true)
    let recorder = EnrichmentRecorder()
    let enricher = Enricher.sample(store, backend, recorder: recorder)
    async let drain: Void = enricher.drain()
    await backend.gate.untilArrivals(1)
    try await store.commit(.edit("delete")) { editor in
      if let work = editor.library.works.first(where: { $0.title.hasSuffix("1001") }) {
        editor.remove(work.id)
      }
    }
    backend.gate.open()
    try await drain
    #expect(backend.requests.map { $0.title.suffix(4) } == ["1000", "1002"])
    #expect(recorder.results == [.enriched, .dropped, .enriched])
    // A deleted work counts neither as done nor as waiting.
    #expect(recorder.progress.map(\.done) == [1, 2])
    #expect(recorder.progress.last?.total == 2)
  }

  @Test func `a job that is removed before its turn is not queried`() async throws {
    let store = try await LibraryStore.queued(.many(2))
    let backend = EnrichmentBackend(isHeld: true)
    let enricher = Enricher.sample(store, backend)
    async let drain: Void = enricher.drain()
    await backend.gate.untilArrivals(1)
    try await store.commit(.edit("finished elsewhere")) { editor in
      if let job = editor.library.jobs.first(where: { $0.work.serial == 1 }) { editor.remove(job.id) }
    }
    backend.gate.open()
    try await drain
    #expect(backend.requests.count == 1)
    #expect(await store.snapshot.enrichmentStates == [.enriched, .pending])
  }

  @Test func `a work that is queued during a drain is processed by it`() async throws {
    let store = try await LibraryStore.queued(.many(1))
    let backend = EnrichmentBackend(isHeld: true)
    let enricher = Enricher.sample(store, backend)
    async let drain: Void = enricher.drain()
    await backend.gate.untilArrivals(1)
    try await store.queue([QueuedBook(title: "Later")])
    backend.gate.open()
    try await drain
    #expect(await store.snapshot.enrichmentStates == [.enriched, .enriched])
  }

  // MARK: Concurrency

  @Test func `ENR-8: concurrent drains share the queue and query no work twice`() async throws {
    let store = try await LibraryStore.queued(.many(30))
    let backend = EnrichmentBackend()
    let recorder = EnrichmentRecorder()
    let enricher = Enricher.sample(store, backend, concurrency: 3, recorder: recorder)
    async let first: Void = enricher.drain()
    async let second: Void = enricher.drain()
    _ = try await (first, second)
    #expect(backend.requests.count == 30 && Set(backend.requests).count == 30)
    #expect(recorder.results == Array(repeating: .enriched, count: 30))
    #expect(await store.commits(.enrich) == 30)
  }

  @Test func `ENR-8: two enrichers on one library enrich each work once`() async throws {
    let store = try await LibraryStore.queued(.many(20))
    let recorder = EnrichmentRecorder()
    let enrichers = [1, 2].map { _ in Enricher.sample(store, EnrichmentBackend(), recorder: recorder) }
    async let first: Void = enrichers[0].drain()
    async let second: Void = enrichers[1].drain()
    _ = try await (first, second)
    #expect(recorder.results.filter { $0 == .enriched }.count == 20)
    #expect(await store.commits(.enrich) == 20)
    #expect(await store.snapshot.jobs.isEmpty)
  }

  @Test func `a job that a cancelled drain puts back is taken by another drain`() async throws {
    let store = try await LibraryStore.queued(.many(2))
    let backend = EnrichmentBackend(isHeld: true)
    let enricher = Enricher.sample(store, backend)
    let cancelled = Task { try await enricher.drain() }
    await backend.gate.untilArrivals(1)
    async let other: Void = enricher.drain()
    await backend.gate.untilArrivals(2)
    cancelled.cancel()
    await #expect(throws: CancellationError.self) { try await cancelled.value }
    backend.gate.open()
    try await other
    #expect(await store.snapshot.enrichmentStates == [.enriched, .enriched])
  }

  @Test(arguments: [1, 2])
  func `a storage error ends the drain; the next one takes the remaining works`(workers: Int) async throws {
    // The first append is the import.
    let store = try await LibraryStore.queued(.many(3), storage: EnrichmentStorage(failing: 3))
    let enricher = Enricher.sample(store, EnrichmentBackend(), concurrency: workers)
    await #expect(throws: StorageError.diskFull) { try await enricher.drain() }
    // A second worker may take the refused work before the error ends it.
    if workers == 1 { #expect(await store.snapshot.jobs.count == 2) }
    try await enricher.drain()
    #expect(await store.snapshot.enrichmentStates == [.enriched, .enriched, .enriched])
    #expect(await store.commits(.enrich) == 3)
  }

  @Test func `a storage error ends the drain although another worker has already ended`() async throws {
    // The first append is the import, the second is the answer for the only work.
    let store = try await LibraryStore.queued(.many(1), storage: EnrichmentStorage(failing: 2))
    let backend = EnrichmentBackend(isHeld: true)
    let enricher = Enricher.sample(store, backend, concurrency: 2)
    let drain = Task { try await enricher.drain() }
    await backend.gate.untilArrivals(1)
    // The other worker finds nothing to do.
    for _ in 0..<1_000 { await Task.yield() }
    backend.gate.open()
    await #expect(throws: StorageError.diskFull) { try await drain.value }
    #expect(await !store.snapshot.jobs.isEmpty)
  }
}
