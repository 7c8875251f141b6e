// What an edition is called on its cover, and when two such titles are those of two books.

import BooksTrackAPI

/// The words of an edition's title.
struct CoverTitle {
  /// All of them, those of the subtitle among them.
  private let words: Set<Substring>
  /// Those that tell books apart.
  private let telling: Set<Substring>
  /// All words before a colon, a dash or a parenthesis.
  private let main: Set<Substring>

  /// Nil for an edition without a title.
  init?(_ edition: EditionDTO) {
    guard let title = edition.title else { return nil }
    let all = FoldedText.words([title, edition.subtitle].compactMap(\.self).joined(separator: " "))
    words = Set(all)
    let telling = BookGroups.tellingWords(all)
    let own = telling.subtracting(Self.common)
    self.telling = own.isEmpty ? telling : own
    main = Set(FoldedText.words(Self.main(of: title)))
  }

  /// Words that stand on covers of any book, in the languages of most records.
  private static let common: Set<Substring> = [
    "novel", "novels", "novella", "roman", "romanzo", "novela", "stories", "tales", "poems", "memoir",
    "book", "books", "volume", "edition", "series", "trilogy", "with", "from",
  ]

  private static func main(of title: String) -> Substring {
    let ends = [":", "(", " - ", " – ", " — "].compactMap { title.firstRange(of: $0)?.lowerBound }
    let main = title[..<(ends.min() ?? title.endIndex)]
    return main.contains { $0.isLetter || $0.isNumber } ? main : title[...]
  }

  /// Whether both are in letters of one alphabet, less than a third of the words that tell the shorter one is
  /// common, and they have not one main title.
  ///
  /// Works may be called as in another language, but what stands on one cover is in one. One word of four is
  /// nothing: volumes of a series have as much in common. What follows a main title may be in another
  /// language, or left out.
  func isOfAnotherBook(than other: CoverTitle) -> Bool {
    let common = telling.intersection(other.telling).count
    return !alphabets.isDisjoint(with: other.alphabets)
      && 3 * common < min(telling.count, other.telling.count) && !hasMainTitle(of: other, common: common)
  }

  /// Whether the main titles are one, or one stands in the other title with a word that tells books apart:
  /// *It* stands in many titles.
  private func hasMainTitle(of other: CoverTitle, common: Int) -> Bool {
    main == other.main || common > 0 && (main.isSubset(of: other.words) || other.main.isSubset(of: words))
  }

  private var alphabets: Set<Alphabet> {
    Set(telling.lazy.flatMap(\.unicodeScalars).compactMap(Alphabet.init))
  }
}

/// Letters whose words have spaces between them: without, two spellings of one title may have no word in
/// common.
private enum Alphabet {
  case latin, greek, cyrillic, hebrew, arabic

  /// Nil for other letters and for digits; folded Latin letters without accents are enough to know a Latin
  /// title.
  init?(_ scalar: Unicode.Scalar) {
    switch scalar.value {
    case 0x61...0x7A: self = .latin
    case 0x370...0x3FF: self = .greek
    case 0x400...0x52F: self = .cyrillic
    case 0x590...0x5FF: self = .hebrew
    case 0x600...0x6FF: self = .arabic
    default: return nil
    }
  }
}
