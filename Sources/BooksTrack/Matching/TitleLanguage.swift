// The language of a title, as far as its small words show it. Two titles of one edition may be the original
// and a translation (`Rot und Schwarz`, `Le Rouge et le Noir`): they have no word in common, and yet are the
// same book. The volumes of a boxed set, which also share a number, share their language too.
//
// A title that consists of names has no known language: `Emma` is `Emma` everywhere.

/// The possible languages of a title, by its small words.
enum TitleLanguage {
  /// Returns true if two folded titles are certainly in different languages.
  static func differs(_ left: String, _ right: String) -> Bool {
    let first = languages(of: left)
    let second = languages(of: right)
    return first != 0 && second != 0 && first & second == 0
  }

  /// Returns true if a folded word is a small word of one of the languages.
  static func isSmallWord(_ word: String) -> Bool { bits[word] != nil }

  /// Returns one bit for each language that has all small words of the title; 0 if there are no small words
  /// or no such language.
  private static func languages(of key: String) -> UInt16 {
    var common: UInt16?
    for word in key.split(separator: " ") {
      guard let bits = bits[String(word)] else { continue }
      common = common.map { $0 & bits } ?? bits
    }
    return common ?? 0
  }

  /// The small words of English, with those that other languages have too: `No Longer Human`, `Never Die
  /// Alone`. Then German, French, Spanish, Italian, Portuguese, Dutch, the Nordic languages, Polish.
  private static let words = [
    """
    the of and to for from with by my at on who is his her in a an no as do die den van met con pan sur i o la el per
    """,
    """
    der die das des dem den und ein eine einer im in am von vom zu zur mit auf fur uber ohne aus nach wer ist
    """,
    "le la les du des et un une au aux dans de en sur pour qui est",
    "el la los las del y un una al de en por con para que",
    "il lo la i gli le di del della dei delle nel un una e per che in a",
    "o a os as do da dos das de um uma e em no na que",
    "het de een van en met voor op in der",
    "och en ett som den det av med for til og et pa fra de att at i",
    "i na w z za pan pod nad do o",
  ]

  private static let bits: [String: UInt16] = {
    var bits: [String: UInt16] = [:]
    for (language, list) in words.enumerated() {
      for word in list.split(whereSeparator: \.isWhitespace) {
        bits[String(word), default: 0] |= 1 << UInt16(language)
      }
    }
    return bits
  }()
}
