// Data that undo of an import keeps: the reader's later edits, and results of look-ups for books that stay.

import BooksTrackAPI
import Testing

@testable import BooksTrack

@Suite struct `Undoing an import keeps` {
  private static func undo(_ store: LibraryStore) async throws -> UndoSummary? {
    try await Importer(store: store, wallTime: FixedTime()).undoLast()
  }

  private static func take(_ rows: [[String]], into store: LibraryStore) async throws {
    var writer = CSVWriter()
    writer.append(["Title", "Author", "ISBN13", "Exclusive Shelf", "My Review", "Spoiler"])
    for row in rows { writer.append(row) }
    try await `Importing a file`.run(writer.bytes, into: store)
  }

  private static func change(
    _ store: LibraryStore, _ body: @escaping @Sendable (inout LibraryEditor) -> Void
  ) async throws { try await store.commit(.edit("change")) { body(&$0) } }

  private static func changeFacts(
    _ store: LibraryStore, _ body: @escaping @Sendable (inout ReaderFacts) -> Void
  ) async throws {
    try await change(store) { editor in
      for var entry in editor.library.entries {
        body(&entry.facts)
        editor.put(entry)
      }
    }
  }

  private static let emma = ["Emma", "Jane Austen", "", "to-read", "", ""]

  @Test func `a book that the reader has placed by hand`() async throws {
    let store = LibraryStore.sample()
    try await Self.take([Self.emma, ["Kim", "Rudyard Kipling", "", "read", "", ""]], into: store)
    try await Self.change(store) { editor in
      guard let emma = editor.library.works.head else { return }
      let series = Series(
        id: editor.newID(), name: "Mine", source: .manual, created: Timestamp(milliseconds: 0))
      editor.put(series)
      let place = SeriesPosition(spans: [.init(first: 2_000, last: 2_000)])
      editor.put(
        Membership(
          id: editor.newID(), series: series.id, work: emma.id, position: place, source: .manual))
    }
    let undone = try #require(try await Self.undo(store))
    #expect(undone.removed.count == 1)
    #expect(undone.kept.map(\.title) == ["Emma"])
    #expect(await store.snapshot.memberships.count == 1)
    #expect(await store.snapshot.checkInvariants() == [])
  }

  @Test func `the separation of two series by the reader`() async throws {
    let store = LibraryStore.sample()
    try await Self.change(store) { editor in
      editor.put(
        Series(id: editor.newID(), name: "Dune", source: .manual, created: Timestamp(milliseconds: 0)))
    }
    try await Self.take([["Dune (Dune, #1)", "Frank Herbert", "", "read", "", ""]], into: store)
    let merge = try #require(await store.snapshot.seriesMerges.first { _ in true })
    try await Self.change(store) { _ = $0.undoMerge(merge.id, now: Timestamp(milliseconds: 1)) }
    _ = try await Self.undo(store)
    #expect(await store.snapshot.seriesMerges[merge.id]?.undone != nil)
    #expect(await store.snapshot.checkInvariants() == [])
  }

  @Test func `the status together with the shelf that the reader chose since`() async throws {
    let store = LibraryStore.sample()
    try await Self.take([Self.emma], into: store)
    try await Self.take([["Emma", "Jane Austen", "", "did-not-finish", "", ""]], into: store)
    try await Self.changeFacts(store) { $0.exclusiveShelf = "dnf" }
    _ = try await Self.undo(store)
    let facts = try #require(await store.snapshot.entries.head).facts
    #expect(facts.exclusiveShelf == "dnf" && facts.status == .didNotFinish)
  }

  @Test func `the spoiler mark of a review that the reader edited`() async throws {
    let store = LibraryStore.sample()
    try await Self.take([Self.emma], into: store)
    try await Self.take([["Emma", "Jane Austen", "", "to-read", "They marry.", "true"]], into: store)
    let filled = try #require(await store.snapshot.entries.head).facts
    #expect(filled.review == "They marry." && filled.reviewHasSpoilers)
    try await Self.changeFacts(store) { $0.review = "They marry at the end." }
    _ = try await Self.undo(store)
    let facts = try #require(await store.snapshot.entries.head).facts
    #expect(facts.review == "They marry at the end." && facts.reviewHasSpoilers)
  }

  // MARK: Look-up jobs

  private static let candidate = Candidate(
    title: "Emma", authors: ["Jane Austen"], isbn: nil, externalID: nil, confidence: 700)

  /// Returns a store whose book needs a choice, or has a waiting one, and then gets an ISBN by an import.
  private static func asked(choosing: Bool) async throws -> LibraryStore {
    let store = LibraryStore.sample()
    try await take([emma], into: store)
    try await change(store) { editor in
      for var work in editor.library.works {
        if let job = editor.library.job(of: work.id) { editor.remove(job.id) }
        work.enrichment = .needsChoice
        work.candidates = [candidate]
        editor.put(work)
        if choosing { editor.choose(candidate, for: work.id) }
      }
      for var job in editor.library.jobs {
        guard var work = editor.library.works[job.work] else { continue }
        job.isParked = true
        work.enrichment = .parked
        editor.put(job)
        editor.put(work)
      }
    }
    try await take([["Emma", "Jane Austen", "9780141439587", "to-read", "", ""]], into: store)
    return store
  }

  @Test func `a choice that was waiting before the import`() async throws {
    let store = try await Self.asked(choosing: true)
    #expect(await store.snapshot.jobs.head?.choice == Self.candidate)
    _ = try await Self.undo(store)
    #expect(await store.snapshot.jobs.head?.choice == Self.candidate)
    #expect(await store.snapshot.works.head?.candidates == [Self.candidate])
    #expect(await store.snapshot.checkInvariants() == [])
  }

  @Test(arguments: [false, true])
  func `the candidates, if the job of the import has no answer`(_ isParked: Bool) async throws {
    let store = try await Self.asked(choosing: false)
    #expect(await store.snapshot.works.head?.enrichment == .pending)
    if isParked {
      try await Self.change(store) { editor in
        guard var job = editor.library.jobs.head, var work = editor.library.works.head else { return }
        job.isParked = true
        work.enrichment = .parked
        editor.put(job)
        editor.put(work)
      }
    }
    _ = try await Self.undo(store)
    let library = await store.snapshot
    #expect(library.works.head?.enrichment == .needsChoice)
    #expect(library.works.head?.candidates == [Self.candidate])
    #expect(library.jobs.isEmpty)
    #expect(library.checkInvariants() == [])
  }

  @Test(arguments: [("EMMA", true), ("Emma Brown", false)])
  func `no look-up of the import, if the reader has only spelt the title otherwise`(
    _ title: String, _ isSame: Bool
  ) async throws {
    let store = try await Self.asked(choosing: false)
    try await Self.change(store) { editor in
      guard var work = editor.library.works.head else { return }
      work.title = title
      editor.put(work)
    }
    _ = try await Self.undo(store)
    let library = await store.snapshot
    #expect(library.works.head?.title == title)
    #expect(library.works.head?.enrichment == (isSame ? .needsChoice : .pending))
    #expect(library.jobs.isEmpty == isSame)
    #expect(library.checkInvariants() == [])
  }

  @Test func `a choice that the reader made since, in the look-up that the import requested`() async throws {
    let store = try await Self.asked(choosing: false)
    try await Self.change(store) { editor in
      guard var work = editor.library.works.head else { return }
      if let job = editor.library.job(of: work.id) { editor.remove(job.id) }
      work.enrichment = .needsChoice
      work.candidates = [Self.candidate]
      editor.put(work)
      editor.choose(Self.candidate, for: work.id)
      work.enrichment = .pending
      work.candidates = []
      editor.put(work)
    }
    _ = try await Self.undo(store)
    #expect(await store.snapshot.works.head?.enrichment == .pending)
    #expect(await store.snapshot.jobs.head?.choice == Self.candidate)
    #expect(await store.snapshot.checkInvariants() == [])
  }

  @Test func `the look-up of a book whose ISBN the reader changed since`() async throws {
    let store = try await Self.asked(choosing: false)
    try await Self.change(store) { editor in
      for var edition in editor.library.editions {
        edition.facts.isbn = try? ISBN("9780141442372")
        editor.put(edition)
      }
    }
    _ = try await Self.undo(store)
    #expect(await store.snapshot.works.head?.enrichment == .pending)
    #expect(await store.snapshot.jobs.count == 1)
    #expect(await store.snapshot.checkInvariants() == [])
  }

  @Test func `only the look-up of the book whose ISBN the reader changed`() async throws {
    let store = LibraryStore.sample()
    let kim = ["Kim", "Rudyard Kipling", "", "to-read", "", ""]
    try await Self.take([Self.emma, kim], into: store)
    try await Self.change(store) { editor in
      for var work in Array(editor.library.works) {
        if let job = editor.library.job(of: work.id) { editor.remove(job.id) }
        work.enrichment = .notFound
        editor.put(work)
      }
    }
    try await Self.take(
      [
        ["Emma", "Jane Austen", "9780141439587", "to-read", "", ""],
        ["Kim", "Rudyard Kipling", "9780141442372", "to-read", "", ""],
      ], into: store)
    try await Self.change(store) { editor in
      for var edition in Array(editor.library.editions) where edition.facts.isbn?.isbn13 == "9780141442372" {
        edition.facts.isbn = try? ISBN("9780261103252")
        editor.put(edition)
      }
    }
    _ = try await Self.undo(store)
    let library = await store.snapshot
    #expect(library.works.map(\.title) == ["Emma", "Kim"])
    #expect(library.works.map(\.enrichment) == [.notFound, .pending])
    #expect(library.checkInvariants() == [])
  }

  // MARK: Look-ups

  /// Returns a store with an edition that has a publisher but no ISBN, and an edition from a look-up: merged
  /// into the reader's, or beside it.
  private static func found(beside: Bool) async throws -> LibraryStore {
    let store = LibraryStore.sample()
    try await take(["Title,Author,ISBN13,Publisher", "Emma,Jane Austen,,Oxford"], into: store)
    try await store.commit(.enrich) { editor in
      guard let own = editor.library.editions.head else { return }
      var edition =
        beside ? Edition(id: editor.newID(), work: own.work, facts: EditionFacts()) : own
      edition.facts.isbn = try? ISBN("9780141439587")
      edition.facts.pageCount = 474
      edition.provenance = Provenance(primaryProvider: "openlibrary", contributors: [])
      editor.put(edition)
    }
    return store
  }

  private static func take(_ lines: [String], into store: LibraryStore) async throws {
    try await `Importing a file`.run(Array((lines.joined(separator: "\n") + "\n").utf8), into: store)
  }

  @Test(arguments: [(false, "9780141442372"), (true, "9780141439587")])
  func `the reader's edition as before, if an ISBN of the import changed it`(
    beside: Bool, number: String
  ) async throws {
    let store = try await Self.found(beside: beside)
    let before = await store.snapshot
    try await Self.take(
      ["Title,Author,ISBN13,Publisher", "Emma,Jane Austen,\(number),Oxford"], into: store)
    let library = await store.snapshot
    #expect(library.editions.count == 1)
    let copy = try #require(library.entries.head?.edition.flatMap { library.editions[$0] })
    #expect(copy.facts.isbn?.isbn13 == number && copy.readerFields.contains([.isbn, .publisher]))
    #expect(copy.facts.publisher == "Oxford" && copy.facts.pageCount == 474)
    _ = try await Self.undo(store)
    let undone = await store.snapshot
    #expect(undone.entries == before.entries && undone.editions.count == before.editions.count)
    let own = try #require(undone.entries.head?.edition.flatMap { undone.editions[$0] })
    #expect(own.readerFields == [.publisher])
    #expect(undone.checkInvariants() == [])
  }

  @Test func `a value that the reader took from a provider, in the edition that the import added`()
    async throws
  {
    let store = LibraryStore.sample()
    try await Self.take([Self.emma], into: store)
    let edition = ["Emma", "Jane Austen", "9780141439587", "to-read", "", ""]
    try await Self.take([edition], into: store)
    // A look-up found another number of pages, and the reader took it.
    try await Self.change(store) { editor in
      guard var row = editor.library.editions.head else { return }
      row.facts.pageCount = 411
      row.readerFields.insert(.pageCount)
      row.facts.language = "en"
      row.provenance = Provenance(primaryProvider: "a", contributors: ["a"])
      editor.put(row)
    }
    _ = try await Self.undo(store)
    let library = await store.snapshot
    let row = try #require(library.editions.head)
    #expect(row.facts.isbn == nil && row.facts.pageCount == 411 && row.facts.language == "en")
    #expect(row.readerFields == .pageCount)
    #expect(library.entries.map(\.edition) == [row.id])
    #expect(library.checkInvariants() == [])
  }

  @Test func `results of look-ups for a book that stays`() async throws {
    let store = LibraryStore.sample()
    try await Self.take([Self.emma], into: store)
    try await Self.take([["Emma", "Jane Austen", "9780141439587", "to-read", "", ""]], into: store)
    try await store.commit(.enrich) { editor in
      for var edition in editor.library.editions {
        edition.facts.coverURL = "https://covers.example/emma.jpg"
        edition.facts.pageCount = 474
        edition.provenance = Provenance(primaryProvider: "openlibrary", contributors: [])
        editor.put(edition)
      }
    }
    _ = try await Self.undo(store)
    let edition = try #require(await store.snapshot.editions.head)
    #expect(edition.facts.pageCount == 474 && edition.facts.coverURL != nil)
    #expect(edition.facts.isbn == nil && edition.readerFields.isEmpty)
    #expect(await store.snapshot.checkInvariants() == [])
  }
}

extension Sequence {
  /// The first element.
  fileprivate var head: Element? { first { _ in true } }
}
