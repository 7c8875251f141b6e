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

  init(row: Int, mapper: RowMapper) {
    self.row = row
    self.mapper = mapper
  }

  /// Parses a whole number, without a spreadsheet's wrapper (`="1"`).
  mutating func number(_ field: BookField, of row: borrowing CSVRow) -> Int? {
    value(field, of: row, expected: "a whole number") { $0.unwrapped.number }
  }

  /// Parses a number of pages, with words around it: `xvi, 352 p.`.
  mutating func pages(of row: borrowing CSVRow) -> Int? {
    value(.pageCount, of: row, expected: "a number of pages") { $0.unwrapped.pages }
  }

  /// Parses a whole number that is at least 0.
  mutating func count(_ field: BookField, of row: borrowing CSVRow) -> Int? {
    value(field, of: row, expected: "a whole number from 0") { cell in
      cell.number.flatMap { $0 >= 0 ? $0 : nil }
    }
  }

  /// Parses a date. An empty cell has no date; it never means today.
  mutating func date(_ field: BookField, of row: borrowing CSVRow) -> CalendarDate? {
    value(field, of: row, expected: "a date such as 2023/05/07") { cell in
      let cell = cell.unbracketed
      return cell.isEmpty ? .nothing : cell.date.map(DateCell.day)
    }?.date
  }

  /// Parses periods such as `2023/05/23-2023/06/07, 2024/01/02`; a single date is the finish. Periods that do
  /// not parse are recorded as a problem.
  mutating func readings(of row: borrowing CSVRow) -> [ReadingPeriod] {
    guard let column = mapper.columns[.readings] else { return [] }
    guard let periods = row.withCell(column, { $0.periods }) else { return [] }
    if !periods.rest.isEmpty {
      note(
        column, row.line, expected: "periods such as 2023/05/23-2023/06/07",
        found: periods.rest.joined(separator: ", "))
    }
    return periods.read
  }

  /// Parses a rating; 0 means "not rated".
  mutating func rating(of row: borrowing CSVRow) -> Rating? {
    let scale = mapper.rules.starScale
    return value(.rating, of: row, expected: scale == 5 ? "0 to 5 stars" : "a number from 0 to \(scale)") {
      scale == 5 ? $0.starQuarters : $0.starQuarters(outOf: scale)
    }.flatMap { Rating(quarters: $0) }
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
