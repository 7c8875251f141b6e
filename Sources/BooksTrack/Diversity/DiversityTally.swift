// The counts of a whole library, for the first chart after a launch (DIV-6). `DiversityIndex` looks up each
// value of a book in the counts of each period. Most books have one of a few dozen values on each axis, so
// the tally numbers the values, looks up each number once per book, and counts the first numbers in arrays.

/// The counts of many works, by period.
struct DiversityTally {
  /// The counts of one period.
  fileprivate struct Column {
    var books = 0
    /// The number of books with a value, by index of the axis.
    var booksWithData = Array(repeating: 0, count: DiversityAxis.allCases.count)
    /// The number of books by value number, for numbers below `listed`.
    var booksOfFirst: [Int] = []
    /// The number of books for the other value numbers, in a dictionary, because most periods have few of
    /// them.
    var booksOfOthers: [Int: Int] = [:]
  }

  /// The number of values counted in arrays.
  private static let listed = 64

  /// The numbers of the values, by index of the axis.
  private var numbers: [[WrittenValue: Int]] = Array(repeating: [:], count: DiversityAxis.allCases.count)
  /// The values by number.
  private var values: [WorkDiversity.AxisValue] = []
  private var columnOfPeriod: [StatsPeriod: Int] = [:]
  private var columns: [Column] = []
  /// A buffer for the values of one work.
  private var counted: [(axis: Int, number: Int)] = []

  /// Adds the contribution of a work.
  mutating func add(_ work: WorkDiversity) {
    counted.removeAll(keepingCapacity: true)
    for value in work.values { counted.append((value.axis, number(of: value))) }
    for period in work.periods { columns[column(of: period)].count(counted, listed: Self.listed) }
  }

  /// The counts of every nonempty period.
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
  /// - Parameter work: The values of one book; those of an axis are adjacent.
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
