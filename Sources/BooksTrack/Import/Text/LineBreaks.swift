// Conversion of markup in prose, which services export, to text with line ends.

/// Converts line breaks and blocks to line ends, removes other tags of HTML and decodes entities.
///
/// A `<` that begins no tag of HTML is the reader's own: `I <3 this`, `a < b`.
enum LineBreaks {
  private enum Tag { case lineBreak, blockStart, blockEnd, other }

  /// Returns the text with line ends for line breaks and between blocks; outer white space is trimmed if the
  /// text has blocks.
  ///
  /// - Complexity: O(*length*); a text without markup is returned unchanged.
  static func plain(_ text: String) -> String {
    var text = text
    let hasTags = text.withUTF8 { CellText.index(of: UInt8(ascii: "<"), in: $0) != nil }
    guard hasTags else { return HTMLEntities.decode(text) }
    let (output, hasBlocks) = text.withUTF8 { plain($0) }
    let result = HTMLEntities.decode(String(decoding: output, as: UTF8.self))
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
      guard let (tag, length) = tag(UnsafeBufferPointer(rebasing: text[mark...])) else {
        output.append(UInt8(ascii: "<"))
        start = mark + 1
        continue
      }
      start = mark + length
      switch tag {
      case .other: break
      case .lineBreak: output.append(newLine)
      case .blockStart, .blockEnd:
        hasBlocks = true
        // A block starts on a new line and ends with one.
        if tag == .blockEnd || !(output.last ?? newLine == newLine) { output.append(newLine) }
      }
    }
    output += text[start...]
    return (output, hasBlocks)
  }

  private static let newLine = UInt8(ascii: "\n")
  /// No tag is longer; its end is not looked for beyond.
  private static let longestTag = 2_000

  /// Parses a tag of HTML at the start of the text; returns its kind and length.
  private static func tag(_ text: UnsafeBufferPointer<UInt8>) -> (Tag, Int)? {
    // Nearly every tag is this one.
    if text.count >= 5, text[1] == UInt8(ascii: "b"), text[2] == UInt8(ascii: "r"),
      text[3] == UInt8(ascii: "/"),
      text[4] == UInt8(ascii: ">")
    {
      return (.lineBreak, 5)
    }
    let isEnd = text.count > 1 && text[1] == UInt8(ascii: "/")
    let start = isEnd ? 2 : 1
    let letters = text[min(start, text.count)...].prefix(10).prefix { byte in
      (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20) || Cell.digit(byte) != nil
    }
    guard let tag = tags[String(decoding: letters, as: UTF8.self).lowercased()] else { return nil }
    guard let end = text[letters.endIndex...].prefix(longestTag).firstIndex(of: UInt8(ascii: ">")) else {
      return nil
    }
    // Attributes follow a blank, so that `<bra>` and `<i.e.>` are no tags.
    let rest = text[letters.endIndex..<end]
    guard rest.first.map({ $0 == UInt8(ascii: "/") || $0 <= 0x20 }) ?? true,
      !rest.contains(UInt8(ascii: "<"))
    else { return nil }
    return (tag == .blockStart && isEnd ? .blockEnd : tag, end + 1)
  }

  private static let tags: [String: Tag] = {
    var tags: [String: Tag] = ["br": .lineBreak, "hr": .lineBreak]
    for name in ["p", "div", "blockquote", "ul", "ol", "li", "h1", "h2", "h3", "h4", "h5", "h6", "pre", "tr"]
    {
      tags[name] = .blockStart
    }
    for name in [
      "b", "i", "u", "s", "a", "em", "strong", "strike", "del", "ins", "span", "font", "small", "big", "sub",
      "sup", "code", "q", "cite", "img", "spoiler", "table", "tbody", "td", "th", "center", "mark",
    ] {
      tags[name] = .other
    }
    return tags
  }()
}
