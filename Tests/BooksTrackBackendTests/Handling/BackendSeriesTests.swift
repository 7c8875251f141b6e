// Names of series: Google sends only an identifier, so the backend requests the name and caches it (SER-1).

import BooksTrackAPI
import BooksTrackBackend
import Foundation
import Testing

@Suite("Backend: series names")
struct BackendSeriesTests {
  private func comics(series: ScriptedTransport.Reply) throws -> ScriptedTransport {
    ScriptedTransport(volumes: .success(try Corpus.response("comics.json")), series: series)
  }

  @Test("Names are requested in one call, and a series without one is sent without")
  func names() async throws {
    let transport = try comics(series: .success(try Corpus.response("series-get.json")))
    let data = try #require(try await BackendFixture(transport).title("Tin Comet").envelope.data)
    #expect(data.works.map { $0.series.map(\.name) } == [["Tin Comet"], ["Tin Comet", nil]])
    #expect(
      transport.requests.dropFirst().map { $0 } == [
        HTTPRequest(
          path: "/books/v1/series/get",
          query: [.init("series_id", "hQAAABtinCOMET"), .init("series_id", "xAAAAAoMNIBUS")])
      ])
    #expect(transport.timeouts.last == BackendPolicy.standard.seriesTimeout)
  }

  @Test("A cached name is not requested again until it expires")
  func remembered() async throws {
    let volumes = try Corpus.response("comics.json")
    let names = try Corpus.response("series-get.json")
    // Only a request for the first series is answered with its name.
    let transport = ScriptedTransport { request, _ in
      guard request.path.contains("series") else { return .success(volumes) }
      let isFirst = request.query.map(\.value).contains("hQAAABtinCOMET")
      return .success(isFirst ? names : HTTPResponse(status: 404, body: Data("{}".utf8)))
    }
    let fixture = BackendFixture(transport)
    _ = await fixture.isbn("9781399000208")
    let second = try await fixture.isbn("9781399000215").envelope
    #expect(second.data?.works.first?.series.first?.name == "Tin Comet")
    let lookups = transport.requests.filter { $0.path.contains("series") }
    #expect(lookups.map { $0.query.map(\.value) } == [["hQAAABtinCOMET"], ["xAAAAAoMNIBUS"]])
    fixture.wallTime.advance(milliseconds: 7 * 86_400_000)
    _ = await fixture.isbn("9781399000208")
    #expect(transport.requests.last?.query.map(\.value) == ["hQAAABtinCOMET"])
  }

  @Test(
    "If the call fails, the book is sent without the name, and that answer is not cached",
    arguments: [
      ScriptedTransport.Reply.failure(.timeout), .success(HTTPResponse(status: 503, body: Data())),
      .success(HTTPResponse(status: 200, body: Data("<html>".utf8))),
    ])
  func failure(reply: ScriptedTransport.Reply) async throws {
    let transport = try comics(series: reply)
    let fixture = BackendFixture(transport)
    let first = try await fixture.isbn("9781399000208").envelope
    let reference = try #require(first.data?.works.first?.series.first)
    #expect(first.success)
    #expect(reference.name == nil)
    #expect(reference.seriesID == "hQAAABtinCOMET")
    #expect(try await fixture.isbn("9781399000208").envelope.meta.cached == false)
    #expect(transport.requests.count == 4)
  }

  @Test("A series that the provider does not know is cached, too")
  func unknownSeries() async throws {
    let transport = try comics(series: .success(HTTPResponse(status: 404, body: Data("{}".utf8))))
    let fixture = BackendFixture(transport)
    #expect(try await fixture.isbn("9781399000208").envelope.data?.works.first?.series.first?.name == nil)
    #expect(try await fixture.isbn("9781399000208").envelope.meta.cached == true)
    #expect(transport.requests.count == 2)
  }

  @Test("A book without series causes no second call")
  func noSeries() async throws {
    let transport = ScriptedTransport(always: .success(try Corpus.response("one-volume.json")))
    _ = await BackendFixture(transport).isbn("9781399000017")
    #expect(transport.requests.count == 1)
  }

  @Test("The number of series per call is limited")
  func bound() async throws {
    var policy = BackendPolicy.standard
    policy.seriesPerLookup = 1
    let transport = try comics(series: .success(try Corpus.response("series-get.json")))
    _ = await BackendFixture(transport, policy: policy).title("Tin Comet")
    #expect(transport.requests.last?.query.count == 1)
  }
}
