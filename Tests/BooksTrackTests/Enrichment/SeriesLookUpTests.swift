// Providers' pages about a series, their totals, and the search for a missing volume, which becomes a wanted
// book (SER-9, SER-19).

import BooksTrackAPI
import Foundation
import Testing

@testable import BooksTrack

struct SeriesLookUpTests {
  private static let now = Timestamp(milliseconds: 1_700_000_000_000)
  private static let page = "/v1/series/openlibrary:OL1L"

  /// A store with "Dune" by Frank Herbert, volumes 1 and 3, known to two providers.
  private struct Life {
    let store: LibraryStore
    let series: SeriesID
    let lookUp: SeriesLookUp
    let network: EnrichmentNetwork

    init(_ backend: EnrichmentBackend, isOnline: Bool = true, day: Int64 = 0) async throws {
      store = LibraryStore(
        library: Library(replica: 1), storage: VolatileStorage(), wallTime: EnrichmentWallTime(),
        rules: [FinishedSeriesRule()])
      series = try await store.commit(.edit("add")) { editor in
        let author = editor.newID(of: Author.self)
        editor.put(Author(id: author, name: "Frank Herbert"))
        let series = editor.newID(of: Series.self)
        editor.put(
          Series(
            id: series, name: "Dune", author: author, source: .automatic,
            externalIDs: [
              ExternalID(provider: "google-books", value: "g1"),
              ExternalID(provider: "openlibrary", value: "OL1L"),
            ], created: SeriesLookUpTests.now))
        for (title, volume) in [("Dune", 1), ("Children of Dune", 3)] {
          let work = editor.newID(of: Work.self)
          editor.put(Work(id: work, title: title, authors: [AuthorCredit(author: author)]))
          editor.put(
            Entry(id: editor.newID(), work: work, edition: nil, facts: ReaderFacts(status: .read)))
          editor.put(
            Membership(
              id: editor.newID(), series: series, work: work, position: SeriesPosition(volume)))
        }
        return series
      }
      network = EnrichmentNetwork(isOnline: isOnline)
      lookUp = SeriesLookUp(
        store: store, transport: backend, connectivity: network,
        wallTime: FixedTime(milliseconds: SeriesLookUpTests.now.milliseconds + day * 86_400_000))
    }

    var library: Library { get async { await store.snapshot } }
    func shelf() async throws -> SeriesShelf {
      let library = await library
      return SeriesShelf(of: try #require(library.series[series]), in: library)
    }
  }

  /// Returns a page with those works, each as `2 Dune Messiah`, or `? Dune` without a position.
  private static func page(_ provider: String, total: Int?, _ works: [String]) -> HTTPResponse {
    let id = ProviderSeriesID(provider: provider, providerID: "x")
    let list = works.map { line in
      let parts = line.split(separator: " ", maxSplits: 1).map(String.init)
      return SeriesWorkDTO(
        title: parts[1], authorNames: ["Frank Herbert"], position: parts[0] == "?" ? nil : parts[0])
    }
    let series = id.map { SeriesDTO(id: $0, name: "Dune", total: total, works: list) }
    let envelope = series.map {
      ResponseEnvelope(.success(SeriesResponseData(series: $0)), meta: ResponseMeta()).encoded()
    }
    return HTTPResponse(status: 200, body: envelope ?? .init())
  }

  private static let notFound = HTTPResponse.error(404, .notFound)

  /// A backend that answers pages by provider, and searches by the closure.
  private static func backend(
    google: HTTPResponse = notFound, openLibrary: HTTPResponse = notFound,
    search: @escaping @Sendable (HTTPRequest) -> HTTPResponse = { _ in notFound }
  ) -> EnrichmentBackend {
    EnrichmentBackend { request, _ in
      switch request.path {
      case "/v1/series/google-books:g1": .success(google)
      case page: .success(openLibrary)
      default: .success(search(request))
      }
    }
  }

  // MARK: Totals

  private static let sources: [(String, HTTPResponse, HTTPResponse, Int?)] = [
    ("one provider's number", page("g", total: 6, []), notFound, 6),
    ("the greater of two numbers", page("g", total: 6, []), page("o", total: 8, []), 8),
    (
      "a list with a place for each work before a number: half volumes are not counted",
      page("g", total: 9, []), page("o", total: 4, ["1 A", "2 B", "2.5 C", "3 D"]), 3
    ),
    ("a list that lacks works is a number", page("g", total: 5, ["1 A"]), notFound, 5),
    (
      "a list that lacks a place is a number", page("g", total: 4, ["1 A", "2 B", "3 C", "? D"]), notFound, 4
    ),
    ("an omnibus has the volumes that are in it", page("g", total: 2, ["1 A", "2-5 B"]), notFound, 5),
    ("a number below what is owned is out of date", page("g", total: 2, []), page("o", total: 4, []), 4),
    ("if all are, nothing is known", page("g", total: 2, []), page("o", total: 1, []), nil),
    ("no number at all", page("g", total: nil, ["1 A"]), notFound, nil),
  ]

  @Test(arguments: sources)
  func `SER-9: the total that counts if providers disagree`(
    name: String, google: HTTPResponse, openLibrary: HTTPResponse, total: Int?
  ) async throws {
    let reader = try await Life(Self.backend(google: google, openLibrary: openLibrary))
    #expect(try await reader.lookUp.refresh(reader.series) == .learnt(total: total), "\(name)")
    #expect(await reader.library.series[reader.series]?.total == total, "\(name)")
    #expect(await reader.library.checkInvariants() == [])
  }

  @Test func `SER-9: the reader's total takes precedence over the providers'; without it theirs counts`()
    async throws
  {
    let reader = try await Life(Self.backend(google: Self.page("g", total: 6, [])))
    let service = SeriesService(store: reader.store, wallTime: EnrichmentWallTime())
    try await service.setTotal(4, of: reader.series)
    #expect(try await reader.lookUp.refresh(reader.series) == .learnt(total: 4))
    try await service.setTotal(nil, of: reader.series)
    #expect(try await reader.shelf().owned.total == 6)
    try await service.setTotal(2, of: reader.series)
    #expect(try await reader.shelf().owned.text == "1/2 books")
  }

  @Test func `SER-9: a provider's corrected total is adopted, and a refuted one is ignored`() async throws {
    let backend = EnrichmentBackend { request, time in
      request.path.hasSuffix("g1")
        ? .success(Self.page("g", total: time == 1 ? 3 : 4, [])) : .success(Self.notFound)
    }
    let reader = try await Life(backend)
    #expect(try await reader.lookUp.refresh(reader.series) == .learnt(total: 3))
    #expect(try await reader.lookUp.refresh(reader.series) == .notKnown)
    let later = SeriesLookUp(
      store: reader.store, transport: backend, connectivity: reader.network,
      wallTime: FixedTime(milliseconds: Self.now.milliseconds + 31 * 86_400_000))
    #expect(try await later.refresh(reader.series) == .learnt(total: 4))
    #expect(await reader.library.seriesPages.count == 1)
    try await reader.store.commit(.edit("add")) { editor in
      let work = Work(id: editor.newID(), title: "Chapterhouse", authors: [])
      editor.put(work)
      editor.place(work.id, in: reader.series, at: SeriesPosition(6), now: Self.now)
    }
    #expect(try await reader.shelf().owned.text == "3 books")
  }

  @Test func `SER-13: a provider's total can finish a series in the same transaction`() async throws {
    let reader = try await Life(
      Self.backend(openLibrary: Self.page("o", total: 2, ["1 Dune", "3 Children"])))
    try await reader.store.commit(.edit("add")) { editor in
      let work = Work(id: editor.newID(), title: "Dune Messiah", authors: [])
      editor.put(work)
      editor.put(
        Entry(id: editor.newID(), work: work.id, edition: nil, facts: ReaderFacts(status: .read)))
      editor.place(work.id, in: reader.series, at: SeriesPosition(2), now: Self.now)
    }
    #expect(try await reader.lookUp.refresh(reader.series) == .learnt(total: 3))
    #expect(await reader.library.celebrations.map(\.name) == ["Dune"])
  }

  @Test func `a page is requested once a month, not offline, and failures are reported`() async throws {
    let failing = try await Life(EnrichmentBackend { _, _ in .failure(.timeout) })
    #expect(try await failing.lookUp.refresh(failing.series) == .failed(.timeout))
    #expect(try await failing.lookUp.refresh(SeriesID(replica: 9, serial: 9)) == .gone)
    let backend = Self.backend(
      google: Self.page("g", total: 6, []), openLibrary: Self.page("o", total: 6, []))
    let offline = try await Life(backend, isOnline: false)
    #expect(try await offline.lookUp.refresh(offline.series) == .offline && backend.requests.isEmpty)
    let reader = try await Life(backend)
    #expect(try await reader.lookUp.refresh(reader.series) == .learnt(total: 6))
    #expect(try await reader.lookUp.refresh(reader.series) == .fresh)
    #expect(backend.requests.count == 2)
  }

  // MARK: Missing volumes

  /// Returns a search response with those books.
  private static func books(_ books: [FoundBook]) -> @Sendable (HTTPRequest) -> HTTPResponse {
    { _ in books.isEmpty ? notFound : .books(books) }
  }

  private static func volume(_ title: String, _ place: String?) -> FoundBook {
    var book = FoundBook(title, isbns: ["9780441172696"])
    book.work.series = [
      SeriesReferenceDTO(provider: "openlibrary", seriesID: "OL1L", name: "Dune", position: place)
    ]
    return book
  }

  @Test func `SER-19: a missing volume is searched by the title that a provider names, and offered`()
    async throws
  {
    let backend = Self.backend(
      openLibrary: Self.page("o", total: 6, ["1 Dune", "2 Dune Messiah", "3 Children of Dune"]),
      search: Self.books([FoundBook("Dune Messiah"), FoundBook("Heretics of Dune")]))
    let reader = try await Life(backend)
    let outcome = try await reader.lookUp.find(volume: 2, of: reader.series)
    guard case .found(let candidates) = outcome else { return #expect(Bool(false), "\(outcome)") }
    #expect(candidates.first?.title == "Dune Messiah")
    #expect(
      backend.requests.last?["title"] == "dune messiah" || backend.requests.last?["title"] == "Dune Messiah")
    #expect(backend.requests.last?["author"] == "Frank Herbert")
    #expect(
      try await reader.shelf().places.map(\.title).prefix(3) == ["Dune", "Dune Messiah", "Children of Dune"])
  }

  @Test func `SER-19: without a title, only records with the volume's position are offered`() async throws {
    let backend = Self.backend(
      search: Self.books([
        Self.volume("Dune", "1"), Self.volume("God Emperor", "4"), Self.volume("Messiah", "2"),
      ]))
    let reader = try await Life(backend)
    let outcome = try await reader.lookUp.find(volume: 2, of: reader.series)
    guard case .found(let candidates) = outcome else { return #expect(Bool(false), "\(outcome)") }
    #expect(candidates.map(\.title) == ["Messiah"])
    let none = try await Life(
      Self.backend(search: Self.books([Self.volume("Dune", "1"), FoundBook("Dune 2")])))
    #expect(try await none.lookUp.find(volume: 5, of: none.series) == .nothingFound)
  }

  @Test func `SER-22: the first volume may be the author's book with the name of the series`() async throws {
    func find(_ books: [FoundBook], volume: Int = 1) async throws -> [String] {
      let reader = try await Life(Self.backend(search: Self.books(books)))
      try await reader.store.commit(.edit("lend")) { editor in
        for member in editor.library.members(of: reader.series) { editor.remove(member.work) }
      }
      let outcome = try await reader.lookUp.find(volume: volume, of: reader.series)
      guard case .found(let candidates) = outcome else { return [] }
      return candidates.map(\.title)
    }
    #expect(try await find([FoundBook("Dune Messiah"), FoundBook("Dune")]) == ["Dune"])
    #expect(try await find([FoundBook("Dune"), Self.volume("The First", "1")]) == ["The First"])
    #expect(try await find([FoundBook("Dune", by: ["Somebody Else"])]) == [])
    #expect(try await find([Self.volume("Dune", "2")]) == [])
    #expect(try await find([FoundBook("Dune")], volume: 2) == [])
  }

  @Test func `SER-19: no result, no network and a failure are distinguished, and each has its text`()
    async throws
  {
    let reader = try await Life(Self.backend())
    let nothing = try await reader.lookUp.find(volume: 2, of: reader.series)
    #expect(nothing == .nothingFound)
    #expect(nothing.text(volume: 2, of: "Dune") == "Nothing was found for Book 2 of 'Dune'.")
    let offline = try await Life(Self.backend(), isOnline: false)
    #expect(try await offline.lookUp.find(volume: 2, of: offline.series) == .offline)
    let failing = try await Life(EnrichmentBackend { _, _ in .failure(.connectionLost) })
    #expect(try await failing.lookUp.find(volume: 2, of: failing.series) == .failed(.connectionLost))
    let library = await reader.library
    let owned = library.members(of: reader.series)[1].work
    #expect(try await reader.lookUp.find(volume: 3, of: reader.series) == .owned(owned))
    #expect(try await reader.lookUp.find(volume: 3, of: SeriesID(replica: 9, serial: 9)) == .gone)
    for outcome in [nothing, .offline, .failed(.timeout), .owned(owned), .gone] {
      #expect(outcome.text(volume: 2, of: "Dune")?.contains("Dune") == true)
    }
    #expect(await reader.library == library)
  }

  @Test func `SER-19: the reader's choice is queued for its place, and exactly that book is fetched`()
    async throws
  {
    let backend = Self.backend(search: Self.books([Self.volume("Messiah", "2")]))
    let reader = try await Life(backend)
    guard case .found(let candidates) = try await reader.lookUp.find(volume: 2, of: reader.series),
      case .added(let work) = try await reader.lookUp.add(candidates[0], as: 2, of: reader.series)
    else { return #expect(Bool(false), "nothing was added") }
    let library = await reader.library
    #expect(library.entries(of: work).map(\.facts.status) == [.wantToRead])
    #expect(library.membership(of: work, in: reader.series)?.position == SeriesPosition(2))
    #expect(library.job(of: work)?.choice == candidates[0])
    #expect(library.series[reader.series]?.source == .automatic)
    #expect(
      library.works[work]?.authors.map(\.author)
        == library.works[WorkID(replica: 1, serial: 0)]?.authors.map(\.author))
    #expect(library.checkInvariants() == [])
    try await Enricher.sample(reader.store, backend).drain()
    let after = await reader.library
    #expect(after.works[work]?.enrichment == .enriched && after.series.count == 1)
    // Twice is once.
    #expect(try await reader.lookUp.add(candidates[0], as: 2, of: reader.series) == .owned(work))
    #expect(await reader.library == after)
  }

  @Test func `ENR-9: a chosen volume whose record is gone can be chosen again, or declined`() async throws {
    let reader = try await Life(Self.backend(search: Self.books([Self.volume("Messiah", "2")])))
    guard case .found(let candidates) = try await reader.lookUp.find(volume: 2, of: reader.series),
      case .added(let work) = try await reader.lookUp.add(candidates[0], as: 2, of: reader.series)
    else { return #expect(Bool(false), "nothing was added") }
    try await Enricher.sample(reader.store, Self.backend()).drain()
    let row = try #require(await reader.library.works[work])
    #expect(row.enrichment == .needsChoice && row.candidates == candidates)
    #expect(try await reader.store.choose(candidates[0], for: work))
    #expect(await reader.library.job(of: work)?.choice == candidates[0])
    #expect(await reader.library.checkInvariants() == [])
  }

  @Test func `SER-19: a book that is already in the library is placed in the series, not added again`()
    async throws
  {
    let reader = try await Life(Self.backend())
    let known = try await reader.store.queue([QueuedBook(title: "Dune Messiah")])[0]
    let candidate = Candidate(
      title: "Dune Messiah", authors: ["Frank Herbert"], isbn: nil, externalID: nil, confidence: 900)
    #expect(try await reader.lookUp.add(candidate, as: 2, of: reader.series) == .placed(known))
    #expect(await reader.library.works.count == 3)
    #expect(try await reader.shelf().places.map(\.title) == ["Dune", "Dune Messiah", "Children of Dune"])
    try await reader.store.commit(.edit("delete")) { $0.remove(reader.series) }
    #expect(try await reader.lookUp.add(candidate, as: 2, of: reader.series) == .gone)
  }

  @Test
  func
    `SER-15: a volume that a reset has taken away is searched for by its title, and comes back to its place`()
    async throws
  {
    let backend = Self.backend(search: Self.books([FoundBook("Children of Dune")]))
    let reader = try await Life(backend)
    let service = SeriesService(store: reader.store, wallTime: EnrichmentWallTime())
    try await service.setTotal(3, of: reader.series)
    try await reader.store.commit(.edit("reset")) { $0.reset() }
    guard case .found(let candidates) = try await reader.lookUp.find(volume: 3, of: reader.series),
      case .added(let work) = try await reader.lookUp.add(candidates[0], as: 3, of: reader.series)
    else { return #expect(Bool(false), "nothing was added") }
    #expect(await reader.library.membership(of: work, in: reader.series)?.position == SeriesPosition(3))
    #expect(await reader.library.absentBooks.map(\.title) == ["Dune"])
    #expect(await reader.library.checkInvariants() == [])
  }
}
