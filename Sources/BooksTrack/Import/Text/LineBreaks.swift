// Conversion of line breaks in prose, which services export as markup.

/// Converts `<br/>`, `<br />` and `<br>` to line ends, and removes the block tags that services put around
/// text.
///
/// Other markup is the reader's own and is kept: a review may contain `<i>` literally.
enum LineBreaks {
  private enum Tag { case lineBreak, blockStart, blockEnd }

  /// Returns the text with line ends for line breaks and between blocks; outer white space is trimmed if the
  /// text has blocks.
  ///
  /// - Complexity: O(*length*); a text without markup is returned unchanged.
  static func plain(_ text: String) -> String {
    guard text.utf8.contains(UInt8(ascii: "<")) else { return text }
    var text = text
    let (output, hasBlocks) = text.withUTF8 { plain($0) }
    let result = String(decoding: output, as: UTF8.self)
    guard hasBlocks else { return result }
    let lines = result.drop(while: \.isWhitespace)
    guard let last = lines.lastIndex(where: { !$0.isWhitespace }) else { return "" }
    return String(lines[...last])
  }

  private static func plain(_ text: UnsafeBufferPointer<UInt8>) -> (text: [UInt8], hasBlocks: Bool) {
    var output: [UInt8] = []
    output.reserveCapacity(text.count)
    var hasBlocks = false
    var start = 0
    while start < text.count {
      guard let mark = text[start...].firstIndex(of: UInt8(ascii: "<")) else { break }
      output += text[start..<mark]
      guard let (tag, length) = tag(UnsafeBufferPointer(rebasing: text[mark...].prefix(8))) else {
        output.append(UInt8(ascii: "<"))
        start = mark + 1
        continue
      }
      start = mark + length
      hasBlocks = hasBlocks || tag != .lineBreak
      // A block starts on a new line and ends with one.
      if tag != .blockStart || !(output.last ?? newLine == newLine) { output.append(newLine) }
    }
    output += text[start...]
    return (output, hasBlocks)
  }

  private static let newLine = UInt8(ascii: "\n")

  /// Parses a line break or block tag at the start of the text; returns its kind and length.
  private static func tag(_ text: UnsafeBufferPointer<UInt8>) -> (Tag, Int)? {
    guard let end = text.firstIndex(of: UInt8(ascii: ">")), end > 1 else { return nil }
    var name: UInt32 = 0
    for byte in text[1..<end] where byte != UInt8(ascii: " ") && byte != UInt8(ascii: "/") {
      guard name < 1 << 24 else { return nil }
      name = name << 8 | UInt32(byte | 0x20)
    }
    switch name {
    // "br", "p" and "div" in lower case, as numbers.
    case 0x6272: return (.lineBreak, end + 1)
    case 0x70, 0x64_6976: return (text[1] == UInt8(ascii: "/") ? .blockEnd : .blockStart, end + 1)
    default: return nil
    }
  }
}
