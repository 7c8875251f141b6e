// JSON in the style of a web server: no white space, escaped slashes, and `\u` for all characters beyond
// ASCII, as surrogate pairs outside the basic plane.

/// A buffer for JSON text.
struct EscapedJSON {
  private(set) var bytes: [UInt8] = []

  /// Appends punctuation.
  mutating func append(_ text: String) { bytes.append(contentsOf: text.utf8) }

  /// Appends a key and a colon.
  mutating func key(_ name: String) {
    string(name)
    append(":")
  }

  /// Appends a member of an object, after a comma unless it is the first.
  mutating func member(_ name: String, _ value: String, isFirst: Bool = false) {
    if !isFirst { append(",") }
    key(name)
    string(value)
  }

  /// Appends a member whose value is a list.
  mutating func member(_ name: String, _ values: [String]) {
    append(",")
    key(name)
    append("[")
    for (place, value) in values.enumerated() {
      if place > 0 { append(",") }
      string(value)
    }
    append("]")
  }

  /// Appends a member whose value is an object, in the given order.
  mutating func member(_ name: String, _ values: KeyValuePairs<String, String>) {
    append(",")
    key(name)
    append("{")
    for (place, pair) in values.enumerated() {
      if place > 0 { append(",") }
      key(pair.key)
      string(pair.value)
    }
    append("}")
  }

  private mutating func string(_ text: String) {
    append("\"")
    for unit in text.utf16 {
      switch unit {
      case 0x22: append("\\\"")
      case 0x5C: append("\\\\")
      case 0x2F: append("\\/")
      case 0x0A: append("\\n")
      case 0x0D: append("\\r")
      case 0x09: append("\\t")
      case 0x20..<0x7F: bytes.append(UInt8(truncatingIfNeeded: unit))
      default:
        let digits = String(unit, radix: 16)
        append("\\u" + String(repeating: "0", count: 4 - digits.count) + digits)
      }
    }
    append("\"")
  }
}
