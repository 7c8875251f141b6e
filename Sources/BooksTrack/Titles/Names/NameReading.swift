// The comparison of a name in Arabic, Hebrew or Greek letters with a name in Latin letters: `نجيب محفوظ`,
// `Naguib Mahfouz`, `Nagib Machfus`.
//
// The family name has to be a reading of the last word, and the given name a reading in full or an initial.
// An article is part of the word, a separate word, or missing.
//
// Limitation: Arabic and Hebrew names that differ only in short vowels, such as Hasan and Husain, are not
// distinguished.

import BooksTrackAPI

/// The degree to which a name in Latin letters is a reading of one in another script.
enum NameAgreement: Hashable, Sendable {
  /// It is the name of another person.
  case none
  /// It can be a reading of the name.
  case possible
  /// A family name is its reading, or a given name in full.
  case half
  /// Family name and given name are readings.
  case whole
}

/// Reads names letter by letter, given names first.
struct NameReading: Sendable {
  let table: LetterTable
  /// The article that may precede a word.
  let article: [Unicode.Scalar]
  /// Additional first letters of words in Latin letters, by their first letter.
  let initials: [Unicode.Scalar: String]

  func agreement(of name: AuthorName, with latin: AuthorName) -> NameAgreement {
    let (words, others) = (name.tokens, latin.tokens)
    guard let family = words.last, isFamily(family, others) else { return .none }
    guard words.count > 1, others.count > 1, let given = words.first, let other = others.first else {
      return .half
    }
    if other.utf8.count == 1 { return initials(of: given).contains(other) ? .half : .none }
    // `Abdelrahman` is two words in Arabic, and may be three in Latin letters.
    let isGiven =
      isReading(other, of: given)
      || table.reads(other, as: words.prefix(2).joined().unicodeScalars)
      || table.reads(others.dropLast().joined(), as: words.dropLast().joined().unicodeScalars)
    return isGiven ? .whole : .none
  }

  /// Returns the possible first Latin letters of a word, with and without its article.
  func initials(of word: Substring) -> Set<Character> {
    let letters = Array(word.unicodeScalars)
    return firstLetters(of: letters).union(firstLetters(of: withoutArticle(letters)))
  }

  private func firstLetters(of letters: [Unicode.Scalar]) -> Set<Character> {
    if let known = letters.first.flatMap({ initials[$0] }) { return Set(known) }
    return table.initials(of: letters)
  }

  /// Returns true if the end of a Latin name is a reading of the family name, with or without its article:
  /// `El Saadawi`.
  private func isFamily(_ family: Substring, _ latin: [Substring]) -> Bool {
    guard let last = latin.last, let letter = last.first, initials(of: family).contains(letter) else {
      return false
    }
    return isReading(last, of: family)
  }

  /// Returns true if a Latin word is a reading of a word, with or without its article: `Tayeb` and `Altayeb`.
  private func isReading(_ latin: Substring, of word: Substring) -> Bool {
    let letters = Array(word.unicodeScalars)
    return table.reads(latin, as: letters) || table.reads(latin, as: withoutArticle(letters))
  }

  private func withoutArticle(_ letters: [Unicode.Scalar]) -> [Unicode.Scalar] {
    !article.isEmpty && letters.count > article.count + 1 && letters.starts(with: article)
      ? Array(letters.dropFirst(article.count)) : letters
  }
}

extension NameReading {
  static let arabic = NameReading(
    table: LetterTable(
      [
        "ا": "-", "آ": "-", "أ": "-", "إ": "-", "ء": "-", "ؤ": "- w", "ئ": "- y", "ى": "- y", "ع": "-",
        "ة": "- h t", "ب": "b", "پ": "p", "ت": "t", "ث": "th t s", "ج": "j g dj dsch", "چ": "ch tch tsch c",
        "ح": "h ch", "خ": "kh ch k h", "د": "d", "ذ": "dh d z", "ر": "r", "ز": "z s", "ژ": "zh j",
        "س": "s ss c", "ش": "sh ch sch s", "ص": "s ss", "ض": "d dh z", "ط": "t", "ظ": "z dh zh d s",
        "غ": "gh g", "ف": "f ph", "ق": "q k gh g c", "ك": "k c", "ک": "k c", "گ": "g", "ل": "l", "م": "m",
        "ن": "n", "ه": "h -", "و": "w v - ou", "ي": "y j -", "ی": "y j -",
      ], leavesOutVowels: true),
    article: ["ا", "ل"],
    initials: [
      "ا": "aeiouy", "أ": "aeouiy", "إ": "ei", "آ": "a", "ع": "aeiou", "و": "wvou", "ي": "yij", "ی": "yij",
      "ه": "h",
    ])

  static let hebrew = NameReading(
    table: LetterTable(
      [
        "א": "-", "ב": "b v", "ג": "g j", "ד": "d", "ה": "h -", "ו": "v w - ou", "ז": "z s", "ח": "ch h kh",
        "ט": "t", "י": "y j i -", "כ": "k ch kh c", "ך": "k ch kh", "ל": "l", "מ": "m", "ם": "m", "נ": "n",
        "ן": "n", "ס": "s", "ע": "-", "פ": "p f ph", "ף": "p f ph", "צ": "ts tz z", "ץ": "ts tz z",
        "ק": "k q c", "ר": "r", "ש": "sh s sch", "ת": "t th s",
      ], leavesOutVowels: true),
    article: [],
    initials: ["ה": "h", "ו": "vwou", "י": "yij"])

  /// The reading of Greek. Folding has already replaced `ς` by `σ` and removed the accents of vowels.
  static let greek = NameReading(
    table: LetterTable([
      "α": "a", "β": "v b", "γ": "g gh y", "δ": "d dh", "ε": "e", "ζ": "z", "η": "i e", "θ": "th t",
      "ι": "i y j", "κ": "k c", "λ": "l", "μ": "m", "ν": "n", "ξ": "x ks", "ο": "o", "π": "p", "ρ": "r rh",
      "σ": "s ss", "τ": "t", "υ": "y i u", "φ": "f ph", "χ": "ch h kh x", "ψ": "ps", "ω": "o",
      "αι": "e ai ae",
      "ει": "i ei", "οι": "i oi oe", "ου": "ou u", "αυ": "av af au", "ευ": "ev ef eu", "μπ": "b mp mb",
      "γι": "y j", "ντ": "d nt nd", "γκ": "g gk ng", "γγ": "ng gg", "γχ": "nch nh", "λλ": "ll l",
      "σσ": "ss s",
      "ππ": "pp p",
      "ββ": "vv v", "κκ": "kk k", "μμ": "mm m", "νν": "nn n", "ττ": "tt t", "ρρ": "rr r",
    ]),
    article: [], initials: [:])
}
