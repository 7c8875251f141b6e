// A scanner for Swift source that distinguishes the tokens relevant to mutations: words, literals, operators
// with spaces on both sides, brackets and the ends of statements.
//
// It is no parser. It relies on formatted source, where only binary operators have spaces on both sides.

/// A token: its kind, its place, and its text.
struct SourceToken {
  enum Kind { case word, literal, binary, sign, opening, closing, comma, colon, semicolon, newline }

  let kind: Kind
  /// The range of bytes in the file.
  let bytes: Range<Int>
  let text: String

  /// True if a statement continues after a line that ends with this token.
  var continuesBehind: Bool {
    kind == .comma || kind == .binary || ["=", "->", "guard", "if", "while", "return"].contains(text)
  }

  /// True if a statement continues with a line that begins with this token.
  var continuesBefore: Bool { kind == .binary || text.first == "." || ["where", "else", ":"].contains(text) }
}

/// Splits a source into tokens, without comments.
struct SourceScanner {
  private let bytes: [UInt8]
  private var place = 0
  private var tokens: [SourceToken] = []

  private init(_ text: String) { bytes = Array(text.utf8) }

  static func tokens(of text: String) -> [SourceToken] {
    var scanner = SourceScanner(text)
    while scanner.place < scanner.bytes.count { scanner.scan() }
    return scanner.tokens
  }

  private func byte(at index: Int) -> UInt8 {
    bytes.indices.contains(index) ? bytes[index] : UInt8(ascii: "\n")
  }

  private func begins(with text: String) -> Bool { bytes[place...].starts(with: text.utf8) }

  private mutating func take(_ kind: SourceToken.Kind, to end: Int) {
    let text = String(decoding: bytes[place..<end], as: UTF8.self)
    tokens.append(SourceToken(kind: kind, bytes: place..<end, text: text))
    place = end
  }

  private mutating func scan() {
    let first = bytes[place]
    if begins(with: "//") || (first == UInt8(ascii: "#") && byte(at: place + 1) != UInt8(ascii: "\"")) {
      while byte(at: place) != UInt8(ascii: "\n") { place += 1 }
    } else if first == UInt8(ascii: "\"") || first == UInt8(ascii: "#") {
      take(.literal, to: endOfString(from: place))
    } else if Self.isWord(first) {
      scanWord()
    } else if Self.isOperator(first) {
      scanOperator()
    } else if let kind = Self.marks[first] {
      take(kind, to: place + 1)
    } else {
      place += 1
    }
  }

  private static let marks: [UInt8: SourceToken.Kind] = [
    UInt8(ascii: "("): .opening, UInt8(ascii: "["): .opening, UInt8(ascii: "{"): .opening,
    UInt8(ascii: ")"): .closing, UInt8(ascii: "]"): .closing, UInt8(ascii: "}"): .closing,
    UInt8(ascii: ","): .comma, UInt8(ascii: ":"): .colon, UInt8(ascii: ";"): .semicolon,
    UInt8(ascii: "\n"): .newline, UInt8(ascii: "\\"): .sign,
  ]

  private static func isWord(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20) || isDigit(byte) || byte >= 0x80
      || "_$@`".utf8.contains(byte)
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }

  private static func isOperator(_ byte: UInt8) -> Bool { "/=-+!*%<>&|^~?.".utf8.contains(byte) }

  private mutating func scanWord() {
    var end = place
    while Self.isWord(byte(at: end)) { end += 1 }
    let word = String(decoding: bytes[place..<end], as: UTF8.self)
    if Self.isDigit(bytes[place]) {
      if byte(at: end) == UInt8(ascii: "."), Self.isDigit(byte(at: end + 1)) {
        end += 1
        while Self.isWord(byte(at: end)) { end += 1 }
      }
      return take(.literal, to: end)
    }
    if ["try", "as"].contains(word), [UInt8(ascii: "?"), UInt8(ascii: "!")].contains(byte(at: end)) {
      end += 1
    }
    take(.word, to: end)
  }

  private mutating func scanOperator() {
    var end = place
    while Self.isOperator(byte(at: end)) { end += 1 }
    let text = String(decoding: bytes[place..<end], as: UTF8.self)
    let isSpaced =
      [" ", "\n"].contains { $0.utf8.first == byte(at: place - 1) }
      && [" ", "\n"].contains { $0.utf8.first == byte(at: end) }
    let isBinary =
      (isSpaced && text != "->") || text == "..<" || (text == "..." && byte(at: end) != UInt8(ascii: "]"))
    take(isBinary ? .binary : .sign, to: end)
  }

  /// Returns the index after a string, including its interpolations.
  private func endOfString(from start: Int) -> Int {
    var index = start
    while byte(at: index) == UInt8(ascii: "#") { index += 1 }
    let hashes = [UInt8](repeating: UInt8(ascii: "#"), count: index - start)
    let quotes = [UInt8](repeating: UInt8(ascii: "\""), count: 3)
    let isLong = bytes[index...].starts(with: quotes)
    let closing = (isLong ? quotes : [UInt8(ascii: "\"")]) + hashes
    let escape = [UInt8(ascii: "\\")] + hashes
    index += isLong ? 3 : 1
    while index < bytes.count, !bytes[index...].starts(with: closing) {
      guard bytes[index...].starts(with: escape) else {
        index += 1
        continue
      }
      index += escape.count
      index = byte(at: index) == UInt8(ascii: "(") ? endOfInterpolation(from: index) : index + 1
    }
    return min(index + closing.count, bytes.count)
  }

  private func endOfInterpolation(from start: Int) -> Int {
    var index = start
    var depth = 0
    repeat {
      switch byte(at: index) {
      case UInt8(ascii: "\""):
        index = endOfString(from: index)
        continue
      case UInt8(ascii: "("): depth += 1
      case UInt8(ascii: ")"): depth -= 1
      default: break
      }
      index += 1
    } while depth > 0 && index < bytes.count
    return index
  }
}
