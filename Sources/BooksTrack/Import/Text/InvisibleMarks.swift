// Marks that are not seen, which programs and web pages put around text: zero-width spaces, marks of the
// writing direction, byte order marks.

enum InvisibleMarks {
  /// U+200B, U+200E, U+200F, U+202A to U+202E, U+2060, U+FEFF.
  private static let marks: [Unicode.Scalar] = [
    "\u{200B}", "\u{200E}", "\u{200F}", "\u{202A}", "\u{202B}", "\u{202C}", "\u{202D}", "\u{202E}",
    "\u{2060}",
    "\u{FEFF}",
  ]

  /// Returns true for such a mark.
  static func contains(_ character: Character) -> Bool {
    character.unicodeScalars.allSatisfy { marks.contains($0) }
  }

  /// Returns true if three bytes of UTF-8 are such a mark.
  static func contain(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
    guard bytes.count == 3 else { return false }
    let (first, second, third) = (
      bytes[bytes.startIndex], bytes[bytes.startIndex + 1], bytes[bytes.startIndex + 2]
    )
    switch (first, second) {
    case (0xE2, 0x80): return third == 0x8B || third == 0x8E || third == 0x8F || (0xAA...0xAE).contains(third)
    case (0xE2, 0x81): return third == 0xA0
    case (0xEF, 0xBB): return third == 0xBF
    default: return false
    }
  }

  /// Returns true if a byte can be the last one of such a mark.
  @inline(__always)
  static func mayEnd(with byte: UInt8) -> Bool {
    byte == 0x8B || byte == 0x8E || byte == 0x8F || (0xAA...0xAE).contains(byte) || byte == 0xBF
  }
}
