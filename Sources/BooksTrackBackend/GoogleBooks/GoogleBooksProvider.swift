// Google Books, API v1: its requests and the parsing of its responses (CON-3).
//
// It has volumes, which are editions, and no works. `q=isbn:` is a full-text search, so it may return another
// book. Volumes refer to series by id; the names need a separate call. A failure is a JSON error with its
// status, or in bad periods any HTML page.

package import BooksTrackAPI

/// The provider for Google Books. Each volume becomes a synthetic work with one edition (CON-6).
package struct GoogleBooksProvider: MetadataProvider {
  /// The greatest number of results per request; the provider rejects more.
  package static let mostResults = 40

  package var name: String { Self.name }
  private let resultsPerISBN: Int
  private let resultsPerTitle: Int
  private var genres: GenreVocabulary

  /// Creates a provider.
  ///
  /// - Parameters:
  ///   - resultsPerISBN: The number of volumes to request for an ISBN, 1 to `mostResults`.
  ///   - resultsPerTitle: The number of volumes to request for a title, 1 to `mostResults`.
  ///   - genres: The canonical genres.
  package init(resultsPerISBN: Int = 5, resultsPerTitle: Int = 5, genres: GenreVocabulary = .corrected) {
    self.resultsPerISBN = min(max(resultsPerISBN, 1), Self.mostResults)
    self.resultsPerTitle = min(max(resultsPerTitle, 1), Self.mostResults)
    self.genres = genres
  }

  package func naming(_ genres: GenreVocabulary) -> Self {
    var provider = self
    provider.genres = genres
    return provider
  }

  /// Returns a search for volumes: `q=isbn:…`, `q=intitle:…` or `q=intitle:… inauthor:…`.
  package func request(for query: ProviderQuery) -> HTTPRequest? {
    let (text, results) =
      switch query {
      case .isbn(let isbn): ("isbn:\(isbn.isbn13)", resultsPerISBN)
      case .title(let title): ("intitle:\(Self.withoutOperators(title))", resultsPerTitle)
      case .titleAndAuthor(let title, let author):
        (
          "intitle:\(Self.withoutOperators(title)) inauthor:\(Self.withoutOperators(author))",
          resultsPerTitle
        )
      }
    return HTTPRequest(
      path: "/books/v1/volumes",
      query: [.init("q", text), .init("maxResults", String(results)), .init("printType", "books")])
  }

  /// Removes quotation marks, which would turn the title into a phrase that must match literally.
  private static func withoutOperators(_ title: String) -> String {
    title.contains("\"") ? title.split(separator: "\"").joined(separator: " ").collapsingWhiteSpace : title
  }

  /// Distinguishes an exhausted quota from a burst of calls; both have the same status.
  package func failure(in response: HTTPResponse) -> ProviderFailure? {
    let plain = ProviderFailure(
      status: response.status, retryAfterSeconds: response.retryAfterSeconds, provider: name)
    guard let plain, response.status == 429 || response.status == 403,
      let document = try? response.document(GoogleBooksError.self, of: name)
    else { return plain }
    func limit(_ kind: ProviderFailure.Kind) -> ProviderFailure {
      ProviderFailure(kind, provider: name, retryAfterSeconds: response.retryAfterSeconds)
    }
    for reason in document.reasons {
      switch reason {
      case "dailyLimitExceeded", "quotaExceeded": return limit(.quotaExhausted)
      case "rateLimitExceeded", "userRateLimitExceeded":
        return limit(document.isDaily ? .quotaExhausted : .rateLimited)
      default: continue
      }
    }
    return plain
  }

  /// Parses the volumes, each id once, in the provider's order.
  package func normalize(
    _ response: HTTPResponse, for query: ProviderQuery
  ) throws(ProviderFailure) -> NormalizedResult {
    let list = try response.document(GoogleBooksVolumes.self, of: name)
    var result = NormalizedResult()
    var seen: Set<String> = []
    for item in list.items {
      guard let volume = item else {
        result.tally.unreadableItems += 1
        continue
      }
      guard seen.insert(volume.id).inserted else { continue }
      result.books.append(NormalizedBook(volume, genres: genres, tally: &result.tally))
    }
    return try result.unlessNothingIsReadable(of: name)
  }

  /// Requests all names in one call: `series_id` may be repeated, and unknown ids are left out of the
  /// response.
  package func seriesNameRequests(for ids: [String]) -> [HTTPRequest] {
    guard !ids.isEmpty else { return [] }
    return [HTTPRequest(path: "/books/v1/series/get", query: ids.map { .init("series_id", $0) })]
  }

  package func seriesNames(in response: HTTPResponse) throws(ProviderFailure) -> [String: String] {
    let list = try response.document(GoogleBooksSeriesList.self, of: name)
    var names: [String: String] = [:]
    for series in list.series.compactMap({ $0 }) {
      if let title = series.title.line() { names[series.seriesID] = title }
    }
    return names
  }
}
