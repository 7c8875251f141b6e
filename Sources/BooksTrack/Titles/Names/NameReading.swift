// A name in Arabic, Hebrew or Greek letters beside the same name in Latin letters: `نجيب محفوظ`,
// `Naguib Mahfouz`, `Nagib Machfus`.
//
// The family name has to be read from the last word, and a given name in full, or its initial. An article is
// part of the word, a word of its own, or missing.
//
// What it does not do: it does not tell Arabic and Hebrew names apart that differ in short vowels only, such
// as Hasan and Husain.

import BooksTrackAPI

/// How much of a name in Latin letters is the reading of one in another script.
enum NameAgreement: Hashable, Sendable {
  /// It is the name of another person.
  case none
  /// It can be the reading of the name, and nothing more is known.
  case possible
  /// A family name is its reading, or a given name in full.
  case half
  /// Family name and given name are.
  case whole
}

/// Reads names letter by letter, given names first.
struct NameReading: Sendable {
  let table: LetterTable
  /// What may stand in front of a word.
  let article: [Unicode.Scalar]
  /// What a word can begin with in Latin letters, where more than the table says.
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

  /// The letters with which a word can begin in Latin letters, with its article and without.
  func initials(of word: Substring) -> Set<Character> {
    let letters = Array(word.unicodeScalars)
    return firstLetters(of: letters).union(firstLetters(of: withoutArticle(letters)))
  }

  private func firstLetters(of letters: [Unicode.Scalar]) -> Set<Character> {
    if let known = letters.first.flatMap({ initials[$0] }) { return Set(known) }
    return table.initials(of: letters)
  }

  /// Whether the last word of a name is read so, with the article of the family name or without: `El
  /// Saadawi`.
  private func isFamily(_ family: Substring, _ latin: [Substring]) -> Bool {
    guard let last = latin.last, let letter = last.first, initials(of: family).contains(letter) else {
      return false
    }
    return isReading(last, of: family)
  }

  /// Whether a word is read so, with its article or without: `Tayeb` and `Altayeb`.
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

  /// Folding has made each `ς` a `σ`, and has taken the accents off the vowels.
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
