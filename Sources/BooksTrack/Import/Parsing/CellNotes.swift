// Parses typed cells (numbers, dates, ratings) and records a problem for each cell that does not parse. The
// book is imported without the cell and the summary reports it: guessing a value, or losing the row, would be
// worse.

/// A date cell that parses; empty brackets contain no date.
private enum DateCell {
  case nothing
  case day(CalendarDate)

  var date: CalendarDate? { if case .day(let date) = self { date } else { nil } }
}

/// Parses the typed cells of one row.
struct CellNotes {
  private let row: Int
  private let mapper: RowMapper
  private(set) var problems: [CellProblem] = []
  /// The dates of cells with several, by field.
  private(set) var several: [BookField: [CalendarDate]] = [:]
  /// The readings of a cell of finishes that also has starts.
  private(set) var periods: [ReadingPeriod] = []

  init(row: Int, mapper: RowMapper) {
    self.row = row
    self.mapper = mapper
  }

  /// Parses a whole number, without a spreadsheet's wrapper (`="1"`).
  mutating func number(_ field: BookField, of row: borrowing CSVRow) -> Int? {
    value(field, of: row, expected: "a whole number") { $0.unwrapped.number }
  }

  /// Parses a number of pages, with words around it: `xvi, 352 p.`; 0 means that it is unknown.
  mutating func pages(of row: borrowing CSVRow) -> Int? {
    let pages = value(.pageCount, of: row, expected: "a number of pages") { cell in
      let cell = cell.unwrapped
      return cell.pages.flatMap { (1...100_000).contains($0) || cell.number == 0 ? $0 : nil }
    }
    return pages == 0 ? nil : pages
  }

  /// Parses a year of publication; 0 means that it is unknown.
  mutating func year(_ field: BookField, of row: borrowing CSVRow) -> Int? {
    guard let column = mapper.columns[field], column < row.count else { return nil }
    // Nearly every cell is empty or a plain year.
    let plain = row.withUnsafeBytes(of: column) { Cell($0).plainYear }
    if plain == 0 { return nil }
    if let plain, mapper.rules.years.years.contains(plain) { return plain }
    return rareYear(field, of: row)
  }

  /// Parses a year in any other form.
  @inline(never)
  private mutating func rareYear(_ field: BookField, of row: borrowing CSVRow) -> Int? {
    let rule = mapper.rules.years
    let isLoose = mapper.rules.isLoose
    let year = value(
      field, of: row, expected: "a year from \(rule.years.lowerBound) to \(rule.years.upperBound)"
    ) {
      (cell: Cell) -> Int? in
      let cell = cell.unwrapped.unbracketed
      if cell.isEmpty || cell.isVoidDate { return 0 }
      let year = field == .publicationDate || isLoose ? cell.year : cell.number
      guard let year, rule.years.contains(year) else { return nil }
      return year
    }
    return year.flatMap(rule.year)
  }

  /// Parses a whole number that is at least 0.
  mutating func count(_ field: BookField, of row: borrowing CSVRow) -> Int? {
    value(field, of: row, expected: "a whole number from 0") { cell in
      (cell.number ?? cell.times).flatMap { $0 >= 0 ? $0 : nil }
    }
  }

  /// Parses an answer to a question.
  mutating func flag(_ field: BookField, of row: borrowing CSVRow) -> Bool? {
    value(field, of: row, expected: "yes or no") { $0.flag }
  }

  /// Parses a date. An empty cell has no date; it never means today.
  mutating func date(_ field: BookField, of row: borrowing CSVRow) -> CalendarDate? {
    guard let column = mapper.columns[field], column < row.count else { return nil }
    // Nearly every cell is empty or a plain date.
    let known = row.withUnsafeBytes(of: column) { bytes -> DateCell? in
      let cell = Cell(bytes).unbracketed
      return cell.isEmpty ? .nothing : cell.date.flatMap { Self.years.contains($0.year) ? .day($0) : nil }
    }
    if let known { return known.date }
    return rareDate(field, column, of: row)
  }

  /// Parses a date in any other form, or several of them.
  @inline(never)
  private mutating func rareDate(
    _ field: BookField, _ column: Int, of row: borrowing CSVRow
  ) -> CalendarDate? {
    let mapper = mapper
    var isUndecided = false
    var list: [CalendarDate] = []
    var periods: [ReadingPeriod] = []
    defer {
      if !list.isEmpty { several[field] = list }
      if !periods.isEmpty { self.periods = periods }
    }
    return value(
      field, of: row,
      expected: isUndecided ? Self.decidedDate : "a date such as 2023/05/07"
    ) { (cell: Cell) -> DateCell? in
      let cell = cell.unbracketed
      if cell.isEmpty { return .nothing }
      if let dates = cell.dates {
        list = dates
        return dates.max().map(DateCell.day)
      }
      guard cell.bytes.count < Self.longestDate, let text = cell.text else { return nil }
      let order = mapper.match.findings.dayOrders[column]
      guard let written = WrittenDate(text) else {
        guard field == .dateRead || field == .dateStarted, let readings = WrittenReadings(text) else {
          return nil
        }
        isUndecided = readings.order == nil
        guard let found = Self.periods(readings, order) else { return nil }
        let hasStarts = found.contains { $0.start != nil }
        if hasStarts, field == .dateRead { periods = found } else { list = found.compactMap(\.finish) }
        return found.compactMap(\.finish).max().map(DateCell.day)
      }
      guard let date = written.date(order) else {
        isUndecided = written.order == nil
        return nil
      }
      return Self.years.contains(date.year) ? .day(date) : nil
    }?.date
  }

  /// Returns the readings in the given order of day and month; nil if one of them has no such dates, or ends
  /// before it starts.
  private static func periods(_ written: WrittenReadings, _ order: DayOrder?) -> [ReadingPeriod]? {
    let periods = written.readings.compactMap { reading -> ReadingPeriod? in
      let start = reading.start.flatMap { $0.date(order ?? written.order) }
      guard let finish = reading.finish.date(order ?? written.order), years.contains(finish.year),
        reading.start == nil || start.map({ years.contains($0.year) && $0 <= finish }) == true
      else { return nil }
      return ReadingPeriod(start: start, finish: finish)
    }
    return periods.count == written.readings.count ? periods : nil
  }

  /// The length of a cell with several dates, or with one as programs write it: `Tue Mar 04 2021 00:00:00
  /// GMT+0100 (Central European Standard Time)`.
  private static let longestDate = 200

  /// The expectation for a date whose day and month could be either.
  static let decidedDate =
    "a date of which it can be told whether the day is first (--dates day-first or month-first)"

  /// The years in which a reader can have read, bought or listed a book. Programs write a day of 1899 or 1900
  /// for none.
  private static let years = 1_901...2_100

  /// Parses periods such as `2023/05/23-2023/06/07, 2024/01/02`; a single date is the finish. Periods that do
  /// not parse are recorded as a problem.
  mutating func readings(of row: borrowing CSVRow) -> [ReadingPeriod] {
    guard let column = mapper.columns[.readings] else { return [] }
    let form = mapper.rules.periods
    guard let periods = row.withCell(column, { form == .bars ? $0.barredPeriods : $0.periods }) else {
      return []
    }
    if !periods.rest.isEmpty {
      note(
        column, row.line, expected: "periods such as 2023/05/23-2023/06/07",
        found: periods.rest.joined(separator: ", "))
    }
    return periods.read
  }

  /// Parses a rating; 0 means "not rated".
  mutating func rating(of row: borrowing CSVRow) -> Rating? {
    let scale = mapper.match.findings.starScale ?? mapper.rules.starScale
    let isLoose = mapper.rules.isLoose
    return value(.rating, of: row, expected: scale == 5 ? "0 to 5 stars" : "a number from 0 to \(scale)") {
      (cell: Cell) -> Int? in
      if scale == 5, let quarters = cell.starQuarters { return quarters }
      if let rating = WrittenRating(number: cell) {
        return scale == 5 && !isLoose ? nil : rating.quarters(outOf: scale)
      }
      return cell.text.flatMap { WrittenRating(words: $0) }?.quarters(outOf: scale)
    }.flatMap { Rating(quarters: $0) }
  }

  /// Notes a cell that holds something other than the column is for.
  mutating func note(_ field: BookField, of row: borrowing CSVRow, expected: String, found: String) {
    guard let column = mapper.columns[field] else { return }
    note(column, row.line, expected: expected, found: found)
  }

  @inline(__always)
  private mutating func value<Value>(
    _ field: BookField, of row: borrowing CSVRow, expected: @autoclosure () -> String,
    _ read: (Cell) -> Value?
  ) -> Value? {
    guard let column = mapper.columns[field], column < row.count else { return nil }
    let line = row.line
    return row.withUnsafeBytes(of: column) { bytes in
      let cell = Cell(bytes)
      guard !cell.isEmpty else { return nil }
      if let value = read(cell) { return value }
      // The rest is rare and kept out of the way.
      if cell.saysNothing { return nil }
      if let value = cell.withFoldedDigits(read) { return value }
      note(column, line, expected: expected(), found: cell.text ?? "")
      return nil
    }
  }

  private mutating func note(_ column: Int, _ line: Int, expected: String, found: String) {
    problems.append(
      CellProblem(
        row: row, line: line, column: mapper.match.header[column], expected: expected, found: found))
  }
}
