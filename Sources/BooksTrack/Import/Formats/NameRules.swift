// The rules for names in exports: inverted names, suffixes and years after a name, and roles.

internal import BooksTrackAPI

/// The rules that turn the text of a cell into an author.
public struct NameRules: Hashable, Sendable {
  /// Words after a comma that belong to the name before it, in lower case without a full stop, of at most
  /// eight bytes.
  public var suffixes: Set<String>
  /// Roles that mean the author, in lower case; they are dropped.
  public var writerRoles: Set<String>
  /// Roles that are recognized in parentheses in a list of authors, in lower case.
  public var knownRoles: Set<String>

  /// Creates rules with the given words.
  public init(suffixes: Set<String>, writerRoles: Set<String>, knownRoles: Set<String>) {
    precondition(
      suffixes.allSatisfy { $0.utf8.count <= Self.longestSuffix },
      "a suffix is an abbreviation: pass at most \(Self.longestSuffix) bytes")
    self.suffixes = suffixes
    self.writerRoles = writerRoles
    self.knownRoles = knownRoles
  }

  /// The words that are common in exports.
  public static let common = NameRules(
    suffixes: [
      "jr", "sr", "ii", "iii", "iv", "phd", "ph.d", "md", "m.d", "dds", "esq", "mba", "ma", "m.a", "rn",
      "s.j", "sj", "ltd", "inc", "llc", "gmbh",
    ],
    writerRoles: [
      "author", "authors", "writer", "auteur", "autor", "autora", "autore", "verfasser", "primary author",
      "지은이", "저자", "글", "著", "著者", "作", "作者", "автор",
    ],
    knownRoles: [
      "translator", "editor", "illustrator", "narrator", "contributor", "introduction", "foreword", "preface",
      "afterword", "adapter", "compiler", "artist", "colorist", "letterer", "photographer", "cover artist",
      "trans.", "transl.", "tr.", "trad.", "ed.", "eds.", "illus.", "ill.", "narr.", "hrsg.", "hg.",
      "herausgeber", "übersetzer", "illustration", "illustrations", "traducteur", "traductor", "traduttore",
      "editors", "translators", "illustrators", "narrators", "herausgeberin", "übersetzerin", "illustratorin",
      "옮긴이", "역자", "그림", "엮은이", "감수", "訳", "訳者", "翻訳", "編", "編集", "絵", "イラスト", "译", "译者", "編者",
      "编", "主编", "绘", "переводчик", "редактор", "иллюстратор",
    ])

  private static let longestSuffix = 8
  /// Names that are degrees in other capitals: `Guiying, Ma` is Ma Guiying.
  private static let namesLikeDegrees: Set = ["Ma", "Md"]

  /// Returns true if an element of a list is the suffix of the name before it.
  func isSuffix(_ part: String) -> Bool {
    // Most parts are names, which are longer; the full stop behind a suffix counts.
    guard part.utf8.count <= Self.longestSuffix + 1, !Self.namesLikeDegrees.contains(part) else {
      return false
    }
    let word = part.lowercased()
    return suffixes.contains(word.hasSuffix(".") ? String(word.dropLast()) : word)
  }

  /// Returns an element of a list as a role, such as `ed.` in `Ellen Datlow, ed.`; nil for a name.
  func roleAlone(_ part: String) -> String? {
    [part, part + "."].first { knownRoles.contains($0.lowercased()) || writerRoles.contains($0.lowercased()) }
  }

  /// Returns a contributor's role, or nil for the author's.
  func role(_ text: String) -> String? {
    let role = WhiteSpace.collapsed(text)
    return role.isEmpty || writerRoles.contains(role.lowercased()) ? nil : role
  }
}

extension NameRules {
  /// Returns the names of a comma-separated list; a suffix such as "Jr." stays with its name.
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

  /// Returns the authors of a comma-separated list.
  ///
  /// Two adjacent elements, neither of which is a whole name, are one inverted name: `King, Stephen`,
  /// `Le Guin, Ursula K., Olusegun Alakija`. With three such elements it is ambiguous which two belong
  /// together, and none are joined. East Asian names are whole without a space. If the second of two elements
  /// is a common given name, both are one inverted name, also if the family name has several words, as in
  /// `Conan Doyle, Arthur`.
  func writers(_ parts: [String]) -> [String] {
    if parts.count == 2, CommonGivenNames.has(FoldedText.fold(parts[1])[...]),
      !parts[0].unicodeScalars.allSatisfy(Self.isEastAsian)
    {
      return [parts.joined(separator: ", ")]
    }
    let open = parts.indices.filter { !Self.isWhole(parts[$0]) && !isSuffix(parts[$0]) }
    guard open.count == 2, open[1] == open[0] + 1, Self.isFamily(parts[open[0]]), Self.isGiven(parts[open[1]])
    else { return names(parts) }
    var parts = parts
    parts[open[0]] += ", \(parts.remove(at: open[1]))"
    return names(parts)
  }

  /// Returns `Last, First` as `First Last`.
  ///
  /// A suffix moves to the end: `King, Martin Luther, Jr.`. Years of birth and death, as library catalogs add
  /// them, are dropped. East Asian names keep the family name first. Commas within parentheses do not
  /// separate. Names inverted at the wrong word, such as `Guin, Ursula K. Le`, come out right, because the
  /// inversion is simply reversed; so do Korean ones, such as `유진, 박`.
  func turnedRound(_ name: String) -> String {
    var parts = Self.split(name).filter { !$0.isEmpty && !Self.isLifetime($0) }
    guard let family = parts.first else { return WhiteSpace.collapsed(name) }
    // After a family name alone "M.D." are initials; a degree follows a given name.
    let isInitialed = parts.count == 2 && Self.isFamily(family) && Self.isInitials(parts[1])
    let suffix = isInitialed ? [] : parts.dropFirst().filter(isSuffix)
    parts = parts.dropFirst().filter { !suffix.contains($0) }
    let given = parts.joined(separator: ", ")
    let isFamilyFirst =
      family.unicodeScalars.allSatisfy(Self.isEastAsian) && !Self.isKoreanFamily(given, behind: family)
    let turned =
      given.isEmpty ? family : isFamilyFirst ? "\(family) \(given)" : "\(given) \(family)"
    return ([turned] + suffix).joined(separator: ", ")
  }

  /// Returns true if an element of a list can be a whole name.
  private static func isWhole(_ part: String) -> Bool {
    !isFamily(part) && !isGiven(part) || part.unicodeScalars.allSatisfy(isEastAsian)
  }

  /// Returns true for a family name: one word, optionally after particles, of which one may follow a hyphen
  /// (`King`, `Le Tellier`, `Paki-Te Rangi`).
  static func isFamily(_ part: String) -> Bool {
    let words = part.split(separator: " ")
    return words.dropLast().allSatisfy { word in
      let folded = FoldedText.fold(word.split(separator: "-").last ?? word)
      return NameWords.particle(folded[...]) != nil || irish.contains(folded)
    }
  }

  /// Returns true for given names: one word, optionally followed by initials (`Stephen`, `J. R. R.`,
  /// `Ursula K.`), or words that end with a particle of the family name (`Pierre Choderlos de`).
  private static func isGiven(_ part: String) -> Bool {
    let words = part.split(separator: " ").map(String.init)
    if words.count > 1, let last = words.last, last.first?.isLowercase == true,
      NameWords.particle(FoldedText.fold(last)[...]) != nil
    {
      return true
    }
    return words.dropFirst().allSatisfy(isInitials) && !isLifetime(part)
  }

  /// Prefixes of Irish family names that are written as separate words.
  private static let irish: Set = ["o", "ni", "ui", "nic"]

  /// Returns true if every letter is followed by a full stop (`M.D.`, `J.`).
  private static func isInitials(_ word: String) -> Bool {
    word.hasSuffix(".")
      && word.split(separator: ".").allSatisfy { $0.count == 1 && $0.allSatisfy(\.isLetter) }
  }

  /// Splits a role in trailing parentheses from a name: `Shvorne Marks (Narrator)`.
  ///
  /// - Parameter isOnlyKnown: Accept only the known roles, because a name itself may end in parentheses.
  func withRole(_ text: String, isOnlyKnown: Bool) -> DraftAuthor {
    if let (name, role) = RolePhrase.split(text) { return DraftAuthor(name, role: role) }
    guard let opening = text.last.flatMap({ Self.brackets[$0] }), let open = text.lastIndex(of: opening)
    else {
      return DraftAuthor(text)
    }
    let part = String(text[text.index(after: open)...].dropLast())
    let name = WhiteSpace.collapsed(text[..<open])
    let word = WhiteSpace.collapsed(part).lowercased()
    let isPart = !isOnlyKnown || knownRoles.contains(word) || writerRoles.contains(word)
    guard !name.isEmpty, isPart else { return DraftAuthor(text) }
    return DraftAuthor(name, role: role(part))
  }

  /// The opening bracket of each closing one behind a role.
  static let brackets: [Character: Character] = [")": "(", "]": "[", "）": "（", "］": "［"]

  /// Splits a name at the commas outside parentheses.
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

  /// Returns true for years of birth and death: `1927-2014`, `1950-`, `b. 1950`.
  static func isLifetime(_ part: String) -> Bool {
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

  /// Returns true if the part behind the comma is a Korean family name, which is one syllable, and the part
  /// before it is a given name: a site took the last word for the family name.
  private static func isKoreanFamily(_ part: String, behind given: String) -> Bool {
    part.unicodeScalars.count == 1 && given.unicodeScalars.count > 1
      && (part + given).unicodeScalars.allSatisfy { (0xAC00...0xD7AF).contains($0.value) }
      && !longKoreanFamilies.contains(given)
  }

  /// The Korean family names of two syllables; a given name of one syllable may follow them.
  private static let longKoreanFamilies: Set = ["남궁", "독고", "사공", "서문", "선우", "제갈", "황보"]

  static func isEastAsian(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x3040...0x30FF, 0x3400...0x9FFF, 0xAC00...0xD7AF, 0xF900...0xFAFF, 0x2_0000...0x3_FFFF, 0x20: true
    default: false
    }
  }
}
