// Titles of ISBNdb as shops have filled them in, with the binding, a series or the publisher's row in
// brackets behind them: `Dune [Paperback]`, `Dune (Dune Chronicles, 1)`, `Emma (Penguin Classics, 12)`. None
// of it is part of the title, and with it five records of one book have five titles (CON-7).
//
// Brackets that tell books apart stay: `(Abridged)`, `(Study Guide)`, and all of which nothing is known.

import BooksTrackAPI

/// A title without what stands in brackets behind it.
struct ISBNdbTitle {
  private(set) var text: String
  /// What the brackets say of series: names and places, in words.
  private(set) var series: [SeriesReferenceDTO] = []
  /// The binding that the brackets name.
  private(set) var format = EditionFormat.unknown

  init(_ written: String) {
    text = written
    while let bracket = lastBracket(), take(bracket.inside, isSquare: bracket.isSquare) {
      text = String(text[..<bracket.start]).line(TextBounds.title) ?? text
    }
  }

  private typealias Bracket = (start: String.Index, inside: Substring, isSquare: Bool)

  /// The brackets that the title ends with, if there is a title before them.
  private func lastBracket() -> Bracket? {
    let sign: Character
    switch text.last {
    case ")": sign = "("
    case "]": sign = "["
    default: return nil
    }
    guard let open = text.lastIndex(of: sign), text[..<open].contains(where: { $0.isLetter || $0.isNumber })
    else { return nil }
    return (open, text[text.index(after: open)...].dropLast(), sign == "[")
  }

  /// Whether the brackets go; what they say is kept.
  private mutating func take(_ inside: Substring, isSquare: Bool) -> Bool {
    let words = FoldedText.words(inside).map(String.init)
    guard !words.isEmpty, !words.contains(where: Self.kinds.contains) else { return false }
    let named = EditionFormat(binding: String(inside))
    let isBinding = words.allSatisfy(Self.bindings.contains) || isSquare && named != .unknown
    if isBinding {
      if format == .unknown { format = named }
      return true
    }
    if words.contains(where: Self.rows.contains) { return true }
    if let place = Self.place(in: inside) {
      series.addMissing(from: [
        SeriesReferenceDTO(provider: ISBNdbProvider.name, name: place.name, position: place.number)
      ])
      return true
    }
    return false
  }

  /// `Dune Chronicles, 1`, `Dune Chronicles #1`, `Dune Chronicles, Book 1`: a name, and a number of up to
  /// three digits.
  private static func place(in inside: Substring) -> (name: String, number: String)? {
    let number = inside.reversed().prefix { $0.isASCII && ($0.isNumber || ".-".contains($0)) }.reversed()
    let before = inside.dropLast(number.count)
    let parts = number.split(whereSeparator: ".-".contains)
    guard number.first?.isNumber == true, number.last?.isNumber == true, parts.allSatisfy({ $0.count <= 3 }),
      let sign = before.last, sign == "#" || sign == " "
    else { return nil }
    var name = before.drop { $0 == " " }
    var isSetOff = false
    while let last = name.last, " ,#;:".contains(last) {
      isSetOff = isSetOff || last != " "
      name.removeLast()
    }
    let words = name.split(separator: " ")
    if let last = words.last, volumeWords.contains(FoldedText.key(last)) {
      isSetOff = true
      name = name.dropLast(last.count)
      while let last = name.last, " ,".contains(last) { name.removeLast() }
    }
    guard isSetOff, let line = String(name).line(), line.contains(where: \.isLetter) else { return nil }
    return (line, String(number))
  }

  private static let kinds: Set<String> = [
    "abridged", "guide", "summary", "set", "workbook", "graphic", "manga", "omnibus",
  ]
  private static let bindings: Set<String> = [
    "paperback", "hardcover", "hardback", "softcover", "mass", "market", "trade", "kindle", "edition",
    "ebook",
    "audiobook", "audio", "cd", "mp3", "library", "binding", "board", "unabridged", "large", "print",
    "taschenbuch", "gebundene", "ausgabe", "broche", "relie", "poche", "tapa", "blanda", "dura", "pocket",
    "brossura", "copertina", "rigida", "flessibile", "capa", "comum", "inbunden", "haftad",
  ]
  private static let volumeWords: Set<String> = ["book", "vol", "volume", "no", "nr", "bd", "band", "tome"]
  /// Words that stand in the names of publishers' rows and hardly anywhere else.
  private static let rows: Set<String> = [
    "classics", "classiques", "editions", "folio", "masterworks", "paperbacks", "poche", "taschenbuch",
    "bunko", "klassiker",
  ]
}
