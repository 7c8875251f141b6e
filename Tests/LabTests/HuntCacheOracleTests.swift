// What the oracles of a backend make of a cache with little room, of providers that are late and of requests
// that are given up, on courses told by hand and in a small world.

import BooksTrackAPI
import BooksTrackBackend
import Foundation
import Providers
import Simulation
import Testing

@testable import Hunt
@testable import LabWorld

@Suite struct HuntCacheOracleTests {
  private typealias Backend = HuntBackendOracleTests

  private static let google = Backend.google
  private static let openLibrary = Backend.openLibrary

  /// - Parameter events: In milliseconds.
  private static func quota(
    _ events: [(Int64, BackendEvent.Kind)], providers: [String] = [google], keeping capacity: Int? = nil,
    dividedBy divisor: Int = 1
  ) -> [String] {
    let log = ObjectionLog()
    let oracle = QuotaOracle(
      quotas: providers.map { ($0, nil) }, keeping: capacity, lifetimeDivisor: divisor)
    for (time, kind) in events { oracle.note(BackendEvent(time: time * 1_000_000, kind: kind), log) }
    return log.objections.map(\.clause)
  }

  // MARK: Room for few answers

  private static func number(_ place: Int) -> String { "97804411727\(10 + place)" }

  private static func question(_ place: Int) -> HTTPRequest {
    HTTPRequest(path: "/v1/search/isbn", query: [.init("isbn", number(place))])
  }

  /// A question that is answered by its provider.
  private static func asked(_ place: Int, at time: Int64, _ status: Int = 200) -> [(Int64, BackendEvent.Kind)]
  {
    let call = GoogleBooksCall.isbn(number(place))
    return [
      (time, .arrived(Int(time), question(place))), (time, .called(google, call)),
      (
        time + 1,
        .ended(google, call, .success(Backend.response(status)), status == 200 ? nil : .backendFailed)
      ),
      (time + 1, .served(Int(time), question(place), Backend.response(status))),
    ]
  }

  /// A question that is answered from the cache.
  private static func hit(_ place: Int, at time: Int64) -> [(Int64, BackendEvent.Kind)] {
    [
      (time, .arrived(Int(time), question(place))),
      (time + 1, .served(Int(time), question(place), Backend.response(200))),
    ]
  }

  @Test func `CON-9: a full cache evicts the least recently used answer`() {
    let two = Self.asked(0, at: 10) + Self.asked(1, at: 20)
    #expect(Self.quota(two + Self.asked(0, at: 30), keeping: 2) == ["CON-9"], "there is room for both")
    #expect(Self.quota(two + Self.asked(0, at: 30), keeping: 1) == [])
    let three = two + Self.hit(0, at: 30) + Self.asked(2, at: 40)
    #expect(Self.quota(three + Self.asked(1, at: 50), keeping: 2) == [], "it was unused for longest")
    #expect(Self.quota(three + Self.asked(0, at: 50), keeping: 2) == ["CON-9"])
    #expect(Self.quota(three + Self.asked(0, at: 50)) == ["CON-9"])
  }

  @Test func `CON-9: an answer that was never cached may be requested again`() {
    let lost = Self.asked(0, at: 10) + Self.asked(1, at: 20) + Self.asked(0, at: 30, 503)
    #expect(Self.quota(lost + Self.asked(0, at: 40), keeping: 1) == [])
    #expect(Self.quota(lost + Self.asked(0, at: 40) + Self.asked(0, at: 50), keeping: 1) == ["CON-9"])
  }

  @Test func `an answer in progress may have evicted another one`() {
    let open: [(Int64, BackendEvent.Kind)] = [(15, .arrived(15, Self.question(1)))]
    let again = Self.asked(0, at: 30)
    #expect(Self.quota(Self.asked(0, at: 10) + open + again, keeping: 1) == [])
    #expect(Self.quota(Self.asked(0, at: 10) + again, keeping: 1) == ["CON-9"])
  }

  // MARK: Who is late

  private static let other = HTTPRequest(path: "/search.json", query: [.init("q", "isbn:9780441172719")])

  /// Google Books answers, Open Library is given up a little later, and somebody asks again.
  private static func late(_ further: [(Int64, BackendEvent.Kind)] = []) -> [(Int64, BackendEvent.Kind)] {
    [
      (0, .called(google, Backend.call)), (0, .called(openLibrary, other)),
      (100, .ended(google, Backend.call, .success(Backend.response(200)), nil)),
      (700, .ended(openLibrary, other, .failure(.cancelled), nil)),
    ] + further + [(60_000, .called(google, Backend.call))]
  }

  @Test func `CON-9: an answer without the part of a late provider is cached`() {
    let both = [Self.google, Self.openLibrary]
    #expect(Self.quota(Self.late(), providers: both) == ["CON-9"])
    #expect(
      Self.quota(Self.late([(701, .givenUp(1, Backend.request))]), providers: both) == [],
      "nobody waited for the answer any more, so there is none")
  }

  // MARK: How long the others are waited for

  private static func grace(
    _ first: Int64?, _ second: Int64?, from provider: String = google, contributors: [String] = [google]
  ) -> [String] {
    let log = ObjectionLog()
    let oracle = GraceOracle()
    func note(_ time: Int64, _ kind: BackendEvent.Kind) {
      oracle.note(BackendEvent(time: time * 1_000_000, kind: kind), log)
    }
    note(0, .arrived(1, Backend.request))
    if let first {
      note(1, .called(google, Backend.call))
      note(2, .called(openLibrary, other))
      note(first, .ended(google, Backend.call, .success(Backend.response(200)), nil))
    }
    if let second { note(second, .ended(openLibrary, other, .failure(.cancelled), nil)) }
    var work = WorkDTO(title: "Dune")
    work.contributors = contributors
    let body = ResponseEnvelope<SearchResponseData>(
      .success(SearchResponseData(works: [work], editions: [])), meta: ResponseMeta()
    ).encoded()
    note(9_000, .served(1, Backend.request, HTTPResponse(status: 200, body: body)))
    return log.objections.map(\.clause)
  }

  @Test func `CON-10: a provider without a match yet is awaited for a short time`() {
    #expect(Self.grace(100, 700) == [])
    #expect(Self.grace(100, 1_000) == ["CON-10"])
    #expect(Self.grace(100, 1_000, contributors: [Self.openLibrary]) == [], "the first had found nothing")
    #expect(Self.grace(nil, nil) == [], "somebody else has asked")
  }

  @Test func `CON-9: a stale answer is not served`() {
    let day: Int64 = 86_400_000
    #expect(Self.quota(Self.asked(0, at: 10) + Self.hit(0, at: 6 * day)) == [])
    #expect(Self.quota(Self.asked(0, at: 10) + Self.hit(0, at: 8 * day)) == ["CON-9"])
    #expect(Self.quota(Self.asked(0, at: 10) + Self.asked(0, at: 8 * day)) == [])
    let minute: Int64 = 60_000
    func short(_ events: [(Int64, BackendEvent.Kind)]) -> [String] { Self.quota(events, dividedBy: 360) }
    #expect(short(Self.asked(0, at: 10) + Self.hit(0, at: 27 * minute)) == [])
    #expect(short(Self.asked(0, at: 10) + Self.hit(0, at: 29 * minute)) == ["CON-9"])
    #expect(short(Self.asked(0, at: 10) + Self.asked(0, at: minute / 2)) == ["CON-9"], "it is fresh")
    #expect(short(Self.asked(0, at: 10) + Self.asked(0, at: 2 * minute)) == [])
  }

  // MARK: Series

  /// A series that is asked about at some milliseconds, and whether each answer came from the cache.
  private static func series(
    _ questions: [(Int64, isCached: Bool)], status: Int = 200, keeping capacity: Int? = nil,
    between others: [(Int64, BackendEvent.Kind)] = []
  ) -> [String] {
    let request = HTTPRequest(path: "/v1/series/google-books:ab", query: [])
    let events = questions.flatMap { time, isCached -> [(Int64, BackendEvent.Kind)] in
      let body = isCached ? #"{"meta":{"cached":true}}"# : #"{"meta":{"cached":false}}"#
      return [
        (time, .arrived(Int(time), request)),
        (time + 1, .served(Int(time), request, HTTPResponse(status: status, body: Data(body.utf8)))),
      ]
    }
    return quota((events + others).sorted { $0.0 < $1.0 }, keeping: capacity)
  }

  @Test func `CON-9: a series page is served from the cache without a call`() {
    #expect(Self.series([(10, false), (20, true)]) == [])
    #expect(Self.series([(10, false), (20, false)]) == ["CON-9"])
    #expect(Self.series([(10, false), (11, false)]) == [], "both were waiting for one answer")
    #expect(Self.series([(10, false), (6 * 3_600_000 + 20, false)]) == [], "a series may grow meanwhile")
    #expect(Self.series([(10, false), (20, false)], status: 404) == [])
    let others = Self.asked(0, at: 13) + Self.asked(1, at: 15)
    #expect(Self.series([(10, false), (20, false)], keeping: 2, between: others) == [], "there was no room")
    #expect(Self.series([(10, false), (20, false)], keeping: 3, between: others) == ["CON-9"])
  }

  /// Calls for the name of a series that begin at some milliseconds, while a page is asked for from one to
  /// another one.
  private static func names(
    _ calls: [Int64], page: ClosedRange<Int64>?, of series: String = "ab"
  ) -> [String] {
    let call = HTTPRequest(path: "/books/v1/series/get", query: [.init("series_id", "ab")])
    let request = HTTPRequest(path: "/v1/series/google-books:\(series)")
    var events = calls.map { ($0, BackendEvent.Kind.called(google, call)) }
    if let page {
      events += [(page.lowerBound, .arrived(1, request)), (page.upperBound, .givenUp(1, request))]
    }
    return quota(events.sorted { $0.0 < $1.0 })
  }

  @Test func `CON-11: a page and an answer without the name of a series both request it`() {
    #expect(Self.names([10, 20], page: nil) == ["CON-11"])
    #expect(Self.names([10, 20], page: 5...30) == [])
    #expect(Self.names([10, 20], page: 15...30) == [], "the answer asked first")
    #expect(Self.names([10, 20], page: 5...15) == [], "what is given up ends a little later")
    #expect(Self.names([10, 20], page: 5...30, of: "cd") == ["CON-11"])
    #expect(Self.names([10, 20, 25], page: 5...30) == ["CON-11"])
  }

  // MARK: Requests that are given up

  @Test func `a world notifies its backend of requests that an app has abandoned`() throws {
    let target = SmallWorldTarget()
    var huntCase = target.draw(seed: 1, variant: "shipped")
    huntCase.settings = ["readers": 2, "books": 4, "provider-latency": 1, "slowdown": 800, "same-books": 1]
    huntCase.faults = .none
    huntCase.workload = (0..<2).map { WorkStep(actor: $0, at: 0, action: "import", numbers: [0, 4]) }
    huntCase.workload += stride(from: 1_500, to: 8_000, by: 700).map {
      WorkStep(actor: 0, at: $0, action: "relaunch", numbers: [])
    }
    func given(up tells: Int) throws -> Int {
      huntCase.settings["tell-given-up"] = tells
      let result = try target.run(huntCase, trace: .none)
      #expect(result.objections == [])
      return Int(result.probes.rows[HuntState.handedOver.rawValue]?.holds ?? 0)
    }
    #expect(try given(up: 0) == 0)
    #expect(try given(up: 1) > 0)
  }
}
