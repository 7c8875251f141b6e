// Swift, cut into words and signs. Comments and text are left out; what is interpolated into text is code and
// stays.

/// The tokens of a Swift file.
struct SwiftTokens {
  /// A word, a number, or one sign.
  struct Token {
    let text: String
    let line: Int

    var isWord: Bool { text.utf8.first.map(SwiftTokens.isWordByte) ?? false }
    /// True if it is capitalized like the name of a type.
    var isTypeName: Bool { text.utf8.first.map { (65...90).contains($0) } ?? false }
  }

  private(set) var tokens: [Token] = []
  private let bytes: [UInt8]
  private var index = 0
  private var line = 1

  /// Cuts a file.
  ///
  /// - Complexity: O(n).
  static func cut(_ text: String) -> [Token] {
    var cutter = SwiftTokens(text)
    cutter.code(until: nil)
    return cutter.tokens
  }

  private init(_ text: String) { bytes = Array(text.utf8) }

  private static func isWordByte(_ byte: UInt8) -> Bool {
    (97...122).contains(byte) || (65...90).contains(byte) || (48...57).contains(byte) || byte == 95
      || byte >= 128
  }

  private func byte(_ offset: Int = 0) -> UInt8 { index + offset < bytes.count ? bytes[index + offset] : 0 }

  private mutating func advance(_ count: Int = 1) {
    for _ in 0..<count where index < bytes.count {
      if bytes[index] == UInt8(ascii: "\n") { line += 1 }
      index += 1
    }
  }

  /// Reads code to the end, or to the parenthesis that closes what was opened before.
  private mutating func code(until close: UInt8?) {
    var depth = 0
    while index < bytes.count {
      let next = byte()
      switch next {
      case UInt8(ascii: "/") where byte(1) == UInt8(ascii: "/"):
        while index < bytes.count, byte() != UInt8(ascii: "\n") { index += 1 }
      case UInt8(ascii: "/") where byte(1) == UInt8(ascii: "*"): comment()
      case UInt8(ascii: "\""), UInt8(ascii: "#"):
        if !text() { sign() }
      case UInt8(ascii: " "), UInt8(ascii: "\n"), UInt8(ascii: "\t"), UInt8(ascii: "\r"): advance()
      case _ where Self.isWordByte(next): word()
      default:
        if let close {
          if next == close, depth == 0 { return }
          if next == UInt8(ascii: "(") { depth += 1 }
          if next == close { depth -= 1 }
        }
        sign()
      }
    }
  }

  private mutating func word() {
    let start = index
    while index < bytes.count, Self.isWordByte(bytes[index]) { index += 1 }
    tokens.append(Token(text: String(decoding: bytes[start..<index], as: UTF8.self), line: line))
  }

  private mutating func sign() {
    tokens.append(Token(text: String(UnicodeScalar(byte())), line: line))
    advance()
  }

  /// A comment between signs; such comments nest.
  private mutating func comment() {
    var depth = 0
    repeat {
      if byte() == UInt8(ascii: "/"), byte(1) == UInt8(ascii: "*") {
        depth += 1
        advance(2)
      } else if byte() == UInt8(ascii: "*"), byte(1) == UInt8(ascii: "/") {
        depth -= 1
        advance(2)
      } else {
        advance()
      }
    } while depth > 0 && index < bytes.count
  }

  /// A text of one line or several, with number signs around it or without; false if none begins here.
  private mutating func text() -> Bool {
    var signs = 0
    while byte(signs) == UInt8(ascii: "#") { signs += 1 }
    guard byte(signs) == UInt8(ascii: "\"") else { return false }
    let isLong = byte(signs + 1) == UInt8(ascii: "\"") && byte(signs + 2) == UInt8(ascii: "\"")
    let quotes = isLong ? 3 : 1
    advance(signs + quotes)
    while index < bytes.count {
      if stands(UInt8(ascii: "\""), quotes, at: 0), stands(UInt8(ascii: "#"), signs, at: quotes) {
        advance(quotes + signs)
        return true
      }
      if byte() == UInt8(ascii: "\\"), stands(UInt8(ascii: "#"), signs, at: 1) {
        advance(1 + signs)
        if byte() == UInt8(ascii: "(") {
          advance()
          code(until: UInt8(ascii: ")"))
        }
      }
      advance()
    }
    return true
  }

  private func stands(_ sign: UInt8, _ count: Int, at offset: Int) -> Bool {
    (0..<count).allSatisfy { byte(offset + $0) == sign }
  }
}
