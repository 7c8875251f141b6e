// A fourth provider needs one type, and one line that registers it (CON-3).

import BooksTrackAPI
import BooksTrackBackend
import Foundation
import Testing

/// A provider with its own wire format, one line per book: `title|author|isbn|subjects`.
struct LibraryOfTests: MetadataProvider {
  let name = "library-of-tests"

  func request(for query: ProviderQuery) -> HTTPRequest? {
    switch query {
    case .isbn(let isbn): HTTPRequest(path: "/books", query: [.init("number", isbn.isbn13)])
    case .title(let title): HTTPRequest(path: "/books", query: [.init("title", title)])
    case .titleAndAuthor: nil
    }
  }

  func normalize(
    _ response: HTTPResponse, for query: ProviderQuery
  ) throws(ProviderFailure) -> NormalizedResult {
    var result = NormalizedResult()
    for line in String(decoding: response.body, as: UTF8.self).split(separator: "\n") {
      let fields = line.split(separator: "|", omittingEmptySubsequences: false).map(String.init)
      guard fields.count == 4 else { throw ProviderFailure(.unreadable, provider: name) }
      var work = WorkDTO(title: fields[0])
      work.authorNames = [fields[1]]
      let subjects = GenreVocabulary.corrected.normalize([fields[3]])
      work.subjectTags = subjects.genres
      result.tally.genresNormalized += subjects.normalized
      work.primaryProvider = name
      work.contributors = [name]
      var edition = EditionDTO(isbns: [fields[2]])
      edition.primaryProvider = name
      edition.contributors = [name]
      result.books.append(
        NormalizedBook(work: work, editions: [edition], authors: [AuthorDTO(name: fields[1])]))
    }
    return result
  }
}

@Suite("A new provider is one normalizer and one registration (CON-3)")
struct NewProviderTests {
  private static let line = "The Lantern Keepers|Mirela Vondra|9781399000017|Harbour Logs"

  private func fixture(
    _ body: String = line, google: ScriptedTransport.Reply? = nil, quota: Quota = .unlimited
  ) throws -> (BackendFixture, ScriptedTransport) {
    let library = ScriptedTransport(always: .success(HTTPResponse(status: 200, body: Data(body.utf8))))
    let google = ScriptedTransport(always: try google ?? .success(Corpus.response("one-volume.json")))
    let fixture = BackendFixture([
      Upstream(.googleBooks, transport: google),
      Upstream(ProviderRegistration(LibraryOfTests()), transport: library, quota: quota),
    ])
    return (fixture, library)
  }

  @Test("It is searched, merged, and listed among the contributors")
  func merged() async throws {
    let (fixture, library) = try fixture()
    let data = try #require(try await fixture.isbn("9781399000017").envelope.data)
    #expect(data.works.count == 1)
    #expect(data.works.first?.contributors == ["google-books", "library-of-tests"])
    #expect(data.works.first?.subjectTags.contains("Harbour Logs") == true)
    #expect(data.works.first?.synthetic == false)
    #expect(library.requests.map { $0["number"] } == ["9781399000017"])
  }

  @Test("It can answer alone, is counted and cached, and has a quota")
  func alone() async throws {
    let (fixture, library) = try fixture(
      google: .failure(.timeout), quota: Quota(calls: 1, per: .day))
    let envelope = try await fixture.isbn("9781399000017").envelope
    #expect(envelope.meta.provider == "library-of-tests")
    #expect(try await fixture.isbn("9781399000017").envelope.meta.cached == true)
    #expect(await fixture.title("another").status == 503)
    #expect(library.requests.count == 1)
    let metrics = await fixture.backend.metrics()
    #expect(metrics.providerCalls["library-of-tests"] == ["found": 1])
    #expect(metrics.quotaRefusals == ["library-of-tests": 1])
    #expect(metrics.answersFoundBy == ["library-of-tests": 1])
  }

  @Test("It gets no query that it cannot answer, and its failures are typed")
  func failures() async throws {
    let (fixture, library) = try fixture("<html>", google: ThreeProviders.Nothing.googleBooks())
    #expect(await fixture.get("/v1/search/advanced", ["title": "T", "author": "A"]).status == 404)
    #expect(library.requests.isEmpty)
    let response = await fixture.title("T")
    #expect(response.status == 503)
    #expect(try response.envelope.error?.reason == .unreadableAnswer)
    #expect(await fixture.get("/v1/series/library-of-tests:1").status == 404)
  }
}
