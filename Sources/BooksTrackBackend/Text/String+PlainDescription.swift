// The conversion of descriptions to plain text. Providers send them with HTML or remnants of it.
//
// Tags are removed and entities decoded. A `<` that begins no tag and an unknown entity are kept as they are.

extension String {
  /// The text without HTML, cut to `TextBounds.description` scalars; nil if it is empty.
  ///
  /// - Complexity: O(n); a text without `<` and `&` costs one pass over its bytes.
  var plainDescription: String? {
    // Twice the bound, because tags are removed before the text is cut.
    let start = shortened(to: 2 * TextBounds.description)
    let hasMarks = start.utf8.contains { $0 == UInt8(ascii: "<") || $0 == UInt8(ascii: "&") }
    let plain = hasMarks ? start.withoutTags.withoutEntities.trimmed : start
    return plain.shortened(to: TextBounds.description).unlessEmpty
  }

  private var trimmed: String {
    guard let last = lastIndex(where: { !$0.isWhitespace }) else { return "" }
    return String(self[...last].drop(while: \.isWhitespace))
  }

  private var withoutTags: String {
    var result = String.UnicodeScalarView()
    var rest = unicodeScalars[...]
    while let open = rest.firstIndex(of: "<") {
      result.append(contentsOf: rest[..<open])
      let inside = rest[rest.index(after: open)...]
      guard let first = inside.first, Self.beginsTag(first) else {
        result.append("<")
        rest = inside
        continue
      }
      // No later tag is closed either; searching again at each `<` would take quadratic time.
      guard let close = inside.firstIndex(of: ">") else {
        rest = rest[open...]
        break
      }
      if Self.breaksLine(inside[..<close]) { result.append("\n") }
      rest = inside[inside.index(after: close)...]
    }
    result.append(contentsOf: rest)
    return String(result)
  }

  private static func beginsTag(_ scalar: Unicode.Scalar) -> Bool {
    ("a"..."z").contains(scalar) || ("A"..."Z").contains(scalar) || scalar == "/" || scalar == "!"
  }

  private static func breaksLine(_ tag: Substring.UnicodeScalarView) -> Bool {
    let name = String(String.UnicodeScalarView(tag.prefix { $0 != " " })).lowercased()
    return ["br", "br/", "/p", "/div", "/li"].contains(name)
  }

  private var withoutEntities: String {
    var result = String.UnicodeScalarView()
    var rest = unicodeScalars[...]
    while let open = rest.firstIndex(of: "&") {
      result.append(contentsOf: rest[..<open])
      let inside = rest[rest.index(after: open)...]
      if let end = inside.prefix(10).firstIndex(of: ";"), let scalar = Self.entity(inside[..<end]) {
        result.append(scalar)
        rest = inside[inside.index(after: end)...]
      } else {
        result.append("&")
        rest = inside
      }
    }
    result.append(contentsOf: rest)
    return String(result)
  }

  private static func entity(_ name: Substring.UnicodeScalarView) -> Unicode.Scalar? {
    guard name.first == "#" else { return entities[String(name)] }
    let digits = String(name.dropFirst())
    let value = digits.first == "x" ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
    // Control characters are not decoded.
    return value.flatMap { $0 >= 0x20 ? Unicode.Scalar($0) : nil }
  }

  private static let entities: [String: Unicode.Scalar] = [
    "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": " ", "mdash": "\u{2014}",
    "ndash": "\u{2013}", "hellip": "\u{2026}", "lsquo": "\u{2018}", "rsquo": "\u{2019}",
    "ldquo": "\u{201C}", "rdquo": "\u{201D}",
  ]
}
