// A person's name split like in a library catalog: the given names, and the family name with its particles.
//
// It serves to write names in other forms. Names in scripts without spaces between names are not split, and
// if they are written with a space, the family name comes first.

/// The two parts of a name.
struct NameParts: Hashable {
  /// Given names and initials; empty for a single name.
  let given: String
  let family: String

  private static let particles: Set<String> = [
    "de", "del", "della", "den", "der", "di", "du", "la", "le", "ten", "ter", "van", "von", "al", "el", "bin",
    "da", "dos", "st.", "mac", "ibn",
  ]

  private static let suffixes: Set<String> = ["jr.", "jr", "sr.", "sr", "ii", "iii", "iv"]

  /// Splits a name that is written given name first.
  init(_ name: String) {
    let words = name.utf8.split(separator: UInt8(ascii: " ")).map { Substring($0) }
    guard words.count > 1 else {
      given = ""
      family = name
      return
    }
    guard !Self.isFamilyFirst(name) else {
      family = String(words[0])
      given = Self.joined(words[1...])
      return
    }
    var start = words.count - 1
    if start > 1, Self.suffixes.contains(words[start].lowercased()) { start -= 1 }
    while start > 1, Self.particles.contains(words[start - 1].lowercased()) { start -= 1 }
    given = Self.joined(words[..<start])
    family = Self.joined(words[start...])
  }

  /// Returns true for a name in Chinese, Japanese or Korean signs.
  static func isFamilyFirst(_ name: String) -> Bool {
    name.unicodeScalars.allSatisfy { $0 == " " || (0x3040...0xD7AF).contains($0.value) }
  }

  private static func joined(_ words: ArraySlice<Substring>) -> String {
    words.count == 1 ? String(words[words.startIndex]) : words.joined(separator: " ")
  }

  /// The name with the family name first: `Le Guin, Ursula K.`
  var sorted: String { given.isEmpty ? family : "\(family), \(given)" }

  /// Returns the sort name with the given name first, or `name` if it sorts like that. A catalog may sort a
  /// name by its form in another script; then lists show that form.
  static func turned(_ sorted: String, from name: String) -> String {
    guard NameParts(name).sorted != sorted, let comma = sorted.firstRange(of: ", ") else { return name }
    return "\(sorted[comma.upperBound...]) \(sorted[..<comma.lowerBound])"
  }
}
