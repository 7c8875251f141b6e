// Undoing an import whose books were placed in series by look-ups.

import BooksTrackAPI
import Testing

@testable import BooksTrack

@Suite struct `Undoing an import with look-ups` {
  private static let name = ExternalID(provider: "openlibrary", value: "OL1S")
  private static let imported = FixedTime().milliseconds

  /// Returns a library of one imported book, which a look-up has placed in a provider's series.
  private static func linked(at time: Int64 = imported + 1) async throws -> LibraryStore {
    let store = LibraryStore.sample()
    try await `Importing a file`.run(
      Array("Title,Author,Exclusive Shelf\nThe Hobbit,J.R.R. Tolkien,read\n".utf8), into: store)
    let mention = SeriesMention(
      name: "Middle-earth", position: SeriesPosition(1), source: .provider("openlibrary"), externalID: name)
    try await store.commit(.enrich) { editor in
      for work in Array(editor.library.works) {
        _ = SeriesLinker().link(
          [mention], of: work.id, in: &editor, now: Timestamp(milliseconds: time))
      }
    }
    let series = Array(await store.snapshot.series)
    #expect(series.map(\.name) == ["Middle-earth"] && series.allSatisfy { $0.author != nil })
    return store
  }

  private static func undo(_ store: LibraryStore) async throws -> Library {
    let undone = try await Importer(store: store, wallTime: FixedTime()).undoLast()
    #expect(undone?.removed.count == 1)
    #expect(await store.snapshot.checkInvariants() == [])
    return await store.snapshot
  }

  @Test func `removes series that the look-ups created, with their authors`() async throws {
    let store = try await Self.linked()
    let library = try await Self.undo(store)
    try claimSameRows(library, Library(replica: 1))
  }

  /// Reasons to keep a series.
  enum Reason: CaseIterable {
    case arranged, counted, otherBook, absentBook, merge
  }

  @Test(arguments: Reason.allCases)
  func `keeps a series if another reason for it remains`(_ reason: Reason) async throws {
    let store = try await Self.linked()
    try await store.commit(.edit("change")) { editor in
      for var series in Array(editor.library.series) {
        switch reason {
        case .arranged: series.source = .manual
        case .counted:
          series.total = 4
          series.hasTotalOfReader = true
        case .otherBook:
          let work = Work(id: editor.newID(), title: "The Silmarillion", authors: [])
          editor.put(work)
          editor.put(
            Membership(id: editor.newID(), series: series.id, work: work.id, position: nil))
        case .absentBook:
          let place = AbsentPlace(series: series.id, position: nil, source: .automatic)
          editor.put(
            AbsentBook(
              id: editor.newID(), title: "The Silmarillion", authors: [], isbns: [], cover: nil,
              places: [place]))
        case .merge:
          let absorbed = Series(
            id: editor.newID(), name: "Arda", source: .automatic, created: series.created)
          editor.put(
            SeriesMerge(
              id: editor.newID(), into: series.id, absorbed: absorbed, made: series.created))
        }
        editor.put(series)
      }
    }
    let library = try await Self.undo(store)
    #expect(library.series.map(\.name) == ["Middle-earth"])
    #expect(library.authors.map(\.name) == ["J.R.R. Tolkien"])
  }

  @Test func `keeps a series that existed before`() async throws {
    let library = try await Self.undo(try await Self.linked(at: Self.imported - 1))
    #expect(library.series.map(\.name) == ["Middle-earth"])
  }
}
