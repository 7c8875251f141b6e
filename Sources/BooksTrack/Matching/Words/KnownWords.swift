// Words of the common languages, in the tables of `Corpora/Words`. Two words of one language's list are never
// taken for each other mistyped: `Affect`, `Effect`; `Caso`, `Caos` (DUP-12).
//
// A word of a list and one of no list can be a word and its mistyped form. For two words that no list has,
// only the keys that were hit decide: they may be names, or words of another language.
//
// The tables hold only words that differ from another word of the list by one slip, or by two if they have
// eight letters: other words cannot be confused.

/// Vocabularies by language.
enum KnownWords {
  /// Returns true if two folded words are both words of one language.
  ///
  /// - Complexity: O(log *n*) in the length of the lists.
  static func areBothWords(_ left: Substring, _ right: Substring) -> Bool {
    isEnglish(left) && isEnglish(right) || others.contains { $0.has(left) && $0.has(right) }
  }

  /// Returns true if a folded word is a word of one of the languages.
  ///
  /// - Complexity: O(log *n*) in the length of the lists.
  static func has(_ word: Substring) -> Bool { isEnglish(word) || others.contains { $0.has(word) } }

  /// Returns true for a word of `CommonWords` or of the English table, and for its form with an "s".
  private static func isEnglish(_ word: Substring) -> Bool {
    isListed(word)
      || word.hasSuffix("s") && !word.hasSuffix("ss") && word.utf8.count > 3 && isListed(word.dropLast())
  }

  private static func isListed(_ word: Substring) -> Bool { CommonWords.has(word) || english.has(word) }

  private static let english = WordList("Words/english.txt")
  private static let others = [
    "german", "french", "spanish", "italian", "portuguese", "dutch", "russian",
  ].map { WordList("Words/\($0).txt") }
}
