// ISBNdb: its requests and the parsing of its responses (CON-3).
//
// It has one record for each ISBN, collected from shops and libraries, and no series. The document counts it
// among the providers that have works, but its records are editions: two printings of one book are two
// records. So its works are synthetic (CON-6) and merged like Google's (CON-7). "Not found" is a 404 with a
// JSON error; 429 means either too many calls at once or an exhausted monthly quota.

package import BooksTrackAPI
import Foundation

/// The provider for ISBNdb. Each record becomes a synthetic work with one edition.
package struct ISBNdbProvider: MetadataProvider {
  package var name: String { Self.name }
  private let resultsPerTitle: Int
  private var genres: GenreVocabulary

  /// Creates a provider.
  ///
  /// - Parameters:
  ///   - resultsPerTitle: The number of records to request for a title, 1 to 1,000.
  ///   - genres: The canonical genres.
  package init(resultsPerTitle: Int = 5, genres: GenreVocabulary = .corrected) {
    self.resultsPerTitle = min(max(resultsPerTitle, 1), 1_000)
    self.genres = genres
  }

  package func naming(_ genres: GenreVocabulary) -> Self {
    var provider = self
    provider.genres = genres
    return provider
  }

  /// Returns the request for the record of an ISBN, or a search.
  package func request(for query: ProviderQuery) -> HTTPRequest? {
    let limit = HTTPRequest.QueryItem("pageSize", String(resultsPerTitle))
    switch query {
    case .isbn(let isbn):
      return HTTPRequest(path: "/book/\(isbn.isbn13)")
    case .title(let title):
      let segment = title.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? ""
      return HTTPRequest(path: "/books/\(segment)", query: [.init("column", "title"), limit])
    case .titleAndAuthor(let title, let author):
      return HTTPRequest(
        path: "/search/books", query: [.init("text", title), .init("author", author), limit])
    }
  }

  /// Sets `lastRecordSync` to the time of the call, so that a cached record shows its age.
  package func note(_ time: Timestamp, in book: inout NormalizedBook) {
    book.work.lastRecordSync = time.iso8601
    for place in book.editions.indices { book.editions[place].lastRecordSync = time.iso8601 }
  }

  /// A 404 counts as an answer only with ISBNdb's JSON error; without one, it comes from a proxy and is
  /// unreadable.
  package func failure(in response: HTTPResponse) -> ProviderFailure? {
    let plain = ProviderFailure(
      status: response.status, retryAfterSeconds: response.retryAfterSeconds, provider: name)
    switch response.status {
    case 404:
      return error(in: response) == nil ? ProviderFailure(.unreadable, provider: name) : nil
    case 429 where error(in: response)?.message.lowercased().contains("limit exceeded") == true:
      return ProviderFailure(
        .quotaExhausted, provider: name, retryAfterSeconds: response.retryAfterSeconds)
    default:
      return plain
    }
  }

  private func error(in response: HTTPResponse) -> ISBNdbError? {
    try? response.document(ISBNdbError.self, of: name)
  }

  /// Parses the records, each ISBN once, in the provider's order.
  package func normalize(
    _ response: HTTPResponse, for query: ProviderQuery
  ) throws(ProviderFailure) -> NormalizedResult {
    guard response.status != 404 else { return NormalizedResult() }
    let answer = try response.document(ISBNdbAnswer.self, of: name)
    var result = NormalizedResult()
    var seen: Set<String> = []
    for item in answer.books {
      guard let record = item else {
        result.tally.unreadableItems += 1
        continue
      }
      let book = NormalizedBook(record, genres: genres, tally: &result.tally)
      if let id = book.work.externalIDs.first, !seen.insert(id.value).inserted { continue }
      result.books.append(book)
    }
    return try result.unlessNothingIsReadable(of: name)
  }
}
