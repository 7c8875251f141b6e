// From a request to what it asks for, or to the reason why it cannot be served (CON-2, CON-8).

import BooksTrackAPI
import Foundation

/// What a request asks for, whichever version of the interface it came by.
enum Question: Hashable, Sendable {
  case books(ProviderQuery)
  case series(ProviderSeriesID)

  /// The same for every way of asking for the same thing (CON-9).
  var cacheKey: String {
    switch self {
    case .books(let query): query.cacheKey
    case .series(let id): "series:\(id)"
    }
  }

  /// The reason in the error if no provider knows it.
  var notFound: ErrorDetails {
    switch self {
    case .books: .noSuchBook
    case .series: .noSuchSeries
    }
  }
}

/// An endpoint, by its path without parameters.
enum Route: String, CaseIterable {
  case searchISBN = "/v1/search/isbn"
  case searchTitle = "/v1/search/title"
  case searchAdvanced = "/v1/search/advanced"
  case series = "/v1/series/{id}"
  case legacyISBN = "/search/isbn"
  case legacyTitle = "/search/title"
  case legacyAdvanced = "/search/advanced"

  private static let seriesPrefix = "/v1/series/"

  /// The endpoint with that path; nil if there is none.
  init?(path: String) {
    if let route = Route(rawValue: path), route != .series {
      self = route
    } else if path.hasPrefix(Self.seriesPrefix), path.utf8.count > Self.seriesPrefix.utf8.count {
      self = .series
    } else {
      return nil
    }
  }

  /// Whether its answers have the shape from before v1.
  var isLegacy: Bool {
    switch self {
    case .searchISBN, .searchTitle, .searchAdvanced, .series: false
    case .legacyISBN, .legacyTitle, .legacyAdvanced: true
    }
  }

  /// What the request asks for.
  ///
  /// - Parameter longest: The longest title, and the longest name of an author, in characters.
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

  /// A title and, if there is one, an author: without an author it is a search for the title.
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
