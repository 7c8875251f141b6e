// Decoding of strings, with the escapes of RFC 8259, section 7.

extension JSONTape {
  /// Decodes a string or a name; nil if it contains a control character, an invalid escape, an unpaired
  /// surrogate, or invalid UTF-8.
  static func text(of entry: Entry, in bytes: UnsafePointer<UInt8>) -> String? {
    if entry.traits.contains(.isDamaged) { return nil }
    let text = UnsafeBufferPointer(start: bytes + Int(entry.start), count: Int(entry.end - entry.start))
    if entry.traits.isEmpty { return String(decoding: text, as: UTF8.self) }
    return entry.traits.contains(.hasEscapes) ? unescaped(text) : String(validating: text, as: UTF8.self)
  }

  /// Decodes the escapes. The result is never longer than the source.
  private static func unescaped(_ text: UnsafeBufferPointer<UInt8>) -> String? {
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: text.count) { buffer in
      var output = EscapeOutput(buffer)
      var place = 0
      while place < text.count {
        if text[place] != UInt8(ascii: "\\") {
          output.append(text[place])
          place += 1
        } else {
          guard let scalar = scalar(in: text, behind: &place) else { return nil }
          for byte in scalar.utf8 { output.append(byte) }
        }
      }
      return String(validating: output.written, as: UTF8.self)
    }
  }

  /// Decodes one escape sequence and advances past it.
  private static func scalar(
    in text: UnsafeBufferPointer<UInt8>, behind place: inout Int
  ) -> Unicode.Scalar? {
    place += 2
    switch text[place - 1] {
    case UInt8(ascii: "\""): return "\""
    case UInt8(ascii: "\\"): return "\\"
    case UInt8(ascii: "/"): return "/"
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{C}"
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "u"): break
    default: return nil
    }
    guard let first = unit(in: text, at: place) else { return nil }
    place += 4
    guard UTF16.isLeadSurrogate(first) else { return Unicode.Scalar(first) }
    guard text.count - place >= 6, text[place] == UInt8(ascii: "\\"), text[place + 1] == UInt8(ascii: "u"),
      let second = unit(in: text, at: place + 2), UTF16.isTrailSurrogate(second)
    else { return nil }
    place += 6
    return Unicode.Scalar(0x1_0000 + (UInt32(first) - 0xD800) << 10 + (UInt32(second) - 0xDC00))
  }

  /// Decodes four hexadecimal digits.
  private static func unit(in text: UnsafeBufferPointer<UInt8>, at place: Int) -> UInt16? {
    guard text.count - place >= 4 else { return nil }
    var unit: UInt16 = 0
    for offset in 0..<4 {
      guard let digit = Character(Unicode.Scalar(text[place + offset])).hexDigitValue else { return nil }
      unit = unit << 4 | UInt16(digit)
    }
    return unit
  }
}

/// An output buffer.
private struct EscapeOutput {
  private let buffer: UnsafeMutableBufferPointer<UInt8>
  private var count = 0

  init(_ buffer: UnsafeMutableBufferPointer<UInt8>) { self.buffer = buffer }

  var written: UnsafeBufferPointer<UInt8> { UnsafeBufferPointer(rebasing: buffer[..<count]) }

  mutating func append(_ byte: UInt8) {
    buffer[count] = byte
    count += 1
  }
}
