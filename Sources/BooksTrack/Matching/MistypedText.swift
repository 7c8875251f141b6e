// Comparison of titles and names that may have typing errors (DUP-11).
//
// A typing error usually makes an unknown word. So two known words are different words, however little they
// differ (`Light`, `Night`), unless other facts prove that the books are the same; and an unknown word that
// nearly equals a known one is a slip of it. For two unknown words (names, other languages) the kind of
// difference decides: swapped neighbours and doubled letters are slips, an ending may make another word.
// Differences that distinguish books are never taken for slips: a digit, a number in words, a Roman number.

/// Compares texts that may have typing errors.
enum MistypedText {
  /// Returns the number of slips between two titles; nil if they are different titles.
  ///
  /// - Parameters:
  ///   - left: The key of a title or of a subtitle (`TitleKey`), as is the other.
  ///   - support: Facts beside the titles that both books share.
  static func slips(inTitle left: String, _ right: String, _ support: TitleSupport = .none) -> Int? {
    let words = (left.split(separator: " "), right.split(separator: " "))
    let letters = (Self.letters(words.0), Self.letters(words.1))
    let length = max(letters.0.count, letters.1.count)
    guard length >= shortestTitle, !isOfSigns(letters.0), !isOfSigns(letters.1),
      words.0.filter(hasDigit) == words.1.filter(hasDigit)
    else { return nil }
    if TitleLetters.of(left) == TitleLetters.of(right), !areTwoWords(words.0, words.1) {
      return 1
    }
    guard areNumbersEqual(words.0, words.1) else { return nil }
    let limit = length < usualTitle ? 1 : mostSlips
    guard let slips = Slips.between(letters.0, letters.1, limit: limit) else { return nil }
    guard words.0.count == words.1.count else { return slips == 1 && length >= longTitle ? 2 : nil }
    let weight = TitleWeight(
      letters: length + support.letters, words: words.0.count + support.words)
    for (first, second) in zip(words.0, words.1) where first != second {
      let pair = WordPair(first, second)
      guard pair.isSlip(in: weight, isProven: support.isProof) else { return nil }
    }
    return slips
  }

  /// Returns true if two titles of equally many words differ only in pairs of known words: `The Poet`, `The
  /// Pot`.
  private static func areTwoWords(_ left: [Substring], _ right: [Substring]) -> Bool {
    guard left.count == right.count else { return false }
    // A moved space changes two words and makes at least one of them unknown: `Demo nCopperhead`.
    return zip(left, right).filter { $0 != $1 }.allSatisfy {
      KnownWords.areBothWords($0, $1) && !SpellingVariants.areOne($0, $1)
    }
  }

  /// Returns the number of slips between two names; nil if they are different names.
  ///
  /// - Parameter isTelling: True if two books are unlikely to share the title.
  static func slips(inName left: AuthorName, _ right: AuthorName, isTelling: Bool) -> Int? {
    guard mayBeOne(left, right) else { return nil }
    let tokens = (left.tokens, right.tokens)
    let letters = (Self.letters(tokens.0), Self.letters(tokens.1))
    guard max(letters.0.count, letters.1.count) >= shortestName, left.suffix == right.suffix else {
      return nil
    }
    if letters.0 == letters.1 { return 1 }
    guard !isOfSigns(letters.0), !isOfSigns(letters.1) else { return nil }
    if tokens.0.count != tokens.1.count {
      return withoutMiddle(left, right).flatMap { slips(inName: $0, $1, isTelling: isTelling) }
    }
    guard let slips = Slips.between(letters.0, letters.1, limit: mostSlips) else { return nil }
    for (place, pair) in zip(tokens.0, tokens.1).enumerated() where pair.0 != pair.1 {
      let pair = WordPair(pair.0, pair.1)
      guard pair.isSlipOfName(isGiven: place < left.givenCount, inTelling: isTelling) else { return nil }
    }
    return slips
  }

  /// Returns false if the letters of two names alone show that they differ by too many slips.
  private static func mayBeOne(_ left: AuthorName, _ right: AuthorName) -> Bool {
    let (first, second) = (LetterParity.Name(left.text), LetterParity.Name(right.text))
    if first.words == second.words { return LetterParity.isNear(first.all, second.all) }
    return first.all == second.all || LetterParity.isNear(first.ends, second.ends)
  }

  /// Both names without middle names, if one of them has none.
  private static func withoutMiddle(_ left: AuthorName, _ right: AuthorName) -> (AuthorName, AuthorName)? {
    func short(_ name: AuthorName) -> AuthorName? {
      guard name.tokens.count - name.givenCount == 1, let first = name.tokens.first,
        let last = name.tokens.last,
        name.givenCount > 0
      else { return nil }
      return AuthorName(simple: "\(first) \(last)", tokenCount: 2)
    }
    guard min(left.tokens.count, right.tokens.count) == 2, let first = short(left), let second = short(right)
    else {
      return nil
    }
    return (first, second)
  }

  /// Shorter titles have too many neighbours: `It`, `If`.
  static let shortestTitle = 4
  /// Titles with more slips between them are different titles.
  static let mostSlips = 2
  /// Shorter titles may have one slip at most.
  static let usualTitle = 8
  fileprivate static let longTitle = 12
  /// Longer titles of several words hardly become another title when one letter changes, even in a short
  /// word.
  fileprivate static let tellingTitle = 13
  fileprivate static let fullTitle = 20
  private static let shortestName = 5

  static func letters(_ words: [Substring]) -> [Unicode.Scalar] { words.flatMap { Array($0.unicodeScalars) } }

  /// In Chinese, Japanese and Korean a character is a syllable or a word, not a typing error.
  private static func isOfSigns(_ letters: [Unicode.Scalar]) -> Bool {
    letters.contains { $0.value >= 0x2E80 }
  }

  /// Returns true if two titles contain the same numbers. A number in words opposite an unknown word may be a
  /// slip: `Otto` is eight in Italian, `Toto` is no number.
  private static func areNumbersEqual(_ left: [Substring], _ right: [Substring]) -> Bool {
    guard left.count == right.count else { return numbers(left) == numbers(right) }
    return zip(left, right).allSatisfy { $0 == $1 || numbers([$0]).isEmpty || numbers([$1]).isEmpty }
  }

  /// Returns the words of a title that are numbers, in order.
  private static func numbers(_ words: [Substring]) -> [Substring] {
    words.filter { word in
      hasDigit(word) || isRoman(word)
        || VolumeWords.international.number(TitleLine(String(word))) != nil
    }
  }

  private static func hasDigit(_ word: Substring) -> Bool {
    word.utf8.contains { (0x30...0x39).contains($0) }
  }

  private static func isRoman(_ word: Substring) -> Bool {
    word.utf8.allSatisfy { [UInt8(ascii: "i"), UInt8(ascii: "v"), UInt8(ascii: "x")].contains($0) }
  }
}

/// Facts beside the title that identify a book: a subtitle that both books have, or their place in a series.
struct TitleSupport {
  let letters: Int
  let words: Int
  /// True if it proves that two titles are equal although they differ in two known words.
  let isProof: Bool

  static let none = TitleSupport(letters: 0, words: 0, isProof: false)
  /// Two different books hardly have the same place in a series.
  static let samePlace = TitleSupport(letters: MistypedText.fullTitle, words: 3, isProof: true)

  /// The support of a common subtitle, by its key.
  static func subtitle(_ key: String) -> TitleSupport {
    let words = key.split(separator: " ")
    let letters = MistypedText.letters(words).count
    return TitleSupport(
      letters: letters, words: words.count, isProof: letters >= MistypedText.fullTitle && words.count > 2)
  }
}

/// The amount of a title that still identifies the book when one of its words differs.
private enum TitleWeight: Int {
  case light, usual, telling, full

  init(letters: Int, words: Int) {
    if letters < MistypedText.longTitle || words < 2 {
      self = .light
    } else if letters < MistypedText.tellingTitle || words < 3 {
      self = .usual
    } else {
      self = letters < MistypedText.fullTitle ? .telling : .full
    }
  }
}

/// Two words at the same position of two texts.
private struct WordPair {
  let left: [Unicode.Scalar]
  let right: [Unicode.Scalar]
  private let words: (Substring, Substring)

  init(_ left: Substring, _ right: Substring) {
    words = (left, right)
    self.left = Array(left.unicodeScalars)
    self.right = Array(right.unicodeScalars)
  }

  private var length: Int { max(left.count, right.count) }

  private var slips: Int? { Slips.between(left, right, limit: length < 8 ? 1 : 2) }

  /// Returns true if one word of a title is the other mistyped.
  ///
  /// - Parameter isProven: True if facts beside the titles prove that the books are the same.
  func isSlip(in title: TitleWeight, isProven: Bool) -> Bool {
    guard length >= 3, slips != nil, !areTwoThings else { return false }
    if SpellingVariants.areOne(words.0, words.1) { return true }
    // Neighbouring keys and swapped letters can look like prefixes: `Inburied`, `Unburied`.
    if !isNeighbour, !isTurned, WordParts.areTwoForms(words.0, words.1) { return false }
    if !isProven, KnownWords.areBothWords(words.0, words.1) { return false }
    // In a short title a letter of a distant key makes another word of a short one: `Bird`, `Bord`.
    if title == .light, length < MistypedText.usualTitle, isDistant { return false }
    let known = (CommonWords.has(words.0), CommonWords.has(words.1))
    let isTelling = title.rawValue >= TitleWeight.telling.rawValue
    // "A Clash of King" lacks a letter; "The Strangers" is another title than "The Stranger".
    if isEnding, isTelling || title != .light && isPlural { return true }
    // "Obsession in Death" is not "Possession in Death" mistyped: two slips hardly make another known word.
    if known.0 && known.1 { return isTelling && length >= 4 && !isEnding && slips == 1 }
    if known.0 || known.1 { return !isEnding || isTelling || isShorterUnknown(known) }
    if isTurned || isDoubled { return length > 3 }
    if isOtherEnding { return false }
    if isTelling { return length > 3 }
    guard !isEnding, !isVowelAtEnd else { return false }
    // A short title of two words that no list knows is hardly a slip of the other, unless the hand shows in
    // it: `Der Zelter`, `Der Welter`.
    let isLoneKnown = KnownWords.has(words.0) != KnownWords.has(words.1)
    return length > 3 && (title != .light || isNeighbour || isLoneKnown)
  }

  /// True for the names of two countries, or of two kinds of book.
  private var areTwoThings: Bool {
    CountryNames.has(words.0) && CountryNames.has(words.1)
      || WorkKinds.isNamed(by: words.0) && WorkKinds.isNamed(by: words.1)
  }

  /// True if the words differ in one letter, replaced by that of a neighbouring key.
  private var isNeighbour: Bool {
    replaced.map { Keyboard.areNeighbours($0.left, $0.right) } ?? false
  }

  /// True if the words differ in one letter, and the keys of the two letters are not neighbours.
  private var isDistant: Bool {
    replaced.map { !Keyboard.areNeighbours($0.left, $0.right) } ?? false
  }

  /// The only letter in which words of one length differ; nil if they do not differ so.
  private var replaced: (left: Unicode.Scalar, right: Unicode.Scalar)? {
    guard left.count == right.count else { return nil }
    let places = left.indices.filter { left[$0] != right[$0] }
    return places.count == 1 ? (left[places[0]], right[places[0]]) : nil
  }

  /// Returns true if one word of a name is the other mistyped. The last letter of names depends on gender and
  /// language: `Julia`, `Julie`; `Mario`, `Maria`; `David`, `Davida`.
  func isSlipOfName(isGiven: Bool, inTelling: Bool) -> Bool {
    guard slips != nil, length >= 4 || inTelling && !isGiven && length == 3 && left.first == right.first
    else {
      return false
    }
    guard isGiven else { return !isLengthened }
    let common = (CommonGivenNames.has(words.0), CommonGivenNames.has(words.1))
    // "Ana" and "Anna" are two spellings of one name, and "Marwa" is "Marwan" without its last letter.
    if common.0 && common.1 { return inTelling && (isDoubled || isConsonantMore) }
    guard left.last != right.last, !isTurned else { return true }
    if isVowelMore {
      let (long, short) = left.count > right.count ? common : (common.1, common.0)
      return !short && (inTelling || long)
    }
    if isVowelAtEnd { return inTelling && !common.0 && !common.1 }
    // "Phili" and "Fyodo" are not names.
    return left.count == right.count || inTelling || !(left.count < right.count ? common.0 : common.1)
  }

  /// True if one word is the other with two letters behind it, as another family name: `Martin`, `Martinez`.
  private var isLengthened: Bool {
    let (long, short) = longAndShort
    return long.count == short.count + 2 && long.starts(with: short)
  }

  /// True if the words differ in two swapped neighbours.
  var isTurned: Bool {
    guard left.count == right.count else { return false }
    let places = left.indices.filter { left[$0] != right[$0] }
    return places.count == 2 && places[1] == places[0] + 1 && left[places[0]] == right[places[1]]
      && left[places[1]] == right[places[0]]
  }

  private var longAndShort: (long: [Unicode.Scalar], short: [Unicode.Scalar]) {
    left.count > right.count ? (left, right) : (right, left)
  }

  /// True if a letter is doubled in one word and single in the other.
  private var isDoubled: Bool {
    let (long, short) = longAndShort
    guard long.count == short.count + 1 else { return false }
    let place = short.indices.first { long[$0] != short[$0] } ?? short.count
    return place > 0 && long[place] == long[place - 1]
  }

  /// True if one word is the other with an ending that makes another word: `Stranger`, `Strangers`; `Prince`,
  /// `Princess`.
  private var isEnding: Bool {
    let (long, short) = longAndShort
    guard long.count > short.count, long.starts(with: short), !isDoubled else { return false }
    return long[short.count...].allSatisfy { Self.endings.contains($0) }
  }

  /// True if the words have the same stem and different endings, one of them longer: `Любовник`, `Любовница`.
  private var isOtherEnding: Bool {
    let (long, short) = longAndShort
    return long.count == short.count + 1 && !long.starts(with: short) && long.starts(with: short.dropLast())
      && !isTurned && !isDoubled && slips == 2
  }

  private var isPlural: Bool {
    let (long, short) = longAndShort
    return long.count == short.count + 1 && long.last == "s" && short.last != "s"
  }

  /// True if one word is the other with a vowel added.
  private var isVowelMore: Bool {
    let (long, short) = longAndShort
    return long.count == short.count + 1 && long.starts(with: short)
      && Self.vowels.contains(long[short.count])
  }

  /// True if one word is the other with a consonant added.
  private var isConsonantMore: Bool {
    let (long, short) = longAndShort
    return long.count == short.count + 1 && long.starts(with: short)
      && !Self.vowels.contains(long[short.count])
  }

  private static let endings: Set<Unicode.Scalar> = ["s", "e", "d", "r", "n", "y", "l", "a", "o", "i", "t"]

  /// Returns true if the shorter word is unknown: `Silenc` is not a word; `Strangers` is one, known or not.
  private func isShorterUnknown(_ known: (Bool, Bool)) -> Bool {
    left.count < right.count ? !known.0 : !known.1
  }

  /// True if the words end in different vowels.
  private var isVowelAtEnd: Bool {
    guard left.count == right.count, let first = left.last, let second = right.last, first != second else {
      return false
    }
    return Self.vowels.contains(first) && Self.vowels.contains(second)
  }

  private static let vowels: Set<Unicode.Scalar> = ["a", "e", "i", "o", "u", "y"]
}
