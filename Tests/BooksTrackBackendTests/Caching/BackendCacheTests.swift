// Lifetimes of cached answers (CON-9), and concurrent readers who share one call.

import BooksTrackAPI
import BooksTrackBackend
import Foundation
import Testing

@Suite("Backend: cache")
struct BackendCacheTests {
  private static let day = Int64(86_400_000)
  private static let hour = Int64(3_600_000)

  @Test(
    "An ISBN's answer is kept for 7 days, to the millisecond (CON-9)",
    arguments: [(0, true), (7 * day - 1, true), (7 * day, false)])
  func isbnLifetime(age: Int64, cached: Bool) async throws {
    let transport = ScriptedTransport(always: .success(try Corpus.response("one-volume.json")))
    let fixture = BackendFixture(transport)
    let first = try await fixture.isbn("9781399000017").envelope
    fixture.wallTime.advance(milliseconds: age)
    let second = try await fixture.isbn("=\"1399000012\"").envelope
    #expect(first.meta.cached == false)
    #expect(second.meta.cached == cached)
    #expect(second.data == first.data)
    #expect(second.meta.provider == "google-books")
    #expect(transport.requests.count == (cached ? 1 : 2))
  }

  @Test(
    "A title's answer is cached for 6 hours (CON-9)",
    arguments: [(0, true), (6 * hour - 1, true), (6 * hour, false)])
  func titleLifetime(age: Int64, cached: Bool) async throws {
    let transport = ScriptedTransport(always: .success(try Corpus.response("five-editions.json")))
    let fixture = BackendFixture(transport)
    _ = await fixture.title("The Glass Orchard")
    fixture.wallTime.advance(milliseconds: age)
    #expect(try await fixture.title("  the GLASS   örchard ").envelope.meta.cached == cached)
    #expect(transport.requests.count == (cached ? 1 : 2))
  }

  @Test(
    "\"No such book\" is cached for 6 hours, also for an ISBN",
    arguments: [(6 * hour - 1, true), (6 * hour, false)])
  func notFoundLifetime(age: Int64, cached: Bool) async throws {
    let transport = ScriptedTransport(always: .success(try Corpus.response("no-match.json")))
    let fixture = BackendFixture(transport)
    _ = await fixture.isbn("9781399000017")
    fixture.wallTime.advance(milliseconds: age)
    let response = await fixture.isbn("9781399000017")
    #expect(response.status == 404)
    #expect(try response.envelope.meta.cached == cached)
    #expect(transport.requests.count == (cached ? 1 : 2))
  }

  @Test(
    "Failures are not cached: the next reader gets a fresh answer (CON-9)",
    arguments: [
      ScriptedTransport.Reply.failure(.timeout), .failure(.offline),
      .success(HTTPResponse(status: 503, body: Data())),
      .success(HTTPResponse(status: 429, body: Data())),
      .success(HTTPResponse(status: 200, body: Data("<html>".utf8))),
    ])
  func failures(failure: ScriptedTransport.Reply) async throws {
    let transport = ScriptedTransport([failure, .success(try Corpus.response("one-volume.json"))])
    let fixture = BackendFixture(transport)
    #expect(try await fixture.isbn("9781399000017").envelope.success == false)
    let second = try await fixture.isbn("9781399000017").envelope
    #expect(second.success)
    #expect(second.meta.cached == false)
    #expect(try await fixture.isbn("9781399000017").envelope.meta.cached == true)
    #expect(transport.requests.count == 2)
  }

  @Test("A calendar that was set back does not make an answer immortal")
  func calendarSetBack() async throws {
    let transport = ScriptedTransport(always: .success(try Corpus.response("one-volume.json")))
    let fixture = BackendFixture(transport)
    _ = await fixture.isbn("9781399000017")
    fixture.wallTime.advance(milliseconds: -Self.day)
    #expect(try await fixture.isbn("9781399000017").envelope.meta.cached == false)
  }

  @Test("The cache is bounded, and evicts the least recently used answer")
  func bound() async throws {
    var policy = BackendPolicy.standard
    policy.answerCapacity = 2
    let transport = ScriptedTransport(always: .success(try Corpus.response("five-editions.json")))
    let fixture = BackendFixture(transport, policy: policy)
    for title in ["a", "b", "a", "c", "a", "b"] { _ = await fixture.title(title) }
    #expect(transport.requests.map { $0["q"] } == ["a", "b", "c", "b"].map { "intitle:\($0)" })
    let metrics = await fixture.backend.metrics()
    #expect(metrics.cacheHits == 2)
    #expect(metrics.cacheMisses == 4)
    #expect(metrics.evictedAnswers == 2)
  }

  @Test("A cached answer has the same bytes except for its meta")
  func bytes() async throws {
    let fixture = BackendFixture(ScriptedTransport(always: .success(try Corpus.response("one-volume.json"))))
    let first = try await fixture.isbn("9781399000017").envelope
    let second = await fixture.isbn("9781399000017")
    let expected = ResponseEnvelope(first.result, meta: try second.envelope.meta)
    #expect(second.body == expected.encoded())
  }
}

@Suite("Backend: concurrent readers")
struct BackendSharingTests {
  @Test("A hundred concurrent readers who miss the cache cause one call")
  func stampede() async throws {
    let gate = Gate()
    let page = try Corpus.response("one-volume.json")
    let transport = ScriptedTransport(gate: gate) { _, _ in .success(page) }
    let fixture = BackendFixture(transport)
    let statuses = try await withThrowingTaskGroup(of: Int.self) { group in
      for _ in 0..<100 { group.addTask { await fixture.isbn("9781399000017").status } }
      try await until { await fixture.backend.metrics().cacheMisses == 100 }
      gate.open()
      return try await group.reduce(into: []) { $0.append($1) }
    }
    #expect(statuses == Array(repeating: 200, count: 100))
    #expect(transport.requests.count == 1)
    let metrics = await fixture.backend.metrics()
    #expect(metrics.sharedCalls == 99)
    #expect(metrics.cacheHits == 0)
    #expect(try await fixture.isbn("9781399000017").envelope.meta.cached == true)
  }

  @Test("They share a failure too, and the next reader causes another call")
  func sharedFailure() async throws {
    let gate = Gate()
    let transport = ScriptedTransport(gate: gate) { _, _ in .failure(.timeout) }
    let fixture = BackendFixture(transport)
    let statuses = try await withThrowingTaskGroup(of: Int.self) { group in
      for _ in 0..<10 { group.addTask { await fixture.title("T").status } }
      try await until { await fixture.backend.metrics().cacheMisses == 10 }
      gate.open()
      return try await group.reduce(into: []) { $0.append($1) }
    }
    #expect(statuses == Array(repeating: 503, count: 10))
    #expect(transport.requests.count == 1)
    _ = await fixture.title("T")
    #expect(transport.requests.count == 2)
  }

  @Test("If the reader who made the call is cancelled, another one takes it over")
  func readerLeaves() async throws {
    let gate = Gate()
    let page = try Corpus.response("one-volume.json")
    let transport = ScriptedTransport(gate: gate) { _, _ in .success(page) }
    let fixture = BackendFixture(transport)
    let first = Task { await fixture.isbn("9781399000017") }
    try await until { gate.arrivals == 1 }
    let second = Task { await fixture.isbn("9781399000017") }
    try await until { await fixture.backend.metrics().cacheMisses == 2 }
    first.cancel()
    let stopped = await first.value
    #expect(stopped.status == 500)
    #expect(try stopped.envelope.error?.reason == .cancelled)
    try await until { gate.arrivals == 2 }
    gate.open()
    #expect(await second.value.status == 200)
    #expect(transport.requests.count == 2)
  }
}
