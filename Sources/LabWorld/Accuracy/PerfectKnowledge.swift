// How many works of a cell's readers anybody could give the right record, if providers allow only so many
// calls: whoever knew beforehand which provider has which book would ask one question for each book that
// needs one, for the books first that most of the readers have. No backend knows that; what it is held to
// cannot be more.

import Providers

/// The most that limited calls give.
package struct PerfectKnowledge {
  /// Works of readers, each counted as often as a reader has it, that could have their record.
  package let works: Int

  /// - Parameters:
  ///   - books: The books of each reader, each once.
  ///   - isFree: Whether a provider without a limit has a book.
  ///   - isLimited: Whether a provider with one has it.
  ///   - calls: How many calls the limits left, of all providers and all days together.
  package init(books: [[Int]], isFree: (Int) -> Bool, isLimited: (Int) -> Bool, calls: Int) {
    var (free, wanting) = (0, [Int: Int]())
    for book in books.joined() {
      if isFree(book) {
        free += 1
      } else if isLimited(book) {
        wanting[book, default: 0] += 1
      }
    }
    works = free + wanting.values.sorted(by: >).prefix(calls).reduce(0, +)
  }
}
