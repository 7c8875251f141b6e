// The app on the routes from before v1 (CON-18).

import BooksTrackAPI
import Foundation
import Testing

@testable import BooksTrack

struct LegacyRoutesTests {
  private func text(_ status: Int, _ body: String, retryAfter: Int? = nil) -> HTTPResponse {
    HTTPResponse(status: status, retryAfterSeconds: retryAfter, body: Data(body.utf8))
  }

  private func sort(_ response: HTTPResponse) -> MetadataAnswer {
    MetadataClient.sort(response, of: .legacy)
  }

  @Test func `CON-18: one setting sends every query to the routes from before v1`() async throws {
    let backend = EnrichmentBackend { _, _ in .failure(.timeout) }
    let client = MetadataClient(transport: backend, timeout: .seconds(1), routes: .legacy)
    for query in [
      MetadataQuery.isbn(try ISBN("0-441-17271-7")), .title("Dune"),
      .titleAndAuthor(title: "Dune", author: "Herbert"),
    ] {
      _ = await client.ask(query)
    }
    #expect(
      backend.requests == [
        HTTPRequest(path: "/search/isbn", query: [.init("isbn", "9780441172719")]),
        HTTPRequest(path: "/search/title", query: [.init("q", "Dune")]),
        HTTPRequest(path: "/search/advanced", query: [.init("title", "Dune"), .init("author", "Herbert")]),
      ])
    // There is no such route for series, and nothing is sent.
    guard case .notFound = await client.ask(about: try #require(ProviderSeriesID("google-books:1"))) else {
      Issue.record("a series was requested")
      return
    }
    #expect(backend.requests.count == 3)
  }

  @Test func `CON-18: editions of one title are one work, and all their facts are read`() {
    let body = #"""
      {"items":[
        {"title":"Dune","authors":["Frank Herbert"],"categories":["Science Fiction"],"isbn":"9780441172719",
         "publisher":"Ace","publishedDate":"1990-09","pageCount":535,"thumbnail":"https://c/1","language":"en",
         "provider":"google-books","subtitle":"A Novel"},
        {"title":"Dune","authors":["Frank Herbert"],"isbn":"9780593099322"},
        {"title":"Dune Messiah","authors":["Frank Herbert"]}],"totalItems":3}
      """#
    guard case .found(let data) = sort(text(200, body)) else {
      Issue.record("not found")
      return
    }
    #expect(data.works.map(\.title) == ["Dune", "Dune Messiah"])
    #expect(data.works[0].subtitle == "A Novel" && data.works[0].subjectTags == ["Science Fiction"])
    #expect(data.works[0].primaryProvider == "google-books" && data.works[0].contributors == ["google-books"])
    #expect(data.authors.map(\.name) == ["Frank Herbert"])
    #expect(data.editions.map(\.workIndex) == [0, 0, 1])
    let first = data.editions[0]
    #expect(first.isbns == ["9780441172719"] && first.publisher == "Ace" && first.pageCount == 535)
    #expect(first.publicationDate == "1990-09" && first.language == "en")
    #expect(first.coverImageURL == "https://c/1" && first.primaryProvider == "google-books")
    #expect(data.editions[1].isbns == ["9780593099322"] && data.editions[2].isbns.isEmpty)
  }

  @Test func `CON-18: errors of these routes are classified by their status`() {
    let sentence = #"{"error":"Please enter a title."}"#
    guard case .notFound = sort(text(200, #"{"items":[]}"#)), case .notFound = sort(text(404, sentence)),
      case .refused(let refused) = sort(text(400, sentence)),
      case .failed(.rateLimited, .seconds(30), nil) = sort(text(429, sentence, retryAfter: 30)),
      case .failed(.status(503), nil, nil) = sort(text(503, sentence)),
      case .failed(.unreadable, nil, nil) = sort(text(200, #"{"success":true}"#))
    else {
      Issue.record("an answer is classified otherwise")
      return
    }
    #expect(refused == ErrorDetails(code: .invalidQuery, message: "Please enter a title."))
  }
}
