// Parsing of numbers, dates, ratings and booleans from the bytes of a cell. Nil means that the cell does not
// parse.

extension Cell {
  /// A whole number, optionally with a sign and a fraction of zeros: spreadsheets write `374.0`.
  var number: Int? {
    var index = 0
    let isNegative = bytes.first == UInt8(ascii: "-")
    if isNegative || bytes.first == UInt8(ascii: "+") { index = 1 }
    let start = index
    var value = 0
    while index < bytes.count, let digit = Self.digit(bytes[index]) {
      guard index - start < 15 else { return nil }
      value = value * 10 + digit
      index += 1
    }
    guard index > start else { return nil }
    if index < bytes.count {
      guard bytes[index] == UInt8(ascii: "."), index + 1 < bytes.count else { return nil }
      guard bytes[(index + 1)...].allSatisfy({ $0 == UInt8(ascii: "0") }) else { return nil }
    }
    return isNegative ? -value : value
  }

  /// A year from 1000 to 1999 or 2000 to 2099 as four digits; 0 if the cell is empty, nil for anything else.
  var plainYear: Int? {
    if bytes.isEmpty { return 0 }
    guard bytes.count == 4,
      bytes[0] == UInt8(ascii: "1") || bytes[0] == UInt8(ascii: "2") && bytes[1] == UInt8(ascii: "0")
    else { return nil }
    var value = 0
    for byte in bytes {
      guard let digit = Self.digit(byte) else { return nil }
      value = value * 10 + digit
    }
    return value
  }

  /// A rating from 0 to 5 stars, in quarters: `4`, `3.75`, `4.50`.
  var starQuarters: Int? {
    guard let first = bytes.first, let whole = Self.digit(first), whole <= 5 else { return nil }
    var hundredths = 0
    if bytes.count > 1 {
      guard bytes.count > 2, bytes[1] == UInt8(ascii: ".") || bytes[1] == UInt8(ascii: ",") else {
        return nil
      }
      var weight = 10
      for byte in bytes[2...] {
        guard let digit = Self.digit(byte), digit == 0 || weight > 0 else { return nil }
        hundredths += digit * weight
        weight /= 10
      }
    }
    guard hundredths.isMultiple(of: 25) else { return nil }
    let quarters = whole * 4 + hundredths / 25
    return quarters <= 20 ? quarters : nil
  }

  /// True if the cell is "true", "yes", "y", "1" or a word for it in another language.
  var isTrue: Bool { flag == true }

  private func isWord(_ word: StaticString) -> Bool {
    bytes.count == word.utf8CodeUnitCount
      && bytes.elementsEqual(UnsafeBufferPointer(start: word.utf8Start, count: word.utf8CodeUnitCount))
  }

  /// True for yes and false for no, in any spelling; nil if the cell is neither.
  var flag: Bool? {
    // Services write these.
    if isWord("true") || isWord("1") { return true }
    if isWord("false") || isWord("0") { return false }
    guard bytes.count <= 10, let word = text?.lowercased() else { return nil }
    if [
      "true", "yes", "y", "1", "x", "ja", "oui", "sí", "si", "sim", "да", "✓", "✔", "✔️", "☑", "☑️", "✅",
      "checked",
    ].contains(word) {
      return true
    }
    return ["false", "no", "n", "0", "nein", "non", "não", "nee", "нет", "☐", "❌", "unchecked"].contains(word)
      ? false : nil
  }

  /// A date as `2023/05/07` or `2023-5-7`, or only its year, or year and month. A time after the date is
  /// ignored.
  var date: CalendarDate? {
    var rest = bytes[..<dayEnd]
    guard let year = Self.datePart(&rest, digits: 4...4) else { return nil }
    guard !rest.isEmpty else { return CalendarDate(year: year) }
    guard let month = Self.datePart(&rest, digits: 1...2) else { return nil }
    guard !rest.isEmpty else { return CalendarDate(year: year, month: month) }
    guard let day = Self.datePart(&rest, digits: 1...2), rest.isEmpty else { return nil }
    return CalendarDate(year: year, month: month, day: day)
  }

  /// True for the date that Calibre writes for none: `0101-01-01T00:00:00+00:00`.
  var isVoidDate: Bool { bytes.starts(with: "0101-01-01".utf8) }

  /// The end of the date before a time: `2010-05-07 12:30:00`, `2010-05-07T12:30`.
  private var dayEnd: Int {
    guard bytes.count > 10 else { return bytes.count }
    for index in 8...10 where bytes[index] == UInt8(ascii: " ") || bytes[index] == UInt8(ascii: "T") {
      let isTime = index + 1 < bytes.count && Self.digit(bytes[index + 1]) != nil
      return isTime ? index : bytes.count
    }
    return bytes.count
  }

  /// Parses a positive number and the separator after it, which must not be the last byte.
  private static func datePart(
    _ rest: inout Slice<UnsafeBufferPointer<UInt8>>, digits: ClosedRange<Int>
  ) -> Int? {
    var value = 0
    var count = 0
    while let byte = rest.first, let digit = digit(byte), count < digits.upperBound {
      value = value * 10 + digit
      count += 1
      rest = rest.dropFirst()
    }
    guard count >= digits.lowerBound, value > 0 else { return nil }
    guard let separator = rest.first else { return value }
    guard separator == UInt8(ascii: "/") || separator == UInt8(ascii: "-"), rest.count > 1 else { return nil }
    rest = rest.dropFirst()
    return value
  }
}
