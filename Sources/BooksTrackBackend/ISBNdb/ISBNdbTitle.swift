// Titles as shops enter them into ISBNdb, followed by the binding, a series or the publisher's series in
// brackets: `Dune [Paperback]`, `Dune (Dune Chronicles, 1)`, `Emma (Penguin Classics, 12)`. These are not
// part of the title; with them, five records of one book have five titles (CON-7).
//
// Brackets that distinguish books are kept: `(Abridged)`, `(Study Guide)`, and all unknown ones.

import BooksTrackAPI

/// A title without the bracketed additions at its end.
struct ISBNdbTitle {
  private(set) var text: String
  /// The series named in the brackets, with their positions.
  private(set) var series: [SeriesReferenceDTO] = []
  /// The binding named in the brackets.
  private(set) var format = EditionFormat.unknown

  init(_ written: String) {
    text = written
    while let bracket = lastBracket(), take(bracket.inside, isSquare: bracket.isSquare) {
      text = String(text[..<bracket.start]).line(TextBounds.title) ?? text
    }
  }

  private typealias Bracket = (start: String.Index, inside: Substring, isSquare: Bool)

  /// Returns the brackets at the end of the title; nil if there are none or no title precedes them.
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

  /// Returns true if the brackets are removed; their series or binding is recorded.
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

  /// Parses a name and a number of up to three digits per part: `Dune Chronicles, 1`, `Dune Chronicles #1`,
  /// `Dune Chronicles, Book 1`.
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
  /// Words that occur in the names of publishers' series and rarely elsewhere.
  private static let rows: Set<String> = [
    "classics", "classiques", "editions", "folio", "masterworks", "paperbacks", "poche", "taschenbuch",
    "bunko", "klassiker",
  ]
}
