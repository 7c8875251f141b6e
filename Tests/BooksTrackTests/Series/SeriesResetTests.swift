// Series survive a reset of the library, and books are linked again when they return (SER-15).

import BooksTrackAPI
import Testing

@testable import BooksTrack

struct SeriesResetTests {
  private static let export = """
    Title,Author,ISBN13,My Rating,Exclusive Shelf
    "Leviathan Wakes (The Expanse, #1)",James S.A. Corey,,5,read
    "Caliban's War (The Expanse, #2)",James S.A. Corey,,4,to-read
    "Emma",Jane Austen,,4,read

    """

  private func importExport(into store: LibraryStore) async throws {
    var source = BytesSource(Array(Self.export.utf8))
    _ = try await Importer(store: store, wallTime: FixedTime()).run(&source, fileName: "export.csv")
  }

  @Test func `SER-15: a series keeps its name, total and author, and its books rejoin it when they return`()
    async throws
  {
    let store = LibraryStore.sample(VolatileStorage())
    try await importExport(into: store)
    let before = await store.snapshot
    let series = try #require(before.series(named: "The Expanse").first)
    #expect(before.members(of: series.id).count == 2)
    try await store.commit(.edit("arrange")) { editor in
      editor.setTotal(9, of: series.id, now: FixedTime().now())
      editor.rename(series.id, to: "Expanse, The", now: FixedTime().now())
    }
    try await store.commit(.edit("reset")) { $0.reset() }
    let empty = await store.snapshot
    #expect(empty.works.isEmpty && empty.editions.isEmpty && empty.entries.isEmpty && empty.jobs.isEmpty)
    #expect(empty.memberships.isEmpty && empty.imports.isEmpty && empty.importUndos.isEmpty)
    #expect(empty.series.map(\.id) == [series.id])
    #expect(empty.authors.map(\.name) == ["James S.A. Corey"])
    #expect(empty.checkInvariants() == [])
    #expect(SeriesList(of: empty).lines().map(\.text) == ["0/9 books"])
    try await importExport(into: store)
    let after = await store.snapshot
    #expect(after.series.count == 1)
    let shelf = SeriesShelf(of: try #require(after.series[series.id]), in: after)
    #expect(shelf.name == "Expanse, The" && shelf.author == "James S.A. Corey")
    #expect(shelf.owned.text == "2/9 books" && shelf.read.text == "1/9 books")
    #expect(after.works.count == 3 && after.checkInvariants() == [])
  }

  @Test func `SER-15: a reset of an empty library changes nothing`() {
    var editor = LibraryEditor(Library(replica: 1))
    editor.reset()
    #expect(editor.isUnchanged)
  }

  // MARK: Positions

  private static let story = """
    Title,Author,ISBN13,My Rating,Exclusive Shelf
    "The Fifth Season",N.K. Jemisin,="9780316229296",5,read
    "The Obelisk Gate",N. K. Jemisin,="9780316229265",4,to-read
    "The Stone Sky",N.K. Jemisin,="9780316229241",4,to-read
    "Emma",Jane Austen,,4,read

    """

  private func take(_ text: String, into store: LibraryStore) async throws {
    var source = BytesSource(Array(text.utf8))
    _ = try await Importer(store: store, wallTime: FixedTime()).run(&source, fileName: "export.csv")
  }

  /// Returns the titles of a series in order, with their positions.
  private func shown(_ series: SeriesID, _ store: LibraryStore, _ order: SeriesOrder = .publication)
    async throws
    -> [String]
  {
    let library = await store.snapshot
    return SeriesShelf(of: try #require(library.series[series]), in: library, order: order).places
      .map { "\($0.position?.description ?? "?") \($0.title ?? "–")\($0.state == .missing ? " ○" : "")" }
  }

  /// Creates "Broken Earth" by hand; no title names the series.
  private func arranged(_ store: LibraryStore) async throws -> SeriesID {
    try await take(Self.story, into: store)
    let service = SeriesService(store: store, wallTime: FixedTime())
    let made = try await service.make(named: "Broken Earth", total: 3)
    let series = try #require(made)
    let works = await store.snapshot.works.map(\.id)
    try await service.reorder(series, as: [], in: .publication)
    for (work, place) in zip(works, ["2", "1", "2.5"]) {
      try await service.place(work, in: series, at: SeriesPosition(place))
    }
    try await service.place(works[0], in: series, chronologicallyAt: SeriesPosition(1))
    try await service.place(works[3], in: series, at: nil)
    return series
  }

  private static let order = [
    "1 The Obelisk Gate", "2 The Fifth Season", "2.5 The Stone Sky", "3 – ○", "? Emma",
  ]

  @Test
  func
    `SER-15: books that only the reader has put into a series stand in their places again, in both orders`()
    async throws
  {
    let store = LibraryStore.sample(VolatileStorage())
    let series = try await arranged(store)
    #expect(try await shown(series, store) == Self.order)
    try await store.commit(.edit("reset")) { $0.reset() }
    #expect(await store.snapshot.memberships.isEmpty)
    #expect(await store.snapshot.absentBooks.count == 4)
    #expect(await store.snapshot.checkInvariants() == [])
    // The absent books are shown as missing, with their titles.
    #expect(try await shown(series, store) == ["1 The Obelisk Gate ○", "2 The Fifth Season ○", "3 – ○"])
    try await take(Self.story, into: store)
    #expect(try await shown(series, store) == Self.order)
    #expect(try await shown(series, store, .chronological).first == "2 The Fifth Season")
    let library = await store.snapshot
    #expect(library.absentBooks.isEmpty && library.memberships.allSatisfy { $0.source == .manual })
    #expect(library.checkInvariants() == [])
  }

  @Test func `SER-15: a book returns by its ISBN under another title, and a namesake does not`()
    async throws
  {
    let store = LibraryStore.sample(VolatileStorage())
    let series = try await arranged(store)
    try await store.commit(.edit("reset")) { $0.reset() }
    try await take(
      """
      Title,Author,ISBN13,Exclusive Shelf
      "The Obelisk Gate (The Broken Earth, Book 2 of 3)",N. K. Jemisin,="9780316229265",read
      "The Stone Sky",Somebody Else,,read

      """, into: store)
    #expect(
      try await shown(series, store)
        == ["1 The Obelisk Gate (The Broken Earth, Book 2 of 3)", "2 The Fifth Season ○", "3 – ○"])
    #expect(await store.snapshot.absentBooks.count == 3)
  }

  @Test func `SER-15: two resets in a row lose nothing, even if some books return in between`() async throws {
    let store = LibraryStore.sample(VolatileStorage())
    let series = try await arranged(store)
    try await store.commit(.edit("reset")) { $0.reset() }
    let lines = Self.story.split(separator: "\n", omittingEmptySubsequences: false)
    try await take((lines.prefix(3) + [""]).joined(separator: "\n"), into: store)
    #expect(await store.snapshot.works.count == 2)
    try await store.commit(.edit("reset")) { $0.reset() }
    #expect(await store.snapshot.absentBooks.count == 4)
    try await take(Self.story, into: store)
    #expect(try await shown(series, store) == Self.order)
  }

  @Test func `SER-15: undoing the import makes its books absent again, and the next import restores them`()
    async throws
  {
    let store = LibraryStore.sample(VolatileStorage())
    let series = try await arranged(store)
    try await store.commit(.edit("reset")) { $0.reset() }
    let absent = await store.snapshot.absentBooks
    try await take(Self.story, into: store)
    _ = try await Importer(store: store, wallTime: FixedTime()).undoLast()
    #expect(await store.snapshot.works.isEmpty)
    #expect(await store.snapshot.absentBooks == absent)
    #expect(await store.snapshot.checkInvariants() == [])
    try await take(Self.story, into: store)
    #expect(try await shown(series, store) == Self.order)
  }

  @Test func `SER-15: a book that was moved since it returned keeps its position`() async throws {
    let store = LibraryStore.sample(VolatileStorage())
    _ = try await arranged(store)
    try await store.commit(.edit("reset")) { $0.reset() }
    try await take(Self.story, into: store)
    let place = try #require(await store.snapshot.memberships.first { $0.source == .manual })
    try await store.commit(.edit("move")) { editor in
      var moved = place
      moved.position = SeriesPosition(spans: [.init(first: 7_000, last: 7_000)])
      editor.put(moved)
    }
    let undone = try await Importer(store: store, wallTime: FixedTime()).undoLast()
    #expect(undone?.kept.map(\.work) == [place.work])
    let library = await store.snapshot
    #expect(
      library.memberships[place.id]?.position == SeriesPosition(spans: [.init(first: 7_000, last: 7_000)]))
    #expect(library.absentBook(thatIs: place.work) == nil)
    #expect(library.checkInvariants() == [])
  }

  @Test func `SER-15: a book that is kept when the import is undone keeps its position`() async throws {
    let store = LibraryStore.sample(VolatileStorage())
    let series = try await arranged(store)
    try await store.commit(.edit("reset")) { $0.reset() }
    try await take(Self.story, into: store)
    try await store.commit(.edit("rate")) { editor in
      for var entry in editor.library.entries.prefix(1) {
        entry.facts.rating = Rating(quarters: 4)
        editor.put(entry)
      }
    }
    _ = try await Importer(store: store, wallTime: FixedTime()).undoLast()
    #expect(
      try await shown(series, store) == ["1 The Obelisk Gate ○", "2 The Fifth Season", "3 – ○"])
    #expect(await store.snapshot.absentBooks.count == 3)
    #expect(await store.snapshot.checkInvariants() == [])
  }

  @Test func `SER-15: deleting a series while its books are absent deletes their places`() async throws {
    let store = LibraryStore.sample(VolatileStorage())
    let series = try await arranged(store)
    try await store.commit(.edit("reset")) { $0.reset() }
    try await SeriesService(store: store, wallTime: FixedTime()).delete(series)
    #expect(await store.snapshot.absentBooks.isEmpty)
    #expect(await store.snapshot.checkInvariants() == [])
    try await take(Self.story, into: store)
    #expect(await store.snapshot.memberships.isEmpty)
  }

  @Test func `SER-15: a merge from before a reset can be undone while the books are absent, and afterwards`()
    async throws
  {
    for comesBackFirst in [false, true] {
      let store = LibraryStore.sample(VolatileStorage())
      let service = SeriesService(store: store, wallTime: FixedTime())
      try await take(Self.export, into: store)
      let made = try await service.make(named: "Expanse!")
      let own = try #require(made)
      let merge = try #require(await store.snapshot.merges(into: own).first)
      let works = await store.snapshot.works.map(\.id)
      try await service.place(works[1], in: own, at: SeriesPosition(1))
      try await store.commit(.edit("reset")) { $0.reset() }
      if comesBackFirst { try await take(Self.export, into: store) }
      let undone = try await service.undoMerge(merge.id)
      let back = try #require(undone)
      if !comesBackFirst { try await take(Self.export, into: store) }
      #expect(try await shown(own, store) == ["1 Caliban's War (The Expanse, #2)"])
      #expect(
        try await shown(back, store)
          == ["1 Leviathan Wakes (The Expanse, #1)", "2 Caliban's War (The Expanse, #2)"])
      #expect(await store.snapshot.series.count == 2)
      #expect(await store.snapshot.checkInvariants() == [])
    }
  }
}
