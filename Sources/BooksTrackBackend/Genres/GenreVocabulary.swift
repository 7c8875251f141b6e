// Normalization of genres: one list of canonical names for all providers (CON-4).
//
// The document strips a final "s" before it looks up a genre, so its own keys "thrillers" and "classics"
// never match. The corrected rule looks up the text as written, splits headings ("Fiction / Science Fiction /
// Dystopian"), corrects misspellings, and lists each genre once. Each rule is a value.
//
// An unknown genre is passed through unchanged. Library notes among the subjects ("Protected DAISY",
// "series:Dune") and words that only introduce a list ("Subjects") are dropped and counted.

import BooksTrackAPI

/// A parser, a list and a rule that normalize genres to canonical names.
///
///     GenreVocabulary.corrected.normalize(["FICTION / Sci-Fi / Dystopias", "Mistery"]).genres
///     // ["Fiction", "Science Fiction", "Dystopian", "Mystery"]
package struct GenreVocabulary: Sendable {
  /// The result of normalizing a list of genres.
  package struct Result: Equatable, Sendable {
    /// Canonical names, and unknown genres as written.
    package var genres: [String] = []
    /// The number of genres with a canonical name.
    package var normalized = 0
    /// The number of these that were misspelled.
    package var corrected = 0
    /// The number of genres passed through.
    package var unknown = 0
    /// The number of texts that are library notes or fillers.
    package var housekeeping = 0
  }

  /// The treatment of genres after parsing.
  struct Rule: Sendable {
    var dropsRepetitions = true
    var dropsNotes = true
  }

  let tree: GenreTree
  let parser: any GenreParsing
  let rule: Rule

  /// This project's rule.
  package static let corrected = GenreVocabulary(
    tree: .standard, parser: StandardGenreParser(), rule: Rule())

  /// The document's rule: the final "s" is stripped, headings are not split, duplicates stay, and each genre
  /// has one key.
  package static let asWritten = GenreVocabulary(
    tree: .standard, parser: LiteralGenreParser(.standard),
    rule: Rule(dropsRepetitions: false, dropsNotes: false))

  /// All canonical names, in list order.
  package static let canonicalNames = GenreTree.standard.genres.map(\.name)

  /// Returns the genres under their canonical names, and unknown ones unchanged.
  ///
  /// - Complexity: one table look-up for a known spelling.
  package func normalize(_ written: [String]) -> Result {
    var collected = CollectedGenres(tree, rule: rule)
    for heading in written { parser.read(heading, into: &collected) }
    return collected.result
  }

  private func number(of genre: some StringProtocol) -> Int? {
    tree.number(named: genre) ?? parser.genre(named: String(genre))
  }
}

/// The compiled-in lists and their speller. They are built when the first heading is parsed, so that creating
/// a provider does not wait for them.
private struct StandardGenreParser: GenreParsing {
  private static let parser = GenreParser(table: .standard, speller: .standard)

  func read(_ heading: String, into collected: inout CollectedGenres) {
    Self.parser.read(heading, into: &collected)
  }

  func genre(named text: String) -> Int? { Self.parser.genre(named: text) }
}

// MARK: - Hierarchy

extension GenreVocabulary {
  /// Returns the parent of a genre; nil for a root and for unknown genres.
  package func parent(of genre: some StringProtocol) -> String? { ancestors(of: genre).first }

  /// Returns all ancestors of a genre, nearest first; empty for a root and for unknown genres.
  package func ancestors(of genre: some StringProtocol) -> [String] {
    number(of: genre).map { tree.ancestors(of: $0).map { tree.genres[$0].name } } ?? []
  }
}
