// The comparison of two names: whether they can be the same person's, and how likely that is.

struct NameComparison {
  private let left: Parts
  private let right: Parts

  /// The likeness of a family name, or another single name, and a whole name.
  static let familyNameAlone = 850

  init(_ left: AuthorName, _ right: AuthorName) {
    self.left = Parts(left)
    self.right = Parts(right)
  }

  /// The similarity in thousandths; 0 for names that contradict each other.
  var likeness: Int {
    // "De Lint" and "DeLint", "Mac Donald" and "MacDonald".
    if hasSameLetters { return 990 }
    if let givens = withSameFamily {
      let likeness = Self.agreement(givens.left, givens.right)
      return likeness == 0 && (isFamilyAlone(left, of: right) || isFamilyAlone(right, of: left))
        ? Self.familyNameAlone : likeness
    }
    if isReversed { return 950 }
    if isCutShort(left, right) || isCutShort(right, left) { return 900 }
    return isSingleName(left, of: right) || isSingleName(right, of: left) ? Self.familyNameAlone : 0
  }

  private struct Parts {
    let given: [Substring]
    let family: [Substring]
    /// See `AuthorName.core`.
    let core: [Substring]
    let all: [Substring]
    let text: String

    init(_ name: AuthorName) {
      text = name.text
      all = name.tokens
      given = Array(all.prefix(name.givenCount))
      family = Array(all.dropFirst(name.givenCount + name.particleCount))
      core = AuthorName.core(given: given[...], family: family[...])
    }
  }

  /// True if the names are equal apart from spaces.
  private var hasSameLetters: Bool {
    let texts = (left.text.utf8, right.text.utf8)
    if texts.0.lazy.filter({ $0 != Self.space }).elementsEqual(texts.1.lazy.filter { $0 != Self.space }) {
      return true
    }
    // Different bytes are different letters, except where a letter may be composed of several scalars.
    if texts.0.allSatisfy({ $0 < 0x80 }) && texts.1.allSatisfy({ $0 < 0x80 }) { return false }
    return left.all.joined() == right.all.joined()
  }

  private static let space = UInt8(ascii: " ")

  /// The given names of both, if the family names agree. A part of a family name of several words may have
  /// been parsed as given names: `Vargas Llosa, Mario` and `Mario Vargas Llosa`.
  private var withSameFamily: (left: [Substring], right: [Substring])? {
    if left.family.elementsEqual(right.family, by: Transliteration.areOne) {
      return (left.given, right.given)
    }
    if left.family.count > right.family.count, Self.ends(right.core, with: left.family) {
      return (left.given, Array(right.core.dropLast(left.family.count)))
    }
    if right.family.count > left.family.count, Self.ends(left.core, with: right.family) {
      return (Array(left.core.dropLast(right.family.count)), right.given)
    }
    return nil
  }

  private static func ends(_ tokens: [Substring], with family: [Substring]) -> Bool {
    tokens.count >= family.count && Array(tokens.suffix(family.count)) == family
  }

  /// Compares given names in order: the first ones must agree, and the rest of the shorter list must occur in
  /// order in the longer one.
  private static func agreement(_ left: [Substring], _ right: [Substring]) -> Int {
    let (short, long) = left.count <= right.count ? (left, right) : (right, left)
    guard let first = short.first else { return long.isEmpty ? 1000 : familyNameAlone }
    guard let head = long.first else { return 0 }
    if agree(first, head) {
      var place = 1
      for name in short.dropFirst() {
        guard let found = long[place...].firstIndex(where: { agree(name, $0) }) else { return 0 }
        place = found + 1
      }
      let isSpelledOut = first == head
      return isSpelledOut ? 960 - 10 * (long.count - short.count) : 930
    }
    // "Scott Fitzgerald" for "F. Scott Fitzgerald": an initial was left out.
    guard long.count == short.count + 1, head.count == 1, Array(long.dropFirst()) == short else { return 0 }
    return 920
  }

  private static func agree(_ left: Substring, _ right: Substring) -> Bool {
    if left == right { return true }
    if left.count == 1 || right.count == 1 { return left.first == right.first }
    if SpelledUmlaut.areOne(left, right) { return true }
    return GivenNames.english.areOne(left, right)
  }

  /// True for `Murakami Haruki` and `Haruki Murakami`: the same words without initials, one moved to the
  /// other end.
  private var isReversed: Bool {
    let words = left.core
    guard words.count == right.core.count, words.count > 1, let last = words.last,
      right.core[0] == last || right.core.last == words[0], words.allSatisfy({ $0.count > 1 })
    else { return false }
    return [last] + words.dropLast() == right.core || Array(words.dropFirst()) + [words[0]] == right.core
  }

  /// Returns true for `Miguel de Cervantes` and `Miguel de Cervantes Saavedra`: the second of two family
  /// names was left out.
  private func isCutShort(_ short: Parts, _ long: Parts) -> Bool {
    short.core.count >= 2 && long.core.count == short.core.count + 1
      && Array(long.core.dropLast()) == short.core && short.core.allSatisfy { $0.count > 1 }
  }

  /// Returns true if one name is the family name of the other, of two words: `Vargas Llosa` and `Mario Vargas
  /// Llosa`.
  private func isFamilyAlone(_ family: Parts, of other: Parts) -> Bool {
    family.core.count == 2 && other.core.count > 2 && Array(other.core.suffix(2)) == family.core
      && family.core.allSatisfy { $0.count > 2 } && !CommonGivenNames.has(family.core[0])
  }

  /// Returns true if one name is the first or last of the other: `Dante` and `Dante Alighieri`, `Tolkien` and
  /// `J. R. R. Tolkien`.
  private func isSingleName(_ single: Parts, of other: Parts) -> Bool {
    guard single.core.count == 1, other.core.count > 1, single.core[0].count > 2 else { return false }
    return other.core.first == single.core[0] || other.core.last == single.core[0]
  }
}

/// Transliterated Slavic family names: `Dostoyevsky`, `Dostoevskij` and `Dostoevsky` are one name.
enum Transliteration {
  /// Returns true if both are one name in any of the common transliterations.
  static func areOne(_ left: Substring, _ right: Substring) -> Bool {
    // Transliterations do not differ in the first letter.
    if left == right || SpelledUmlaut.areOne(left, right) { return true }
    guard left.utf8.first == right.utf8.first, mayHaveOtherForm(left) || mayHaveOtherForm(right) else {
      return false
    }
    return key(left) == key(right)
  }

  /// Returns true if the key of a name may differ from the name, which is rare.
  private static func mayHaveOtherForm(_ name: Substring) -> Bool {
    guard name.utf8.count > 5, let last = name.utf8.last else { return false }
    if lastLetters.contains(last) { return true }
    var previous: UInt8 = 0
    for byte in name.utf8 {
      if byte == UInt8(ascii: "w") { return true }
      if previous == UInt8(ascii: "y") || previous == UInt8(ascii: "j"), byte == UInt8(ascii: "e") {
        return true
      }
      previous = byte
    }
    return false
  }

  private static let lastLetters = Set(endings.compactMap(\.key.utf8.last))

  private static func key(_ name: Substring) -> String {
    guard name.utf8.count > 5 else { return String(name) }
    var key = String(name)
    // German writes `w` for `v` in Slavic names, and `j` for `y`.
    let withV = key.replacing("w", with: "v")
    if slavicEndings.contains(where: withV.hasSuffix) { key = withV }
    for (ending, common) in endings where key.hasSuffix(ending) {
      key = key.dropLast(ending.count) + common
      break
    }
    for vowel in ["a", "e", "i", "o", "u"] {
      key = key.replacing(vowel + "ye", with: vowel + "e").replacing(vowel + "je", with: vowel + "e")
    }
    return key
  }

  private static let slavicEndings = [
    "ov", "ev", "ova", "eva", "ski", "skij", "skiy", "sky", "skaya", "vic", "vich", "vitsch",
  ]

  private static let endings: KeyValuePairs<String, String> = [
    "skiy": "sky", "skij": "sky", "skii": "sky", "ski": "sky", "tzky": "tsky", "oi": "oy", "oj": "oy",
    "ei": "ey",
    "ej": "ey", "eff": "ev", "off": "ov",
  ]
}

/// Given names and their short forms or other spellings.
struct GivenNames: Sendable {
  private let groups: [String: Set<Int>]

  init(_ names: [[String]]) {
    var groups: [String: Set<Int>] = [:]
    for (index, group) in names.enumerated() {
      for name in group { groups[name, default: []].insert(index) }
    }
    self.groups = groups
  }

  func areOne(_ left: Substring, _ right: Substring) -> Bool {
    guard let first = groups[String(left)], let second = groups[String(right)] else { return false }
    return !first.isDisjoint(with: second)
  }

  static let english = GivenNames([
    ["robert", "rob", "bob"], ["william", "will", "bill"], ["james", "jim"], ["thomas", "tom"],
    ["christopher", "chris"], ["daniel", "dan"], ["michael", "mike"], ["stephen", "steven", "steve"],
    ["alexander", "alex"], ["nicholas", "nick"], ["benjamin", "ben"], ["samuel", "sam"], ["joseph", "joe"],
    ["timothy", "tim"], ["david", "dave"], ["edward", "ed"], ["kenneth", "ken"], ["gregory", "greg"],
    ["philip", "phillip", "phil"], ["matthew", "matt"], ["anthony", "tony"], ["andrew", "andy"],
    ["jonathan", "jon"], ["donald", "don"], ["ronald", "ron"], ["richard", "rick", "dick"],
    ["charles", "charlie"],
    ["katherine", "catherine", "kate"], ["elizabeth", "liz", "beth"], ["margaret", "maggie"],
    ["deborah", "deb"],
    ["jennifer", "jen"], ["susan", "sue"], ["fyodor", "fedor", "feodor", "fjodor", "fiodor"],
    ["lev", "leo", "leon", "lew"],
    ["alexandre", "aleksandr", "alexander", "alejandro", "alessandro"], ["jules", "julio"],
    ["mikhail", "michail", "mijail"],
    ["nikolai", "nikolay", "nicolai", "nikolaj"],
    ["sergei", "sergey", "sergej"], ["dmitri", "dmitry", "dmitriy", "dmitrii", "dmitrij"],
    ["andrei", "andrey", "andrej"], ["yuri", "yury", "juri", "jurij"],
    ["alexei", "alexey", "aleksei", "aleksey", "aleksej", "alexej"], ["anatoli", "anatoly"],
    ["vasili", "vasily"],
    ["yevgeny", "evgeny", "jewgeni", "evgenij"], ["friedrich", "frederick"], ["jeffrey", "jeff", "geoffrey"],
  ])
}
