// Lists of no service, in which a column holds something else than its name says, a cell says that there is
// nothing, or a name stands in two columns.

import BooksTrackAPI
import Testing

@testable import BooksTrack

@Suite struct `Lists with uncommon columns and cells` {
  static func read(_ lines: String...) throws -> ExportReading {
    try ExportReading(Array((lines.joined(separator: "\n") + "\n").utf8))
  }

  /// The entries about series of each book, joined by a bar.
  private static func series(_ reading: ExportReading) -> [String] {
    reading.books.map { $0.reader.otherFacts.map(\.value).joined(separator: "|") }
  }

  @Test func `IMP-15: a number that counts the rows is no volume`() throws {
    let across = try Self.read(
      "No.,Title,Author,Series", "1,Sun,Ann Poe,Tides", "2,Moon,Ann Poe,Tides", "3,Star,Bo Ek,Rocks")
    #expect(Self.series(across) == ["Tides", "Tides", "Rocks"])
    #expect(across.match?.unknownColumns == ["No."])
    let places = try Self.read(
      "Title,Author,Series,No.", "Sun,Ann Poe,Tides,1", "Moon,Ann Poe,Tides,2", "Star,Bo Ek,Rocks,1")
    #expect(Self.series(places) == ["Tides|1", "Tides|2", "Rocks|1"])
  }

  @Test(arguments: ["No. 3", "Nr. 3", "#3", "Book 3"])
  func `SER-16: words for a number are no part of a series' name`(number: String) {
    let mention = SeriesGrammar.extended.parse(title: "Grave Peril (Dresden Files, \(number))").mentions
    #expect(mention.map(\.name) == ["Dresden Files"] && mention.map(\.position) == [SeriesPosition("3")])
  }

  @Test func `SER-16: the number behind a series' name is its place`() {
    let facts = [SourceFact(label: "Series", value: "Tides #4"), SourceFact(label: "Volume", value: "2")]
    #expect(SeriesColumns(facts)?.places == [.init(name: "Tides", position: SeriesPosition("4"))])
  }

  @Test(arguments: [
    "Tides; 4", "Tides ; 4", "Tides, 4", "Tides: 4", "Tides; no. 4", "Tides ; Bd. 4", "Tides; IV",
    "Tides, IV",
    "Tides (IV)", "Tides (4 of 7)", "Tides (4/7)", "Tides, bk. 4", "Tides, #4 of 6", "Tides, 4th",
    "Tides; Vol. IV",
  ])
  func `SER-16: a number behind a sign is the place of the name before it`(cell: String) {
    #expect(
      SeriesColumns([SourceFact(label: "Series", value: cell)])?.places
        == [.init(name: "Tides", position: SeriesPosition("4"))])
  }

  @Test(arguments: ["Warhammer 40,000", "Apollo 13", "Fahrenheit 451"])
  func `SER-16: a number in a series' name is no place`(cell: String) {
    #expect(
      SeriesColumns([SourceFact(label: "Series", value: cell)])?.places == [.init(name: cell, position: nil)])
  }

  @Test func `SER-2: a publisher's series of a column is no shelf, and stays with the entry`() throws {
    let reading = try Self.read(
      "Title,Author,Series,Volume", "Emma,Jane Austen,Penguin Classics,14", "Moon,Ann Poe,Tides,2",
      "Penguin Days,Ann Poe,,3")
    var planner = ImportPlanner(
      library: Library(replica: 1), format: .goodreads, strategy: .smart, now: Timestamp(milliseconds: 0))
    for book in reading.books { planner.stage(book) }
    #expect(planner.editor.library.series.map(\.name) == ["Tides", "Penguin Days"])
    #expect(Self.series(reading)[0] == "Penguin Classics|14")
  }

  @Test func `IMP-15: a column called Name beside first names holds family names`() throws {
    let reading = try Self.read("Titel,Vorname,Name", "Der Prozess,Franz,Kafka", "Momo,Michael,Ende")
    #expect(reading.books.map { $0.authors.map(\.name) } == [["Franz Kafka"], ["Michael Ende"]])
  }

  @Test func `IMP-17: a column without a name is named by its number`() throws {
    var summary = ImportSummary(format: "any", strategy: .smart)
    summary.columns = ["", "Title", "", "Author", ""].map {
      ImportPreview.Column(name: $0, field: $0 == "Title" ? .title : $0 == "Author" ? .author : nil)
    }
    #expect(summary.notRead == ["column 1, which has no name", "column 3, which has no name"])
  }

  @Test(arguments: [("\"The \"Big\" Two\"", "The \"Big\" Two"), ("\"Best\" of", "Best of")])
  func `IMP-5: quotes around a word of a quoted cell are text`(cell: String, title: String) throws {
    #expect(try Self.read("Title,Author", "\(cell),Ann Poe").books.map(\.title) == [title])
  }

  @Test func `IMP-19: a line of dashes between header and books is no book`() throws {
    let reading = try Self.read(
      "| Title | Author | Rating |", "|---|:---:|---|", "| Dune | Ann Poe | 5 |", "| -- | Ann Poe | 4 |")
    #expect(reading.books.map(\.title) == ["Dune", "--"])
    #expect(reading.rejected.map(\.row) == [1])
  }

  @Test(arguments: [#""[""sf"",""classic""]""#, "\"['sf', 'classic']\"", "\"[sf, classic]\""])
  func `IMP-19: a list in brackets is read without them`(cell: String) throws {
    let reading = try Self.read("Title,Author,Tags", "Dune,Ann Poe,\(cell)")
    #expect(reading.books.map(\.reader.shelves) == [["sf", "classic"]])
  }

  @Test(arguments: ["10h 5m", "12:34", "605 min", "45%", "2 vols", "3 Bände", "10 CDs", "21 cm", "1234 KB"])
  func `IMP-12: a number of something else is no number of pages`(text: String) throws {
    let reading = try Self.read("Title,Author,Pages", "Sun,Ann Poe,\(text)", "Moon,Bo Ek,352 S.")
    #expect(reading.books.map(\.edition.pageCount) == [nil, 352])
    #expect(reading.cellProblems.map(\.found) == [text])
  }

  @Test(arguments: [
    ("Titel,Vorname,Autor", "Dune,Frank,Herbert"), ("Titre,Nom,Prénom", "Dune,Herbert,Frank"),
    ("Título,Nombre,Apellido", "Dune,Frank,Herbert"), ("Title,First Name,Author", "Dune,Frank,Frank Herbert"),
  ])
  func `IMP-15: a name in two columns is one name`(header: String, row: String) throws {
    #expect(try Self.read(header, row).books.first?.authors.map(\.name) == ["Frank Herbert"])
  }

  @Test func `IMP-12: entities are characters, and separate no names`() throws {
    let reading = try Self.read(
      "Title,Author,Tags", "A &amp; B,\"O&#39;Brien, Bo\",sf &amp; fun; x", "C,Andr&eacute; Gide,")
    #expect(reading.books.map(\.title) == ["A & B", "C"])
    #expect(reading.books.map { $0.authors.map(\.name) } == [["Bo O'Brien"], ["André Gide"]])
    #expect(reading.books.first?.reader.shelves == ["sf & fun", "x"])
  }

  @Test(arguments: ["N/A", "None", "nan", "null", "-", "?", "#N/A"])
  func `IMP-12: a word for nothing is no author, publisher, series or shelf`(word: String) throws {
    let reading = try Self.read(
      "Title,Author,Publisher,Series,Tags", "Sun,\(word),\(word),\(word),\(word)")
    let book = try #require(reading.books.first)
    #expect(book.authors.isEmpty && book.edition.publisher == nil && book.reader.shelves.isEmpty)
    #expect(book.reader.otherFacts.isEmpty && reading.cellProblems.isEmpty)
  }

  @Test(arguments: [
    ("\"Haruki Murakami, translated by Jay Rubin\"", ["Haruki Murakami", "Jay Rubin: Translator"]),
    ("Übersetzt von Ursula Gräfe", ["Ursula Gräfe: Translator"]), ("By: Ann Poe", ["Ann Poe"]),
    ("\"Poe, Ann (Hrsg.)\"", ["Ann Poe: Hrsg."]),
    ("\"King, Martin Luther, Jr.\"", ["Martin Luther King, Jr."]),
  ])
  func `IMP-12: a role is no part of a name`(cell: String, authors: [String]) throws {
    #expect(try Self.read("Title,Author", "Sun,\(cell)").books.first?.authors.map(\.withPart) == authors)
  }

  @Test(arguments: ["1900-01-00", "00.01.1900", "12/30/1899", "0101-01-01T00:00:00+00:00"])
  func `IMP-12: a program's date for none is no date`(text: String) throws {
    let reading = try Self.read("Title,Author,Date Read", "Sun,Ann Poe,\(text)", "Moon,Bo Ek,2021-05-01")
    #expect(reading.books.map { $0.reader.dateRead?.description } == [nil, "2021-05-01"])
    #expect(reading.cellProblems.map(\.found) == [text])
  }

  @Test func `IMP-12: Calibre's date for none is no year of publication`() throws {
    let reading = try Self.read(
      "Title,Author,Publication Date", "Sun,Ann Poe,0101-01-01T00:00:00+00:00", "Moon,Bo Ek,1999-05-01")
    #expect(reading.books.map(\.edition.yearPublished) == [nil, 1999] && reading.cellProblems.isEmpty)
  }

  @Test func `IMP-15: a note is a remark if most cells are no ratings`() throws {
    let remarks = try Self.read("Titolo,Autore,Note", "Sun,Ann Poe,bella storia", "Moon,Bo Ek,lunga")
    #expect(remarks.books.map(\.reader.privateNotes) == ["bella storia", "lunga"])
    let ratings = try Self.read("Titre,Auteur,Note", "Sun,Ann Poe,4", "Moon,Bo Ek,bien")
    #expect(ratings.books.map(\.reader.rating?.quarters) == [16, nil])
  }

  @Test func `IMP-12: dates of a column called Read are decided for the column`() throws {
    let reading = try Self.read("Title,Author,Read", "Sun,Ann Poe,5/17/2021", "Moon,Bo Ek,1/2/2021")
    #expect(reading.books.map { $0.reader.dateRead?.description } == ["2021-05-17", "2021-01-02"])
    let open = try Self.read("Title,Author,Read", "Moon,Bo Ek,1/2/2021")
    #expect(open.books.map(\.reader.status) == [.read] && open.books.first?.reader.exclusiveShelf == nil)
    #expect(open.cellProblems.map(\.found) == ["1/2/2021"])
  }

  @Test func `IMP-12: invisible marks are no part of a cell`() throws {
    let reading = try Self.read(
      "Title,Author,Status,Rating,Date Read",
      "Sun,Ann Poe,\u{200B}read,\u{200E}4\u{200F},\u{200E}5\u{200E}/\u{200E}17\u{200E}/\u{200E}2021")
    let reader = try #require(reading.books.first?.reader)
    #expect(reader.status == .read && reader.exclusiveShelf == nil && reader.rating?.quarters == 16)
    #expect(reader.dateRead?.description == "2021-05-17")
  }

  @Test(arguments: ["Podcast", "Jeu vidéo", "Série", "Videospiel", "Película"])
  func `IMP-5: media that are no books are rejected`(medium: String) throws {
    let reading = try Self.read("Title,Author,Type", "Sun,Ann Poe,\(medium)", "Moon,Bo Ek,Book")
    #expect(reading.books.map(\.title) == ["Moon"] && reading.rejected.count == 1)
  }
}
