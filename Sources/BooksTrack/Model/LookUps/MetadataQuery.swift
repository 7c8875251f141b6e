// The questions that enrichment asks the backend.

public import BooksTrackAPI

/// A question to the backend.
public enum MetadataQuery: Hashable, Sendable {
  /// Which book has that number?
  case isbn(ISBN)
  /// Which books have that title? The title is normalized for search.
  case title(String)
  /// Which books of that author have that title? The title is normalized for search.
  case titleAndAuthor(title: String, author: String)

  /// The request that asks it.
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
