// One list of genres whichever provider answers (CON-4).
//
// The document strips a final "s" before it looks a genre up, so its own keys "thrillers" and "classics" can
// never match. The corrected rule looks up what was written first, takes headings apart ("Fiction / Science
// Fiction / Dystopian"), corrects slips of the pen, and names each genre once. Each rule is a value.
//
// A genre that no list knows passes through unchanged. The notes that libraries keep among their subjects
// ("Protected DAISY", "series:Dune"), and words that only head a list ("Subjects"), are no genres: they are
// left out, and counted.

import BooksTrackAPI

/// A rule and a list for bringing genres to canonical names.
///
///     GenreVocabulary.corrected.normalize(["FICTION / Sci-Fi / Dystopias", "Mistery"]).genres
///     // ["Fiction", "Science Fiction", "Dystopian", "Mystery"]
package struct GenreVocabulary: Sendable {
  /// What a list of genres came to.
  package struct Result: Equatable, Sendable {
    /// Canonical names, and unknown genres as they were written.
    package var genres: [String] = []
    /// How many genres of the input have a canonical name.
    package var normalized = 0
    /// How many of these were misspelled.
    package var corrected = 0
    /// How many were passed through.
    package var unknown = 0
    /// How many are notes of a library and no genres.
    package var housekeeping = 0
  }

  /// What becomes of genres that were read.
  struct Rule: Sendable {
    var dropsRepetitions = true
    var dropsNotes = true
  }

  let tree: GenreTree
  let parser: any GenreParsing
  let rule: Rule

  /// The rule of this project.
  package static let corrected = GenreVocabulary(
    tree: .standard, parser: StandardGenreParser(), rule: Rule())

  /// The rule of the document: the "s" goes first; no headings; repetitions stay. One key for a genre.
  package static let asWritten = GenreVocabulary(
    tree: .standard, parser: LiteralGenreParser(.standard),
    rule: Rule(dropsRepetitions: false, dropsNotes: false))

  /// All canonical names, in the order of the list.
  package static let canonicalNames = GenreTree.standard.genres.map(\.name)

  /// The genres under their canonical names; unknown ones unchanged.
  ///
  /// - Complexity: one look into a table for a known spelling.
  package func normalize(_ written: [String]) -> Result {
    var collected = CollectedGenres(tree, rule: rule)
    for heading in written { parser.read(heading, into: &collected) }
    return collected.result
  }

  private func number(of genre: some StringProtocol) -> Int? {
    tree.number(named: genre) ?? parser.genre(named: String(genre))
  }
}

/// The compiled-in lists with their speller. They are made when the first heading is read: who only names a
/// provider does not wait for them.
private struct StandardGenreParser: GenreParsing {
  private static let parser = GenreParser(table: .standard, speller: .standard)

  func read(_ heading: String, into collected: inout CollectedGenres) {
    Self.parser.read(heading, into: &collected)
  }

  func genre(named text: String) -> Int? { Self.parser.genre(named: text) }
}

// MARK: - Hierarchy

extension GenreVocabulary {
  /// What a genre is a kind of; nil for a root and for unknown genres.
  package func parent(of genre: some StringProtocol) -> String? { ancestors(of: genre).first }

  /// Everything that a genre is a kind of, nearest first.
  package func ancestors(of genre: some StringProtocol) -> [String] {
    number(of: genre).map { tree.ancestors(of: $0).map { tree.genres[$0].name } } ?? []
  }
}
