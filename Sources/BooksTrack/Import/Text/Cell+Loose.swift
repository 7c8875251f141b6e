// Values with words or marks around them, as catalogs write them: years, numbers of pages, points, periods.

extension Cell {
  /// A year that is all of the cell, or that stands somewhere in it by itself.
  var year: Int? { number ?? date?.year ?? firstYear }

  /// The first run of exactly four digits that can be a year of print: `c1998.`, `Bantam (1990)`.
  var firstYear: Int? {
    runs { value, count in count == 4 && (1_000...2_100).contains(value) ? value : nil }.first
  }

  /// The largest number of at most five digits: `xvi, 352 p.`.
  var largestNumber: Int? { runs { value, count in count <= 5 ? value : nil }.max() }

  /// What `body` makes of the runs of digits.
  private func runs(_ body: (_ value: Int, _ digits: Int) -> Int?) -> [Int] {
    var found: [Int] = []
    var value = 0
    var count = 0
    for index in 0...bytes.count {
      if index < bytes.count, let digit = Self.digit(bytes[index]) {
        value = count < 15 ? value * 10 + digit : value
        count += 1
      } else {
        if count > 0, let number = body(value, count) { found.append(number) }
        value = 0
        count = 0
      }
    }
    return found
  }

  /// Points from 0 to a number, as quarters of five stars, to the nearest one: of ten, 7 is 14 quarters.
  func starQuarters(outOf scale: Int) -> Int? {
    guard let first = bytes.first, let last = bytes.last, Self.digit(first) != nil, Self.digit(last) != nil
    else { return nil }
    var thousandths = 0
    var decimals: Int?
    for byte in bytes {
      if let digit = Self.digit(byte) {
        guard decimals ?? 0 < 3 else { continue }
        guard thousandths < 1_000_000 else { return nil }
        thousandths = thousandths * 10 + digit
        decimals = decimals.map { $0 + 1 }
      } else if decimals == nil, byte == UInt8(ascii: ".") || byte == UInt8(ascii: ",") {
        decimals = 0
      } else {
        return nil
      }
    }
    for _ in (decimals ?? 0)..<3 { thousandths *= 10 }
    guard thousandths <= scale * 1_000 else { return nil }
    return (thousandths * 20 + scale * 500) / (scale * 1_000)
  }

  /// Periods of reading, separated by commas. A day alone is the one on which the book was finished.
  ///
  /// Nothing if one of them cannot be understood.
  var periods: [ReadingPeriod]? {
    var periods: [ReadingPeriod] = []
    for part in bytes.split(separator: UInt8(ascii: ",")) {
      let cell = Cell(UnsafeBufferPointer(rebasing: part))
      if cell.isEmpty { continue }
      guard let period = cell.period else { return nil }
      if !periods.contains(period) { periods.append(period) }
    }
    return periods
  }

  /// `2023/05/23-2023/06/07`, or one with an end missing. Where days have hyphens too, the one in the middle counts.
  private var period: ReadingPeriod? {
    if let finish = date { return ReadingPeriod(start: nil, finish: finish) }
    for index in bytes.indices where bytes[index] == UInt8(ascii: "-") {
      let first = Cell(UnsafeBufferPointer(rebasing: bytes[..<index]))
      let last = Cell(UnsafeBufferPointer(rebasing: bytes[(index + 1)...]))
      let (start, finish) = (first.date, last.date)
      guard first.isEmpty || start != nil, last.isEmpty || finish != nil else { continue }
      return ReadingPeriod(start: start, finish: finish)
    }
    return nil
  }
}
