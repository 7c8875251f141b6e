// A captive portal answers every request with a page. The app treats that as being offline (ENR-3): no result
// about a book, no used try (ENR-5), and no busy loop.

import BooksTrackAPI
import Foundation
import Synchronization
import Testing

@testable import BooksTrack

@Suite(.timeLimit(.minutes(20)))
struct EnrichmentPortalTests {
  private static let page = HTTPResponse(
    status: 200, contentType: "text/html", body: Data("<html>Sign in</html>".utf8))

  @Test(arguments: [CircuitBreakerPolicy.standard, .off])
  func `ENR-3: behind a portal books keep all of their tries`(breaker: CircuitBreakerPolicy) async throws {
    let store = try await LibraryStore.queued(.many(4))
    let recorder = EnrichmentRecorder()
    let backend = EnrichmentBackend { _, _ in .success(Self.page) }
    var policy = EnrichmentPolicy()
    policy.breaker = breaker
    let clock = ManualClock()
    try await Enricher.sample(store, backend, clock: clock, recorder: recorder, policy: policy).drain()
    #expect(backend.requests.count == 1)
    #expect(await store.snapshot.enrichmentStates == [.pending, .pending, .pending, .pending])
    #expect(await store.snapshot.jobs.map(\.attempts) == [0, 0, 0, 0])
    #expect(await store.snapshot.jobs.allSatisfy { $0.settled.isEmpty })
    #expect(recorder.service == ["opened"])
    #expect(clock.deadlines == [])
  }

  @Test func `ENR-5: failures before a portal count, and the portal does not`() {
    var machine = JobMachine(
      queries: [.title("Dune")], backoff: .documented, random: NoRandomness())
    for _ in 0..<4 {
      _ = machine.received(.failed(.timeout, retryAfter: nil), isOnline: true) { _ in .nothing }
    }
    for _ in 0..<20 {
      let action = machine.received(.intercepted, isOnline: true) { _ in .nothing }
      #expect(action == .ask(.title("Dune")))
    }
    #expect(machine.failures == 4)
    #expect(
      machine.received(.failed(.timeout, retryAfter: nil), isOnline: true) { _ in .nothing } == .finish(.park)
    )
  }

  @Test func `a portal opens the breaker at once, and lengthens its pause if a probe meets it`() {
    var health = ServiceHealth(.standard, .standard)
    let job = JobID(replica: 1, serial: 1)
    #expect(health.pass(at: .zero, isPoll: false, mayProbe: true) == .call)
    #expect(health.ended(.call, .intercepted, of: job, at: .zero) == .opened)
    // A concurrent call with the same result changes nothing.
    #expect(health.ended(.call, .intercepted, of: job, at: .seconds(1)) == nil)
    #expect(health.pass(at: .seconds(29), isPoll: false, mayProbe: true) == nil)
    #expect(health.pass(at: .seconds(30), isPoll: false, mayProbe: true) == .probe)
    #expect(health.ended(.probe, .intercepted, of: job, at: .seconds(30)) == nil)
    #expect(health.pass(at: .seconds(89), isPoll: false, mayProbe: true) == nil)
    #expect(health.pass(at: .seconds(90), isPoll: false, mayProbe: true) == .probe)
    #expect(health.ended(.probe, .answered, of: job, at: .seconds(90)) == .closed)
  }

  @Test func `ENR-3: books are enriched once the reader has logged in to the portal`() async throws {
    let store = try await LibraryStore.queued(.many(3))
    let clock = ManualClock()
    let isClosed = Mutex(true)
    let backend = EnrichmentBackend { request, _ in
      .success(isClosed.withLock(\.self) ? Self.page : .books([FoundBook(request.title)]))
    }
    let enricher = Enricher.sample(store, backend, clock: clock)
    try await enricher.drain()
    clock.advance(to: .seconds(30))
    try await enricher.drain()
    #expect(backend.requests.count == 2)
    isClosed.withLock { $0 = false }
    clock.advance(to: .seconds(100))
    try await enricher.drain()
    #expect(await store.snapshot.enrichmentStates == [.enriched, .enriched, .enriched])
  }

  @Test(arguments: [200, 404]) func `a portal page is no answer about a series`(
    status: Int
  ) async throws {
    let page = HTTPResponse(status: status, contentType: "text/html", body: Self.page.body)
    let client = MetadataClient(transport: EnrichmentBackend { _, _ in .success(page) }, timeout: .seconds(1))
    let series = try #require(ProviderSeriesID(provider: "openlibrary", providerID: "OL1L"))
    let answer = await client.ask(about: series)
    guard case .offline = answer else {
      Issue.record("the page was taken for \(answer)")
      return
    }
  }
}
