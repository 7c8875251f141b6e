// English words in titles: `Corpora/Words/common.txt`. A word of the list is never taken for another one
// mistyped: `Light` and `Night` are two words, and so are `Marked` and `Masked`.

import Tables

/// A vocabulary of words in titles.
enum CommonWords {
  /// Returns true if the vocabulary contains a folded word.
  static func has(_ word: Substring) -> Bool { words.contains(TitleLine.fingerprint(ofFolded: word.utf8)) }

  private static let words = WordTable(
    WordList.files["Words/common.txt"].table.lines.map { String($0.text) })
}
