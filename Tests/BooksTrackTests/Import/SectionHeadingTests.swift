// Rows that head the books below them, and books with titles like them.

import Testing

@testable import BooksTrack

@Suite struct `Rows that head the books below them` {
  private static func read(_ lines: String...) throws -> ExportReading {
    try ExportReading(Array((lines.joined(separator: "\n") + "\n").utf8))
  }

  @Test(arguments: [
    ("2023,,", "2022,,"), ("READ,,", "TO READ,,"), ("January,,", "February 2023,,"),
    ("Gelesen:,,", "Ungelesen,,"), ("2023", "2022"), ("Books read in 2023,,", "2022 (12 books),,"),
  ])
  func `IMP-9: are no books, and the report lists them`(first: String, second: String) throws {
    let reading = try Self.read(
      "Title,Author,Rating", first, "Dune,Frank Herbert,5", "Emma,Jane Austen,4", second, "Kim,R. Kipling,3")
    #expect(reading.books.map(\.title) == ["Dune", "Emma", "Kim"])
    #expect(reading.rejected.map(\.row) == [1, 4] && reading.rejected.map(\.line) == [2, 5])
    #expect(
      reading.rejected.map(\.reason) == [first, second].map { .heading(String($0.prefix { $0 != "," })) })
  }

  @Test func `IMP-9: stand above the first book, or there are two`() throws {
    let above = try Self.read("Title,Author", "2023,", "Dune,Frank Herbert")
    #expect(above.books.map(\.title) == ["Dune"])
    let within = try Self.read("Title,Author", "Dune,Frank Herbert", "2010,", "Emma,Jane Austen")
    #expect(within.books.map(\.title) == ["Dune", "2010", "Emma"])
  }

  @Test(arguments: [
    ["Title", "2023", "Dune", "2001"], ["Title,Rating", "2023,", "2001,", "Dune,5"],
    ["Title,Author", "1984,", "1985,", "Dune,Frank Herbert"],
    ["Title,Author", "2001,Arthur C. Clarke", "2010,Arthur C. Clarke", "January,Ann Poe"],
    ["Title,Author,Rating", "2001,,5", "2010,,4", "Dune,Frank Herbert,"],
    ["Title,Author", "2001,", "2010,", "Emma,", "Kim,", "Dune,Frank Herbert"],
    ["Title,Author", "Fantasy,", "Yes,", "Dune,Frank Herbert"],
  ])
  func `IMP-17: need a list whose other rows have authors`(lines: [String]) throws {
    let reading = try ExportReading(Array((lines.joined(separator: "\n") + "\n").utf8))
    #expect(reading.books.count == lines.count - 1 && reading.rejected.isEmpty)
  }
}
