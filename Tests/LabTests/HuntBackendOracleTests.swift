// The oracles that watch the backend of a small world, each on a course that breaks its promise, told by
// hand, and on one that keeps it.

import BooksTrackAPI
import BooksTrackBackend
import Foundation
import Providers
import Simulation
import Testing

@testable import Hunt
@testable import LabWorld

@Suite struct HuntBackendOracleTests {
  static let request = HTTPRequest(path: "/v1/search/isbn", query: [.init("isbn", "9780441172719")])
  static let call = GoogleBooksCall.isbn("9780441172719")
  static let google = ProviderName.googleBooks
  static let openLibrary = ProviderName.openLibrary

  private static func quota(
    _ events: [(Int64, BackendEvent.Kind)], quotas: [(provider: String, calls: Int?)] = [(google, nil)],
    per period: Quota.Period = .day
  ) -> [String] {
    let log = ObjectionLog()
    let oracle = QuotaOracle(quotas: quotas, per: period)
    for (seconds, kind) in events {
      oracle.note(BackendEvent(time: seconds * 1_000_000_000, kind: kind), log)
    }
    return log.objections.map(\.clause)
  }

  static func response(_ status: Int) -> HTTPResponse { HTTPResponse(status: status, body: Data()) }

  @Test func oneCallAfterAFailureIsLeftAlone() {
    let events: [(Int64, BackendEvent.Kind)] = [
      (0, .arrived(1, Self.request)), (0, .called(Self.google, Self.call)),
      (1, .ended(Self.google, Self.call, .success(Self.response(503)), .backendFailed)),
      (1, .served(1, Self.request, Self.response(503))), (2, .called(Self.google, Self.call)),
    ]
    #expect(Self.quota(events) == [])
  }

  @Test func twoCallsAtOnceAreNoticed() {
    #expect(
      Self.quota([(0, .called(Self.google, Self.call)), (1, .called(Self.google, Self.call))]) == ["CON-11"])
  }

  @Test func aCallForWhatIsKnownIsNoticed() {
    let events: [(Int64, BackendEvent.Kind)] = [
      (0, .called(Self.google, Self.call)),
      (1, .ended(Self.google, Self.call, .success(Self.response(200)), nil)),
      (2, .called(Self.google, Self.call)),
    ]
    #expect(Self.quota(events) == ["CON-9"])
  }

  /// For details and the names of series there may have been no time.
  @Test(arguments: [(4, ["CON-9"]), (5, [])] as [(Int64, [String])])
  func whatWasAnsweredLateMayBeAskedForAgain(seconds: Int64, clauses: [String]) {
    let events: [(Int64, BackendEvent.Kind)] = [
      (0, .arrived(1, Self.request)), (0, .called(Self.google, Self.call)),
      (seconds, .ended(Self.google, Self.call, .success(Self.response(200)), nil)),
      (seconds, .served(1, Self.request, Self.response(200))), (60, .called(Self.google, Self.call)),
    ]
    #expect(Self.quota(events) == clauses)
  }

  @Test func aFailureThatIsKeptIsNoticed() {
    let events: [(Int64, BackendEvent.Kind)] = [
      (0, .arrived(1, Self.request)), (0, .called(Self.google, Self.call)),
      (1, .ended(Self.google, Self.call, .failure(.timeout), .timeout)),
      (1, .served(1, Self.request, Self.response(503))), (5, .arrived(2, Self.request)),
      (5, .served(2, Self.request, Self.response(503))),
    ]
    #expect(Self.quota(events) == ["CON-9"])
  }

  @Test func whatNobodyHearsOfIsNoAnswer() {
    let events: [(Int64, BackendEvent.Kind)] = [
      (0, .arrived(1, Self.request)), (1, .givenUp(1, Self.request)),
      (2, .served(1, Self.request, Self.response(500))),
    ]
    #expect(Self.quota(events) == [])
    #expect(Self.quota([events[0], events[2]]) == ["CON-9"])
  }

  /// Calls of which each ends a second later with that status.
  private static func calls(_ statuses: [Int]) -> [(Int64, BackendEvent.Kind)] {
    statuses.enumerated().flatMap { number, status in
      let request = GoogleBooksCall.isbn("97804411727\(10 + number)")
      return [
        (Int64(number) * 2, .called(google, request)),
        (Int64(number) * 2 + 1, .ended(google, request, .success(response(status)), nil)),
      ] as [(Int64, BackendEvent.Kind)]
    }
  }

  private static func refused(
    from start: Int64, retryAfter seconds: Int? = nil
  ) -> [(Int64, BackendEvent.Kind)] {
    let refusal = HTTPResponse(status: 503, retryAfterSeconds: seconds, body: Data())
    return [(start, .arrived(1, request)), (start, .served(1, request, refusal))]
  }

  /// After five failures in a row the backend leaves a provider alone for half a minute.
  @Test(arguments: [(5, 12, 0), (4, 12, 1), (5, 60, 1)])
  func aRefusalWithoutACallIsRightWhileAProviderRests(failures: Int, seconds: Int64, objections: Int) {
    let statuses = Array(repeating: 503, count: failures)
    #expect(Self.quota(Self.calls(statuses) + Self.refused(from: seconds)).count == objections)
    #expect(Self.quota(Self.calls(statuses + [200]) + Self.refused(from: seconds)) == ["CON-9"])
  }

  private static func probe(
    from start: Int64, to end: Int64, _ result: Result<HTTPResponse, TransportError>
  ) -> [(Int64, BackendEvent.Kind)] {
    let request = GoogleBooksCall.isbn("9780441172801")
    return [(start, .called(google, request)), (end, .ended(google, request, result, nil))]
  }

  /// Five failures, the last of them after nine seconds; so the rest is over after 39.
  @Test(arguments: [(20, ["ENR-5"]), (37, ["ENR-5"]), (39, []), (60, [])] as [(Int64, [String])])
  func `ENR-5: a provider that failed five times is not called for half a minute`(
    seconds: Int64, clauses: [String]
  ) {
    let late: [(Int64, BackendEvent.Kind)] = [(seconds, .called(Self.google, Self.call))]
    #expect(Self.quota(Self.calls([503, 503, 503, 503, 503]) + late) == clauses)
    #expect(Self.quota(Self.calls([503, 503, 429, 503, 503]) + late) == [])
    #expect(Self.quota(Self.calls([503, 503, 503, 503]) + late) == [])
  }

  @Test func `ENR-5: one probe at a time tests whether a provider is available`() {
    let failures = Self.calls([503, 503, 503, 503, 503])
    let other: [(Int64, BackendEvent.Kind)] = [(46, .called(Self.google, Self.call))]
    let success = Result<HTTPResponse, TransportError>.success(Self.response(200))
    #expect(Self.quota(failures + Self.probe(from: 45, to: 50, success).prefix(1) + other) == ["ENR-5"])
    // It was good, or given up: the next may go out.
    #expect(Self.quota(failures + Self.probe(from: 44, to: 45, success) + other) == [])
    #expect(Self.quota(failures + Self.probe(from: 44, to: 45, .failure(.cancelled)) + other) == [])
  }

  @Test(arguments: [(90, ["ENR-5"]), (110, [])] as [(Int64, [String])])
  func `ENR-5: a failed probe doubles the pause`(seconds: Int64, clauses: [String]) {
    let failures = Self.calls([503, 503, 503, 503, 503]) + Self.probe(from: 44, to: 45, .failure(.timeout))
    #expect(Self.quota(failures + [(seconds, .called(Self.google, Self.call))]) == clauses)
  }

  /// An answer that cannot be read is a failure, or none: who counts it begins the rest earlier.
  @Test(arguments: [(20, ["ENR-5"]), (33, ["ENR-5"]), (36, [])] as [(Int64, [String])])
  func `ENR-5: a possible failure may have started the pause`(seconds: Int64, clauses: [String]) {
    var calls = Self.calls([503, 503, 200, 503, 503, 503, 503, 503])
    calls[5] = (5, .ended(Self.google, Self.call, .success(Self.response(200)), .truncatedBody))
    // Four seconds more of failures, whose calls were under way.
    let late: [(Int64, BackendEvent.Kind)] = [(seconds + 4, .called(Self.google, Self.call))]
    #expect(Self.quota(calls + late) == clauses)
  }

  /// Calls from before the pause neither end nor lengthen it.
  @Test func `ENR-5: a failure of an older call has no effect`() {
    let old = Self.probe(from: 8, to: 14, .failure(.timeout))
    let failures = Self.calls([503, 503, 503, 503, 503]) + old.suffix(1)
    #expect(Self.quota(failures + [(40, .called(Self.google, Self.call))]) == [])
    #expect(Self.quota(failures + [(30, .called(Self.google, Self.call))]) == ["ENR-5"])
  }

  @Test func aCallBeyondTheQuotaIsNoticed() {
    let calls = Self.calls([200, 200, 200])
    #expect(Self.quota(calls, quotas: [(Self.google, 3)]) == [])
    #expect(Self.quota(calls, quotas: [(Self.google, 2)]) == ["CON-11"])
    let refused = Self.refused(from: 9, retryAfter: 86_391)
    #expect(Self.quota(calls + refused, quotas: [(Self.google, 3)]) == [])
    let tomorrow = calls + [(86_400, .called(Self.google, Self.call))]
    #expect(Self.quota(tomorrow, quotas: [(Self.google, 3)]) == [])
  }

  /// An answer that lacks one of two providers may be asked for again.
  @Test(arguments: [(200, ["CON-9"]), (503, [])])
  func ofTwoProvidersBothMustHaveBeenWell(status: Int, clauses: [String]) {
    let other = HTTPRequest(path: "/search.json", query: [.init("q", "isbn:9780441172719")])
    let events: [(Int64, BackendEvent.Kind)] = [
      (0, .called(Self.google, Self.call)), (0, .called(Self.openLibrary, other)),
      (1, .ended(Self.google, Self.call, .success(Self.response(200)), nil)),
      (2, .ended(Self.openLibrary, other, .success(Self.response(status)), nil)),
      (60, .called(Self.google, Self.call)),
    ]
    #expect(Self.quota(events, quotas: [(Self.google, nil), (Self.openLibrary, nil)]) == clauses)
  }

  private static let probe = HTTPRequest(path: "/search.json", query: [.init("q", "isbn:9780441172101")])

  /// Calls to Google Books during some seconds and after two minutes, while Open Library gets its one probe
  /// after second 60.
  private static func beside(
    probe end: Int64, from start: Int64, to answer: Int64
  ) -> [(Int64, BackendEvent.Kind)] {
    let failures = (0..<Int64(5)).flatMap { number -> [(Int64, BackendEvent.Kind)] in
      [
        (number, .called(openLibrary, probe)),
        (number, .ended(openLibrary, probe, .success(response(503)), .backendFailed)),
      ]
    }
    let others: [(Int64, BackendEvent.Kind)] = [
      (60, .called(openLibrary, probe)), (end, .ended(openLibrary, probe, .success(response(200)), nil)),
      (start, .called(google, call)), (answer, .ended(google, call, .success(response(200)), nil)),
      (120, .called(google, call)),
    ]
    return failures + others.sorted { $0.0 < $1.0 }
  }

  /// While the one call goes out that a provider gets after its rest, others do without it, be it before they
  /// have an answer of another one or after that.
  @Test(
    arguments: [(62, 61, 63, []), (64, 58, 59, []), (61, 58, 62, []), (61, 103, 104, ["CON-9"])]
      as [(Int64, Int64, Int64, [String])])
  func whoCouldNotBeAskedForACallMayBeAskedLater(end: Int64, start: Int64, answer: Int64, clauses: [String]) {
    let events = Self.beside(probe: end, from: start, to: answer)
    #expect(Self.quota(events, quotas: [(Self.google, nil), (Self.openLibrary, nil)]) == clauses)
  }

  @Test func aProvidersWordsInAnErrorAreNoticed() {
    let log = ObjectionLog()
    let oracle = PlainWordsOracle()
    let raw = HTTPResponse(status: 503, body: Data(#"{"error":{"message":"Backend Error at 7f"}}"#.utf8))
    func serve(_ text: String) {
      oracle.note(
        BackendEvent(
          time: 1, kind: .served(1, Self.request, HTTPResponse(status: 503, body: Data(text.utf8)))), log)
    }
    oracle.note(BackendEvent(time: 0, kind: .ended(Self.google, Self.call, .success(raw), nil)), log)
    serve(#"{"error":{"message":"Book search is not available right now."}}"#)
    #expect(log.objections == [])
    serve(#"{"error":{"message":"google-books: Backend Error at 7f"}}"#)
    #expect(log.objections.map(\.clause) == ["CON-8"])
  }

  // MARK: Months

  @Test func `the calls of a month do not count in the next one`() {
    let day: Int64 = 86_400
    func called(_ second: Int64, _ number: Int) -> [(Int64, BackendEvent.Kind)] {
      let call = GoogleBooksCall.isbn("97804411727\(10 + number)")
      return [
        (second, .called(Self.google, call)),
        (second + 1, .ended(Self.google, call, .success(Self.response(200)), nil)),
      ]
    }
    func clauses(_ third: Int64, per period: Quota.Period) -> [String] {
      Self.quota(
        called(0, 0) + called(10, 1) + called(third, 2), quotas: [(Self.google, 2)], per: period)
    }
    #expect(clauses(20, per: .day) == ["CON-11"])
    #expect(clauses(day, per: .day) == [])
    #expect(clauses(day, per: .month) == ["CON-11"])
    #expect(clauses(30 * day - 1, per: .month) == ["CON-11"], "November has thirty days")
    #expect(clauses(30 * day, per: .month) == [])
  }

  @Test func `the months of a world are those of the calendar`() throws {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = try #require(TimeZone(identifier: "UTC"))
    let beginning = Date(timeIntervalSince1970: Double(SimulatedWallTime.beginning.milliseconds) / 1_000)
    let start = calendar.dateComponents([.year, .month], from: beginning)
    for day in stride(from: 0, to: 20_000, by: 1) {
      let date = beginning.addingTimeInterval(Double(day) * 86_400 + 5)
      let found = calendar.dateComponents([.year, .month], from: date)
      let months =
        (try #require(found.year) - (try #require(start.year))) * 12 + (try #require(found.month))
        - (try #require(start.month))
      let time = Int64(day) * 86_400_000_000_000 + 5_000_000_000
      #expect(WorldCalendar.month(at: time) == months)
      let next = WorldCalendar.nextMonth(after: time)
      #expect(WorldCalendar.month(at: next) == months + 1 && WorldCalendar.month(at: next - 1) == months)
    }
  }

  @Test func `a refusal for lack of calls states the next refill`() {
    func clauses(_ seconds: Int?, per period: Quota.Period = .day) -> [String] {
      let call: [(Int64, BackendEvent.Kind)] = [
        (0, .called(Self.google, Self.call)),
        (1, .ended(Self.google, Self.call, .success(Self.response(404)), nil)),
      ]
      return Self.quota(
        call + Self.refused(from: 100, retryAfter: seconds), quotas: [(Self.google, 1)], per: period)
    }
    #expect(clauses(86_300) == [])
    #expect(clauses(1) == ["CON-11"])
    #expect(clauses(nil) == ["CON-11"])
    #expect(clauses(90_000) == ["CON-11"])
    #expect(clauses(86_300, per: .month) == ["CON-11"])
    #expect(clauses(30 * 86_400 - 100, per: .month) == [])
  }
}

/// The calls that the backend makes, as the provider sees them.
enum GoogleBooksCall {
  static func isbn(_ number: String) -> HTTPRequest {
    HTTPRequest(
      path: "/books/v1/volumes",
      query: [.init("q", "isbn:\(number)"), .init("maxResults", "5"), .init("printType", "books")])
  }
}
