// A provider contradicts the reader: nothing changes, and the reader is asked (ENR-11).

import BooksTrackAPI
import Testing

@testable import BooksTrack

@Suite(.timeLimit(.minutes(20)))
struct EnrichmentConflictTests {
  private static let isbn = "9780441172719"
  private static let other = "9780261103573"

  /// Returns an edition entered by the reader.
  private static func own(pages: Int? = 412, year: Int? = 1990) throws -> EditionFacts {
    EditionFacts(isbn: try ISBN(isbn), publisher: "Ace", pageCount: pages, yearPublished: year)
  }

  /// Returns a provider's record.
  private static func found(
    _ title: String = "Dune", isbn: String = isbn, pages: Int? = 412, date: String? = "1990",
    first: Int? = nil
  ) -> FoundBook {
    var book = FoundBook(title, isbns: [isbn])
    book.work.firstPublicationYear = first
    book.editions[0].pageCount = pages
    book.editions[0].publicationDate = date
    book.editions[0].publisher = "Penguin"
    book.editions[0].primaryProvider = ProviderName.isbndb
    return book
  }

  /// Returns a library in which that record has been attached to the reader's book.
  private static func store(
    _ book: FoundBook, title: String = "Dune", first: Int? = nil, own: EditionFacts? = nil,
    fields: ReaderFields = [.isbn, .publisher, .pageCount, .yearPublished],
    conflicts: ConflictRules = .all
  ) async throws -> LibraryStore {
    let facts = try own ?? Self.own()
    let store = try await LibraryStore.queued([QueuedBook(title: title, editions: [facts])])
    try await store.commit(.edit("entered")) { editor in
      for var edition in editor.library.editions {
        edition.readerFields = fields
        editor.put(edition)
      }
      for var work in editor.library.works {
        work.firstPublished = first
        editor.put(work)
      }
    }
    var policy = EnrichmentPolicy()
    policy.conflicts = conflicts
    let backend = EnrichmentBackend { _, _ in .success(.books([book])) }
    try await Enricher.sample(store, backend, policy: policy).drain()
    #expect(await store.snapshot.enrichmentStates == [.enriched])
    return store
  }

  private static func conflicts(_ store: LibraryStore) async -> [FactConflict] {
    let library = await store.snapshot
    return library.works.flatMap { library.conflicts(of: $0.id) }
  }

  private static func says(_ store: LibraryStore) async -> [String] {
    await conflicts(store).map { "\($0.field) \($0.entered)/\($0.found)" }
  }

  @Test(
    arguments: [(500, ["pageCount 412/500"]), (454, ["pageCount 412/454"]), (453, []), (412, []), (nil, [])]
      as [(Int?, [String])])
  func `page counts of the reader's edition conflict if they differ by more than a tenth`(
    pages: Int?, expected: [String]
  ) async throws {
    #expect(await Self.says(try await Self.store(Self.found(pages: pages))) == expected)
  }

  @Test(arguments: [("1988-05", ["yearPublished 1990/1988"]), ("1991", []), ("1989-01-01", []), ("soon", [])])
  func `the years of the reader's edition conflict if they differ by more than one`(
    date: String, expected: [String]
  ) async throws {
    #expect(await Self.says(try await Self.store(Self.found(date: date))) == expected)
  }

  @Test(arguments: [(1963, ["firstPublished 1965/1963"]), (1966, []), (nil, [])] as [(Int?, [String])])
  func `the years of first publication conflict if they differ by more than one`(
    year: Int?, expected: [String]
  ) async throws {
    #expect(await Self.says(try await Self.store(Self.found(first: year), first: 1965)) == expected)
  }

  @Test func `years of first publication raise a conflict only if the policy requests it`() async throws {
    let store = try await Self.store(
      Self.found(pages: 900, first: 1900), first: 1962, conflicts: EnrichmentPolicy().conflicts)
    #expect(await Self.says(store) == ["pageCount 412/900"])
    var expected = ConflictRules.all
    expected.fields.removeAll { $0 == .firstPublished }
    #expect(EnrichmentPolicy().conflicts == expected && expected.fields.count == 3)
  }

  @Test(arguments: [
    ("The Hobit", "The Hobbit", true), ("Dune", "DUNE", false), ("Dune (Dune, #1)", "Dune", false),
    ("Sapiens: A Brief History of Humankind", "Sapiens", false), ("Der Wüstenplanet", "Dune", false),
    ("The Fellowship of the Ring", "The Lord of the Rings: The Fellowship of the Ring", false),
    ("A Clockwork Orenge", "A Clockwork Orange", true),
  ])
  func `titles conflict if their words differ, but not by markers, subtitle or language`(
    entered: String, found: String, isInDoubt: Bool
  ) {
    #expect(TitleRelation.contradict(entered, found) == isInDoubt)
    #expect(TitleRelation.contradict(found, entered) == isInDoubt)
  }

  @Test func `ENR-11: whatever is in doubt, nothing that the reader entered is changed`() async throws {
    let book = Self.found("A Clockwork Orange", pages: 900, date: "2001", first: 1900)
    let store = try await Self.store(book, title: "A Clockwork Orenge", first: 1962)
    let library = await store.snapshot
    #expect(library.works.map(\.title) == ["A Clockwork Orenge"])
    #expect(library.works.map(\.firstPublished) == [1962])
    #expect(library.editions.map(\.facts.pageCount) == [412])
    #expect(library.editions.map(\.facts.yearPublished) == [1990])
    #expect(library.editions.map(\.facts.publisher) == ["Ace"])
    #expect(
      await Self.conflicts(store).map(\.field) == [.title, .firstPublished, .pageCount, .yearPublished])
    #expect(await Self.conflicts(store).last?.provider == ProviderName.isbndb)
  }

  @Test func `pages and year of another edition raise no conflict`() async throws {
    let store = try await Self.store(Self.found(isbn: Self.other, pages: 900, date: "2001"))
    #expect(await Self.says(store) == [])
    #expect(await store.snapshot.editions.count == 2)
  }

  @Test func `facts that the reader did not enter raise no conflict`() async throws {
    let store = try await Self.store(Self.found(pages: 900, date: "2001"), fields: [.isbn])
    #expect(await Self.says(store) == [])
  }

  @Test func `a policy without conflicts raises none`() async throws {
    let store = try await Self.store(Self.found(pages: 900), conflicts: .none)
    #expect(await store.snapshot.works.flatMap(\.conflicts) == [])
  }

  @Test func `accepted values count as entered, and raise no further conflict`() async throws {
    let book = Self.found("A Clockwork Orange", pages: 900, date: "2001", first: 1900)
    let store = try await Self.store(book, title: "A Clockwork Orenge", first: 1962)
    let work = try #require(await store.snapshot.works.first { _ in true }).id
    for conflict in await Self.conflicts(store) { #expect(try await store.accept(conflict, of: work)) }
    let library = await store.snapshot
    #expect(library.works.map(\.title) == ["A Clockwork Orange"])
    #expect(library.works.map(\.firstPublished) == [1900])
    #expect(library.editions.map(\.facts.pageCount) == [900])
    #expect(library.editions.map(\.facts.yearPublished) == [2001])
    #expect(library.editions.allSatisfy { $0.readerFields.isSuperset(of: [.pageCount, .yearPublished]) })
    #expect(library.conflicts(of: work) == [])
    let settled = library.works.flatMap(\.conflicts).map(\.isSettled)
    #expect(!settled.isEmpty && !settled.contains(false))
    #expect(library.checkInvariants() == [])
  }

  @Test func `a dismissed conflict is not shown again for the same value, but for another one`()
    async throws
  {
    let store = try await Self.store(Self.found(pages: 900))
    let work = try #require(await store.snapshot.works.first { _ in true }).id
    let conflict = try #require(await Self.conflicts(store).first)
    #expect(try await store.dismiss(conflict, of: work))
    #expect(await Self.says(store) == [])
    for (pages, expected) in [
      (900, []), (950, ["pageCount 412/950"]), (900, []), (990, ["pageCount 412/990"]),
    ] {
      try await store.commit(.edit("again")) { editor in
        editor.put(EnrichmentJob(id: editor.newID(), work: work))
        guard var row = editor.library.works[work] else { return }
        row.enrichment = .pending
        editor.put(row)
      }
      let book = Self.found(pages: pages)
      try await Enricher.sample(store, EnrichmentBackend { _, _ in .success(.books([book])) }).drain()
      #expect(await Self.says(store) == expected)
    }
    #expect(await store.snapshot.editions.map(\.facts.pageCount) == [412])
  }

  @Test func `an outdated conflict is not shown and cannot be accepted`() async throws {
    let store = try await Self.store(Self.found(pages: 900, date: "2001"))
    let work = try #require(await store.snapshot.works.first { _ in true }).id
    let old = await Self.conflicts(store)
    try await store.commit(.edit("correct")) { editor in
      for var edition in editor.library.editions {
        edition.facts.pageCount = 420
        editor.put(edition)
      }
    }
    #expect(await Self.says(store) == ["yearPublished 1990/2001"])
    #expect(try await !store.accept(old[0], of: work))
    #expect(try await !store.dismiss(old[0], of: work))
    try await store.commit(.edit("remove")) { editor in
      for row in editor.library.editions { editor.remove(row.id) }
    }
    #expect(await Self.says(store) == [])
    #expect(try await !store.accept(old[1], of: work))
  }

  @Test(arguments: [(Int.max, Int.min), (.min, .max), (.max, 0), (0, .min), (.min, .min)])
  func `extreme numbers are compared without a trap`(pages: Int, other: Int) {
    let rules = ConflictRules.standard
    #expect(rules.contradict(pages: pages, other) == (pages != other))
    #expect(rules.contradict(years: pages, other) == (pages != other))
  }
}
