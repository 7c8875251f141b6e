// Words of the common languages, in the tables of `Corpora/Words`. Of two words that both stand in the list of
// one language, neither is the other mistyped: `Affect`, `Effect`; `Caso`, `Caos` (DUP-12).
//
// The tables hold only words that differ by one slip from another one of the same list, or by two if they
// have eight letters: any other word is in no danger.

import Tables
import WordFiles

/// Vocabularies by language.
enum KnownWords {
  static let files = EmbeddedFiles(wordFile)

  /// Returns true if two folded words are both words of one language.
  ///
  /// - Complexity: O(log *n*) in the length of the lists.
  static func areBothWords(_ left: Substring, _ right: Substring) -> Bool {
    isEnglish(left) && isEnglish(right) || others.contains { $0.has(left) && $0.has(right) }
  }

  /// Returns true for a word of `CommonWords` or of the English table, and for its form with an "s".
  private static func isEnglish(_ word: Substring) -> Bool {
    isListed(word)
      || word.hasSuffix("s") && !word.hasSuffix("ss") && word.utf8.count > 3 && isListed(word.dropLast())
  }

  private static func isListed(_ word: Substring) -> Bool { CommonWords.has(word) || english.has(word) }

  private static let english = WordList(files["Words/english.txt"])
  private static let others = [
    "german", "french", "spanish", "italian", "portuguese", "dutch", "russian",
  ].map { WordList(files["Words/\($0).txt"]) }
}
