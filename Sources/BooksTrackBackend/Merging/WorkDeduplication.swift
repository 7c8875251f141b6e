// One book that turns up more than once becomes one work: inferred from several editions of one provider
// (CON-7), or known to several providers (CON-10).
//
// The document groups by ISBN; but editions differ by just that, so nothing merges. The corrected rule takes
// a shared ISBN, or the same normalized title and first author. Works that a provider knows as such are never
// merged with each other, and volumes of one series stay apart.

import BooksTrackAPI

/// A rule for bringing together what is one work.
package struct WorkDeduplication: Sendable, Equatable {
  /// Whether equal titles and authors make one work.
  package let comparesTitles: Bool

  /// A shared ISBN, or the same title and author.
  package static let corrected = WorkDeduplication(comparesTitles: true)
  /// A shared ISBN only, as the document has it.
  package static let asWritten = WorkDeduplication(comparesTitles: false)

  /// The books with each group merged at the place of its first member; otherwise the order stays. Without
  /// priorities the first of a group that has a field gives it.
  ///
  /// Merging again changes nothing: what a merged work learned, such as an author, may make it equal to one
  /// more, so this goes on until there is nothing left to join.
  ///
  /// - Complexity: O(n) in the number of editions, as long as not many books have one title.
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
