// Times and wrapped text for a terminal.

import Measurement

extension Hundredths {
  /// Milliseconds in a suitable unit: `470.25 ms`, `1.31 s`, `19.93 min`, `2.01 h`.
  package var asTime: String {
    let units = [("h", 3_600_000), ("min", 60_000), ("s", 1_000)]
    for (unit, milliseconds) in units where hundredths >= milliseconds * 100 {
      return "\(Hundredths(hundredths: hundredths / milliseconds)) \(unit)"
    }
    return "\(self) ms"
  }
}

/// Text in lines of a limited length.
package enum WrappedText {
  /// The width of a page, which is that of the narrowest usual terminal.
  package static let width = 80

  /// Joins items with commas and wraps them to lines of `width` characters; items are not broken.
  package static func lines(_ items: [String], width: Int = WrappedText.width, indent: Int = 0) -> [String] {
    fill(items.dropLast().map { "\($0)," } + items.suffix(1), width: width, indent: indent)
  }

  /// Wraps text at blanks; words are not broken, and blanks at the beginning stay. A no-break space is
  /// printed as a blank.
  ///
  /// - Parameter indent: The number of blanks before each line but the first.
  package static func lines(of text: String, width: Int = WrappedText.width, indent: Int = 0) -> [String] {
    fill(
      text.split(separator: " ", omittingEmptySubsequences: false).map(String.init), width: width,
      indent: indent
    ).map { $0.replacing("\u{A0}", with: " ") }
  }

  private static func fill(_ words: [String], width: Int, indent: Int) -> [String] {
    var lines: [String] = []
    for word in words {
      if let last = lines.last, last.visibleWidth + 1 + word.visibleWidth <= width {
        lines[lines.count - 1] = "\(last) \(word)"
      } else if lines.isEmpty || !word.isEmpty {
        lines.append(lines.isEmpty ? word : String(repeating: " ", count: indent) + word)
      }
    }
    return lines
  }
}

extension Character {
  /// The width in terminal columns: two for East Asian scripts and pictographs.
  fileprivate var columns: Int {
    guard let scalar = unicodeScalars.first else { return 0 }
    switch scalar.value {
    case 0x1100...0x115F, 0x2E80...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F,
      0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1FAFF, 0x20000...0x3FFFD:
      return 2
    default: return 1
    }
  }
}

extension String {
  /// The width in terminal columns, without colour sequences.
  package var visibleWidth: Int {
    var count = 0
    var isEscaped = false
    for character in self {
      if character == "\u{1B}" { isEscaped = true } else if !isEscaped { count += character.columns }
      if isEscaped && character == "m" { isEscaped = false }
    }
    return count
  }

  /// The text without trailing blanks.
  package var withoutTrailingBlanks: String {
    var text = self[...]
    while text.last == " " { text.removeLast() }
    return String(text)
  }
}
