// How exports write names: turned round, with suffixes and years behind them, with what somebody's part in a
// book was.

internal import BooksTrackAPI

/// The policies by which the text of a cell becomes an author.
public struct NameRules: Hashable, Sendable {
  /// Words behind a comma that belong to the name before it, in lower case without a full stop.
  public var suffixes: Set<String>
  /// Parts that are the writer's own, in lower case: they are no role.
  public var writerRoles: Set<String>
  /// Parts that are believed where a list of authors gives them in parentheses, in lower case.
  public var knownRoles: Set<String>

  /// Rules of those words.
  public init(suffixes: Set<String>, writerRoles: Set<String>, knownRoles: Set<String>) {
    self.suffixes = suffixes
    self.writerRoles = writerRoles
    self.knownRoles = knownRoles
  }

  /// What is common in exports.
  public static let common = NameRules(
    suffixes: [
      "jr", "sr", "ii", "iii", "iv", "phd", "ph.d", "md", "m.d", "dds", "esq", "mba", "ma", "m.a", "rn",
      "s.j", "sj", "ltd", "inc", "llc", "gmbh",
    ],
    writerRoles: ["author", "writer", "auteur", "autor", "autora", "autore", "verfasser", "primary author"],
    knownRoles: [
      "translator", "editor", "illustrator", "narrator", "contributor", "introduction", "foreword", "preface",
      "afterword", "adapter", "compiler", "artist", "colorist", "letterer", "photographer", "cover artist",
    ])

  /// Whether a part of a list is the suffix of the name before it.
  func isSuffix(_ part: String) -> Bool {
    let word = part.lowercased()
    return suffixes.contains(word.hasSuffix(".") ? String(word.dropLast()) : word)
  }

  /// What somebody's part was; nil for the writer's own.
  func role(_ text: String) -> String? {
    let role = WhiteSpace.collapsed(text)
    return role.isEmpty || writerRoles.contains(role.lowercased()) ? nil : role
  }
}

extension NameRules {
  /// The names of a list with commas; a suffix such as "Jr." stays with its name.
  func names(_ parts: [String]) -> [String] {
    guard parts.count > 1 else { return parts }
    var names: [String] = []
    for part in parts {
      if let last = names.indices.last, isSuffix(part) {
        names[last] += ", \(part)"
      } else {
        names.append(part)
      }
    }
    return names
  }

  /// The writers of a book, from a list with commas.
  ///
  /// Two parts beside each other of which neither is a whole name are one that is turned round:
  /// `King, Stephen`, `Le Guin, Ursula K., Olusegun Alakija`. Of three such parts it cannot be told which two
  /// belong together. Names of East Asia are whole without a space.
  func writers(_ parts: [String]) -> [String] {
    let open = parts.indices.filter { !Self.isWhole(parts[$0]) && !isSuffix(parts[$0]) }
    guard open.count == 2, open[1] == open[0] + 1, Self.isFamily(parts[open[0]]), Self.isGiven(parts[open[1]])
    else { return names(parts) }
    var parts = parts
    parts[open[0]] += ", \(parts.remove(at: open[1]))"
    return names(parts)
  }

  /// `Last, First` as `First Last`.
  ///
  /// A suffix goes behind: `King, Martin Luther, Jr.`. Years of birth and death, as library catalogs add
  /// them, are left out. East Asian names have their family name first in either form. A comma within
  /// parentheses is none. Names that were turned at the wrong word, such as `Guin, Ursula K. Le`, come out
  /// right, because they are turned back there.
  func turnedRound(_ name: String) -> String {
    var parts = Self.split(name).filter { !$0.isEmpty && !Self.isLifetime($0) }
    guard let family = parts.first else { return WhiteSpace.collapsed(name) }
    // Behind a family name alone "M.D." are initials; a degree stands behind a given name.
    let isInitialed = parts.count == 2 && Self.isOneWord(family) && Self.isInitials(parts[1])
    let suffix = isInitialed ? [] : parts.dropFirst().filter(isSuffix)
    parts = parts.dropFirst().filter { !suffix.contains($0) }
    let given = parts.joined(separator: ", ")
    let isEastAsian = family.unicodeScalars.allSatisfy(Self.isEastAsian)
    let turned =
      given.isEmpty ? family : isEastAsian ? "\(family) \(given)" : "\(given) \(family)"
    return ([turned] + suffix).joined(separator: ", ")
  }

  /// Whether a part of a list can be somebody's whole name.
  private static func isWhole(_ part: String) -> Bool {
    !isFamily(part) && !isGiven(part) || part.unicodeScalars.allSatisfy(isEastAsian)
  }

  /// `King`, `Le Tellier`: one word, with particles in front of it or without.
  private static func isFamily(_ part: String) -> Bool {
    let words = part.split(separator: " ")
    return words.dropLast().allSatisfy { word in
      let folded = FoldedText.fold(word)
      return NameWords.particle(folded[...]) != nil || irish.contains(folded)
    }
  }

  /// `Stephen`, `J. R. R.`, `Ursula K.`: one word, or words of which the last ones are initials.
  private static func isGiven(_ part: String) -> Bool {
    let words = part.split(separator: " ").map(String.init)
    return words.dropFirst().allSatisfy(isInitials) && !isLifetime(part)
  }

  /// What Irish family names begin with, as a word of its own.
  private static let irish: Set = ["o", "ni", "ui", "nic"]

  private static func isOneWord(_ part: String) -> Bool { !part.contains(" ") }

  /// `M.D.`, `J.`: letters that each have a full stop behind them.
  private static func isInitials(_ word: String) -> Bool {
    word.hasSuffix(".")
      && word.split(separator: ".").allSatisfy { $0.count == 1 && $0.allSatisfy(\.isLetter) }
  }

  /// The name without the part in parentheses behind it, and that part: `Shvorne Marks (Narrator)`.
  ///
  /// - Parameter isOnlyKnown: take only such words for a part as are known; a name may end in parentheses as
  ///   well.
  func withRole(_ text: String, isOnlyKnown: Bool) -> DraftAuthor {
    guard text.hasSuffix(")"), let open = text.lastIndex(of: "(") else { return DraftAuthor(text) }
    let part = String(text[text.index(after: open)...].dropLast())
    let name = WhiteSpace.collapsed(text[..<open])
    let word = WhiteSpace.collapsed(part).lowercased()
    let isPart = !isOnlyKnown || knownRoles.contains(word) || writerRoles.contains(word)
    guard !name.isEmpty, isPart else { return DraftAuthor(text) }
    return DraftAuthor(name, role: role(part))
  }

  /// The parts between commas that stand in no parentheses.
  private static func split(_ name: String) -> [String] {
    var parts = [""]
    var depth = 0
    for character in name {
      if character == "(" { depth += 1 }
      if character == ")" { depth = max(0, depth - 1) }
      if character == ",", depth == 0 {
        parts.append("")
      } else {
        parts[parts.count - 1].append(character)
      }
    }
    return parts.map { WhiteSpace.collapsed($0) }
  }

  /// `1927-2014`, `1950-`, `b. 1950`.
  private static func isLifetime(_ part: String) -> Bool {
    var digits = 0
    for scalar in part.unicodeScalars {
      if ("0"..."9").contains(scalar) {
        digits += 1
      } else if !"-–—.?b d ca".unicodeScalars.contains(scalar) {
        return false
      }
    }
    return digits >= 3
  }

  private static func isEastAsian(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x3040...0x30FF, 0x3400...0x9FFF, 0xAC00...0xD7AF, 0xF900...0xFAFF, 0x2_0000...0x3_FFFF, 0x20: true
    default: false
    }
  }
}
