// Open Library: its requests and the parsing of its responses (CON-3).
//
// It has works and their editions, both edited by its users. The search returns works with their best
// editions but without descriptions; these need a call for the work's record. It has no quota. In bad periods
// it sends HTML pages with 503, truncated JSON, 403, or 429 without a `Retry-After`.

package import BooksTrackAPI

/// The provider for Open Library. Its works are real ones (CON-6).
package struct OpenLibraryProvider: MetadataProvider {
  /// The records that are requested after the search.
  package enum Details: Hashable, Sendable {
    /// None, so books lack descriptions.
    case none
    /// The record of the work, with description and series.
    case work
    /// Also the record of the edition, if the query is an ISBN and no series is known: editions may name one.
    case workAndEdition
  }

  package var name: String { Self.name }
  private let resultsPerISBN: Int
  private let resultsPerTitle: Int
  private let details: Details
  private var genres: GenreVocabulary

  /// Creates a provider.
  ///
  /// - Parameters:
  ///   - resultsPerISBN: The number of works to request for an ISBN, 1 to 100.
  ///   - resultsPerTitle: The number of works to request for a title, 1 to 100.
  ///   - details: The records that are requested after the search.
  ///   - genres: The canonical genres.
  package init(
    resultsPerISBN: Int = 3, resultsPerTitle: Int = 5, details: Details = .workAndEdition,
    genres: GenreVocabulary = .corrected
  ) {
    self.resultsPerISBN = min(max(resultsPerISBN, 1), 100)
    self.resultsPerTitle = min(max(resultsPerTitle, 1), 100)
    self.details = details
    self.genres = genres
  }

  package func naming(_ genres: GenreVocabulary) -> Self {
    var provider = self
    provider.genres = genres
    return provider
  }

  /// The fields of a search. By default the response has other fields and no editions.
  static let fields = [
    "key", "title", "subtitle", "author_name", "author_key", "first_publish_year", "language", "subject",
    "cover_i", "edition_count", "series_key", "series_name", "series_position", "editions", "editions.key",
    "editions.title", "editions.subtitle", "editions.isbn", "editions.publisher", "editions.publish_date",
    "editions.number_of_pages_median", "editions.language", "editions.cover_i", "editions.format",
    "editions.ebook_access",
  ].joined(separator: ",")

  /// Returns a search for works.
  package func request(for query: ProviderQuery) -> HTTPRequest? {
    let terms: [HTTPRequest.QueryItem]
    let limit: Int
    switch query {
    case .isbn(let isbn): (terms, limit) = ([.init("q", "isbn:\(isbn.isbn13)")], resultsPerISBN)
    case .title(let title): (terms, limit) = ([.init("title", title)], resultsPerTitle)
    case .titleAndAuthor(let title, let author):
      (terms, limit) = ([.init("title", title), .init("author", author)], resultsPerTitle)
    }
    return HTTPRequest(
      path: "/search.json", query: terms + [.init("fields", Self.fields), .init("limit", String(limit))])
  }

  /// Parses the works, each key once, in the provider's order.
  package func normalize(
    _ response: HTTPResponse, for query: ProviderQuery
  ) throws(ProviderFailure) -> NormalizedResult {
    let search = try response.document(OpenLibrarySearch.self, of: name)
    var result = NormalizedResult()
    var seen: Set<OpenLibraryKey> = []
    for item in search.works {
      guard let work = item, work.key.isKind("W") || work.isOrphan else {
        result.tally.unreadableItems += 1
        continue
      }
      guard seen.insert(work.key).inserted else { continue }
      result.tally.unreadableItems += work.unreadableEditions
      result.books.append(NormalizedBook(work, genres: genres, tally: &result.tally))
    }
    return try result.unlessNothingIsReadable(of: name)
  }

  package func detailRequests(for book: NormalizedBook, found query: ProviderQuery) -> [HTTPRequest] {
    guard details != .none, let id = book.work.externalIDs.values(of: name).first else { return [] }
    var requests = [HTTPRequest(path: "/works/\(id).json")]
    if details == .workAndEdition, case .isbn(let isbn) = query, book.work.series.isEmpty {
      requests.append(HTTPRequest(path: "/isbn/\(isbn.isbn13).json"))
    }
    return requests
  }

  package func addDetails(
    in response: HTTPResponse, of request: HTTPRequest, to book: inout NormalizedBook,
    tally: inout NormalizationTally
  ) throws(ProviderFailure) {
    if request.path.hasPrefix("/works/") {
      let record = try response.document(OpenLibraryWorkRecord.self, of: name)
      book.add(record, genres: genres, tally: &tally)
    } else {
      book.add(try response.document(OpenLibraryEditionRecord.self, of: name))
    }
  }
}
