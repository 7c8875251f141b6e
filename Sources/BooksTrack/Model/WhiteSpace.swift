// White space in names, titles and the headers of columns: however much of it there is, it counts as one
// blank.

/// Collapses white space.
enum WhiteSpace {
  /// The text with every run of white space made one blank and none at the ends.
  static func collapsed(_ text: some StringProtocol) -> String {
    if isCollapsed(text) { return String(text) }
    return text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  /// Whether there is surely nothing to collapse in a text.
  static func isCollapsed(_ text: some StringProtocol) -> Bool {
    text.utf8.withContiguousStorageIfAvailable { isCollapsed($0) } ?? false
  }

  /// Whether there is surely nothing to collapse: blanks stand alone and inside, and no other byte can belong
  /// to white space.
  static func isCollapsed(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    guard let first = text.first, let last = text.last else { return true }
    guard first != 0x20, last != 0x20 else { return false }
    // Without a branch for each byte, so that many of them are looked at at once.
    var isOdd: UInt8 = 0
    for byte in text { isOdd |= (byte < 0x20 ? 1 : 0) | (byte >= 0x7F ? 1 : 0) }
    for index in 1..<text.count { isOdd |= text[index] | text[index &- 1] == 0x20 ? 1 : 0 }
    return isOdd == 0 || isCollapsedSlowly(text)
  }

  /// Some white space of Unicode begins with C2, E1 9A, E2 80, E2 81 and E3 80.
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
    // Alone, as Windows-1252 has it, a no-break space is white space as well.
    if byte < 0xC0 { return (byte == 0xA0 || byte == 0x85) && !isAfterLead }
    guard index + 1 < text.count else { return true }
    switch (byte, text[index + 1]) {
    case (0xE1, 0x9A), (0xE3, 0x80): return true
    case (0xE2, 0x81): return true
    case (0xE2, 0x80):
      // Quotation marks and dashes are no white space, but U+2017, the double low line, folds to a blank.
      guard index + 2 < text.count, text[index + 2] != 0x97 else { return true }
      return !(0x90...0xA7).contains(text[index + 2])
    default: return false
    }
  }
}
