// From a request to what it asks for, or to the reason why it cannot be served (CON-2, CON-8).

import BooksTrackAPI

/// The endpoints, by their paths.
enum Route: String {
  case searchISBN = "/v1/search/isbn"
  case searchTitle = "/v1/search/title"

  /// What the request asks for.
  func query(of request: HTTPRequest, longestTitle: Int) throws(ErrorDetails) -> ProviderQuery {
    switch self {
    case .searchISBN: .isbn(try Self.isbn(of: request))
    case .searchTitle: .title(try Self.title(of: request, limit: longestTitle))
    }
  }

  private static func isbn(of request: HTTPRequest) throws(ErrorDetails) -> ISBN {
    guard let text = request["isbn"] else { throw .missingParameter("isbn") }
    do {
      return try ISBN(text)
    } catch {
      throw .invalidISBN(error)
    }
  }

  private static func title(of request: HTTPRequest, limit: Int) throws(ErrorDetails) -> String {
    guard let text = request["q"] else { throw .missingParameter("q") }
    let title = text.collapsingWhiteSpace
    guard !title.isEmpty else { throw .emptyTitle }
    guard title.count <= limit else { throw .titleTooLong }
    return title
  }
}
