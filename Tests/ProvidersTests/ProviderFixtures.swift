// Shared fixtures of the provider tests: one catalog, the look-alikes, and responses as plain JSON values.

import BooksTrackAPI
import Foundation
import Simulation
import Synthesis

@testable import Providers

enum World {
  static let catalog = Catalog.make(seed: 7, size: 6_000)
  static let google = GoogleBooksLookalike(catalog: catalog)
  static let openLibrary = OpenLibraryLookalike(catalog: catalog)
  static let isbndb = ISBNdbLookalike(catalog: catalog)
  /// Look-alikes that know every edition.
  static let complete = GoogleBooksLookalike(catalog: catalog, coverage: .complete)
  static let completeLibrary = OpenLibraryLookalike(catalog: catalog, coverage: .complete)
  static let completeISBNdb = ISBNdbLookalike(catalog: catalog, coverage: .complete)

  /// Works with one plain English title that no other work has.
  static let plainWorks: [Int] = catalog.works.indices.filter { index in
    let work = catalog.works[index]
    return work.language == "en" && work.memberships.isEmpty && work.kind == .standalone
      && work.title.utf8.allSatisfy { $0 < 0x80 }
  }

  /// Returns the ISBN of the first edition of a work that has one.
  static func isbn(of work: Int) -> ISBN? {
    catalog.works[work].editions.lazy.compactMap { catalog.editions[$0].isbn }.first
  }
}

/// A decoded response.
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

  /// Works of Open Library, with the editions shown for them.
  var docs: [[String: Any]] { json["docs"] as? [[String: Any]] ?? [] }
  var keys: [String] { docs.compactMap { $0["key"] as? String } }
  var shownEditions: [[String: Any]] {
    docs.flatMap { ($0["editions"] as? [String: Any])?["docs"] as? [[String: Any]] ?? [] }
  }

  /// Records of ISBNdb.
  var records: [[String: Any]] {
    json["books"] as? [[String: Any]] ?? json["data"] as? [[String: Any]]
      ?? (json["book"] as? [String: Any]).map { [$0] } ?? []
  }
  var numbers: [String] { records.compactMap { $0["isbn13"] as? String } }
}

/// A request.
func request(_ path: String, _ query: (String, String)...) -> HTTPRequest {
  HTTPRequest(path: path, query: query.map { HTTPRequest.QueryItem($0.0, $0.1) })
}

/// Returns a request for a search of Google Books.
func search(_ query: String, _ more: (String, String)...) -> HTTPRequest {
  HTTPRequest(
    path: "/books/v1/volumes",
    query: [HTTPRequest.QueryItem("q", query)] + more.map { HTTPRequest.QueryItem($0.0, $0.1) })
}

/// All fields that a client of Open Library requests.
let libraryFields = """
  key,title,subtitle,author_name,author_key,first_publish_year,language,subject,cover_i,edition_count,\
  series_key,series_name,series_position,editions,editions.key,editions.title,editions.subtitle,\
  editions.isbn,editions.publisher,editions.publish_date,editions.number_of_pages_median,\
  editions.language,editions.cover_i,editions.format,editions.ebook_access
  """

/// Returns a request for a search of Open Library.
func searchLibrary(_ query: (String, String)...) -> HTTPRequest {
  HTTPRequest(
    path: "/search.json",
    query: (query + [("fields", libraryFields), ("limit", "5")]).map { HTTPRequest.QueryItem($0.0, $0.1) })
}

/// Returns the response of a look-alike to a request.
func ask(_ request: HTTPRequest, _ google: GoogleBooksLookalike = World.google) throws -> Answer {
  try ask(request, of: google)
}

/// Returns the response of any look-alike to a request.
func ask(_ request: HTTPRequest, of lookalike: some ProviderLookalike) throws -> Answer {
  var stream = RandomStream(seed: 1, name: "answers")
  return try Answer(lookalike.respond(to: request, using: &stream))
}
