// A person's name split into parts, because comparing names as strings fails both ways: "George Martin" and
// "George R.R. Martin" are far apart, and "Julia Glass" and "Julie Glass" are close (DUP-3).
//
// A name is parsed into folded tokens in natural order (given names, particles, family name), whatever the
// order in which it was written. Two names are compatible if the family names are equal and no given names
// contradict each other: an initial agrees with a name that starts with it, and a middle name may be missing.
//
// Limitations: only the nicknames of `GivenNames` are known, a misspelt family name does not match, and the
// family name of a Chinese, Japanese or Korean name is not identified; there, the whole name is compared.

/// A person's name that can be compared with others.
///
///     AuthorName("Tolkien, J.R.R.") == AuthorName("J. R. R. Tolkien")                        // true
///     AuthorName("R. Zelazny").isCompatible(with: AuthorName("Roger Zelazny"))               // true
///     AuthorName("Julia Glass").isCompatible(with: AuthorName("Julie Glass"))                // false
public struct AuthorName: Hashable, Sendable {
  /// The folded tokens in natural order, separated by spaces: `ursula k le guin`.
  public let text: String
  /// The number of tokens that are given names and initials; particles follow, then family names.
  let givenCount: Int
  let particleCount: Int
  /// `jr`, `sr` or a Roman numeral.
  let suffix: String?
  /// True if the name has neither letter nor digit, or is a placeholder: `Anonymous`, `Various`.
  public let isAnonymous: Bool
  /// The set of the tokens' beginnings, as hashed bits.
  private let beginnings: UInt64

  /// Parses a name in either order: `J. R. R. Tolkien`, `Tolkien, J.R.R.`, `Guin, Ursula K. Le`.
  ///
  /// - Complexity: O(n).
  public init(_ text: String) {
    self = SimpleName.read(text) ?? NameParser(text).name()
  }

  /// Creates a name whose last token is the family name.
  init(simple text: String, tokenCount: Int) {
    self.text = text
    givenCount = tokenCount - 1
    particleCount = 0
    suffix = nil
    isAnonymous = Self.isPlaceholder(text)
    beginnings = Self.beginnings(of: text)
  }

  init(given: [String], particles: [String], family: [String], suffix: String?) {
    text = (given + particles + family).joined(separator: " ")
    givenCount = given.count
    particleCount = particles.count
    self.suffix = suffix
    isAnonymous = Self.isPlaceholder(text)
    beginnings = Self.beginnings(of: text)
  }

  private static func isPlaceholder(_ text: String) -> Bool { text.isEmpty || anonymous.contains(text) }

  private static let anonymous: Set<String> = [
    "anonymous", "anon", "anonym", "anonimo", "anonyme", "unknown", "unknown author", "author unknown",
    "various",
    "various authors", "various artists", "various writers", "n a", "na", "none", "no author",
    "not specified",
    "aa vv", "aavv", "vv aa", "autores varios", "varios autores", "diverse", "divers", "collectif",
    "multiple authors",
    "unbekannt", "inconnu", "desconocido", "nieznany", "неизвестен", "аноним", "مجهول", "佚名", "作者不詳",
  ]

  /// Returns true if both can be the same person. Symmetric; an anonymous name is compatible with nothing.
  ///
  /// - Complexity: O(n).
  public func isCompatible(with other: AuthorName) -> Bool { similarity(to: other) > 0 }

  /// Returns the similarity of two compatible names in thousandths: 1000 for the same tokens, less for
  /// initials, missing middle names and so on; 0 for incompatible names.
  public func similarity(to other: AuthorName) -> Int {
    guard !isAnonymous, !other.isAnonymous else { return 0 }
    if text == other.text { return suffix == other.suffix ? 1000 : suffixLikeness(other) }
    guard suffixLikeness(other) > 0 else { return 0 }
    let likeness = sharesBeginning(with: other) ? NameComparison(self, other).likeness : 0
    return likeness > 0 ? likeness : Romanization.likeness(self, other)
  }

  /// Returns true if the names have a bit of `beginnings` in common. Compatible names in one script always
  /// do, however they are spelled; most names of different people do not.
  func sharesBeginning(with other: AuthorName) -> Bool { beginnings & other.beginnings != 0 }

  /// Returns a set of bits for the beginnings of the tokens; several beginnings may share a bit. A beginning
  /// is the first byte and the next one, which may be that of the following token, because initials are
  /// written with or without spaces. For a vowel it is the first byte alone, because a `y` may follow it or
  /// not (`Transliteration`).
  private static func beginnings(of text: String) -> UInt64 {
    var bits: UInt64 = 0
    var first: UInt8?
    var previous = UInt8(ascii: " ")
    for byte in text.utf8 where byte != UInt8(ascii: " ") || previous != byte {
      if byte != UInt8(ascii: " ") {
        if let first { bits |= bit(first, byte) }
        first = previous == UInt8(ascii: " ") ? byte : nil
      }
      previous = byte
    }
    return first.map { bits | bit($0, 0) } ?? bits
  }

  private static func bit(_ first: UInt8, _ second: UInt8) -> UInt64 {
    let isVowel = [UInt8(ascii: "a"), 0x65, 0x69, 0x6F, 0x75].contains(first)
    return 1 << (UInt64(isVowel ? first : first &* 37 &+ second) & 63)
  }

  /// Returns the similarity of the suffixes: one may be missing; two different ones are parent and child.
  private func suffixLikeness(_ other: AuthorName) -> Int {
    suffix == nil || other.suffix == nil || suffix == other.suffix ? 980 : 0
  }

  /// True if the name has Latin letters.
  var isLatin: Bool { text.utf8.contains { (0x61...0x7A).contains($0) } }

  var tokens: [Substring] { text.split(separator: " ") }

  /// The tokens without particles in any position: `Miguel de Cervantes Saavedra`.
  var core: [Substring] {
    let all = tokens
    return Self.core(given: all.prefix(givenCount), family: all.dropFirst(givenCount + particleCount))
  }

  static func core(given: ArraySlice<Substring>, family: ArraySlice<Substring>) -> [Substring] {
    given.prefix(1) + given.dropFirst().filter { NameWords.particle($0) != .unmistakable } + family
  }
}
