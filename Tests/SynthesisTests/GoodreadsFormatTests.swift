import Testing

@testable import Synthesis

@Suite struct GoodreadsFormatTests {
  @Test(arguments: [
    ("goodreads", 24), ("goodreads-2022", 31), ("goodreads-2014", 31), ("goodreads-unwrapped", 24),
  ])
  func `Each dialect has its columns`(name: String, count: Int) throws {
    let kind = try #require(ExportKind.named(name))
    let header = records(World.library(reader: 1, books: 5, format: kind).export)[0]
    #expect(header.count == count)
    #expect(header[1] == "Title")
    #expect(header[22] == "Read Count")
    #expect(header[23] == (count == 24 ? "Owned Copies" : "Recommended For"))
  }

  @Test func `Currently an ISBN is a quoted formula`() {
    let text = String(decoding: World.library(reader: 1, books: 50).export, as: UTF8.self)
    #expect(text.contains(",\"=\"\"97"))
    #expect(text.contains(",\"=\"\"\"\"\","))
    #expect(!text.contains("\r"))
  }

  @Test func `In 2014 an ISBN was an unquoted formula between quoted texts, with CRLF`() {
    let text = String(
      decoding: World.library(reader: 1, books: 50, format: .goodreads2014).export, as: UTF8.self)
    #expect(text.contains(",=\"97"))
    #expect(text.contains(",=\"\","))
    let lines = text.split(separator: "\r\n", omittingEmptySubsequences: false)
    #expect(lines.count >= 52)
    #expect(lines[1].split(separator: ",", maxSplits: 1)[1].hasPrefix("\""))
  }

  @Test func `After a spreadsheet an ISBN is a plain number`() {
    let text = String(
      decoding: World.library(reader: 1, books: 50, format: .goodreadsUnwrapped).export, as: UTF8.self)
    #expect(!text.contains("=\""))
    #expect(text.contains(",97"))
  }

  @Test func `All dialects have the same truth`() {
    let rows = ExportKind.ofGoodreads.map { World.library(reader: 2, books: 200, format: $0).truth.rows }
    for other in rows.dropFirst() { #expect(other == rows[0]) }
  }

  @Test func `A plain read book has no shelves, every other has its exclusive shelf among them`() {
    for row in ReadRow.rows(of: World.libraries[0]) {
      if row["Exclusive Shelf"] == "read" {
        #expect(!row["Bookshelves"].split(separator: ", ").contains("read"))
      } else {
        #expect(row["Bookshelves"].hasSuffix(row["Exclusive Shelf"]))
        #expect(row["Bookshelves with positions"].contains("\(row["Exclusive Shelf"]) (#"))
      }
    }
  }
}
