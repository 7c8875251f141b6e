// What the backend has to know of a provider: how to ask it and how to read its answers (CON-3). A new
// provider is one type that conforms; nothing else changes.

package import BooksTrackAPI

/// What a reader looks for.
package enum ProviderQuery: Hashable, Sendable {
  case isbn(ISBN)
  /// A title in the reader's own spelling, white space collapsed, not empty.
  case title(String)

  /// The same for every way of asking for the same thing, and for every version of the interface (CON-9).
  var cacheKey: String {
    switch self {
    case .isbn(let isbn): "isbn:\(isbn.isbn13)"
    case .title(let title): "title:\(FoldedText.fold(title))"
    }
  }
}

/// A source of facts about books.
///
/// It is a value without state: what it says depends on the query and the response alone. Its failures are
/// typed; a single unreadable item of an answer is counted and left out instead.
package protocol MetadataProvider: Sendable {
  /// How the contract names it, as in `ProviderName`.
  var name: String { get }

  /// The request that answers the query.
  func request(for query: ProviderQuery) -> HTTPRequest

  /// Why the response is no answer, going by its status; nothing if it can be read.
  func failure(in response: HTTPResponse) -> ProviderFailure?

  /// What the response says, best match first. It is called only if `failure(in:)` found nothing.
  func normalize(
    _ response: HTTPResponse, for query: ProviderQuery
  ) throws(ProviderFailure) -> NormalizedResult

  /// The request for the names of series of which `normalize` gave only the number; nothing if there is none.
  func seriesRequest(for ids: [String]) -> HTTPRequest?

  /// The names in the response to that request, by number.
  func seriesNames(in response: HTTPResponse) throws(ProviderFailure) -> [String: String]
}

extension MetadataProvider {
  package func failure(in response: HTTPResponse) -> ProviderFailure? {
    ProviderFailure(status: response.status, retryAfterSeconds: response.retryAfterSeconds, provider: name)
  }

  package func seriesRequest(for ids: [String]) -> HTTPRequest? { nil }

  package func seriesNames(in response: HTTPResponse) throws(ProviderFailure) -> [String: String] { [:] }
}
