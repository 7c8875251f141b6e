// Text that was written as UTF-8, read as Windows-1252 or Latin-1, and written again: `CortÃ©s` for `Cortés`.
// Each letter that is not ASCII became two or three signs, of which the first is the first byte of the letter
// and the others are its continuation bytes. So such signs are put together again wherever they stand in that
// order and make a letter or a sign of a title; everything else stays.
//
// What it does not do: it knows no other wrong reading, and it gives back no byte that was lost on the way,
// but for the hard space of `Ã ` (`à`), which spreadsheets collapse.

/// Undoes a second decoding.
enum DecodedTwice {
  /// The text as it was meant; the text itself if nothing in it was decoded twice.
  ///
  /// - Complexity: O(n)
  static func repaired(_ text: String) -> String {
    // The first sign is one of U+00C2 to U+00F4, which begin with this byte.
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

  /// The letter whose bytes stand at a place, and how many signs it takes up.
  private static func letter(
    in scalars: [Unicode.Scalar], at index: Int
  ) -> (scalar: Unicode.Scalar, length: Int)? {
    let lead = scalars[index].value
    let length: Int
    switch lead {
    case 0xC2...0xDF: length = 2
    case 0xE0...0xEF: length = 3
    default: return nil
    }
    guard index + length <= scalars.count else {
      return lead == 0xC3 && index + 1 == scalars.count ? ("à", 1) : nil
    }
    var value = lead & (length == 2 ? 0x1F : 0x0F)
    for scalar in scalars[index + 1..<index + length] {
      guard let byte = byte(of: scalar), (0x80...0xBF).contains(byte) else {
        return lead == 0xC3 && scalar == " " ? ("à", 1) : nil
      }
      value = value << 6 | byte & 0x3F
    }
    guard isExpected(value), let scalar = Unicode.Scalar(value) else { return nil }
    return (scalar, length)
  }

  /// Latin letters with marks, marks that combine, Cyrillic letters, typographic signs: what titles and names
  /// are written in. Anything else would rather be two signs that happen to stand side by side: `É”`.
  private static func isExpected(_ value: UInt32) -> Bool {
    switch value {
    case 0xA0...0x24F, 0x300...0x36F, 0x400...0x4FF, 0x1E00...0x1EFF, 0x2010...0x2044, 0x20AC, 0x2122: true
    default: false
    }
  }

  /// The byte that was read as that sign.
  private static func byte(of scalar: Unicode.Scalar) -> UInt32? {
    scalar.value < 0x100 ? scalar.value : windows[scalar]
  }

  /// What Windows-1252 has where Latin-1 has control codes.
  private static let windows: [Unicode.Scalar: UInt32] = {
    let signs = "€\u{81}‚ƒ„…†‡ˆ‰Š‹Œ\u{8D}Ž\u{8F}\u{90}‘’“”•–—˜™š›œ\u{9D}žŸ".unicodeScalars
    return Dictionary(uniqueKeysWithValues: zip(signs, 0x80...0x9F))
  }()
}
