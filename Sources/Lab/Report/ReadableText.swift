// Numbers as people read them in a terminal.

import Measurement

extension Int {
  /// With a comma between thousands.
  package var grouped: String {
    let digits = Array(String(magnitude))
    let groups = stride(from: digits.count, to: 0, by: -3).map { String(digits[Swift.max(0, $0 - 3)..<$0]) }
    return (self < 0 ? "-" : "") + groups.reversed().joined(separator: ",")
  }

  /// The number with what it counts: `1 reader`, `2 readers`.
  package func of(_ noun: String) -> String { "\(grouped) \(noun)\(self == 1 ? "" : "s")" }
}

extension Hundredths {
  /// Milliseconds in the unit that suits them: `470.25 ms`, `1.31 s`, `19.93 min`, `2.01 h`.
  var asTime: String {
    let units = [("h", 3_600_000), ("min", 60_000), ("s", 1_000)]
    for (unit, milliseconds) in units where hundredths >= milliseconds * 100 {
      return "\(Hundredths(hundredths: hundredths / milliseconds)) \(unit)"
    }
    return "\(self) ms"
  }
}

/// Items in lines of a limited length.
enum WrappedText {
  /// The items with commas between them, in lines of at most that many characters; an item is never broken.
  static func lines(_ items: [String], width: Int) -> [String] {
    var lines: [String] = []
    for (place, item) in items.enumerated() {
      let word = place == items.count - 1 ? item : "\(item),"
      if let last = lines.last, last.count + 1 + word.count <= width {
        lines[lines.count - 1] = "\(last) \(word)"
      } else {
        lines.append(word)
      }
    }
    return lines
  }
}
