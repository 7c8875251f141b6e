// A library that the program of version 3 has written: `Corpora/Libraries/version-3`, six imports, one of
// them with `replace`, and a seventh whose file had been read in part when there was no room left. It has no
// sessions, no pages and no facts about diversity: the version 1 of the document that asks for the step
// (SES-7).

import BooksTrackAPI
import Foundation
import Testing

@testable import BooksTrack

@Suite("Library archive: a library of version 3", .timeLimit(.minutes(20)))
struct VersionThreeTests {
  @Test("SES-7: is migrated with all of its contents, and without new kinds of data")
  func carriedOver() async throws {
    let library = await (try KeptLibrary(version: 3).open()).store.snapshot
    let books = (library.works.count, library.editions.count, library.entries.count)
    #expect(books == (21, 15, 21))
    let others = (library.jobs.count, library.series.count, library.authors.count)
    #expect(others == (21, 2, 21))
    #expect(
      library.imports.map(\.fileName) == [
        "goodreads-31.csv", "librarything.json", "storygraph.csv", "authors.csv", "changed.csv",
        "duplicates-within.csv",
      ])
    #expect(library.stagedImports.map(\.fileName) == ["cutoff.csv"])
    #expect(library.sessions.isEmpty && library.diversityFacts.isEmpty && library.awards.isEmpty)
    #expect(library.entries.allSatisfy { $0.currentPage == nil })
    #expect(library.authors.allSatisfy { $0.facts == AuthorFacts() })
  }

  @Test("SES-7: keeps later sessions and answers over another launch")
  func goesOn() async throws {
    let life = try await KeptLibrary(version: 3).open()
    try await life.store.commit(.edit("read")) { editor in
      guard var entry = editor.library.entries.first(where: { _ in true }) else { return }
      entry.currentPage = 40
      editor.put(entry)
      editor.put(
        ReadingSession(
          id: editor.newID(), entry: entry.id, started: FixedTime().now(), startPage: 12))
      editor.put(
        DiversityFact(
          id: editor.newID(), work: entry.work, dimension: .gender, value: "Female",
          source: .reader))
    }
    let expected = await life.store.snapshot
    let again = try await ArchiveLife.begin(life.files)
    #expect(await again.store.snapshot == expected)
    #expect(expected.sessions.count == 1 && expected.diversityFacts.count == 1)
    #expect(expected.checkInvariants() == [])
  }

  @Test("undoes its imports exactly: the digests of version 3 are still valid")
  func undone() async throws {
    let left = try await KeptLibrary.undo(KeptLibrary(version: 3).open())
    #expect(left.works == [21, 21, 17, 11, 8, 0])
    #expect(left.kept == [])
  }
}
