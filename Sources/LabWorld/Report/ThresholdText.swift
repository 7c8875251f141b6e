// The text of a threshold while it is parsed: what is left, and where an error is.

/// The rest of a text.
struct ThresholdText {
  private let whole: String
  private var rest: Substring

  init(_ text: String) {
    whole = text
    rest = text[...]
    skipBlanks()
  }

  var isAtEnd: Bool { rest.isEmpty }

  private mutating func skipBlanks() { rest = rest.drop { $0 == " " } }

  /// Takes characters while they fit, without blanks at the end.
  mutating func take(_ fits: (Character) -> Bool) -> String {
    let taken = rest.prefix(while: fits)
    rest = rest[taken.endIndex...]
    skipBlanks()
    return String(taken.reversed().drop { $0 == " " }.reversed())
  }

  /// Skips a text; returns false if another is there.
  mutating func skip(_ text: String) -> Bool {
    guard rest.hasPrefix(text) else { return false }
    rest = rest.dropFirst(text.count)
    skipBlanks()
    return true
  }

  func error(_ expected: String) -> GateError {
    let column = whole.distance(from: whole.startIndex, to: rest.startIndex) + 1
    return GateError(description: "\(whole), column \(column): expected \(expected)")
  }
}
