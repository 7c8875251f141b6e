// Publication dates as providers write them: a year, a month or a day, sometimes with a mark, sometimes
// nonsense.

/// Reading of a publication date.
enum PublicationDate {
  /// The date with as much precision as makes sense: `2017`, `2017-05` or `2017-05-09`; nothing without a
  /// year.
  ///
  /// Years before printing and far in the future are nonsense; `1999*` is 1999; in `2017-13` only the year
  /// counts.
  static func canonical(_ text: String) -> String? {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    guard let year = parts.first.map({ $0.prefix { ("0"..."9").contains($0) } }), year.count == 4,
      let number = Int(year), (1_400...2_100).contains(number)
    else { return nil }
    guard parts.count > 1, let month = twoDigits(parts[1], in: 1...12) else { return String(year) }
    let longest = [4, 6, 9, 11].contains(month) ? 30 : month == 2 ? (isLeap(number) ? 29 : 28) : 31
    guard parts.count > 2, twoDigits(parts[2], in: 1...longest) != nil else { return "\(year)-\(parts[1])" }
    return "\(year)-\(parts[1])-\(parts[2])"
  }

  private static func twoDigits(_ text: Substring, in range: ClosedRange<Int>) -> Int? {
    guard text.utf8.count == 2, text.utf8.allSatisfy({ (48...57).contains($0) }), let value = Int(text),
      range.contains(value)
    else { return nil }
    return value
  }

  private static func isLeap(_ year: Int) -> Bool {
    year.isMultiple(of: 4) && (!year.isMultiple(of: 100) || year.isMultiple(of: 400))
  }
}
