// Books of a genre and of everything below it: who asks for Fiction also gets Mystery and Cozy Mystery
// (CON-4).

import BooksTrackAPI

/// Accepts genres of one branch of the hierarchy.
///
///     GenreFilter("Mystery").accepts(anyOf: ["Fiction", "Cozy Mystery"])   // true
///     GenreFilter("Mystery").accepts(anyOf: ["Fiction"])                   // false
///
/// A genre that the list does not have accepts itself only.
package struct GenreFilter: Sendable {
  /// The canonical name of what is asked for, or the text itself.
  package let genre: String
  /// Folded names.
  private let names: Set<String>

  /// - Parameter genre: In any spelling that the vocabulary knows.
  package init(_ genre: String, vocabulary: GenreVocabulary = .corrected) {
    self.genre = vocabulary.canonicalName(of: genre) ?? genre
    names = Set((vocabulary.branch(of: genre) + [self.genre]).map { FoldedText.fold($0) })
  }

  /// Whether a normalized genre is the one asked for or a kind of it.
  package func accepts(_ genre: String) -> Bool { names.contains(FoldedText.fold(genre)) }

  /// Whether a book with these normalized genres is one.
  package func accepts(anyOf genres: [String]) -> Bool { genres.contains(where: accepts) }
}
