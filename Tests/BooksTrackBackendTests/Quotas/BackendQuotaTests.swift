// The backend when a provider is out of quota or failing (CON-11, ENR-10).

import BooksTrackAPI
import BooksTrackBackend
import Foundation
import Testing

@Suite("Backend: quotas")
struct BackendQuotaTests {
  @Test("A provider without quota is skipped without a call, and the others answer")
  func fallThrough() async throws {
    let providers = try ThreeProviders.knowing(quota: Quota(calls: 2, per: .day))
    let fixture = BackendFixture(providers)
    for number in 0..<5 { #expect(await fixture.title("The Lantern Keepers \(number)").status == 200) }
    #expect(providers.googleBooks.requests.count == 2)
    #expect(providers.openLibrary.requests.count == 5)
    #expect(await fixture.backend.metrics().quotaRefusals == ["google-books": 3])
    #expect(await fixture.backend.metrics().providerCalls["google-books"] == ["found": 2])
    fixture.wallTime.advance(milliseconds: 12 * 3_600_000)
    _ = await fixture.title("tomorrow")
    #expect(providers.googleBooks.requests.count == 3)
  }

  @Test(
    "An answer without a provider that is out of quota is cached until its refill, or for hours (CON-9)",
    arguments: [(12, 6), (2, 2)])
  func keptUntilRefill(hoursToMidnight: Int64, hoursKept: Int64) async throws {
    let providers = try ThreeProviders.knowing(quota: Quota(calls: 0, per: .day))
    let fixture = BackendFixture(providers)
    fixture.wallTime.advance(milliseconds: (12 - hoursToMidnight) * 3_600_000)
    for _ in 0..<2 { _ = await fixture.title("The Lantern Keepers") }
    fixture.wallTime.advance(milliseconds: hoursKept * 3_600_000 - 1)
    #expect(try await fixture.title("The Lantern Keepers").envelope.meta.cached == true)
    fixture.wallTime.advance(milliseconds: 1)
    #expect(try await fixture.title("The Lantern Keepers").envelope.meta.cached == false)
    #expect(providers.openLibrary.requests.count == 2)
  }

  @Test("If all are out of quota the response is 429 with the earliest refill")
  func allUsedUp() async throws {
    let google = ScriptedTransport(always: .success(try Corpus.response("one-volume.json")))
    let isbndb = ScriptedTransport(always: .success(try Corpus.response("one-book.json", of: "isbndb")))
    let fixture = BackendFixture([
      Upstream(.isbndb, transport: isbndb, quota: Quota(calls: 0, per: .month)),
      Upstream(.googleBooks, transport: google, quota: Quota(calls: 0, per: .day)),
    ])
    fixture.wallTime.advance(milliseconds: -3 * 86_400_000)
    let response = await fixture.title("T")
    #expect(response.status == 429)
    #expect(response.retryAfterSeconds == 12 * 3_600 + 3 * 86_400)
    #expect(try response.envelope.error?.reason == .quota)
    #expect(google.requests.isEmpty && isbndb.requests.isEmpty)
  }

  @Test("Every call counts, also for series and details, and none exceeds the quota")
  func everyCall() async throws {
    let comics = try ScriptedTransport(
      volumes: .success(Corpus.response("comics.json")), series: .success(Corpus.response("series-get.json")))
    let fixture = BackendFixture([
      Upstream(.googleBooks, transport: comics, quota: Quota(calls: 3, per: .day))
    ])
    for number in 0..<4 { _ = await fixture.title("Tin Comet \(number)") }
    #expect(comics.requests.count == 3)
  }

  @Test("A provider's own quota error is respected for its duration")
  func providersWord() async throws {
    let body = try Corpus.googleBooks("error-daily-limit.json")
    let google = ScriptedTransport([
      .success(HTTPResponse(status: 403, body: body)), .success(try Corpus.response("one-volume.json")),
    ])
    let fixture = BackendFixture([
      Upstream(.googleBooks, transport: google)
    ])
    let first = await fixture.title("T")
    #expect(first.status == 429)
    #expect(try first.envelope.error?.reason == .quota)
    let second = await fixture.title("T")
    #expect(second.status == 429)
    #expect(second.retryAfterSeconds == 3_600)
    fixture.wallTime.advance(milliseconds: 3_599_999)
    #expect(await fixture.title("T").status == 429)
    #expect(google.requests.count == 1)
    // Its day may end at any hour.
    fixture.wallTime.advance(milliseconds: 1)
    #expect(await fixture.title("T").status == 200)
  }

  @Test("A rate-limited provider without Retry-After leaves the response without one")
  func noRetryAfter() async throws {
    let fixture = BackendFixture([
      Upstream(.googleBooks, transport: ScriptedTransport([]), quota: Quota(calls: 0, per: .day)),
      Upstream(
        .openLibrary,
        transport: ScriptedTransport(
          always: .success(HTTPResponse(status: 429, body: Data("slow down".utf8))))),
    ])
    let response = await fixture.title("T")
    #expect(response.status == 429)
    #expect(response.retryAfterSeconds == nil)
  }
}

@Suite("Backend: last provider")
struct BackendLastTests {
  /// The first provider knows nothing and answers slowly; the second knows everything.
  private struct Slow {
    let clock = ManualClock()
    let isbndb: ScriptedTransport
    let backend: Backend

    init(_ milliseconds: Int) throws {
      let nothing = try Corpus.response("no-match.json")
      let google = ScriptedTransport { [clock] _, call in
        if call == 0 { clock.advance(by: .milliseconds(milliseconds)) }
        return .success(nothing)
      }
      isbndb = ScriptedTransport(always: .success(try Corpus.response("one-book.json", of: "isbndb")))
      backend = Backend(
        upstreams: [
          Upstream(.googleBooks, transport: google),
          Upstream(.isbndb, transport: isbndb, quota: Quota(calls: 1, per: .day)),
        ], wallTime: ManualWallTime(), clock: clock)
    }

    func ask() async -> HTTPResponse {
      await backend.handle(HTTPRequest(path: "/v1/search/title", query: [.init("q", "Lantern")]))
    }
  }

  @Test(
    "A later provider gets the rest of the app's timeout",
    arguments: [(0, 8_000), (1_000, 8_000), (3_000, 6_000), (8_000, 1_000)])
  func restOfTime(taken: Int, left: Int) async throws {
    let slow = try Slow(taken)
    #expect(await slow.ask().status == 200)
    #expect(slow.isbndb.timeouts == [.milliseconds(left)])
  }

  @Test("With less than a second left, no provider is called, and no quota is used")
  func tooLate() async throws {
    let slow = try Slow(8_001)
    let response = await slow.ask()
    #expect(response.status == 503 && slow.isbndb.requests.isEmpty)
    #expect(try response.envelope.error?.reason == .timeout)
    #expect(await slow.backend.metrics().providerCalls["isbndb"] == nil)
    // The next time the first one is quick.
    #expect(await slow.ask().status == 200)
    #expect(slow.isbndb.requests.count == 1)
  }
}

@Suite("Backend: circuit breakers")
struct BackendBreakerTests {
  private static let policy = CircuitBreakerPolicy(
    failuresToOpen: 3, firstPause: .seconds(30), growth: 200, longestPause: .seconds(900))

  @Test("A failing provider is not called for a pause, then probed with one call")
  func opens() async throws {
    let page = try Corpus.response("one-work.json", of: "open-library")
    let openLibrary = ScriptedTransport { _, call in call < 4 ? .failure(.timeout) : .success(page) }
    let providers = ThreeProviders(
      googleBooks: ScriptedTransport(always: .success(try Corpus.response("one-volume.json"))),
      openLibrary: openLibrary, isbndb: ScriptedTransport([]), breaker: Self.policy)
    let fixture = BackendFixture(providers)
    func ask(_ number: Int) async { _ = await fixture.title("title \(number)") }
    for number in 0..<10 { await ask(number) }
    #expect(openLibrary.requests.count == 3)
    #expect(await fixture.backend.metrics().breakerSkips == ["openlibrary": 7])
    fixture.clock.advance(by: .seconds(30))
    for number in 10..<15 { await ask(number) }
    #expect(openLibrary.requests.count == 4)
    fixture.clock.advance(by: .seconds(59))
    await ask(15)
    #expect(openLibrary.requests.count == 4)
    fixture.clock.advance(by: .seconds(1))
    for number in 16..<20 { await ask(number) }
    #expect(openLibrary.requests.count == 8)
  }

  @Test("If the only provider pauses, the response is a failure with the remaining time")
  func alone() async throws {
    let transport = ScriptedTransport(always: .failure(.timeout))
    let fixture = BackendFixture([
      Upstream(.googleBooks, transport: transport, breaker: Self.policy)
    ])
    for number in 0..<3 { _ = await fixture.title("title \(number)") }
    fixture.clock.advance(by: .milliseconds(500))
    let response = await fixture.title("T")
    #expect(response.status == 503)
    #expect(response.retryAfterSeconds == 30)
    #expect(try response.envelope.error?.reason == .resting)
    #expect(transport.requests.count == 3)
  }

  /// Returns a provider with an open breaker, and a probe that is held until the gate opens.
  private static func probing() async throws -> (
    BackendFixture, ScriptedTransport, Gate, Task<HTTPResponse, Never>
  ) {
    let gate = Gate()
    let isHeld: @Sendable (HTTPRequest) -> Bool = { $0.query.contains { $0.value.contains("held") } }
    let transport = ScriptedTransport(gate: gate, holding: isHeld) { _, _ in .failure(.timeout) }
    let fixture = BackendFixture([Upstream(.googleBooks, transport: transport, breaker: policy)])
    for number in 0..<3 { _ = await fixture.title("title \(number)") }
    fixture.clock.advance(by: .seconds(30))
    let probe = Task { await fixture.title("held") }
    try await until { gate.arrivals == 1 }
    return (fixture, transport, gate, probe)
  }

  @Test("During a probe, other readers get the time of its decision, not the pause that may follow")
  func duringProbe() async throws {
    let (fixture, _, gate, probe) = try await Self.probing()
    let other = await fixture.title("another")
    #expect(try other.envelope.error?.reason == .resting)
    #expect(other.retryAfterSeconds == 8)
    gate.open()
    _ = await probe.value
    #expect(await fixture.title("another").retryAfterSeconds == 60)
  }

  @Test("A cancelled probe has no result: the next one may be sent at once")
  func cancelledProbe() async throws {
    let (fixture, transport, _, probe) = try await Self.probing()
    probe.cancel()
    #expect(try await probe.value.envelope.error?.reason == .cancelled)
    _ = await fixture.title("the next")
    #expect(transport.requests.count == 5)
    #expect(await fixture.title("one more").retryAfterSeconds == 60)
    #expect(transport.requests.count == 5)
  }

  /// A later provider gets the rest of the time, which may be too short to conclude that it is still down.
  @Test("A call with less time than a response may take is no probe")
  func probeWithoutTime() async throws {
    let gate = Gate()
    let isSlow: @Sendable (HTTPRequest) -> Bool = { $0.query.contains { $0.value.contains("slow") } }
    let nothing = try ThreeProviders.Nothing.googleBooks()
    let google = ScriptedTransport(gate: gate, holding: isSlow) { _, _ in nothing }
    let isbndb = ScriptedTransport(always: .failure(.timeout))
    let providers = ThreeProviders(
      googleBooks: google, openLibrary: ScriptedTransport(always: try ThreeProviders.Nothing.openLibrary()),
      isbndb: isbndb, breaker: Self.policy)
    let fixture = BackendFixture(providers)
    for number in 0..<3 { _ = await fixture.title("title \(number)") }
    fixture.clock.advance(by: .seconds(30))
    let slow = Task { await fixture.title("slow") }
    try await until { gate.arrivals == 1 }
    fixture.clock.advance(by: .milliseconds(4_001))
    gate.open()
    let response = await slow.value
    #expect(isbndb.requests.count == 3)
    #expect(try response.envelope.error?.reason == .resting)
    #expect(response.retryAfterSeconds == 1, "it may be asked at once, by whoever has the time")
    // The next call has the time, and its failure doubles the pause.
    let next = await fixture.title("the next")
    #expect(isbndb.timeouts.dropFirst(3) == [.seconds(8)])
    #expect(try next.envelope.error?.reason == .timeout)
    #expect(await fixture.title("one more").retryAfterSeconds == 60)
  }

  @Test(
    "An error that is not the provider's fault does not open the breaker",
    arguments: [
      ("no-match.json", 200), ("error-page.html", 400), ("error-page.html", 403),
    ])
  func noTrouble(payload: String, status: Int) async throws {
    let transport = ScriptedTransport(always: .success(try Corpus.response(payload, status: status)))
    let fixture = BackendFixture([
      Upstream(.googleBooks, transport: transport, breaker: Self.policy)
    ])
    for number in 0..<10 { _ = await fixture.title("title \(number)") }
    #expect(transport.requests.count == 10)
  }

  @Test(
    "An unreadable response counts as a failure, too",
    arguments: [("error-page.html", 200), ("cut-off.json", 200), ("error-backend.json", 503)])
  func trouble(payload: String, status: Int) async throws {
    let transport = ScriptedTransport(always: .success(try Corpus.response(payload, status: status)))
    let fixture = BackendFixture([
      Upstream(.googleBooks, transport: transport, breaker: Self.policy)
    ])
    for number in 0..<10 { _ = await fixture.title("title \(number)") }
    #expect(transport.requests.count == 3)
  }

  @Test("A breaker that is switched off never opens")
  func off() async throws {
    let transport = ScriptedTransport(always: .failure(.timeout))
    let fixture = BackendFixture([Upstream(.googleBooks, transport: transport, breaker: .off)])
    for number in 0..<50 { _ = await fixture.title("title \(number)") }
    #expect(transport.requests.count == 50)
  }
}
