// Words that mark a title as all volumes of a series in one: `The Inheritance Trilogy`. Without such a word,
// the bare name of a series is its first volume at most.

/// A vocabulary of collections.
struct CollectionWords: Sendable {
  private let words: Set<String>

  /// Returns true if the last word of a folded title is in the vocabulary.
  func end(_ key: String) -> Bool {
    key.split(separator: " ").last.map { words.contains(String($0)) } ?? false
  }

  static let english = CollectionWords(words: [
    "trilogy", "duology", "quartet", "tetralogy", "quintet", "omnibus", "trilogie", "trilogia",
    "tetralogie", "tetralogia",
  ])
}
