// Exports of LibraryThing, in all of its historical forms.

import BooksTrackAPI
import Testing

@testable import BooksTrack

@Suite struct `LibraryThing exports` {
  static func read(_ path: String) throws -> ExportReading { try ExportReading(ExportSample(path).bytes) }

  @Test(arguments: [
    ("good/librarything-49.tsv", 5, 1), ("good/librarything-41.tsv", 5, 1), ("good/librarything.csv", 5, 1),
    ("good/librarything-oldest.csv", 2, 0), ("good/librarything-short.csv", 2, 0),
    ("good/librarything.json", 3, 2), ("odd/librarything-one-line.json", 3, 2),
    ("odd/librarything-two-encodings.tsv", 3, 0), ("odd/librarything-names.tsv", 12, 0),
    ("odd/librarything-isbn.tsv", 9, 0),
  ])
  func `are recognised in every form (IMP-2)`(_ path: String, _ books: Int, _ rejected: Int) throws {
    let reading = try Self.read(path)
    #expect(reading.match?.format.name == "LibraryThing")
    #expect(reading.match?.unknownColumns == [])
    #expect(reading.books.count == books)
    #expect(reading.rejected.count == rejected)
    #expect(reading.cellProblems.filter { $0.expected != "an ISBN" } == [])
  }

  @Test func `give the same books with tabs and with commas (IMP-7)`() throws {
    let table = try Self.read("good/librarything-49.tsv")
    #expect(try Self.read("good/librarything.csv").books == table.books)
    let smaller = try Self.read("good/librarything-41.tsv").books
    #expect(smaller.map(\.title) == table.books.map(\.title))
    #expect(smaller.map(\.authors) == table.books.map(\.authors))
  }

  @Test func `keep everything that the reader entered (IMP-12)`() throws {
    let book = try #require(Self.read("good/librarything-49.tsv").book("The Left Hand of Darkness"))
    var expected = BookDraft(row: 1, title: "The Left Hand of Darkness")
    expected.authors = [DraftAuthor("Ursula K. Le Guin")]
    expected.edition = EditionFacts(
      isbn: try ISBN("0441478123"), publisher: "Ace Books", binding: "Mass Market Paperback", pageCount: 304,
      yearPublished: 1987, language: "English")
    expected.sourceID = "101"
    expected.reader = ReaderFacts(status: .read)
    expected.reader.shelves = ["Your library", "science fiction", "hainish"]
    expected.reader.rating = Rating(quarters: 18)
    expected.reader.dateAdded = CalendarDate(year: 2010, month: 5, day: 2)
    expected.reader.dateStarted = CalendarDate(year: 2010, month: 5, day: 3)
    expected.reader.dateRead = CalendarDate(year: 2010, month: 5, day: 10)
    expected.reader.review = "Winter, and what it does to people.\nTwice read."
    expected.reader.comment = "Signed by the author."
    expected.reader.privateNotes = "Shelf 3"
    expected.reader.ownedCopies = 1
    expected.reader.purchaseDate = CalendarDate(year: 2010, month: 5, day: 1)
    expected.reader.purchaseLocation = "Powell's, Portland"
    expected.reader.bookCrossingID = "123-7654321"
    expected.reader.otherFacts = [
      SourceFact(label: "Barcode", value: "3124500"), SourceFact(label: "Other Call Number", value: "LEG 2"),
      SourceFact(label: "Lending Patron", value: "Anna"), SourceFact(label: "Lending Status", value: "lent"),
      SourceFact(label: "Lending Start", value: "[2021-07-30]"),
    ]
    #expect(book == expected)
  }

  @Test(
    arguments: [
      ("The Left Hand of Darkness", .read), ("The Dispossessed", .wantToRead),
      ("Beowulf: A New Verse Translation", .read), ("ノルウェイの森", .reading), ("Strength to Love", .wantToRead),
    ] as [(String, ReadingStatus)])
  func `determine the reading status by collections`(_ title: String, _ status: ReadingStatus) throws {
    let book = try #require(Self.read("good/librarything-49.tsv").book(title))
    #expect(book.reader.status == status)
    #expect(book.reader.exclusiveShelf == nil)
  }

  @Test(
    arguments: [
      ("To read", false, .wantToRead), ("To read, Your library", true, .read),
      ("Currently reading, To read", true, .reading), ("Unfinished, Your library", true, .didNotFinish),
      ("Wishlist", false, .wantToRead), ("Wishlist", true, .read), ("", true, .read), ("", false, .unknown),
      ("have READ", false, .read), ("Did not finish (DNF)", false, .didNotFinish),
    ] as [(String, Bool, ReadingStatus)])
  func `use the most specific of several collections, and a finish date`(
    _ collections: String, _ isDated: Bool, _ status: ReadingStatus
  ) throws {
    let text =
      "Title,Entry Date,Date Read,Collections\nX,,\(isDated ? "[2020-01-02]" : ""),\"\(collections)\"\n"
    let book = try #require(try ExportReading(Array(text.utf8)).books.first)
    #expect(book.reader.status == status)
    #expect(book.reader.shelves.joined(separator: ", ") == collections)
  }

  @Test(
    arguments: [
      ("Turned round", ["Ursula K. Le Guin"]), ("Turned at the wrong word", ["Ursula K. Le Guin"]),
      ("Not turned", ["Homer"]), ("Suffix behind", ["Martin Luther King, Jr."]),
      ("Suffix in the middle", ["Martin Luther King, Jr."]), ("Years of life", ["Gabriel García Márquez"]),
      ("Years and role", ["James (1882-1941) Joyce"]),
      ("A company", ["Museum of Modern Art (New York, N.Y.)"]),
      ("Family name first", ["村上 春樹"]),
      ("An editor", ["Gardner Dozois: Editor", "Gene Wolfe: Contributor", "Fredric Brown: Contributor"]),
      ("More names than parts", ["Ray Bradbury", "Joseph Mugnaini: Illustrator", "Arthur C. Clarke"]),
      ("Nobody", []),
    ])
  func `put names into natural order and keep all roles (IMP-12)`(_ title: String, _ names: [String]) throws {
    let book = try #require(Self.read("odd/librarything-names.tsv").book(title))
    #expect(book.authors.map { $0.withPart } == names)
  }

  @Test(
    arguments: [
      ("Dasgupta, M.D.", "M.D. Dasgupta"), ("Spock, Benjamin, M.D.", "Benjamin Spock, M.D."),
      ("Benjamin Spock, M.D.", "Benjamin Spock, M.D."), ("Dasgupta, MD", "Dasgupta, MD"),
      ("Guiying, Ma", "Ma Guiying"), ("Guiying Ma, MA", "Guiying Ma, MA"),
      ("da Fonseca, M.D.", "M.D. da Fonseca"), ("Le Tellier, J.R.", "J.R. Le Tellier"),
    ])
  func `distinguish initials after a family name from a degree (IMP-12)`(_ name: String, _ turned: String) {
    #expect(NameRules.common.turnedRound(name) == turned)
  }

  @Test(arguments: [
    ("박, 유진", "박 유진"), ("유진, 박", "박 유진"), ("남궁, 민", "남궁 민"), ("김, 훈", "김 훈"), ("村上, 龍", "村上 龍"),
  ])
  func `leave East Asian family names in front, also if the site took the last word for it (IMP-12)`(
    _ name: String, _ turned: String
  ) {
    #expect(NameRules.common.turnedRound(name) == turned)
  }

  @Test(
    arguments: [
      ("Brackets", "0596101996", [], nil), ("Other order", "0596101996", [], nil),
      ("Two editions", "0596101996", ["9780441478125"], nil), ("Only the list", "0596101996", [], nil),
      ("Nothing", nil, [], nil), ("Twice", "0596101996", [], nil),
      ("A barcode", nil, [], "0076092025986"),
      ("A store's number", nil, [], "B00DQBOFTW"),
      ("Words behind", "0439023483", [], nil),
    ] as [(String, String?, [String], String?)])
  func `identify an edition by all of its ISBNs (DUP-2)`(
    _ title: String, _ isbn: String?, _ others: [String], _ unusable: String?
  ) throws {
    let book = try #require(Self.read("odd/librarything-isbn.tsv").book(title))
    #expect(book.edition.isbn?.isbn10 == isbn)
    #expect(book.edition.otherISBNs.map(\.isbn13) == others)
    #expect(book.unusableISBN == unusable)
  }

  @Test func `list films as such, and do not import them (IMP-9)`() throws {
    let film = try #require(Self.read("good/librarything-49.tsv").rejected.first)
    #expect(film.row == 4)
    #expect(film.reason == .notABook(kind: "a film", medium: "DVD"))
    #expect(film.reason.description == "expected a book, found a film (\"DVD\")")
    #expect(film.fields[1] == "Blade Runner")
  }

  @Test(
    arguments: [
      ("DVD", true), ("Film (DVD)", true), ("blu-ray", true), ("Book, DVD", false), ("Paperback", false),
      ("CD", false),
      ("Audio CD", false), ("Music CD", true), ("", false), ("()", false),
      // French for a picture book or a comic.
      ("Album", false),
    ])
  func `distinguish books from other items by their medium`(_ medium: String, _ isOther: Bool) {
    #expect((MediaVocabulary.common.other(medium) != nil) == isOther)
  }

  @Test func `with lines in two encodings are decoded line by line`() throws {
    let books = try Self.read("odd/librarything-two-encodings.tsv").books
    #expect(books.map(\.title) == ["Les Misérables", "Le Père Goriot", "L’Étranger"])
    #expect(
      books.map { $0.authors.map(\.name) } == [
        ["Victor Hugo"], ["Honoré de Balzac"], ["Albert Camus", "Stuart Gilbert"],
      ])
    #expect(books.map(\.edition.publisher) == ["Gallimard", "Garnier", "Gallimard"])
    #expect(books.map(\.edition.yearPublished) == [1995, 1961, 1942])
  }

  @Test func `of the oldest form have lists with line ends, and quotes in column names`() throws {
    let book = try #require(Self.read("good/librarything-oldest.csv").books.first)
    #expect(book.authors == [DraftAuthor("Ursula K. Le Guin")])
    #expect(book.edition.isbn?.isbn10 == "0441478123")
    #expect(book.edition.publisher == "Ace Books")
    #expect(book.reader.review == "Winter, and what it\ndoes to people.")
    #expect(book.reader.dateAdded?.description == "2010-05-02")
  }

  @Test(
    arguments: [
      ("New York : Bantam Books (1990), 312 pages", "Bantam Books", 1990),
      ("Gollancz, 1999.", "Gollancz", 1999), ("Orbit (2013), Edition: 1st, 416 pages", "Orbit", 2013),
      ("Harper, Row, 352 p.", "Harper, Row", nil), ("講談社", "講談社", nil),
      ("Oxford University Press, USA (1995), 512 pages", "Oxford University Press, USA", 1995),
      ("1984", "1984", 1984), ("(2001)", nil, 2001), ("Princeton (20155), 312 pages", "Princeton", nil),
      ("Knopf, 1231 pages", "Knopf", nil), ("Tor (1994), 1326 p.", "Tor", 1994), (", 1326 p.", nil, nil),
      (", 402 pages", nil, nil), ("Faber (-1)", "Faber", nil), ("Harper (UK), 352 p.", "Harper (UK)", nil),
    ] as [(String, String?, Int?)])
  func `have publisher and year in one text`(_ text: String, _ publisher: String?, _ year: Int?) {
    #expect(Publication(text).publisher == publisher)
    #expect(Publication(text).year == year)
  }
}
