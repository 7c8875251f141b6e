// Lists of no service: the status of a book, as the status column, the shelf and the dates state it.

import BooksTrackAPI
import Testing

@testable import BooksTrack

@Suite struct `Statuses of uncommon lists` {
  private static func book(_ header: String, _ row: String) throws -> ReaderFacts {
    let reading = try ExportReading(Array("\(header)\n\(row)\n".utf8))
    return try #require(reading.books.first?.reader)
  }

  @Test(arguments: [
    ("Title,Author,Shelf,Reading Status", "Dune,Frank Herbert,A,Read"),
    ("Title,Author,Bookshelf,Status", "Dune,Frank Herbert,A,Finished"),
    ("Title,Author,Status,Shelf", "Dune,Frank Herbert,Read,A"),
  ])
  func `beside a column of statuses, a shelf is a shelf`(header: String, row: String) throws {
    let reader = try Self.book(header, row)
    #expect(reader.status == .read && reader.exclusiveShelf == nil && reader.shelves == ["A"])
  }

  @Test(arguments: [
    ("Title,Author,Shelf,Date Read", "Dune,Frank Herbert,Living room,2021-03-04"),
    ("Title,Author,Date Read", "Dune,Frank Herbert,Summer 2019"),
    ("Title,Author,Date Read", "Dune,Frank Herbert,05/02/2021"),
    ("Title,Author,Times Read", "Dune,Frank Herbert,2"),
  ])
  func `a book with a date or a number of readings is read`(header: String, row: String) throws {
    #expect(try Self.book(header, row).status == .read)
  }

  @Test(arguments: [
    ("Title,Author,Shelf,Date Read", "Dune,Frank Herbert,Living room,"),
    ("Title,Author,Times Read", "Dune,Frank Herbert,0"),
    ("Title,Author,Status,Date Read", "Dune,Frank Herbert,Borrowed,2021-03-04"),
    ("Title,Author,Status,Date Read", "Dune,Frank Herbert,no,2021-03-04"),
  ])
  func `a book of which nothing is known, or two things, has no status`(
    header: String, row: String
  ) throws {
    #expect(try Self.book(header, row).status == .unknown)
  }

  @Test func `a status that is understood stays, whatever the date`() throws {
    let reader = try Self.book("Title,Author,Status,Date Read", "Dune,Frank Herbert,To Read,2021-03-04")
    #expect(reader.status == .wantToRead)
  }

  @Test(arguments: [
    ("Luettu", ReadingStatus.read), ("Elolvastam", .read), ("Re-reading", .reading), ("Διαβάζω", .reading),
    ("Rozečteno", .reading), ("Not Started Yet", .wantToRead), ("Haluan lukea", .wantToRead),
    ("Félbehagyott", .didNotFinish), ("Tauolla", .paused), ("На паузе", .paused),
  ])
  func `a status is known in many languages`(word: String, status: ReadingStatus) throws {
    let reader = try Self.book("Title,Author,Status", "Dune,Frank Herbert,\(word)")
    #expect(reader.status == status && reader.exclusiveShelf == nil)
  }

  @Test(arguments: [
    "9. listopadu 2021", "9 marraskuuta 2021", "2021. november 9.", "9 Νοεμβρίου 2021", "9 листопада 2021",
    "9 noiembrie 2021",
  ])
  func `months are known in many languages`(text: String) throws {
    let reader = try Self.book("Title,Author,Date Read", "Dune,Frank Herbert,\(text)")
    #expect(reader.dateRead == CalendarDate(year: 2021, month: 11, day: 9))
  }
}
