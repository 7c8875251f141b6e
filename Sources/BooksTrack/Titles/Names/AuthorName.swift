// A person's name in its parts, because a name compared as one string goes wrong both ways: "George Martin"
// and "George R.R. Martin" are far apart, and "Julia Glass" and "Julie Glass" are close (DUP-3).
//
// A name is read into folded tokens in natural order — given names, particles, family name — whichever order
// it was written in. Two names are compatible if the family names are equal and no given name contradicts
// another: an initial agrees with a name that begins with it, a middle name may be missing, and that is all.
//
// What it does not do: it knows no nicknames but the few of `GivenNames`, forgives no misspelt family name,
// and does not know which part of a Chinese, Japanese or Korean name is the family name; there, the whole
// counts.

/// A person's name, comparable.
///
///     AuthorName("Tolkien, J.R.R.") == AuthorName("J. R. R. Tolkien")                        // true
///     AuthorName("R. Zelazny").isCompatible(with: AuthorName("Roger Zelazny"))               // true
///     AuthorName("Julia Glass").isCompatible(with: AuthorName("Julie Glass"))                // false
public struct AuthorName: Hashable, Sendable {
  /// The tokens in natural order, folded, a space between them: `ursula k le guin`.
  public let text: String
  /// Given names and initials, particles, family names: how many of the tokens are which.
  let givenCount: Int
  let particleCount: Int
  /// `jr`, `sr` or a Roman numeral.
  let suffix: String?
  /// Whether the name has neither letter nor digit, or is a placeholder: `Anonymous`, `Various`.
  public let isAnonymous: Bool
  /// A bit for how each token begins.
  private let beginnings: UInt64

  /// Reads a name in either order: `J. R. R. Tolkien`, `Tolkien, J.R.R.`, `Guin, Ursula K. Le`.
  ///
  /// - Complexity: O(n).
  public init(_ text: String) {
    self = SimpleName.read(text) ?? NameParser(text).name()
  }

  /// Makes a name of tokens of which the last is the family name.
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

  /// Whether both can be the same person. Symmetric; an anonymous name is compatible with nothing.
  ///
  /// - Complexity: O(n).
  public func isCompatible(with other: AuthorName) -> Bool { similarity(to: other) > 0 }

  /// How alike two compatible names are, in thousandths: 1000 for the same tokens, less for initials, missing
  /// middle names and the like; 0 for names that are not compatible.
  public func similarity(to other: AuthorName) -> Int {
    guard !isAnonymous, !other.isAnonymous else { return 0 }
    if text == other.text { return suffix == other.suffix ? 1000 : suffixLikeness(other) }
    guard suffixLikeness(other) > 0 else { return 0 }
    let likeness = sharesBeginning(with: other) ? NameComparison(self, other).likeness : 0
    return likeness > 0 ? likeness : Romanization.likeness(self, other)
  }

  /// Whether a token of either begins as one of the other does. Names in one script that are compatible have
  /// at least one such pair, however they are spelled; most names of different people have none.
  func sharesBeginning(with other: AuthorName) -> Bool { beginnings & other.beginnings != 0 }

  /// A bit for how each token begins, several of which share one: its first byte and the next, which may be
  /// that of the token behind it, as an initial may have grown together with it. Of a vowel the first byte
  /// alone, because it is written with or without a `y` behind it (`Transliteration`).
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

  /// A suffix may be left out; two different ones are father and son.
  private func suffixLikeness(_ other: AuthorName) -> Int {
    suffix == nil || other.suffix == nil || suffix == other.suffix ? 980 : 0
  }

  /// Whether the name has Latin letters.
  var isLatin: Bool { text.utf8.contains { (0x61...0x7A).contains($0) } }

  var tokens: [Substring] { text.split(separator: " ") }

  /// The tokens without particles, wherever they stand: `Miguel de Cervantes Saavedra`.
  var core: [Substring] {
    let all = tokens
    return Self.core(given: all.prefix(givenCount), family: all.dropFirst(givenCount + particleCount))
  }

  static func core(given: ArraySlice<Substring>, family: ArraySlice<Substring>) -> [Substring] {
    given.prefix(1) + given.dropFirst().filter { NameWords.particle($0) != .unmistakable } + family
  }
}
