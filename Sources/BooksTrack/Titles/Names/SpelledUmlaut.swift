// `Köln` and `Koeln`, `Åke` and `Aake`: who has no umlaut on the keyboard writes two letters. Folding takes
// the dots off, so the one is `koln` and the other `koeln`.

/// Umlauts that are spelled out, in folded text.
enum SpelledUmlaut {
  /// Whether a letter behind another one may be the second half of an umlaut.
  static func ends(_ first: UInt32, _ second: UInt32) -> Bool {
    switch second {
    case 0x65: first == 0x61 || first == 0x6F || first == 0x75
    case 0x61: first == 0x61
    default: false
    }
  }

  /// Whether two words are one with and without umlauts spelled out; of short ones too many are.
  static func areOne(_ left: Substring, _ right: Substring) -> Bool {
    guard left.utf8.first == right.utf8.first, min(left.utf8.count, right.utf8.count) >= 4 || left == right
    else {
      return left == right
    }
    return left == right || letters(left) == letters(right)
  }

  private static func letters(_ word: Substring) -> [Unicode.Scalar] {
    var letters: [Unicode.Scalar] = []
    for scalar in word.unicodeScalars {
      if let last = letters.last, ends(last.value, scalar.value) { continue }
      letters.append(scalar)
    }
    return letters
  }
}
