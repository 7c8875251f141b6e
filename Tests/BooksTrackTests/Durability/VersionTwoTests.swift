// A library that the program of version 2 has written: `Corpora/Libraries/version-2`, six imports with
// look-ups in between, and a seventh whose file had been read in part when the process died.

import BooksTrackAPI
import Foundation
import Testing

@testable import BooksTrack

@Suite("Library archive: a library of version 2", .timeLimit(.minutes(20)))
struct VersionTwoTests {
  @Test("is migrated with all of its contents")
  func carriedOver() async throws {
    let library = await (try KeptLibrary(version: 2).open()).store.snapshot
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
  }

  @Test("offers the candidates that version 2 stored for a choice")
  func chosen() async throws {
    let life = try await KeptLibrary(version: 2).open()
    let work = try #require(await life.store.snapshot.works.first { $0.title == "Never Let Me Go" })
    #expect(try await life.store.choose(work.candidates[0], for: work.id))
    let book = FoundBook(work.candidates[0].title, by: [], isbns: ["9780441172719"])
    try await Enricher.sample(life.store, EnrichmentBackend { _, _ in .success(.books([book])) }).drain()
    #expect(await life.store.snapshot.works[work.id]?.enrichment == .enriched)
  }

  @Test("undoes its imports exactly: the digests of version 2 are still valid")
  func undone() async throws {
    let left = try await KeptLibrary.undo(KeptLibrary(version: 2).open())
    #expect(left.works == [21, 21, 17, 11, 8, 0] && left.kept == [])
  }
}
