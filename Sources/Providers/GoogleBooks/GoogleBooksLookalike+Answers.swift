// Parses requests to Google Books into the content of answers, and renders it.

import BooksTrackAPI
import Synthesis

/// The content of an answer before rendering.
enum GoogleBooksContent {
  case list([Int], total: Int)
  case volume(Int)
  case series([Int])
  case members([Int], nextPage: Int?)
  case error(GoogleBooksRefusal)
}

extension GoogleBooksLookalike {
  /// The maximum number of volumes in a page of a series.
  static let mostMembers = 100

  // MARK: Requests

  func content(of request: HTTPRequest) -> GoogleBooksContent {
    switch request.path {
    case "/books/v1/volumes": return search(request)
    case "/books/v1/series/get":
      let numbers = seriesNumbers(request)
      return numbers.isEmpty ? .error(.notFound) : .series(numbers)
    case "/books/v1/series/membership/get": return members(request)
    default: break
    }
    let parent = "/books/v1/volumes/"
    guard request.path.hasPrefix(parent) else { return .error(.notFound) }
    // As the real service does, fails for unknown identifiers with a 503.
    guard let edition = edition(forVolumeID: String(request.path.dropFirst(parent.count))),
      let rank = shelf.rank(of: edition)
    else { return .error(.backendFailed) }
    return .volume(rank)
  }

  private func search(_ request: HTTPRequest) -> GoogleBooksContent {
    guard let text = request["q"], !text.isEmpty else { return .error(.missingQuery) }
    guard let count = Self.number(request["maxResults"] ?? "10", atMost: Self.mostResults) else {
      return .error(.outOfRange("maxResults", value: request["maxResults"] ?? "", range: "[0, 40]"))
    }
    guard let start = Self.number(request["startIndex"] ?? "0", atMost: Int(Int32.max)) else {
      return .error(.outOfRange("startIndex", value: request["startIndex"] ?? "", range: "[0, 2147483647]"))
    }
    let found = search(FieldedQuery(text, .googleBooks))
    return .list(Array(found.dropFirst(start).prefix(count)), total: found.count)
  }

  private func search(_ query: FieldedQuery) -> [Int] {
    if let text = query.isbn { return (try? ISBN(text)).map { shelf.volumes(isbn: $0) } ?? [] }
    return index.search(title: query.title, author: query.author, anywhere: query.anywhere)
  }

  private static func number(_ text: String, atMost limit: Int) -> Int? {
    guard let number = Int(text), (0...limit).contains(number) else { return nil }
    return number
  }

  private func seriesNumbers(_ request: HTTPRequest) -> [Int] {
    request.query.filter { $0.name == "series_id" }.compactMap { seriesNumber($0.value) }
  }

  /// Returns the volumes whose records name the series, in reading order.
  private func members(_ request: HTTPRequest) -> GoogleBooksContent {
    guard let number = seriesNumbers(request).first else { return .error(.notFound) }
    let size = Self.number(request["page_size"] ?? "", atMost: Self.mostMembers) ?? Self.mostMembers
    let start = Self.number(request["page_token"] ?? "", atMost: Int(Int32.max)) ?? 0
    let series = number / GoogleBooksJSON.seriesVariants
    let all = shelf.catalog.series[series].works.flatMap { work in
      shelf.catalog.works[work].editions.filter { edition in
        json.seriesPlace(ofEdition: edition)?.series == series
          && json.seriesVariant(ofEdition: edition) == number % GoogleBooksJSON.seriesVariants
      }.compactMap { shelf.rank(of: $0) }
    }
    let page = Array(all.dropFirst(start).prefix(size))
    return .members(page, nextPage: start + page.count < all.count ? start + page.count : nil)
  }

  // MARK: Faults

  func books(in content: GoogleBooksContent) -> [Int] {
    switch content {
    case .list(let ranks, _), .members(let ranks, _): ranks
    case .volume(let rank): [rank]
    case .series, .error: []
    }
  }

  func replacing(_ content: GoogleBooksContent, with books: [Int]) -> GoogleBooksContent? {
    switch content {
    case .list(_, let total): .list(books, total: books.isEmpty ? 0 : total)
    case .members(_, let nextPage): .members(books, nextPage: books.isEmpty ? nil : nextPage)
    case .volume: books.count == 1 ? .volume(books[0]) : nil
    case .series, .error: nil
    }
  }

  func refusal(_ fault: ProviderFault, detail: Int) -> HTTPResponse? {
    GoogleBooksRefusal.refusal(fault, detail: detail)
  }

  // MARK: Rendering

  func render(_ content: GoogleBooksContent, variation: Int, distortion: Distortion) -> HTTPResponse {
    switch content {
    case .error(let error): return error.response
    case .series(let numbers): return .json(json.series(numbers))
    case .members(let ranks, let nextPage):
      return .json(json.members(ranks, nextPage: nextPage, distortion: distortion))
    case .volume(let rank): return .json(json.single(rank, distortion: distortion))
    case .list(let ranks, let total):
      // The totals of long lists are estimates that vary between calls.
      let shown = total > ranks.count && total > 20 ? total + total * variation / 1_000 : total
      return .json(json.list(ranks, total: shown, distortion: distortion))
    }
  }
}
