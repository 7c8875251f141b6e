// JSON string escaping, with the same output as JSONEncoder without escaped slashes.

extension [UInt8] {
  /// Appends a text with JSON escapes. Runs without characters to escape are copied at once.
  package mutating func appendEscaped(_ text: String) {
    var text = text
    text.withUTF8 { appendEscaped($0) }
  }

  private mutating func appendEscaped(_ text: UnsafeBufferPointer<UInt8>) {
    guard let base = text.baseAddress else { return }
    var start = 0
    var place = 0
    while place < text.count {
      if text.count - place >= 8 {
        let special = Word.special(in: Word.load(base + place))
        if special == 0 {
          place += 8
          continue
        }
        place += special.trailingZeroBitCount >> 3
      } else if text[place] >= 0x20, text[place] != UInt8(ascii: "\""), text[place] != UInt8(ascii: "\\") {
        place += 1
        continue
      }
      append(contentsOf: UnsafeBufferPointer(rebasing: text[start..<place]))
      appendEscape(of: text[place])
      place += 1
      start = place
    }
    append(contentsOf: UnsafeBufferPointer(rebasing: text[start...]))
  }

  private mutating func appendEscape(of byte: UInt8) {
    append(UInt8(ascii: "\\"))
    switch byte {
    case 0x08: append(UInt8(ascii: "b"))
    case 0x09: append(UInt8(ascii: "t"))
    case 0x0A: append(UInt8(ascii: "n"))
    case 0x0C: append(UInt8(ascii: "f"))
    case 0x0D: append(UInt8(ascii: "r"))
    case ..<0x20:
      let digit = byte & 15
      append(contentsOf: [
        UInt8(ascii: "u"), 48, 48, 48 + byte >> 4, digit < 10 ? 48 + digit : 87 + digit,
      ])
    default: append(byte)
    }
  }
}
