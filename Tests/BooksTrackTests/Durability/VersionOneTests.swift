// A library that the program of version 1 has written: `Corpora/Libraries/version-1`, six imports, one of
// them with `replace`, and a seventh whose file had been read to its end when the process died.

import BooksTrack
import BooksTrackAPI
import Foundation
import Testing

@Suite("Library archive: a library of version 1", .timeLimit(.minutes(20)))
struct VersionOneTests {
  @Test("is migrated with all of its contents")
  func carriedOver() async throws {
    let library = await (try KeptLibrary(version: 1).open()).store.snapshot
    #expect(library.works.count == 32)
    #expect(library.editions.count == 20)
    #expect(library.series.count == 2)
    #expect(
      library.imports.map(\.fileName) == [
        "goodreads-31.csv", "shelves.csv", "isbn-cells.csv", "authors.csv", "duplicates-within.csv",
        "replaced.csv",
      ])
    let hobbit = try #require(library.works.first { $0.title.hasPrefix("The Hobbit") })
    let facts = try #require(library.entries(of: hobbit.id).first).facts
    #expect(facts.purchaseLocation == "Foyles, London")
    #expect(facts.bookCrossingID == "123-4567")
    #expect(
      facts.readings.isEmpty && facts.otherFacts.isEmpty && facts.comment == nil && facts.dateStarted == nil)
  }

  @Test("completes its staged import without the file")
  func resumed() async throws {
    let life = try await KeptLibrary(version: 1).open()
    let importer = Importer(store: life.store, wallTime: FixedTime())
    let resumed = try await importer.resume()
    #expect(resumed.map(\.fileName) == ["cutoff.csv"])
    #expect(resumed.map(\.summary.imported) == [68])
    #expect(resumed.map(\.summary.duplicates.count) == [2])
    let library = await life.store.snapshot
    #expect(library.works.count == 100)
    #expect(library.editions.count == 90)
    #expect(library.series.count == 19)
  }

  @Test("undoes its imports exactly: the digests of version 1 are still valid")
  func undone() async throws {
    let left = try await KeptLibrary.undo(KeptLibrary(version: 1).open(), keepingStaged: true)
    #expect(left.works == [32, 32, 28, 16, 8, 0] && left.kept == [])
  }
}
