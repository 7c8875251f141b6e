// Generators of strings, from plain to hostile. "a" is the simplest character, and other scripts, marks and
// control characters are less simple, so a minimal failing text contains only what matters.

extension Gen where Value == String {
  /// Generates printable ASCII text; letters are simplest, then digits, then the rest.
  public static func ascii(count: ClosedRange<Int>) -> Gen {
    text(of: .printableASCII(), count: count)
  }

  /// Generates text over an alphabet, simplest first, such as the characters that have a meaning in a
  /// grammar.
  public static func text(over alphabet: String, count: ClosedRange<Int>) -> Gen {
    text(of: .element(of: Array(alphabet.unicodeScalars)), count: count)
  }

  /// Generates text of many scripts, with accents, isolated combining marks, right-to-left text, emoji with
  /// joiners and control characters.
  ///
  /// The count is in Unicode scalars; combining marks make the number of characters smaller.
  public static func unicode(count: ClosedRange<Int>) -> Gen {
    text(of: .anyScript(), count: count)
  }

  /// Generates text of the given scalars; the count is in scalars.
  public static func text(of scalars: Gen<Unicode.Scalar>, count: ClosedRange<Int>) -> Gen {
    scalars.array(count: count).map { scalars in
      var text = String.UnicodeScalarView()
      text.append(contentsOf: scalars)
      return String(text)
    }
  }
}

extension Gen where Value == Unicode.Scalar {
  /// Generates a printable ASCII character.
  public static func printableASCII() -> Gen {
    let letters = "abcdefghijklmnopqrstuvwxyz"
    let rest = " ,.;:-_'\"!?#()[]{}<>/\\|@&%$*+=~^`"
    return .element(of: Array((letters + "0123456789" + letters.uppercased() + rest).unicodeScalars))
  }

  /// Generates a scalar in the range; surrogates are replaced by U+FFFD.
  public static func scalar(in range: ClosedRange<UInt32>) -> Gen {
    Gen<UInt32>.integer(in: range).map { Unicode.Scalar($0) ?? "\u{FFFD}" }
  }

  /// Generates a scalar of any script, weighted toward those that often cause bugs.
  public static func anyScript() -> Gen {
    .frequency([
      (10, .printableASCII()),
      (3, .scalar(in: 0xC0...0x17F)),  // Latin letters with diacritics
      (3, .scalar(in: 0x300...0x36F)),  // combining marks
      (2, .scalar(in: 0x391...0x44F)),  // Greek, Cyrillic
      (2, .scalar(in: 0x5D0...0x5EA)),  // Hebrew
      (2, .scalar(in: 0x620...0x655)),  // Arabic, with its marks
      (2, .scalar(in: 0x3041...0x30FF)),  // Hiragana, Katakana
      (1, .scalar(in: 0x4E00...0x9FFF)),  // Han
      (1, .scalar(in: 0x1100...0x11FF)),  // Hangul letters that compose
      (1, .scalar(in: 0xFF01...0xFF5E)),  // full-width Latin
      (2, .scalar(in: 0x1F600...0x1F64F)),  // emoji
      (1, .scalar(in: 0x1F1E6...0x1F1FF)),  // halves of flags
      (2, .awkward()),
      (1, .scalar(in: 0...0x10_FFFF)),
    ])
  }

  /// Generates scalars that often cause bugs: controls, joiners, selectors, special cases of case folding,
  /// the last scalar.
  public static func awkward() -> Gen {
    .element(of: [
      " ", "\t", "\n", "\r", "\0", "\u{7F}", "\u{85}", "\u{A0}", "\u{AD}",
      "\u{200B}", "\u{200D}", "\u{200E}", "\u{202E}", "\u{2028}", "\u{3000}", "\u{FE0F}", "\u{FEFF}",
      "\u{1F3FD}", "\u{FFFD}", "\u{FFFF}", "\u{10FFFF}",
      "ß", "ẞ", "İ", "ı", "ſ", "ŉ", "ﬁ", "Å", "Σ", "ς", "Ⅳ", "²",
    ])
  }
}
