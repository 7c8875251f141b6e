// Series outlive a reset of the library, and are linked again when the books come back (SER-15).

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

  @Test func `SER-15: a series keeps its name, total and author, and its books join it when they come back`()
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
    #expect(SeriesList(of: empty).lines().isEmpty)
    try await importExport(into: store)
    let after = await store.snapshot
    #expect(after.series.count == 1)
    let shelf = SeriesShelf(of: try #require(after.series[series.id]), in: after)
    #expect(shelf.name == "Expanse, The" && shelf.author == "James S.A. Corey")
    #expect(shelf.owned.text == "2/9 books" && shelf.read.text == "1/9 books")
    #expect(after.works.count == 3 && after.checkInvariants() == [])
  }

  @Test func `SER-15: a reset of nothing changes nothing`() {
    var editor = LibraryEditor(Library(replica: 1))
    editor.reset()
    #expect(editor.isUnchanged)
  }
}
