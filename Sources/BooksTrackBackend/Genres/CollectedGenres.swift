// The accumulator for the genres of one book, which removes duplicates.

import BooksTrackAPI

/// Collects genres in the order in which they are found.
struct CollectedGenres {
  private(set) var result = GenreVocabulary.Result()
  private let tree: GenreTree
  private let rule: GenreVocabulary.Rule
  /// The listed genres collected so far. A book has few, so a linear search is faster than a set.
  private var numbers: [Int] = []
  /// The folded texts collected so far.
  private var texts: Set<String> = []

  init(_ tree: GenreTree, rule: GenreVocabulary.Rule) {
    self.tree = tree
    self.rule = rule
  }

  /// Adds a text according to its meaning.
  mutating func add(_ meaning: GenreTable.Meaning, _ text: Substring) {
    switch meaning {
    case .genre(let number):
      result.normalized += 1
      append(number)
    case .housekeeping, .filler:
      result.housekeeping += 1
      if !rule.dropsNotes { append(text) }
    case .otherWord: add(unknown: text)
    }
  }

  /// Adds a genre that was misspelled.
  mutating func add(corrected number: Int) {
    result.normalized += 1
    result.corrected += 1
    append(number)
  }

  /// Adds a text that names no genre of the list.
  mutating func add(unknown text: Substring) {
    result.unknown += 1
    append(text)
  }

  private mutating func append(_ number: Int) {
    if rule.dropsRepetitions {
      guard !numbers.contains(number) else { return }
      numbers.append(number)
      if !texts.isEmpty, !texts.insert(FoldedText.fold(tree.genres[number].name)).inserted { return }
    }
    result.genres.append(tree.genres[number].name)
  }

  private mutating func append(_ text: Substring) {
    if rule.dropsRepetitions {
      let folded = FoldedText.fold(text)
      guard texts.insert(folded).inserted else { return }
      guard !numbers.contains(where: { FoldedText.fold(tree.genres[$0].name) == folded }) else { return }
    }
    result.genres.append(String(text))
  }
}
