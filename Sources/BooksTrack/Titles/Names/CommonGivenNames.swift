// Common given names that differ from another common name by a letter or two, in
// `Corpora/Words/given-names.txt`: `John` and `Joan`, `Rima` and `Dima`. Between two of them a typing error
// cannot be distinguished from another person, so they count as two people (DUP-11).

/// A vocabulary of given names.
enum CommonGivenNames {
  /// Returns true if a folded name is in the vocabulary.
  ///
  /// - Complexity: O(log *n*) in the length of the vocabulary.
  static func has(_ name: Substring) -> Bool { names.has(name) }

  private static let names = WordList("Words/given-names.txt")
}
