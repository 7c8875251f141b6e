// The normal form in which two spellings of one text are equal: it ignores case, width, diacritics and white
// space (DUP-1), typographic variants of quotes and dashes, and whether a Chinese character is traditional or
// simplified.
//
// All comparisons of texts — titles, authors, series, shelves, genres — use this form, and it is never
// displayed. It depends on no locale: it is defined by the Unicode tables alone, scalar by scalar, so it is
// the same on every machine.
//
// It drops no letters and no digits, and it keeps marks that are letters in their script: か and が differ, as
// do the vowel signs of Devanagari and Thai. It drops the combining marks shared by all scripts, Arabic vowel
// signs and Hebrew points. Kana and Hangul written as a base and a mark are composed.

/// The case-, width-, diacritic- and white-space-insensitive form of a text (DUP-1).
///
///     FoldedText.fold("  Éa  B ")          // "ea b"
///     FoldedText.key("Ender’s Game, №1")   // "enders game no1"
package enum FoldedText {
  /// Returns the folded text. Folding is idempotent.
  ///
  /// - Complexity: O(n); text in the scripts of `TableFolding` is folded in one pass over its bytes.
  package static func fold(_ text: String) -> String { TableFolding.fold(text) ?? ScalarFolding.fold(text) }

  /// Returns the folded form of a substring.
  package static func fold(_ text: some StringProtocol) -> String { fold(String(text)) }

  /// Returns the folded text with each run of other characters than letters and digits replaced by one space;
  /// apostrophes are removed. Empty if there are no letters and no digits.
  ///
  /// - Complexity: O(n).
  package static func key(_ text: String) -> String { wordsOnly(ofFolded: fold(text)) }

  /// Returns the key of a substring.
  package static func key(_ text: some StringProtocol) -> String { key(String(text)) }

  /// Returns the words of `key(_:)`, in order.
  ///
  /// - Complexity: O(n).
  package static func words(_ text: some StringProtocol) -> [Substring] {
    key(String(text)).split(separator: " ")
  }

  /// Folds one scalar to one scalar, for parsers that need a text of the same length: to its ASCII form, its
  /// simplified form or its lowercase form, or to itself if none of them is a single scalar.
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

  /// Returns true if a scalar is a letter, a digit, or a mark that folding keeps as part of a letter.
  package static func isPartOfWord(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .nonspacingMark,
      .spacingMark, .decimalNumber, .letterNumber, .otherNumber:
      true
    default: false
    }
  }
}
