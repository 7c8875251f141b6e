// Umlauts spelled as two letters: `Köln` and `Koeln`, `Åke` and `Aake`. Folding removes the marks, so the one
// becomes `koln` and the other `koeln`.

/// Comparison of umlauts and their spelling as two letters, in folded text.
enum SpelledUmlaut {
  /// Returns true if the second letter may be the second half of an umlaut.
  static func ends(_ first: UInt32, _ second: UInt32) -> Bool {
    switch second {
    case 0x65: first == 0x61 || first == 0x6F || first == 0x75
    case 0x61: first == 0x61
    default: false
    }
  }

  /// Returns true if two words are equal apart from the spelling of umlauts; words of fewer than four bytes
  /// must be equal, because too many would match.
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
