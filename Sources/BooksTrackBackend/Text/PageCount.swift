// Page counts as libraries and booksellers write them: `352`, `352 p.`, `352 pages : illustrations`.

/// The parser of page counts.
enum PageCount {
  private static let words: Set<String> = ["p", "pp", "pg", "pgs", "page", "pages"]

  /// Parses a number alone or a number followed by a word for pages; nil otherwise.
  ///
  /// A sum such as `xii, 352 p.` is nil, because sources differ in how they count it.
  static func free(_ text: String) -> Int? {
    let text = text.shortened(to: TextBounds.line)
    if let number = Int(text) { return number }
    let digits = text.prefix { ("0"..."9").contains($0) }
    let word = text.dropFirst(digits.count).drop(while: \.isWhitespace).prefix(while: \.isLetter)
    return words.contains(word.lowercased()) ? Int(digits) : nil
  }
}
