// Lists in one cell as people and programs write them: `sf; classic`, `#sf #classic`, one element on each
// line, `["sf", "classic"]`, `{sf,classic}`; and the links that databases put behind the names of other
// pages.

/// Splits the text of a cell into the elements of a list.
enum WrittenList {
  /// Returns the elements of a list in brackets, without quotes; nil for any other text.
  static func elements(_ text: String) -> [String]? {
    guard text.count > 2, let first = text.first, let last = text.last,
      first == "[" && last == "]" || first == "{" && last == "}"
    else { return nil }
    var elements = [""]
    var quote: Character?
    for character in text.dropFirst().dropLast() {
      let element = elements[elements.count - 1]
      if character == quote {
        quote = nil
      } else if quote == nil, "\"'".contains(character), element.allSatisfy(\.isWhitespace) {
        quote = character
      } else if quote == nil, character == "," {
        elements.append("")
      } else {
        elements[elements.count - 1].append(character)
      }
    }
    return elements.map { WhiteSpace.collapsed($0) }.filter { !$0.isEmpty }
  }

  /// Returns the elements of a list without brackets: the first kind of separator that it has separates.
  static func parts(_ text: String) -> [String] {
    for separators in ["|", ";；", "\n\r\r\n", ",，", "、•"]
    where text.contains(where: { separators.contains($0) }) {
      return tags(text.split { separators.contains($0) })
    }
    let words = text.split(whereSeparator: \.isWhitespace)
    if words.allSatisfy(isTag) { return tags(words) }
    let parts = text.contains(" / ") ? text.split(separator: " / ") : text.split(separator: "/")
    // `w/ maps`, `18/19` and `F/F` are no lists.
    let isList = text.contains(" / ") || parts.allSatisfy { $0.count { $0.isLetter } > 2 }
    return tags(isList ? parts : [text[...]])
  }

  /// Returns elements without white space around them, and without `#` if all have it.
  private static func tags(_ parts: [Substring]) -> [String] {
    let texts = parts.map { WhiteSpace.collapsed($0) }.filter { !$0.isEmpty }
    return texts.allSatisfy { isTag($0[...]) } ? texts.map { String($0.dropFirst()) } : texts
  }

  private static func isTag(_ word: Substring) -> Bool {
    word.first == "#" && word.dropFirst().first?.isLetter == true
  }

  /// Returns a text without links behind names, such as `Ann Poe (https://www.notion.so/Ann-Poe-0123)` and
  /// `Ann Poe (Authors/Ann%20Poe%200123.md)`.
  static func withoutLinks(_ text: String) -> String {
    guard text.contains("("), text.contains("://") || text.contains(".md)") else { return text }
    var output = ""
    var rest = text[...]
    while let open = rest.firstIndex(of: "("), let close = rest[open...].firstIndex(of: ")") {
      let inside = rest[rest.index(after: open)..<close]
      let isLink = inside.hasPrefix("http://") || inside.hasPrefix("https://") || inside.hasSuffix(".md")
      output += isLink ? WhiteSpace.collapsed(rest[..<open])[...] : rest[...close]
      rest = rest[rest.index(after: close)...]
    }
    return output + rest
  }
}
