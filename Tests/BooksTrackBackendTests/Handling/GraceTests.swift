// The grace period for other providers once one has answered, and independence of the order of arrival
// (CON-10).

import BooksTrackAPI
import BooksTrackBackend
import Foundation
import PropertyTesting
import Testing

@Suite("Backend: grace period", .timeLimit(.minutes(20)))
struct GraceTests {
  private static let request = HTTPRequest(path: "/v1/search/isbn", query: [.init("isbn", "9781399000017")])

  private static func search(_ title: String) -> HTTPRequest {
    HTTPRequest(path: "/v1/search/title", query: [.init("q", title)])
  }

  private func backend(
    google: ScriptedTransport, openLibrary: ScriptedTransport, isbndb: ScriptedTransport? = nil,
    grace: Duration?, clock: any Clock<Duration>
  ) -> Backend {
    var policy = BackendPolicy.standard
    policy.strategy = .merging(grace: grace)
    let all = ThreeProviders(
      googleBooks: google, openLibrary: openLibrary, isbndb: isbndb ?? ScriptedTransport([]),
      isbndbStage: 0)
    return Backend(
      upstreams: isbndb == nil ? Array(all.upstreams.prefix(2)) : all.upstreams, wallTime: ManualWallTime(),
      clock: clock, policy: policy)
  }

  @Test("A provider without an answer at the end of the grace period is late, and has not failed")
  func late() async throws {
    let clock = SteppedClock()
    let never = Gate()
    let slow = try ScriptedTransport(
      always: .success(Corpus.response("one-work.json", of: "open-library")), gate: never)
    let backend = backend(
      google: ScriptedTransport(always: .success(try Corpus.response("one-volume.json"))),
      openLibrary: slow, grace: .milliseconds(600), clock: clock)
    async let response = backend.handle(Self.request)
    try await until { clock.sleeping == 1 }
    clock.advance(by: .milliseconds(599))
    await Task.yield()
    #expect(clock.sleeping == 1)
    clock.advance(by: .milliseconds(1))
    let envelope = try await response.envelope
    #expect(envelope.data?.works.first?.contributors == ["google-books"])
    let metrics = await backend.metrics()
    #expect(metrics.lateAnswers == ["openlibrary": 1])
    #expect(metrics.providerCalls["openlibrary"] == ["cancelled": 1])
  }

  @Test("An answer without a late provider is cached for some hours instead of a week (CON-9)")
  func lateIsKeptForHours() async throws {
    let (clock, wallTime) = (SteppedClock(), ManualWallTime())
    let never = Gate()
    let slow = try ScriptedTransport(
      always: .success(Corpus.response("one-work.json", of: "open-library")), gate: never)
    let providers = ThreeProviders(
      googleBooks: ScriptedTransport(always: .success(try Corpus.response("one-volume.json"))),
      openLibrary: slow, isbndb: ScriptedTransport([]))
    let backend = Backend(
      upstreams: Array(providers.upstreams.prefix(2)), wallTime: wallTime, clock: clock)
    async let first = backend.handle(Self.request)
    try await until { clock.sleeping == 1 }
    clock.advance(by: .milliseconds(600))
    #expect(try await first.envelope.meta.cached == false)
    wallTime.advance(milliseconds: 6 * 3_600_000 - 1)
    #expect(try await backend.handle(Self.request).envelope.meta.cached == true)
    wallTime.advance(milliseconds: 1)
    async let last = backend.handle(Self.request)
    try await until { clock.sleeping == 1 }
    clock.advance(by: .milliseconds(600))
    #expect(try await last.envelope.meta.cached == false)
  }

  @Test("Names of series are awaited even after the grace period, and the answer is cached (CON-9)")
  func namesAfterGrace() async throws {
    let clock = SteppedClock()
    let (never, names) = (Gate(), Gate())
    let comics = try (Corpus.response("comics.json"), Corpus.response("series-get.json"))
    let isAboutSeries: @Sendable (HTTPRequest) -> Bool = { $0.path.contains("series") }
    let google = ScriptedTransport(gate: names, holding: isAboutSeries) { request, _ in
      .success(isAboutSeries(request) ? comics.1 : comics.0)
    }
    let slow = try ScriptedTransport(
      always: .success(Corpus.response("one-work.json", of: "open-library")), gate: never)
    let backend = backend(google: google, openLibrary: slow, grace: .milliseconds(600), clock: clock)
    let request = Self.search("Tin Comet")
    async let response = backend.handle(request)
    try await until { clock.sleeping == 1 || names.arrivals == 1 }
    #expect(names.arrivals == 0)
    clock.advance(by: .milliseconds(600))
    try await until { names.arrivals == 1 }
    for gate in [names, never] { gate.open() }
    let envelope = try await response.envelope
    #expect(envelope.data?.works.contains { $0.series.contains { $0.name != nil } } == true)
    #expect(await backend.metrics().lateAnswers == ["openlibrary": 1])
    #expect(try await backend.handle(request).envelope.meta.cached == true)
  }

  @Test("Repeated lateness does not open the circuit breaker")
  func lateIsNoFailure() async throws {
    let clock = SteppedClock()
    let never = Gate()
    let slow = try ScriptedTransport(
      always: .success(Corpus.response("one-work.json", of: "open-library")), gate: never)
    let backend = backend(
      google: ScriptedTransport(always: .success(try Corpus.response("five-editions.json"))),
      openLibrary: slow, grace: .milliseconds(1), clock: clock)
    for number in 0..<10 {
      async let response = backend.handle(
        Self.search("title \(number)"))
      try await until { clock.sleeping == 1 }
      clock.advance(by: .milliseconds(1))
      #expect(await response.status == 200)
    }
    #expect(slow.requests.count == 10)
    #expect(await backend.metrics().breakerSkips == [:])
  }

  @Test(
    "A hanging provider is detected by queries that only it could answer, even if it is late in between")
  func hanging() async throws {
    let clock = SteppedClock()
    let isKnown: @Sendable (HTTPRequest) -> Bool = { $0.query.contains { $0.value.contains("known") } }
    let nothing = try ThreeProviders.Nothing.googleBooks()
    let found = try Corpus.response("five-editions.json")
    let google = ScriptedTransport { request, _ in isKnown(request) ? .success(found) : nothing }
    let slow = ScriptedTransport(gate: Gate(), holding: isKnown) { _, _ in .failure(.timeout) }
    let backend = backend(google: google, openLibrary: slow, grace: .milliseconds(1), clock: clock)
    for number in 0..<5 {
      async let known = backend.handle(Self.search("known \(number)"))
      try await until { clock.sleeping == 1 }
      clock.advance(by: .milliseconds(1))
      #expect(await known.status == 200)
      #expect(await backend.metrics().breakerSkips == [:])
      #expect(await backend.handle(Self.search("other \(number)")).status != 200)
    }
    #expect(await backend.handle(Self.search("other 5")).status != 200)
    #expect(await backend.metrics().breakerSkips == ["openlibrary": 1])
    #expect(slow.requests.count == 10)
  }

  @Test("An answer without a book starts no grace period: the others are awaited")
  func ignoranceIsNoAnswer() async throws {
    let clock = SteppedClock()
    let gate = Gate()
    let openLibrary = try ScriptedTransport(
      always: .success(Corpus.response("one-work.json", of: "open-library")), gate: gate)
    let google = ScriptedTransport(always: try ThreeProviders.Nothing.googleBooks())
    let backend = backend(google: google, openLibrary: openLibrary, grace: .zero, clock: clock)
    async let response = backend.handle(Self.request)
    try await until { await backend.metrics().providerCalls["google-books"] == ["notFound": 1] }
    for _ in 0..<50 { await Task.yield() }
    #expect(clock.sleeping == 0)
    gate.open()
    #expect(try await response.envelope.meta.provider == "openlibrary")
  }

  @Test("Cancellation by the reader cancels the calls to all providers")
  func cancelled() async throws {
    let (first, second) = (Gate(), Gate())
    let google = try ScriptedTransport(always: .success(Corpus.response("one-volume.json")), gate: first)
    let openLibrary = try ScriptedTransport(
      always: .success(Corpus.response("one-work.json", of: "open-library")), gate: second)
    let backend = backend(google: google, openLibrary: openLibrary, grace: nil, clock: ManualClock())
    let task = Task { await backend.handle(Self.request) }
    try await until { first.arrivals == 1 && second.arrivals == 1 }
    task.cancel()
    let response = await task.value
    #expect(response.status == 500)
    #expect(try response.envelope.error?.reason == .cancelled)
    #expect(await backend.metrics().lateAnswers == [:])
  }

  @Test("The order in which providers answer does not change the bytes (CON-10)")
  func orderOfArrival() async throws {
    let orders = [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]]
    var bodies: Set<Data> = []
    for order in orders { bodies.insert(try await answer(arriving: order)) }
    #expect(bodies.count == 1)
    #expect(bodies.first?.isEmpty == false)
  }

  private func answer(arriving order: [Int]) async throws -> Data {
    let gates = [Gate(), Gate(), Gate()]
    let names = ["google-books", "openlibrary", "isbndb"]
    let backend = backend(
      google: try ScriptedTransport(always: .success(Corpus.response("one-volume.json")), gate: gates[0]),
      openLibrary: try ScriptedTransport(
        always: .success(Corpus.response("one-work.json", of: "open-library")), gate: gates[1]),
      isbndb: try ScriptedTransport(
        always: .success(Corpus.response("one-book.json", of: "isbndb")), gate: gates[2]),
      grace: nil, clock: ManualClock())
    async let response = backend.handle(Self.request)
    try await until { gates.allSatisfy { $0.arrivals == 1 } }
    for place in order {
      gates[place].open()
      try await until { await backend.metrics().providerCalls[names[place]] == ["found": 1] }
    }
    return await response.body
  }
}
