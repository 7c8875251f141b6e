// ISBNdb: how it is asked and how its answers are read (CON-3).
//
// What to know about it: it has one record for each ISBN, gathered from shops and libraries, and no series.
// The document lists it among the providers that have works; its records are editions all the same, and two
// printings of one book come as two records. So the works made of them are synthetic (CON-6), and are brought
// together like Google's (CON-7). "Not found" is a 404 with a JSON error, and 429 says either that calls come
// too fast or that the month's calls are used up.

package import BooksTrackAPI
import Foundation

/// Asks ISBNdb and reads its records as synthetic works with one edition each.
package struct ISBNdbProvider: MetadataProvider {
  package var name: String { Self.name }
  private let resultsPerTitle: Int
  private var genres: GenreVocabulary

  /// Makes a provider.
  ///
  /// - Parameters:
  ///   - resultsPerTitle: How many records to ask for when looking for a title.
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

  /// The record of a number, or a search.
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

  /// The record is as old as the question (`lastRecordSync`): what comes out of the cache says so.
  package func note(_ time: Timestamp, in book: inout NormalizedBook) {
    book.work.lastRecordSync = time.iso8601
    for place in book.editions.indices { book.editions[place].lastRecordSync = time.iso8601 }
  }

  /// "Not found" is an answer if the service says it itself; the page of some machine on the way is none.
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

  /// The records, each number once, in the provider's order.
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
