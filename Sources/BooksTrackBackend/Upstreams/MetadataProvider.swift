// The interface of a provider: its requests and the parsing of its responses (CON-3). A new provider needs
// one conforming type and one `ProviderRegistration`; a test adds such a provider.

package import BooksTrackAPI

/// A source of facts about books.
///
/// A provider is a value without state: its results depend only on the query and the response. Failures are
/// typed; a single unreadable item of a response is dropped and counted instead. Only `name`, `request(for:)`
/// and `normalize(_:for:)` are required; a provider without details or series uses the default
/// implementations.
package protocol MetadataProvider: Sendable {
  /// The provider's name on the wire.
  var name: String { get }

  /// Returns the provider with another genre vocabulary. A provider without genres returns itself.
  func naming(_ genres: GenreVocabulary) -> Self

  /// Returns the request for the query; nil if the provider does not support queries of that kind.
  func request(for query: ProviderQuery) -> HTTPRequest?

  /// Parses the response into books, best match first. Called only if `failure(in:)` returned nil.
  func normalize(
    _ response: HTTPResponse, for query: ProviderQuery
  ) throws(ProviderFailure) -> NormalizedResult

  /// Records in a book when the provider was called, if the contract has a field for it.
  func note(_ time: Timestamp, in book: inout NormalizedBook)

  /// Returns the failure that the response reports by its status; nil if it can be parsed.
  func failure(in response: HTTPResponse) -> ProviderFailure?

  /// Returns the requests for details that the search response lacks for a book.
  func detailRequests(for book: NormalizedBook, found query: ProviderQuery) -> [HTTPRequest]

  /// Adds the details in the response to such a request.
  func addDetails(
    in response: HTTPResponse, of request: HTTPRequest, to book: inout NormalizedBook,
    tally: inout NormalizationTally
  ) throws(ProviderFailure)

  /// Returns the requests for the names of series of which only the id is known.
  func seriesNameRequests(for ids: [String]) -> [HTTPRequest]

  /// Returns the series names in the response to such a request, by id.
  func seriesNames(in response: HTTPResponse) throws(ProviderFailure) -> [String: String]

  /// Returns the requests that together fetch a series; empty if no series can have that id.
  func seriesRequests(for id: String) -> [HTTPRequest]

  /// Parses the series from the responses to those requests; nil if the provider does not know it.
  func series(
    _ id: String, in responses: [HTTPResponse]
  ) throws(ProviderFailure) -> NormalizedSeries?
}

extension MetadataProvider {
  package func naming(_ genres: GenreVocabulary) -> Self { self }

  package func note(_ time: Timestamp, in book: inout NormalizedBook) {}

  package func failure(in response: HTTPResponse) -> ProviderFailure? {
    ProviderFailure(status: response.status, retryAfterSeconds: response.retryAfterSeconds, provider: name)
  }

  package func detailRequests(for book: NormalizedBook, found query: ProviderQuery) -> [HTTPRequest] { [] }

  package func addDetails(
    in response: HTTPResponse, of request: HTTPRequest, to book: inout NormalizedBook,
    tally: inout NormalizationTally
  ) throws(ProviderFailure) {}

  package func seriesNameRequests(for ids: [String]) -> [HTTPRequest] { [] }

  package func seriesNames(in response: HTTPResponse) throws(ProviderFailure) -> [String: String] { [:] }

  package func seriesRequests(for id: String) -> [HTTPRequest] { [] }

  package func series(
    _ id: String, in responses: [HTTPResponse]
  ) throws(ProviderFailure) -> NormalizedSeries? { nil }
}
