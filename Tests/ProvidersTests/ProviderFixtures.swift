// What the tests of the providers share: one catalog, one look-alike, and answers as plain JSON values.

import BooksTrackAPI
import Foundation
import Simulation
import Synthesis

@testable import Providers

enum World {
  static let catalog = Catalog.make(seed: 7, size: 6_000)
  static let google = GoogleBooksLookalike(catalog: catalog)
  /// Knows everything.
  static let complete = GoogleBooksLookalike(catalog: catalog, coverage: .complete)

  /// Works of one plain English title each, known by it alone.
  static let plainWorks: [Int] = catalog.works.indices.filter { index in
    let work = catalog.works[index]
    return work.language == "en" && work.memberships.isEmpty && work.kind == .standalone
      && work.title.utf8.allSatisfy { $0 < 0x80 }
  }
}

/// An answer, decoded.
struct Answer {
  let status: Int
  let json: [String: Any]

  init(_ response: HTTPResponse) throws {
    status = response.status
    json = try JSONSerialization.jsonObject(with: response.body) as? [String: Any] ?? [:]
  }

  var items: [[String: Any]] { json["items"] as? [[String: Any]] ?? [] }
  var ids: [String] { items.compactMap { $0["id"] as? String } }
  var volumes: [[String: Any]] { items.compactMap { $0["volumeInfo"] as? [String: Any] } }
  var total: Int { json["totalItems"] as? Int ?? -1 }
  var error: [String: Any] { json["error"] as? [String: Any] ?? [:] }
}

/// The request for a search.
func search(_ query: String, _ more: (String, String)...) -> HTTPRequest {
  HTTPRequest(
    path: "/books/v1/volumes",
    query: [HTTPRequest.QueryItem("q", query)] + more.map { HTTPRequest.QueryItem($0.0, $0.1) })
}

/// The answer of a look-alike to a request.
func ask(_ request: HTTPRequest, _ google: GoogleBooksLookalike = World.google) throws -> Answer {
  var stream = RandomStream(seed: 1, name: "answers")
  return try Answer(google.respond(to: request, using: &stream))
}
