// Lists in one cell, and cells as spreadsheets, databases and web pages write them.

import BooksTrackAPI
import Testing

@testable import BooksTrack

@Suite struct `Cells of databases and self-made lists` {
  private static func book(_ header: String, _ row: String) throws -> BookDraft {
    try #require(try ExportReading(Array("\(header)\n\(row)\n".utf8)).books.first)
  }

  @Test(
    arguments: [
      ("scifi\ndesert", ["scifi", "desert"]), ("#classic #love", ["classic", "love"]),
      ("#classic", ["classic"]),
      ("#sf, #love", ["sf", "love"]), ("科幻、小说", ["科幻", "小说"]), ("小说，经典", ["小说", "经典"]),
      ("sf / space opera", ["sf", "space opera"]), ("horror/thriller", ["horror", "thriller"]),
      ("w/ maps", ["w/ maps"]), ("F/F, love", ["F/F", "love"]), ("#1 reads", ["#1 reads"]),
      ("sf • space", ["sf", "space"]),
      ("a, b; c", ["a, b", "c"]), ("{classic,\"\"old, rare\"\"}", ["classic", "old, rare"]), ("[]", ["[]"]),
      ("Fantasy (https://www.notion.so/F-01), SF (Tags/SF%2001.md)", ["Fantasy", "SF"]),
    ] as [(String, [String])])
  func `IMP-19: tags are separated in many ways`(cell: String, tags: [String]) throws {
    #expect(try Self.book("Title,Author,Tags", "Sun,Ann Poe,\"\(cell)\"").reader.shelves == tags)
  }

  @Test(arguments: [
    (#""[""Terry Pratchett"", ""Neil Gaiman""]""#), ("\"['Terry Pratchett', 'Neil Gaiman']\""),
    (#""[""Pratchett, Terry"", ""Gaiman, Neil""]""#), ("\"{Terry Pratchett,Neil Gaiman}\""),
    ("\"Terry Pratchett (https://www.notion.so/T-01), Neil Gaiman (https://www.notion.so/N-02)\""),
    ("\"Terry Pratchett (A/Terry%2001.md), Neil Gaiman\""),
  ])
  func `IMP-19: authors of a database are names alone`(cell: String) throws {
    #expect(
      try Self.book("Title,Authors", "Sun,\(cell)").authors.map(\.name) == ["Terry Pratchett", "Neil Gaiman"])
  }

  @Test func `IMP-12: authors stand in several columns`() throws {
    let book = try Self.book("Title,Author 1,Author 2,Author 3", "Sun,Ann Poe,\"Ek, Bo\",Cy Fenn")
    #expect(book.authors.map(\.name) == ["Ann Poe", "Bo Ek", "Cy Fenn"])
  }

  @Test(arguments: ["checked", "☑", "✅", "✔️", "x"])
  func `IMP-12: a check mark means yes`(mark: String) throws {
    let book = try Self.book("Title,Author,Owned,Read", "Sun,Ann Poe,\(mark),\(mark)")
    #expect(book.reader.ownedCopies == 1 && book.reader.status == .read)
  }

  @Test func `IMP-12: a title is read without the wrapper of a spreadsheet`() throws {
    #expect(try Self.book("Title,Author", "\"=\"\"1984\"\"\",George Orwell").title == "1984")
  }

  @Test(arguments: [
    ("DNF @ 30%", ReadingStatus.didNotFinish), ("DNF 45%", .didNotFinish), ("read (2x)", .read),
    ("Read 3 times", .read), ("To read: 2024", .wantToRead), ("Reading, p. 120", .reading),
  ])
  func `IMP-17: a status is understood, and its detail is kept`(cell: String, status: ReadingStatus) throws {
    let reader = try Self.book("Title,Author,Status", "Sun,Ann Poe,\"\(cell)\"").reader
    #expect(reader.status == status && reader.exclusiveShelf == nil)
    #expect(reader.otherFacts == [SourceFact(label: "Status", value: cell)])
  }

  @Test func `IMP-12: the detail of a status may be its date`() throws {
    let reader = try Self.book("Titolo,Autore,Stato", "Sun,Ann Poe,Terminato il 25/06/2019").reader
    #expect(reader.status == .read && reader.dateRead == CalendarDate(year: 2019, month: 6, day: 25))
    #expect(reader.otherFacts.isEmpty)
  }

  @Test(arguments: ["Read later", "Reading group 3", "Read 2 kids", "Shelf 3", "2x"])
  func `IMP-17: other words with a number are no status`(cell: String) throws {
    let reader = try Self.book("Title,Author,Status", "Sun,Ann Poe,\(cell)").reader
    #expect(reader.status == .unknown && reader.exclusiveShelf == cell)
  }

  @Test(
    arguments: [("2x", 2), ("3 times", 3), ("1 Mal", 1), ("many", nil), ("2 books", nil)] as [(String, Int?)])
  func `IMP-12: a number of readings may say so`(cell: String, count: Int?) throws {
    #expect(try Self.book("Title,Author,Read Count", "Sun,Ann Poe,\(cell)").reader.readCount == count)
  }

  @Test(arguments: ["urn:isbn:9780441172719", "ISBN:9780441172719", "isbn:0441172717"])
  func `IMP-12: an ISBN may have a name before it`(cell: String) throws {
    #expect(try Self.book("Title,ISBN", "Sun,\(cell)").edition.isbn?.isbn13 == "9780441172719")
  }

  @Test func `IMP-12: the filled one of two columns of a year is read`() throws {
    for row in ["Lord Jim,Joseph Conrad,1996,", "Lord Jim,Joseph Conrad,,1996"] {
      #expect(try Self.book("Title,Author,PUB_DATE,RELEASE_DATE", row).edition.yearPublished == 1_996)
    }
  }
}
