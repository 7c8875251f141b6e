// The reader chooses a candidate, or none; the choice is queued like any other work (ENR-9).

import BooksTrackAPI
import Testing

@testable import BooksTrack

@Suite(.timeLimit(.minutes(20)))
struct EnrichmentChoiceTests {
  private static let isbn = "9780441172719"
  private static let other = "9780261103573"

  /// Two books with one title; the reader named no author, so neither is certain.
  private static func found() -> [FoundBook] {
    [("Ann Other", other, "v1"), ("Frank Herbert", isbn, "v2")].map { author, isbn, volume in
      var book = FoundBook("Dune", by: [author], isbns: [isbn])
      book.work.externalIDs = [ExternalID(provider: "google-books", value: volume)]
      book.work.subjectTags = ["Fiction"]
      return book
    }
  }

  private static let answering = EnrichmentBackend { _, _ in .success(.books(found())) }
  private static let down = EnrichmentBackend { _, _ in .success(.error(503, .providerError)) }

  /// Returns a store whose only work needs a choice, and the work with its candidates.
  private static func store(_ editions: [EditionFacts] = []) async throws -> (LibraryStore, Work) {
    let store = try await LibraryStore.queued([QueuedBook(title: "Dune", authors: [], editions: editions)])
    try await Enricher.sample(store, answering).drain()
    return (store, try #require(await store.snapshot.works.first { _ in true }))
  }

  private static func work(_ store: LibraryStore) async throws -> Work {
    try #require(await store.snapshot.works.first { _ in true })
  }

  @Test func `a candidate is never attached without a choice: not by a drain, a reconnect or a relaunch`()
    async throws
  {
    let (store, work) = try await Self.store()
    #expect(work.enrichment == .needsChoice)
    #expect(work.candidates.map(\.authors) == [["Ann Other"], ["Frank Herbert"]])
    let before = await store.snapshot
    let enricher = Enricher.sample(store, Self.answering)
    try await enricher.wake()
    try await enricher.drain()
    #expect(await store.snapshot == before)
  }

  @Test func `the chosen candidate is queried by its ISBN and attached without further checks`()
    async throws
  {
    let (store, work) = try await Self.store()
    #expect(try await store.choose(work.candidates[1], for: work.id))
    let waiting = await store.snapshot
    #expect(waiting.enrichmentStates == [.pending] && waiting.jobs.map(\.choice) == [work.candidates[1]])
    #expect(waiting.checkInvariants() == [])
    let backend = EnrichmentBackend { _, _ in .success(.books(Self.found())) }
    try await Enricher.sample(store, backend).drain()
    #expect(backend.requests.map { $0["isbn"] } == [Self.isbn])
    let library = await store.snapshot
    let after = try await Self.work(store)
    #expect(after.enrichment == .enriched && after.candidates == [] && library.jobs.isEmpty)
    #expect(after.externalIDs.map(\.value) == ["v2"])
    #expect(library.editions.map(\.facts.isbn) == [try ISBN(Self.isbn)])
    // The reader entered no author, and none is added.
    #expect(after.title == "Dune" && after.authors == [])
  }

  @Test func `a choice without ISBN is queried by title and author, then by title`() async throws {
    let store = try await LibraryStore.queued([QueuedBook(title: "Dune", authors: [])])
    let books = [FoundBook("Dune", by: ["Ann Other"]), FoundBook("Dune", by: ["Frank Herbert"])]
    try await Enricher.sample(store, EnrichmentBackend { _, _ in .success(.books(books)) }).drain()
    let work = try await Self.work(store)
    try await store.choose(work.candidates[1], for: work.id)
    let backend = EnrichmentBackend { request, _ in
      .success(.books(request["author"] == nil ? books : [books[0]]))
    }
    try await Enricher.sample(store, backend).drain()
    #expect(backend.requests.map { $0["author"] ?? $0["q"] } == ["Frank Herbert", "Dune"])
    #expect(try await Self.work(store).enrichment == .enriched)
  }

  @Test func `ENR-3: a choice made offline survives a relaunch and is applied later`() async throws {
    let (store, work) = try await Self.store()
    try await store.choose(work.candidates[0], for: work.id)
    let network = EnrichmentNetwork(isOnline: false)
    let backend = EnrichmentBackend { _, _ in .success(.books(Self.found())) }
    let killed = Enricher.sample(store, backend, network: network)
    let drain = Task { try await killed.drain() }
    while network.waits == 0 { await Task.yield() }
    drain.cancel()
    _ = await drain.result
    #expect(backend.requests == [])
    try await Enricher.sample(store, backend).drain()
    #expect(try await Self.work(store).externalIDs.map(\.value) == ["v1"])
  }

  @Test func `a choice that fails is parked like any other work and keeps its candidates`() async throws {
    let (store, work) = try await Self.store()
    try await store.choose(work.candidates[0], for: work.id)
    let enricher = Enricher.sample(store, Self.down)
    try await enricher.drain()
    let parked = try await Self.work(store)
    #expect(parked.enrichment == .parked && parked.candidates == work.candidates)
    #expect(await store.snapshot.jobs.map(\.choice) == [work.candidates[0]])
    let again = Enricher.sample(store, Self.answering)
    try await again.wake()
    try await again.drain()
    #expect(try await Self.work(store).externalIDs.map(\.value) == ["v1"])
  }

  @Test(arguments: [true, false])
  func `a choice that cannot be found is offered again, and nothing else is attached`(isKnown: Bool)
    async throws
  {
    let (store, work) = try await Self.store()
    try await store.choose(work.candidates[1], for: work.id)
    // A book by another author with the same title, even the same ISBN, is not the choice.
    let wrong = FoundBook("Dune", by: ["Ann Other"], isbns: [Self.isbn])
    let backend = EnrichmentBackend { _, _ in .success(isKnown ? .books([wrong]) : .error(404, .notFound)) }
    let recorder = EnrichmentRecorder()
    try await Enricher.sample(store, backend, recorder: recorder).drain()
    #expect(try await Self.work(store) == work)
    #expect(recorder.results == [.needsChoice])
    #expect(await store.snapshot.jobs.isEmpty)
  }

  @Test func `the provider's identifier is sufficient even if the record has another title now`()
    async throws
  {
    let (store, work) = try await Self.store()
    try await store.choose(work.candidates[1], for: work.id)
    var renamed = FoundBook("Der Wüstenplanet", by: ["F. Herbert"])
    renamed.work.externalIDs = [ExternalID(provider: "google-books", value: "v2")]
    let book = renamed
    try await Enricher.sample(store, EnrichmentBackend { _, _ in .success(.books([book])) }).drain()
    let after = try await Self.work(store)
    #expect(after.enrichment == .enriched && after.title == "Dune")
  }

  @Test func `ENR-11: a choice changes nothing that the reader entered`() async throws {
    let own = EditionFacts(isbn: try ISBN(Self.other), publisher: "Chilton", pageCount: 412)
    let (store, work) = try await Self.store([own])
    // The ISBN of the reader's edition made one of them certain; restore the choice.
    try await store.commit(.edit("sample")) { editor in
      guard var row = editor.library.works[work.id] else { return }
      row.enrichment = .needsChoice
      row.candidates = [
        Candidate(
          title: "Dune", authors: ["Frank Herbert"], isbn: try ISBN(Self.isbn), externalID: nil,
          confidence: 700)
      ]
      editor.put(row)
    }
    let before = await store.snapshot
    let row = try await Self.work(store)
    try await store.choose(row.candidates[0], for: work.id)
    try await Enricher.sample(store, Self.answering).drain()
    let library = await store.snapshot
    let first = try #require(before.editions.first { _ in true })
    #expect(library.editions[first.id]?.facts.publisher == "Chilton")
    #expect(library.editions[first.id]?.facts.pageCount == 412)
    #expect(library.editions.map(\.facts.isbn).contains(try ISBN(Self.isbn)))
  }

  @Test func `a waiting choice can be replaced, and a stale one changes nothing`() async throws {
    let (store, work) = try await Self.store()
    try await store.choose(work.candidates[0], for: work.id)
    #expect(try await store.choose(work.candidates[1], for: work.id))
    #expect(await store.snapshot.jobs.map(\.choice) == [work.candidates[1]])
    try await Enricher.sample(store, Self.answering).drain()
    let before = await store.snapshot
    #expect(try await Self.work(store).externalIDs.map(\.value) == ["v2"])
    #expect(try await !store.choose(work.candidates[0], for: work.id))
    #expect(try await !store.declineCandidates(of: work.id))
    #expect(await store.snapshot == before)
  }

  @Test func `a choice made during the request for an earlier one replaces it`() async throws {
    let (store, work) = try await Self.store()
    try await store.choose(work.candidates[0], for: work.id)
    let backend = EnrichmentBackend(isHeld: true) { _, _ in .success(.books(Self.found())) }
    let enricher = Enricher.sample(store, backend)
    async let drain: Void = enricher.drain()
    await backend.gate.untilArrivals(1)
    try await store.choose(work.candidates[1], for: work.id)
    backend.gate.open()
    try await drain
    #expect(try await Self.work(store).externalIDs.map(\.value) == ["v2"])
  }

  @Test(arguments: [true, false])
  func `declining all candidates changes nothing else, and ends the queries`(isWaiting: Bool) async throws {
    let (store, work) = try await Self.store()
    if isWaiting { try await store.choose(work.candidates[0], for: work.id) }
    #expect(try await store.declineCandidates(of: work.id))
    let declined = await store.snapshot
    #expect(declined.enrichmentStates == [.notFound] && declined.jobs.isEmpty && declined.editions.isEmpty)
    #expect(try await Self.work(store).candidates == [])
    let backend = EnrichmentBackend()
    let enricher = Enricher.sample(store, backend)
    try await enricher.wake()
    try await enricher.drain()
    #expect(backend.requests == [])
    #expect(await store.snapshot == declined)
  }

  @Test func `a deleted work accepts no choice`() async throws {
    let (store, work) = try await Self.store()
    try await store.commit(.edit("delete")) { $0.remove(work.id) }
    #expect(try await !store.choose(work.candidates[0], for: work.id))
    #expect(try await !store.declineCandidates(of: work.id))
  }
}
