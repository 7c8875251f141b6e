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
  func `IMP-15: beside a column of statuses, a shelf is a shelf`(header: String, row: String) throws {
    let reader = try Self.book(header, row)
    #expect(reader.status == .read && reader.exclusiveShelf == nil && reader.shelves == ["A"])
  }
}
