import BooksTrackAPI
import Testing

@testable import BooksTrack

/// Parses a sample as the importer does.
struct ExportReading {
  var match: HeaderMatch?
  var dialect: CSVDialect?
  var books: [BookDraft] = []
  var rejected: [RejectedRow] = []
  var mapping: MappingRequest?
  var cellProblems: [CellProblem] = []

  init(_ bytes: [UInt8], chunk: Int = 1 << 20, mapping: ColumnMapping? = nil) throws(ImportError) {
    var reader = ExportParser(formats: mapping.map { [.mapped($0)] } ?? ExportFormat.known)
    var position = 0
    while position < bytes.count {
      let end = min(position + chunk, bytes.count)
      try reader.append(Array(bytes[position..<end]))
      position = end
      try drain(&reader)
    }
    try reader.finish()
    try drain(&reader)
    cellProblems = reader.cellProblems
  }

  private mutating func drain(_ reader: inout ExportParser) throws(ImportError) {
    while let event = try reader.next() {
      switch event {
      case .header(let match, let dialect): (self.match, self.dialect) = (match, dialect)
      case .needsMapping(let request): mapping = request
      case .book(let draft): books.append(draft)
      case .rejected(let row): rejected.append(row)
      }
    }
  }

  func book(_ title: String) -> BookDraft? { books.first { $0.title == title } }
}

extension DraftAuthor {
  /// The name, with the role if it is not the writer's.
  var withPart: String { role.map { "\(name): \($0)" } ?? name }
}

@Suite struct `Goodreads exports` {
  static func read(_ path: String) throws -> ExportReading { try ExportReading(ExportSample(path).bytes) }

  @Test(arguments: [
    ("good/goodreads-24.csv", 7, 0), ("good/goodreads-31.csv", 8, 0), ("good/goodreads-2014.csv", 4, 0),
    ("odd/other-order.csv", 7, 0), ("odd/four-columns.csv", 7, 0), ("odd/own-column.csv", 7, 0),
    ("odd/semicolon.csv", 7, 0), ("odd/tab.tsv", 7, 0), ("odd/bom.csv", 7, 0), ("odd/cr-line-ends.csv", 7, 0),
    ("odd/crlf-all-quoted.csv", 7, 0), ("odd/no-last-line-end.csv", 7, 0), ("odd/blank-lines.csv", 7, 0),
    ("odd/utf16-le.csv", 4, 0), ("odd/utf16-be.csv", 4, 0), ("odd/utf16-no-mark.txt", 4, 0),
    ("odd/many-scripts.csv", 4, 0), ("odd/one-latin-row.csv", 4, 0), ("odd/cut-off-columns.csv", 7, 0),
    ("odd/trailing-delimiters.csv", 5, 0), ("odd/duplicates-within.csv", 6, 0),
    ("hostile/nul-in-a-row.csv", 2, 1), ("hostile/misquoted-rows.csv", 5, 4),
    ("hostile/cut-off-in-a-row.csv", 3, 1), ("hostile/field-counts.csv", 3, 2),
    ("hostile/joined-exports.csv", 4, 1), ("hostile/no-title-in-row.csv", 2, 1),
    ("hostile/stray-quotes.csv", 3, 0), ("hostile/quotes-everywhere.csv", 5, 0),
  ])
  func `are recognised in every form (IMP-1)`(_ path: String, _ books: Int, _ rejected: Int) throws {
    let reading = try Self.read(path)
    #expect(reading.match?.format.name == "Goodreads")
    #expect(reading.books.count == books)
    #expect(reading.rejected.count == rejected)
    #expect(reading.mapping == nil)
  }

  @Test(arguments: [1, 2, 3, 5, 16, 64, 100, 4_095, 4_096, 4_097], ExportSample.importable)
  func `give the same books however the file was cut (IMP-7)`(_ chunk: Int, _ sample: ExportSample) throws {
    let bytes = try sample.bytes
    let whole = try ExportReading(bytes)
    let cut = try ExportReading(bytes, chunk: chunk)
    #expect(cut.books == whole.books)
    #expect(cut.rejected == whole.rejected)
    #expect(cut.match == whole.match)
  }

  @Test(arguments: ["good/goodreads-31.csv", "odd/utf16-le.csv", "odd/one-latin-row.csv"])
  func `cut off at any byte give whole rows only (IMP-10)`(_ path: String) throws {
    let bytes = try ExportSample(path).bytes
    let books = try ExportReading(bytes).books
    // Every byte of the last rows, and every third of the rest, since all rows are parsed alike.
    for length in 0..<bytes.count where length % 3 == 0 || length > bytes.count - 300 {
      guard let reading = try? ExportReading(Array(bytes[..<length])) else { continue }
      #expect(reading.books.dropLast().elementsEqual(books.prefix(max(0, reading.books.count - 1))))
      #expect(reading.books.map(\.title).allSatisfy { title in books.contains { $0.title == title } })
    }
  }

  /// Samples of the same seven books in different forms.
  @Test(arguments: [
    "odd/bom.csv", "odd/cr-line-ends.csv", "odd/crlf-all-quoted.csv", "odd/semicolon.csv", "odd/tab.tsv",
    "odd/no-last-line-end.csv", "odd/blank-lines.csv", "odd/own-column.csv", "odd/cut-off-columns.csv",
  ])
  func `give the same books in every form (IMP-7)`(_ path: String) throws {
    #expect(try Self.read(path).books == Self.read("good/goodreads-24.csv").books)
  }

  @Test func `keep everything that the reader entered (IMP-12)`() throws {
    let hobbit = try #require(Self.read("good/goodreads-31.csv").book("The Hobbit, or There and Back Again"))
    var expected = BookDraft(row: 8, title: "The Hobbit, or There and Back Again")
    expected.authors = [DraftAuthor("J.R.R. Tolkien")]
    expected.edition = EditionFacts(
      isbn: try ISBN("0618260307"), publisher: "Houghton Mifflin", binding: "Paperback", pageCount: 366,
      yearPublished: 2002)
    expected.firstPublished = 1937
    expected.sourceID = "5907"
    expected.reader = ReaderFacts(status: .read)
    expected.reader.rating = Rating(quarters: 20)
    expected.reader.dateAdded = CalendarDate(year: 2009, month: 6, day: 1)
    expected.reader.dateRead = CalendarDate(year: 2009, month: 6, day: 21)
    expected.reader.readCount = 1
    expected.reader.recommendedBy = "Tom"
    expected.reader.recommendedFor = "everybody"
    expected.reader.ownedCopies = 2
    expected.reader.purchaseDate = CalendarDate(year: 2009, month: 5, day: 30)
    expected.reader.purchaseLocation = "Foyles, London"
    expected.reader.condition = "good"
    expected.reader.conditionDescription = "spine creased"
    expected.reader.bookCrossingID = "123-4567"
    #expect(hobbit == expected)
  }

  @Test func `keep reviews, notes and spoiler marks (IMP-12)`() throws {
    let dracula = try #require(Self.read("good/goodreads-24.csv").book("Dracula"))
    #expect(dracula.reader.review == "A \"modern\" horror, in letters.\n\nThe count is hardly in it.")
    #expect(dracula.reader.reviewHasSpoilers)
    #expect(dracula.reader.privateNotes == "Lent to Anna, 2019")
    #expect(dracula.authors.map(\.name) == ["Bram Stoker", "Nina Auerbach", "David J. Skal"])
  }

  @Test func `of 2014 have plain ISBNs`() throws {
    let reading = try Self.read("good/goodreads-2014.csv")
    #expect(
      reading.books.map { $0.edition.isbn?.isbn10 } == [
        "0439023483", "0441172717", "0393970124", "0765315246",
      ])
    #expect(reading.books.allSatisfy { $0.unusableISBN == nil })
  }

  @Test(
    arguments: [
      ("Store number", nil, "B00DQBOFTW"), ("Bar code", nil, "0076092025986"),
      ("Another bar code", nil, "2940017227770"), ("Zeros lost", "0006729843", nil),
      ("Small check digit", "043965548X", nil), ("Comma", nil, "813,01"),
      ("Rounded by a spreadsheet", nil, "9.78059E+12"), ("No wrapper", "0439023483", nil),
      ("Only ten", "0441172717", nil), ("Two that differ", "0439023483", "0441172717"),
      ("Wrong check digit", nil, "0439023484, 9780439023482"), ("Hyphens", "0439023483", nil),
    ] as [(String, String?, String?)])
  func `match by an ISBN only if it is one (DUP-2)`(
    _ title: String, _ isbn: String?, _ unusable: String?
  ) throws {
    let book = try #require(Self.read("odd/isbn-cells.csv").book(title))
    #expect(book.edition.isbn?.isbn10 == isbn)
    #expect(book.unusableISBN == unusable)
  }

  @Test(
    arguments: [
      ("Abandoned", .didNotFinish, "abandoned", ["abandoned", "sci-fi"]),
      ("Did not finish", .didNotFinish, nil, ["did-not-finish"]),
      ("Wish", .unknown, "wishlist", ["wishlist"]),
      ("List of a year", .unknown, "leseliste-2020", ["leseliste-2020"]),
      ("On hold", .paused, "On Hold", ["on-hold"]), ("Plain read", .read, nil, []),
      ("Many shelves", .wantToRead, nil, ["to-read", "book-club", "sci-fi", "favorites"]),
      ("Only positions", .wantToRead, nil, ["owned", "to-read"]),
    ] as [(String, ReadingStatus, String?, [String])])
  func `keep the reader's own shelves (IMP-12)`(
    _ title: String, _ status: ReadingStatus, _ shelf: String?, _ shelves: [String]
  ) throws {
    let reader = try #require(Self.read("odd/shelves.csv").book(title)).reader
    #expect(reader.status == status)
    #expect(reader.exclusiveShelf == shelf)
    #expect(reader.shelves == shelves)
  }

  @Test func `with standard shelves only leave all other shelves unknown`() {
    #expect(ShelfVocabulary.standardOnly.status(of: "abandoned") == nil)
    #expect(ShelfVocabulary.wellKnown.status(of: "Did Not Finish") == .didNotFinish)
    #expect(ShelfVocabulary.standardOnly.status(of: "currently-reading") == .reading)
  }

  @Test(
    arguments: [
      ("Undated", nil, nil), ("Short day", "2019-05-07", nil), ("Dashes", "2019-05-07", nil),
      ("Only a month", "2019-05", nil), ("No such day", nil, "2019/02/30"), ("In words", "2019-05-07", nil),
    ] as [(String, String?, String?)])
  func `leave an incomplete date empty rather than guess it`(
    _ title: String, _ read: String?, _ problem: String?
  ) throws {
    let reading = try Self.read("odd/dates-and-years.csv")
    let book = try #require(reading.book(title))
    #expect(book.reader.dateRead?.description == read)
    let found = reading.cellProblems.filter { $0.row == book.row && $0.column == "Date Read" }.map(\.found)
    #expect(found == (problem.map { [$0] } ?? []))
  }

  @Test(
    arguments: [
      ("Before our era", -800, 1996), ("Year eight", 8, nil), ("Sentinel", nil, nil), ("Year zero", nil, nil),
      ("By a spreadsheet", nil, 2008),
    ] as [(String, Int?, Int?)])
  func `accept plausible years only`(_ title: String, _ first: Int?, _ published: Int?) throws {
    let book = try #require(Self.read("odd/dates-and-years.csv").book(title))
    #expect(book.firstPublished == first)
    #expect(book.edition.yearPublished == published)
  }

  @Test(arguments: [
    ("Spaces", ["Stephen King"]),
    ("Many hands", ["Neil Gaiman", "Terry Pratchett", "Dave McKean", "Martin Luther King, Jr.", "村上 春樹"]),
    ("Only turned round", ["Ursula K. Le Guin"]), ("Nobody", []),
  ])
  func `clean the names of authors`(_ title: String, _ names: [String]) throws {
    let book = try #require(Self.read("odd/authors.csv").book(title))
    #expect(book.authors.map(\.name) == names)
  }

  @Test func `with one row in another encoding are decoded row by row`() throws {
    let books = try Self.read("odd/one-latin-row.csv").books
    #expect(books.dropFirst().map(\.title) == ["Les Misérables", "Le Père Goriot", "L'Étranger"])
    #expect(books[2].edition.publisher == "Le Livre de Poche – “classiques”")
    #expect(books[2].authors.map(\.name) == ["Honoré de Balzac"])
  }

  @Test func `reject a row and keep the rest, with row, line and reason (IMP-5)`() throws {
    let reading = try Self.read("hostile/field-counts.csv")
    #expect(reading.rejected.map(\.row) == [3, 4])
    #expect(reading.rejected.map(\.line) == [4, 5])
    #expect(
      reading.rejected.map(\.reason) == [
        .tooFewFields(expected: 24, found: 3, missing: "Author l-f"), .tooManyFields(expected: 24, found: 25),
      ])
    #expect(reading.rejected[0].fields == ["101", "Too few", "A. Writer"])
    #expect(reading.books.map(\.row) == [1, 2, 5])
  }

  @Test(arguments: [
    ("Title,Author", false), ("Title,Author,My Rating", true), ("title , AUTHOR,exclusive shelf", true),
    ("Titel,Autor,Bookshelves", false), ("Titel,Author,Bookshelves,My Review", true), ("Name,Writer", false),
    ("", false),
  ])
  func `are recognized by the set of their columns (IMP-1)`(_ header: String, _ isKnown: Bool) {
    let names = header.split(separator: ",").map(String.init)
    #expect((ExportFormat.goodreads.match(header: names) != nil) == isKnown)
  }
}
