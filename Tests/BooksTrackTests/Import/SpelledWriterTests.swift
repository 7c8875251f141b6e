// One writer with several spellings in several files has one row in the library, and one set of facts.

import BooksTrackAPI
import Testing

@testable import BooksTrack

@Suite("A writer in several spellings")
struct SpelledWriterTests {
  private static let goodreads = """
    Book Id,Title,Author,Exclusive Shelf
    1,The Hobbit,J.R.R. Tolkien,read
    2,The Dispossessed,Ursula K. Le Guin,read

    """
  private static let storyGraph = """
    Title,Authors,Contributors,ISBN/UID,Read Status
    The Silmarillion,J. R. R. Tolkien,,,read
    The Lathe of Heaven,Ursula K Le Guin,,,read
    Player Piano,"Kurt Vonnegut",,,read

    """
  private static let libraryThing = [
    "Book Id\tTitle\tPrimary Author\tCollections", "7\tUnfinished Tales\tTolkien, J R R\tYour library",
    "8\tPalm Sunday\tVonnegut, Kurt, Jr.\tYour library", "",
  ].joined(separator: "\n")
  private static let files = [goodreads, storyGraph, libraryThing]

  private static func store(_ files: [String]) async throws -> LibraryStore {
    let store = LibraryStore.sample()
    for file in files { try await `Importing a file`.run(Array(file.utf8), into: store) }
    return store
  }

  @Test(
    "CAS-1: three spellings in three files become one author, named as in the first",
    arguments: [[0, 1, 2], [2, 1, 0]])
  func oneAuthor(order: [Int]) async throws {
    let store = try await Self.store(order.map { Self.files[$0] })
    let library = await store.snapshot
    #expect(library.works.count == 7)
    let tolkien = try #require(library.author(named: "Tolkien, J.R.R."))
    #expect(library.works(of: tolkien).count == 3)
    #expect(library.authors[tolkien]?.name == (order[0] == 0 ? "J.R.R. Tolkien" : "J R R Tolkien"))
    // Father and son stay separate.
    #expect(library.authors.count == 4)
    #expect(library.author(named: "Kurt Vonnegut") != library.author(named: "Kurt Vonnegut Jr."))
    #expect(library.checkInvariants() == [])
    for file in Self.files {
      let again = try await `Importing a file`.run(Array(file.utf8), into: store)
      #expect(!again.changesLibrary)
    }
  }

  @Test("CAS-1, CAS-9: a statement about a writer is shown for their books of every file")
  func cascade() async throws {
    let store = try await Self.store(Self.files)
    let cascade = CascadeService(store: store, wallTime: FixedTime())
    let author = try #require(await store.snapshot.author(named: "J. R. R. Tolkien"))
    #expect(try await cascade.preview([.nationality], of: author).books.count == 3)
    let report = try await cascade.say(["British"], .nationality, of: author)
    #expect(report.updated == ["The Hobbit", "The Silmarillion", "Unfinished Tales"])
    _ = try await cascade.say(["Male"], .genderIdentity, of: author)
    let stats = DiversityIndex(await store.snapshot).stats()
    #expect(stats.values(on: .dimension(.gender)) == [ValueCount(value: "Male", books: 3)])
  }

  @Test("CAS-1: undoing an import keeps an author of another import")
  func undo() async throws {
    let store = try await Self.store([Self.goodreads, Self.storyGraph])
    let importer = Importer(store: store, wallTime: FixedTime())
    _ = try await importer.undoLast()
    let tolkien = try #require(await store.snapshot.author(named: "J R R Tolkien"))
    #expect(await store.snapshot.works(of: tolkien).map(\.title) == ["The Hobbit"])
    // A book added by the reader refers to the author of the import, who stays.
    try await store.commit(.edit("add")) { editor in
      let author = try #require(editor.library.author(named: "Tolkien, J. R. R."))
      editor.put(
        Work(id: editor.newID(), title: "Mr. Bliss", authors: [AuthorCredit(author: author)]))
    }
    _ = try await importer.undoLast()
    let library = await store.snapshot
    #expect(library.authors.map(\.name) == ["J.R.R. Tolkien"])
    #expect(library.works(of: tolkien).map(\.title) == ["Mr. Bliss"])
    #expect(library.checkInvariants() == [])
  }

  @Test("CAS-1: two spellings in one row are one author")
  func oneRow() async throws {
    let file =
      "Title,Author,Additional Authors,Exclusive Shelf\nDune,Frank P. Herbert,\"Frank P Herbert\",read\n"
    let library = await (try Self.store([file])).snapshot
    #expect(library.authors.count == 1)
    #expect(library.works.first { _ in true }?.authors.count == 1)
  }
}
