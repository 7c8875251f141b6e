// How a provider is asked and how its answers are read (CON-3). A new provider is one type that conforms and
// one `ProviderRegistration`; a test has such a provider and finds it everywhere.

package import BooksTrackAPI

/// A source of facts about books.
///
/// It is a value without state: what it says depends on the query and the response alone. Its failures are
/// typed; a single unreadable item of an answer is counted and left out instead. Only the first three members
/// are required: a provider without details or series leaves the rest as it is.
package protocol MetadataProvider: Sendable {
  /// How the contract names it, by its name on the wire.
  var name: String { get }

  /// The same provider with other names for genres; a provider that names none stays as it is.
  func naming(_ genres: GenreVocabulary) -> Self

  /// The request that answers the query; nil if the provider cannot answer queries of that kind.
  func request(for query: ProviderQuery) -> HTTPRequest?

  /// What the response says, best match first. It is called only if `failure(in:)` found nothing.
  func normalize(
    _ response: HTTPResponse, for query: ProviderQuery
  ) throws(ProviderFailure) -> NormalizedResult

  /// Notes in a book when the provider was asked about it, where the contract has a field for that.
  func note(_ time: Timestamp, in book: inout NormalizedBook)

  /// Why the response is no answer, going by its status; nil if it can be read.
  func failure(in response: HTTPResponse) -> ProviderFailure?

  /// The requests for what the search left out about a book that it found.
  func detailRequests(for book: NormalizedBook, found query: ProviderQuery) -> [HTTPRequest]

  /// Adds what the response to such a request says.
  func addDetails(
    in response: HTTPResponse, of request: HTTPRequest, to book: inout NormalizedBook,
    tally: inout NormalizationTally
  ) throws(ProviderFailure)

  /// The requests for the names of series of which only the number is known.
  func seriesNameRequests(for ids: [String]) -> [HTTPRequest]

  /// The names in the response to one of those requests, by number.
  func seriesNames(in response: HTTPResponse) throws(ProviderFailure) -> [String: String]

  /// The requests that together tell all about a series; none if there can be no such series.
  func seriesRequests(for id: String) -> [HTTPRequest]

  /// The series that the responses to those requests describe; nil if they do not know it.
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
