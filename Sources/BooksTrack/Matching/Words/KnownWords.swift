// Words of the common languages. Of two words that both stand in the list of one language, neither is the
// other mistyped: `Affect`, `Effect`; `Caso`, `Caos` (DUP-12).
//
// The lists are the most frequent words of subtitles, by the frequency lists of pyspellchecker 0.9.1 (Tyler
// Barrus and contributors, MIT license, https://github.com/barrust/pyspellchecker): 45,000 English words,
// 8,000 German, 6,000 French, Spanish, Italian and Russian, and 4,000 Portuguese and Dutch. Of these only
// words of three letters or more are kept that differ by one slip from another one of the same list, or by
// two if they have eight letters: any other word is in no danger. English words are left out that stand in
// `CommonWords` or have an "s" at the end of another one, and rare ones of three or four letters.
//
// A list is one text, folded and in the order of its bytes, and is searched as it is: nothing is built, and
// a process that looks nothing up pays nothing.

/// Vocabularies by language.
enum KnownWords {
  /// Returns true if two folded words are both words of one language.
  ///
  /// - Complexity: O(log *n*) in the length of the lists.
  static func areBothWords(_ left: Substring, _ right: Substring) -> Bool {
    isEnglish(left) && isEnglish(right) || lists.contains { has(left, in: $0) && has(right, in: $0) }
  }

  private static func isEnglish(_ word: Substring) -> Bool {
    isListed(word)
      || word.hasSuffix("s") && !word.hasSuffix("ss") && word.utf8.count > 3 && isListed(word.dropLast())
  }

  private static func isListed(_ word: Substring) -> Bool { CommonWords.has(word) || has(word, in: english) }

  /// The parts of the English list.
  static let english = [english1, english2, english3, english4, english5, english6, english7]
  /// The parts of the lists of the other languages.
  static let lists = [
    [german1, german2], [french], [spanish], [italian], [portuguese], [dutch], [russian],
  ]

  private static func has(_ word: Substring, in parts: [String]) -> Bool {
    parts.contains { has(word, in: $0) }
  }

  /// Returns true if a text of ordered words contains a word.
  private static func has(_ word: Substring, in list: String) -> Bool {
    var (list, word) = (list, word)
    return list.withUTF8 { text in word.withUTF8 { find($0, in: text) } }
  }

  private static func find(
    _ word: UnsafeBufferPointer<UInt8>, in text: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    var (lower, upper) = (0, text.count)
    while lower < upper {
      var start = (lower + upper) / 2
      while start > lower, text[start - 1] > space { start -= 1 }
      var end = start
      while end < upper, text[end] > space { end += 1 }
      let found = UnsafeBufferPointer(rebasing: text[start..<end])
      if found.elementsEqual(word) { return true }
      if found.lexicographicallyPrecedes(word) { lower = end + 1 } else { upper = start }
    }
    return false
  }

  /// Words stand between spaces and line feeds.
  private static let space = UInt8(ascii: " ")
}
