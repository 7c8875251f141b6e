// Counts a whole library at once, for the first chart behind a launch (DIV-6). `DiversityIndex` follows a
// change by looking up each value of a book in the counts of each period. Most books of a library have one of
// a few dozen values on each axis, so here each value gets a number, looked up once for a book, and a period
// counts the first numbers in a list.

/// Counts of many works, by period.
struct DiversityTally {
  /// What one period has.
  fileprivate struct Column {
    var books = 0
    /// By the place of the axis.
    var booksWithData = Array(repeating: 0, count: DiversityAxis.allCases.count)
    /// By the number of the value, up to `listed`.
    var booksOfFirst: [Int] = []
    /// Of the other numbers, so that a library of many values and periods has no room for each with each.
    var booksOfOthers: [Int: Int] = [:]
  }

  /// So many values are counted in lists.
  private static let listed = 64

  /// By the place of the axis: the number of each of its values.
  private var numbers: [[WrittenValue: Int]] = Array(repeating: [:], count: DiversityAxis.allCases.count)
  /// By number.
  private var values: [WorkDiversity.AxisValue] = []
  private var columnOfPeriod: [StatsPeriod: Int] = [:]
  private var columns: [Column] = []
  /// Room for the values of one work, used again for the next.
  private var counted: [(axis: Int, number: Int)] = []

  /// Adds what a work adds.
  mutating func add(_ work: WorkDiversity) {
    counted.removeAll(keepingCapacity: true)
    for value in work.values { counted.append((value.axis, number(of: value))) }
    for period in work.periods { columns[column(of: period)].count(counted, listed: Self.listed) }
  }

  /// The counts of every period that has a book.
  ///
  /// - Complexity: O(*periods* and the values of each).
  var periods: [StatsPeriod: DiversityStats] { columnOfPeriod.mapValues { stats(of: columns[$0]) } }

  private mutating func number(of value: WorkDiversity.AxisValue) -> Int {
    if let known = numbers[value.axis][value.name] { return known }
    numbers[value.axis][value.name] = values.count
    values.append(value)
    return values.count - 1
  }

  private mutating func column(of period: StatsPeriod) -> Int {
    if let known = columnOfPeriod[period] { return known }
    columnOfPeriod[period] = columns.count
    columns.append(Column())
    return columns.count - 1
  }

  private func stats(of column: Column) -> DiversityStats {
    var stats = DiversityStats()
    stats.books = column.books
    stats.booksWithData = column.booksWithData
    func put(_ number: Int, _ books: Int) { stats.counts[values[number].axis][values[number].name] = books }
    for (number, books) in column.booksOfFirst.enumerated() where books > 0 { put(number, books) }
    for (number, books) in column.booksOfOthers { put(number, books) }
    return stats
  }
}

extension DiversityTally.Column {
  /// - Parameter work: The values of one book. Those of an axis stand together.
  fileprivate mutating func count(_ work: [(axis: Int, number: Int)], listed: Int) {
    books += 1
    var last = -1
    for (axis, number) in work {
      if axis != last { booksWithData[axis] += 1 }
      last = axis
      guard number < listed else {
        booksOfOthers[number, default: 0] += 1
        continue
      }
      let missing = number + 1 - booksOfFirst.count
      if missing > 0 { booksOfFirst += repeatElement(0, count: missing) }
      booksOfFirst[number] += 1
    }
  }
}
