// A provider's total that an owned volume refutes is ignored until the volume is removed (SER-9).

import BooksTrackAPI
import PropertyTesting
import Testing

@testable import BooksTrack

struct SeriesTotalTests {
  private static func page(
    of series: SeriesID, total: Int, by provider: String = "openlibrary", in editor: inout LibraryEditor
  ) {
    editor.put(
      SeriesPage(
        id: editor.newID(), series: series,
        externalID: ExternalID(provider: provider, value: "OL1"), total: total, volumes: [],
        asked: Timestamp(milliseconds: 0)))
    editor.settleTotal(of: series)
  }

  /// A series with three volumes according to a provider; the reader has the first and a fourth one.
  private static func outgrown() -> (reader: SeriesFixture, series: SeriesID, fourth: WorkID) {
    var reader = SeriesFixture()
    let series = reader.series("Saga")
    page(of: series, total: 3, in: &reader.editor)
    reader.book("One", in: [(series, "1")])
    let fourth = reader.book("Four", in: [(series, "4")])
    return (reader, series, fourth)
  }

  @Test func `SER-9: a volume beyond a provider's total makes the total unknown until it is removed`() {
    for leave in [
      { editor, _, work in editor.remove(work) },
      { editor, series, work in
        if let membership = editor.library.membership(of: work, in: series) { editor.remove(membership.id) }
      },
      { editor, series, work in
        editor.take(work, outOf: series, now: Timestamp(milliseconds: 9))
      },
      { editor, series, work in
        guard var membership = editor.library.membership(of: work, in: series) else { return }
        membership.position = SeriesPosition(2)
        editor.put(membership)
      },
    ] as [(inout LibraryEditor, SeriesID, WorkID) -> Void] {
      var (reader, series, fourth) = Self.outgrown()
      #expect(reader.library.series[series]?.total == nil)
      leave(&reader.editor, series, fourth)
      #expect(reader.library.series[series]?.total == 3)
      #expect(reader.library.checkInvariants() == [])
    }
  }

  /// Books are added with or without a position, moved and removed; the providers' totals stay.
  @Test func `SER-9: after any edits the total equals a full recalculation`() throws {
    let steps = combine(Gen<Int>.integer(in: 0...5), .integer(in: 0...3), .integer(in: 0...7))
    try check("totals", steps.array(count: 1...14)) { steps in
      var reader = SeriesFixture()
      let series = reader.series("Saga")
      Self.page(of: series, total: 3, in: &reader.editor)
      Self.page(of: series, total: 5, by: "isbndb", in: &reader.editor)
      let works = (0...5).map { reader.book("Book \($0)", in: []) }
      for (book, kind, place) in steps {
        let position = place == 0 ? nil : SeriesPosition(place)
        let known = reader.library.membership(of: works[book], in: series)
        switch (kind, known) {
        case (0, let known?): reader.editor.remove(known.id)
        case (1, var known?):
          known.position = position
          reader.editor.put(known)
        case (2, _):
          let mention = SeriesMention(name: "Saga", position: position, source: .title)
          let now = reader.now()
          SeriesLinker().link([mention], of: works[book], in: &reader.editor, now: now)
        default:
          reader.editor.put(
            Membership(
              id: reader.editor.newID(of: Membership.self), series: series, work: works[book],
              position: position))
        }
        let owned = reader.library.lastVolume(of: series)
        let anew = SeriesPage.total(of: reader.library.pages(of: series), owned: owned)
        try claimEqual(reader.library.series[series]?.total, anew)
      }
    }
  }

  @Test func `SER-9: moving a book to another series restores the total of the first one`() throws {
    var (reader, series, fourth) = Self.outgrown()
    let other = reader.series("Other")
    var membership = try #require(reader.library.membership(of: fourth, in: series))
    membership.series = other
    reader.editor.put(membership)
    #expect(reader.library.series[series]?.total == 3)
  }

  @Test func `SER-9: the reader's total is not changed by any edits of books`() {
    var (reader, series, fourth) = Self.outgrown()
    let now = reader.now()
    reader.editor.setTotal(2, of: series, now: now)
    reader.editor.remove(fourth)
    #expect(reader.library.series[series]?.total == 2)
    reader.book("Five", in: [(series, "5")])
    #expect(reader.library.series[series]?.total == 2)
  }

  @Test func `SER-9: a reset keeps the provider's total, and a deleted series leaves nothing behind`() {
    var (reader, series, _) = Self.outgrown()
    var gone = reader
    gone.editor.remove(series)
    #expect(
      gone.library.series.isEmpty && gone.library.memberships.isEmpty && gone.library.seriesPages.isEmpty)
    reader.editor.reset()
    #expect(reader.library.series[series]?.total == 3)
  }

  @Test(arguments: [nil, 2])
  func `SER-9: undoing an import removes the volume that refuted a total`(
    _ own: Int?
  ) async throws {
    let store = LibraryStore.sample()
    func take(_ title: String) async throws {
      let file = "Title,Author,Exclusive Shelf,My Rating\n\"\(title)\",Ann Leckie,read,4\n"
      try await `Importing a file`.run(Array(file.utf8), into: store)
    }
    try await take("One (Saga, #1)")
    let series = try #require(await store.snapshot.series.first { _ in true }).id
    try await store.commit(.edit("page")) { editor in
      Self.page(of: series, total: 3, in: &editor)
      if let own { editor.setTotal(own, of: series, now: Timestamp(milliseconds: 0)) }
    }
    try await take("Four (Saga, #4)")
    #expect(await store.snapshot.series[series]?.total == own)
    _ = try await Importer(store: store, wallTime: FixedTime()).undoLast()
    #expect(await store.snapshot.series[series]?.total == own ?? 3)
  }
}
