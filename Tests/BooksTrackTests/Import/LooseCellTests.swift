// Cells as written by catalogs, spreadsheets and readers.

import BooksTrackAPI
import Testing

@testable import BooksTrack

@Suite struct `Cells with more around the value` {
  static func cell<Value>(_ text: String, _ body: (Cell) -> Value) -> Value { `Cells`.cell(text, body) }

  @Test(arguments: [
    ("1998", 1998), ("c1998.", 1998), ("[1990?]", 1990), ("1998-04-01", 1998),
    ("Bantam (1990), 312 p.", 1990),
    ("-800", -800), ("1920 (2001 reprint)", 1920),
  ])
  func `have a year`(_ text: String, _ year: Int) { #expect(Self.cell(text) { $0.year } == year) }

  @Test(arguments: ["", "n.d.", "19980401x", "12345", "99 p.", "0007"])
  func `have no year of publication where there is none`(_ text: String) {
    #expect(Self.cell(text) { $0.firstYear } == nil)
  }

  @Test(
    arguments: [
      ("304 ", 304), ("xvi, 352 p.", 352), ("321 pp.", 321), ("374.0", 374), ("-1", -1), ("12.000", 12),
      ("12, 345 p.", 345), ("2 352 3", 352), ("1999,352 p.", 1_999), ("no pages", nil),
      ("1234567 p.", nil), ("1,234,567", nil), (String(repeating: "1,", count: 20) + "234", 1_234),
      (String(repeating: "123,", count: 20) + "123", nil),
      ("2x10", nil), ("12.5", nil), ("12,5", nil), ("300-320", 320), ("350p", 350), ("1,204.00", 1_204),
    ] as [(String, Int?)])
  func `have a page count`(_ text: String, _ pages: Int?) {
    #expect(Self.cell(text) { $0.pages } == pages)
  }

  @Test(arguments: [
    ("1,234", 1_234), ("1.024", 1_024), ("1 024", 1_024), ("1\u{A0}024 S.", 1_024), ("1\u{202F}024", 1_024),
    ("2 v. (1,204 p.)", 1_204), ("xvi, 1.204 p.", 1_204), ("12,345 p.", 12_345), ("1.000", 1_000),
  ])
  func `have a page count with thousands separators (IMP-12)`(_ text: String, _ pages: Int) {
    #expect(Self.cell(text) { $0.pages } == pages)
  }

  @Test(
    arguments: [
      ("2023/05/23-2023/06/07, soon, 2024/01/02", ["2023-05-23 – 2023-06-07", "2024-01-02"], ["soon"]),
      ("2023/05/23–2023/06/07", ["2023-05-23 – 2023-06-07"], []),
      ("2023-05-23 — 2023-06-07", ["2023-05-23 – 2023-06-07"], []),
      ("–2023/06/07, 2024/02–", ["2023-06-07", "2024-02 –"], []),
      ("2023/13/01, x–y", [], ["2023/13/01", "x–y"]),
      (", ", [], []), ("2023\u{2026}2024", [], ["2023\u{2026}2024"]),
    ] as [(String, [String], [String])])
  func `have all readable periods, and the others as text (IMP-12)`(
    _ text: String, _ periods: [String], _ rest: [String]
  ) {
    let found = Self.cell(text) { $0.periods }
    #expect(found.read.map(\.description) == periods && found.rest == rest)
  }

  @Test(arguments: [
    ("9780141439587.0", "9780141439587"), ("0439023483.00", "9780439023481"),
    ("439023483.0", "9780439023481"),
    ("=\"9780141439587.0\"", "9780141439587"),
  ])
  func `have an ISBN to which a spreadsheet added a fraction (DUP-2)`(
    _ text: String, _ isbn: String
  ) {
    #expect(Self.cell(text) { $0.isbn.numbers.map(\.isbn13) } == [isbn])
  }

  @Test(arguments: [
    ("★★★★☆", 5, 16), ("4,5", 5, 18), ("4/5", 10, 16), ("½", 5, 2), ("3½", 5, 14), ("5 stars", 5, 20),
    ("⭐⭐⭐", 5, 12), ("80%", 5, 16), ("★★★½", 5, 14), ("３", 5, 12), ("٤", 5, 16), ("7", 10, 14),
    ("9.5", 20, 10),
    ("8 von 10", 5, 16), ("6", 5, nil), ("5/0", 5, nil), ("DNF", 5, nil), ("4.5.1", 5, nil), ("", 5, nil),
    ("★★★★★★★☆☆☆", 5, 14), ("4 étoiles", 5, 16), ("11/10", 5, nil),
    ("3 1/2", 5, 14), ("5 stars!", 5, 20), ("3 1/4", 5, nil),
  ])
  func `are ratings as people write them`(_ text: String, _ scale: Int, _ quarters: Int?) {
    #expect(Self.cell(text) { $0.writtenRating?.quarters(outOf: scale) } == quarters)
  }

  @Test(arguments: [
    ("[2021-07-30]", "2021-07-30"), ("2010-05-07 12:30:00", "2010-05-07"),
    ("2010-05-07T12:30:00.000Z", "2010-05-07"),
    ("2010/5/7 09:00", "2010-05-07"),
  ])
  func `have a date in brackets or before a time`(_ text: String, _ day: String) {
    #expect(Self.cell(text) { $0.unbracketed.date }?.description == day)
  }

  @Test(arguments: ["2010-05-07 or so", "2010-05-07T", "2010-05-071", "[2010-05-07", "0000-00-00"])
  func `have no date if the text after it is no time`(_ text: String) {
    #expect(Self.cell(text) { $0.unbracketed.date } == nil)
  }

  @Test(
    arguments: [
      ("9780439023481, 0439023483", ["9780439023481"]),
      ("0439023483 0441172717", ["9780439023481", "9780441172719"]),
      ("97804390234819780439023481", ["9780439023481"]), ("04390234830439023483", ["9780439023481"]),
      ("[9780439023481] [0441172717]", ["9780439023481", "9780441172719"]),
      ("978 0 439 02348 1", ["9780439023481"]),
      ("0439023483 (hardcover) : £9.99", ["9780439023481"]), ("ISBN 0439023483", ["9780439023481"]),
    ])
  func `have all ISBNs of an edition (DUP-2)`(_ text: String, _ numbers: [String]) {
    #expect(Self.cell(text) { $0.isbn.numbers.map(\.isbn13) } == numbers)
  }

  @Test(arguments: [
    "9.78059E+12", "9,78059E+12", "9.78E+12", "978059000000E+1", "B00DQBOFTW", "0076092025986",
    "2940017227770", "813,01",
    "9780000000002", "0000000000", "0000000000000", "9999999999", "1111111111", "9781111111113",
    "9780439023482",
    "43902348", "12345", "9780439023481978043902348", "978043902348197804390234811", "1 2 3 4 5 6 7 8 9 0",
    "n/a", "9780141439587.5", "9780141439587.", "9780141439588.0", ".0", "1.0",
  ])
  func `have no ISBN where there is none, and keep their text (DUP-2)`(_ text: String) {
    #expect(Self.cell(text) { $0.isbn } == .unusable(text))
  }

  @Test(arguments: ["", "  ", "[]", "=\"\"", "\"\"", "-"])
  func `are empty where nothing is written`(_ text: String) { #expect(Self.cell(text) { $0.isbn } == .empty) }

  @Test(arguments: [("6729843", "0006729843"), ("439023483", "0439023483"), ("60853980", "0060853980")])
  func `get lost zeros back only if the check digit is then valid`(_ text: String, _ isbn: String) {
    #expect(Self.cell(text) { $0.isbn.numbers.first?.isbn10 } == isbn)
  }

  @Test(arguments: [
    ("<div>One.</div><div>Two.<br>Three.</div>", "One.\nTwo.\nThree."),
    ("<p>One.</p>\n<p>Two.</p>", "One.\n\nTwo."),
    ("<div><br></div>", ""), ("a<div>b</div>", "a\nb"),
  ])
  func `have HTML blocks as lines`(_ text: String, _ plain: String) {
    #expect(LineBreaks.plain(text) == plain)
  }
}

@Suite struct `Merged readings` {
  private static func period(_ start: Int?, _ finish: Int?) -> ReadingPeriod? {
    ReadingPeriod(
      start: start.flatMap { CalendarDate(year: $0) }, finish: finish.flatMap { CalendarDate(year: $0) })
  }

  @Test(
    arguments: [
      ([], [(nil, 2020)], [(nil, 2020)]), ([(nil, 2020)], [(2019, 2020)], [(2019, 2020)]),
      ([(2019, 2020)], [(nil, 2020)], [(2019, 2020)]),
      ([(2019, 2020)], [(nil, 2021)], [(2019, 2020), (nil, 2021)]),
      ([(2019, nil)], [(2019, 2020)], [(2019, 2020)]),
      ([(2018, 2020)], [(2019, 2020)], [(2018, 2020), (2019, 2020)]),
    ] as [([(Int?, Int?)], [(Int?, Int?)], [(Int?, Int?)])])
  func `are the most complete ones, and merging them again changes nothing (IMP-11)`(
    _ mine: [(Int?, Int?)], _ others: [(Int?, Int?)], _ merged: [(Int?, Int?)]
  ) {
    let mine = mine.compactMap { Self.period($0.0, $0.1) }
    let others = others.compactMap { Self.period($0.0, $0.1) }
    let expected = merged.compactMap { Self.period($0.0, $0.1) }
    #expect(mine.merged(with: others) == expected)
    #expect(expected.merged(with: others) == expected)
  }
}
