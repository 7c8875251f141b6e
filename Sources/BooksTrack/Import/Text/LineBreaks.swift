// Line ends in a reader's prose, which services write as markup.

/// Turns `<br/>`, `<br />` and `<br>` into line ends.
///
/// Other markup is the reader's own and stays as it is: a review may speak of `<i>` and mean it.
enum LineBreaks {
  /// The text with line ends for line breaks.
  static func plain(_ text: String) -> String {
    guard text.utf8.contains(UInt8(ascii: "<")) else { return text }
    var output: [UInt8] = []
    output.reserveCapacity(text.utf8.count)
    var rest = text.utf8[...]
    while let byte = rest.first {
      if byte == UInt8(ascii: "<"), let length = breakLength(rest) {
        output.append(UInt8(ascii: "\n"))
        rest = rest.dropFirst(length)
      } else {
        output.append(byte)
        rest = rest.dropFirst()
      }
    }
    return String(decoding: output, as: UTF8.self)
  }

  /// The length of the tag at the front, if it is a line break.
  private static func breakLength(_ text: Substring.UTF8View) -> Int? {
    let tag = text.prefix(8).prefix { $0 != UInt8(ascii: ">") }
    guard tag.count < text.count, tag.count < 8 else { return nil }
    let name = tag.dropFirst().filter { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "/") }.map { $0 | 0x20 }
    return name == Array("br".utf8) ? tag.count + 1 : nil
  }
}
