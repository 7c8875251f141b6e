// A library of an earlier version in which one writer has two rows, with different spellings: the rows stay,
// and a statement about either holds for the books of both.

import BooksTrackAPI
import Testing

@testable import BooksTrack

@Suite("Two rows of one writer")
struct CascadeSpellingTests {
  private static let names = ["J.R.R. Tolkien", "Tolkien, J. R. R."]

  private static func shelf() async throws -> CascadeShelf {
    try await CascadeShelf([
      ("The Hobbit", [names[0]]), ("Unfinished Tales", [names[1]]), ("Letters", ["J. Tolkien"]),
      ("Mr. Bliss", [names[1]]),
    ])
  }

  private static let three = ["The Hobbit", "Unfinished Tales", "Mr. Bliss"]

  @Test(
    "CAS-1, CAS-9: a statement about either row is shown for the books of both, and for no others",
    arguments: names)
  func saidOnce(name: String) async throws {
    let shelf = try await Self.shelf()
    let author = try await shelf.author(name)
    let preview = try await shelf.cascade.preview([.nationality], of: author)
    #expect(preview.books == Self.three && preview.total == 3)
    let report = try await shelf.cascade.say(["British"], .nationality, of: author)
    #expect(report.updated == Self.three && report.points == CascadePoints(base: 10, books: 3))
    for title in Self.three {
      #expect(try await shelf.shown(title, .nationality) == "British (Auto-filled from author)")
    }
    #expect(try await shelf.shown("Letters", .nationality) == nil)
    let profile = try #require(AuthorProfile(of: author, in: await shelf.library))
    #expect(profile.name == name && profile.penNames == [] && profile.applied == Self.three)
    // The same statement about the other spelling earns nothing.
    let other = try await shelf.author(try #require(Self.names.first { $0 != name }))
    let again = try await shelf.cascade.say(["British"], .nationality, of: other)
    #expect(again.steps == [] && again.updated == [] && again.points.all == 0)
    #expect(await shelf.library.authors.count == 3)
    #expect(await shelf.library.checkInvariants() == [])
  }

  @Test("CAS-5, CAS-10: removal, undo and redo apply to both rows", arguments: names, [0, 1])
  func takenBack(name: String, step: Int) async throws {
    let shelf = try await Self.shelf()
    let author = try await shelf.author(name)
    let said = try await shelf.cascade.say(["British"], .nationality, of: author)
    try #require(said.steps.count == 2)
    let undone = try await shelf.cascade.undo(said.steps[step])
    try #require(undone.updated == Self.three && undone.steps.count == 2)
    #expect(await shelf.library.statements.isEmpty)
    let redone = try await shelf.cascade.undo(undone.steps[step])
    #expect(redone.updated == Self.three)
    #expect(try await shelf.shown("Mr. Bliss", .nationality) == "British (Auto-filled from author)")
    let removed = try await shelf.cascade.say([], .nationality, of: author)
    #expect(removed.updated == Self.three)
    #expect(await shelf.library.statements.isEmpty)
    #expect(await shelf.library.checkInvariants() == [])
  }

  @Test("CAS-1: an earlier statement about one row applies to the other with the next statement")
  func saidBefore() async throws {
    let shelf = try await Self.shelf()
    let (first, second) = (try await shelf.author(Self.names[0]), try await shelf.author(Self.names[1]))
    try await shelf.store.commit(.edit("before")) { editor in
      let value = CurationValue(values: ["English"])
      _ = editor.curate(.statement(second, .nationality), value, now: FixedTime().now())
    }
    #expect(try await shelf.shown("The Hobbit", .nationality) == nil)
    let report = try await shelf.cascade.say(["English"], .nationality, of: first)
    #expect(report.updated == ["The Hobbit"])
    _ = try await shelf.cascade.say(["British"], .nationality, of: first)
    for title in Self.three {
      #expect(try await shelf.shown(title, .nationality) == "British (Auto-filled from author)")
    }
  }

  @Test(
    "CAS-4: a statement about one spelling holds for the person whose pen name the other is", arguments: names
  )
  func penName(name: String) async throws {
    let shelf = try await Self.shelf()
    try await shelf.add("Beowulf", by: ["Oxymore"])
    let person = try await shelf.author("Oxymore")
    _ = try await shelf.cascade.setPenName(try await shelf.author(Self.names[1]), of: person)
    _ = try await shelf.cascade.say(["British"], .nationality, of: try await shelf.author(name))
    for title in Self.three + ["Beowulf"] {
      #expect(try await shelf.shown(title, .nationality) == "British (Auto-filled from author)")
    }
    let profile = try #require(AuthorProfile(of: person, in: await shelf.library))
    #expect(profile.penNames == [Self.names[1]])
    #expect(await shelf.library.checkInvariants() == [])
  }

  @Test("CAS-1: the older of two rows is found by name, or the other one without it, in any order of edits")
  func oldest() async throws {
    let shelf = try await Self.shelf()
    let (first, second) = (try await shelf.author(Self.names[0]), try await shelf.author(Self.names[1]))
    var editor = LibraryEditor(await shelf.library)
    #expect(editor.library.author(named: "J R R Tolkien") == first)
    let row = try #require(editor.library.authors[first])
    editor.remove(first)
    #expect(editor.library.author(named: "J R R Tolkien") == second)
    editor.put(row)
    #expect(editor.library.author(named: "J R R Tolkien") == first)
    var renamed = row
    renamed.name = "John Tolkien"
    editor.put(renamed)
    #expect(editor.library.author(named: "J R R Tolkien") == second)
    #expect(editor.library.author(named: "Tolkien, John") == first)
    #expect(editor.library.checkInvariants() == [])
  }
}
