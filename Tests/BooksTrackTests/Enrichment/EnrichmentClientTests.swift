// Every response of the backend, and every transport error, maps to one of the cases of enrichment.

import BooksTrackAPI
import Foundation
import Testing

@testable import BooksTrack

/// A case without its payload.
private enum Sort: Hashable {
  case found, foundInPart(Duration), notFound, refused(APIErrorCode?)
  case failed(MetadataFailure?, retryAfter: Duration?), offline, intercepted, cancelled

  init(_ answer: MetadataAnswer) {
    switch answer {
    case .found: self = .found
    case .foundInPart(_, let retryAfter): self = .foundInPart(retryAfter)
    case .notFound: self = .notFound
    case .refused(let error): self = .refused(error?.code)
    case .failed(.unreadable, let retryAfter, _): self = .failed(nil, retryAfter: retryAfter)
    case .failed(let failure, let retryAfter, _): self = .failed(failure, retryAfter: retryAfter)
    case .offline: self = .offline
    case .intercepted: self = .intercepted
    case .cancelled: self = .cancelled
    }
  }
}

struct EnrichmentClientTests {
  private func sort(_ response: HTTPResponse) -> Sort { Sort(MetadataClient.sort(response)) }

  private func text(_ status: Int, _ body: String, retryAfter: Int? = nil) -> HTTPResponse {
    HTTPResponse(status: status, retryAfterSeconds: retryAfter, body: Data(body.utf8))
  }

  @Test func `books are found`() {
    guard case .found(let data) = MetadataClient.sort(.books([FoundBook("Dune")])) else {
      Issue.record("not found")
      return
    }
    #expect(data.works.map(\.title) == ["Dune"])
  }

  @Test func `ENR-5: a partial answer is distinguished from one of all providers`() {
    let books = [FoundBook("Dune")]
    #expect(sort(.books(books)) == .found)
    #expect(sort(.books(books, missing: ["openlibrary"], retryAfter: 90)) == .foundInPart(.seconds(90)))
    #expect(sort(.books(books, missing: ["openlibrary"])) == .foundInPart(.seconds(600)))
    #expect(sort(.books([], missing: ["openlibrary"], retryAfter: 90)) == .notFound)
  }

  @Test func `a success without works is not found`() {
    #expect(sort(.books([])) == .notFound)
  }

  @Test(arguments: [
    "", "<html>Sign in</html>", "[]", #"{"success":true}"#, #"{"success":true,"data":{"works":3}}"#,
  ])
  func `a response that breaks the contract may be retried`(body: String) {
    #expect(sort(text(200, body)) == .failed(nil, retryAfter: nil))
  }

  @Test(arguments: [200, 203, 302, 404, 511])
  func `ENR-3: an HTML page is no response of the service`(status: Int) {
    let page = Data("<html>Sign in</html>".utf8)
    for type in ["text/html", "text/html; charset=UTF-8", "TEXT/HTML"] {
      #expect(sort(HTTPResponse(status: status, contentType: type, body: page)) == .intercepted)
    }
    #expect(sort(HTTPResponse(status: status, contentType: "application/json", body: page)) != .intercepted)
    #expect(sort(HTTPResponse(status: status, contentType: nil, body: page)) != .intercepted)
  }

  @Test func `an HTML page with an error status is a failure`() {
    let page = HTTPResponse(status: 503, contentType: "text/html", body: Data("<html>Sorry</html>".utf8))
    #expect(sort(page) == .failed(.status(503), retryAfter: nil))
  }

  @Test func `the error for an unreadable response names the field`() {
    let body = #"{"success":true,"data":{"works":[{"title":3}],"editions":[],"authors":[]}}"#
    guard case .failed(.unreadable(let error), _, _) = MetadataClient.sort(text(200, body)) else {
      Issue.record("readable")
      return
    }
    #expect(error.path == "data.works[0].title")
  }

  @Test(arguments: [
    (APIErrorCode.notFound, Sort.notFound), (.invalidISBN, .refused(.invalidISBN)),
    (.invalidQuery, .refused(.invalidQuery)), (.providerError, .failed(.status(200), retryAfter: nil)),
    (.internalError, .failed(.status(200), retryAfter: nil)),
    (APIErrorCode(rawValue: "NEW"), .failed(.status(200), retryAfter: nil)),
  ])
  fileprivate func `an error with status 200 is handled by its code, and only an invalid query is final`(
    code: APIErrorCode, expected: Sort
  ) {
    #expect(sort(.error(200, code)) == expected)
  }

  @Test(arguments: ["", "gone", #"{"success":false}"#])
  func `ENR-6: 404 is not found, whatever the body`(body: String) {
    #expect(sort(text(404, body, retryAfter: 5)) == .notFound)
  }

  @Test func `400 is refused, with its code if it can be read`() {
    #expect(sort(.error(400, .invalidISBN)) == .refused(.invalidISBN))
    #expect(sort(text(400, "no")) == .refused(nil))
  }

  @Test(arguments: [nil, 0, 30] as [Int?])
  func `ENR-5: 429 is a failure that carries its Retry-After`(seconds: Int?) {
    let pause = seconds.map { Duration.seconds($0) }
    #expect(
      sort(.error(429, .providerError, retryAfter: seconds)) == .failed(.rateLimited, retryAfter: pause))
    // A provider without quota says nothing about the service.
    #expect(
      sort(.error(429, .providerError, reason: .quota, retryAfter: seconds))
        == .failed(.noCallsLeft, retryAfter: pause))
  }

  @Test func `CON-14: a failure carries the name of the provider that failed`() {
    let named = ResponseEnvelope<SearchResponseData>(
      .failure(ErrorDetails(code: .providerError, message: "No.", reason: .unavailable)),
      meta: ResponseMeta(provider: "openlibrary"))
    let answers = [
      (MetadataClient.sort(HTTPResponse(status: 503, body: named.encoded())), "openlibrary"),
      (MetadataClient.sort(.error(503, .providerError)), nil), (MetadataClient.sort(text(503, "")), nil),
    ]
    for (answer, expected) in answers {
      guard case .failed(.status(503), nil, let provider) = answer else {
        Issue.record("\(answer)")
        continue
      }
      #expect(provider == expected)
    }
  }

  @Test(arguments: [500, 502, 503, 504, 204, 301, 401, 403, 418])
  func `ENR-5: any other status is a failure that may be retried`(status: Int) {
    #expect(sort(text(status, "")) == .failed(.status(status), retryAfter: nil))
    #expect(sort(text(status, "", retryAfter: 7)) == .failed(.status(status), retryAfter: .seconds(7)))
  }

  @Test(arguments: [
    (TransportError.offline, Sort.offline), (.timeout, .failed(.timeout, retryAfter: nil)),
    (.connectionLost, .failed(.connectionLost, retryAfter: nil)), (.cancelled, .cancelled),
  ])
  fileprivate func `a transport error is classified, and the request is sent once`(
    error: TransportError, expected: Sort
  ) async {
    let backend = EnrichmentBackend { _, _ in .failure(error) }
    let client = MetadataClient(transport: backend, timeout: .seconds(1))
    #expect(Sort(await client.ask(.title("Dune"))) == expected)
    #expect(backend.requests == [HTTPRequest(path: "/v1/search/title", query: [.init("q", "Dune")])])
  }

  @Test func `an ISBN is queried with its 13 digits`() throws {
    let query = MetadataQuery.isbn(try ISBN("0-441-17271-7"))
    #expect(query.request == HTTPRequest(path: "/v1/search/isbn", query: [.init("isbn", "9780441172719")]))
  }
}
