// The queries of enrichment to the backend.

public import BooksTrackAPI

/// A query to the backend.
public enum MetadataQuery: Hashable, Sendable {
  /// The book with an ISBN.
  case isbn(ISBN)
  /// The books with a title, normalized for search.
  case title(String)
  /// The books of an author with a title, normalized for search.
  case titleAndAuthor(title: String, author: String)

  /// The request for the query.
  public var request: HTTPRequest {
    switch self {
    case .isbn(let isbn): HTTPRequest(path: "/v1/search/isbn", query: [.init("isbn", isbn.isbn13)])
    case .title(let title): HTTPRequest(path: "/v1/search/title", query: [.init("q", title)])
    case .titleAndAuthor(let title, let author):
      HTTPRequest(
        path: "/v1/search/advanced", query: [.init("title", title), .init("author", author)])
    }
  }
}
