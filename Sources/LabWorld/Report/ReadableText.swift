// Numbers as people read them in a terminal.

import Measurement

extension Hundredths {
  /// Milliseconds in the unit that suits them: `470.25 ms`, `1.31 s`, `19.93 min`, `2.01 h`.
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
  /// The longest line of a page: what the narrowest usual terminal shows.
  package static let width = 80

  /// The items with commas between them, in lines of at most that many characters; an item is never broken.
  package static func lines(_ items: [String], width: Int = WrappedText.width, indent: Int = 0) -> [String] {
    fill(items.dropLast().map { "\($0)," } + items.suffix(1), width: width, indent: indent)
  }

  /// The text, broken at blanks where it is too long; a word is never broken, and blanks at the beginning
  /// stay. A no-break space holds two words together, and becomes a blank.
  ///
  /// - Parameter indent: How many blanks are before each line but the first.
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

extension String {
  /// The number of visible characters: colour sequences take no room.
  package var visibleWidth: Int {
    var count = 0
    var isEscaped = false
    for character in self {
      if character == "\u{1B}" { isEscaped = true } else if !isEscaped { count += 1 }
      if isEscaped && character == "m" { isEscaped = false }
    }
    return count
  }

  /// The text without the blanks at its end.
  package var withoutTrailingBlanks: String {
    var text = self[...]
    while text.last == " " { text.removeLast() }
    return String(text)
  }
}
