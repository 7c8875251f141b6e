// Parsing of series positions in titles: `3`, `0.5`, `1-3`, `1–3`, `1-4 + 3.5`, `0.4, 0.5, 2.5`,
// `3: Part 2 of 2`, `2 of 5`.

/// A parsed series position.
struct PositionParse {
  var position: SeriesPosition
  /// The part of a split volume: 2 in `#3: Part 2 of 2`.
  var part: Int?
  /// The index after the last scalar of the position.
  var end: Int
}

/// Parses series positions in a line.
struct PositionParser {
  let line: TitleLine
  let words: VolumeWords

  private static let between = Punctuation(",+&/")
  private static let beforePart = Punctuation(":,-")
  private static let dashes = Punctuation("-~")

  /// Parses the position that starts at an index; returns nil if there is none.
  func read(at start: Int, to end: Int) -> PositionParse? {
    guard let first = span(at: start, to: end) else { return nil }
    var spans = [first.span]
    var part = first.letter
    var index = first.end
    if let total = total(behindSlash: index, to: end, of: first.span) { index = total }
    while let next = further(after: index, to: end, than: first.span) {
      spans.append(next.span)
      index = next.end
    }
    if let total = ofTotal(after: index, to: end) { index = total }
    if let split = splitPart(after: index, to: end) {
      part = split.part
      index = split.end
    }
    guard let position = SeriesPosition(spans: spans) else { return nil }
    return PositionParse(position: position, part: part, end: index)
  }

  private typealias SpanReading = (span: SeriesPosition.Span, letter: Int?, end: Int)

  /// Parses `3`, `0.5`, `1-3` or `1a`.
  private func span(at start: Int, to end: Int) -> SpanReading? {
    guard let first = number(at: start, to: end) else { return nil }
    let dash = line.skippingSpaces(first.end, to: end)
    if dash < end, Self.dashes.contains(line.folded[dash]) {
      var second = line.skippingSpaces(dash + 1, to: end)
      if second < end, line.folded[second] == 0x23 { second += 1 }
      if let last = number(at: second, to: end), last.value > first.value, !isYear(last, after: first) {
        return (SeriesPosition.Span(first: first.value, last: last.value), nil, last.end)
      }
    }
    let single = SeriesPosition.Span(first: first.value, last: first.value)
    return (single, first.letter, first.end)
  }

  /// Returns the index after a year that follows a position: `1 - 1990`, `2, 1990`, `3 (1995)`; nil if no
  /// year follows. A range of years is the period that a volume covers.
  func year(after index: Int, to end: Int) -> Int? {
    var start = line.skippingSpaces(index, to: end)
    let isOpen = start < end && line.folded[start] == 0x28
    if start < end, isOpen || Self.beforeYear.contains(line.folded[start]) {
      start = line.skippingSpaces(start + 1, to: end)
    }
    guard start > index, let year = number(at: start, to: end), Self.years.contains(year.value),
      year.value % 100 == 0, year.letter == nil, year.end == start + 4
    else { return nil }
    var next = year.end
    if isOpen {
      guard next < end, line.folded[next] == 0x29 else { return nil }
      next += 1
    }
    let sign = line.skippingSpaces(next, to: end)
    if sign < end, Self.dashes.contains(line.folded[sign]) {
      let second = line.skippingSpaces(sign + 1, to: end)
      if second < end, line.isDigit(second) { return nil }
    }
    return next == end || !(line.isLetter(next) || line.isDigit(next)) ? next : nil
  }

  private static let beforeYear = Punctuation(",-")
  /// The years of printed books, in hundredths.
  private static let years = 1_450_00...2_099_00

  private typealias NumberReading = (value: Int, letter: Int?, end: Int)

  /// Returns true if a number behind a dash is a year, and the one before it is a volume.
  private func isYear(_ last: NumberReading, after first: NumberReading) -> Bool {
    Self.years.contains(last.value) && first.value < 1_000_00
  }

  /// Parses a number, in hundredths: at most five digits, and a fraction whose digits after the second are
  /// ignored.
  private func number(at start: Int, to end: Int) -> (value: Int, letter: Int?, end: Int)? {
    var index = start
    var value = 0
    while index < end, line.isDigit(index), index - start < 6 {
      value = value * 10 + Int(line.folded[index] - 0x30)
      index += 1
    }
    let whole = index - start
    guard whole <= 5 else { return nil }
    value *= 100
    if index + 1 < end, line.folded[index] == 0x2E, line.isDigit(index + 1) {
      index += 1
      var unit = 10
      while index < end, line.isDigit(index) {
        value += unit * Int(line.folded[index] - 0x30)
        unit /= 10
        index += 1
      }
    } else if whole == 0 {
      return nil
    } else if index < end, line.scalars[index] == 0xBD {
      value += 50
      index += 1
    }
    guard index < end, line.isLetter(index), line.folded[index] < 0x80 else { return (value, nil, index) }
    let letter = Int(line.folded[index]) - 0x60
    let standsAlone = index + 1 == end || !(line.isLetter(index + 1) || line.isDigit(index + 1))
    return letter <= 6 && standsAlone ? (value, letter, index + 1) : nil
  }

  /// Parses a further span: `, 0.5`, `+ 3.5` or `& 2`. A number of four digits after a shorter one is a year,
  /// and a number that belongs to a word (`, 2nd edition`) is not a span.
  private func further(after index: Int, to end: Int, than first: SeriesPosition.Span) -> SpanReading? {
    let sign = line.skippingSpaces(index, to: end)
    guard sign < end, Self.between.contains(line.folded[sign]) else { return nil }
    var start = line.skippingSpaces(sign + 1, to: end)
    if start < end, line.folded[start] == 0x23 { start += 1 }
    guard let next = span(at: start, to: end), next.span.first < 100_000 || first.first >= 100_000 else {
      return nil
    }
    let after = line.skippingSpaces(next.end, to: end)
    return after == end || !line.isLetter(after) ? next : nil
  }

  /// Skips a total, `of 5` in any language; it is not part of the position.
  private func ofTotal(after index: Int, to end: Int) -> Int? {
    let start = line.skippingSpaces(index, to: end)
    var stop = start
    while stop < end, line.isLetter(stop) { stop += 1 }
    guard start > index, stop > start, stop < end, line.folded[stop] == TitleLine.space,
      words.isOf(start..<stop, in: line)
    else { return nil }
    var last = line.skippingSpaces(stop, to: end)
    let first = last
    while last < end, line.isDigit(last) { last += 1 }
    return last > first && last - first <= Self.longestTotal ? last : nil
  }

  /// Skips a total behind a slash: `1/5`, but not the second volume of `4/5`.
  private func total(behindSlash index: Int, to end: Int, of span: SeriesPosition.Span) -> Int? {
    guard index + 1 < end, line.folded[index] == 0x2F, line.isDigit(index + 1), span.first == span.last,
      let total = number(at: index + 1, to: end), total.letter == nil,
      total.end - index <= Self.longestTotal + 1,
      total.value == span.first || total.value > span.first + 100,
      total.end == end || line.folded[total.end] != 0x2F
    else { return nil }
    return total.end
  }

  private static let longestTotal = 3

  /// Parses `: Part 2 of 2` or `, Teil 1` after a position.
  private func splitPart(after index: Int, to end: Int) -> (part: Int, end: Int)? {
    var start = line.skippingSpaces(index, to: end)
    if start < end, Self.beforePart.contains(line.folded[start]) {
      start = line.skippingSpaces(start + 1, to: end)
    }
    var stop = start
    while stop < end, line.isLetter(stop) { stop += 1 }
    guard stop > start, words.kind(of: start..<stop, in: line) == .part else { return nil }
    if stop < end, line.folded[stop] == 0x2E { stop += 1 }
    let digits = line.skippingSpaces(stop, to: end)
    guard let number = number(at: digits, to: end) else { return nil }
    return (number.value / 100, ofTotal(after: number.end, to: end) ?? number.end)
  }
}
