// The exports of other apps, and lists in the forms that people write (IMP-18, IMP-19).

import BooksTrackAPI
import Foundation
import Testing

@testable import BooksTrack

@Suite struct `IMP-18: exports of other apps` {
  @Test(
    arguments: [
      ("audible.tsv", "Audible"), ("book-catalogue.csv", "Book Catalogue"), ("bookbuddy.csv", "BookBuddy"),
      ("bookwyrm.csv", "BookWyrm"), ("calibre.csv", "Calibre"), ("goodreads-23.csv", "Goodreads"),
      ("hardcover.csv", "Hardcover"), ("jelu.csv", "Jelu"), ("libation.csv", "Libation"),
      ("libib.csv", "Libib"),
      ("open-library.csv", "Open Library reading log"),
      ("openreads.csv", "OpenReads"),
    ], [7, 4_096])
  func `are recognized, and no cell is left out`(_ file: (String, String), _ chunk: Int) throws {
    let reading = try ExportReading(ExportSample("apps/\(file.0)").bytes, chunk: chunk)
    #expect(reading.match?.format.name == file.1)
    #expect(reading.match?.unknownColumns == [])
    #expect(reading.cellProblems == [])
    let first = try #require(reading.books.first)
    #expect(first.title.hasPrefix("The Copper Orchard"))
    #expect(first.authors.first?.name == "Ida Fenn")
    #expect(first.reader.status == .read || file.1 == "Calibre" || file.1 == "Libation")
    #expect(
      first.reader.dateAdded == CalendarDate(year: 2019, month: 1, day: 15)
        || file.1.hasPrefix("Open Library") || file.1 == "Jelu")
    #expect(reading.books.contains { $0.title == "Salt Letters" && $0.authors.first?.name == "Mo Rhee" })
    #expect(reading.books.allSatisfy { $0.reader.exclusiveShelf == nil })
  }

  @Test(arguments: [
    ("audible.tsv", "Orchard Years", "1"), ("book-catalogue.csv", "Orchard Years", "1"),
    ("bookbuddy.csv", "Orchard Years", "1"), ("calibre.csv", "Orchard Years", "1"),
    ("hardcover.csv", "Orchard Years", "1"),
    ("libation.csv", "Orchard Years", "1"),
  ])
  func `name series in columns of their own`(_ file: String, _ series: String, _ number: String) throws {
    let book = try #require(try ExportReading(ExportSample("apps/\(file)").bytes).books.first)
    let place = try #require(SeriesColumns(book.reader.otherFacts)?.places.first)
    #expect(place.name == series)
    #expect(place.position?.description == number)
  }

  @Test func `keep each reading, and leave out what the reader deleted`() throws {
    let reading = try ExportReading(ExportSample("apps/openreads.csv").bytes)
    #expect(reading.books.first?.reader.readings.count == 2)
    #expect(reading.books.first?.reader.shelves == ["Trees", "Quiet, slow"])
    #expect(reading.books.last?.reader.dateStarted == CalendarDate(year: 2020, month: 5, day: 6))
    #expect(reading.books.last?.reader.status == .reading)
    #expect(reading.rejected.map(\.reason) == [.deleted(column: "deleted")])
  }

  @Test func `keep every day on which a book was finished (Jelu)`() throws {
    let books = try ExportReading(ExportSample("apps/jelu.csv").bytes).books
    let finishes = books[0].reader.readings.compactMap(\.finish)
    #expect(
      finishes == [CalendarDate(year: 2019, month: 2, day: 20), CalendarDate(year: 2021, month: 3, day: 4)])
    #expect(books[0].authors.map(\.name) == ["Ida Fenn", "Jon Aske"])
    #expect(books[0].edition.isbn?.isbn13 == "9780306406157" && books[0].edition.otherISBNs.isEmpty)
    #expect(books[1].reader.status == .reading && books[1].reader.dateRead == nil)
  }

  @Test func `name several series beside their numbers (Libation)`() throws {
    let book = try #require(try ExportReading(ExportSample("apps/libation.csv").bytes).books.first)
    let places = SeriesColumns(book.reader.otherFacts)?.places ?? []
    #expect(places.map(\.name) == ["Orchard Years", "Trees, and Rivers"])
    #expect(places.map(\.position?.description) == ["1", "2.5"])
  }

  @Test func `leave out other media, and say what they are`() throws {
    let reading = try ExportReading(ExportSample("apps/libib.csv").bytes)
    #expect(reading.rejected.map(\.reason) == [.notABook(kind: "a film", medium: "movie")])
    #expect(reading.books.map(\.title) == ["The Copper Orchard", "Salt Letters"])
  }

  @Test func `join names from two columns where no other one has them`() throws {
    let text = """
      item_type,title,first_name,last_name,ean_isbn13,began
      book,Salt Letters,Mo,Rhee,9780306406157,2019-02-01
      book,Tides,,Fenn,,
      """
    let reading = try ExportReading(Array(text.utf8))
    #expect(reading.match?.format.name == "Libib")
    #expect(reading.books.map { $0.authors.map(\.name) } == [["Mo Rhee"], ["Fenn"]])
  }

  @Test func `take the status from its column where collections stand beside it`() throws {
    let text = """
      Title,Author,Status,Collections
      Salt Letters,Mo Rhee,Reading,"Favourites, Sea"
      Tides,Mo Rhee,To read,
      Dunes,Mo Rhee,y,Sea
      """
    let books = try ExportReading(Array(text.utf8)).books
    #expect(books.map(\.reader.status) == [.reading, .wantToRead, .read])
    #expect(books.map(\.reader.shelves) == [["Favourites", "Sea"], [], ["Sea"]])
  }

  @Test(arguments: [
    ("by Mo Rhee", ["Mo Rhee"]), ("Mo Rhee [author]", ["Mo Rhee"]), ("Rhee, Mo, 1948-2015", ["Mo Rhee"]),
    ("Mo Rhee; Ida Fenn [translator]", ["Mo Rhee", "Ida Fenn"]), ("By Night", ["By Night"]),
  ])
  func `name authors as catalogs write them`(_ cell: String, _ names: [String]) throws {
    let reading = try ExportReading(Array("Title,Author\nTides,\"\(cell)\"\n".utf8))
    #expect(reading.books.first?.authors.map(\.name) == names)
  }

  @Test func `take no member's average for the reader's rating`() throws {
    for file in ["audible.tsv", "open-library.csv", "libation.csv"] {
      let books = try ExportReading(ExportSample("apps/\(file)").bytes).books
      #expect(books.last?.reader.rating == nil, "\(file)")
    }
  }

  @Test(arguments: [
    "Title,Author,\"Author (Last, First)\",Status,Date Finished,Mood",
    "Title,Bookshelves,Status,Series,Finish Date", "Title,Author,Date Finished", "title,author,my_review",
    "title,authors,Comment,Private Comment,status,rating,date_read,series",
  ])
  func `of an unknown app are not claimed for one shared column`(_ header: String) throws {
    let reading = try ExportReading(Array("\(header)\nMoon Tide\n".utf8))
    #expect(reading.match?.format.isPlain == true)
  }
}

@Suite struct `Columns of lists` {
  static func books(_ header: String, _ rows: String..., dates: DayOrder? = nil) throws -> ExportReading {
    try ExportReading(Array(([header] + rows + [""]).joined(separator: "\n").utf8))
  }

  @Test func `that say yes or no under a word for a date are parsed as statuses`() throws {
    let answers = try Self.books("Titel,Autor,Gelesen", "A,B,ja", "C,D,nein", "E,F,13.5.20", "G,H,ja")
    #expect(answers.books.map(\.reader.status) == [.read, .unknown, .read, .read])
    #expect(answers.books[2].reader.dateRead == CalendarDate(year: 2020, month: 5, day: 13))
    #expect(answers.cellProblems == [])
  }

  @Test func `are parsed, not guessed from values that a spreadsheet has rounded`() throws {
    let pages = try Self.books("Title,Author,Pages", "A,B,1e9", "C,D,1.2E+03", "E,F,12 e")
    #expect(pages.books.map(\.edition.pageCount) == [nil, nil, 12])
    #expect(pages.cellProblems.map(\.found) == ["1e9", "1.2E+03"])
  }

  @Test func `keep the scale of the format if a single one exceeds it`() throws {
    let header = "Title,Author,My Rating,Exclusive Shelf\n"
    let one = try ExportReading(Array((header + "Moon Tide,Ann Poe,9,read\nSun Tide,Bo Ek,0,read\n").utf8))
    #expect(one.books.map(\.reader.rating) == [nil, nil])
    #expect(one.cellProblems.map(\.found) == ["9"])
    let two = try ExportReading(Array((header + "Moon Tide,Ann Poe,9,read\nSun Tide,Bo Ek,7,read\n").utf8))
    #expect(two.books.compactMap { $0.reader.rating?.quarters } == [18, 14])
  }

  @Test func `IMP-19: have the scale of their bulk, and outliers are reported`() throws {
    let rows = (0..<60).map { "Tide \($0),Ann Poe,\($0 == 40 ? 55 : $0 % 5 + 1)" }
    let reading = try ExportReading(
      Array(("Title,Author,Rating\n" + rows.joined(separator: "\n") + "\n").utf8))
    #expect(reading.books[0].reader.rating?.quarters == 4)
    #expect(reading.cellProblems.map(\.found) == ["55"])
    let ten = try Self.books(
      "Book Id,Title,Author,My Rating,Exclusive Shelf", "1,A,B,10,read", "2,C,D,7,read", "3,E,F,4,read")
    #expect(ten.match?.format.name == "Goodreads")
    #expect(ten.books.map(\.reader.rating?.quarters) == [20, 14, 8])
    #expect(ten.match?.reading.contains("ratings out of 10") == true)
    let one = try Self.books("Title,Author,Rating", "A,B,6", "C,D,3")
    #expect(one.books.map(\.reader.rating?.quarters) == [nil, 12])
    #expect(one.cellProblems.map(\.found) == ["6"])
  }

  @Test func `IMP-19: prove the order of day and month, or it is asked`() throws {
    let proven = try Self.books(
      "Title,Author,Date Read,Date Added", "A,B,1/5/2020,2/3/2020", "C,D,6/30/2020,1/2/20")
    #expect(proven.books[0].reader.dateRead == CalendarDate(year: 2020, month: 1, day: 5))
    #expect(proven.books[0].reader.dateAdded == CalendarDate(year: 2020, month: 2, day: 3))
    #expect(proven.cellProblems == [])
    let open = try Self.books("Title,Author,Date Read", "A,B,1/5/2020", "C,D,5/5/2020")
    #expect(open.books.map(\.reader.dateRead) == [nil, CalendarDate(year: 2020, month: 5, day: 5)])
    #expect(open.cellProblems.first?.expected.contains("--dates") == true)
    var parser = ExportParser(dayOrder: .dayFirst)
    try parser.append(Array("Title,Author,Date Read\nA,B,1/5/2020\n".utf8))
    try parser.finish()
    _ = try parser.next()
    guard case .book(let book) = try parser.next() else {
      Issue.record("no book")
      return
    }
    #expect(book.reader.dateRead == CalendarDate(year: 2020, month: 5, day: 1))
  }

  @Test(arguments: [
    ("June 30, 2020", 2020, 6, 30), ("30. Juni 2020", 2020, 6, 30), ("30 juin 2020", 2020, 6, 30),
    ("1-May-06", 2006, 5, 1), ("30.06.2020", 2020, 6, 30), ("2020年1月5日", 2020, 1, 5),
    ("20200630", 2020, 6, 30),
    ("44012", 2020, 6, 30), ("44012.5", 2020, 6, 30), ("Tue, 30 Jun 2020", 2020, 6, 30),
    ("31/12/19", 2019, 12, 31),
    ("12/31/19 10:00 PM", 2019, 12, 31), ("٣٠/٠٦/٢٠٢٠", 2020, 6, 30), ("5 de enero de 2020", 2020, 1, 5),
    ("30 czerwca 2020", 2020, 6, 30), ("5 января 2020 г.", 2020, 1, 5), ("2020.06.30.", 2020, 6, 30),
    ("June 30th, 2020", 2020, 6, 30),
  ])
  func `have dates in many forms`(_ text: String, _ year: Int, _ month: Int, _ day: Int) {
    #expect(WrittenDate(text)?.date(nil) == CalendarDate(year: year, month: month, day: day))
  }

  @Test(arguments: [
    "yesterday", "15/06", "Jun 30", "32/01/2020", "2020-13-45", "13/13/2020", "123456", "99999", "########",
    "5",
    "chapter 3", "last June 2020 maybe", "2020-06-30-05",
  ])
  func `have words that are no dates`(_ text: String) { #expect(WrittenDate(text)?.date(.dayFirst) == nil) }

  @Test func `have months and years alone`() {
    #expect(WrittenDate("Jun 2020")?.date(nil) == CalendarDate(year: 2020, month: 6))
    #expect(WrittenDate("06/2020")?.date(nil) == CalendarDate(year: 2020, month: 6))
    #expect(WrittenDate("2020-00-00")?.date(nil) == CalendarDate(year: 2020))
  }

  @Test(arguments: [
    ("Jan Aske & Mo Rhee", ["Jan Aske", "Mo Rhee"]), ("Jan Aske and Mo Rhee", ["Jan Aske", "Mo Rhee"]),
    ("Jan Aske; Mo Rhee", ["Jan Aske", "Mo Rhee"]), ("Jan Aske / Mo Rhee", ["Jan Aske", "Mo Rhee"]),
    ("Aske, Jan; Rhee, Mo", ["Jan Aske", "Mo Rhee"]), ("Aske, Jan & Rhee, Mo", ["Jan Aske", "Mo Rhee"]),
    ("Jan Aske|Mo Rhee", ["Jan Aske", "Mo Rhee"]), ("Jan Aske\nMo Rhee", ["Jan Aske", "Mo Rhee"]),
    ("Jan Aske, Mo Rhee and Ida Fenn", ["Jan Aske", "Mo Rhee", "Ida Fenn"]), ("Aske, Jan", ["Jan Aske"]),
    ("Jan Aske und Mo Rhee", ["Jan Aske", "Mo Rhee"]), ("Larch & Sons", ["Larch & Sons"]),
    ("Juan Pardo y Vega", ["Juan Pardo y Vega"]), ("Jan Aske et al.", ["Jan Aske"]),
    ("藤田健太郎 & Jan Aske", ["藤田健太郎", "Jan Aske"]),
    ("村上春樹 & 安西水丸", ["村上春樹", "安西水丸"]),
    ("Rhee Fenn, Arthur", ["Arthur Rhee Fenn"]), ("Ida Fenn, Basalt", ["Ida Fenn", "Basalt"]),
    ("Martin Aske, Jr.", ["Martin Aske, Jr."]), ("村上春樹、安西水丸", ["村上春樹", "安西水丸"]),
  ])
  func `have several authors in a cell`(_ text: String, _ names: [String]) {
    #expect(NameRules.common.listed(text, isInverted: false) == names)
  }

  @Test(arguments: [
    (["Jan Aske & Mo Rhee", "Hergé & Ida Fenn"], ["Hergé", "Ida Fenn"]),
    (["Jan Aske & Mo Rhee", "Ida Fenn & Virgil"], ["Ida Fenn", "Virgil"]),
    (["Jan Aske", "Larch & Sons"], ["Larch & Sons"]),
  ])
  func `IMP-19: are separated by an ampersand where the column has it between whole names`(
    cells: [String], names: [String]
  ) throws {
    let reading = try Self.books("Title,Author", "Moon Tide,\(cells[0])", "Salt Letters,\(cells[1])")
    #expect(reading.books.last?.authors.map(\.name) == names)
    #expect(reading.match?.reading == (names.count > 1 ? ["authors separated by &"] : []))
  }

  @Test func `with family names first are parsed so where a single cell would be ambiguous`() throws {
    let reading = try Self.books(
      "Title;Author", "A;Rhee, Mo", "B;Fenn, Ida", "C;Aske, Jan Ole", "D;Aske, Jan Ole, Rhee, Mo")
    #expect(reading.books[2].authors.map(\.name) == ["Jan Ole Aske"])
    #expect(reading.books[0].authors.map(\.name) == ["Mo Rhee"])
  }

  @Test(arguments: [
    ("2", "2"), ("2.0", "2"), ("Vol. 2", "2"), ("#2", "2"), ("1.5", "1.5"), ("1-3", "1-3"), ("Tome 04", "4"),
    ("IV", "4"),
    ("第3巻", "3"), ("2 of 7", "2"), ("٣", "3"), ("HS1", nil), ("INT", nil), ("", nil), ("soon", nil),
  ])
  func `have volumes in many forms`(_ text: String, _ position: String?) {
    #expect(SeriesCell.position(text)?.description == position)
  }

  @Test(arguments: [
    ("Tides #2", "Tides", "2"), ("Tides, Book 3", "Tides", "3"), ("Tides (4)", "Tides", "4"),
    ("Apollo 13", "Apollo 13", nil),
    ("Tides, Vol. 1.5", "Tides", "1.5"), ("Tides", "Tides", nil),
  ])
  func `have series and number in one cell`(_ text: String, _ name: String, _ number: String?) {
    let place = SeriesColumns([SourceFact(label: SeriesColumns.seriesLabel, value: text)])?.places.first
    #expect(place?.name == name)
    #expect(place?.position?.description == number)
  }

  @Test func `with volumes give one book for each, also when they are imported again`() throws {
    let reading = try Self.books(
      "Title,Volume,Author,Rating", "Tide,1,Ann Poe,5", "Tide,2,Ann Poe,4", "Tide,3,Ann Poe,3")
    func plan(on library: Library) -> ImportPlanner {
      var planner = PlannedBooks(library, .smart).planner
      for book in reading.books { planner.stage(book) }
      planner.finish(rejected: [], fileName: "a.csv")
      return planner
    }
    let once = plan(on: Library(replica: 1))
    #expect(once.summary.imported == 3)
    #expect(once.summary.seriesFound.map { $0.position?.description } == ["1", "2", "3"])
    #expect(plan(on: once.editor.library).editor.isUnchanged)
  }

  @Test func `that only lack their last empty cells are complete, and totals are not books`() throws {
    let reading = try Self.books(
      "id,title,author,rating,added,finished", "1,A,Ann Poe,4,2021-11-10", "2,B,Ann Poe,3",
      "3,C,Ann Poe,5,,2021-11-10",
      ",Total: 3,,,,")
    #expect(reading.books.map(\.title) == ["A", "B", "C"])
    #expect(reading.rejected.map(\.reason) == [.totals("Total: 3")])
  }

  @Test(arguments: [1, 3, 1_024])
  func `may have a line for spreadsheets, bars, and marks in the middle`(_ chunk: Int) throws {
    let text = "sep=;\nTitle;Author\nA;B\n\u{FEFF}Title;Author\n\u{FEFF}C;D\n"
    let reading = try ExportReading(Array(text.utf8), chunk: chunk)
    #expect(reading.books.map(\.title) == ["A", "C"])
    #expect(reading.books.map(\.row) == [1, 3])
    #expect(reading.rejected.map(\.reason) == [.repeatedHeader])
    let bars = try ExportReading(Array("Title|Author|Rating\nA|B|4\n".utf8), chunk: chunk)
    #expect(bars.books.first?.authors.first?.name == "B")
  }

  @Test(arguments: [
    (TextEncoding.windows1251, "Мастер и Маргарита", "Михаил Булгаков"),
    (.koi8R, "Мастер и Маргарита", "Михаил Булгаков"),
    (.windows1250, "Żółta łódź pod śniegiem", "Grażyna Wąs"),
    (.iso88592, "Příliš žluťoučký kůň", "Jiří Šťastný"),
    (.windows1253, "Ο καπετάν Μιχάλης", "Νίκος Καζαντζάκης"),
    (.windows1254, "Ağrı Dağı Efsanesi", "Yasar Kemal"),
    (.windows1254, "Saatleri Ayarlama Enstitüsü ağacı", "Işık Şahin"),
    (.shiftJIS, "ノルウェイの森", "村上春樹"), (.gb18030, "红楼梦与三国演义", "曹雪芹"), (.eucKR, "채식주의자 이야기", "한강"),
    (.windows1252, "L’Étranger à Besançon", "Gaël Noël"), (.windows1252, "Über die Brücke", "Jörg Groß"),
    // English texts have signs, but no letters beyond ASCII.
    (.windows1252, "Don’t Stop the Lego ® Book", "Ann Poe"), (.windows1252, "Ten £ and © 2001", "Bo Ek"),
    (.windows1252, "X ± 1 ¼ ¥ 20 ¿", "Cy Oz"), (.windows1252, "It’s Fine and Don’t Worry", "Ann O’Poe"),
    (.windows1252, "“Sun” – and more…", "Bo Ek"), (.macRoman, "L’été où j’étais là", "André Müller"),
    (.macRoman, "Don’t Worry It’s Fine", "Ann O’Poe"), (.macRoman, "Le Père Goriot", "Honoré de Balzac"),
    (.iso88592, "Stanisław są już", "Ann Łoś"),
  ])
  func `in other encodings are recognized by their letters`(
    _ encoding: TextEncoding, _ title: String, _ author: String
  ) async throws {
    let text = "Title,Author\n\(title),\(author)\n\(author),\(title)\n"
    let bytes = Array(try #require(text.data(using: encoding.foundation)))
    var source = BytesSource(bytes, chunkSize: 11)
    guard case .preview(let preview) = try await ImportPreview.make(of: &source, fileName: "list.csv") else {
      Issue.record("no preview")
      return
    }
    #expect(preview.books.map(\.title) == [title, author])
    #expect(preview.reading.contains { $0.contains(encoding.rawValue) })
  }

  @Test(arguments: [
    (TextEncoding.shiftJIS, "タイトル,著者,評価,読了日\n月,村上春樹,4,2020年1月5日\n海,安部公房,5,2019年12月31日\n"),
    (
      .iso88592,
      "Název,Autor,Hodnocení,Přečteno\nŘeka,Jiří Žáček,5,5. 1. 2020\nŠťastný kluk,Věra Černá,4,1. 2. 2019\n"
    ),
  ])
  func `are recognized in small lists with headers of their language`(
    _ encoding: TextEncoding, _ text: String
  ) async throws {
    var source = BytesSource(Array(try #require(text.data(using: encoding.foundation))), chunkSize: 64)
    guard case .preview(let preview) = try await ImportPreview.make(of: &source, fileName: "list.csv") else {
      Issue.record("no preview")
      return
    }
    #expect(preview.reading.contains { $0.contains(encoding.rawValue) })
    #expect(preview.books.first?.reader.dateRead == CalendarDate(year: 2020, month: 1, day: 5))
    #expect(
      preview.books.map(\.authors.first?.name)
        == text.split(separator: "\n").dropFirst().map { String($0.split(separator: ",")[1]) })
  }
}
