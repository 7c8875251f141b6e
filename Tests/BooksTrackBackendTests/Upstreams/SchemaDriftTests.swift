// After a change of a provider's schema, unreadable responses are failures, not "no results" (CON-8).

import BooksTrackAPI
import BooksTrackBackend
import Foundation
import Testing

@Suite("Schema drift is a failure, never \"no results\"")
struct SchemaDriftTests {
  @Test(
    "A list with another name, and items that are all unreadable",
    arguments: [
      ("google-books", #"{"kind":"books#volumes","totalItems":1,"volumes":[]}"#),
      (
        "google-books",
        #"{"kind":"books#volumes","totalItems":1,"items":[{"id":"a","volumeInfo":{"name":"T"}}]}"#
      ),
      ("openlibrary", #"{"numFound":1,"start":0,"results":[]}"#),
      ("openlibrary", #"{"numFound":1,"docs":[{"key":"/works/OL1W","name":"T"}]}"#),
      ("isbndb", #"{"total":1,"records":[]}"#), ("isbndb", #"{"total":1,"books":[{"name":"T"}]}"#),
      ("isbndb", #"{"book":{"name":"T"}}"#), ("isbndb", #"{"book":null}"#),
    ])
  func drift(name: String, body: String) async throws {
    let providers: [any MetadataProvider] = [GoogleBooksProvider(), OpenLibraryProvider(), ISBNdbProvider()]
    let provider = try #require(providers.first { $0.name == name })
    let response = HTTPResponse(status: 200, body: Data(body.utf8))
    #expect(throws: ProviderFailure(.unreadable, provider: name)) {
      try provider.normalize(response, for: .title("T"))
    }
    let fixture = BackendFixture([
      Upstream(ProviderRegistration(provider), transport: ScriptedTransport(always: .success(response)))
    ]
    )
    let answer = await fixture.title("T")
    #expect(answer.status == 503)
    #expect(try answer.envelope.error?.reason == .unreadableAnswer)
  }

  @Test("An excessively large response is not parsed")
  func tooLarge() async throws {
    var policy = BackendPolicy.standard
    policy.largestPayload = 1_000
    let body = #"{"kind":"books#volumes","totalItems":0}"#
    for (padding, status) in [(0, 404), (1_000, 503)] {
      let text = body + String(repeating: " ", count: padding)
      let transport = ScriptedTransport(always: .success(HTTPResponse(status: 200, body: Data(text.utf8))))
      #expect(await BackendFixture(transport, policy: policy).title("T").status == status)
    }
  }
}
