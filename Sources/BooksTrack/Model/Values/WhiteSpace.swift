// White space in names, titles and headers of columns, where a run of it is equal to one space.

/// Collapses white space.
enum WhiteSpace {
  /// Returns the text with each run of white space replaced by one space, and none at the ends.
  static func collapsed(_ text: some StringProtocol) -> String {
    if isCollapsed(text) { return String(text) }
    return text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  /// Returns true if a text certainly needs no change.
  static func isCollapsed(_ text: some StringProtocol) -> Bool {
    text.utf8.withContiguousStorageIfAvailable { isCollapsed($0) } ?? false
  }

  /// Returns true if the bytes certainly need no change: spaces are single and inside the text, and no other
  /// byte can be part of white space.
  static func isCollapsed(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    guard let first = text.first, let last = text.last else { return true }
    guard first != 0x20, last != 0x20 else { return false }
    guard text.count >= 8 else { return isCollapsedSlowly(text) }
    let raw = UnsafeRawBufferPointer(text)
    var odd: UInt64 = 0
    var start = 0
    while start &+ 1 < text.count {
      // The last word overlaps the one before; each begins at a byte that the one before has compared.
      let word = raw.loadUnaligned(fromByteOffset: min(start, text.count &- 8), as: UInt64.self)
      odd |= oddBytes(in: UInt64(littleEndian: word))
      start &+= 7
    }
    return odd == 0 || isCollapsedSlowly(text)
  }

  /// Returns a bit for each control character, byte beyond ASCII and space beside another one in eight bytes.
  private static func oddBytes(in word: UInt64) -> UInt64 {
    let ones: UInt64 = 0x0101_0101_0101_0101
    let high = ones << 7
    let controls = zeroBytes(in: word & (ones &* 0xE0))
    let spaces = zeroBytes(in: word ^ (ones &* 0x20))
    return controls | (word | (word &+ ones)) & high | spaces & (spaces << 8)
  }

  /// Returns the highest bit of each byte that is 0.
  private static func zeroBytes(in word: UInt64) -> UInt64 {
    let rest: UInt64 = 0x7F7F_7F7F_7F7F_7F7F
    return ~(((word & rest) &+ rest) | word | rest)
  }

  /// White space of Unicode beyond ASCII begins with C2, E1 9A, E2 80, E2 81 or E3 80.
  private static func isCollapsedSlowly(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    var previous = UInt8(ascii: " ")
    for (index, byte) in text.enumerated() {
      if byte < 0x20 || byte == 0x7F || byte == 0xC2 || (byte == 0x20 && previous == 0x20) { return false }
      if byte >= 0x80, mayBeWhiteSpace(text, index) { return false }
      previous = byte
    }
    return true
  }

  private static func mayBeWhiteSpace(_ text: UnsafeBufferPointer<UInt8>, _ index: Int) -> Bool {
    let byte = text[index]
    let isAfterLead = index > 0 && text[index - 1] >= 0x80
    // The single byte of a no-break space in Windows-1252 is white space too.
    if byte < 0xC0 { return (byte == 0xA0 || byte == 0x85) && !isAfterLead }
    guard index + 1 < text.count else { return true }
    switch (byte, text[index + 1]) {
    case (0xE1, 0x9A), (0xE3, 0x80): return true
    case (0xE2, 0x81): return true
    case (0xE2, 0x80):
      // Quotation marks and dashes are not white space, but U+2017, the double low line, becomes a space.
      guard index + 2 < text.count, text[index + 2] != 0x97 else { return true }
      return !(0x90...0xA7).contains(text[index + 2])
    default: return false
    }
  }
}
