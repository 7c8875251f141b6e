// Publication dates as providers write them: a year, month or day, sometimes with a mark, in words, or
// invalid.

/// The parser of publication dates.
enum PublicationDate {
  /// The years in which a book can have been printed.
  static let years = 1_400...2_100

  /// Returns true if a work can have been published in that year, possibly before printing.
  static func isYear(_ year: Int) -> Bool { (1...2_100).contains(year) }

  /// Parses a numeric date to `2017`, `2017-05` or `2017-05-09`, dropping invalid parts; nil without a valid
  /// year.
  ///
  /// Years before printing or far in the future are invalid. `1999*` is 1999, `2017-13` is 2017, and
  /// `20170509` is a day.
  static func canonical(_ text: String) -> String? {
    if text.utf8.count == 8, text.utf8.allSatisfy({ (48...57).contains($0) }) {
      return canonical("\(text.prefix(4))-\(text.dropFirst(4).prefix(2))-\(text.suffix(2))")
    }
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    guard let year = parts.first.map({ $0.prefix { ("0"..."9").contains($0) } }), year.count == 4,
      let number = Int(year), years.contains(number)
    else { return nil }
    guard parts.count > 1, let month = twoDigits(parts[1], in: 1...12) else { return String(year) }
    guard parts.count > 2, twoDigits(parts[2], in: 1...days(of: month, in: number)) != nil else {
      return "\(year)-\(parts[1])"
    }
    return "\(year)-\(parts[1])-\(parts[2])"
  }

  /// Like `canonical`, for dates in words as well: `May 5, 1999`, `5 May 1999`, `Mar 2003`, `c1999`, and for
  /// timestamps.
  ///
  /// The year must be the only plausible number of four digits. A month is recognized only by its English
  /// name, and a day only next to it: `05/06/1999` is ambiguous.
  static func free(_ text: String) -> String? {
    let text = text.shortened(to: 60)
    let day = text.prefix { $0 != "T" && $0 != " " }
    if day.utf8.count >= 4, let date = canonical(String(day)),
      day.utf8.count == text.utf8.count || date.count == 10
    {
      return date
    }
    let words = text.split { !$0.isLetter && !$0.isNumber }
    let runs = words.map { $0.drop { !("0"..."9").contains($0) }.prefix { ("0"..."9").contains($0) } }
    let found = runs.filter { $0.count == 4 }.compactMap { Int($0) }.filter(years.contains)
    guard let year = found.first, found.allSatisfy({ $0 == year }) else { return nil }
    guard let place = words.firstIndex(where: { month(named: $0) != nil }),
      let month = month(named: words[place])
    else { return String(year) }
    let beside = [place - 1, place + 1].filter(words.indices.contains).compactMap { Int(runs[$0]) }
    let fitting = beside.filter { (1...days(of: month, in: year)).contains($0) }
    let date = "\(year)-\(padded(month))"
    return fitting.count == 1 ? "\(date)-\(padded(fitting[0]))" : date
  }

  private static func month(named word: Substring) -> Int? {
    let word = word.lowercased()
    guard word.utf8.count >= 3 else { return nil }
    return months.firstIndex { $0 == word || (word.utf8.count <= 4 && $0.hasPrefix(word)) }.map { $0 + 1 }
  }

  private static let months = [
    "january", "february", "march", "april", "may", "june", "july", "august", "september", "october",
    "november", "december",
  ]

  private static func padded(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }

  private static func twoDigits(_ text: Substring, in range: ClosedRange<Int>) -> Int? {
    guard text.utf8.count == 2, text.utf8.allSatisfy({ (48...57).contains($0) }), let value = Int(text),
      range.contains(value)
    else { return nil }
    return value
  }

  private static func days(of month: Int, in year: Int) -> Int {
    switch month {
    case 4, 6, 9, 11: 30
    case 2: year.isMultiple(of: 4) && (!year.isMultiple(of: 100) || year.isMultiple(of: 400)) ? 29 : 28
    default: 31
    }
  }
}
