// Cells that name a series with a number, and subtitles that are volumes (SER-16).

import BooksTrackAPI
import Testing

@testable import BooksTrack

@Suite struct SeriesCellTests {
  /// Imports a list and returns each series with its places: `Dune: 1, 2`.
  private static func series(_ lines: [String]) throws -> [String] {
    let reading = try ExportReading(Array((lines.joined(separator: "\n") + "\n").utf8))
    var planner = PlannedBooks(Library(replica: 1), .smart).planner
    for book in reading.books { planner.stage(book) }
    planner.finish(rejected: [], fileName: "a.csv")
    let library = planner.editor.library
    #expect(library.works.count == lines.count - 1)
    return library.series.map { series in
      let places = library.members(of: series.id).map { $0.position?.description ?? "-" }.sorted()
      return "\(series.name): \(places.joined(separator: ", "))"
    }.sorted()
  }

  private static func series(ofCells cells: [String]) throws -> [String] {
    let titles = ["Sun", "Moon", "Star", "Rain"]
    return try series(["Title,Author,Series"] + zip(titles, cells).map { "\($0),Ann Poe,\"\($1)\"" })
  }

  @Test(arguments: [
    "Tides 4/41", "Tides 04", "Tides 4 of 9", "Book 4 of Tides", "Book 4 of 6: Tides", "Tides (4. Band)",
    "Tides, 4. Kitap", "Tides, Book Four", "Tides (Four)", "Tides 第4巻",
  ])
  func `SER-16: a number that is written as a place is one in a single cell`(cell: String) throws {
    #expect(try Self.series(ofCells: [cell]) == ["Tides: 4"])
  }

  @Test(arguments: ["Apollo 13", "7. Tides", "#1 Tides", "The Long Tides II", "No. 1 Ladies' Club"])
  func `SER-16: a number that may be part of the name is one in a single cell`(cell: String) throws {
    #expect(try Self.series(ofCells: [cell]) == ["\(cell): -"])
  }

  @Test(arguments: [
    ["Tides 1", "Tides 2"], ["1. Tides", "Tides - 2"], ["#1 Tides", "#2 Tides"], ["Tides #1", "Tides 2"],
    ["Tides 2", "Tides #1"], ["Vol. 1 Tides", "Tides II"],
  ])
  func `SER-16: a number in a cell is a place beside another cell of that name`(cells: [String]) throws {
    #expect(try Self.series(ofCells: cells) == ["Tides: 1, 2"])
  }

  @Test func `SER-16: equal numbers in cells are part of the name`() throws {
    #expect(try Self.series(ofCells: ["Tides 13", "Tides 13"]) == ["Tides 13: -, -"])
  }

  @Test func `SER-16: a number in a cell is a place in a series of the same writer only`() throws {
    let lines = ["Title,Author,Series", "Sun,Ann Poe,Tides #1", "Moon,Bo Ek,Tides 2"]
    #expect(try Self.series(lines) == ["Tides 2: -", "Tides: 1"])
  }

  @Test(arguments: ["Tides #4, Rocks #1", "Tides #4 / Rocks #1", "Tides #4; Rocks #1"])
  func `SER-16: a cell may name two series`(cell: String) throws {
    #expect(try Self.series(ofCells: [cell]) == ["Rocks: 1", "Tides: 4"])
  }

  @Test(arguments: ["No", "Yes", "Standalone", "keine", "なし", "Not in a series"])
  func `SER-16: a cell that says whether a book is in a series names none`(cell: String) throws {
    #expect(try Self.series(["Title,Author,Series,Number", "Sun,Ann Poe,\(cell),1"]) == [])
  }

  @Test func `SER-16: an index of 1.00 without a series is no place`() throws {
    let lines = ["title,authors,series,series_index", "Sun,Ann Poe,Tides,2.00", "Moon,Ann Poe,,1.00"]
    #expect(try Self.series(lines) == ["Tides: 2"])
  }

  @Test(arguments: [
    "Series,Book in Series", "Sarja,Osa", "Sorozat,Kötet", "Cykl,Część", "シリーズ,巻号", "시리즈,권수", "丛书,册数",
    "Series,Installment", "Colección,Volumen", "Serie,Nummer i serien",
  ])
  func `SER-16: columns for series have many names`(names: String) throws {
    let lines = ["Title,Author,\(names)", "Sun,Ann Poe,Tides,1", "Moon,Ann Poe,Tides,2"]
    #expect(try Self.series(lines) == ["Tides: 1, 2"])
  }

  @Test func `SER-16: a number in words is a place`() throws {
    let lines = ["Title,Author,Series,Volume", "Sun,Ann Poe,Tides,One", "Moon,Ann Poe,Tides,Two"]
    #expect(try Self.series(lines) == ["Tides: 1, 2"])
  }

  @Test func `SER-16: a subtitle that is a volume tells two books apart`() throws {
    let lines = ["Title,Subtitle,Author", "Saga,Vol. 1,Ann Poe", "Saga,Book Two,Ann Poe"]
    #expect(try Self.series(lines) == ["Saga: 1, 2"])
  }

  @Test func `SER-16: a subtitle may name a series`() throws {
    let lines = ["Titel,Untertitel,Autor", "Sun,\"Tides, Band 1\",Ann Poe", "Moon,Ein Roman,Ann Poe"]
    #expect(try Self.series(lines) == ["Tides: 1"])
  }

  @Test func `IMP-11: a subtitle that names a series is kept as it is written`() throws {
    let text = "Title,Subtitle,Author,Series\nSun,\"Tides, Book 1\",Ann Poe,\nMoon,Vol. 2,Ann Poe,Rocks #3\n"
    let books = try ExportReading(Array(text.utf8)).books
    #expect(
      books.map { $0.reader.otherFacts.map { "\($0.label): \($0.value)" } } == [
        ["Series: Tides, Book 1", "Subtitle: Tides, Book 1"], ["Series: Rocks #3", "Subtitle: Vol. 2"],
      ])
  }
}
