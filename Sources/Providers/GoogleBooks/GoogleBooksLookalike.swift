// Google Books as a client sees it, answering for a synthetic catalog: same paths, same parameters, same shapes,
// same oddities.
//
//     GET /books/v1/volumes?q=isbn:9780261103573
//     GET /books/v1/volumes?q=intitle:the two towers+inauthor:tolkien&maxResults=5
//     GET /books/v1/volumes/{id}
//     GET /books/v1/series/get?series_id={id}
//
// A value that threads share: it has no state, and everything it says is fixed by the catalog and the request,
// except the estimated number of all matches, which wobbles as the real one does.

package import BooksTrackAPI
import Foundation
package import Simulation
package import Synthesis

/// A look-alike of Google Books.
package struct GoogleBooksLookalike: ProviderLookalike {
  package let name = "google-books"
  private let shelf: GoogleBooksShelf
  private let index: GoogleBooksIndex
  private let json: GoogleBooksJSON

  /// The most items a search may ask for.
  package static let mostResults = 40

  /// Indexes a catalog; some tenths of a second for the default size, so keep the value.
  package init(catalog: Catalog, coverage: ProviderCoverage = .typical) {
    shelf = GoogleBooksShelf(
      catalog: catalog, coverage: coverage, dice: StableDice(seed: catalog.seed &+ 0x60_0613))
    let volumes = shelf.volumes.indices.map { [shelf] in GoogleBooksVolume(rank: $0, shelf: shelf) }
    index = GoogleBooksIndex(shelf: shelf, volumes: volumes)
    json = GoogleBooksJSON(
      shelf: shelf, volumes: volumes, volumeIDs: OpaqueIdentifier(suffix: "QBAJ", seed: catalog.seed &+ 3),
      seriesIDs: OpaqueIdentifier(suffix: "AABMqM", seed: catalog.seed &+ 5))
  }

  // MARK: Truth

  /// The number of volumes that it has.
  package var volumeCount: Int { shelf.volumes.count }

  /// The catalog edition of a volume, as an index.
  package func edition(forVolumeID id: String) -> Int? {
    guard let edition = json.volumeIDs.number(id), shelf.catalog.editions.indices.contains(edition) else {
      return nil
    }
    return edition
  }

  /// The catalog work of a volume, as an index.
  package func work(forVolumeID id: String) -> Int? {
    edition(forVolumeID: id).map { shelf.catalog.editions[$0].work }
  }

  /// The identifier of a catalog edition, or nothing if the provider lacks it.
  package func volumeID(forEdition edition: Int) -> String? {
    shelf.rank(of: edition).map { _ in json.volumeIDs.text(edition) }
  }

  /// Whether any edition of a catalog work is known.
  package func knows(work: Int) -> Bool {
    shelf.catalog.works[work].editions.contains { shelf.rank(of: $0) != nil }
  }

  /// The place in a series that the record of a volume names; most records name none.
  package func seriesPlace(forVolumeID id: String) -> CatalogMembership? {
    edition(forVolumeID: id).flatMap(json.seriesPlace(ofEdition:))
  }

  /// The catalog series of a series identifier, as an index.
  package func series(forSeriesID id: String) -> Int? {
    seriesNumber(id).map { $0 / GoogleBooksJSON.seriesVariants }
  }

  private func seriesNumber(_ id: String) -> Int? {
    guard let number = json.seriesIDs.number(id),
      shelf.catalog.series.indices.contains(number / GoogleBooksJSON.seriesVariants)
    else { return nil }
    return number
  }

  // MARK: Answers

  package func respond(to request: HTTPRequest, using stream: inout RandomStream) -> HTTPResponse {
    let wobble = stream.below(1_000)
    return render(content(of: request), wobble: wobble, distortion: .none)
  }

  package func respond(
    to request: HTTPRequest, under fault: ProviderFault, detail: Int, using stream: inout RandomStream
  ) -> HTTPResponse? {
    if let refusal = GoogleBooksError.refusal(fault, detail: detail) { return refusal }
    let content = content(of: request)
    guard
      let (changed, distortion) = GoogleBooksFaults(shelf: shelf).apply(fault, to: content, detail: detail)
    else { return nil }
    let wobble = stream.below(1_000)
    let response = render(changed, wobble: wobble, distortion: distortion)
    guard fault == .truncatedBody else { return response }
    let length = 1 + detail % max(1, response.body.count - 1)
    return HTTPResponse(
      status: response.status, contentType: response.contentType, body: response.body.prefix(length))
  }

  private func content(of request: HTTPRequest) -> GoogleBooksContent {
    if request.path == "/books/v1/volumes" { return search(request) }
    if request.path == "/books/v1/series/get" {
      let ids = request.query.filter { $0.name == "series_id" }.map(\.value)
      let numbers = ids.compactMap(seriesNumber)
      return numbers.isEmpty ? .error(.notFound) : .series(numbers)
    }
    let parent = "/books/v1/volumes/"
    guard request.path.hasPrefix(parent) else { return .error(.notFound) }
    // The real service answers an identifier that it does not know with a failure of its own.
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
    let found = index.search(GoogleBooksQuery(text))
    return .list(Array(found.dropFirst(start).prefix(count)), total: found.count)
  }

  private static func number(_ text: String, atMost limit: Int) -> Int? {
    guard let number = Int(text), (0...limit).contains(number) else { return nil }
    return number
  }

  private func render(
    _ content: GoogleBooksContent, wobble: Int, distortion: GoogleBooksDistortion
  ) -> HTTPResponse {
    switch content {
    case .error(let error): return error.response
    case .series(let numbers): return Self.success(json.series(numbers))
    case .volume(let rank): return Self.success(json.single(rank, distortion: distortion))
    case .list(let ranks, let total):
      // Long lists are estimated, and the estimate differs from call to call.
      let shown = total > ranks.count && total > 20 ? total + total * wobble / 1_000 : total
      return Self.success(json.list(ranks, total: shown, distortion: distortion))
    }
  }

  private static func success(_ body: [UInt8]) -> HTTPResponse {
    HTTPResponse(status: 200, contentType: "application/json; charset=UTF-8", body: Data(body))
  }
}
