import Testing

@testable import BooksTrack

@Suite struct `Files that are no exports` {
  @Test(
    arguments: [
      ("hostile/empty.csv", ImportError.emptyFile),
      ("hostile/blank-lines-only.csv", .emptyFile),
      ("hostile/picture.csv", .otherFile(.picture)),
      ("hostile/document.csv", .otherFile(.pdf)),
      ("hostile/unclosed-quote.csv", .unclosedQuote(row: 4, line: 5, column: 2)),
      (
        "hostile/no-title-column.csv",
        .noTitleColumn(
          format: "Goodreads", expected: "Title", found: ["Author", "My Rating", "Exclusive Shelf"])
      ),
    ], [1, 7, 1 << 20])
  func `are refused with a reason and a place (IMP-5)`(
    _ sample: (path: String, error: ImportError), _ chunk: Int
  ) throws {
    let bytes = try ExportSample(sample.path).bytes
    #expect(throws: sample.error) { try ExportReading(bytes, chunk: chunk) }
  }

  @Test func `without rows below the header contain no books (IMP-5)`() throws {
    let bytes = try ExportSample("hostile/header-only.csv").bytes
    let error = #expect(throws: ImportError.self) { try ExportReading(bytes) }
    #expect(error?.sentence.hasPrefix("No books found") == true)
  }

  @Test(
    arguments: [
      ("hostile/own-names.csv", 4, 2, false),
      ("hostile/header-missing.csv", 24, 3, true),
    ], [1, 1 << 20])
  func `with unknown columns ask for a mapping (IMP-4)`(
    _ sample: (path: String, columns: Int, rows: Int, isHeaderMissing: Bool), _ chunk: Int
  ) throws {
    let reading = try ExportReading(ExportSample(sample.path).bytes, chunk: chunk)
    let mapping = try #require(reading.mapping)
    #expect(mapping.header.count == sample.columns)
    #expect(mapping.sampleRows.count == sample.rows)
    #expect(mapping.isHeaderMissing == sample.isHeaderMissing)
    #expect(reading.books.isEmpty)
  }

  @Test(arguments: ["a.csv", "A.CSV", "b.c.tsv", "x.txt", "export"])
  func `are not recognized by a valid file name (IMP-5)`(_ name: String) {
    #expect(throws: Never.self) { try FileTypeRule.exports.check(name) }
  }

  @Test(arguments: ["a.xlsx", "a.csv.zip", "", "photo.png"])
  func `are recognized by an invalid file name (IMP-5)`(_ name: String) {
    let error = #expect(throws: ImportError.self) { try FileTypeRule.exports.check(name) }
    #expect(error?.sentence.hasPrefix("Please select a .csv file.") == true)
  }

  @Test(arguments: [
    (ImportError.unclosedQuote(row: 0, line: 1, column: 2), "the header (line 1), column 2"),
    (.unclosedQuote(row: 12, line: 14, column: 3), "row 12 (line 14), column 3"),
    (.tooLong(row: 3, line: 9, column: 1, limit: 8, isQuoted: true), "Row 3 (line 9), column 1"),
    (.tooManyFields(row: 0, line: 1, limit: 4_096), "The header (line 1)"),
    (.noTitleColumn(format: "Goodreads", expected: "Title", found: ["A", "B"]), "\"A\", \"B\""),
  ])
  func `are described with a place (IMP-5)`(_ error: ImportError, _ part: String) {
    #expect(error.sentence.contains(part))
  }

  @Test(
    arguments: [
      ("  \n \n", "The file is empty"),
      ("%PDF-1.4\n%\u{1}", "It is a PDF document"),
      ("PK\u{3}\u{4}\u{14}\u{0}", "a spreadsheet"),
      ("<!DOCTYPE html><html>\n<body>Sign in</body>", "a page of the web"),
      ("[1,2,3]", "This JSON file is no library export"),
      ("{\"name\":\"x\",\"version\":1}", "Please export your library as CSV"),
      ("Title,Author\n", "below the header, \"Title\", \"Author\", there is no row"),
    ], [1, 1 << 20])
  func `are identified by their content, with any chunks (IMP-5)`(
    _ sample: (text: String, part: String), _ chunk: Int
  ) throws {
    let error = #expect(throws: ImportError.self) {
      try ExportReading(Array(sample.text.utf8), chunk: chunk)
    }
    #expect(error?.sentence.contains(sample.part) == true)
  }

  @Test(arguments: [
    ("books.xlsx", "a spreadsheet"), ("scan.PDF", "a PDF document"), ("old.xls", "an old office program"),
    ("cover.jpeg", "a picture"), ("export.htm", "a page of the web"),
    ("books.epub", "must end in one of .csv"),
  ])
  func `are identified by their extension (IMP-5)`(_ name: String, _ part: String) {
    let error = #expect(throws: ImportError.self) { try FileTypeRule.exports.check(name) }
    #expect(error?.sentence.contains(part) == true)
  }

  @Test func `of a known service with a renamed title column come with an initial mapping`() throws {
    let error = ImportError.noTitleColumn(
      format: "Goodreads", expected: "Title",
      found: ["Book Id", "Name of book", "Author", "Average Rating", "My Rating"])
    #expect(error.mapping?.text == "title=Name of book,source-id=Book Id,author=Author,rating=My Rating")
    let known = ImportError.noTitleColumn(format: "Goodreads", expected: "Title", found: ["Author"])
    #expect(known.mapping == nil)
  }

  @Test(arguments: [
    (["A", "B"], "none of them is called \"Title\""),
    (["Title", "Book Title"], "more than one may be the title: \"Title\", \"Book Title\""),
    (["Emma", "2020-05-17"], "The first row is no header"),
  ])
  func `give the reason for requesting a mapping (IMP-4)`(_ header: [String], _ part: String) {
    let request = MappingRequest(header: header, sampleRows: [["x", "y"]], dialect: .comma)
    #expect(request.sentence.contains(part))
  }
}
