// The oracles that watch what the backend answers and counts, each on a course that breaks its promise, told
// by hand, and on one that keeps it.

import BooksTrackAPI
import BooksTrackBackend
import Foundation
import Providers
import Testing

@testable import Hunt
@testable import LabWorld

@Suite struct HuntAnswerOracleTests {
  private typealias Backend = HuntBackendOracleTests

  private static let request = Backend.request
  private static let call = Backend.call
  private static let google = Backend.google
  private static let openLibrary = Backend.openLibrary

  private static func response(_ status: Int) -> HTTPResponse { Backend.response(status) }

  private static func answer(_ meta: ResponseMeta) -> HTTPResponse {
    let envelope = ResponseEnvelope<SearchResponseData>(
      .success(SearchResponseData(works: [WorkDTO(title: #"The "timestamp":"now""#)], editions: [])),
      meta: meta)
    return HTTPResponse(status: 200, body: envelope.encoded())
  }

  /// Returns the objections to an answer that was made in half a second, one and a half seconds after the
  /// beginning of the world.
  private static func frame(_ timestamp: String?, _ processingTime: Int?) -> [String] {
    let log = ObjectionLog()
    let oracle = FrameOracle(providers: 1)
    oracle.note(BackendEvent(time: 1_000_000_000, kind: .arrived(1, request)), log)
    let meta = ResponseMeta(
      timestamp: timestamp, processingTime: processingTime, provider: google, cached: false)
    oracle.note(BackendEvent(time: 1_500_000_000, kind: .served(1, request, answer(meta))), log)
    return log.objections.map(\.clause)
  }

  @Test func `an answer contains its time and duration`() {
    #expect(Self.frame("2025-11-01T00:00:01.500Z", 500) == [])
    #expect(Self.frame("2025-11-01T01:00:01.500Z", 500) == ["CON-1"], "the time of another town")
    #expect(Self.frame("2025-11-01T00:00:01Z", 500) == ["CON-1"])
    #expect(Self.frame("2025-11-01T00:00:01.500Z", 0) == ["CON-1"])
    #expect(Self.frame(nil, 500) == ["CON-1"])
    #expect(Self.frame("2025-11-01T00:00:01.500Z", nil) == ["CON-1"])
    #expect(Self.frame("this morning", 500) == ["CON-1"])
  }

  /// Returns the objections to an answer with a status, after calls that ended with other statuses.
  private static func frame(_ status: Int, after calls: [Int], providers: Int = 1) -> [String] {
    let log = ObjectionLog()
    let oracle = FrameOracle(providers: providers)
    oracle.note(BackendEvent(time: 0, kind: .arrived(1, request)), log)
    for status in calls {
      oracle.note(BackendEvent(time: 1, kind: .ended(google, call, .success(response(status)), nil)), log)
    }
    let meta = ResponseMeta(timestamp: "2025-11-01T00:00:00Z", processingTime: 0)
    let refusal = ResponseEnvelope<SearchResponseData>(
      .success(SearchResponseData(works: [], editions: [])), meta: meta
    ).encoded()
    oracle.note(
      BackendEvent(time: 2, kind: .served(1, request, HTTPResponse(status: status, body: refusal))), log)
    return log.objections.map(\.clause)
  }

  @Test func `an answer has status 429 if those of the providers do`() {
    #expect(Self.frame(429, after: [429]) == [])
    #expect(Self.frame(503, after: [503]) == [])
    #expect(Self.frame(429, after: [503]) == ["CON-8"])
    #expect(Self.frame(503, after: [429]) == ["CON-8"])
    #expect(Self.frame(503, after: [429, 503], providers: 2) == [])
    #expect(Self.frame(429, after: [429, 503], providers: 2) == [], "whose calls these are cannot be told")
    #expect(Self.frame(429, after: []) == [], "nobody was asked")
  }

  // MARK: Series

  private static let names = HTTPRequest(path: "/books/v1/series/get", query: [.init("series_id", "S1")])

  /// - Parameter comes: Each request comes when it is answered.
  private static func series(_ events: [(Int64, BackendEvent.Kind)], comes: Bool = true) -> [String] {
    let log = ObjectionLog()
    let oracle = SeriesNameOracle()
    for (day, kind) in events {
      let time = day * 86_400_000_000_000
      if comes, case .served(let number, let request, _) = kind {
        oracle.note(BackendEvent(time: time, kind: .arrived(number, request)), log)
      }
      oracle.note(BackendEvent(time: time, kind: kind), log)
    }
    return log.objections.map(\.clause)
  }

  private static func named(_ fault: ProviderFault? = nil) -> BackendEvent.Kind {
    let body = Data(#"{"series":[{"seriesId":"S1","title":"Dune"},{"seriesId":"S2"}]}"#.utf8)
    return .ended(google, names, .success(HTTPResponse(status: 200, body: body)), fault)
  }

  private static func shown(_ name: String?, number: String = "S1") -> BackendEvent.Kind {
    var work = WorkDTO(title: "Dune")
    work.series = [SeriesReferenceDTO(provider: google, seriesID: number, name: name)]
    let envelope = ResponseEnvelope<SearchResponseData>(
      .success(SearchResponseData(works: [work], editions: [])), meta: ResponseMeta())
    return .served(1, request, HTTPResponse(status: 200, body: envelope.encoded()))
  }

  private static func page(_ status: Int, number: String = "S1") -> BackendEvent.Kind {
    .served(2, HTTPRequest(path: "/v1/series/\(google):\(number)"), response(status))
  }

  @Test func `a series with a known name has it in answers`() {
    #expect(Self.series([(0, Self.named()), (0, Self.shown("Dune"))]) == [])
    #expect(Self.series([(0, Self.named()), (0, Self.shown(nil))]) == ["SER-1"])
    #expect(Self.series([(0, Self.named()), (5, Self.shown(nil))]) == ["SER-1"])
    #expect(
      Self.series([(0, Self.named()), (7, Self.shown(nil))]) == [], "it is asked for again after a week")
    #expect(Self.series([(0, Self.shown(nil)), (0, Self.named())]) == [])
    #expect(Self.series([(0, Self.named()), (0, Self.shown(nil, number: "S2"))]) == [], "it was not named")
    #expect(Self.series([(0, Self.named(.missingFields)), (0, Self.shown(nil))]) == [])
  }

  @Test func `an answer in progress when a name arrives may lack the name`() {
    func clauses(_ before: [BackendEvent.Kind]) -> [String] {
      Self.series((before + [Self.named(), Self.shown(nil)]).map { (0, $0) }, comes: false)
    }
    let own = BackendEvent.Kind.arrived(1, Self.request)
    #expect(clauses([own]) == ["SER-1"], "nobody else has asked for anything")
    #expect(clauses([.arrived(3, Self.request), own]) == [])
    #expect(clauses([own, .arrived(3, Self.request)]) == [])
    #expect(clauses([.arrived(3, HTTPRequest(path: "/v1/series/x:1")), own]) == [], "a page is no name")
  }

  @Test func `a series that was shown is known`() {
    #expect(Self.series([(0, Self.shown("Dune")), (1, Self.page(200))]) == [])
    #expect(Self.series([(0, Self.shown("Dune")), (1, Self.page(503))]) == [])
    #expect(Self.series([(0, Self.shown("Dune")), (1, Self.page(404))]) == ["CON-2"])
    #expect(Self.series([(0, Self.shown("Dune")), (1, Self.page(404, number: "S3"))]) == [])
    #expect(
      Self.series([(0, Self.named(.wrongBook)), (0, Self.shown("Dune")), (1, Self.page(404))]) == [],
      "a provider has said something wrong")
  }

  @Test func `the counted events are those that happened`() {
    func clauses(
      foundBy provider: String? = nil, _ change: (inout BackendMetrics) -> Void
    ) -> [String] {
      let log = ObjectionLog()
      let oracle = CountsOracle(providers: 1)
      let calls = [
        Self.call, HTTPRequest(path: "/books/v1/series/get", query: []),
        HTTPRequest(path: "/works/OL1W.json", query: []),
      ]
      oracle.note(BackendEvent(time: 0, kind: .arrived(1, Self.request)))
      for call in calls {
        oracle.note(BackendEvent(time: 0, kind: .called(Self.google, call)))
        oracle.note(
          BackendEvent(time: 0, kind: .ended(Self.google, call, .success(Self.response(200)), nil)))
      }
      let body = provider.map { #"{"data":{},"meta":{"cached":false,"provider":"\#($0)"}}"# }
      let answer = HTTPResponse(status: 200, body: Data((body ?? "").utf8))
      oracle.note(
        BackendEvent(
          time: 0, kind: body == nil ? .givenUp(1, Self.request) : .served(1, Self.request, answer)))
      var metrics = BackendMetrics()
      metrics.requests = ["/v1/search/isbn": 1]
      metrics.processing.count(milliseconds: 5)
      metrics.cacheMisses = 1
      metrics.providerCalls = [Self.google: ["found": 1]]
      metrics.seriesLookups = [Self.google: ["found": 1]]
      metrics.detailLookups = [Self.google: ["notFound": 1]]
      change(&metrics)
      oracle.check(metrics, log)
      return log.objections.map(\.clause)
    }
    #expect(clauses { _ in } == [])
    #expect(clauses { $0.requests = [:] } == ["CON-12"])
    #expect(
      clauses { $0.requests["/search/isbn"] = 1 } == ["CON-12"], "by the legacy interface there was none")
    #expect(
      clauses { $0.errors = ["NOT_FOUND": 2] } == ["CON-12"],
      "one request was given up, and one refusal may be its")
    #expect(clauses { $0.processing = TimeTally() } == ["CON-12"])
    #expect(clauses { $0.cacheHits = 1 } == ["CON-12"])
    #expect(clauses { $0.providerCalls[Self.google]?["timeout"] = 1 } == ["CON-12"])
    #expect(clauses { $0.seriesLookups = [:] } == ["CON-12"])
    #expect(clauses { $0.detailLookups = [Self.openLibrary: ["found": 1]] } == ["CON-12", "CON-12"])
    #expect(clauses { $0.sharedCalls = 1 } == ["CON-12"], "somebody has searched")
    func found(_ count: Int, _ parts: Int) -> [String] {
      clauses(foundBy: Self.google) {
        $0.answersFoundBy = [Self.google: count]
        $0.answersContributedTo = [Self.google: parts]
      }
    }
    #expect(found(1, 1) == [])
    #expect(found(0, 0) == ["CON-12"], "an answer has a finder")
    #expect(found(2, 2) == ["CON-12"], "one miss has one answer")
    #expect(found(1, 0) == ["CON-12"], "who has found it had a part in it")
  }
}
