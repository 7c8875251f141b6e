// The title of an edition as printed on its cover, and its comparison with another one.

import BooksTrackAPI

/// The words of an edition's title and subtitle.
struct CoverTitle {
  /// All words of title and subtitle.
  private let words: Set<Substring>
  /// The words that distinguish books.
  private let telling: Set<Substring>
  /// The words of the main title, before a colon, a dash or a parenthesis.
  private let main: Set<Substring>

  /// Creates the words; nil if the edition has no title.
  init?(_ edition: EditionDTO) {
    guard let title = edition.title else { return nil }
    let all = FoldedText.words([title, edition.subtitle].compactMap(\.self).joined(separator: " "))
    words = Set(all)
    telling = Self.telling(all)
    main = Set(FoldedText.words(Self.main(of: title)))
  }

  private static func telling(_ words: [Substring]) -> Set<Substring> {
    let telling = BookGroups.tellingWords(words)
    let own = telling.subtracting(common)
    return own.isEmpty ? telling : own
  }

  /// Words that occur on the covers of any book, in the languages of most records.
  private static let common: Set<Substring> = [
    "novel", "novels", "novella", "roman", "romanzo", "novela", "stories", "tales", "poems", "memoir",
    "book", "books", "volume", "edition", "series", "trilogy", "with", "from",
  ]

  private static func main(of title: String) -> Substring {
    let ends = [":", "(", " - ", " – ", " — "].compactMap { title.firstRange(of: $0)?.lowerBound }
    let main = title[..<(ends.min() ?? title.endIndex)]
    return main.contains { $0.isLetter || $0.isNumber } ? main : title[...]
  }

  /// Returns true if both titles share an alphabet, less than a third of the shorter one's distinctive words
  /// are common, and the main titles differ.
  ///
  /// Works may have titles in different languages, but one cover has one language. One common word in four is
  /// no evidence of the same book: volumes of a series have as much in common. The text after a main title
  /// may be in another language, or missing.
  func isOfAnotherBook(than other: CoverTitle) -> Bool {
    let common = telling.intersection(other.telling).count
    return !alphabets.isDisjoint(with: other.alphabets)
      && 3 * common < min(telling.count, other.telling.count) && !hasMainTitle(of: other, common: common)
  }

  /// Returns true if both titles share an alphabet, and one main title has a distinctive word that the other
  /// lacks.
  func hasOtherMainTitle(than other: CoverTitle) -> Bool {
    !alphabets.isDisjoint(with: other.alphabets)
      && Self.telling(Array(main)) != Self.telling(Array(other.main))
  }

  /// Returns true if the main titles are equal, or if one is contained in the other title and a distinctive
  /// word is common: *It* is contained in many titles.
  private func hasMainTitle(of other: CoverTitle, common: Int) -> Bool {
    main == other.main || common > 0 && (main.isSubset(of: other.words) || other.main.isSubset(of: words))
  }

  private var alphabets: Set<Alphabet> {
    Set(telling.lazy.flatMap(\.unicodeScalars).compactMap(Alphabet.init))
  }
}

/// The alphabets whose words are separated by spaces. In other scripts, two spellings of one title may have
/// no word in common.
private enum Alphabet {
  case latin, greek, cyrillic, hebrew, arabic

  /// Creates the alphabet of a letter of a folded text; nil for other scripts and digits. Latin letters
  /// without accents suffice to recognize a Latin title.
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
