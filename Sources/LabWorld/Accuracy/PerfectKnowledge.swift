// An upper bound on the works of a cell that can get the right record within the call limits of the
// providers. It assumes perfect knowledge of which provider has which book: one call for each book that needs
// one, in order of the number of readers who have the book. The targets of a backend cannot be higher.

import Providers

/// The number of works that limited calls can cover.
package struct PerfectKnowledge {
  /// The works that could get their record; a book counts once for each reader who has it.
  package let works: Int

  /// - Parameters:
  ///   - books: The books of each reader, without repetitions.
  ///   - isFree: Returns true if a provider without a call limit has the book.
  ///   - isLimited: Returns true if a provider with a call limit has the book.
  ///   - calls: The calls that the limits allow, summed over providers and days.
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
