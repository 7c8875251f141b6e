// The comparison of a Korean name with a name in Latin letters: `손원평`, `Sohn Won-pyung`, `Won-pyung Sohn`.
//
// A syllable of Hangul shows its sound, but its romanization depends on the family and the time: `Kyung`,
// `Gyeong` and `Kyŏng` are the same. So a syllable is split into its letters, and each letter has all its
// usual spellings. Some family names have a spelling that their letters do not give, such as `Lee`.

import BooksTrackAPI

/// Reads Korean names letter by letter, the family name first.
enum HangulReading {
  /// Returns the agreement of the whole name; hundreds of thousands of people share a family name.
  static func agreement(of name: AuthorName, with latin: AuthorName) -> NameAgreement {
    guard canRead(latin) else { return .none }
    let letters = name.tokens.joined().unicodeScalars.flatMap(Self.letters)
    let words = latin.tokens
    guard let last = words.last else { return .none }
    let orders = [words.joined(), last + words.dropLast().joined()]
    return orders.contains { table.reads($0, as: letters) } ? .whole : .none
  }

  /// Returns true if a name in Latin letters consists of syllables of Korean names.
  static func canRead(_ latin: AuthorName) -> Bool { latin.tokens.allSatisfy(Syllables.korean.spell) }

  static func isSyllable(_ scalar: Unicode.Scalar) -> Bool { (0xAC00...0xD7A3).contains(scalar.value) }

  /// Returns the letters of a syllable: its initial, its vowel, and its final, if any.
  private static func letters(of syllable: Unicode.Scalar) -> [Unicode.Scalar] {
    guard isSyllable(syllable) else { return [syllable] }
    let place = syllable.value - 0xAC00
    let end = place % 28
    return [0x1100 + place / 588, 0x1161 + place % 588 / 28, end == 0 ? 0 : 0x11A7 + end]
      .filter { $0 > 0 }.compactMap(Unicode.Scalar.init)
  }

  private static let table = LetterTable(
    spelled(beginnings, from: 0x1100) + spelled(vowels, from: 0x1161) + spelled(ends, from: 0x11A8)
      + familyNames.map { ($0.key.unicodeScalars.flatMap(letters), $0.value) })

  private static func spelled(
    _ ways: [String], from first: UInt32
  ) -> [(letters: [Unicode.Scalar], ways: String)] {
    ways.enumerated().compactMap { place, ways in
      Unicode.Scalar(first + UInt32(place)).map { ([$0], ways) }
    }
  }

  /// The spellings of initials in the order of Unicode, like those of the next two tables.
  private static let beginnings = [
    "g k", "kk gg k", "n", "d t", "tt dd t", "r l", "m", "b p", "pp bb p", "s sh", "ss s", "-", "j ch",
    "jj tch ch", "ch", "k", "t", "p", "h",
  ]

  private static let vowels = [
    "a ah", "ae ai e", "ya yah", "yae yai", "eo o u uh eu ur", "e eh", "yeo yo yu you yuh", "ye yeh", "o oh",
    "wa oa", "wae oae", "oe oi we", "yo yoh", "u oo woo ou", "wo weo wuh", "we", "wi ui wee", "yu yoo you",
    "eu u", "ui eui ee yi", "i ee yi ie",
  ]

  private static let ends = [
    "k g", "k kk", "k", "n", "n", "n", "t d", "l r", "k lg", "m lm", "p lp", "l", "l", "p", "l", "m", "p b",
    "p", "t s", "t ss", "ng", "t j", "t ch", "k", "t", "p", "h t -",
  ]

  private static let familyNames: KeyValuePairs<String, String> = [
    "이": "lee li rhee ree ri yi", "박": "park bark", "임": "lim rim yim", "유": "ryu lyu", "노": "roh no",
    "양": "lyang", "여": "lyuh", "우": "wu", "백": "paik", "최": "choi choe", "곽": "kwak", "강": "kahng",
  ]
}
