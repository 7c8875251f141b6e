// The distinction of subtitles that describe their book from those that may be a title. `The Art of Winning`
// and `Tiny Changes, Remarkable Results` describe a book; `Fuck You Happiness` after the title of another
// book is a sequel.

import BooksTrackAPI

/// Judges a subtitle by its words.
enum SubtitlePhrase {
  /// Returns true if the words of a subtitle describe a book: five words or more, small words after the first
  /// one, a comma, or a number of things of two digits or more (`101 Gluten-Free Breads`, `Thirty Breads`).
  ///
  /// - Parameter key: The key of the subtitle, with its numbers in digits (`NumberForm`).
  static func describes(_ words: [Range<Int>], in line: TitleLine, key: String) -> Bool {
    guard let first = words.first, let last = words.last else { return false }
    if words.count > 4 || words.count > 2 && isIndefinite(words, in: line) { return true }
    if SubtitleWords.isDescribing(line.fingerprint(of: first)) { return true }
    let number = key.utf8.prefix { $0 != UInt8(ascii: " ") }
    if words.count > 1, number.count > 1, number.allSatisfy({ (0x30...0x39).contains($0) }) { return true }
    return line.folded[first.lowerBound..<last.upperBound].contains { $0 == 0x2C || $0 == 0x26 }
      || words.dropFirst().contains { TitleLanguage.isSmallWord(FoldedText.fold(line.text($0))) }
  }

  /// Returns true if the words begin with an indefinite article.
  static func isIndefinite(_ words: [Range<Int>], in line: TitleLine) -> Bool {
    SubtitleWords.english.isIndefinite(words.first.map { line.fingerprint(of: $0) })
  }
}
