// Repair of text that was written as UTF-8, read as Windows-1252 or Latin-1, and written again: `CortÃ©s` for
// `Cortés`. Each character that is not ASCII became two to four signs, one for each byte. Such a sequence is
// recombined if the result is a letter or sign that titles use; everything else is kept.
//
// Limitations: other wrong decodings are not repaired, and lost bytes are not restored, except for the
// no-break space of `Ã ` (`à`), which spreadsheets collapse.

/// Repairs text that was decoded twice.
enum DecodedTwice {
  /// Returns the repaired text; the text itself if nothing in it was decoded twice.
  ///
  /// - Complexity: O(n)
  static func repaired(_ text: String) -> String {
    // The first sign of a sequence is one of U+00C2 to U+00F0, whose UTF-8 starts with this byte.
    guard text.utf8.contains(0xC3) else { return text }
    guard let once = decoded(text) else { return text }
    return decoded(once) ?? once
  }

  private static func decoded(_ text: String) -> String? {
    let scalars = Array(text.unicodeScalars)
    var output = String.UnicodeScalarView()
    var isChanged = false
    var index = 0
    while index < scalars.count {
      let found = letter(in: scalars, at: index)
      output.append(found?.scalar ?? scalars[index])
      index += found?.length ?? 1
      isChanged = isChanged || found != nil
    }
    return isChanged ? String(output) : nil
  }

  /// Returns the character whose bytes are at an index, and the number of signs it takes up.
  private static func letter(
    in scalars: [Unicode.Scalar], at index: Int
  ) -> (scalar: Unicode.Scalar, length: Int)? {
    let lead = scalars[index].value
    let length: Int
    switch lead {
    case 0xC2...0xDF: length = 2
    case 0xE0...0xEF: length = 3
    case 0xF0: length = 4
    default: return nil
    }
    guard index + length <= scalars.count else {
      return lead == 0xC3 && index + 1 == scalars.count ? ("à", 1) : nil
    }
    var value = lead & (0xFF >> UInt32(length + 1))
    for scalar in scalars[index + 1..<index + length] {
      guard let byte = byte(of: scalar), (0x80...0xBF).contains(byte) else {
        return lead == 0xC3 && scalar == " " ? ("à", 1) : nil
      }
      value = value << 6 | byte & 0x3F
    }
    guard isExpected(value), let scalar = Unicode.Scalar(value) else { return nil }
    return (scalar, length)
  }

  /// Returns true for Latin letters with marks, combining marks, Cyrillic letters, typographic signs and
  /// emoji, which titles and names use. Any other result is more likely two signs that happen to be adjacent:
  /// `É”`.
  private static func isExpected(_ value: UInt32) -> Bool {
    switch value {
    case 0xA0...0x24F, 0x300...0x36F, 0x400...0x4FF, 0x1E00...0x1EFF, 0x2010...0x2044, 0x20AC, 0x2122,
      0x2600...0x27BF, 0xFE0F, 0x1F300...0x1FAFF:
      true
    default: false
    }
  }

  /// Returns the byte that was decoded as a sign.
  private static func byte(of scalar: Unicode.Scalar) -> UInt32? {
    scalar.value < 0x100 ? scalar.value : windows[scalar]
  }

  /// The characters of Windows-1252 in place of the control codes of Latin-1.
  private static let windows: [Unicode.Scalar: UInt32] = {
    let signs = "€\u{81}‚ƒ„…†‡ˆ‰Š‹Œ\u{8D}Ž\u{8F}\u{90}‘’“”•–—˜™š›œ\u{9D}žŸ".unicodeScalars
    return Dictionary(uniqueKeysWithValues: zip(signs, 0x80...0x9F))
  }()
}
