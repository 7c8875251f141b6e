// A library that the program of version 5 has written: `Corpora/Libraries/version-5`, four imports, a series
// of the reader's own and one that the reader has changed, what is said of authors, and one of that taken
// back.

import BooksTrackAPI
import Foundation
import Testing

@testable import BooksTrack

@Suite("Library archive: a library of version 5", .timeLimit(.minutes(20)))
struct VersionFiveTests {
  private func library() async throws -> Library { await (try KeptLibrary(version: 5).open()).store.snapshot }

  @Test("SER-4: is migrated with every series, and each place has the title and the cover of its book")
  func carriedOver() async throws {
    let library = try await library()
    #expect((library.works.count, library.editions.count, library.entries.count) == (18, 15, 18))
    #expect((library.authors.count, library.series.count, library.memberships.count) == (20, 3, 8))
    #expect((library.jobs.count, library.imports.count) == (18, 4))
    #expect((library.statements.count, library.overrides.count, library.curationSteps.count) == (1, 1, 4))
    #expect(library.seriesMerges.isEmpty && library.absentBooks.isEmpty && library.seriesPages.isEmpty)
    for membership in library.memberships {
      #expect(membership.title == library.works[membership.work]?.title && !membership.title.isEmpty)
      #expect(membership.chronological == nil && membership.merged.isEmpty)
    }
    #expect(library.checkInvariants() == [])
  }

  @Test(
    "SER-6: books in a series of the reader count as placed by hand, and its total as the reader's"
  )
  func makers() async throws {
    let library = try await library()
    let series = Array(library.series)
    #expect(series.map(\.name) == ["The Hunger Games", "Dune", "On the shelf"])
    #expect(series.map(\.origin) == [.manual, .automatic, .manual])
    #expect(series.map(\.hasTotalOfReader) == [true, false, true])
    #expect(series.allSatisfy { $0.finish == nil })
    for row in series {
      #expect(Set(library.members(of: row.id).map(\.source)) == [row.origin])
    }
    let places = library.members(of: series[2].id).map { $0.position?.description }
    #expect(places == ["0.5", "3", "2", "1", nil])
  }

  @Test("its imports can still be undone, with the places that they had moved")
  func undo() async throws {
    let life = try await KeptLibrary(version: 5).open()
    let undone = try await KeptLibrary.undo(life)
    #expect(undone.works.count == 4)
    let library = await life.store.snapshot
    #expect(library.series(named: "On the shelf").count == 1 && library.checkInvariants() == [])
  }
}
