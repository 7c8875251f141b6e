// A library that the program of version 1 has written: `Corpora/Libraries/version-1`, six imports, one of them with
// `replace`, and a seventh whose file had been read to its end when the process died.

import BooksTrack
import BooksTrackAPI
import Foundation
import Testing

@Suite("Library archive: a library of version 1", .timeLimit(.minutes(20)))
struct VersionOneTests {
  private static func disk() throws -> MemoryDisk {
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../../Corpora/Libraries/version-1")
    let name = "log-00000000000000000001"
    return MemoryDisk(
      [name: Array(try Data(contentsOf: folder.appending(path: name)))])
  }

  private static func open() async throws -> (ArchiveLife, MemoryFiles) {
    let files = MemoryFiles(try disk())
    return (try await ArchiveLife.begin(files), files)
  }

  @Test("is carried over with everything that was in it")
  func carriedOver() async throws {
    let (life, files) = try await Self.open()
    #expect(life.report.carriedOverFrom == 1)
    let library = await life.store.snapshot
    #expect(library.checkInvariants() == [])
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
    let again = try await ArchiveLife.begin(files)
    #expect(again.report.carriedOverFrom == nil)
    #expect(await again.store.snapshot == library)
  }

  @Test("finishes the import that was staged, without its file")
  func resumed() async throws {
    let (life, _) = try await Self.open()
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

  @Test("takes its imports back as if nothing had happened in between: the digests of version 1 still hold")
  func undone() async throws {
    let (life, _) = try await Self.open()
    let importer = Importer(store: life.store, wallTime: FixedTime())
    var books: [Int] = []
    while let summary = try await importer.undoLast() {
      #expect(summary.kept.isEmpty, "\(summary.record.fileName)")
      books.append(await life.store.snapshot.works.count)
    }
    #expect(books == [32, 32, 28, 16, 8, 0])
  }

  @Test("that is damaged in a row is refused, and its files stay as they were")
  func damaged() async throws {
    let raw = try Self.disk()
    for (name, bytes) in raw.contents {
      var bytes = bytes
      bytes[bytes.count / 2] ^= 0x20
      let files = MemoryFiles(MemoryDisk([name: bytes]))
      await #expect(throws: LibraryOpenError.self) { try await ArchiveLife.begin(files) }
      #expect(await files.disk.contents == [name: bytes])
    }
  }
}
