// What a reader looks for, in the form in which providers are asked for it (CON-2).

package import BooksTrackAPI

/// A question about books.
package enum ProviderQuery: Hashable, Sendable {
  case isbn(ISBN)
  /// A title in the reader's own spelling, white space collapsed, not empty.
  case title(String)
  /// A title and one of its authors, both as above.
  case titleAndAuthor(title: String, author: String)

  /// The same for every way of asking for the same thing, and for every version of the interface (CON-9).
  ///
  /// Between title and author stands a sign that no folded text has.
  var cacheKey: String {
    switch self {
    case .isbn(let isbn): "isbn:\(isbn.isbn13)"
    case .title(let title): "title:\(FoldedText.fold(title))"
    case .titleAndAuthor(let title, let author):
      "advanced:\(FoldedText.fold(title))\u{1F}\(FoldedText.fold(author))"
    }
  }
}
