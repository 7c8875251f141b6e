// Text changes without randomness: templates, text decoded twice, numbers in words and in digits.

/// Deterministic changes of texts.
enum ListText {
  /// Returns the template with each `{x}` replaced by its value.
  static func filled(_ form: String, _ values: KeyValuePairs<String, String>) -> String {
    values.reduce(form) { $0.replacing("{\($1.key)}", with: $1.value) }
  }

  /// Returns UTF-8 decoded as Windows-1252: `Cortés` becomes `CortÃ©s`. Text with letters of other scripts is
  /// returned unchanged, because it would become unreadable.
  static func decodedTwice(_ text: String) -> String {
    guard text.unicodeScalars.allSatisfy({ $0.value < 0x250 || (0x2010...0x2030).contains($0.value) }) else {
      return text
    }
    var result = String.UnicodeScalarView()
    for byte in text.utf8 {
      let isControl = (0x80..<0xA0).contains(byte)
      result.append(isControl ? windows[Int(byte) - 0x80] : Unicode.Scalar(byte))
    }
    return String(result)
  }

  /// The characters of Windows-1252 from 0x80 to 0x9F; unassigned ones map to themselves.
  private static let windows = Array(
    "€\u{81}‚ƒ„…†‡ˆ‰Š‹Œ\u{8D}Ž\u{8F}\u{90}‘’“”•–—˜™š›œ\u{9D}žŸ".unicodeScalars)

  /// Returns the title with its first number changed from words to digits or back; nil if it has none.
  static func withOtherNumber(_ title: String) -> String? {
    for (words, digits) in ListWords.numbers {
      for (from, to) in [(words, digits), (digits, words)] {
        guard let range = title.ranges(of: from).first(where: { isWhole($0, in: title) }) else { continue }
        return title[..<range.lowerBound] + to + title[range.upperBound...]
      }
    }
    return nil
  }

  private static func isWhole(_ range: Range<String.Index>, in text: String) -> Bool {
    [text[..<range.lowerBound].last, text[range.upperBound...].first].allSatisfy { neighbour in
      neighbour.map { !$0.isLetter && !$0.isNumber && !"-,./#'’".contains($0) } ?? true
    }
  }
}
