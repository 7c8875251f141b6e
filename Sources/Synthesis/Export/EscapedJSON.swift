// JSON as a web server writes it: no white space, slashes escaped, everything beyond ASCII as `\u`, letters
// outside the basic plane as two of them.

/// Collects JSON, one piece after the other.
struct EscapedJSON {
  private(set) var bytes: [UInt8] = []

  /// Punctuation as it stands.
  mutating func append(_ text: String) { bytes.append(contentsOf: text.utf8) }

  /// A key with its colon.
  mutating func key(_ name: String) {
    string(name)
    append(":")
  }

  /// A member of an object, after a comma unless it is the first.
  mutating func member(_ name: String, _ value: String, isFirst: Bool = false) {
    if !isFirst { append(",") }
    key(name)
    string(value)
  }

  /// A member that is a list.
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

  /// A member that is an object, in the order given.
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
