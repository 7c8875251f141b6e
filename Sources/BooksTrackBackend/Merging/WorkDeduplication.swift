// Deduplication of works: a work inferred from several editions of one provider (CON-7), or known to several
// providers (CON-10), becomes one.
//
// The document groups by ISBN; but that is just where editions differ, so nothing merges. The corrected rule
// accepts a shared ISBN, or the same normalized title and first author. Works that a provider identifies as
// such are never merged with each other, and volumes of a series stay apart.

import BooksTrackAPI

/// A rule for merging records of one work.
package struct WorkDeduplication: Sendable, Equatable {
  /// True if equal titles and first authors make one work.
  package let comparesTitles: Bool

  /// A shared ISBN, or the same title and first author.
  package static let corrected = WorkDeduplication(comparesTitles: true)
  /// A shared ISBN only, as in the document.
  package static let asWritten = WorkDeduplication(comparesTitles: false)

  /// Merges each group of books at the place of its first member; the order is kept otherwise. Without
  /// priorities, a field comes from the first book of the group that has it.
  ///
  /// The result is a fixed point: a merged work may have gained a field, such as an author, that makes it
  /// equal to another one, so merging repeats until no two books join.
  ///
  /// - Complexity: O(n) in the number of editions, as long as few books share a title.
  package func merge(
    _ books: [NormalizedBook], priorities: FieldPriorities = FieldPriorities()
  ) -> [NormalizedBook] {
    guard books.count > 1 else { return books }
    let merger = BookMerger(priorities: priorities)
    var groups = books.indices.map { [$0] }
    var merged = books
    while true {
      var joining = BookGroups(merged)
      joining.joinByISBN()
      if comparesTitles { joining.joinByTitle() }
      let joined = joining.members
      guard joined.count < merged.count else { return merged }
      groups = joined.map { places in places.flatMap { groups[$0] }.sorted() }
      merged = groups.map { group in merger.merge(group.map { books[$0] }) }
    }
  }
}
