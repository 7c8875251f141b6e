// The text of a cell that names a series: a name with or without a number, in the forms that apps and readers
// write: `Mistborn #2`, `Valley (1 of 3)`, `Book 1 of 6: Dune`, `Discworld #4, Death #1`, `Tintenwelt 1`.

/// The parser of one name in a column for series.
enum SeriesCell {
  typealias Place = SeriesColumns.Place

  /// Splits the numbers off the names: `Mistborn #2`, `Mistborn, Book 2`, `Mistborn (2)`. A bare number stays
  /// in the name (`Apollo 13`); other cells decide what it is (`bareNumber`).
  static func places(in text: String) -> [Place] {
    let marked = text.count { $0 == "#" } > 1 ? self.marked(text) : []
    if marked.count > 1 { return marked }
    if let place = numberBehindSign(text) ?? numberBehindWord(text) { return [place] }
    let others = self.marked(text)
    if !others.isEmpty { return others }
    if let bare = numberAtEnd(of: text), bare.isTelling {
      return [Place(name: bare.name, position: bare.position)]
    }
    return [Place(name: text, position: nil)]
  }

  /// Parses the forms that markers in the parentheses of titles have: `Discworld #4, Death #1`, `Book 1 of
  /// Dune`.
  private static func marked(_ text: String) -> [Place] {
    marks(in: text).compactMap { mark in
      guard mark.namesSeries, let name = mark.name else { return nil }
      return Place(name: name, position: mark.position)
    }
  }

  private static func marks(in text: String) -> [VolumeMark] {
    let line = TitleLine(text)
    return MarkerGroup(line: line, words: .international).read(0..<line.count)
  }

  /// Returns the number of a cell that may be part of the name: `Tintenwelt 1`, `The Dark Tower II`,
  /// `7. Discworld`, `#2 Dune`; nil if there is none.
  static func bareNumber(in text: String) -> BareNumber? { numberAtEnd(of: text) ?? numberInFront(of: text) }

  private static func numberAtEnd(of text: String) -> BareNumber? {
    let line = TitleLine(text)
    return BareNumberFinder(line: line).read(0..<line.count)
  }

  private static func numberInFront(of text: String) -> BareNumber? {
    let words = text.split(separator: " ")
    for count in [1, 2] where words.count > count {
      let head = words[..<count].joined(separator: " ")
      guard count > 1 || head.hasPrefix("#") || [".", ")"].contains(head.last), let position = position(head)
      else { continue }
      let name = words[count...].joined(separator: " ").drop { ":- ".contains($0) }
      guard name.contains(where: \.isLetter) else { return nil }
      return BareNumber(name: String(name), shortName: nil, position: position, isTelling: true)
    }
    return nil
  }

  /// Returns the reader's entry that a subtitle makes if it is a volume, or a volume of a series: `Vol. 1`,
  /// `The Tides, Book 1`; nil for any other.
  static func entry(ofSubtitle text: String) -> SourceFact? {
    guard text.utf8.count < 200, text.contains(where: { $0.isLetter || $0 == "#" }), !text.contains("("),
      let mark = marks(in: text).first
    else { return nil }
    guard mark.name == nil else { return SourceFact(label: SeriesColumns.seriesLabel, value: text) }
    return SourceFact(label: SeriesColumns.numberLabel, value: mark.position.description)
  }

  /// Splits off a number behind a word or sign: `Mistborn #2`, `Mistborn, Book 2`; nil if there is none.
  private static func numberBehindWord(_ text: String) -> Place? {
    let plain = DigitFolding.ascii(text)
    var end = plain.endIndex
    if plain.last == ")" || plain.last == "]" { end = plain.index(before: end) }
    let tail = plain[..<end].reversed().prefix { $0.isNumber && $0.isASCII || ".,-".contains($0) }
    let digits = String(tail.reversed()).drop { !$0.isNumber }
    guard !digits.isEmpty, let position = position(String(digits)) else {
      return nil
    }
    var name = plain[..<plain.index(end, offsetBy: -digits.count)]
    let isBracketed = end != plain.endIndex
    var isMarked = isBracketed
    func trim() {
      while let last = name.last, last.isWhitespace || ",:-".contains(last) { name.removeLast() }
    }
    // A bare number belongs to the name (`Apollo 13`), one behind a comma does not.
    if let last = name.last(where: { !$0.isWhitespace }), ",:".contains(last) { isMarked = true }
    trim()
    if isBracketed, let last = name.last, "([".contains(last) { name.removeLast() }
    if name.last == "#" {
      isMarked = true
      name.removeLast()
    } else if let word = name.split(separator: " ").last,
      words.contains(word.lowercased().filter { $0.isLetter || $0 == "°" })
    {
      isMarked = true
      name = name[..<word.startIndex]
    }
    trim()
    while let last = name.last, "([".contains(last) || last.isWhitespace || last == "," { name.removeLast() }
    return isMarked && !name.isEmpty ? Place(name: String(name), position: position) : nil
  }

  /// Splits off a number in brackets or behind the last comma: `Valley (1 of 3)`, `Citadel, III`.
  private static func numberBehindSign(_ text: String) -> Place? {
    let opening =
      text.hasSuffix(")") ? text.lastIndex(of: "(") : text.hasSuffix("]") ? text.lastIndex(of: "[") : nil
    guard let sign = opening ?? text.lastIndex(of: ","), sign > text.startIndex else { return nil }
    let number = text[text.index(after: sign)...].dropLast(opening == nil ? 0 : 1)
    // The comma of "Warhammer 40,000" separates thousands.
    guard opening != nil || number.first?.isWhitespace == true else { return nil }
    let name = WhiteSpace.collapsed(text[..<sign])
    guard !name.isEmpty, name.contains(where: \.isLetter), let position = position(String(number)) else {
      return nil
    }
    return Place(name: name, position: position)
  }

  /// Parses a number with words around it: `2`, `2.0`, `Vol. 2`, `#2`, `1-3`, `8 & 9`, `2 of 7`, `3rd`, `IV`,
  /// `Vol. IV`, `第3巻`, `3. Band`, `Two`.
  static func position(_ text: String) -> SeriesPosition? {
    let plain = DigitFolding.ascii(text).lowercased()
    if let roman = roman(plain) { return SeriesPosition(roman) }
    var rest = plain[...]
    let start = rest.prefix { !($0.isNumber && $0.isASCII) }
    rest = rest[start.endIndex...]
    if rest.isEmpty { return VolumeWords.international.number(TitleLine(text)).map { SeriesPosition($0) } }
    let word = start.filter { $0.isLetter || $0 == "°" }
    guard word.isEmpty || words.contains(word) else { return nil }
    guard let first = number(&rest) else { return nil }
    var spans = [SeriesPosition.Span(first: first, last: first)]
    var behind = rest.drop(while: \.isWhitespace)
    if behind.first == "-" || behind.hasPrefix("–") {
      behind = behind.dropFirst().drop(while: \.isWhitespace)
      guard let end = number(&behind) else { return nil }
      spans = [SeriesPosition.Span(first: first, last: end)]
    } else if behind.first == "&" || behind.first == "+" {
      behind = behind.dropFirst().drop(while: \.isWhitespace)
      guard let next = number(&behind) else { return nil }
      spans.append(SeriesPosition.Span(first: next, last: next))
    } else if let suffix = ["st", "nd", "rd", "th"].first(where: { behind.hasPrefix($0) }) {
      behind = behind.dropFirst(suffix.count)
    } else if ["/", "of", "von", "sur", "de", "di", "van"].contains(where: { behind.hasPrefix($0) }) {
      behind = behind.drop { !($0.isNumber && $0.isASCII) }
      guard number(&behind) != nil else { return nil }
    } else if words.contains(String(behind.drop { ". ".contains($0) })) {
      behind = ""
    }
    guard behind.allSatisfy({ $0.isWhitespace || ").]巻卷권冊话".contains($0) }) else { return nil }
    return SeriesPosition(spans: spans)
  }

  /// Parses a number of hundredths from the front of a text.
  private static func number(_ rest: inout Substring) -> Int? {
    let whole = rest.prefix { $0.isNumber && $0.isASCII }
    guard !whole.isEmpty, whole.count <= 6, let value = Int(whole) else { return nil }
    rest = rest[whole.endIndex...]
    guard let point = rest.first, point == "." || point == ",", rest.dropFirst().first?.isNumber == true
    else {
      return value * 100
    }
    let decimals = rest.dropFirst().prefix { $0.isNumber && $0.isASCII }
    rest = rest[decimals.endIndex...]
    return Int(decimals.prefix(2).padding(to: 2)).map { value * 100 + $0 }
  }

  private static let words: Set = [
    "book", "books", "bk", "bks", "vol", "vols", "volume", "volumes", "no", "nr", "n°", "nº", "n", "number",
    "part", "pt", "band", "bd",
    "teil", "buch", "tome", "tomes", "t", "tom", "tomo", "libro", "livre", "livro", "parte", "partie",
    "volumen",
    "deel", "del",
    "bind", "episode", "issue", "том", "книга", "часть", "第", "cilt", "díl", "v", "b",
  ]

  /// Parses a Roman number, alone or behind a word for volumes.
  private static func roman(_ text: String) -> Int? {
    let parts = text.split { $0.isWhitespace || $0 == "." }
    guard let last = parts.last, parts.count == 1 || parts.count == 2 && words.contains(String(parts[0]))
    else { return nil }
    return RomanNumeral.value(of: last.unicodeScalars.map(\.value)[...])
  }
}

extension Substring {
  fileprivate func padding(to count: Int) -> String {
    self + String(repeating: "0", count: Swift.max(0, count - self.count))
  }
}
