// One reader, two services: facts of only one export are kept, and common ones are stored once.

import BooksTrackAPI
import Testing

@testable import BooksTrack

@Suite struct `A reader with two services` {
  private static let goodreads = """
    Book Id,Title,Author,My Rating,Exclusive Shelf,Bookshelves,Date Read,My Review
    1,"The Hunger Games (The Hunger Games, #1)",Suzanne Collins,4,to-read,to-read,,Short.

    """
  private static let storyGraph = """
    Title,Authors,Contributors,ISBN/UID,Read Status,Last Date Read,Dates Read,Moods,Star Rating
    The Hunger Games,Suzanne Collins,Ann Reader (Narrator),9780439023481,read,2023/06/07,2023/05/23-2023/06/07,tense,3.75

    """

  private static func store(_ files: [String]) async throws -> LibraryStore {
    let store = LibraryStore.sample()
    for file in files { try await `Importing a file`.run(Array(file.utf8), into: store) }
    return store
  }

  @Test(arguments: [[0, 1], [1, 0]])
  func `has one book with the facts of both (DUP-6)`(_ order: [Int]) async throws {
    let files = order.map { [Self.goodreads, Self.storyGraph][$0] }
    let store = try await Self.store(files)
    let library = await store.snapshot
    #expect(library.works.count == 1)
    let facts = try #require(library.entries.first { _ in true }).facts
    #expect(facts.status == .read)
    #expect(facts.review == "Short.")
    #expect(facts.readings.map(\.description) == ["2023-05-23 – 2023-06-07"])
    #expect(facts.dateStarted?.description == "2023-05-23")
    #expect(facts.otherFacts == [SourceFact(label: "Moods", value: "tense")])
    #expect(facts.rating == Rating(quarters: order[0] == 0 ? 16 : 15))
    #expect(facts.shelves == [])
    #expect(library.editions.contains { $0.facts.isbn?.isbn13 == "9780439023481" })
    for file in files {
      let again = try await `Importing a file`.run(Array(file.utf8), into: store)
      #expect(!again.changesLibrary)
    }
  }

  @Test func `has the first service's facts again after the second import is undone`() async throws {
    let store = try await Self.store([Self.goodreads])
    let before = await store.snapshot
    try await `Importing a file`.run(Array(Self.storyGraph.utf8), into: store)
    let summary = try await Importer(store: store, wallTime: FixedTime()).undoLast()
    #expect(summary?.keptFields == 0)
    #expect(await store.snapshot.entries == before.entries)
    #expect(await store.snapshot.works.map(\.title) == before.works.map(\.title))
  }

  @Test
  func `keeps a book that was changed in a field of one service when the import is undone`() async throws {
    for change in [
      { (facts: inout ReaderFacts) in facts.comment = "mine" }, { $0.otherFacts = [] }, { $0.readings = [] },
      { $0.dateStarted = nil },
    ] as [@Sendable (inout ReaderFacts) -> Void] {
      let store = try await Self.store([Self.storyGraph])
      try await store.commit(.edit("edit")) { editor in
        guard var entry = editor.library.entries.first(where: { _ in true }) else { return }
        change(&entry.facts)
        editor.put(entry)
      }
      let summary = try await Importer(store: store, wallTime: FixedTime()).undoLast()
      #expect(summary?.kept.count == 1)
    }
  }
}
