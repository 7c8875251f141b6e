// Digits and punctuation of other scripts as ASCII, so that numbers and dates are parsed in one way.

/// Replaces digits of every script and full-width characters by ASCII.
enum DigitFolding {
  /// Returns the text with ASCII digits: `٢٠٠١`, `２００１` and `२००१` become `2001`.
  static func ascii(_ text: String) -> String {
    guard !text.utf8.allSatisfy({ $0 < 0x80 }) else { return text }
    var output = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      if scalar.value < 0x80 {
        output.append(scalar)
      } else if scalar.properties.numericType == .decimal, let digit = scalar.properties.numericValue {
        output.append(Unicode.Scalar(UInt8(ascii: "0") + UInt8(digit)))
      } else if (0xFF01...0xFF5E).contains(scalar.value), let narrow = Unicode.Scalar(scalar.value - 0xFEE0) {
        output.append(narrow)
      } else {
        output.append(others[scalar] ?? scalar)
      }
    }
    return String(output)
  }

  private static let others: [Unicode.Scalar: Unicode.Scalar] = [
    "\u{66B}": ".", "\u{66C}": ",", "\u{60C}": ",", "\u{A0}": " ", "\u{202F}": " ", "\u{3000}": " ",
    "\u{2212}": "-", "\u{2044}": "/", "\u{2013}": "-",
  ]
}

extension Cell {
  /// Passes the cell with ASCII digits to `body`; returns nil without a call if it has no other characters.
  func withFoldedDigits<Value>(_ body: (Cell) -> Value?) -> Value? {
    guard !CellText.isASCII(bytes) else { return nil }
    let folded = DigitFolding.ascii(CellText.decode(bytes))
    return Array(folded.utf8).withUnsafeBufferPointer { body(Cell($0)) }
  }

  /// True if the cell is a common word for "nothing": `N/A`, `-`, `null`.
  var saysNothing: Bool {
    bytes.count <= Self.longestWordForNothing && text.map(Self.saysNothing) ?? false
  }

  /// Returns true if a text is such a word.
  static func saysNothing(_ text: String) -> Bool {
    text.utf8.count <= longestWordForNothing && wordsForNothing.contains(text.lowercased())
  }

  private static let longestWordForNothing = 10

  private static let wordsForNothing: Set = [
    "-", "--", "–", "—", "n/a", "na", "n.a.", "none", "null", "nil", "nan", "unrated", "not rated", "unknown",
    "undefined", "#n/a", "#ref!", "#value!", "#name?", "(none)", "[none]", "?", "??", "never",
    "0000-00-00", "0/0/0000", "00/00/0000", "k.a.", "s/n", "n.d.", "[n.d.]", "s.d.", "s.a.", "o.j.", "o. j.",
    "undated", "нет",
  ]
}
