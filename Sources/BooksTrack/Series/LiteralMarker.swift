// The document's expression for series, `^(.+?)\s*#(\d+)$`, as code: the last `#`, followed by digits to the
// end and preceded by a name without trailing white space.

enum LiteralMarker {
  static func read(_ text: String) -> (name: String, position: SeriesPosition)? {
    guard let sign = text.lastIndex(of: "#") else { return nil }
    let digits = text[text.index(after: sign)...]
    guard !digits.isEmpty, digits.count <= 9, digits.allSatisfy({ $0.isASCII && $0.isNumber }),
      let number = Int(digits), let last = text[..<sign].lastIndex(where: { !$0.isWhitespace })
    else { return nil }
    return (String(text[...last]), SeriesPosition(number))
  }
}
