// One answer from several providers: the best source for each field, the contributors, and the answer when
// some providers are down (CON-5, CON-10, CON-11).

import BooksTrackAPI
import BooksTrackBackend
import Foundation
import Testing

@Suite("Backend: several providers")
struct MergingAnswerTests {
  private static let isbn = "9781399000017"
  private static let down = ScriptedTransport.Reply.success(
    HTTPResponse(status: 503, body: Data("down".utf8)))

  @Test(
    "Each field comes from its best provider, and the contributors are listed (CON-5, CON-10)")
  func bestSource() async throws {
    let fixture = BackendFixture(try ThreeProviders.knowing(isbndbStage: 0))
    let envelope = try await fixture.isbn(Self.isbn).envelope
    let data = try #require(envelope.data)
    let work = try #require(data.works.first)
    #expect(data.works.count == 1)
    #expect(work.primaryProvider == "google-books")
    #expect(work.contributors == ["google-books", "openlibrary", "isbndb"])
    #expect(work.synthetic == false)
    #expect(work.firstPublicationYear == 2015)
    #expect(work.coverImageURL?.hasPrefix("https://books.google.com/") == true)
    #expect(work.description?.hasPrefix("A keeper of lanterns on the coast") == true)
    #expect(work.subjectTags.prefix(4) == ["Fiction", "Thriller", "Science Fiction", "Dystopian"])
    #expect(work.externalIDs.values(of: "google-books") == ["kTq2ZwAAQBAJ"])
    #expect(work.externalIDs.values(of: "openlibrary") == ["OL90000001W"])
    #expect(work.externalIDs.values(of: "isbndb") == [Self.isbn])
    let edition = try #require(data.editions.first)
    #expect(data.editions.count == 1)
    #expect(edition.contributors == ["google-books", "openlibrary", "isbndb"])
    #expect(edition.format == .hardcover)
    #expect(edition.publicationDate == "2017-05-09")
    #expect(edition.language == "en")
    #expect(data.authors.flatMap(\.externalIDs).map(\.value) == ["OL9000001A", "OL9000002A"])
    #expect(envelope.meta.provider == "google-books")
    let metrics = await fixture.backend.metrics()
    #expect(metrics.answersFoundBy == ["google-books": 1])
    #expect(metrics.answersContributedTo == ["google-books": 1, "openlibrary": 1, "isbndb": 1])
    #expect(metrics.joinedWorks == 2)
  }

  @Test("If a search returned a description, no further one is requested")
  func detailsWhereMissing() async throws {
    let work = try Corpus.response("work-record.json", of: "open-library")
    let search = try Corpus.response("one-work.json", of: "open-library")
    let known = try Corpus.response("one-volume.json")
    for (google, calls) in [(known, 0), (try Corpus.response("no-match.json"), 1)] {
      let openLibrary = ScriptedTransport { request, _ in
        .success(request.path.hasPrefix("/works/") ? work : search)
      }
      let fixture = BackendFixture(
        ThreeProviders(
          googleBooks: ScriptedTransport(always: .success(google)), openLibrary: openLibrary,
          isbndb: ScriptedTransport([]), details: .work))
      let found = try #require(try await fixture.isbn(Self.isbn).envelope.data?.works.first)
      #expect(found.description?.isEmpty == false)
      #expect(openLibrary.requests.count { $0.path.hasPrefix("/works/") } == calls)
    }
  }

  @Test(
    "With details always requested, the description is Open Library's, with fields that its search lacks"
  )
  func details() async throws {
    let work = try Corpus.response("work-record.json", of: "open-library")
    let search = try Corpus.response("one-work.json", of: "open-library")
    let openLibrary = ScriptedTransport { request, _ in
      .success(request.path.hasPrefix("/works/") ? work : search)
    }
    let google = ScriptedTransport(always: .success(try Corpus.response("one-volume.json")))
    let providers = ThreeProviders(
      googleBooks: google, openLibrary: openLibrary, isbndb: ScriptedTransport([]), details: .work)
    var policy = BackendPolicy.standard
    policy.details = .always
    let fixture = BackendFixture(providers, policy: policy)
    let found = try #require(try await fixture.isbn(Self.isbn).envelope.data?.works.first)
    #expect(found.description == "A keeper of lanterns finds a map that no ship ever carried.")
    #expect(openLibrary.requests.map(\.path).prefix(2) == ["/search.json", "/works/OL90000001W.json"])
    // The record contains two series by identifier only, whose names are then requested.
    #expect(
      openLibrary.requests.dropFirst(2).map(\.path) == ["/series/OL900001L.json", "/series/OL900004L.json"])
    #expect(await fixture.backend.metrics().detailLookups == ["openlibrary": ["found": 1]])
  }

  @Test("A book without its details is an answer, which is cached briefly")
  func detailsFail() async throws {
    let search = try Corpus.response("one-work.json", of: "open-library")
    let openLibrary = ScriptedTransport { request, _ in
      request.path.hasPrefix("/search") ? .success(search) : .failure(.timeout)
    }
    let upstream = Upstream(.openLibrary, transport: openLibrary)
    let fixture = BackendFixture([upstream])
    #expect(try await fixture.isbn(Self.isbn).envelope.success)
    #expect(try await fixture.isbn(Self.isbn).envelope.meta.cached == true)
    fixture.wallTime.advance(milliseconds: 600_000)
    #expect(try await fixture.isbn(Self.isbn).envelope.meta.cached == false)
    #expect(await fixture.backend.metrics().detailLookups == ["openlibrary": ["timeout": 4]])
  }

  @Test("Details that would arrive after the app's timeout are not requested")
  func detailsComeTooLate() async throws {
    let clock = ManualClock()
    let search = try Corpus.response("one-work.json", of: "open-library")
    let openLibrary = ScriptedTransport { request, _ in
      let isSearch = request.path.hasPrefix("/search")
      clock.advance(by: isSearch ? .seconds(3) : BackendPolicy.standard.detailTimeout)
      return isSearch ? .success(search) : .failure(.timeout)
    }
    let backend = Backend(
      upstreams: [Upstream(.openLibrary, transport: openLibrary)], wallTime: ManualWallTime(), clock: clock)
    let request = HTTPRequest(path: "/v1/search/isbn", query: [.init("isbn", Self.isbn)])
    #expect(try await backend.handle(request).envelope.success)
    #expect(openLibrary.requests.map(\.path) == ["/search.json", "/works/OL90000001W.json"])
    #expect(clock.now.offset <= BackendPolicy.standard.extrasTimeout)
    #expect(await backend.metrics().detailLookups == ["openlibrary": ["timeout": 1]])
  }

  @Test("The provider of the last level is called only if the others know nothing or have failed (CON-11)")
  func fallbackLevels() async throws {
    let known = try ThreeProviders.knowing()
    _ = await BackendFixture(known).isbn(Self.isbn)
    #expect(known.isbndb.requests.isEmpty)

    let unknown = try ThreeProviders.knowing(
      googleBooks: ThreeProviders.Nothing.googleBooks(), openLibrary: Self.down)
    let envelope = try await BackendFixture(unknown).isbn(Self.isbn).envelope
    #expect(unknown.isbndb.requests.map(\.path) == ["/book/9781399000017"])
    #expect(envelope.data?.works.first?.contributors == ["isbndb"])
    #expect(envelope.meta.provider == "isbndb")
  }

  @Test("Records of ISBNdb have the time of their request, also in cached answers")
  func synchronized() async throws {
    let fixture = BackendFixture(
      try ThreeProviders.knowing(
        googleBooks: ThreeProviders.Nothing.googleBooks(), openLibrary: ThreeProviders.Nothing.openLibrary()))
    let asked = fixture.wallTime.now().iso8601
    _ = await fixture.isbn(Self.isbn)
    fixture.wallTime.advance(milliseconds: 3_600_000)
    let envelope = try await fixture.isbn(Self.isbn).envelope
    #expect(envelope.meta.cached == true && envelope.meta.timestamp != asked)
    #expect(envelope.data?.works.map(\.lastRecordSync) == [asked])
    #expect(envelope.data?.editions.map(\.lastRecordSync) == [asked])
    let others = try await BackendFixture(try ThreeProviders.knowing()).isbn(Self.isbn).envelope
    #expect(others.data?.works.map(\.lastRecordSync) == [nil])
  }

  @Test("The last level is also called if the others return another book")
  func wrongBook() async throws {
    let providers = try ThreeProviders.knowing(
      googleBooks: .success(Corpus.response("wrong-book.json")),
      openLibrary: ThreeProviders.Nothing.openLibrary())
    #expect(try await BackendFixture(providers).isbn(Self.isbn).envelope.meta.provider == "isbndb")
  }

  @Test("With one provider down the others answer, and the answer is cached for ten minutes (CON-10)")
  func oneDown() async throws {
    let providers = try ThreeProviders.knowing(openLibrary: Self.down)
    let fixture = BackendFixture(providers)
    let first = try await fixture.isbn(Self.isbn).envelope
    #expect(first.data?.works.first?.contributors == ["google-books"])
    fixture.wallTime.advance(milliseconds: 599_999)
    #expect(try await fixture.isbn(Self.isbn).envelope.meta.cached == true)
    fixture.wallTime.advance(milliseconds: 1)
    #expect(try await fixture.isbn(Self.isbn).envelope.meta.cached == false)
    #expect(providers.googleBooks.requests.count == 2)
  }

  @Test(
    "A provider with an open breaker or without quota is listed as missing; a single failure is not (ENR-5)")
  func missing() async throws {
    let breaker = CircuitBreakerPolicy(
      failuresToOpen: 1, firstPause: .seconds(30), growth: 200, longestPause: .seconds(60))
    let fixture = BackendFixture(try ThreeProviders.knowing(openLibrary: Self.down, breaker: breaker))
    func meta() async throws -> ResponseMeta { try await fixture.isbn(Self.isbn).envelope.meta }
    #expect(try await meta().missingProviders == [])
    fixture.wallTime.advance(milliseconds: 600_000)
    let resting = try await meta()
    #expect(resting.missingProviders == ["openlibrary"] && resting.retryAfterSeconds == 600)
    fixture.wallTime.advance(milliseconds: 599_999)
    let kept = try await meta()
    #expect(kept.cached == true && kept.missingProviders == ["openlibrary"] && kept.retryAfterSeconds == 1)
    // At noon the day has twelve hours left.
    let poor = try ThreeProviders.knowing(quota: Quota(calls: 0, per: .day))
    let used = try await BackendFixture(poor).isbn(Self.isbn).envelope.meta
    #expect(used.missingProviders == ["google-books"] && used.retryAfterSeconds == 43_200)
  }

  @Test("With all of them up the answer is kept for seven days (CON-9)")
  func whole() async throws {
    let fixture = BackendFixture(try ThreeProviders.knowing())
    let first = try await fixture.isbn(Self.isbn).envelope.meta
    #expect(first.missingProviders == [] && first.retryAfterSeconds == nil)
    fixture.wallTime.advance(milliseconds: 7 * 86_400_000 - 1)
    #expect(try await fixture.isbn(Self.isbn).envelope.meta.cached == true)
  }

  @Test("With all of them down the response is a failure, which is not cached")
  func allDown() async throws {
    let providers = try ThreeProviders.knowing(
      googleBooks: .failure(.timeout), openLibrary: Self.down, isbndb: Self.down)
    let fixture = BackendFixture(providers)
    for _ in 0..<2 {
      let response = await fixture.isbn(Self.isbn)
      #expect(response.status == 503)
      #expect(try response.envelope.error?.reason == .timeout)
    }
    #expect(providers.isbndb.requests.count == 2)
  }

  @Test(
    "No match and one failure is a failure; no match at all providers is \"not found\"",
    arguments: [(true, 503, "unavailable"), (false, 404, "noSuchBook")])
  func unknown(isOneDown: Bool, status: Int, reason: String) async throws {
    let providers = try ThreeProviders.knowing(
      googleBooks: ThreeProviders.Nothing.googleBooks(),
      openLibrary: isOneDown ? Self.down : ThreeProviders.Nothing.openLibrary(),
      isbndb: ThreeProviders.Nothing.isbndb())
    let response = await BackendFixture(providers).isbn(Self.isbn)
    #expect(response.status == status)
    #expect(try response.envelope.error?.reason?.rawValue == reason)
  }

  @Test("With the first-answer strategy, providers after the first match are not called")
  func firstAnswer() async throws {
    var policy = BackendPolicy.standard
    policy.strategy = .firstAnswer
    let providers = try ThreeProviders.knowing(googleBooks: ThreeProviders.Nothing.googleBooks())
    let envelope = try await BackendFixture(providers, policy: policy).isbn(Self.isbn).envelope
    #expect(envelope.data?.works.first?.contributors == ["openlibrary"])
    #expect(providers.googleBooks.requests.count == 1)
    #expect(providers.isbndb.requests.isEmpty)
  }

  @Test("No reader ever sees what a provider wrote about its failure (CON-8)")
  func canaries() async throws {
    let words = ["canary", "nginx", "cloudflare", "Limit Exceeded", "Forbidden", "errorMessage", "notfound"]
    let payloads = [
      "google-books": ["error-page.html", "error-backend.json", "error-daily-limit.json", "cut-off.json"],
      "open-library": ["error-page.html", "rate-limit.html", "forbidden.html", "edition-not-found.json"],
      "isbndb": ["error-page.html", "limit-exceeded.json", "forbidden.json", "not-found.json"],
    ]
    for index in 0..<4 {
      for status in [200, 401, 403, 404, 429, 500, 503] {
        func reply(_ provider: String) throws -> ScriptedTransport.Reply {
          let name = payloads[provider]?[index] ?? ""
          let marked = try Corpus.payload(name, of: provider) + Data("\n<!-- canary -->".utf8)
          return .success(HTTPResponse(status: status, body: marked))
        }
        let providers = try ThreeProviders.knowing(
          googleBooks: reply("google-books"), openLibrary: reply("open-library"), isbndb: reply("isbndb"))
        let fixture = BackendFixture(providers)
        for path in ["/v1/search/title", "/search/title", "/v1/series/openlibrary:OL1L"] {
          let response = await fixture.get(path, ["q": "T"])
          let body = String(decoding: response.body, as: UTF8.self)
          #expect(response.status >= 400)
          for word in words where body.contains(word) { Issue.record("\(path) \(status): \(body)") }
        }
      }
    }
  }
}
