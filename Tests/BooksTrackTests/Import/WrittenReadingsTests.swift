// Cells with several dates, periods, and dates as programs write them.

import BooksTrackAPI
import Testing

@testable import BooksTrack

@Suite struct `Cells with several dates` {
  private static func read(_ cell: String, _ header: String = "Date Read") throws -> ExportReading {
    try ExportReading(Array("Title,Author,\(header)\nDune,Frank Herbert,\"\(cell)\"\n".utf8))
  }

  @Test(arguments: [
    ("2021/03/04, 2023/05/06", ["2021-03-04", "2023-05-06"]),
    ("2021-03-01 - 2021-03-14", ["2021-03-01 – 2021-03-14"]),
    ("2021-03-01–2021-03-14", ["2021-03-01 – 2021-03-14"]),
    ("2021-03-01-2021-03-14", ["2021-03-01 – 2021-03-14"]), ("2019-2020", ["2019 – 2020"]),
    ("2020-01-02; 2021-03-01 to 2021-03-14", ["2020-01-02", "2021-03-01 – 2021-03-14"]),
    ("2/1/20–2/13/20; 3/1/21–3/20/21", ["2020-02-01 – 2020-02-13", "2021-03-01 – 2021-03-20"]),
    ("May 2018, Jan 2022", ["2018-05", "2022-01"]), ("2015 & 2019", ["2015", "2019"]),
    ("March 3, 2020, May 5, 2021", ["2020-03-03", "2021-05-05"]), ("2015\n2019", ["2015", "2019"]),
    ("2021年3月1日〜2021年3月14日", ["2021-03-01 – 2021-03-14"]),
  ])
  func `IMP-12: are several readings, or a start and a finish`(cell: String, readings: [String]) throws {
    let reading = try Self.read(cell)
    let reader = try #require(reading.books.first?.reader)
    #expect(reader.readings.map(\.description) == readings && reading.cellProblems.isEmpty)
    #expect(reader.dateRead == reader.readings.compactMap(\.finish).max() && reader.status == .read)
    #expect(reader.dateStarted == reader.readings.last?.start)
  }

  @Test(arguments: [
    "2021-03-04, soon", "2021-03-14 - 2021-03-01", "2021-03-04, 2021-13-05", "1/2/2020, 3/4/2020", "5, 6",
    "2020-06-30-05", "March - April 2020",
  ])
  func `IMP-17: are reported if one of them is no date`(cell: String) throws {
    let reading = try Self.read(cell)
    #expect(reading.cellProblems.map(\.found) == [cell] && reading.books.first?.reader.readings == [])
  }

  @Test(arguments: [
    ("Mar-21", CalendarDate(year: 2021, month: 3)), ("Mar 2021", CalendarDate(year: 2021, month: 3)),
    ("Nov '20", CalendarDate(year: 2020, month: 11)), ("Dez-99", CalendarDate(year: 1999, month: 12)),
    (
      "Wed May 05 2021 00:00:00 GMT+0200 (Central European Summer Time)",
      CalendarDate(year: 2021, month: 5, day: 5)
    ),
    ("1° febbraio 2021", CalendarDate(year: 2021, month: 2, day: 1)),
    ("1614556800000", CalendarDate(year: 2021, month: 3, day: 1)), ("21-Mar", nil), ("Mai 21", nil),
    ("9780306406157", nil), ("0000000000000", nil), ("161455680000", nil),
  ])
  func `IMP-19: a date is read as programs write it`(cell: String, date: CalendarDate?) throws {
    #expect(try Self.read(cell).books.first?.reader.dateRead == date)
  }

  @Test func `IMP-19: a date of a list proves the order of the column`() throws {
    let text = "Title,Author,Date Read\nA,Ann Poe,\"3/4/2020, 25/4/2020\"\nB,Ann Poe,1/2/2021\n"
    let reading = try ExportReading(Array(text.utf8))
    #expect(reading.books.map { $0.reader.dateRead?.description } == ["2020-04-25", "2021-02-01"])
  }
}
