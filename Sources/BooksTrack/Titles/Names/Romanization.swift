// Comparison of a Cyrillic name with a name in Latin letters: `Сергей Лукьяненко`, `Sergei Lukyanenko`. There
// are many romanizations, so both names are converted to a key that is equal for the usual ones. Only the
// first given name and the family name are compared, because patronymics are left out in translation.
//
// Names in other scripts are not read here (`NameScript`).

/// Compares names in Cyrillic and Latin script.
enum Romanization {
  /// Returns 880 for names that can be one person's, 0 for others and for names in one script.
  static func likeness(_ left: AuthorName, _ right: AuthorName) -> Int {
    guard isCyrillic(left.text) != isCyrillic(right.text) else { return 0 }
    let (cyrillic, latin) = isCyrillic(left.text) ? (left, right) : (right, left)
    guard latin.isLatin, let family = cyrillic.tokens.last, let other = latin.tokens.last,
      key(romanized(family)) == key(String(other))
    else { return 0 }
    guard let given = cyrillic.tokens.first, let second = latin.tokens.first, cyrillic.tokens.count > 1,
      latin.tokens.count > 1
    else { return 0 }
    return agree(romanized(given), String(second)) ? 880 : 0
  }

  private static func agree(_ left: String, _ right: String) -> Bool {
    let (first, second) = (key(left), key(right))
    if first == second { return true }
    if first.utf8.count == 1 || second.utf8.count == 1 { return first.first == second.first }
    return GivenNames.english.areOne(left[...], right[...])
  }

  static func isCyrillic(_ text: String) -> Bool {
    // The first bytes of U+0400 to U+04FF.
    text.utf8.contains { (0xD0...0xD3).contains($0) }
  }

  /// Romanizes a folded word letter by letter; folding has already removed the marks of `й` and `ё`.
  static func romanized(_ word: Substring) -> String {
    var text = ""
    for scalar in word.unicodeScalars { text += letters[scalar] ?? String(scalar) }
    return text
  }

  private static let letters: [Unicode.Scalar: String] = [
    "а": "a", "б": "b", "в": "v", "г": "g", "д": "d", "е": "e", "ё": "e", "ж": "zh", "з": "z", "и": "i",
    "й": "i", "к": "k", "л": "l", "м": "m", "н": "n", "о": "o", "п": "p", "р": "r", "с": "s", "т": "t",
    "у": "u", "ф": "f", "х": "kh", "ц": "ts", "ч": "ch", "ш": "sh", "щ": "shch", "ъ": "", "ы": "y", "ь": "",
    "э": "e", "ю": "yu", "я": "ya", "і": "i", "ї": "i", "є": "e", "ґ": "g", "ў": "u",
  ]

  /// Returns a key that is equal for the usual romanizations: `dostoievski` for `Dostoyevsky`,
  /// `Dostojewskij`, `Dostoevskii`.
  static func key(_ word: String) -> String {
    var key = word
    for (from, to) in common { key = key.replacing(from, with: to) }
    var squeezed = ""
    for character in key where character != squeezed.last { squeezed.append(character) }
    return squeezed
  }

  private static let common: KeyValuePairs<String, String> = [
    "x": "ks", "kh": "h", "ch": "c", "w": "v", "sh": "s", "yo": "e", "jo": "e",
    "ye": "e", "je": "e", "y": "i", "j": "i", "ie": "e",
  ]
}
