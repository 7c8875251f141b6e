// Responses of the backend: books, "no such book", refusals and failures, each with status, code and reason.

import BooksTrackAPI
import BooksTrackBackend
import Foundation
import Testing

@Suite("Backend: answers")
struct BackendAnswerTests {
  @Test("An ISBN search answers with the book, as the contract has it (CON-2)")
  func isbn() async throws {
    let clock = ManualClock()
    let page = try Corpus.response("one-volume.json")
    let transport = ScriptedTransport { _, _ in
      clock.advance(by: .milliseconds(450))
      return .success(page)
    }
    let wallTime = ManualWallTime()
    let backend = Backend(
      upstreams: [Upstream(.googleBooks, transport: transport)], wallTime: wallTime,
      clock: clock)
    let response = await backend.handle(
      HTTPRequest(path: "/v1/search/isbn", query: [.init("isbn", "1-399-00001-2")]))
    let envelope = try response.envelope
    #expect(response.status == 200)
    #expect(response.contentType == "application/json")
    #expect(envelope.data?.works.map(\.title) == ["The Lantern Keepers"])
    #expect(envelope.data?.editions.map(\.workIndex) == [0])
    #expect(envelope.data?.authors.map(\.name) == ["Mirela Vondra", "Tom Asquith"])
    #expect(
      envelope.meta
        == ResponseMeta(
          timestamp: "2025-10-31T12:00:00Z", processingTime: 450, provider: "google-books", cached: false))
    #expect(transport.requests.map { $0["q"] } == ["isbn:9781399000017"])
    #expect(transport.timeouts == [BackendPolicy.standard.providerTimeout])
  }

  @Test("A title search answers with works, merged, and their editions (CON-7)")
  func title() async throws {
    let fixture = BackendFixture(
      ScriptedTransport(always: .success(try Corpus.response("five-editions.json"))))
    let data = try #require(try await fixture.title("  the glass\torchard ").envelope.data)
    #expect(data.works.count == 1)
    #expect(data.editions.map(\.workIndex) == [0, 0, 0, 0, 0])
    #expect(data.authors.map(\.name) == ["J.R. Halloran"])
    let metrics = await fixture.backend.metrics()
    #expect(metrics.syntheticWorks == 5)
    #expect(metrics.mergedWorks == 4)
    #expect(metrics.genresNormalized == 5)
  }

  @Test("Another book, or one without ISBNs, does not answer a query for an ISBN")
  func wrongBook() async throws {
    let fixture = BackendFixture(ScriptedTransport(always: .success(try Corpus.response("wrong-book.json"))))
    let response = await fixture.isbn("9781399000017")
    #expect(response.status == 404)
    #expect(try response.envelope.error?.reason == .noSuchBook)
    #expect(await fixture.backend.metrics().wrongBooks == 2)
  }

  @Test("Of several volumes only those with the ISBN are returned")
  func rightAmongWrong() async throws {
    let fixture = BackendFixture(
      ScriptedTransport(always: .success(try Corpus.response("five-editions.json"))))
    let data = try #require(try await fixture.isbn("1399000128").envelope.data)
    #expect(data.editions.map(\.isbn) == ["9781399000123"])
    #expect(data.works.flatMap(\.externalIDs).map(\.value) == ["gLassOrch2AJ"])
  }

  @Test("No such book is 404 NOT_FOUND, for a number as for a title (ENR-6)")
  func notFound() async throws {
    let fixture = BackendFixture(ScriptedTransport(always: .success(try Corpus.response("no-match.json"))))
    for response in [await fixture.isbn("9781399000017"), await fixture.title("No such title")] {
      #expect(response.status == 404)
      let error = try #require(try response.envelope.error)
      #expect(error.code == .notFound)
      #expect(error.reason == .noSuchBook)
    }
  }

  @Test(
    "Unusable parameters are refused without a call (CON-8)",
    arguments: [
      ("/v1/search/isbn", [("isbn", "123")], "INVALID_ISBN", "badLength"),
      ("/v1/search/isbn", [("isbn", "invalid")], "INVALID_ISBN", "badCharacter"),
      ("/v1/search/isbn", [("isbn", "9780596101993")], "INVALID_ISBN", "badCheckDigit"),
      ("/v1/search/isbn", [("isbn", "2940017227770")], "INVALID_ISBN", "notABook"),
      ("/v1/search/isbn", [("isbn", "9.78059E+12")], "INVALID_ISBN", "scientificNotation"),
      ("/v1/search/isbn", [("isbn", "0000000000")], "INVALID_ISBN", "placeholder"),
      ("/v1/search/isbn", [("isbn", " ")], "INVALID_ISBN", "empty"),
      ("/v1/search/isbn", [("q", "9780596101992")], "INVALID_QUERY", "missingParameter"),
      ("/v1/search/title", [], "INVALID_QUERY", "missingParameter"),
      ("/v1/search/title", [("q", "")], "INVALID_QUERY", "empty"),
      ("/v1/search/title", [("q", " \t\u{A0}")], "INVALID_QUERY", "empty"),
      ("/v1/search/title", [("q", String(repeating: "a", count: 301))], "INVALID_QUERY", "tooLong"),
    ] as [(String, [(String, String)], String, String)])
  func refusals(path: String, query: [(String, String)], code: String, reason: String) async throws {
    let transport = ScriptedTransport([])
    let fixture = BackendFixture(transport)
    let response = await fixture.backend.handle(
      HTTPRequest(path: path, query: query.map { HTTPRequest.QueryItem($0.0, $0.1) }))
    let envelope = try response.envelope
    #expect(response.status == 400)
    #expect(envelope.error?.code.rawValue == code)
    #expect(envelope.error?.reason?.rawValue == reason)
    #expect(transport.requests.isEmpty)
    #expect(await fixture.backend.metrics().errors == [code: 1])
    #expect(await fixture.backend.metrics().reasons == [reason: 1])
  }

  @Test(
    "An unknown path is 404 with a separate reason",
    arguments: ["/", "/v1/search", "/v1/search/isbn/", "/v2/search/isbn"])
  func unknownRoute(path: String) async throws {
    let fixture = BackendFixture(ScriptedTransport([]))
    let response = await fixture.backend.handle(HTTPRequest(path: path))
    #expect(response.status == 404)
    #expect(try response.envelope.error?.code == .notFound)
    #expect(try response.envelope.error?.reason == .unknownRoute)
    #expect(await fixture.backend.metrics().requests == ["unknown": 1])
  }

  @Test("A title of the maximum length is searched")
  func longestTitle() async throws {
    let transport = ScriptedTransport(always: .success(try Corpus.response("no-match.json")))
    #expect(await BackendFixture(transport).title(String(repeating: "a", count: 300)).status == 404)
    #expect(transport.requests.count == 1)
  }
}

@Suite("Backend: failing providers")
struct BackendFailureTests {
  @Test(
    "A failed call is 503 PROVIDER_ERROR with its reason (CON-8)",
    arguments: [
      (TransportError.timeout, "timeout"), (.offline, "unreachable"), (.connectionLost, "unreachable"),
    ])
  func transportErrors(failure: TransportError, reason: String) async throws {
    let response = await BackendFixture(ScriptedTransport(always: .failure(failure))).isbn("9781399000017")
    #expect(response.status == 503)
    #expect(try response.envelope.error?.code == .providerError)
    #expect(try response.envelope.error?.reason?.rawValue == reason)
  }

  @Test(
    "A failed response is 503, too; a rate limit of the provider is 429 with its Retry-After",
    arguments: [
      (500, "error-page.html", nil, 503, "unavailable", nil),
      (503, "error-backend.json", 30, 503, "unavailable", 30),
      (200, "error-page.html", nil, 503, "unreadableAnswer", nil),
      (200, "cut-off.json", nil, 503, "unreadableAnswer", nil),
      (400, "error-page.html", nil, 503, "refused", nil),
      (429, "error-rate-limit.json", nil, 429, "rateLimited", nil),
      (429, "error-rate-limit.json", 17, 429, "rateLimited", 17),
      (403, "error-daily-limit.json", 3_600, 429, "quota", 3_600),
    ] as [(Int, String, Int?, Int, String, Int?)])
  func answers(
    status: Int, payload: String, retryAfter: Int?, sent: Int, reason: String, sentRetryAfter: Int?
  ) async throws {
    let body = try Corpus.googleBooks(payload)
    let transport = ScriptedTransport(
      always: .success(HTTPResponse(status: status, retryAfterSeconds: retryAfter, body: body)))
    let fixture = BackendFixture(transport)
    let response = await fixture.title("T")
    #expect(response.status == sent)
    #expect(response.retryAfterSeconds == sentRetryAfter)
    let error = try #require(try response.envelope.error)
    #expect(error.code == .providerError)
    #expect(error.reason?.rawValue == reason)
    #expect(await fixture.backend.metrics().providerCalls == ["google-books": [reason: 1]])
  }

  @Test(
    "A provider's error text is never sent to the reader",
    arguments: ["error-rate-limit.json", "error-backend.json", "error-page.html"])
  func plainSentence(payload: String) async throws {
    for status in [200, 403, 429, 500] {
      let transport = ScriptedTransport(always: .success(try Corpus.response(payload, status: status)))
      let body = String(decoding: await BackendFixture(transport).title("T").body, as: UTF8.self)
      for word in ["Queries", "googleapis", "temporarily", "backendFailed", "502", "html", "RESOURCE"] {
        #expect(!body.contains(word))
      }
    }
  }

  @Test("If one provider fails, the next is called and gives the answer")
  func fallThrough() async throws {
    let second = ScriptedTransport(always: .success(try Corpus.response("one-volume.json")))
    let fixture = BackendFixture([
      Upstream(
        ProviderRegistration(Renamed("first")), transport: ScriptedTransport(always: .failure(.timeout))),
      Upstream(ProviderRegistration(Renamed("second")), transport: second),
    ])
    let envelope = try await fixture.isbn("9781399000017").envelope
    #expect(envelope.data?.works.count == 1)
    #expect(envelope.meta.provider == "second")
    #expect(
      await fixture.backend.metrics().providerCalls == ["first": ["timeout": 1], "second": ["found": 1]])
  }

  @Test(
    "A failure of one and no match at the other is a failure, not \"no results\"",
    arguments: [[0, 1], [1, 0]])
  func noFalseNotFound(order: [Int]) async throws {
    let transports = [
      ScriptedTransport(always: .failure(.timeout)),
      ScriptedTransport(always: .success(try Corpus.response("no-match.json"))),
    ]
    let fixture = BackendFixture(
      order.map { Upstream(ProviderRegistration(Renamed("p\($0)")), transport: transports[$0]) })
    let response = await fixture.isbn("9781399000017")
    #expect(response.status == 503)
    #expect(try response.envelope.error?.reason == .timeout)
  }

  @Test("429 only if all providers are rate-limited, with the earliest Retry-After")
  func slowDown() async throws {
    let body = try Corpus.googleBooks("error-rate-limit.json")
    func limited(_ seconds: Int) -> ScriptedTransport {
      ScriptedTransport(always: .success(HTTPResponse(status: 429, retryAfterSeconds: seconds, body: body)))
    }
    let busy = BackendFixture([
      Upstream(ProviderRegistration(Renamed("a")), transport: limited(60)),
      Upstream(ProviderRegistration(Renamed("b")), transport: limited(20)),
    ])
    let response = await busy.title("T")
    #expect(response.status == 429)
    #expect(response.retryAfterSeconds == 20)
    let mixed = BackendFixture([
      Upstream(ProviderRegistration(Renamed("a")), transport: limited(60)),
      Upstream(ProviderRegistration(Renamed("b")), transport: ScriptedTransport(always: .failure(.timeout))),
    ])
    let other = await mixed.title("T")
    #expect(other.status == 503)
    #expect(try other.envelope.error?.reason == .timeout)
  }

  @Test("A backend without providers reports that")
  func noProvider() async throws {
    let response = await BackendFixture([]).title("T")
    #expect(response.status == 503)
    #expect(try response.envelope.error?.reason == .noProvider)
  }
}

/// Google Books under another name: a second provider for tests.
struct Renamed: MetadataProvider {
  let name: String
  private let google = GoogleBooksProvider()

  init(_ name: String) { self.name = name }

  func request(for query: ProviderQuery) -> HTTPRequest? { google.request(for: query) }
  func normalize(
    _ response: HTTPResponse, for query: ProviderQuery
  ) throws(ProviderFailure) -> NormalizedResult {
    var result = try google.normalize(response, for: query)
    for book in result.books.indices {
      result.books[book].work.primaryProvider = name
      result.books[book].work.contributors = [name]
      for edition in result.books[book].editions.indices {
        result.books[book].editions[edition].primaryProvider = name
        result.books[book].editions[edition].contributors = [name]
      }
    }
    return result
  }
}
