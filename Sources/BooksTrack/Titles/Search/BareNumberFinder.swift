// The forms of bare numbers: at the end of a title, before a subtitle, or in brackets at either end.

/// Finds the bare number of a title.
struct BareNumberFinder {
  let line: TitleLine

  /// Returns the line without the edition and the kind of book at its end: `… (Das Rad der Zeit 1): Roman
  /// (German Edition)`.
  static func withoutEdition(_ line: TitleLine) -> TitleLine {
    var line = EditionTail.common.cut(line)
    while let shorter = withoutGroup(line) ?? withoutKind(line) { line = EditionTail.common.cut(shorter) }
    return line
  }

  private static func withoutGroup(_ line: TitleLine) -> TitleLine? {
    guard let group = SubtitleSplit(groupOf: line) else { return nil }
    let words = line.fingerprints(in: group.subtitle)
    let isKind = words.last.map { kinds.contains($0) } ?? false
    guard EditionWords.common.describe(words) || words.count < 3 && isKind else { return nil }
    return TitleLine(line.text(group.main))
  }

  /// The last words of groups that name a kind of book.
  private static let kinds = WordTable(["novel", "novels", "roman", "romane", "ungekurzt", "ungekurzte"])

  /// Returns the line without a kind of book behind its last sign: `Winterfell: Das Lied 1 - Roman`.
  private static func withoutKind(_ line: TitleLine) -> TitleLine? {
    guard
      let sign = line.folded.indices.dropFirst().last(where: { [0x3A, 0x2D].contains(line.folded[$0]) }),
      sign + 1 < line.count, line.folded[sign + 1] == TitleLine.space,
      SubtitleWords.english.isGeneric(line.fingerprints(in: sign + 1..<line.count))
    else { return nil }
    let end = line.trimmed(0..<sign, of: .aroundNames).upperBound
    return line.hasLetter(in: 0..<end) ? TitleLine(line.text(0..<end)) : nil
  }

  /// Parses brackets at the end: `No Plan B (Jack Reacher 27)`, `The Great Hunt [Wheel of Time 2]`.
  func inGroup() -> BareNumber? {
    guard let last = line.folded.last, let opening = Self.opening(of: last) else { return nil }
    var depth = 0
    for index in line.folded.indices.reversed() {
      if line.folded[index] == last { depth += 1 }
      if line.folded[index] == opening { depth -= 1 }
      guard depth == 0 else { continue }
      guard line.hasLetterOrDigit(in: 0..<index) else { return nil }
      return inBrackets(index + 1..<line.count - 1)
    }
    return nil
  }

  /// Parses brackets before the title: `[Foundation 02] Forward the Foundation`.
  func inFront() -> BareNumber? {
    guard let first = line.folded.first, let closing = Self.closing(of: first),
      let end = line.folded.firstIndex(of: closing), line.hasLetter(in: end..<line.count)
    else { return nil }
    return inBrackets(1..<end)
  }

  private func inBrackets(_ range: Range<Int>) -> BareNumber? {
    guard var found = read(range) else { return nil }
    found.isTelling = true
    found.shortName = nil
    return found
  }

  private static func opening(of sign: UInt32) -> UInt32? { sign == 0x29 ? 0x28 : sign == 0x5D ? 0x5B : nil }
  private static func closing(of sign: UInt32) -> UInt32? { sign == 0x28 ? 0x29 : sign == 0x5B ? 0x5D : nil }

  /// Parses the first number that ends the title or that a subtitle follows.
  func inText() -> BareNumber? {
    var index = 1
    while index < line.count {
      guard let end = endOfNumber(at: index) else {
        index += 1
        continue
      }
      if let place = place(behind: end, of: index), var found = read(0..<place.end) {
        // `La Torre Oscura II: La llamada de los tres`: kings have shorter names.
        if found.isRoman { found.isTelling = place.isBeforeSubtitle && isNameOfSeries(found.name) }
        if place.isBeforeSubtitle, isBehindDash(index) { found.isTelling = true }
        return found
      }
      index = end
    }
    return nil
  }

  /// Returns the end of a number that starts at an index.
  private func endOfNumber(at start: Int) -> Int? {
    if Self.romans.contains(line.scalars[start]) { return start + 1 }
    var end = start
    if line.isDigit(start) {
      guard !line.isDigit(start - 1) else { return nil }
      while end < line.count, line.isDigit(end) { end += 1 }
      return end
    }
    guard line.folded[start - 1] == TitleLine.space else { return nil }
    while end < line.count, line.isLetter(end) { end += 1 }
    return isRoman(start..<end) ? end : nil
  }

  /// The Roman numbers Ⅰ to Ⅻ, one character each.
  private static let romans: ClosedRange<UInt32> = 0x2160...0x216B

  private func isRoman(_ range: Range<Int>) -> Bool {
    !range.isEmpty
      && range.allSatisfy { BareNumber.capitals.contains(UInt8(truncatingIfNeeded: line.scalars[$0])) }
      && range.allSatisfy { line.scalars[$0] < 0x80 }
  }

  /// Returns the end of a number with the signs that belong to it, if the title ends there or a subtitle
  /// follows.
  private func place(behind number: Int, of start: Int) -> (end: Int, isBeforeSubtitle: Bool)? {
    var end = number
    if end < line.count, let opening = Self.opening(of: line.folded[end]) {
      guard line.folded[start - 1] == opening else { return nil }
      end += 1
    }
    if end + 2 < line.count, line.folded[end] == 0x2E, line.folded[end + 1] == TitleLine.space {
      return (end, true)
    }
    if end < line.count, line.folded[end] == 0x2E { end += 1 }
    let next = line.skippingSpaces(end, to: line.count)
    guard next < line.count else { return (end, false) }
    let isSpaced = next > end
    switch line.folded[next] {
    case 0x3A where line.scalars[next] != 0x3A || isSpaceOrEastAsian(next + 1): return (end, true)
    case 0x2D where isSpaced && next + 1 < line.count && line.folded[next + 1] == TitleLine.space:
      return (end, true)
    case 0x28 where isSpaced, 0x5B where isSpaced: return (end, true)
    default:
      // `ソードアート・オンライン1 アインクラッド`
      return isSpaced && line.folded[start - 1] >= Self.eastAsia ? (end, true) : nil
    }
  }

  private func isSpaceOrEastAsian(_ index: Int) -> Bool {
    index < line.count && (line.folded[index] == TitleLine.space || line.folded[index] >= Self.eastAsia)
  }

  /// The first scalar of East Asian scripts, which separate no words.
  private static let eastAsia: UInt32 = 0x2E80

  private func isBehindDash(_ index: Int) -> Bool {
    index > 3 && line.folded[index - 1] == TitleLine.space && line.folded[index - 2] == 0x2D
      && line.folded[index - 3] == TitleLine.space
  }

  /// Returns true for a name of three words or more that contains no title of a ruler.
  private func isNameOfSeries(_ name: String) -> Bool {
    let line = TitleLine(name)
    let words = line.fingerprints(in: 0..<line.count)
    return words.count > 2 && !words.contains { Self.rulers.contains($0) }
  }
}

extension BareNumberFinder {
  /// The number at the end of a text.
  private struct Number {
    var start: Int
    var position: SeriesPosition
    var isTelling = false
    var isRoman = false
  }

  /// Parses a name and the number behind it at the end of a range.
  func read(_ range: Range<Int>) -> BareNumber? {
    var range = line.trimmed(range)
    if range.count > 2, line.folded[range.upperBound - 1] == 0x2E {
      range = range.lowerBound..<range.upperBound - 1
    }
    // `Lightbringer (5)`
    let isClosed = range.last.flatMap { Self.opening(of: line.folded[$0]) } != nil
    if isClosed { range = range.lowerBound..<range.upperBound - 1 }
    guard var number = digits(endOf: range) ?? roman(endOf: range), number.start > range.lowerBound else {
      return nil
    }
    if isClosed {
      guard [0x28, 0x5B].contains(line.folded[number.start - 1]) else { return nil }
      number.isTelling = true
    }
    guard let name = name(range.lowerBound..<number.start, &number) else { return nil }
    let short = OwnVolume(line: line, words: .international).nameBehindSign(in: name)
    return BareNumber(
      name: line.text(name), shortName: short, position: number.position, isTelling: number.isTelling,
      isRoman: number.isRoman)
  }

  /// Parses `3`, `03`, `1,5`, `3/7` and `3 of 7`.
  private func digits(endOf range: Range<Int>) -> Number? {
    var digits = startOfDigits(before: range.upperBound, range)..<range.upperBound
    guard !digits.isEmpty else { return nil }
    var hasTotal = false
    if let counted = numberBeforeTotal(digits, in: range) {
      digits = counted
      hasTotal = true
    } else if let place = decimal(digits, in: range) {
      return place
    }
    guard let value = Int(line.text(digits)), (1..<Self.firstYear).contains(value) else { return nil }
    let isPadded = line.folded[digits.lowerBound] == 0x30
    return Number(start: digits.lowerBound, position: SeriesPosition(value), isTelling: hasTotal || isPadded)
  }

  /// Higher numbers are years.
  private static let firstYear = 1_450

  private func startOfDigits(before end: Int, _ range: Range<Int>) -> Int {
    var start = end
    while start > range.lowerBound, line.isDigit(start - 1) { start -= 1 }
    return start
  }

  /// Returns the number before a total: the 3 of `3/7` and `3 of 7`.
  private func numberBeforeTotal(_ total: Range<Int>, in range: Range<Int>) -> Range<Int>? {
    var end = total.lowerBound
    if end > range.lowerBound, line.folded[end - 1] == 0x2F {
      end -= 1
    } else {
      let rest = line.trimmed(range.lowerBound..<end)
      guard let word = line.words(in: rest).last, word.upperBound == rest.upperBound, rest.upperBound < end,
        VolumeWords.international.isOf(word, in: line)
      else { return nil }
      end = line.trimmed(range.lowerBound..<word.lowerBound).upperBound
    }
    let digits = startOfDigits(before: end, range)..<end
    guard let number = Int(line.text(digits)), let all = Int(line.text(total)), number <= all, all < 1_000
    else {
      return nil
    }
    return digits
  }

  /// Parses `1.5` and `1,5`, given the digits behind the sign.
  private func decimal(_ fraction: Range<Int>, in range: Range<Int>) -> Number? {
    let sign = fraction.lowerBound - 1
    guard sign > range.lowerBound, [0x2C, 0x2E].contains(line.folded[sign]), line.isDigit(sign - 1) else {
      return nil
    }
    let start = startOfDigits(before: sign, range)
    guard let position = SeriesPosition(line.text(start..<sign) + "." + line.text(fraction)) else {
      return nil
    }
    return Number(start: start, position: position)
  }

  private func roman(endOf range: Range<Int>) -> Number? {
    guard let last = range.last else { return nil }
    if Self.romans.contains(line.scalars[last]) {
      return Number(
        start: last, position: SeriesPosition(Int(line.scalars[last] - Self.romans.lowerBound) + 1))
    }
    var start = range.upperBound
    while start > range.lowerBound, line.isLetter(start - 1) { start -= 1 }
    guard isRoman(start..<range.upperBound),
      let value = RomanNumeral.value(of: line.folded[start..<range.upperBound])
    else { return nil }
    return Number(start: start, position: SeriesPosition(value), isRoman: true)
  }

  /// Returns the name before a number without a word for volumes; nil if there is none, or if its last word
  /// counts something else.
  private func name(_ range: Range<Int>, _ number: inout Number) -> Range<Int>? {
    let words = line.words(in: range)
    guard var last = words.last, isApart(number.start, from: last) else { return nil }
    var name = range.lowerBound..<last.upperBound
    let vocabulary = VolumeWords.international
    if let kind = vocabulary.kind(of: last, in: line), kind != .letter {
      guard words.count > 1, kind != .part else { return nil }
      number.isTelling = number.isTelling || kind != .count
      name = range.lowerBound..<last.lowerBound
      last = words[words.count - 2]
    } else {
      name = line.trimmed(range)
      if let sign = name.last, [0x23, 0x28, 0x5B].contains(line.folded[sign]), sign + 1 == number.start {
        number.isTelling = true
        name = name.lowerBound..<sign
      }
    }
    name = line.trimmed(name, of: .aroundNames)
    let prints = line.fingerprints(in: name)
    guard line.hasLetter(in: name), !CountedThings.common.contains(last, in: line),
      !CountedThings.named.contains(last, in: line),
      !prints.allSatisfy({ SeriesWords.all.contains($0) }),
      !number.isRoman || number.position != SeriesPosition(1) || prints.count > 2
    else { return nil }
    return name
  }

  /// Returns true if the signs between a word and the number separate them: not in `K-19` or `C# 8`.
  private func isApart(_ number: Int, from word: Range<Int>) -> Bool {
    let between = word.upperBound..<number
    if between.isEmpty { return line.folded[number - 1] >= Self.eastAsia }
    if between.contains(where: { line.isDigit($0) }) { return false }
    return line.folded[number - 1] == TitleLine.space || Self.beforeNumber.contains(line.folded[number - 1])
  }

  private static let beforeNumber = Punctuation("#(.°[º")

  /// Words before the name of a person with a number: `Le Roi Louis XIV`, `Pope John Paul II`.
  private static let rulers = WordTable([
    "king", "queen", "prince", "tsar", "czar", "emperor", "pope", "konig", "kaiser", "papst", "roi", "reine",
    "empereur", "pape", "rey", "reina", "emperador", "papa", "re", "regina", "imperatore", "rei", "dom",
    "koning", "keizer", "paus", "kung", "konung", "krol", "cesarz", "papiez", "император", "царь", "папа",
    "король",
  ])
}
