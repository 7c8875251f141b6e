// Open Library: how it is asked and how its answers are read (CON-3).
//
// What to know about it: it has works, and editions of them, and people wrote both. The search gives works
// with their best editions, but no descriptions; those are in the record of the work, a call of its own. It
// has no quota, and in bad periods sends pages of HTML with 503, cut-off JSON, 403, or 429 without a
// `Retry-After`.

package import BooksTrackAPI

/// Asks Open Library and reads its works as they are: real ones (CON-6).
package struct OpenLibraryProvider: MetadataProvider {
  /// What is asked for beyond the search.
  package enum Details: Hashable, Sendable {
    /// Nothing: no descriptions.
    case none
    /// The record of the work, with description and series.
    case work
    /// Also the record of the edition, where a number was asked for and no series is known: editions may name
    /// one in words.
    case workAndEdition
  }

  package var name: String { Self.name }
  private let resultsPerISBN: Int
  private let resultsPerTitle: Int
  private let details: Details
  private var genres: GenreVocabulary

  /// Makes a provider.
  ///
  /// - Parameters:
  ///   - resultsPerISBN: How many works to ask for when looking for a number.
  ///   - resultsPerTitle: How many works to ask for when looking for a title.
  ///   - details: What is asked for beyond the search.
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

  /// The fields of a search; without this list the answer has others and no editions.
  static let fields = [
    "key", "title", "subtitle", "author_name", "author_key", "first_publish_year", "language", "subject",
    "cover_i", "edition_count", "series_key", "series_name", "series_position", "editions", "editions.key",
    "editions.title", "editions.subtitle", "editions.isbn", "editions.publisher", "editions.publish_date",
    "editions.number_of_pages_median", "editions.language", "editions.cover_i", "editions.format",
    "editions.ebook_access",
  ].joined(separator: ",")

  /// A search for works.
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

  /// The works of a search, each once, in the provider's order.
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
