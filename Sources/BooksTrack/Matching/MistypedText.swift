// Whether two titles, or two names, are one that was mistyped (DUP-11).
//
// A slip makes a word that nobody meant, and there is no list of all words to look it up in. So what counts is how little
// may differ: the shorter a word, the likelier is another word one letter away (`Light`, `Night`). What tells books
// apart is never taken for a slip: a digit, a number in words, a Roman number, an ending (`Prince`, `Princess`).

/// Compares texts that may have slips.
enum MistypedText {
  /// How many slips make one title of another, if one is the other mistyped.
  ///
  /// - Parameters:
  ///   - left: The key of a title or of a subtitle (`TitleKey`), as is the other.
  static func slips(inTitle left: String, _ right: String) -> Int? {
    let words = (left.split(separator: " "), right.split(separator: " "))
    let letters = (Self.letters(words.0), Self.letters(words.1))
    let length = max(letters.0.count, letters.1.count)
    guard length >= shortestTitle, numbers(words.0) == numbers(words.1) else { return nil }
    if letters.0 == letters.1 { return 1 }
    guard let slips = Slips.between(letters.0, letters.1, limit: length < longTitle ? 1 : 2) else {
      return nil
    }
    guard words.0.count == words.1.count else { return slips == 1 && length >= longTitle ? 2 : nil }
    let isTelling = length >= tellingTitle && words.0.count > 2
    for (first, second) in zip(words.0, words.1) where first != second {
      guard isSlip(Array(first.unicodeScalars), Array(second.unicodeScalars), inTelling: isTelling) else {
        return nil
      }
    }
    return slips
  }

  /// How many slips make one name of another, if one is the other mistyped.
  static func slips(inName left: AuthorName, _ right: AuthorName) -> Int? {
    let tokens = (left.tokens, right.tokens)
    let letters = (Self.letters(tokens.0), Self.letters(tokens.1))
    guard max(letters.0.count, letters.1.count) >= shortestName, left.suffix == right.suffix else {
      return nil
    }
    if letters.0 == letters.1 { return 1 }
    guard tokens.0.count == tokens.1.count, let slips = Slips.between(letters.0, letters.1, limit: 2) else {
      return nil
    }
    for (place, pair) in zip(tokens.0, tokens.1).enumerated() where pair.0 != pair.1 {
      let words = (Array(pair.0.unicodeScalars), Array(pair.1.unicodeScalars))
      let isGiven = place < left.givenCount
      guard isSlipOfName(words.0, words.1, isGiven: isGiven) else { return nil }
      if isGiven, CommonGivenNames.has(pair.0), CommonGivenNames.has(pair.1) { return nil }
    }
    return slips
  }

  /// Titles of fewer letters have too many neighbours: `Emma`, `Gemma`.
  static let shortestTitle = 8
  private static let longTitle = 12
  /// From here on a title of several words is hardly another one with one letter changed, also in a short word.
  private static let tellingTitle = 16
  private static let shortestName = 8

  static func letters(_ words: [Substring]) -> [Unicode.Scalar] { words.flatMap { Array($0.unicodeScalars) } }

  /// The words of a title that count something, in their order.
  private static func numbers(_ words: [Substring]) -> [Substring] {
    words.filter { word in
      word.unicodeScalars.contains { ("0"..."9").contains($0) } || isRoman(word)
        || VolumeWords.international.number(TitleLine(String(word))) != nil
    }
  }

  private static func isRoman(_ word: Substring) -> Bool {
    word.utf8.allSatisfy { [UInt8(ascii: "i"), UInt8(ascii: "v"), UInt8(ascii: "x")].contains($0) }
  }

  private static func isSlip(
    _ left: [Unicode.Scalar], _ right: [Unicode.Scalar], inTelling: Bool
  ) -> Bool {
    let length = max(left.count, right.count)
    guard length >= 4, !left.starts(with: right), !right.starts(with: left),
      Slips.between(left, right, limit: length < 8 ? 1 : 2) != nil
    else { return false }
    if length < 6 {
      return isTurned(left, right) || left.count != right.count && isDoubled(left, right)
        || inTelling && left.first == right.first
    }
    return length > 8 || left.first == right.first || left.count != right.count || isTurned(left, right)
  }

  /// Names differ in their last letter by sex and language: `Julia`, `Julie`; `Mario`, `Maria`.
  private static func isSlipOfName(
    _ left: [Unicode.Scalar], _ right: [Unicode.Scalar], isGiven: Bool
  ) -> Bool {
    let length = max(left.count, right.count)
    guard length >= 4, Slips.between(left, right, limit: length < 8 ? 1 : 2) != nil else { return false }
    guard isGiven, left.last != right.last else { return true }
    return isTurned(left, right)
  }

  /// The same letters, two neighbours of which changed places.
  private static func isTurned(_ left: [Unicode.Scalar], _ right: [Unicode.Scalar]) -> Bool {
    guard left.count == right.count else { return false }
    let places = left.indices.filter { left[$0] != right[$0] }
    return places.count == 2 && places[1] == places[0] + 1 && left[places[0]] == right[places[1]]
      && left[places[1]] == right[places[0]]
  }

  /// A letter that stands twice in the one and once in the other.
  private static func isDoubled(_ left: [Unicode.Scalar], _ right: [Unicode.Scalar]) -> Bool {
    let (long, short) = left.count > right.count ? (left, right) : (right, left)
    guard let place = short.indices.first(where: { long[$0] != short[$0] }) ?? Optional(short.count) else {
      return false
    }
    return place > 0 && long[place] == long[place - 1]
  }
}
