// Routing: the conversion of a request to a question, or to the error that explains its rejection (CON-2,
// CON-8).

import BooksTrackAPI
import Foundation

/// The question of a request, independent of the version of the interface.
enum Question: Hashable, Sendable {
  case books(ProviderQuery)
  case series(ProviderSeriesID)

  /// The cache key, equal for all equivalent requests (CON-9).
  var cacheKey: String {
    switch self {
    case .books(let query): query.cacheKey
    case .series(let id): "series:\(id)"
    }
  }

  /// The error if no provider knows the book or series.
  var notFound: ErrorDetails {
    switch self {
    case .books: .noSuchBook
    case .series: .noSuchSeries
    }
  }
}

/// An endpoint; the raw value is its path without parameters.
enum Route: String, CaseIterable {
  case searchISBN = "/v1/search/isbn"
  case searchTitle = "/v1/search/title"
  case searchAdvanced = "/v1/search/advanced"
  case series = "/v1/series/{id}"
  case legacyISBN = "/search/isbn"
  case legacyTitle = "/search/title"
  case legacyAdvanced = "/search/advanced"

  private static let seriesPrefix = "/v1/series/"

  /// Returns the endpoint for a path; nil if there is none.
  init?(path: String) {
    if let route = Route(rawValue: path), route != .series {
      self = route
    } else if path.hasPrefix(Self.seriesPrefix), path.utf8.count > Self.seriesPrefix.utf8.count {
      self = .series
    } else {
      return nil
    }
  }

  /// True if responses have the format from before v1.
  var isLegacy: Bool {
    switch self {
    case .searchISBN, .searchTitle, .searchAdvanced, .series: false
    case .legacyISBN, .legacyTitle, .legacyAdvanced: true
    }
  }

  /// Parses the question of a request.
  ///
  /// - Parameter longest: The greatest length of a title and of an author's name, in characters.
  func question(of request: HTTPRequest, longest: Int) throws(ErrorDetails) -> Question {
    switch self {
    case .searchISBN, .legacyISBN: return .books(.isbn(try Self.isbn(of: request)))
    case .searchTitle, .legacyTitle: return .books(.title(try Self.title("q", of: request, longest)))
    case .searchAdvanced, .legacyAdvanced: return .books(try Self.advanced(request, longest))
    case .series: return .series(try Self.seriesID(of: request))
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

  private static func title(
    _ name: String, of request: HTTPRequest, _ longest: Int
  ) throws(ErrorDetails) -> String {
    guard let text = request[name] else { throw .missingParameter(name) }
    let title = text.collapsingWhiteSpace
    guard !title.isEmpty else { throw .emptyTitle }
    guard title.count <= longest else { throw .titleTooLong }
    return title
  }

  /// Parses a title and an optional author. Without an author it is a search by title.
  private static func advanced(_ request: HTTPRequest, _ longest: Int) throws(ErrorDetails) -> ProviderQuery {
    let title = try title("title", of: request, longest)
    guard let author = request["author"]?.collapsingWhiteSpace.unlessEmpty else { return .title(title) }
    guard author.count <= longest else { throw .authorTooLong }
    return .titleAndAuthor(title: title, author: author)
  }

  private static func seriesID(of request: HTTPRequest) throws(ErrorDetails) -> ProviderSeriesID {
    let text = String(request.path.dropFirst(seriesPrefix.count))
    guard text.utf8.count <= 200, let id = ProviderSeriesID(text.removingPercentEncoding ?? text) else {
      throw .badSeriesID
    }
    return id
  }
}
