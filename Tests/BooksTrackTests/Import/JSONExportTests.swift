// LibraryThing's JSON export: splitting it into books, and their fields.

import BooksTrackAPI
import Testing

@testable import BooksTrack

@Suite struct `JSON exports` {
  static func read(_ path: String, chunk: Int = 1 << 20) throws -> ExportReading {
    try ExportReading(ExportSample(path).bytes, chunk: chunk)
  }

  @Test func `give the book that the table gives (IMP-2)`() throws {
    let book = try #require(Self.read("good/librarything.json").books.first)
    var table = try #require(Self.read2("good/librarything-49.tsv").first)
    // Fields that only the tab-separated sample has.
    table.reader.bookCrossingID = nil
    table.reader.review = "Winter, and what it does to people."
    table.reader.otherFacts = [SourceFact(label: "Barcode", value: "3124500")]
    #expect(book == table)
  }

  private static func read2(_ path: String) throws -> [BookDraft] { try read(path).books }

  @Test func `have characters as entities, and numbers as strings or numbers`() throws {
    let book = try #require(Self.read("good/librarything.json").books.dropFirst().first)
    #expect(book.title == "Ender's Game & Others")
    #expect(
      book.authors == [DraftAuthor("Orson Scott Card"), DraftAuthor("Seamus Heaney", role: "Translator")])
    #expect(book.edition.isbn?.isbn10 == "0312932081")
    #expect(book.reader.rating == Rating(quarters: 16))
    #expect(book.reader.ownedCopies == 1)
    #expect(book.reader.status == .wantToRead)
  }

  @Test func `list films and books without a title with their lines (IMP-9)`() throws {
    let rejected = try Self.read("good/librarything.json").rejected
    #expect(rejected.map(\.row) == [4, 5])
    #expect(rejected.map(\.reason) == [.notABook(kind: "a film", medium: "DVD"), .noTitle(column: "Title")])
    #expect(rejected.allSatisfy { $0.line > 80 })
  }

  @Test(arguments: [1, 2, 7, 64, 1 << 20])
  func `with strings in several encodings are decoded string by string, with any chunks`(_ chunk: Int) throws
  {
    let reading = try Self.read("odd/librarything-two-encodings.json", chunk: chunk)
    #expect(reading.books.map(\.title) == ["Les Misérables 📚", "Le Père Goriot", "Café \"Deux\""])
  }

  @Test(arguments: [1, 5, 1 << 20])
  func `that are damaged lose only the damaged books (IMP-5)`(_ chunk: Int) throws {
    let reading = try Self.read("hostile/librarything-damaged.json", chunk: chunk)
    #expect(reading.books.map(\.title) == ["Whole", "Whole again"])
    #expect(reading.books.map(\.row) == [1, 4])
    #expect(reading.rejected.map(\.row) == [2, 3, 5])
    #expect(reading.rejected.map(\.line) == [2, 3, 5])
    #expect(reading.rejected.last?.fields.first?.hasPrefix("{\"books_id\":\"5\"") == true)
  }

  @Test(arguments: [1, 4, 1 << 20])
  func `may contain brackets and quotes within strings`(_ chunk: Int) throws {
    let titles = ["A \"}, {\" B", "C \\", "[D]", "E: {\"F\"", "\"G\"", "\"H\" and \"I, J\"", "\""]
    let quoted = titles.map { $0.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") }
    let books = quoted.enumerated().map { "\"\($0)\": {\"books_id\": \"\($0)\", \"title\": \"\($1)\"}" }
    let reading = try ExportReading(Array("{\(books.joined(separator: ","))}".utf8), chunk: chunk)
    #expect(reading.books.map(\.title) == titles)
    #expect(reading.books.map(\.sourceID) == titles.indices.map(String.init))
  }

  @Test func `of another service are refused with a description of their content (IMP-5)`() throws {
    let error = #expect(throws: ImportError.self) { try Self.read("hostile/unknown.json") }
    #expect(error?.sentence.contains("no library export that is known") == true)
    for text in ["{\"a\": {\"name\": \"Emma\"}}", "[{\"name\": \"Emma\"}]", "{\"a\": 5}"] {
      #expect(throws: ImportError.self) { try ExportReading(Array(text.utf8)) }
    }
    #expect(throws: ImportError.unknownJSON(keys: ["name"])) {
      try ExportReading(Array("[{\"name\": 1}]".utf8))
    }
  }

  @Test(arguments: ["{}", "{ }\n", "[{", "{\"1\":"])
  func `without a book contain no books (IMP-5)`(_ text: String) {
    #expect(throws: ImportError.self) { try ExportReading(Array(text.utf8)) }
  }

  @Test func `cut off at any byte give whole books and at most one rejected one`() throws {
    let bytes = try ExportSample("odd/librarything-one-line.json").bytes
    let books = try ExportReading(bytes).books
    for length in 0..<bytes.count {
      guard let reading = try? ExportReading(Array(bytes[..<length])) else { continue }
      #expect(reading.books.elementsEqual(books.prefix(reading.books.count)))
      #expect(reading.rejected.count { if case .unreadable = $0.reason { true } else { false } } <= 1)
    }
  }

  @Test func `say where a NUL is that no text has`() {
    var items = JSONItems(limits: .standard)
    items.append(Array("{\"1\":{\"a\":\0".utf8))
    #expect(throws: ImportError.notText(offset: 10)) { try items.next() }
  }

  @Test func `may not have a book of unlimited size`() {
    let text = "{\"1\":{\"books_id\":\"1\",\"title\":\"" + String(repeating: "x", count: 5_000)
    var reader = ExportParser(limits: CSVLimits(fieldBytes: 1_000, rowBytes: 2_000, fieldCount: 100))
    #expect(throws: ImportError.tooLong(row: 1, line: 1, column: 1, limit: 2_000, isQuoted: true)) {
      try reader.append(Array(text.utf8))
      try reader.finish()
      while try reader.next() != nil {}
    }
  }

  @Test(arguments: [
    ("{", true), ("  {\n \"1\"", true), ("[{", true), ("[ {", true), ("{}", true), ("[Title]", false),
    ("{Title}", false),
    ("Title", false), ("\"", false),
  ])
  func `are recognized by their first two tokens`(_ text: String, _ isJSON: Bool) {
    #expect((JSONItems.isJSON(Array(text.utf8)[...]) ?? true) == isJSON)
  }
}

@Suite struct `JSON values` {
  @Test(
    arguments: [
      ("{\"a\": [1, 2.5e3, -4], \"b\": {\"c\": null}, \"d\": true}", ["1", "2.5e3", "-4", "true"]),
      ("[]", []), ("{}", []), ("\"x\\n\\u00e9\\ud83d\\udcda\\/\"", ["x\né📚/"]), ("[\"a\",]", ["a"]),
      ("\"\\ud83d\"", ["\u{FFFD}"]), ("\"\\ud83dx\"", ["\u{FFFD}x"]), ("  5 ", ["5"]),
    ])
  func `are parsed with their strings in order`(_ text: String, _ texts: [String]) throws {
    #expect(try #require(JSONNode(Array(text.utf8))).texts == texts)
  }

  @Test(arguments: [
    "", "{", "[1", "{\"a\"}", "{\"a\":}", "{a:1}", "[1 2]", "\"x", "\"\\u12\"", "\"\\", "nul", "1 2",
    "{\"a\":1}}",
  ])
  func `that are malformed are not parsed`(_ text: String) { #expect(JSONNode(Array(text.utf8)) == nil) }

  @Test func `may not be nested without limit`() {
    let text = String(repeating: "[", count: 100_000)
    #expect(JSONNode(Array(text.utf8)) == nil)
  }
}

@Suite struct `HTML entities` {
  @Test(arguments: [
    ("Ender&#039;s Game", "Ender's Game"), ("A &amp; B", "A & B"), ("&eacute;&Uuml;&szlig;", "éÜß"),
    ("&#x2019;", "’"),
    ("AT&T; R&D", "AT&T; R&D"), ("a & b &", "a & b &"), ("&unknown;", "&unknown;"),
    ("&#0;&#1114112;", "&#0;&#1114112;"),
    ("&amp;#039;", "&#039;"), ("plain", "plain"), ("&", "&"), ("&&amp;", "&&"),
  ])
  func `become the characters that they stand for, and other text is unchanged`(
    _ text: String, _ plain: String
  ) {
    #expect(HTMLEntities.decode(text) == plain)
  }
}
