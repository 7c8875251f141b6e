// The form in which two spellings of one text are equal: case, width, diacritics and white space do not count
// (DUP-1), nor do typographic quotes and dashes, or whether a Chinese character is printed in its simplified
// form.
//
// Everything that compares texts — titles, authors, series, shelves, genres — compares this form, and nothing
// else is ever stored or shown. It knows no locale: it is made from the Unicode tables alone, scalar by
// scalar, so it is the same on every machine.
//
// What it does not do: it drops no letter and no digit, and it leaves the marks alone that are letters in
// their script. か and が differ, as do the vowel signs of Devanagari and Thai. Dropped are the combining marks
// that all scripts share, Arabic vowel signs and Hebrew points. A kana or Hangul that a file wrote as a base
// and a mark is put together again.

/// The case-, width-, diacritic- and white-space-insensitive form of a text (DUP-1).
///
///     FoldedText.fold("  Éa  B ")          // "ea b"
///     FoldedText.key("Ender’s Game, №1")   // "enders game no1"
package enum FoldedText {
  /// The folded text; folding it again changes nothing.
  ///
  /// - Complexity: O(n); text in the scripts of `TableFolding` is folded in one pass over its bytes.
  package static func fold(_ text: String) -> String { TableFolding.fold(text) ?? ScalarFolding.fold(text) }

  /// The folded text of a part of a text.
  package static func fold(_ text: some StringProtocol) -> String { fold(String(text)) }

  /// The folded text with every run that is neither letter nor digit as one space; apostrophes join what they
  /// stand between. Empty when the text has no letter and no digit.
  ///
  /// - Complexity: O(n).
  package static func key(_ text: String) -> String { wordsOnly(ofFolded: fold(text)) }

  /// The same for a part of a text.
  package static func key(_ text: some StringProtocol) -> String { key(String(text)) }

  /// The words of `key(_:)`, in order.
  ///
  /// - Complexity: O(n).
  package static func words(_ text: some StringProtocol) -> [Substring] {
    key(String(text)).split(separator: " ")
  }

  /// The folded form of a scalar if that is a single scalar, else the scalar itself: for readers that need a
  /// folded text of the same length.
  package static func fold(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    if let byte = TableFolding.singleByte(for: scalar) { return Unicode.Scalar(byte) }
    if let simplified = Unicode.Scalar(ChineseFolding.fold(scalar.value)), simplified != scalar {
      return simplified
    }
    let lower = scalar.properties.lowercaseMapping.unicodeScalars
    return lower.count == 1 ? lower.first ?? scalar : scalar
  }

  private static func wordsOnly(ofFolded folded: String) -> String {
    var folded = folded
    return folded.withUTF8 { bytes in
      bytes.allSatisfy { $0 < 0x80 } ? asciiWords(bytes) : nil
    } ?? scalarWords(folded)
  }

  private static func asciiWords(_ bytes: UnsafeBufferPointer<UInt8>) -> String {
    String(unsafeUninitializedCapacity: bytes.count) { output in
      var count = 0
      var pendingSpace = false
      for byte in bytes {
        switch byte {
        case 0x61...0x7A, 0x30...0x39:
          if pendingSpace && count > 0 {
            output[count] = 0x20
            count += 1
          }
          pendingSpace = false
          output[count] = byte
          count += 1
        case 0x27: continue
        default: pendingSpace = true
        }
      }
      return count
    }
  }

  private static func scalarWords(_ folded: String) -> String {
    var result = String.UnicodeScalarView()
    var pendingSpace = false
    for scalar in folded.unicodeScalars where scalar != "'" {
      if isPartOfWord(scalar) {
        if pendingSpace && !result.isEmpty { result.append(" ") }
        pendingSpace = false
        result.append(scalar)
      } else {
        pendingSpace = true
      }
    }
    return String(result)
  }

  /// Letters, digits, and the marks that folding leaves because they are part of a letter.
  package static func isPartOfWord(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .nonspacingMark,
      .spacingMark, .decimalNumber, .letterNumber, .otherNumber:
      true
    default: false
    }
  }
}
