// Columns that name a series and a place in it: `Mistborn` and `2`, `Mistborn #2`, `Discworld(4)|Death(1)`,
// or only a volume (issue: rows that differ only in the volume are different books).
//
// The cells are kept as the reader's entries under two labels, so that a later import knows what was said
// before.

/// The series and numbers in the columns of a row, or in an entry made from one.
struct SeriesColumns: Equatable {
  /// One series, or a volume of the title itself.
  struct Place: Equatable {
    /// The name of the series; nil if the row only has a volume.
    let name: String?
    /// The place in it, if it is known.
    let position: SeriesPosition?
  }

  /// The places, in the order of the cells; never empty.
  let places: [Place]

  /// The label of the series' names.
  static let seriesLabel = "Series"
  /// The label of the numbers.
  static let numberLabel = "Volume"

  /// Reads the entries of a book; returns nil if it has none about series.
  init?(_ facts: [SourceFact]) {
    let names = facts.first { $0.label == Self.seriesLabel }?.value
    let numbers = facts.first { $0.label == Self.numberLabel }?.value
    guard names != nil || numbers != nil else { return nil }
    if let numbered = Self.numbered(numbers ?? "") {
      places = numbered
      return
    }
    var positions = Self.parts(numbers ?? "").map(Self.position)
    guard let names else {
      guard let position = positions.first ?? nil, position.spans.first?.first != 0 else { return nil }
      places = [Place(name: nil, position: position)]
      return
    }
    let found = Self.named(Self.parts(names))
    if found.count > 1, positions.count == 1 { positions += Array(repeating: nil, count: found.count - 1) }
    places = found.enumerated().map { index, place in
      // A number behind the name is that of the series; one in another column may count something else.
      Place(name: place.name, position: place.position ?? (index < positions.count ? positions[index] : nil))
    }
    if places.isEmpty { return nil }
  }

  private static func parts(_ text: String) -> [String] {
    text.split { ";|\n".contains($0) }.map { WhiteSpace.collapsed($0) }.filter { !$0.isEmpty }
  }

  /// Parses names, each with or without a number. A part that is only a number is that of the name before it:
  /// `Discworld; 8`, `Turm ; Bd. 1`.
  private static func named(_ parts: [String]) -> [Place] {
    var places: [Place] = []
    for part in parts {
      if let last = places.last, last.position == nil, let position = position(part) {
        places[places.count - 1] = Place(name: last.name, position: position)
      } else {
        places.append(named(part))
      }
    }
    return places
  }

  /// Parses numbers that each precede a name: `1 : Discworld, 4 : Death`; nil for anything else. A name may
  /// hold commas, and a number may be missing.
  private static func numbered(_ text: String) -> [Place]? {
    guard text.contains(" : ") || text.hasPrefix(": ") else { return nil }
    var places: [Place] = []
    for part in text.split(separator: ", ") {
      let sides = (part.hasPrefix(": ") ? " " + part : part).split(separator: " : ", maxSplits: 1)
      if sides.count == 2, let position = position(String(sides[0])) {
        places.append(Place(name: String(sides[1]), position: position))
      } else if part.hasPrefix(": ") || part.hasPrefix(" : ") {
        places.append(Place(name: WhiteSpace.collapsed(part.drop { " :".contains($0) }), position: nil))
      } else if let last = places.popLast() {
        places.append(Place(name: (last.name ?? "") + ", " + part, position: last.position))
      } else {
        return nil
      }
    }
    return places.isEmpty ? nil : places
  }

  /// Splits the number off a series' name: `Mistborn #2`, `Mistborn, Book 2`, `Mistborn (2)`.
  private static func named(_ text: String) -> Place {
    if let place = numberBehindSign(text) { return place }
    let plain = DigitFolding.ascii(text)
    var end = plain.endIndex
    if plain.last == ")" || plain.last == "]" { end = plain.index(before: end) }
    let tail = plain[..<end].reversed().prefix { $0.isNumber && $0.isASCII || ".,-".contains($0) }
    let digits = String(tail.reversed()).drop { !$0.isNumber }
    guard !digits.isEmpty, let position = position(String(digits)) else {
      return Place(name: text, position: nil)
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
    return isMarked && !name.isEmpty
      ? Place(name: String(name), position: position) : Place(name: text, position: nil)
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
  /// `Vol. IV`, `第3巻`.
  static func position(_ text: String) -> SeriesPosition? {
    let plain = DigitFolding.ascii(text).lowercased()
    if let roman = roman(plain) { return SeriesPosition(roman) }
    var rest = plain[...]
    let start = rest.prefix { !($0.isNumber && $0.isASCII) }
    rest = rest[start.endIndex...]
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

extension SeriesColumns {
  /// The statements about series; a volume alone is one of the title's.
  func mentions(title: String) -> [SeriesMention] {
    places.map { SeriesMention(name: $0.name ?? title, position: $0.position) }
  }

  /// Returns true if both give places in the same series, or volumes of the same title, and they differ.
  func contradicts(_ other: SeriesColumns) -> Bool {
    for place in places {
      for known in other.places where Self.isSame(place.name, known.name) {
        if let one = place.position, let two = known.position { return one != two }
      }
    }
    return false
  }

  private static func isSame(_ one: String?, _ other: String?) -> Bool {
    guard let one, let other else { return true }
    return SeriesNames.core(one) == SeriesNames.core(other)
  }
}

extension RowMapper {
  /// Keeps the cells of the columns for series. In a file with a column for names, a number alone is one of
  /// the title only if the numbers are not all 1, which apps write for books without a series.
  func mapSeries(_ row: borrowing CSVRow, to reader: inout ReaderFacts) {
    let name = said(collapsedText(.series, of: row)).flatMap { Self.isNoSeries($0) ? nil : $0 }
    if let name { reader.otherFacts.append(SourceFact(label: SeriesColumns.seriesLabel, value: name)) }
    guard name != nil || columns[.series] == nil || match.findings.hasNumbersAlone,
      let number = said(collapsedText(.seriesNumber, of: row))
    else {
      return
    }
    reader.otherFacts.append(SourceFact(label: SeriesColumns.numberLabel, value: number))
  }

  /// Returns true for a word that says that a book is in no series.
  private static func isNoSeries(_ name: String) -> Bool {
    ["standalone", "stand-alone", "stand alone", "einzelband", "no series"].contains(name.lowercased())
  }
}

extension Substring {
  fileprivate func padding(to count: Int) -> String {
    self + String(repeating: "0", count: Swift.max(0, count - self.count))
  }
}

extension String {
  fileprivate func trimmed(_ isOuter: (Character) -> Bool) -> String {
    var text = drop(while: isOuter)
    while let last = text.last, isOuter(last) { text.removeLast() }
    return String(text)
  }
}
