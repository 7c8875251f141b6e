// Numbers of pages as libraries and booksellers write them: `352`, `352 p.`, `352 pages : illustrations`.

/// Reading of a number of pages.
enum PageCount {
  private static let words: Set<String> = ["p", "pp", "pg", "pgs", "page", "pages"]

  /// The number, if nothing else stands there or the word for pages stands behind it.
  ///
  /// A sum such as `xii, 352 p.` is none: how many pages it comes to depends on who counts.
  static func free(_ text: String) -> Int? {
    let text = text.shortened(to: TextBounds.line)
    if let number = Int(text) { return number }
    let digits = text.prefix { ("0"..."9").contains($0) }
    let word = text.dropFirst(digits.count).drop(while: \.isWhitespace).prefix(while: \.isLetter)
    return words.contains(word.lowercased()) ? Int(digits) : nil
  }
}
