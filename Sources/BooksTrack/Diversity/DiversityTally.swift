// Counts a whole library at once, for the first chart behind a launch (DIV-6). `DiversityIndex` follows a change by
// looking up each value of a book in the counts of each period; a library of many books has a few dozen values, so here
// each gets a number, looked up once for a book, and a period counts by numbers.

/// Counts of many works, by period.
struct DiversityTally {
  /// What one period has, by the number of the value.
  private struct Column {
    var books = 0
    var booksWithData = Array(repeating: 0, count: DiversityAxis.allCases.count)
    var booksOfValue: [Int] = []
  }

  /// By the place of the axis: the number of each of its values.
  private var numbers: [[WrittenValue: Int]] = Array(repeating: [:], count: DiversityAxis.allCases.count)
  private var values: [WorkDiversity.Value] = []
  private var places: [StatsPeriod: Int] = [:]
  private var columns: [Column] = []

  /// Adds what a work adds.
  mutating func add(_ work: WorkDiversity) {
    let numbers = work.values.map { number(of: $0) }
    for period in work.periods { count(work.values, numbers, in: place(of: period)) }
  }

  /// The counts of every period that has a book.
  var periods: [StatsPeriod: DiversityStats] { places.mapValues { stats(of: columns[$0]) } }

  private mutating func number(of value: WorkDiversity.Value) -> Int {
    if let known = numbers[value.axis][value.name] { return known }
    numbers[value.axis][value.name] = values.count
    values.append(value)
    return values.count - 1
  }

  private mutating func place(of period: StatsPeriod) -> Int {
    if let known = places[period] { return known }
    places[period] = columns.count
    columns.append(Column())
    return columns.count - 1
  }

  private mutating func count(_ values: [WorkDiversity.Value], _ numbers: [Int], in place: Int) {
    columns[place].books += 1
    var last = -1
    for (value, number) in zip(values, numbers) {
      // The values of an axis stand together.
      if value.axis != last { columns[place].booksWithData[value.axis] += 1 }
      last = value.axis
      let missing = number + 1 - columns[place].booksOfValue.count
      if missing > 0 { columns[place].booksOfValue += repeatElement(0, count: missing) }
      columns[place].booksOfValue[number] += 1
    }
  }

  private func stats(of column: Column) -> DiversityStats {
    var stats = DiversityStats()
    stats.books = column.books
    stats.booksWithData = column.booksWithData
    for (number, books) in column.booksOfValue.enumerated() where books > 0 {
      stats.counts[values[number].axis][values[number].name] = books
    }
    return stats
  }
}
