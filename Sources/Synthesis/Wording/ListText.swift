// Pure changes of a text: forms with places to fill in, text that was decoded twice, numbers in words and in
// digits.

/// Changes of texts that need no draw.
enum ListText {
  /// The form with `{x}` replaced by what `x` stands for.
  static func filled(_ form: String, _ values: KeyValuePairs<String, String>) -> String {
    values.reduce(form) { $0.replacing("{\($1.key)}", with: $1.value) }
  }

  /// UTF-8 that was read as Windows-1252 and kept: `Cortés` is `CortÃ©s`. Only text in Latin letters: of
  /// other scripts nothing could be read any more.
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

  /// What Windows-1252 has from 0x80 to 0x9F; what it leaves free stays what it is.
  private static let windows = Array(
    "€\u{81}‚ƒ„…†‡ˆ‰Š‹Œ\u{8D}Ž\u{8F}\u{90}‘’“”•–—˜™š›œ\u{9D}žŸ".unicodeScalars)

  /// A title whose first number in words is in digits, or the other way round; nil if it has none.
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
