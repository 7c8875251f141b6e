// A library that the program of version 4 has written: `Corpora/Libraries/version-4`, two imports, answers
// with their points, facts of authors, sessions, and a book that was deleted after points were given for it.

import BooksTrackAPI
import Foundation
import Testing

@testable import BooksTrack

@Suite("Library archive: a library of version 4", .timeLimit(.minutes(20)))
struct VersionFourTests {
  @Test("SES-7: is migrated with every answer, point and session, and without new kinds of data")
  func carriedOver() async throws {
    let library = await (try KeptLibrary(version: 4).open()).store.snapshot
    #expect((library.works.count, library.editions.count, library.entries.count) == (13, 10, 13))
    #expect((library.authors.count, library.series.count, library.jobs.count) == (16, 2, 13))
    #expect(library.diversityFacts.count == 21 && library.sessions.count == 3)
    #expect(library.awards.count == 23 && library.points == 115)
    #expect(library.awards.allSatisfy { $0.work != nil && $0.dimension != nil && $0.author == nil })
    // Points outlive their book.
    #expect(library.awards.contains { award in award.work.map { !library.works.contains($0) } ?? false })
    let nationalities = library.authors.compactMap(\.facts.nationality)
    #expect(nationalities == ["NG", "NG", "NG", "NG", "NG", "NG"])
    for author in library.authors {
      let facts = author.facts
      #expect(facts.culturalBackground == [] && facts.genderIdentity == nil && facts.languages == [])
      #expect(author.penNameOf == nil)
    }
    #expect(library.statements.isEmpty && library.overrides.isEmpty && library.curationSteps.isEmpty)
    #expect(library.curation == CurationState())
  }

  @Test("keeps later statements about authors over another launch")
  func goesOn() async throws {
    let life = try await KeptLibrary(version: 4).open()
    let cascade = CascadeService(store: life.store, wallTime: FixedTime())
    let author = try #require(await life.store.snapshot.authors.first { _ in true })
    _ = try await cascade.say(["Nigerian"], .nationality, of: author.id)
    let expected = await life.store.snapshot
    let again = try await ArchiveLife.begin(life.files)
    #expect(await again.store.snapshot == expected)
    #expect(expected.statements.count == 1 && expected.curationSteps.count == 1)
    #expect(expected.checkInvariants() == [])
  }
}
