// Parses requests to Open Library into the content of answers, and renders it.

import BooksTrackAPI
import Synthesis

/// The content of an answer before rendering. Books are volumes; a work is represented by the edition shown
/// with it.
enum OpenLibraryContent {
  case search([Int], OpenLibrarySearchResult)
  case work(Int)
  case edition(Int, key: String)
  case series(Int)
  case notFound(String)
}

/// The metadata of a search result.
struct OpenLibrarySearchResult {
  let query: String
  let fields: OpenLibraryFields
  var start: Int
  var total: Int
}

extension OpenLibraryLookalike {
  /// The default and the maximum number of works in an answer.
  private static let usualLimit = 100
  private static let mostWorks = 1_000

  // MARK: Requests

  func content(of request: HTTPRequest) -> OpenLibraryContent {
    if request.path == "/search.json" { return search(request) }
    let parts = request.path.split(separator: "/")
    guard parts.count == 2, parts[1].hasSuffix(".json") else { return .notFound(request.path) }
    let name = String(parts[1].dropLast(5))
    let key = "/\(parts[0])/\(name)"
    switch parts[0] {
    case "works":
      return record(forWorkKey: name).map { .work($0.ranks.lowerBound) } ?? .notFound(key)
    case "books":
      guard let edition = edition(forEditionKey: name), let rank = shelf.rank(of: edition) else {
        return .notFound(key)
      }
      return .edition(rank, key: key)
    case "isbn":
      guard let isbn = try? ISBN(name), let rank = shelf.volumes(isbn: isbn).first else {
        return .notFound(key)
      }
      return .edition(rank, key: key)
    case "series": return seriesNumber(forSeriesKey: name).map { .series($0) } ?? .notFound(key)
    default: return .notFound(key)
    }
  }

  private func search(_ request: HTTPRequest) -> OpenLibraryContent {
    let text = request["q"] ?? ""
    var query = FieldedQuery(text, .openLibrary)
    for item in request.query {
      switch item.name {
      case "title": query.add(item.value, to: .title)
      case "author": query.add(item.value, to: .author)
      case "isbn": query.add(item.value, to: .isbn)
      default: continue
      }
    }
    let found = search(query)
    let limit = Self.number(request["limit"], in: 0...Self.mostWorks) ?? Self.usualLimit
    let pages = Self.number(request["page"], in: 1...Self.mostWorks) ?? 1
    let start = Self.number(request["offset"], in: 0...Int(Int32.max)) ?? (pages - 1) * limit
    let page = Array(found.dropFirst(start).prefix(limit))
    return .search(
      page,
      OpenLibrarySearchResult(
        query: text, fields: OpenLibraryFields(request["fields"]), start: start, total: found.count))
  }

  /// A number of the query, clamped to its range.
  private static func number(_ text: String?, in range: ClosedRange<Int>) -> Int? {
    text.flatMap { Int($0) }.map { min(max($0, range.lowerBound), range.upperBound) }
  }

  /// Returns a volume for each matching work, best first.
  private func search(_ query: FieldedQuery) -> [Int] {
    if let text = query.isbn { return (try? ISBN(text)).map { shelf.volumes(isbn: $0) } ?? [] }
    if let key = query.series {
      guard let number = json.keys.series.number(key) else { return [] }
      return json.records(ofSeries: number).map(\.ranks.lowerBound)
    }
    let found = index.search(title: query.title, author: query.author, anywhere: query.anywhere)
    return found.map { best(of: works.records[$0], for: query.title) }
  }

  /// The edition whose title equals the query, or else the most common one.
  private func best(of record: OpenLibraryRecord, for title: [UInt64]) -> Int {
    guard record.ranks.count > 1 else { return record.ranks.lowerBound }
    let isOwn = { rank in shelf.misfilings[rank] == rank }
    let whole = title.reduce(0, ^)
    let titled =
      title.isEmpty
      ? nil
      : record.ranks.first { rank in
        isOwn(rank)
          && SearchWords.distinct(in: shelf.catalog.editions[shelf.edition(rank)].title).reduce(0, ^) == whole
      }
    return titled ?? record.ranks.first(where: isOwn) ?? record.ranks.lowerBound
  }

  // MARK: Faults

  func books(in content: OpenLibraryContent) -> [Int] {
    switch content {
    case .search(let ranks, _): ranks
    case .work(let rank), .edition(let rank, _): [rank]
    case .series, .notFound: []
    }
  }

  func replacing(_ content: OpenLibraryContent, with books: [Int]) -> OpenLibraryContent? {
    switch content {
    case .search(_, var search):
      if books.isEmpty { search.total = 0 }
      return .search(books, search)
    case .work(let rank):
      let key = json.workKey(works.record(ofRank: rank))
      guard let other = books.first else { return .notFound("/works/\(key)") }
      let isOther = works.recordNumber(ofRank: other) != works.recordNumber(ofRank: rank)
      return books.count == 1 && isOther ? .work(other) : nil
    case .edition(_, let key):
      guard let other = books.first else { return .notFound(key) }
      return books.count == 1 ? .edition(other, key: key) : nil
    case .series, .notFound: return nil
    }
  }

  func refusal(_ fault: ProviderFault, detail: Int) -> HTTPResponse? { OpenLibraryRefusal.response(fault) }

  // MARK: Rendering

  func render(_ content: OpenLibraryContent, variation: Int, distortion: Distortion) -> HTTPResponse {
    switch content {
    case .search(let ranks, let search): .json(json.search(ranks, search, distortion: distortion))
    case .work(let rank): .json(json.work(rank, distortion: distortion))
    case .edition(let rank, let key):
      .json(json.edition(rank, isByNumber: key.hasPrefix("/isbn/"), distortion: distortion))
    case .series(let series): .json(json.series(series))
    case .notFound(let key): OpenLibraryRefusal.notFound(key)
    }
  }
}
