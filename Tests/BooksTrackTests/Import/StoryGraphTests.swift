// Exports of StoryGraph: current, of 2021, trimmed, and saved by a spreadsheet.

import BooksTrackAPI
import Testing

@testable import BooksTrack

@Suite struct `StoryGraph exports` {
  static func read(_ path: String) throws -> ExportReading { try ExportReading(ExportSample(path).bytes) }

  @Test(arguments: [
    ("good/storygraph.csv", 7), ("good/storygraph-2021.csv", 7), ("odd/storygraph-trimmed.csv", 7),
    ("odd/storygraph-spreadsheet.csv", 5), ("odd/storygraph-dates.csv", 10),
  ])
  func `are recognised in every form (IMP-3)`(_ path: String, _ books: Int) throws {
    let reading = try Self.read(path)
    #expect(reading.match?.format.name == "StoryGraph")
    #expect(reading.match?.unknownColumns == [])
    #expect(reading.books.count == books)
    #expect(reading.rejected == [])
  }

  @Test func `give the same books in both years`() throws {
    #expect(try Self.read("good/storygraph-2021.csv").books == Self.read("good/storygraph.csv").books)
  }

  @Test func `keep everything that the reader entered (IMP-12)`() throws {
    let book = try #require(Self.read("good/storygraph.csv").books.first)
    var expected = BookDraft(row: 1, title: "The Hunger Games")
    expected.authors = [DraftAuthor("Suzanne Collins")]
    expected.edition = EditionFacts(isbn: try ISBN("9780439023481"), binding: "paperback")
    expected.reader = ReaderFacts(status: .read)
    expected.reader.shelves = ["dystopia", "favourites"]
    expected.reader.rating = Rating(quarters: 15)
    expected.reader.dateAdded = CalendarDate(year: 2021, month: 1, day: 3)
    expected.reader.dateStarted = CalendarDate(year: 2023, month: 5, day: 23)
    expected.reader.dateRead = CalendarDate(year: 2023, month: 6, day: 7)
    expected.reader.readCount = 2
    expected.reader.readings = [
      try Self.period((2021, 1, 4), (2021, 1, 9)), try Self.period((2023, 5, 23), (2023, 6, 7)),
    ]
    expected.reader.review = "Tense.\nRead in one night."
    expected.reader.ownedCopies = 1
    expected.reader.otherFacts = [
      ("Moods", "adventurous, dark, tense"), ("Pace", "fast"), ("Character- or Plot-Driven?", "A mix"),
      ("Strong Character Development?", "Yes"), ("Loveable Characters?", "It's complicated"),
      ("Diverse Characters?", "No"), ("Flawed Characters?", "Yes"),
      ("Content Warnings", "Graphic: Violence, Death"), ("Content Warning Description", "Children fight."),
    ].map { SourceFact(label: $0.0, value: $0.1) }
    #expect(book == expected)
  }

  @Test(
    arguments: [
      ("Stephen King, Peter Straub", ["Stephen King", "Peter Straub"]), ("King, Stephen", ["King, Stephen"]),
      ("Le Tellier, Hervé", ["Le Tellier, Hervé"]), ("Ó Conaire, Deirdre", ["Ó Conaire, Deirdre"]),
      ("Le Guin, Ursula K.", ["Le Guin, Ursula K."]), ("Tolkien, J. R. R.", ["Tolkien, J. R. R."]),
      ("Alejandro Jodorowsky, Moebius", ["Alejandro Jodorowsky", "Moebius"]),
      ("CLAMP, Nanase Ohkawa", ["CLAMP", "Nanase Ohkawa"]), ("村上春樹, 柴田元幸", ["村上春樹", "柴田元幸"]),
      ("King, Stephen, Straub", ["King", "Stephen", "Straub"]),
      ("Laclos, Pierre Choderlos de", ["Laclos, Pierre Choderlos de"]),
      ("Paki-Te Rangi, Kahu", ["Paki-Te Rangi, Kahu"]),
      ("Rangi Te-Paki, Kahu", ["Rangi Te-Paki", "Kahu"]),
      ("Boudjemaa, Samira B., Olusegun Alakija", ["Boudjemaa, Samira B.", "Olusegun Alakija"]),
      ("Peter Straub, King, Stephen", ["Peter Straub", "King, Stephen"]),
      ("Vonnegut, Kurt, Jr.", ["Vonnegut, Kurt, Jr."]),
      ("Sammy Davis, Jr.", ["Sammy Davis, Jr."]),
    ])
  func `list authors, some of them with the family name first (IMP-12)`(_ cell: String, _ names: [String])
    throws
  {
    let file = "Title,Authors,Read Status,Dates Read,Moods\nX,\"\(cell)\",read,,\n"
    #expect(try ExportReading(Array(file.utf8)).books.first?.authors.map(\.name) == names)
  }

  private static func period(
    _ start: (Int, Int, Int), _ finish: (Int, Int, Int)
  ) throws -> ReadingPeriod {
    try #require(
      ReadingPeriod(
        start: CalendarDate(year: start.0, month: start.1, day: start.2),
        finish: CalendarDate(year: finish.0, month: finish.1, day: finish.2)))
  }

  @Test(
    arguments: [
      ("The Hunger Games", .read), ("Anansi Boys", .didNotFinish), ("Good Omens", .wantToRead),
      ("A Store's Number", .reading), ("Paused", .paused), ("Undated", .read), ("No Status", .unknown),
    ] as [(String, ReadingStatus)])
  func `have the reading status in the service's own words`(_ title: String, _ status: ReadingStatus) throws {
    let reader = try #require(Self.read("good/storygraph.csv").book(title)).reader
    #expect(reader.status == status)
    #expect(reader.exclusiveShelf == nil)
  }

  @Test(arguments: [
    ("Anansi Boys", ["Neil Gaiman", "Lenny Henry: Narrator", "Dave McKean: Cover Artist"]),
    ("Good Omens", ["Terry Pratchett", "Neil Gaiman"]),
    ("No Status", ["Martin Luther King, Jr.", "Ann Writer: Translator"]),
  ])
  func `have authors with their roles (IMP-12)`(_ title: String, _ names: [String]) throws {
    let book = try #require(Self.read("good/storygraph.csv").book(title))
    #expect(book.authors.map { $0.withPart } == names)
  }

  @Test func `have ISBNs that a spreadsheet rounded, which match nothing (DUP-2)`() throws {
    let books = try Self.read("odd/storygraph-spreadsheet.csv").books
    #expect(books.map(\.edition.isbn?.isbn10) == [nil, nil, nil, nil, "0006729843"])
    #expect(
      books.map(\.unusableISBN) == ["9.78059E+12", "9.78059E+12", "9,78044E+12", "1.43951E+11", nil])
  }

  @Test(
    arguments: [
      ("Nothing", nil, nil, []), ("A finish", "2023-06-07", nil, ["2023-06-07"]),
      ("A period", "2023-06-07", "2023-05-23", ["2023-05-23 – 2023-06-07"]),
      ("More counted than dated", "2023-06-07", nil, ["2023-06-07"]),
      ("Twice", "2024-01-02", nil, ["2023-05-23 – 2023-06-07", "2024-01-02"]),
      ("Only begun", nil, "2023-05-23", ["2023-05-23 –"]),
      ("Only the list", "2021-03-04", nil, ["2019-01-02", "2021-03-04"]),
      ("Years", "2020", "2019", ["2019 – 2020"]), ("In words", nil, nil, []),
      ("The same twice", "2023-06-07", nil, ["2023-06-07"]),
    ] as [(String, String?, String?, [String])])
  func `have dates as precise as the reader entered them (IMP-12)`(
    _ title: String, _ read: String?, _ started: String?, _ readings: [String]
  ) throws {
    let reading = try Self.read("odd/storygraph-dates.csv")
    let reader = try #require(reading.book(title)).reader
    #expect(reader.dateRead?.description == read)
    #expect(reader.dateStarted?.description == started)
    #expect(reader.readings.map(\.description) == readings)
    #expect(reading.cellProblems.map(\.found) == ["last summer"])
  }

  @Test func `report an unreadable reading, and keep the others of its cell (IMP-12)`() async throws {
    let store = LibraryStore.sample()
    let file = """
      Title,Authors,Read Status,Dates Read,Moods
      Emma,Jane Austen,read,"2019/01/02–2019/01/05, in spring, 2021/03/04",

      """
    let summary = try await `Importing a file`.run(Array(file.utf8), into: store)
    let facts = try #require(await store.snapshot.entries.first { _ in true }).facts
    #expect(facts.readings.map(\.description) == ["2019-01-02 – 2019-01-05", "2021-03-04"])
    #expect(facts.dateRead?.description == "2021-03-04")
    #expect(summary.cellProblems.map(\.found) == ["in spring"])
    #expect(summary.cellProblems.map(\.column) == ["Dates Read"])
  }
}
