// An Arabic or Persian name beside the same name in Latin letters: `نجيب محفوظ`, `Naguib Mahfouz`,
// `Nagib Machfus`.
//
// The script writes consonants and long vowels, and each language of Europe puts them into letters of its
// own. So a letter can stand for all that is usual for it, vowels may stand anywhere, a consonant may be
// doubled, and nothing else may be left. The article is part of the name, a word of its own, or missing.
//
// What it does not do: it does not tell names apart that differ in short vowels only, such as Hasan and
// Husain.

import BooksTrackAPI

/// Reads names in Arabic script letter by letter.
enum ArabicReading {
  /// How much of a name in Latin letters is the reading of one in Arabic script.
  enum Agreement {
    case none
    /// The family name, and as much of a given name as there is: an initial, or nothing.
    case family
    /// The family name and a given name in full.
    case whole
  }

  static func agreement(of arabic: AuthorName, with latin: AuthorName) -> Agreement {
    let (words, others) = (arabic.tokens, latin.tokens)
    guard let family = words.last, isFamily(family, others) else { return .none }
    guard words.count > 1, others.count > 1, let given = words.first, let other = others.first else {
      return .family
    }
    if other.utf8.count == 1 { return initials(of: given).contains(other) ? .family : .none }
    // `Abdelrahman` is two words in Arabic, and may be three in Latin letters.
    let isGiven =
      isReading(other, of: given) || isReading(other, of: words.prefix(2).joined())
      || isReading(others.dropLast().joined(), of: words.dropLast().joined())
    return isGiven ? .whole : .none
  }

  /// The letters with which a word can begin in Latin letters, with its article and without.
  static func initials(of word: Substring) -> String {
    let letters = Array(word.unicodeScalars)
    let bare = withoutArticle(letters).first.map { first[$0, default: ""] } ?? ""
    return (letters.first.map { first[$0, default: ""] } ?? "") + bare
  }

  /// Whether the last word of a name is read so, with the article of the family name or without:
  /// `El Saadawi`.
  private static func isFamily(_ family: Substring, _ latin: [Substring]) -> Bool {
    guard let last = latin.last, let letter = last.first, initials(of: family).contains(letter) else {
      return false
    }
    let letters = Array(family.unicodeScalars)
    return isReading(last, of: letters) || isReading(last, of: withoutArticle(letters))
  }

  private static func withoutArticle(_ letters: [Unicode.Scalar]) -> [Unicode.Scalar] {
    letters.count > 3 && letters.starts(with: ["ا", "ل"]) ? Array(letters.dropFirst(2)) : letters
  }

  private static func isReading(_ latin: some StringProtocol, of arabic: some StringProtocol) -> Bool {
    isReading(latin, of: Array(arabic.unicodeScalars))
  }

  /// Whether the letters can be read as that word.
  private static func isReading(_ latin: some StringProtocol, of letters: [Unicode.Scalar]) -> Bool {
    var word = Word(latin: Array(latin.utf8), letters: letters)
    return word.agrees(0, 0)
  }

  /// The letters of a word with what is left of both: a search that comes to no place twice.
  private struct Word {
    let latin: [UInt8]
    let letters: [Unicode.Scalar]
    private var failed: Set<Int> = []

    init(latin: [UInt8], letters: [Unicode.Scalar]) {
      self.latin = latin
      self.letters = letters
    }

    mutating func agrees(_ place: Int, _ letter: Int) -> Bool {
      guard !failed.contains(place * (letters.count + 1) + letter) else { return false }
      if letter == letters.count, place == latin.count { return true }
      if place < latin.count, vowels.contains(latin[place]), agrees(place + 1, letter) { return true }
      if letter < letters.count {
        for spelling in spellings[letters[letter]] ?? [] where latin[place...].starts(with: spelling) {
          let end = place + spelling.count
          if agrees(end, letter + 1) { return true }
          let isDoubled = spelling.count > 0 && latin[end...].starts(with: spelling)
          if isDoubled, agrees(end + spelling.count, letter + 1) { return true }
        }
      }
      failed.insert(place * (letters.count + 1) + letter)
      return false
    }
  }

  private static let vowels = Set("aeiou".utf8)

  /// How each letter is spelled; `-` for one that is not, because it is a vowel or has no sound that Latin
  /// letters have.
  private static let spellings: [Unicode.Scalar: [[UInt8]]] = [
    "ا": "-", "آ": "-", "أ": "-", "إ": "-", "ء": "-", "ؤ": "- w", "ئ": "- y", "ى": "- y", "ع": "-",
    "ة": "- h t",
    "ب": "b", "پ": "p", "ت": "t", "ث": "th t s", "ج": "j g dj dsch", "چ": "ch tch tsch c", "ح": "h ch",
    "خ": "kh ch k h",
    "د": "d", "ذ": "dh d z", "ر": "r", "ز": "z s", "ژ": "zh j", "س": "s ss c", "ش": "sh ch sch s",
    "ص": "s ss",
    "ض": "d dh z", "ط": "t", "ظ": "z dh zh d s", "غ": "gh g", "ف": "f ph", "ق": "q k gh g c", "ك": "k c",
    "ک": "k c",
    "گ": "g", "ل": "l", "م": "m", "ن": "n", "ه": "h -", "و": "w v - ou", "ي": "y j -", "ی": "y j -",
  ].mapValues { spellings in
    spellings.split(separator: " ").map { $0 == "-" ? [] : Array($0.utf8) }
  }

  /// What a name in Latin letters begins with where the Arabic or Persian one begins with a letter.
  private static let first: [Unicode.Scalar: String] = [
    "ا": "aeiouy", "أ": "aeouiy", "إ": "ei", "آ": "a", "ب": "b", "پ": "p", "ت": "t", "ث": "ts", "ج": "jgd",
    "چ": "ct", "ح": "hc", "خ": "kch", "د": "d", "ذ": "dz", "ر": "r", "ز": "zs", "ژ": "zj", "س": "sc",
    "ش": "sc",
    "ص": "s", "ض": "dz", "ط": "t", "ظ": "zds", "ع": "aeiou", "غ": "g", "ف": "fp", "ق": "qgkc", "ك": "kc",
    "ک": "kc",
    "گ": "g", "ل": "l", "م": "m", "ن": "n", "ه": "h", "و": "wvou", "ي": "yij", "ی": "yij",
  ]
}
