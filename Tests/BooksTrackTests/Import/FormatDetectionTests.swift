// Detection of the service that wrote a file, the evidence for it, and files of unknown services.

import Testing

@testable import BooksTrack

@Suite struct `Formats` {
  @Test(
    arguments: [
      ("Title,Author,My Rating", "Goodreads", "only Goodreads has a column \"My Rating\""),
      (
        "Title,Authors,Star Rating,Read Status", "StoryGraph",
        "only StoryGraph has columns \"Star Rating\", \"Read Status\""
      ),
      ("Title;Author;Rating;Tags;Format", nil, ""),
      (
        "Title;Primary Author;Secondary Author;Entry Date;Lending Patron", "LibraryThing",
        "only LibraryThing has columns \"Primary Author\", \"Secondary Author\", \"Entry Date\" and 1 more"
      ),
    ] as [(String, String?, String)])
  func `are recognised by their own columns, and name these (IMP-1)`(
    _ header: String, _ format: String?, _ reason: String
  ) {
    let names = header.split { $0 == "," || $0 == ";" }.map(String.init)
    let matches = ExportFormat.known.compactMap { $0.match(header: names) }
    #expect(matches.map(\.format.name) == (format.map { [$0] } ?? []))
    #expect(matches.first?.reason ?? "" == reason)
  }

  @Test func `with columns of two services belong to the one with more of them`() throws {
    let text = "Title,Authors,My Rating,Star Rating,Moods\nEmma,Jane Austen,4,4.25,calm\n"
    let reading = try ExportReading(Array(text.utf8))
    #expect(reading.match?.format.name == "StoryGraph")
    #expect(reading.match?.unknownColumns == ["My Rating"])
  }

  @Test(
    arguments: [
      ("header-missing.csv", true, nil), ("no-header-three-columns.csv", true, "isbn=3,title=1,author=2"),
      ("own-names.csv", false, "title=Name,date-read=Gelesen am"),
    ] as [(String, Bool, String?)])
  func `of unknown services are not guessed: a mapping is requested, and one is proposed (IMP-4)`(
    _ name: String, _ isHeaderMissing: Bool, _ proposal: String?
  ) throws {
    let reading = try ExportReading(ExportSample("hostile/\(name)").bytes)
    let request = try #require(reading.mapping)
    #expect(reading.books.isEmpty)
    #expect(request.isHeaderMissing == isHeaderMissing)
    if let proposal { #expect(request.proposal?.text == proposal) } else { #expect(request.proposal != nil) }
  }

  @Test(arguments: ["no-header-three-columns.csv", "header-missing.csv"])
  func `import with the mapping that was proposed once the reader agrees (IMP-4)`(_ name: String) throws {
    let bytes = try ExportSample("hostile/\(name)").bytes
    let request = try #require(try ExportReading(bytes).mapping)
    let mapping = try #require(request.proposal)
    let reading = try ExportReading(bytes, mapping: mapping)
    #expect(reading.rejected == [])
    #expect(reading.books.count >= request.sampleRows.count)
    #expect(reading.books.allSatisfy { !$0.title.isEmpty && !$0.authors.isEmpty })
    #expect(reading.books.first?.row == 1)
  }

  @Test func `have no proposal if no column may contain titles`() {
    let request = MappingRequest(header: ["A", "B"], sampleRows: [["x", "y"]], dialect: .comma)
    #expect(request.proposal == nil)
  }
}
