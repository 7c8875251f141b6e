// The routes of the backend that the app uses (CON-18). One setting takes the app back to the routes from
// before v1, should v1 have to be withdrawn.

import BooksTrackAPI

/// A version of the backend's interface.
public enum MetadataRoutes: String, Sendable, CaseIterable {
  /// `/v1/search/…` and `/v1/series/…`.
  case v1
  /// `/search/…`: books without series, facts of authors and providers' ids. There are no pages of series.
  case legacy

  /// Returns the request that sends a query.
  func request(_ query: MetadataQuery) -> HTTPRequest {
    let request = query.request
    return switch self {
    case .v1: request
    case .legacy: HTTPRequest(path: String(request.path.dropFirst("/v1".count)), query: request.query)
    }
  }

  /// Returns the answer of a response as an envelope of v1.
  func envelope(of response: HTTPResponse) throws(ContractError) -> ResponseEnvelope<SearchResponseData> {
    switch self {
    case .v1: return try .decode(from: response.body)
    case .legacy where response.status == 200:
      let books = try LegacySearchResponse.decode(from: response.body)
      let meta = ResponseMeta(provider: books.provider, cached: books.cached)
      return ResponseEnvelope(.success(SearchResponseData(books)), meta: meta)
    case .legacy:
      let refusal = try LegacyErrorResponse.decode(from: response.body)
      let code: APIErrorCode =
        switch response.status {
        case 400: .invalidQuery
        case 404: .notFound
        default: .providerError
        }
      let error = ErrorDetails(code: code, message: refusal.error)
      return ResponseEnvelope(.failure(error), meta: ResponseMeta())
    }
  }
}
