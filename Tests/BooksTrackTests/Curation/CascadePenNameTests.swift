// Pen names in the cascade of author facts: statements about the names of one person (CAS-4).

import BooksTrackAPI
import Testing

@testable import BooksTrack

@Suite("Cascade of author facts: pen names")
struct CascadePenNameTests {
  @Test("CAS-4: pen names are one person only if the reader says so, and until the reader undoes it")
  func penNames() async throws {
    let shelf = try await CascadeShelf([
      ("Harry Potter", ["J.K. Rowling"]), ("The Cuckoo's Calling", ["Robert Galbraith"]),
    ])
    let (rowling, galbraith) = (
      try await shelf.author("J.K. Rowling"), try await shelf.author("Robert Galbraith")
    )
    _ = try await shelf.cascade.say(["Female"], .genderIdentity, of: rowling)
    _ = try await shelf.cascade.say(["Male"], .genderIdentity, of: galbraith)
    let link = try await shelf.cascade.setPenName(galbraith, of: rowling)
    #expect(link.updated == ["The Cuckoo's Calling"])
    #expect(
      try await shelf.shown("The Cuckoo's Calling", .genderIdentity) == "Female (Auto-filled from author)")
    // A statement about either name holds for both.
    let both = try await shelf.cascade.say(["British"], .nationality, of: galbraith)
    #expect(both.updated == ["Harry Potter", "The Cuckoo's Calling"])
    await #expect(throws: CascadeRefusal.noPenName) {
      try await shelf.cascade.setPenName(rowling, of: galbraith)
    }
    await #expect(throws: CascadeRefusal.noPenName) {
      try await shelf.cascade.setPenName(rowling, of: rowling)
    }
    let profile = try #require(AuthorProfile(of: galbraith, in: await shelf.library))
    #expect(profile.name == "J.K. Rowling" && profile.penNames == ["Robert Galbraith"])
    #expect(profile.lines.contains("Applied to 2 books"))
    _ = try await shelf.cascade.undo(link.steps[0])
    #expect(
      try await shelf.shown("The Cuckoo's Calling", .genderIdentity) == "Male (Auto-filled from author)")
    #expect(try await shelf.shown("The Cuckoo's Calling", .nationality) == nil)
    #expect(await shelf.library.checkInvariants() == [])
  }

  @Test(
    "CAS-4, CAS-5: removing a person's fact removes it from pen names that had it before",
    arguments: ["Stephen King", "Richard Bachman"], [false, true])
  func penNameForgets(asked: String, isPersonSaid: Bool) async throws {
    let shelf = try await CascadeShelf([("It", ["Stephen King"]), ("Rage", ["Richard Bachman"])])
    let (king, bachman) = (try await shelf.author("Stephen King"), try await shelf.author("Richard Bachman"))
    _ = try await shelf.cascade.say(["British"], .nationality, of: bachman)
    _ = try await shelf.cascade.say(["Male"], .genderIdentity, of: bachman)
    if isPersonSaid { _ = try await shelf.cascade.say(["American"], .nationality, of: king) }
    _ = try await shelf.cascade.setPenName(bachman, of: king)
    let removal = try await shelf.cascade.say([], .nationality, of: try await shelf.author(asked))
    #expect(removal.updated == (isPersonSaid ? ["It", "Rage"] : ["Rage"]))
    #expect(removal.steps.count == (isPersonSaid ? 2 : 1) && removal.points.all == 0)
    #expect(try await shelf.shown("It", .nationality) == nil)
    #expect(try await shelf.shown("Rage", .nationality) == nil)
    #expect(try await shelf.shown("Rage", .genderIdentity) == "Male (Auto-filled from author)")
    // Each of the steps can be undone.
    for step in removal.steps { _ = try await shelf.cascade.undo(step) }
    #expect(try await shelf.shown("Rage", .nationality) != nil)
    #expect(await shelf.library.checkInvariants() == [])
  }
}
