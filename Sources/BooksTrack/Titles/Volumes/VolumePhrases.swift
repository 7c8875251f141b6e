// Detection of volume phrases in words: `Volume 01`, `Book One of the Inheritance Cycle`, `3. kötet`, `第3巻`,
// `الجزء الأول`, and 上 and 下 after a Japanese or Chinese title.

/// A volume phrase in a title.
struct VolumePhrase {
  var start: Int
  var end: Int
  var kind: VolumeWords.Kind
  var position: SeriesPosition
  var part: Int?
  /// The series' name if it is part of the phrase: `Book One of the Inheritance Cycle`.
  var name: String?
  /// True if the phrase ends the range.
  var reachesEnd: Bool
  var nameFollows: Bool { name != nil }
}

/// Parses volume phrases in a line.
struct VolumePhrases {
  let line: TitleLine
  let words: VolumeWords

  private static let beforeNumber = Punctuation(". :#°º")
  private static let behindName = Punctuation(":;([,")

  /// Returns the last phrase of a range.
  ///
  /// - Parameter acceptsBookAnywhere: True if "Book 3" counts without a comma before it, as in parentheses.
  func last(in range: Range<Int>, acceptsBookAnywhere: Bool = false) -> VolumePhrase? {
    let tokens = line.words(in: range)
    var part: (phrase: VolumePhrase, index: Int)?
    for index in tokens.indices.reversed() {
      guard let kind = words.kind(of: tokens[index], in: line) else { continue }
      let phrase = behind(tokens, index, kind, in: range) ?? before(tokens, index, kind, in: range)
      guard let phrase else { continue }
      if kind == .volume || (acceptsBookAnywhere && kind != .letter) || phrase.nameFollows
        || isVolume(phrase, in: range)
      {
        // The "Part 1" of "Book 3, Part 1" belongs to the phrase before it.
        if phrase.kind == .part, part == nil {
          part = (phrase, index)
          continue
        }
        if let part, phrase.kind == .part || phrase.end != part.phrase.end { break }
        return phrase.nameFollows ? phrase : first(before: index, tokens, in: range) ?? phrase
      }
    }
    if let part { return first(before: part.index, tokens, in: range) ?? part.phrase }
    return line.isASCII ? nil : half(in: range, tokens) ?? counted(in: range)
  }

  /// Returns the first volume that a subtitle follows: in `Silver Hill v04 - Amber v01` the second number
  /// counts volumes of a part of the series.
  private func first(before index: Int, _ tokens: [Range<Int>], in range: Range<Int>) -> VolumePhrase? {
    for place in tokens[..<index].indices {
      guard let kind = words.kind(of: tokens[place], in: line), kind == .volume || kind == .letter,
        tokens[place].lowerBound > range.lowerBound, let phrase = behind(tokens, place, kind, in: range),
        !phrase.nameFollows, isBeforeSubtitle(phrase.end), kind == .volume || isVolume(phrase, in: range)
      else { continue }
      return phrase
    }
    return nil
  }

  /// Returns true if a phrase whose word may be an ordinary one counts as a volume in its place.
  private func isVolume(_ phrase: VolumePhrase, in range: Range<Int>) -> Bool {
    switch phrase.kind {
    case .volume: return true
    case .letter:
      return phrase.start > range.lowerBound && (phrase.reachesEnd || isBeforeSubtitle(phrase.end))
        && (line.folded[phrase.start + 1] != TitleLine.space
          || isSetOff(phrase.start, from: range.lowerBound))
    case .book, .count, .part: break
    }
    if isSetOff(phrase.start, from: range.lowerBound) { return true }
    guard phrase.kind != .count, phrase.reachesEnd, phrase.start > range.lowerBound else { return false }
    // "The Jungle Book 2" is a sequel. In "Book Two" or "Part 2" at the end a comma was left out, and the "3"
    // of "1Q84 BOOK3" belongs to the word before it.
    return phrase.kind == .part || !line.isDigit(phrase.end - 1)
      || isOneWord(phrase) || followsColon(phrase.start, from: range.lowerBound)
  }

  /// Returns true if the number directly follows the letters of its word.
  private func isOneWord(_ phrase: VolumePhrase) -> Bool {
    (phrase.start..<phrase.end).first { !line.isLetter($0) }.map { line.isDigit($0) } ?? false
  }

  /// Returns true if a colon or a dash between spaces follows.
  private func isBeforeSubtitle(_ index: Int) -> Bool {
    let next = line.skippingSpaces(index, to: line.count)
    guard next < line.count else { return false }
    return line.folded[next] == 0x3A
      || next > index && line.folded[next] == 0x2D && next + 1 < line.count
        && line.folded[next + 1] == TitleLine.space
  }

  /// Returns the name before a number sign without its volume word: `Saga Volume #2`, `Mistborn, Book #1`. A
  /// word that may be an ordinary one is removed only after a comma, so `The Jungle Book #2` keeps it; no
  /// word is removed before a comma (`The Jungle Book, #2`).
  func withoutVolumeWord(_ range: Range<Int>) -> Range<Int> {
    let name = line.trimmed(range, of: .aroundNames)
    guard !line.folded[name.upperBound..<range.upperBound].contains(0x2C),
      let last = line.words(in: name).last,
      last.upperBound == name.upperBound, let kind = words.kind(of: last, in: line)
    else { return name }
    let rest = line.trimmed(name.lowerBound..<last.lowerBound, of: .aroundNames)
    guard kind != .letter else { return name }
    let isSetOff = rest.isEmpty || line.folded[rest.upperBound..<last.lowerBound].contains(0x2C)
    return kind == .volume || isSetOff ? rest : name
  }

  /// Parses the word, then its number: `Volume 3`, `Book One`, `Vol. III`.
  private func behind(
    _ tokens: [Range<Int>], _ index: Int, _ kind: VolumeWords.Kind, in range: Range<Int>
  ) -> VolumePhrase? {
    guard let reading = number(after: tokens[index], in: range) else { return nil }
    let next = line.skippingSpaces(reading.end, to: range.upperBound)
    let year = PositionParser(line: line, words: words).year(after: reading.end, to: range.upperBound)
    var phrase = VolumePhrase(
      start: tokens[index].lowerBound, end: reading.end, kind: kind, position: reading.position,
      part: reading.part, name: nil, reachesEnd: next == range.upperBound || year == range.upperBound)
    if phrase.reachesEnd || year != nil || Punctuation.behindNumbers.contains(line.folded[next]) {
      return phrase
    }
    guard kind != .part, let named = named(from: next, in: range) else { return nil }
    phrase.name = named.name
    phrase.end = named.end
    phrase.reachesEnd = named.end == range.upperBound
    return phrase
  }

  /// Parses the number, then its word, in languages with that order: `3. kötet`, `第3巻`, `3권`, `2. rész`. A
  /// word for parts counts volumes in East Asia: `第1部`, `2부`.
  private func before(
    _ tokens: [Range<Int>], _ index: Int, _ kind: VolumeWords.Kind, in range: Range<Int>
  ) -> VolumePhrase? {
    guard index > 0 else { return nil }
    let word = tokens[index]
    let number = tokens[index - 1]
    let first = startOfRange(tokens, index - 1)
    let between = number.upperBound..<word.lowerBound
    let isOrdinal = between.contains { line.folded[$0] == 0x2E }
    let isEastAsian = line.folded[word.lowerBound] >= 0x2E80
    guard line.isDigit(number.lowerBound), between.count <= 2, isOrdinal || isEastAsian else { return nil }
    guard
      var reading = PositionParser(line: line, words: words).read(at: first, to: number.upperBound),
      reading.end == number.upperBound
    else { return nil }
    var start = first
    let hasOrdinalSign = isOrdinalSign(start - 1, from: range.lowerBound)
    if hasOrdinalSign { start -= 1 }
    // 部 without the sign counts copies.
    if line.scalars[word.lowerBound] == Self.section, !hasOrdinalSign { return nil }
    if start > range.lowerBound, Self.totals.contains(line.scalars[start - 1]) {
      guard let all = reading.position.allUpTo else { return nil }
      reading.position = all
      start -= 1
    }
    let next = line.skippingSpaces(word.upperBound, to: range.upperBound)
    guard
      next == range.upperBound || Punctuation.behindNumbers.contains(line.folded[next])
        || hasOrdinalSign && next > word.upperBound
    else { return nil }
    return VolumePhrase(
      start: start, end: word.upperBound, kind: kind == .part && !isEastAsian ? .part : .volume,
      position: reading.position, part: nil, name: nil, reachesEnd: next == range.upperBound)
  }

  /// Returns true for 第, and for a 제 that ends no word.
  private func isOrdinalSign(_ index: Int, from start: Int) -> Bool {
    guard index >= start else { return false }
    if line.scalars[index] == Self.ordinal { return true }
    return line.scalars[index] == Self.koreanOrdinal && (index == start || !line.isLetter(index - 1))
  }

  /// Returns the start of a range of volumes that ends with a number: `01` in `第01-09巻`.
  private func startOfRange(_ tokens: [Range<Int>], _ last: Int) -> Int {
    let end = tokens[last].lowerBound
    guard last > 0, line.isDigit(tokens[last - 1].lowerBound), end - tokens[last - 1].upperBound <= 3,
      (tokens[last - 1].upperBound..<end).contains(where: { Self.rangeSigns.contains(line.folded[$0]) })
    else { return end }
    return tokens[last - 1].lowerBound
  }

  private static let rangeSigns = Punctuation("-~")
  /// 第, before an ordinal number.
  private static let ordinal: UInt32 = 0x7B2C
  /// 제, the same in Korean.
  private static let koreanOrdinal: UInt32 = 0xC81C
  /// 部, a part or a copy.
  private static let section: UInt32 = 0x90E8
  /// 全, 共 and 전, before the number of all volumes.
  private static let totals: Set<UInt32> = [0x5168, 0x5171, 0xC804]

  /// Parses the number behind a volume word at an index: `#Book 1`.
  func number(behindWordAt start: Int, in range: Range<Int>) -> PositionParse? {
    guard start < range.upperBound, let word = line.words(in: start..<range.upperBound).first,
      word.lowerBound == start, let kind = words.kind(of: word, in: line), kind != .part
    else { return nil }
    return number(after: word, in: range)
  }

  /// Parses a number in digits, words or Roman numerals after a volume word and its full stop.
  private func number(after word: Range<Int>, in range: Range<Int>) -> PositionParse? {
    var start = word.upperBound
    while start < range.upperBound, Self.beforeNumber.contains(line.folded[start]) { start += 1 }
    guard start < range.upperBound else { return nil }
    if let reading = PositionParser(line: line, words: words).read(at: start, to: range.upperBound) {
      return reading
    }
    guard line.isLetter(start), start > word.upperBound else { return nil }
    var end = start
    while end < range.upperBound, line.isLetter(end) { end += 1 }
    guard let value = words.number(start..<end, in: line) ?? RomanNumeral.value(of: line.folded[start..<end])
    else { return nil }
    return PositionParse(position: SeriesPosition(value), part: nil, end: end)
  }

  /// Parses the name after "of" up to the next punctuation: `of the Inheritance Cycle`.
  private func named(from index: Int, in range: Range<Int>) -> (name: String, end: Int)? {
    var stop = index
    while stop < range.upperBound, line.isLetter(stop) { stop += 1 }
    guard stop > index, words.isOf(index..<stop, in: line) else { return nil }
    var end = stop
    while end < range.upperBound, !Self.behindName.contains(line.folded[end]) { end += 1 }
    var name = line.trimmed(stop..<end)
    if let first = line.words(in: name).first, line.text(first).lowercased() == "the" {
      name = line.trimmed(first.upperBound..<name.upperBound)
    }
    return line.hasLetter(in: name) ? (line.text(name), end) : nil
  }

  private func isSetOff(_ index: Int, from start: Int) -> Bool {
    var before = index - 1
    while before >= start, line.folded[before] == TitleLine.space { before -= 1 }
    return before >= start && Punctuation.beforePhrases.contains(line.folded[before])
  }

  /// Returns true if a colon and a name precede: `Words of Radiance: Stormlight Archive Book Two`.
  private func followsColon(_ index: Int, from start: Int) -> Bool {
    guard let colon = line.folded[start..<index].lastIndex(of: 0x3A) else { return false }
    return line.hasLetter(in: colon..<index)
  }

  /// Parses 上 (first), 中 (middle) and 下 (last), alone or before 巻, at the very end and after a space.
  private func half(in range: Range<Int>, _ tokens: [Range<Int>]) -> VolumePhrase? {
    guard let last = tokens.last, last.upperBound == range.upperBound, (1...2).contains(last.count),
      last.lowerBound == range.lowerBound || line.folded[last.lowerBound - 1] == TitleLine.space
    else { return nil }
    let text = line.text(last)
    guard let place = Self.halves[text] else { return nil }
    return VolumePhrase(
      start: last.lowerBound, end: last.upperBound, kind: .volume, position: place, part: nil,
      name: nil, reachesEnd: true)
  }

  /// Parses `第二卷` and `二卷`: a Chinese numeral before the word, at the very end.
  private func counted(in range: Range<Int>) -> VolumePhrase? {
    guard range.count > 1, let last = range.last,
      let kind = words.kind(of: last..<range.upperBound, in: line),
      kind == .volume || kind == .part
    else { return nil }
    var start = last
    while start > range.lowerBound, Self.numerals[line.scalars[start - 1]] != nil { start -= 1 }
    guard let value = Self.value(of: line.scalars[start..<last]) else { return nil }
    var position = SeriesPosition(value)
    if start > range.lowerBound, line.scalars[start - 1] == Self.ordinal {
      start -= 1
    } else if kind == .part {
      return nil
    } else if start > range.lowerBound, Self.totals.contains(line.scalars[start - 1]) {
      guard let all = position.allUpTo else { return nil }
      position = all
      start -= 1
    } else if start > range.lowerBound, line.folded[start - 1] != TitleLine.space {
      return nil
    }
    return VolumePhrase(
      start: start, end: range.upperBound, kind: .volume, position: position, part: nil, name: nil,
      reachesEnd: true)
  }

  /// Returns the value of a Chinese numeral from 一 to 九十九.
  static func value(of scalars: ArraySlice<UInt32>) -> Int? {
    let digits = scalars.compactMap { numerals[$0] }
    switch digits.count {
    case 1: return digits[0]
    case 2 where digits[0] == 10: return 10 + digits[1]
    case 2 where digits[1] == 10: return digits[0] * 10
    case 3 where digits[1] == 10: return digits[0] * 10 + digits[2]
    default: return nil
    }
  }

  /// Returns true for a character of Chinese numerals.
  static func isNumeral(_ scalar: UInt32) -> Bool { numerals[scalar] != nil }

  private static let numerals: [UInt32: Int] = {
    var values: [UInt32: Int] = [:]
    for (index, scalar) in "一二三四五六七八九十".unicodeScalars.enumerated() { values[scalar.value] = index + 1 }
    return values
  }()

  /// 中 is the second of three; 下 is always the last, of two or of three.
  private static let halves: [String: SeriesPosition] = {
    let middle = SeriesPosition(hundredths: 150)
    return [
      "上": SeriesPosition(1), "上巻": SeriesPosition(1), "上册": SeriesPosition(1), "前編": SeriesPosition(1),
      "상": SeriesPosition(1), "中": middle, "中巻": middle, "中册": middle, "중": middle,
      "下": SeriesPosition(2), "下巻": SeriesPosition(2), "下册": SeriesPosition(2), "後編": SeriesPosition(2),
      "하": SeriesPosition(2),
    ]
  }()
}

/// Roman numerals up to 89; higher ones do not occur as volume numbers.
enum RomanNumeral {
  static func value(of folded: ArraySlice<UInt32>) -> Int? {
    guard (1...8).contains(folded.count) else { return nil }
    var total = 0
    var previous = 0
    for scalar in folded.reversed() {
      let value: Int
      switch scalar {
      case 0x69: value = 1
      case 0x76: value = 5
      case 0x78: value = 10
      case 0x6C: value = 50
      default: return nil
      }
      total += value < previous ? -value : value
      previous = max(previous, value)
    }
    return total > 0 && total < 90 ? total : nil
  }
}
