// Parsing of values with words or punctuation around them, as catalogs write them: years, numbers of pages,
// ratings, periods.

extension Cell {
  /// The year that the cell consists of or contains as a separate number.
  var year: Int? { number ?? date?.year ?? firstYear }

  /// The first run of exactly four digits that can be a year of printing: `c1998.`, `Bantam (1990)`.
  var firstYear: Int? {
    runs.first { $0.digits == 4 && (1_000...2_100).contains($0.value) }?.value
  }

  /// A number of times: `2x`, `3 times`.
  var times: Int? {
    guard let run = runs.first, runs.count == 1, run.place.lowerBound == 0, let text else { return nil }
    let word = WhiteSpace.collapsed(text.lowercased().drop { $0.isNumber })
    return ["x", "×", "time", "times", "mal", "fois", "veces", "volte", "раз", "раза"].contains(word)
      ? run.value : nil
  }

  /// A number of pages with words around it: `xvi, 352 p.`, `1,204 pages`.
  var pages: Int? {
    guard let number else { return isRounded || isMeasure || isOfAnotherUnit ? nil : largestNumber }
    // Spreadsheets write `12.000` for twelve pages, but `1.000` means a thousand.
    return bytes.count == 5 && (1...9).contains(number) ? max(number, largestNumber ?? 0) : number
  }

  /// True for a number of something else than pages: `10h 5m`, `12:34`, `45%`, `2 vols`, `21 cm`.
  private var isOfAnotherUnit: Bool {
    guard let text = text?.lowercased() else { return false }
    let words = text.split { !$0.isLetter }
    if words.contains(where: { PageWords.pages.contains(String($0)) }) { return false }
    let isTime = zip(runs, runs.dropFirst()).contains { last, next in
      last.place.upperBound + 1 == next.place.lowerBound
        && bytes[last.place.upperBound] == UInt8(ascii: ":")
    }
    return isTime || text.contains("%") || words.contains { PageWords.others.contains(String($0)) }
  }

  /// True for a number as a spreadsheet rounds it: `1.2E+09`.
  private var isRounded: Bool {
    guard bytes.count > 2 else { return false }
    return (1..<bytes.count - 1).contains { index in
      bytes[index] | 0x20 == UInt8(ascii: "e") && Self.digit(bytes[index - 1]) != nil
        && (Self.digit(bytes[index + 1]) != nil || bytes[index + 1] == UInt8(ascii: "+"))
    }
  }

  /// True for what is no count: a fraction such as `12.5`, and `2x10`, where a letter joins two numbers.
  private var isMeasure: Bool {
    let runs = runs
    return zip(runs, runs.dropFirst()).contains { last, next in
      let gap = last.place.upperBound..<next.place.lowerBound
      guard gap.count == 1 else { return false }
      let sign = bytes[gap.lowerBound]
      if sign == UInt8(ascii: ".") || sign == UInt8(ascii: ",") {
        return runs.count == 2 && next.digits != 3 && next.value > 0
      }
      return (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(sign | 0x20)
    }
  }

  /// The largest number of at most five digits, with or without thousands separators: `2 v. (1,204 p.)`.
  ///
  /// A blank separates thousands only if the cell then has just one number: `1 024 S.`.
  private var largestNumber: Int? {
    let whole = numbers(blanksJoin: true)
    let numbers = whole.count == 1 ? whole : numbers(blanksJoin: false)
    return numbers.filter { $0.digits <= 5 }.map(\.value).max()
  }

  /// A run of digits, or several runs joined to one number.
  private struct Run {
    var value = 0
    var digits = 0
    /// The range of bytes in the cell.
    var place: Range<Int>
  }

  /// The runs of digits. Beyond 15 digits the value is that of the first 15.
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

  /// Returns the numbers: the runs of digits, with thousands joined.
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

  /// Returns true if the gap is one thousands separator: a point, a comma, or a wide or narrow no-break
  /// space.
  private func setsOffThousands(_ gap: Range<Int>, _ blanksJoin: Bool) -> Bool {
    switch Array(bytes[gap]) {
    case [UInt8(ascii: ".")], [UInt8(ascii: ",")], [0xC2, 0xA0], [0xE2, 0x80, 0xAF]: true
    case [UInt8(ascii: " ")]: blanksJoin
    default: false
    }
  }

  /// The dates of a list in brackets: `[2019-02-01], [2020-02-01]`; nil if it has fewer than two, or a part
  /// is no date.
  var dates: [CalendarDate]? {
    guard bytes.count > 20, bytes.contains(UInt8(ascii: "[")) || bytes.contains(UInt8(ascii: "]")) else {
      return nil
    }
    let parts = listParts.map { $0.filter { !"[] ".contains($0) } }
    let dates = parts.compactMap { part in Array(part.utf8).withUnsafeBufferPointer { Cell($0).date } }
    return dates.count > 1 && dates.count == parts.count ? dates : nil
  }

  /// The reading periods between semicolons, each with bars behind its start and finish, and the parts that
  /// do not parse.
  var barredPeriods: (read: [ReadingPeriod], rest: [String]) {
    var periods: [ReadingPeriod] = []
    var rest: [String] = []
    for part in parts(separatedBy: UInt8(ascii: ";")) where !part.isEmpty {
      let ends = part.split(separator: "|", omittingEmptySubsequences: false).prefix(2).map { end in
        Array(end.utf8).withUnsafeBufferPointer { Cell($0).date }
      }
      let (start, finish) = (ends.first ?? nil, ends.count > 1 ? ends[1] : nil)
      if let period = ReadingPeriod(start: start, finish: finish) {
        if !periods.contains(period) { periods.append(period) }
      } else {
        rest.append(part)
      }
    }
    return (periods, rest)
  }

  /// The comma-separated reading periods, and the parts that do not parse. A single date is the finish.
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

  /// The period `2023/05/23-2023/06/07`, or one with an end missing. The separator is the first hyphen with a
  /// date or nothing on each side. A dash (U+2013, U+2014) may replace it.
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

  /// Returns the end of the hyphen or dash that begins at an index; nil if there is none.
  private func endOfHyphen(at index: Int) -> Int? {
    if bytes[index] == UInt8(ascii: "-") { return index + 1 }
    guard bytes[index...].starts(with: [0xE2, 0x80]), index + 2 < bytes.count else { return nil }
    return [0x93, 0x94].contains(bytes[index + 2]) ? index + 3 : nil
  }
}

/// Words beside a number in a column of pages.
private enum PageWords {
  /// Words for pages and leaves.
  static let pages: Set = [
    "p", "pp", "pg", "pgs", "page", "pages", "s", "seite", "seiten", "pag", "pags", "pág", "págs", "página",
    "páginas", "pagina", "paginas", "pagine", "blz", "bladzijden", "sidor", "sider", "str", "stron", "стр",
    "с", "страниц", "l", "leaves", "ページ", "页", "쪽",
  ]
  /// Units of time, size and storage, volumes and discs.
  static let others: Set = [
    "h", "hr", "hrs", "hour", "hours", "std", "stunde", "stunden", "heure", "heures", "hora", "horas", "ore",
    "uur", "m", "min", "mins", "minute", "minutes", "minuten", "minutos", "sec", "secs", "cm", "mm", "kb",
    "mb", "gb", "kg", "oz", "v", "vol", "vols", "volume", "volumes", "bd", "bde", "band", "bände", "tomes",
    "tomos", "cd", "cds", "dvd", "dvds", "disc", "discs", "disk", "disks", "cassette", "cassettes", "loc",
    "location", "locations", "position", "chapter", "chapters", "kapitel",
  ]
}
