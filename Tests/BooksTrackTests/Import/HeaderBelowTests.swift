// Headers below lines of text: a title, a comment, the day of the export.

import Testing

@testable import BooksTrack

@Suite struct `Headers below lines of text` {
  private static let rows = "Title,Author,Rating\nDune,Frank Herbert,5\nEmma,Jane Austen,4\n"

  @Test(
    arguments: [
      "My books\n", "My Reading List 2023\n\n", "# Exported from Shelf\n# 2023-01-02\n", "sep=,\n",
      "sep=,\nMy books\n", "Exported by Shelf on 2023-01-02,,\n,,\n", "\n\nMy books,,\n\n", "\"My\nbooks\"\n",
      String(repeating: "A line\n", count: 20),
    ], [1, 7, 1 << 20])
  func `IMP-15: are found, and rows keep their lines`(above: String, chunk: Int) throws {
    let reading = try ExportReading(Array((above + Self.rows).utf8), chunk: chunk)
    #expect(reading.books.map(\.title) == ["Dune", "Emma"] && reading.books.map(\.row) == [1, 2])
    #expect(reading.books.compactMap(\.reader.rating?.quarters) == [20, 16])
  }

  @Test func `IMP-5: messages name the line of the file and the row below the header`() throws {
    let text = "My books\n\nTitle,Author,Rating\nDune,Frank Herbert,5\n,Jane Austen,4\nKim,R. Kipling,soon\n"
    let reading = try ExportReading(Array(text.utf8))
    #expect(reading.rejected.map(\.row) == [2] && reading.rejected.map(\.line) == [5])
    #expect(reading.cellProblems.map(\.row) == [3] && reading.cellProblems.map(\.line) == [6])
    let open =
      "My books\n\nTitle,Author,Review\nDune,Frank Herbert,\"open\nEmma,Jane Austen,\nKim,R. Kipling,\n"
    let misquoted = try ExportReading(Array(open.utf8))
    #expect(misquoted.rejected.map(\.line) == [4] && misquoted.books.map(\.title) == ["Emma", "Kim"])
  }

  @Test(arguments: [";", "\t", "|"])
  func `IMP-7: are found with any separator`(separator: String) throws {
    let rows = Self.rows.replacing(",", with: separator)
    let reading = try ExportReading(Array("Books, read and unread\n\(rows)".utf8))
    #expect(reading.books.map(\.title) == ["Dune", "Emma"])
  }

  @Test func `IMP-1: of a known site are found`() throws {
    let text = "My books\nBook Id,Title,Author,My Rating,Exclusive Shelf\n1,Emma,Jane Austen,5,read\n"
    let reading = try ExportReading(Array(text.utf8))
    #expect(reading.match?.format.name == "Goodreads" && reading.books.map(\.title) == ["Emma"])
  }

  @Test func `IMP-4: with the columns of a mapping are found`() throws {
    let mapping = try ColumnMapping("title=Work,author=Who")
    let reading = try ExportReading(Array("My books\nWork,Who\nEmma,Jane Austen\n".utf8), mapping: mapping)
    #expect(reading.books.map(\.title) == ["Emma"])
  }

  @Test(arguments: [
    "Dune,Frank Herbert,1965\nTitle,Author,Year\nEmma,Jane Austen,1815\n",
    "My books\nDune,Frank Herbert,5\nEmma,Jane Austen,4\n", "My books\nDune\nEmma\n",
    "My books\nTitle\nDune\n",
    String(repeating: "A line\n", count: 21) + rows,
  ])
  func `IMP-5: are not invented`(text: String) throws {
    let reading = try ExportReading(Array(text.utf8))
    #expect(reading.match == nil && reading.books.isEmpty && reading.mapping != nil)
  }
}
