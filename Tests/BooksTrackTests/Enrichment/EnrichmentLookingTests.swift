// Polls of a run while the service is down (ENR-3, ENR-5, ENR-14).

import BooksTrackAPI
import Foundation
import Testing

@testable import BooksTrack

@Suite(.timeLimit(.minutes(20)))
struct EnrichmentLookingTests {
  private let fixture = BreakerFixture()

  @Test func `ENR-14: a run polls after 30 s, 1 min and so on, and the works take turns`() async throws {
    let (backend, recorder) = (FailingBackend(fixture.clock), EnrichmentRecorder())
    let (store, run) = try await fixture.runDown(3, backend, recorder: recorder)
    for seconds in [45, 105, 225, 465, 945, 1_905, 3_705, 5_505] { await fixture.clock.pass(to: seconds) }
    await backend.untilAsked(14)
    // The parked work, then the waiting ones, then from the start again.
    let turns = [
      (15, 1), (45, 0), (105, 1), (225, 2), (465, 0), (945, 1), (1_905, 2), (3_705, 0), (5_505, 1),
    ]
    #expect(backend.asked.dropFirst(5) == fixture.asked(turns)[...])
    #expect(await store.snapshot.enrichmentStates == [.parked, .pending, .pending])
    #expect(Array(recorder.service.prefix(7)) == ["opened"] + Array(repeating: "in vain", count: 6))
    await fixture.end(run)
  }

  @Test func `ENR-5: a failed poll leaves a parked work unchanged`() async throws {
    let backend = FailingBackend(fixture.clock)
    let store = try await LibraryStore.queued(.many(1))
    let enricher = Enricher.sample(store, backend, clock: fixture.clock)
    let run = Task { try await enricher.run() }
    for seconds in [1, 3, 7, 15] { await fixture.clock.pass(to: seconds) }
    try await store.until { $0.jobs.allSatisfy(\.isParked) }
    let parked = await store.snapshot
    for seconds in [45, 105, 225] { await fixture.clock.pass(to: seconds) }
    while !fixture.clock.deadlines.contains(.seconds(465)) { await Task.yield() }
    #expect(await store.snapshot == parked)
    #expect(backend.asked.map(\.seconds) == [0, 1, 3, 7, 15, 45, 105, 225])
    await fixture.end(run)
  }

  @Test func `ENR-5: all works proceed as soon as the service is back`() async throws {
    let (backend, recorder) = (FailingBackend(fixture.clock), EnrichmentRecorder())
    let (store, run) = try await fixture.runDown(6, backend, recorder: recorder)
    await fixture.clock.pass(to: 45)
    while !fixture.clock.deadlines.contains(.seconds(105)) { await Task.yield() }
    backend.mend()
    await fixture.clock.pass(to: 105)
    try await store.until { $0.jobs.isEmpty }
    #expect(fixture.clock.time == .seconds(105))
    #expect(await store.snapshot.enrichmentStates == Array(repeating: .enriched, count: 6))
    #expect(recorder.service == ["opened", "in vain", "closed", "back"])
    // Each was requested once more.
    #expect(backend.asked.dropFirst(7).map(\.title).sorted() == fixture.titles.prefix(6).sorted())
    await fixture.end(run)
  }

  @Test func `ENR-14: an edit by the reader brings the next poll forward`() async throws {
    let backend = FailingBackend(fixture.clock)
    let (store, run) = try await fixture.runDown(3, backend)
    for seconds in [45, 105, 225, 465, 945] { await fixture.clock.pass(to: seconds) }
    while !fixture.clock.deadlines.contains(.seconds(1_905)) { await Task.yield() }
    fixture.clock.advance(to: .seconds(1_000))
    try await store.commit(.edit("note")) { editor in
      editor.put(Author(id: editor.newID(), name: "Somebody else"))
    }
    await fixture.clock.pass(to: 1_030)
    await fixture.clock.pass(to: 1_090)
    await backend.untilAsked(13)
    #expect(backend.asked.suffix(2).map(\.seconds) == [1_030, 1_090])
    await fixture.end(run)
  }

  @Test func `ENR-14: a reconnect polls at once`() async throws {
    let (backend, network) = (FailingBackend(fixture.clock), EnrichmentNetwork())
    let (store, run) = try await fixture.runDown(3, backend, network: network)
    await fixture.clock.pass(to: 45)
    while !fixture.clock.deadlines.contains(.seconds(105)) { await Task.yield() }
    fixture.clock.advance(to: .seconds(50))
    backend.mend()
    while network.reconnectWaits == 0 { await Task.yield() }
    network.goOffline()
    network.goOnline()
    try await store.until { $0.jobs.isEmpty }
    #expect(fixture.clock.time == .seconds(50))
    await fixture.end(run)
  }

  @Test func `ENR-14: a reconnect polls at once even if no work is parked and nothing is committed`()
    async throws
  {
    let (backend, network) = (FailingBackend(fixture.clock), EnrichmentNetwork())
    let (store, run) = try await fixture.runDown(3, backend, network: network)
    await fixture.clock.pass(to: 45)
    while !fixture.clock.deadlines.contains(.seconds(105)) { await Task.yield() }
    for (seconds, asked) in [(50, 8), (55, 9)] {
      let isAsleep = { !fixture.clock.deadlines.isEmpty && backend.asked.count == asked - 1 }
      while !isAsleep() { await Task.yield() }
      fixture.clock.advance(to: .seconds(seconds))
      while network.reconnectWaits == 0 { await Task.yield() }
      network.goOffline()
      network.goOnline()
      for _ in 0..<10_000 where backend.asked.count < asked { await Task.yield() }
      #expect(backend.asked.count == asked && backend.asked.last?.seconds == seconds)
    }
    #expect(await store.snapshot.jobs.allSatisfy { !$0.isParked })
    await fixture.end(run)
  }

  @Test func `ENR-3: without a network nothing is sent and nothing spins, however long`() async throws {
    let (backend, network) = (FailingBackend(fixture.clock), EnrichmentNetwork())
    let (store, run) = try await fixture.runDown(3, backend, network: network)
    await fixture.clock.pass(to: 45)
    while !fixture.clock.deadlines.contains(.seconds(105)) { await Task.yield() }
    network.goOffline()
    let waits = network.waits
    await fixture.clock.pass(to: 105)
    while network.waits == waits { await Task.yield() }
    fixture.clock.advance(to: .seconds(100_000))
    for _ in 0..<500 { await Task.yield() }
    #expect(backend.asked.count == 7)
    #expect(network.waits == waits + 1 && fixture.clock.deadlines == [])
    backend.mend()
    network.goOnline()
    try await store.until { $0.jobs.isEmpty }
    #expect(await store.snapshot.enrichmentStates == [.enriched, .enriched, .enriched])
    await fixture.end(run)
  }

  @Test func `ENR-5: a poll waits as long as Retry-After requires`() async throws {
    let backend = FailingBackend(fixture.clock, failure: .error(429, .providerError, retryAfter: 3_600))
    let store = try await LibraryStore.queued(.many(1))
    let enricher = Enricher.sample(store, backend, clock: fixture.clock)
    let run = Task { try await enricher.run() }
    await fixture.clock.pass(to: 3_600)
    await fixture.clock.pass(to: 7_200)
    await backend.untilAsked(3)
    #expect(backend.asked.map(\.seconds) == [0, 3_600, 7_200])
    await fixture.end(run)
  }

  @Test func `ENR-14: a run without parked works sleeps until the library changes`() async throws {
    let backend = FailingBackend(fixture.clock)
    backend.mend()
    let store = try await LibraryStore.queued(.many(4))
    let enricher = Enricher.sample(store, backend, clock: fixture.clock)
    let run = Task { try await enricher.run() }
    try await store.until { $0.jobs.isEmpty }
    for _ in 0..<200 { await Task.yield() }
    #expect(fixture.clock.deadlines == [])
    await fixture.end(run)
  }

  @Test func `a run whose last waiting work is deleted stops polling, and processes later works`()
    async throws
  {
    let backend = FailingBackend(fixture.clock)
    let (store, run) = try await fixture.runDown(2, backend)
    await backend.untilAsked(6)
    try await store.commit(.edit("delete")) { editor in
      for work in editor.library.works { editor.remove(work.id) }
    }
    await fixture.clock.pass(to: 45)
    for _ in 0..<200 { await Task.yield() }
    #expect(fixture.clock.deadlines == [] && backend.asked.count == 6)
    backend.mend()
    try await store.queue([QueuedBook(title: "Later")])
    try await store.until { $0.jobs.isEmpty }
    #expect(await store.snapshot.enrichmentStates == [.enriched])
    await fixture.end(run)
  }

  @Test func `without polling, parked works wait for the next reconnect`() async throws {
    let backend = FailingBackend(fixture.clock)
    let store = try await LibraryStore.queued(.many(1))
    var policy = EnrichmentPolicy()
    policy.polling = .off
    let enricher = Enricher.sample(store, backend, clock: fixture.clock, policy: policy)
    let run = Task { try await enricher.run() }
    for seconds in [1, 3, 7, 15] { await fixture.clock.pass(to: seconds) }
    try await store.until { $0.jobs.allSatisfy(\.isParked) }
    for _ in 0..<200 { await Task.yield() }
    #expect(fixture.clock.deadlines == [])
    await fixture.end(run)
  }
}
