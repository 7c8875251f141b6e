// Publication dates as providers write them: a year, a month or a day, sometimes with a mark, sometimes in
// words, sometimes nonsense.

/// Reading of a publication date.
enum PublicationDate {
  /// The years in which a book can have been printed.
  static let years = 1_400...2_100

  /// Whether a work can have come out in that year; there were books before there was print.
  static func isYear(_ year: Int) -> Bool { (1...2_100).contains(year) }

  /// The date with as much precision as makes sense: `2017`, `2017-05` or `2017-05-09`; nil without a
  /// year.
  ///
  /// Years before printing and far in the future are nonsense; `1999*` is 1999; in `2017-13` only the year
  /// counts. `20170509` is a day as well.
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

  /// The same for dates in words: `May 5, 1999`, `5 May 1999`, `Mar 2003`, `c1999`, and for times of a day.
  ///
  /// The year must be the only number of four digits that can be one. A month counts only by its English
  /// name, and a day only beside it: in `05/06/1999` nobody can tell the two apart.
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
