// The endpoints: advanced search, series, and the shapes before v1, all on one cache (CON-2, CON-9, CON-18).

import BooksTrackAPI
import BooksTrackBackend
import Foundation
import Testing

@Suite("Backend: endpoints")
struct BackendRouteTests {
  private func google(_ payload: String) throws -> ScriptedTransport {
    ScriptedTransport(always: .success(try Corpus.response(payload)))
  }

  @Test("An advanced search asks for title and author, and is kept for 6 hours (CON-2)")
  func advanced() async throws {
    let transport = try google("five-editions.json")
    let fixture = BackendFixture(transport)
    let path = "/v1/search/advanced"
    let first = await fixture.get(path, ["title": " The Glass  Orchard", "author": "J.R. Halloran "])
    #expect(first.status == 200)
    #expect(transport.requests.first?["q"] == "intitle:The Glass Orchard inauthor:J.R. Halloran")
    fixture.wallTime.advance(milliseconds: 6 * 3_600_000 - 1)
    let second = await fixture.get(path, ["author": "j.r. HALLORAN", "title": "the glass orchard"])
    #expect(try second.envelope.meta.cached == true)
    fixture.wallTime.advance(milliseconds: 1)
    let third = await fixture.get(path, ["title": "The Glass Orchard", "author": "J.R. Halloran"])
    #expect(try third.envelope.meta.cached == false)
  }

  @Test("Without an author it is the title search, from the same cache")
  func advancedWithoutAuthor() async throws {
    let transport = try google("five-editions.json")
    let fixture = BackendFixture(transport)
    _ = await fixture.title("The Glass Orchard")
    for query in [["title": "The Glass Orchard"], ["title": "The Glass Orchard", "author": " "]]
      as [KeyValuePairs<String, String>]
    {
      #expect(try await fixture.get("/v1/search/advanced", query).envelope.meta.cached == true)
    }
    #expect(transport.requests.count == 1)
  }

  @Test("A route from before v1 says that it ends, when, and what replaces it (CON-14)")
  func deprecation() async throws {
    let fixture = BackendFixture(try google("five-editions.json"))
    for query in [["q": "The Glass Orchard"], ["q": " "]] as [KeyValuePairs<String, String>] {
      let old = await fixture.get("/search/title", query)
      #expect(
        old.deprecation?.headers.map { "\($0.name): \($0.value)" } == [
          "Deprecation: @1767571200", "Sunset: Fri, 01 Jan 2027 00:00:00 GMT",
          "Link: </v1/search/title>; rel=\"successor-version\"",
        ])
      #expect(await fixture.get("/v1/search/title", query).deprecation == nil)
    }
    #expect(Timestamp(milliseconds: 784_111_777_000).httpDate == "Sun, 06 Nov 1994 08:49:37 GMT")
    #expect(Timestamp(milliseconds: -1).httpDate == "Wed, 31 Dec 1969 23:59:59 GMT")
  }

  @Test("Title and author are separate parts of the cache key")
  func cacheKeys() async throws {
    let transport = try google("no-match.json")
    let fixture = BackendFixture(transport)
    for query in [
      ["title": "a", "author": "b"], ["title": "b", "author": "a"], ["title": "a b", "author": "c"],
      ["title": "a", "author": "b c"],
    ] as [KeyValuePairs<String, String>] {
      #expect(try await fixture.get("/v1/search/advanced", query).envelope.meta.cached == false)
    }
  }

  @Test(
    "An advanced search without a title is refused (CON-8)",
    arguments: [
      ([("author", "Ida Quell")], "missingParameter"), ([("title", " "), ("author", "Ida Quell")], "empty"),
      ([("title", String(repeating: "a", count: 301))], "tooLong"),
      ([("title", "T"), ("author", String(repeating: "a", count: 301))], "tooLong"),
    ] as [([(String, String)], String)])
  func advancedRefusals(query: [(String, String)], reason: String) async throws {
    let transport = ScriptedTransport([])
    for path in ["/v1/search/advanced", "/search/advanced"] {
      let fixture = BackendFixture(transport)
      let response = await fixture.backend.handle(
        HTTPRequest(path: path, query: query.map { HTTPRequest.QueryItem($0.0, $0.1) }))
      #expect(response.status == 400)
      #expect(await fixture.backend.metrics().errors == ["INVALID_QUERY": 1])
      #expect(await fixture.backend.metrics().reasons == [reason: 1])
    }
    #expect(transport.requests.isEmpty)
  }

  @Test(
    "The old endpoints answer from the same cache, in their old shape (CON-2, CON-9)",
    arguments: [
      ("/v1/search/isbn", "/search/isbn", ["isbn": "9781399000123"]),
      ("/v1/search/title", "/search/title", ["q": "The Glass Orchard"]),
      ("/v1/search/advanced", "/search/advanced", ["title": "The Glass Orchard", "author": "Halloran"]),
    ] as [(String, String, KeyValuePairs<String, String>)])
  func legacy(current: String, old: String, query: KeyValuePairs<String, String>) async throws {
    for (first, second) in [(current, old), (old, current)] {
      let transport = try google("five-editions.json")
      let fixture = BackendFixture(transport)
      let (made, kept) = (await fixture.get(first, query), await fixture.get(second, query))
      #expect(transport.requests.count == 1)
      let isOldFirst = first == old
      let envelope = try (isOldFirst ? kept : made).envelope
      let list = try LegacySearchResponse.decode(from: (isOldFirst ? made : kept).body)
      #expect(envelope.meta.cached == isOldFirst)
      #expect(list.cached == !isOldFirst)
      let data = try #require(envelope.data)
      #expect(list == LegacySearchResponse(data, provider: "google-books", cached: !isOldFirst))
      #expect(list.items.map(\.isbn) == data.editions.map(\.isbn))
      let metrics = await fixture.backend.metrics()
      #expect(metrics.requests.values.sorted() == [1, 1])
      #expect(metrics.cacheHits == 1 && metrics.cacheMisses == 1)
    }
  }

  @Test(
    "Errors have the same status in both shapes, and a sentence in the old one",
    arguments: [
      ("isbn", "isbn", "123", 400), ("isbn", "isbn", "9781399000024", 404), ("title", "q", "", 400),
    ])
  func legacyErrors(endpoint: String, parameter: String, value: String, status: Int) async throws {
    let fixture = BackendFixture(try google("no-match.json"))
    let current = await fixture.backend.handle(
      HTTPRequest(path: "/v1/search/\(endpoint)", query: [.init(parameter, value)]))
    let old = await fixture.backend.handle(
      HTTPRequest(path: "/search/\(endpoint)", query: [.init(parameter, value)]))
    #expect(current.status == status)
    #expect(old.status == status)
    #expect(try LegacyErrorResponse.decode(from: old.body).error == current.envelope.error?.message)
  }

  @Test("A failure keeps its Retry-After in the old shape")
  func legacyFailure() async throws {
    let transport = ScriptedTransport(
      always: .success(
        HTTPResponse(
          status: 429, retryAfterSeconds: 17, body: try Corpus.googleBooks("error-rate-limit.json"))))
    let response = await BackendFixture(transport).get("/search/title", ["q": "T"])
    #expect(response.status == 429)
    #expect(response.retryAfterSeconds == 17)
  }

  @Test("A hundred concurrent readers of both versions cause one call to each provider")
  func stampede() async throws {
    let gate = Gate()
    let google = try ScriptedTransport(always: .success(Corpus.response("one-volume.json")), gate: gate)
    let openLibrary = try ScriptedTransport(
      always: .success(Corpus.response("one-work.json", of: "open-library")), gate: gate)
    let fixture = BackendFixture(
      ThreeProviders(googleBooks: google, openLibrary: openLibrary, isbndb: ScriptedTransport([])))
    let statuses = try await withThrowingTaskGroup(of: Int.self) { group in
      for number in 0..<100 {
        let path = number.isMultiple(of: 2) ? "/v1/search/isbn" : "/search/isbn"
        group.addTask { await fixture.get(path, ["isbn": "9781399000017"]).status }
      }
      try await until { await fixture.backend.metrics().cacheMisses == 100 }
      gate.open()
      return try await group.reduce(into: []) { $0.append($1) }
    }
    #expect(statuses == Array(repeating: 200, count: 100))
    #expect(google.requests.count == 1)
    #expect(openLibrary.requests.count == 1)
    #expect(await fixture.backend.metrics().sharedCalls == 99)
  }
}

@Suite("Backend: one series")
struct BackendSeriesPageTests {
  private func transport(
    _ record: ScriptedTransport.Reply, _ members: ScriptedTransport.Reply
  ) -> ScriptedTransport {
    ScriptedTransport { request, _ in
      request.path.contains("search") || request.path.contains("membership") ? members : record
    }
  }

  private func data(_ response: HTTPResponse) throws -> SeriesDTO {
    let envelope = try ResponseEnvelope<SeriesResponseData>.decode(from: response.body)
    return try #require(envelope.data).series
  }

  @Test("Google's series, by its identifier (CON-2)")
  func googleBooks() async throws {
    let transport = transport(
      .success(try Corpus.response("series-get.json")), .success(try Corpus.response("series-members.json")))
    let fixture = BackendFixture(transport)
    let series = try data(await fixture.get("/v1/series/google-books:hQAAABtinCOMET"))
    #expect(series.id == "google-books:hQAAABtinCOMET")
    #expect(series.provider == "google-books")
    #expect(series.name == "Tin Comet")
    #expect(series.works.map(\.position) == ["1", "2", nil])
    #expect(transport.requests.map(\.path) == ["/books/v1/series/get", "/books/v1/series/membership/get"])
  }

  @Test("Open Library's series, cached for 7 days; the identifier may be percent-encoded")
  func openLibrary() async throws {
    let transport = transport(
      .success(try Corpus.response("series-record.json", of: "open-library")),
      .success(try Corpus.response("series.json", of: "open-library")))
    let fixture = BackendFixture([Upstream(.openLibrary, transport: transport)])
    let series = try data(await fixture.get("/v1/series/openlibrary:OL900001L"))
    #expect(series.total == nil)
    #expect(series.works.map(\.title) == ["Tin Comet, Vol. 1", "Tin Comet: Omnibus", "Tin Comet, Vol. 2"])
    fixture.wallTime.advance(milliseconds: 7 * 86_400_000 - 1)
    #expect(try await fixture.get("/v1/series/openlibrary%3AOL900001L").envelopeOfSeries.meta.cached == true)
    #expect(transport.requests.count == 2)
    #expect(await fixture.backend.metrics().requests == ["/v1/series/{id}": 2])
    #expect(await fixture.backend.metrics().seriesPages == ["openlibrary": ["found": 1]])
  }

  @Test(
    "An unknown series is 404, and an invalid one causes no call",
    arguments: [
      ("openlibrary:OL900009L", 404, "noSuchSeries", 1), ("openlibrary:OL1W", 404, "noSuchSeries", 0),
      ("openlibrary:..%2F..%2Fsearch", 404, "noSuchSeries", 0), ("isbndb:1", 404, "noSuchSeries", 0),
      ("nobody:OL1L", 404, "noSuchSeries", 0), ("OL1L", 400, "badSeriesID", 0),
      (":OL1L", 400, "badSeriesID", 0), ("openlibrary:", 400, "badSeriesID", 0),
      ("openlibrary:\(String(repeating: "1", count: 300))", 400, "badSeriesID", 0),
    ])
  func unknown(id: String, status: Int, reason: String, calls: Int) async throws {
    let missing = ScriptedTransport.Reply.success(
      try Corpus.response("edition-not-found.json", of: "open-library", status: 404))
    let transport = transport(missing, .failure(.timeout))
    let fixture = BackendFixture([
      Upstream(.openLibrary, transport: transport),
      Upstream(.isbndb, transport: ScriptedTransport([])),
    ])
    let response = await fixture.get("/v1/series/\(id)")
    #expect(response.status == status)
    #expect(try response.envelopeOfSeries.error?.reason?.rawValue == reason)
    #expect(transport.requests.count == calls)
  }

  @Test("A failed call is a failure, and not cached")
  func failure() async throws {
    let transport = transport(
      .success(try Corpus.response("series-record.json", of: "open-library")), .failure(.timeout))
    let fixture = BackendFixture([Upstream(.openLibrary, transport: transport)])
    for _ in 0..<2 {
      let response = await fixture.get("/v1/series/openlibrary:OL900001L")
      #expect(response.status == 503)
      #expect(try response.envelopeOfSeries.error?.reason == .timeout)
    }
    #expect(transport.requests.count == 4)
  }

  @Test("A path without an identifier is no endpoint")
  func noNumber() async throws {
    for path in ["/v1/series", "/v1/series/", "/series/openlibrary:OL1L"] {
      let response = await BackendFixture(ScriptedTransport([])).get(path)
      #expect(try response.envelope.error?.reason == .unknownRoute)
    }
  }
}

extension HTTPResponse {
  fileprivate var envelopeOfSeries: ResponseEnvelope<SeriesResponseData> {
    get throws { try ResponseEnvelope<SeriesResponseData>.decode(from: body) }
  }
}
