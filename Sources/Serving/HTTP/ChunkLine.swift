// The line in front of each chunk of a body: its size in hexadecimal digits, and extensions, which are
// checked and dropped (RFC 9112, 7.1).

enum ChunkLine {
  /// Returns the size that a line without its end states; nil if the line is malformed.
  static func size(_ line: ArraySlice<UInt8>) -> Int? {
    let digits = line.prefix { $0.hexadecimalValue != nil }
    guard (1...8).contains(digits.count) else { return nil }
    var rest = line[digits.endIndex...]
    while !rest.isEmpty {
      guard skipExtension(&rest) else { return nil }
    }
    return digits.reduce(0) { $0 << 4 | Int($1.hexadecimalValue ?? 0) }
  }

  /// Skips `; name` or `; name = value`; the value may be in quotes.
  ///
  /// - Returns: False if something else stands there.
  private static func skipExtension(_ rest: inout ArraySlice<UInt8>) -> Bool {
    skipBlanks(&rest)
    guard rest.popFirst() == UInt8(ascii: ";") else { return false }
    skipBlanks(&rest)
    guard skipToken(&rest) else { return false }
    var value = rest
    skipBlanks(&value)
    guard value.popFirst() == UInt8(ascii: "=") else { return true }
    skipBlanks(&value)
    rest = value
    return rest.first == UInt8(ascii: "\"") ? skipQuoted(&rest) : skipToken(&rest)
  }

  private static func skipBlanks(_ rest: inout ArraySlice<UInt8>) {
    rest = rest.drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
  }

  private static func skipToken(_ rest: inout ArraySlice<UInt8>) -> Bool {
    let length = rest.prefix(while: \.isOfToken).count
    rest = rest.dropFirst(length)
    return length > 0
  }

  private static func skipQuoted(_ rest: inout ArraySlice<UInt8>) -> Bool {
    _ = rest.popFirst()
    while let byte = rest.popFirst() {
      if byte == UInt8(ascii: "\"") { return true }
      let character = byte == UInt8(ascii: "\\") ? rest.popFirst() : byte
      guard let character, character == 0x09 || (character >= 0x20 && character != 0x7f) else { return false }
    }
    return false
  }
}

extension UInt8 {
  /// The value of a hexadecimal digit; nil for any other character.
  var hexadecimalValue: UInt8? {
    switch self {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): self - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): self - UInt8(ascii: "a") + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): self - UInt8(ascii: "A") + 10
    default: nil
    }
  }

  /// True for the characters of methods and names of fields.
  var isOfToken: Bool {
    switch self {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "z"),
      UInt8(ascii: "A")...UInt8(ascii: "Z"):
      true
    default: "!#$%&'*+-.^_`|~".utf8.contains(self)
    }
  }
}
