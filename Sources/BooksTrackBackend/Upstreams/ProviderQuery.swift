// Queries about books, independent of any provider (CON-2).

package import BooksTrackAPI

/// A query about books.
package enum ProviderQuery: Hashable, Sendable {
  case isbn(ISBN)
  /// A nonempty title as the reader typed it, with white space collapsed.
  case title(String)
  /// A title and one of its authors, both in that form.
  case titleAndAuthor(title: String, author: String)

  /// The cache key, equal for all spellings of a query that fold alike and for all versions of the interface
  /// (CON-9).
  ///
  /// The separator between title and author occurs in no folded text.
  var cacheKey: String {
    switch self {
    case .isbn(let isbn): "isbn:\(isbn.isbn13)"
    case .title(let title): "title:\(FoldedText.fold(title))"
    case .titleAndAuthor(let title, let author):
      "advanced:\(FoldedText.fold(title))\u{1F}\(FoldedText.fold(author))"
    }
  }
}
