// Pairs of a list that somebody else had made, who knew the clauses and the formats and not the matcher
// (DUP-11). Each was told wrongly before; here either book is in the library and the other one is the row
// that comes in.

import BooksTrackAPI
import Testing

@testable import BooksTrack

@Suite struct OtherListTests {
  private static func areOne(
    _ titles: (String, String), by writers: (String, String)
  ) throws -> (Bool, Bool) {
    func isFound(_ row: (String, String), in known: (String, String)) throws -> Bool {
      var index = MatchIndex(rules: .corrected)
      index.insert(.number(0), keys: MatchRules.corrected.keys(of: try BookDraft(known.0, by: [known.1])))
      return index.match(try BookDraft(row.0, by: [row.1])).work != nil
    }
    let (first, second) = ((titles.0, writers.0), (titles.1, writers.1))
    return (try isFound(second, in: first), try isFound(first, in: second))
  }

  private static func expect(_ isOne: Bool, titles first: String, _ second: String) throws {
    let found = try areOne((first, second), by: ("Salman Rushdie", "Salman Rushdie"))
    #expect(found == (isOne, isOne), "\(first) | \(second)")
  }

  private static func expect(_ isOne: Bool, writers first: String, _ second: String) throws {
    let title = "Eleven Lanterns over Kraków"
    let found = try areOne((title, title), by: (first, second))
    #expect(found == (isOne, isOne), "\(first) | \(second)")
  }

  // MARK: One book

  @Test(
    arguments: [
      ("Naruto, Vol. 05", "Naruto, Vol. 05: The Challengers (Naruto, #5)"),
      ("The Art of Programming, Volume 2", "The Art of Programming, Volume 2: Seminumerical Algorithms"),
      ("Angels in Ohio, Part One", "Angels in Ohio, Part One: Millennium Approaches"),
      ("Persepolis (Persepolis, #1)", "Persepolis: The Story of a Childhood (Persepolis, #1)"),
      ("Monstress, Vol. 3: Haven (Monstress, #3)", "Monstress, Vol. 3 (Monstress Book 3)"),
    ])
  func `DUP-5: a volume with and without its own title is one book`(first: String, second: String) throws {
    try Self.expect(true, titles: first, second)
  }

  @Test(
    arguments: [
      ("Saga, Vol. 1", "Saga, Vol. 2: The Road"), ("Saga, Vol. 1: The Road", "Saga, Vol. 1: The War"),
      ("Magician: Apprentice", "Magician: Master"), ("Dune", "Dune: Part Two"),
      ("Persepolis (Persepolis, #1)", "Persepolis: The Story of a Return (Persepolis, #2)"),
    ])
  func `DUP-9: another volume, or another title of one, is another book`(first: String, second: String) throws
  {
    try Self.expect(false, titles: first, second)
  }

  @Test(
    arguments: [
      ("Burning Psalms: Book Two", "Burning Psalms Book Two"),
      ("A History of Rivers, Part Two", "A History of Rivers Part Two"),
      ("Cinema in Tangier part 01", "Cinema in Tangier, Part One"),
      ("On Intelligence, Part One", "On Intelligence Part I"),
      ("The Complete Calvin: Book 3", "The Complete Calvin Bk. 3"),
      ("The Norton Anthology, Volume A", "The Norton Anthology Volume A"),
      ("Sous la fille, tome 1", "Sous la fille T. 1"), ("Sous la fille, tome 1", "Sous la fille T01"),
      ("Bajo la sombra, tome 4", "Bajo la sombra T. IV"),
      ("Blacksad, tome 2 : Arctic-Nation", "Blacksad: T. 02 : Arctic-Nation"),
      ("1Q84, Book 3", "1Q84 BOOK3"), ("Die Töchter, Band 2", "Die Töchter Band2"),
    ])
  func `DUP-5: a volume number may follow a comma or not`(first: String, second: String) throws {
    try Self.expect(true, titles: first, second)
  }

  @Test(
    arguments: [
      ("The Jungle Book", "The Jungle Book 2"), ("1Q84 BOOK1", "1Q84 BOOK2"),
      ("The Model T", "The Model T 4"),
      ("Sous la fille T. 1", "Sous la fille T. 2"), ("Rivers Part Two", "Rivers Part Three"),
    ])
  func `DUP-9: a different number is another book`(first: String, second: String) throws {
    try Self.expect(false, titles: first, second)
  }

  @Test(
    arguments: [
      (
        "Attack on Titan, Vol. 3 / ebook (Attack on Titan, #3)",
        "Attack on Titan, Vol. 3 (Attack on Titan, #3)"
      ),
      ("The Ivory #3 (The Ivory, #3)", "The Ivory #3 / Revised Edition (The Ivory, #3)"),
      (
        "The Walking Dead, Vol. 2: Miles Behind",
        "The Walking Dead, Vol. 2 / Audiobook (The Walking Dead, #2)"
      ),
      ("Robots of Dawn (Robot Book 3), The", "The Robots of Dawn (Robot, #3)"),
    ])
  func `DUP-11: an edition or an article may precede or follow a marker`(
    first: String, second: String
  ) throws {
    try Self.expect(true, titles: first, second)
  }

  @Test(
    arguments: [
      "Seabiscuit. An American Legend", "Seabiscuit; An American Legend", "Seabiscuit An American Legend",
    ])
  func `DUP-11: a subtitle after another sign than a colon, or none, is the same`(title: String) throws {
    try Self.expect(true, titles: "Seabiscuit: An American Legend", title)
  }

  @Test func `DUP-11: a subtitle about the making of something is an ordinary one`() throws {
    let long = "Against Sugar: The Untold Story of Prisons, Ink, and the Making of the Modern World"
    try Self.expect(true, titles: "Against Sugar", long)
    try Self.expect(false, titles: "Jurassic Park", "The Making of Jurassic Park")
    try Self.expect(false, titles: "Jurassic Park", "Jurassic Park: The Making of the Film")
    try Self.expect(false, titles: "Jurassic Park", "Jurassic Park: The Official Making of the Film")
  }

  @Test(
    arguments: [
      ("Rowling J.K.", "J.K. Rowling"), ("Caro Robert A.", "Robert A. Caro"),
      ("Le Guin Ursula K.", "Ursula K. Le Guin"), ("Radcliffe D H", "D.H. Radcliffe"),
      ("Saint-Exupéry A. B.", "A. B. Saint-Exupéry"), ("George RR Martin, author", "George R.R. Martin"),
      ("Le Guin, Ursula K., 1929-2018", "Ursula K. Le Guin"), ("Dmitri Glukhovsky", "Dmitry Glukhovsky"),
    ])
  func `DUP-3: a name may be inverted without a comma, or have years and a role`(
    first: String, second: String
  ) throws {
    try Self.expect(true, writers: first, second)
  }

  @Test func `DUP-11: an umlaut may be spelled as two letters`() throws {
    try Self.expect(true, writers: "Goesta Paalsson", "Gösta Pålsson")
    try Self.expect(true, writers: "Bjoern Roennbaeck", "Björn Rönnbäck")
    try Self.expect(true, titles: "Kein Sommer fuer die Bruecke", "Kein Sommer für die Brücke")
    try Self.expect(true, titles: "Den sista aelg", "Den sista älg")
    try Self.expect(false, titles: "The Poet", "The Pot")
    try Self.expect(false, titles: "The Poet of Fez", "The Pot of Fez")
  }

  @Test func `DUP-3: one letter after one word is part of a name`() throws {
    try Self.expect(true, writers: "Malcolm X", "X, Malcolm")
    #expect(AuthorName("Malcolm X").text == "malcolm x")
  }

  // MARK: Two books

  @Test(
    arguments: [
      ("Algorithms in C", "Algorithms in C++"), ("C in a Nutshell", "C# in a Nutshell"),
      ("Lonely Planet Iceland", "Lonely Planet Ireland"), ("Lonely Planet Iran", "Lonely Planet Iraq"),
      ("The Rough Guide to Austria", "The Rough Guide to Australia"),
      ("Emma", "Emma: A Reader's Journal"), ("Physics", "Physics: Instructor's Solutions Manual"),
      ("Before the Fall", "Before the Fall: A BBC Radio Drama"), ("Mort", "Mort: A Discworld Big Comic"),
      ("And Then There Were None", "And Then There Were None: A Mystery Play in Three Acts"),
      ("Whispering Workbook", "The Whispering Cookbook"),
    ])
  func `DUP-11: similar titles of other books do not match`(first: String, second: String) throws {
    try Self.expect(false, titles: first, second)
  }
}
