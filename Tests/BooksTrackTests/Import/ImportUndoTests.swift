// Undoing an import: removed, restored and kept rows.

import BooksTrackAPI
import PropertyTesting
import Testing

@testable import BooksTrack

@Suite struct `Undoing an import` {
  private static func undo(_ store: LibraryStore) async throws -> UndoSummary? {
    try await Importer(store: store, wallTime: FixedTime()).undoLast()
  }

  /// Returns a Goodreads export of those rows: title, author, ISBN, stars, shelf, review.
  private static func export(_ rows: [[String]]) -> [UInt8] {
    var writer = CSVWriter()
    writer.append(["Title", "Author", "ISBN13", "My Rating", "Exclusive Shelf", "My Review"])
    for row in rows { writer.append(row) }
    return writer.bytes
  }

  private static let three = export([
    ["Dune (Dune, #1)", "Frank Herbert", "9780441172719", "4", "read", ""],
    ["Emma", "Jane Austen", "9780141439587", "", "to-read", ""],
    ["Kim", "Rudyard Kipling", "", "3", "read", ""],
  ])

  private static func work(_ title: String, in library: Library) throws -> Work {
    try #require(library.works.first { $0.title == title })
  }

  private static func entry(_ title: String, in library: Library) throws -> Entry {
    try #require(library.entries(of: try work(title, in: library).id).first)
  }

  /// Changes the entry of a book as its reader would.
  private static func edit(
    _ title: String, in store: LibraryStore, _ change: @escaping @Sendable (inout ReaderFacts) -> Void
  ) async throws {
    var entry = try entry(title, in: await store.snapshot)
    change(&entry.facts)
    try await store.commit(.edit("edit")) { [entry] in $0.put(entry) }
  }

  @Test(arguments: ExportSample.importable)
  func `an import into an empty library leaves nothing behind`(_ sample: ExportSample) async throws {
    let store = LibraryStore.sample()
    let summary = try await `Importing a file`.run(sample.bytes, into: store, name: sample.name)
    let undone = try #require(try await Self.undo(store))
    #expect(undone.removed == summary.newWorks)
    #expect(undone.kept == [] && undone.keptFields == 0)
    #expect(undone.sentences.count == 1)
    try claimSameRows(await store.snapshot, Library(replica: 1))
    #expect(await store.snapshot.checkInvariants() == [])
    #expect(try await Self.undo(store) == nil)
  }

  @Test(arguments: DuplicateStrategy.allCases)
  func `an import over existing books restores them`(_ strategy: DuplicateStrategy) async throws {
    let store = LibraryStore.sample()
    try await `Importing a file`.run(Self.three, into: store)
    let before = await store.snapshot
    let second = Self.export([
      ["Dune (Dune, #1)", "Frank Herbert", "9780441172719", "5", "read", "Sand."],
      ["Emma", "Jane Austen", "9780199535521", "5", "read", "Witty."],
      ["Persuasion", "Jane Austen", "9780141439686", "5", "read", ""],
    ])
    let summary = try await `Importing a file`.run(second, into: store, strategy)
    #expect(summary.imported == 1)
    let undone = try #require(try await Self.undo(store))
    #expect(undone.removed == summary.newWorks)
    #expect(undone.keptFields == 0 && undone.kept == [])
    let after = await store.snapshot
    #expect(after.checkInvariants() == [])
    try claimSameRows(after, before)
    // The import before it can be undone, too.
    #expect(try await Self.undo(store)?.removed.count == 3)
    try claimSameRows(await store.snapshot, Library(replica: 1))
  }

  @Test func `an edition that the import added to a known book is removed`() async throws {
    let store = LibraryStore.sample()
    try await `Importing a file`.run(Self.three, into: store)
    let emma = try Self.work("Emma", in: await store.snapshot).id
    let row = ["Emma", "Jane Austen", "9780261103252", "", "to-read", ""]
    try await `Importing a file`.run(Self.export([row]), into: store)
    #expect(await store.snapshot.editions(of: emma).count == 2)
    _ = try await Self.undo(store)
    #expect(await store.snapshot.editions(of: emma).map(\.facts.isbn?.isbn13) == ["9780141439587"])
  }

  @Test func `a book without a shelf before the import has none after its undo`() async throws {
    let store = LibraryStore.sample()
    try await `Importing a file`.run(Self.three, into: store)
    let entry = try Self.entry("Emma", in: await store.snapshot)
    try await store.commit(.edit("take off the shelf")) { $0.remove(entry.id) }
    let row = ["Emma", "Jane Austen", "9780141439587", "", "to-read", ""]
    try await `Importing a file`.run(Self.export([row]), into: store)
    #expect(await store.snapshot.entries(of: entry.work).count == 1)
    _ = try await Self.undo(store)
    #expect(await store.snapshot.entries(of: entry.work).isEmpty)
  }

  @Test func `a book that the reader changed since stays, and the others are removed`() async throws {
    let store = LibraryStore.sample()
    try await `Importing a file`.run(Self.three, into: store)
    try await Self.edit("Emma", in: store) { $0.privateNotes = "From Anna." }
    let undone = try #require(try await Self.undo(store))
    #expect(undone.kept.map(\.title) == ["Emma"])
    #expect(
      undone.sentences.dropFirst() == ["Books that stay, because they have been changed since: 1."])
    #expect(undone.removed.count == 2)
    let library = await store.snapshot
    #expect(library.works.map(\.title) == ["Emma"])
    #expect(try Self.entry("Emma", in: library).facts.privateNotes == "From Anna.")
    #expect(library.editions.count == 1)
    #expect(library.authors.map(\.name) == ["Jane Austen"])
    #expect(library.series.isEmpty && library.imports.isEmpty)
    #expect(library.checkInvariants() == [])
  }

  @Test func `results of look-ups are removed with their book`() async throws {
    let store = LibraryStore.sample()
    try await `Importing a file`.run(Self.three, into: store)
    try await store.commit(.enrich) { editor in
      for var work in editor.library.works {
        work.summary = "About \(work.title)."
        work.subjects = ["Fiction"]
        work.enrichment = .enriched
        editor.put(work)
        for var edition in editor.library.editions(of: work.id) {
          edition.facts.pageCount = 300
          editor.put(edition)
        }
        editor.put(Edition(id: editor.newID(), work: work.id, facts: EditionFacts(pageCount: 200)))
        if let job = editor.library.job(of: work.id) { editor.remove(job.id) }
      }
    }
    #expect(try await Self.undo(store)?.removed.count == 3)
    try claimSameRows(await store.snapshot, Library(replica: 1))
  }

  /// None of the rows has a year of first publication.
  @Test(arguments: [true, false])
  func `a year from a look-up is no edit by the reader`(_ isFound: Bool) async throws {
    let store = LibraryStore.sample()
    try await `Importing a file`.run(Self.three, into: store)
    try await store.commit(isFound ? .enrich : .edit("year")) { editor in
      for var work in editor.library.works {
        work.firstPublished = 1901
        if isFound { work.provenance = Provenance(primaryProvider: "openlibrary", contributors: []) }
        editor.put(work)
      }
    }
    var kim = try Self.work("Kim", in: await store.snapshot)
    kim.title = "Kim, the Friend of All the World"
    try await store.commit(.edit("title")) { [kim] in $0.put(kim) }
    let undone = try #require(try await Self.undo(store))
    #expect(undone.removed.count == (isFound ? 2 : 0))
    #expect(undone.kept.count == (isFound ? 1 : 3))
  }

  @Test func `a year from the file that the reader changed keeps its book`() async throws {
    let store = LibraryStore.sample()
    var writer = CSVWriter()
    writer.append(["Title", "Author", "ISBN13", "Exclusive Shelf", "Original Publication Year"])
    writer.append(["Emma", "Jane Austen", "9780141439587", "read", "1815"])
    try await `Importing a file`.run(writer.bytes, into: store)
    try await store.commit(.edit("year")) { editor in
      for var work in editor.library.works {
        work.provenance = Provenance(primaryProvider: "openlibrary", contributors: [])
        work.firstPublished = 1816
        editor.put(work)
      }
    }
    #expect(try await Self.undo(store)?.kept.map(\.title) == ["Emma"])
  }

  @Test func `fields of an older book are restored unless they were changed since`() async throws {
    let store = LibraryStore.sample()
    try await `Importing a file`.run(Self.three, into: store)
    let second = Self.export([["Emma", "Jane Austen", "9780141439587", "5", "read", "Witty."]])
    try await `Importing a file`.run(second, into: store)
    #expect(try Self.entry("Emma", in: await store.snapshot).facts.review == "Witty.")
    try await Self.edit("Emma", in: store) {
      $0.review = "Witty, and long."
      $0.privateNotes = "From Anna."
    }
    let undone = try #require(try await Self.undo(store))
    #expect(undone.keptFields == 1)
    #expect(undone.removed == [] && undone.kept == [])
    #expect(
      undone.sentences.dropFirst()
        == ["Facts of other books that stay, because they have been changed since: 1."])
    let facts = try Self.entry("Emma", in: await store.snapshot).facts
    #expect(facts.review == "Witty, and long.")
    #expect(facts.privateNotes == "From Anna.")
    #expect(facts.rating == nil)
    #expect(facts.status == .wantToRead)
  }

  @Test func `a look-up that an import requested again is undone, but not its result`() async throws {
    let more = Self.export([["Kim", "Rudyard Kipling", "9780141442372", "3", "read", ""]])
    for isAnswered in [false, true] {
      let store = LibraryStore.sample()
      try await `Importing a file`.run(Self.three, into: store)
      try await store.commit(.enrich) { editor in
        for var work in editor.library.works {
          work.enrichment = .notFound
          editor.put(work)
          if let job = editor.library.job(of: work.id) { editor.remove(job.id) }
        }
      }
      let before = await store.snapshot
      try await `Importing a file`.run(more, into: store)
      #expect(try Self.work("Kim", in: await store.snapshot).enrichment == .pending)
      if isAnswered {
        try await store.commit(.enrich) { editor in
          for var work in editor.library.works where work.enrichment == .pending {
            work.enrichment = .enriched
            editor.put(work)
            if let job = editor.library.job(of: work.id) { editor.remove(job.id) }
          }
        }
      }
      #expect(try await Self.undo(store) != nil)
      let library = await store.snapshot
      #expect(try Self.work("Kim", in: library).enrichment == (isAnswered ? .enriched : .notFound))
      #expect(library.jobs.isEmpty)
      if !isAnswered { try claimSameRows(library, before) }
    }
  }

  @Test func `a parked book is parked again`() async throws {
    let store = LibraryStore.sample()
    try await `Importing a file`.run(Self.three, into: store)
    try await store.commit(.enrich) { editor in
      for var work in editor.library.works {
        work.enrichment = .parked
        editor.put(work)
        if var job = editor.library.job(of: work.id) {
          job.isParked = true
          editor.put(job)
        }
      }
    }
    let more = Self.export([["Kim", "Rudyard Kipling", "9780141442372", "3", "read", ""]])
    try await `Importing a file`.run(more, into: store)
    #expect(await store.snapshot.jobs.map(\.isParked) == [true, true, false])
    #expect(try await Self.undo(store) != nil)
    #expect(await store.snapshot.jobs.map(\.isParked) == [true, true, true])
    #expect(await store.snapshot.works.allSatisfy { $0.enrichment == .parked })
  }

  /// The total of a series, set by the reader or by a provider.
  @Test(arguments: [true, false])
  func `a series that the reader arranged stays`(_ isOfReader: Bool) async throws {
    let store = LibraryStore.sample()
    try await `Importing a file`.run(Self.three, into: store)
    try await store.commit(.edit("arrange")) { editor in
      for var series in editor.library.series {
        series.total = 6
        series.hasTotalOfReader = isOfReader
        editor.put(series)
      }
    }
    #expect(try await Self.undo(store)?.removed.count == 3)
    #expect(await store.snapshot.series.map(\.name) == (isOfReader ? ["Dune"] : []))
    #expect(await store.snapshot.memberships.isEmpty)
    #expect(await store.snapshot.checkInvariants() == [])
  }

  @Test func `undo and another import give the same library except for identifiers`() async throws {
    let store = LibraryStore.sample()
    try await `Importing a file`.run(Self.three, into: store)
    let first = await store.snapshot
    _ = try await Self.undo(store)
    let again = try await `Importing a file`.run(Self.three, into: store)
    #expect(again.imported == 3)
    let second = await store.snapshot
    #expect(second.works.map(\.title) == first.works.map(\.title))
    #expect(second.entries.map(\.facts) == first.entries.map(\.facts))
    #expect(second.editions.map(\.facts) == first.editions.map(\.facts))
    #expect(Set(second.works.map(\.id)).isDisjoint(with: first.works.map(\.id)), "no name is given twice")
  }

  @Test func `edits between imports never break the library when the imports are undone`() async throws {
    try await check("undo keeps the library sound", LibraryEdit.transactions, count: 40) { transactions in
      let store = LibraryStore.sample()
      _ = try? await `Importing a file`.run(Self.three, into: store)
      let half = transactions.count / 2
      for edits in transactions[..<half] { try await Self.commit(edits, to: store) }
      _ = try? await `Importing a file`.run(ExportSample("good/goodreads-24.csv").bytes, into: store)
      for edits in transactions[half...] { try await Self.commit(edits, to: store) }
      while try await Self.undo(store) != nil {
        try claimEqual(await store.snapshot.checkInvariants(), [])
      }
    }
  }

  private static func commit(_ edits: [LibraryEdit], to store: LibraryStore) async throws {
    try await store.commit(.edit("edit")) { editor in for edit in edits { edit.apply(to: &editor) } }
  }

  @Test func `the data for undo is small`() async throws {
    let store = LibraryStore.sample()
    try await `Importing a file`.run(`Importing a file`.export(books: 500), into: store)
    let undo = try #require(await store.snapshot.importUndos.first { _ in true })
    #expect(undo.works.ranges.count == 1)
    #expect(undo.authors.ranges.count == 1)
    #expect(undo.workDigests.count == 500)
    #expect(undo.revisions.isEmpty)
  }
}

@Suite struct `Serial ranges` {
  @Test func `contain their numbers`() throws {
    let numbers = Gen<UInt32>.element(of: [0, 1, 2, 3, 4, 7, 8, 9, 40, .max - 1, .max]).array(count: 0...12)
    try check("ranges hold their numbers", numbers) { numbers in
      let ranges = SerialRanges(numbers)
      try claimEqual(Array(ranges.serials), Set(numbers).sorted())
      try claimEqual(SerialRanges(ranges: ranges.ranges), ranges)
      for number in [0, 5, 8, UInt32.max] {
        try claimEqual(ranges.contains(number), numbers.contains(number))
      }
    }
  }

  @Test func `refuse numbers that are not ascending`() {
    #expect(SerialRanges(ranges: [.init(first: 3, last: 2)]) == nil)
    #expect(SerialRanges(ranges: [.init(first: 3, last: 5), .init(first: 5, last: 6)]) == nil)
  }
}
