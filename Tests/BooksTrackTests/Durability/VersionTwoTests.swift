// A library that the program of version 2 has written: `Corpora/Libraries/version-2`, six imports with look-ups in
// between, and a seventh whose file had been read in part when the process died.

import BooksTrackAPI
import Foundation
import Testing

@testable import BooksTrack

@Suite("Library archive: a library of version 2", .timeLimit(.minutes(20)))
struct VersionTwoTests {
  private static func disk() throws -> MemoryDisk {
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../../Corpora/Libraries/version-2")
    let name = "log-00000000000000000001"
    return MemoryDisk([name: Array(try Data(contentsOf: folder.appending(path: name)))])
  }

  private static func open() async throws -> (ArchiveLife, MemoryFiles) {
    let files = MemoryFiles(try disk())
    return (try await ArchiveLife.begin(files), files)
  }

  @Test("is carried over with everything that was in it")
  func carriedOver() async throws {
    let (life, files) = try await Self.open()
    #expect(life.report.carriedOverFrom == 2)
    let library = await life.store.snapshot
    #expect(library.checkInvariants() == [])
    #expect(library.works.count == 21 && library.editions.count == 18 && library.entries.count == 21)
    #expect(library.jobs.count == 8 && library.series.count == 2)
    #expect(
      library.imports.map(\.fileName) == [
        "goodreads-31.csv", "librarything.json", "storygraph.csv", "authors.csv", "goodreads-24.csv",
        "duplicates-within.csv",
      ])
    #expect(library.stagedImports.map(\.fileName) == ["isbn-cells.csv"])
    let states = Dictionary(grouping: library.works.map(\.enrichment)) { $0 }.mapValues(\.count)
    #expect(states == [.pending: 5, .parked: 3, .needsChoice: 5, .notFound: 4, .enriched: 4])
    #expect(library.works.filter { $0.enrichment == .needsChoice }.allSatisfy { $0.candidates.count == 1 })
    #expect(library.works.allSatisfy { $0.conflicts == [] })
    #expect(library.jobs.allSatisfy { $0.choice == nil })
    let dune = try #require(library.works.first { $0.title == "Dune (Dune, #1)" })
    #expect(library.job(of: dune.id)?.settled == [.isbn(try ISBN("9780441172719"))])
    #expect(library.job(of: dune.id)?.attempts == 5)
    let again = try await ArchiveLife.begin(files)
    #expect(again.report.carriedOverFrom == nil)
    #expect(await again.store.snapshot == library)
  }

  @Test("lets the reader choose among candidates that version 2 has kept")
  func chosen() async throws {
    let (life, _) = try await Self.open()
    let work = try #require(await life.store.snapshot.works.first { $0.title == "Never Let Me Go" })
    #expect(try await life.store.choose(work.candidates[0], for: work.id))
    let book = FoundBook(work.candidates[0].title, by: [], isbns: ["9780441172719"])
    try await Enricher.sample(life.store, EnrichmentBackend { _, _ in .success(.books([book])) }).drain()
    #expect(await life.store.snapshot.works[work.id]?.enrichment == .enriched)
  }

  @Test("takes its imports back as if nothing had happened in between: the digests of version 2 still hold")
  func undone() async throws {
    let (life, _) = try await Self.open()
    let importer = Importer(store: life.store, wallTime: FixedTime())
    try await importer.discardStaged()
    var books: [Int] = []
    while let summary = try await importer.undoLast() {
      #expect(summary.kept.isEmpty, "\(summary.record.fileName)")
      books.append(await life.store.snapshot.works.count)
    }
    #expect(books == [21, 21, 17, 11, 8, 0])
  }

  @Test("interrupted while it is carried over, it is carried over again")
  func interrupted() async throws {
    let whole = MemoryFiles(try Self.disk(), keepsHistory: true)
    let expected = await (try ArchiveLife.begin(whole)).store.snapshot
    let history = await whole.history
    #expect(history.count > 3)
    for disk in history {
      let life = try await ArchiveLife.begin(MemoryFiles(disk))
      #expect(await life.store.snapshot == expected)
    }
  }
}
