// Values with words or marks around them, as catalogs write them: years, numbers of pages, points, periods.

extension Cell {
  /// A year that is all of the cell, or that stands somewhere in it by itself.
  var year: Int? { number ?? date?.year ?? firstYear }

  /// The first run of exactly four digits that can be a year of print: `c1998.`, `Bantam (1990)`.
  var firstYear: Int? {
    runs.first { $0.digits == 4 && (1_000...2_100).contains($0.value) }?.value
  }

  /// A number of pages with words around it: `xvi, 352 p.`, `1,204 pages`.
  var pages: Int? {
    guard let number else { return largestNumber }
    // A spreadsheet writes `12.000` for twelve pages; `1.000` are a thousand.
    return bytes.count == 5 && (1...9).contains(number) ? max(number, largestNumber ?? 0) : number
  }

  /// The largest number of at most five digits; thousands may be set off: `2 v. (1,204 p.)`.
  ///
  /// A blank sets off thousands only in a cell that has no other number: `1 024 S.`.
  private var largestNumber: Int? {
    let whole = numbers(blanksJoin: true)
    let numbers = whole.count == 1 ? whole : numbers(blanksJoin: false)
    return numbers.filter { $0.digits <= 5 }.map(\.value).max()
  }

  /// Digits without anything between them; or a number of several such runs.
  private struct Run {
    var value = 0
    var digits = 0
    /// Where it stands in the cell.
    var place: Range<Int>
  }

  /// The runs of digits. Of more than 15 digits the value is that of the first ones.
  private var runs: [Run] {
    var found: [Run] = []
    for (index, byte) in bytes.enumerated() {
      guard let digit = Self.digit(byte) else { continue }
      if found.last?.place.upperBound != index { found.append(Run(place: index..<index)) }
      let last = found.count - 1
      if found[last].digits < 15 { found[last].value = found[last].value * 10 + digit }
      found[last].digits += 1
      found[last].place = found[last].place.lowerBound..<index + 1
    }
    return found
  }

  /// The runs of digits, those that are thousands of one number made one.
  private func numbers(blanksJoin: Bool) -> [Run] {
    var numbers: [Run] = []
    for run in runs {
      guard let last = numbers.last, last.digits <= 3 || last.place.count > last.digits, run.digits == 3,
        setsOffThousands(last.place.upperBound..<run.place.lowerBound, blanksJoin)
      else {
        numbers.append(run)
        continue
      }
      numbers[numbers.count - 1] = Run(
        value: last.digits > 12 ? last.value : last.value * 1_000 + run.value, digits: last.digits + 3,
        place: last.place.lowerBound..<run.place.upperBound)
    }
    return numbers
  }

  /// Whether a point, a comma or a no-break space, broad or narrow, stands there alone.
  private func setsOffThousands(_ gap: Range<Int>, _ blanksJoin: Bool) -> Bool {
    switch Array(bytes[gap]) {
    case [UInt8(ascii: ".")], [UInt8(ascii: ",")], [0xC2, 0xA0], [0xE2, 0x80, 0xAF]: true
    case [UInt8(ascii: " ")]: blanksJoin
    default: false
    }
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

  /// Periods of reading, separated by commas, and the parts of the cell that cannot be understood. A day
  /// alone is the one on which the book was finished.
  var periods: (read: [ReadingPeriod], rest: [String]) {
    var periods: [ReadingPeriod] = []
    var rest: [String] = []
    for part in bytes.split(separator: UInt8(ascii: ",")) {
      let cell = Cell(UnsafeBufferPointer(rebasing: part))
      guard let text = cell.text else { continue }
      guard let period = cell.period else {
        rest.append(text)
        continue
      }
      if !periods.contains(period) { periods.append(period) }
    }
    return (periods, rest)
  }

  /// `2023/05/23-2023/06/07`, or one with an end missing. Where days have hyphens too, the one in the middle
  /// counts. A dash (U+2013, U+2014) may stand for the hyphen.
  private var period: ReadingPeriod? {
    if let finish = date { return ReadingPeriod(start: nil, finish: finish) }
    for index in bytes.indices {
      guard let end = endOfHyphen(at: index) else { continue }
      let first = Cell(UnsafeBufferPointer(rebasing: bytes[..<index]))
      let last = Cell(UnsafeBufferPointer(rebasing: bytes[end...]))
      let (start, finish) = (first.date, last.date)
      guard first.isEmpty || start != nil, last.isEmpty || finish != nil else { continue }
      return ReadingPeriod(start: start, finish: finish)
    }
    return nil
  }

  /// Where the hyphen or dash ends that begins there; nil if none does.
  private func endOfHyphen(at index: Int) -> Int? {
    if bytes[index] == UInt8(ascii: "-") { return index + 1 }
    guard bytes[index...].starts(with: [0xE2, 0x80]), index + 2 < bytes.count else { return nil }
    return [0x93, 0x94].contains(bytes[index + 2]) ? index + 3 : nil
  }
}
