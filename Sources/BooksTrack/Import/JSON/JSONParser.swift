// A parser for RFC 8259 that tolerates harmless errors: a trailing comma, a control character in a text.
//
// The tape parser for responses and payloads is not used here: it rejects a text with invalid UTF-8 or half a
// surrogate pair, while an import should keep whatever can be parsed. Nor would it be faster: a book is cut
// out of the file first, and is small.

/// Parses values from front to back; functions return nil if there is no value.
struct JSONParser {
  let bytes: [UInt8]
  private var index = 0

  private static let deepest = 32

  init(bytes: [UInt8]) { self.bytes = bytes }

  var isAtEnd: Bool {
    mutating get {
      skipBlanks()
      return index == bytes.count
    }
  }

  mutating func node(depth: Int) -> JSONNode? {
    skipBlanks()
    guard depth < Self.deepest, index < bytes.count else { return nil }
    switch bytes[index] {
    case UInt8(ascii: "{"): return object(depth: depth)
    case UInt8(ascii: "["): return list(depth: depth)
    case UInt8(ascii: "\""): return text().map(JSONNode.text)
    case UInt8(ascii: "t"): return word("true", .flag(true))
    case UInt8(ascii: "f"): return word("false", .flag(false))
    case UInt8(ascii: "n"): return word("null", .null)
    default: return number()
    }
  }

  private mutating func object(depth: Int) -> JSONNode? {
    index += 1
    var members: [(key: String, value: JSONNode)] = []
    while !pass("}") {
      guard let key = text(), pass(":"), let value = node(depth: depth + 1) else { return nil }
      members.append((key, value))
      guard pass(",") || peek("}") else { return nil }
    }
    return .object(members)
  }

  private mutating func list(depth: Int) -> JSONNode? {
    index += 1
    var nodes: [JSONNode] = []
    while !pass("]") {
      guard let value = node(depth: depth + 1) else { return nil }
      nodes.append(value)
      guard pass(",") || peek("]") else { return nil }
    }
    return .list(nodes)
  }

  /// Parses a quoted text. The runs between escapes are decoded separately.
  private mutating func text() -> String? {
    guard pass("\"") else { return nil }
    var output = ""
    var start = index
    while index < bytes.count, bytes[index] != UInt8(ascii: "\"") {
      guard bytes[index] == UInt8(ascii: "\\") else {
        index += 1
        continue
      }
      output += decoded(start..<index)
      guard let scalar = escape() else { return nil }
      output.unicodeScalars.append(scalar)
      start = index
    }
    guard index < bytes.count else { return nil }
    output += decoded(start..<index)
    index += 1
    return output
  }

  private func decoded(_ range: Range<Int>) -> String {
    bytes[range].withUnsafeBufferPointer { CellText.decode($0) }
  }

  /// Parses an escape sequence.
  private mutating func escape() -> Unicode.Scalar? {
    guard index + 1 < bytes.count else { return nil }
    index += 2
    switch bytes[index - 1] {
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "b"), UInt8(ascii: "f"): return " "
    case UInt8(ascii: "u"):
      guard let high = hexadecimal() else { return nil }
      guard UTF16.isLeadSurrogate(high) else { return Unicode.Scalar(high) ?? "\u{FFFD}" }
      let behind = index
      guard index + 1 < bytes.count, bytes[index] == UInt8(ascii: "\\"), bytes[index + 1] == UInt8(ascii: "u")
      else { return "\u{FFFD}" }
      index += 2
      guard let low = hexadecimal(), UTF16.isTrailSurrogate(low) else {
        index = behind
        return "\u{FFFD}"
      }
      return Unicode.Scalar(0x1_0000 + (UInt32(high) - 0xD800) << 10 + (UInt32(low) - 0xDC00))
    case let other: return Unicode.Scalar(other)
    }
  }

  private mutating func hexadecimal() -> UInt16? {
    guard index + 4 <= bytes.count else { return nil }
    defer { index += 4 }
    return UInt16(String(decoding: bytes[index..<index + 4], as: UTF8.self), radix: 16)
  }

  private mutating func number() -> JSONNode? {
    let start = index
    while index < bytes.count, "+-.eE0123456789".utf8.contains(bytes[index]) { index += 1 }
    return index > start ? .number(decoded(start..<index)) : nil
  }

  private mutating func word(_ word: String, _ node: JSONNode) -> JSONNode? {
    guard bytes[index...].starts(with: word.utf8) else { return nil }
    index += word.utf8.count
    return node
  }

  private mutating func pass(_ mark: Unicode.Scalar) -> Bool {
    guard peek(mark) else { return false }
    index += 1
    return true
  }

  private mutating func peek(_ mark: Unicode.Scalar) -> Bool {
    skipBlanks()
    return index < bytes.count && bytes[index] == UInt8(ascii: mark)
  }

  private mutating func skipBlanks() {
    while index < bytes.count, bytes[index] == 0x20 || (0x09...0x0D).contains(bytes[index]) { index += 1 }
  }
}
