// Failure, waiting, parking, waking and cancellation (ENR-3, ENR-5, ENR-8, ENR-10).

import BooksTrackAPI
import Testing

@testable import BooksTrack

/// The state of a work when its task is cancelled.
private enum Place: CaseIterable {
  case beforeStart, request, deafRequest, pause, offline
}

@Suite(.timeLimit(.minutes(20)))
struct EnrichmentRunTests {
  private let down = EnrichmentBackend { _, _ in .success(.error(503, .providerError)) }

  /// Fails the first five requests, which are all tries of one work.
  private let downAtFirst = EnrichmentBackend { request, time in
    time <= 5 ? .failure(.timeout) : .success(.books([FoundBook(request.title)]))
  }

  // MARK: Retries

  @Test func `ENR-5: a failing request is repeated after 1, 2, 4 and 8 seconds, then the work is parked`()
    async throws
  {
    let store = try await LibraryStore.queued(.many(1))
    let (clock, recorder) = (EnrichmentClock(), EnrichmentRecorder())
    try await Enricher.sample(store, down, clock: clock, recorder: recorder).drain()
    #expect(recorder.pauses == [1, 2, 4, 8].map { .seconds($0) })
    #expect(clock.now.offset == .seconds(15))
    #expect(down.requests.count == 5)
    let library = await store.snapshot
    #expect(library.enrichmentStates == [.parked])
    #expect(library.jobs.map(\.isParked) == [true] && library.jobs.map(\.attempts) == [5])
  }

  @Test func `ENR-5: a Retry-After is obeyed`() async throws {
    let store = try await LibraryStore.queued(.many(1))
    let backend = EnrichmentBackend { request, time in
      time == 1
        ? .success(.error(429, .providerError, retryAfter: 30))
        : .success(.books([FoundBook(request.title)]))
    }
    let clock = EnrichmentClock()
    try await Enricher.sample(store, backend, clock: clock).drain()
    #expect(clock.now.offset == .seconds(30))
    #expect(await store.snapshot.enrichmentStates == [.enriched])
  }

  @Test
  func `ENR-10: with the backend down works are parked or wait, and the library is otherwise unchanged`()
    async throws
  {
    let store = try await LibraryStore.queued(.many(5))
    let before = await store.snapshot
    try await Enricher.sample(store, down).drain()
    let library = await store.snapshot
    #expect(library.enrichmentStates == [.parked, .pending, .pending, .pending, .pending])
    #expect(library.works.map(\.title) == before.works.map(\.title))
    #expect(library.jobs.count == 5 && library.editions == before.editions)
  }

  @Test func `ENR-5: a second drain does not query parked works`() async throws {
    let store = try await LibraryStore.queued(.many(1))
    let enricher = Enricher.sample(store, down)
    try await enricher.drain()
    let before = await store.snapshot
    try await enricher.drain()
    #expect(down.requests.count == 5)
    #expect(await store.snapshot == before)
  }

  @Test func `ENR-5: a work that is woken has new tries`() async throws {
    let store = try await LibraryStore.queued(.many(1))
    let enricher = Enricher.sample(store, downAtFirst)
    try await enricher.drain()
    try await enricher.wake()
    let woken = await store.snapshot
    #expect(woken.enrichmentStates == [.pending])
    #expect(woken.jobs.map(\.isParked) == [false] && woken.jobs.map(\.attempts) == [0])
    try await enricher.drain()
    #expect(await store.snapshot.enrichmentStates == [.enriched])
  }

  /// The reader acts while the app has no storage (readers 1795987928).
  @Test(arguments: [true, false])
  func `ENR-5: a work whose parking was refused has new tries if the reader requests them`(
    isRequested: Bool
  ) async throws {
    let store = try await LibraryStore.queued(.many(1), storage: EnrichmentStorage(failing: 2))
    let enricher = Enricher.sample(store, downAtFirst)
    await #expect(throws: StorageError.diskFull) { try await enricher.drain() }
    #expect(downAtFirst.requests.count == 5)
    if isRequested { try await enricher.wake() }
    try await enricher.drain()
    #expect(await store.snapshot.enrichmentStates == [isRequested ? .enriched : .parked])
    #expect(downAtFirst.requests.count == (isRequested ? 6 : 5))
  }

  @Test func `waking commits nothing if no work is parked`() async throws {
    let store = try await LibraryStore.queued(.many(1))
    let before = await store.snapshot
    try await Enricher.sample(store, down).wake()
    #expect(await store.snapshot == before)
  }

  @Test func `ENR-5: a work that is woken during a drain is taken by it`() async throws {
    let store = try await LibraryStore.queued(.many(2))
    let network = EnrichmentNetwork()
    let backend = EnrichmentBackend { request, time in
      guard request.title.hasSuffix("1000"), time == 1 else {
        return .success(.books([FoundBook(request.title)]))
      }
      network.goOffline()
      return .success(.error(429, .providerError, retryAfter: 3_600))
    }
    let enricher = Enricher.sample(store, backend, network: network)
    async let drain: Void = enricher.drain()
    while network.waits < 2 { await Task.yield() }
    #expect(await store.snapshot.enrichmentStates == [.parked, .pending])
    try await enricher.wake()
    network.goOnline()
    try await drain
    #expect(await store.snapshot.enrichmentStates == [.enriched, .enriched])
  }

  // MARK: Offline

  @Test func `ENR-3: without a network nothing is queried; once it is back, everything is`() async throws {
    let store = try await LibraryStore.queued(.many(3))
    let (backend, network) = (EnrichmentBackend(), EnrichmentNetwork(isOnline: false))
    let enricher = Enricher.sample(store, backend, network: network)
    async let drain: Void = enricher.drain()
    while network.waits == 0 { await Task.yield() }
    for _ in 0..<100 { await Task.yield() }
    #expect(backend.requests == [] && network.waits == 1)
    network.goOnline()
    try await drain
    #expect(await store.snapshot.enrichmentStates == [.enriched, .enriched, .enriched])
  }

  @Test func `ENR-3: losing the network during a request costs no try and no pause`() async throws {
    let store = try await LibraryStore.queued(.many(1))
    let network = EnrichmentNetwork()
    let backend = EnrichmentBackend { request, time in
      guard time <= 20 else { return .success(.books([FoundBook(request.title)])) }
      network.goOffline()
      return .failure(.offline)
    }
    let recorder = EnrichmentRecorder()
    let enricher = Enricher.sample(store, backend, network: network, recorder: recorder)
    async let drain: Void = enricher.drain()
    for round in 2...21 {
      while network.waits < round { await Task.yield() }
      #expect(backend.requests.count == round - 1)
      network.goOnline()
    }
    try await drain
    #expect(recorder.pauses == [])
    #expect(await store.snapshot.enrichmentStates == [.enriched])
  }

  @Test func `ENR-3: a device that wrongly believes it is online does not spin`() async throws {
    let store = try await LibraryStore.queued(.many(1))
    let backend = EnrichmentBackend { _, _ in .failure(.offline) }
    try await Enricher.sample(store, backend).drain()
    #expect(backend.requests.count == 5)
    #expect(await store.snapshot.enrichmentStates == [.parked])
  }

  // MARK: Running

  @Test func `works that are queued later are picked up`() async throws {
    let store = try await LibraryStore.queued(.many(2))
    let enricher = Enricher.sample(store, EnrichmentBackend())
    let run = Task { try await enricher.run() }
    try await store.until { $0.jobs.isEmpty }
    try await store.queue([QueuedBook(title: "Later")])
    try await store.until { $0.jobs.isEmpty }
    #expect(await store.snapshot.enrichmentStates == [.enriched, .enriched, .enriched])
    run.cancel()
    await #expect(throws: CancellationError.self) { try await run.value }
  }

  @Test func `ENR-5: a reconnect wakes parked works`() async throws {
    let store = try await LibraryStore.queued(.many(2))
    let network = EnrichmentNetwork()
    let enricher = Enricher.sample(store, downAtFirst, network: network)
    let run = Task { try await enricher.run() }
    try await store.until { $0.jobs.allSatisfy(\.isParked) }
    while network.reconnectWaits == 0 { await Task.yield() }
    network.goOffline()
    network.goOnline()
    try await store.until { $0.jobs.isEmpty }
    #expect(await store.snapshot.enrichmentStates == [.enriched, .enriched])
    run.cancel()
    await #expect(throws: CancellationError.self) { try await run.value }
  }

  @Test func `ENR-5: a relaunch wakes parked works`() async throws {
    let store = try await LibraryStore.queued(.many(1))
    try await Enricher.sample(store, down).drain()
    let relaunched = Enricher.sample(store, EnrichmentBackend())
    let run = Task { try await relaunched.run() }
    try await store.until { $0.jobs.isEmpty }
    run.cancel()
    #expect(await store.snapshot.enrichmentStates == [.enriched])
    _ = await run.result
  }

  @Test func `a storage error ends the run`() async throws {
    let store = try await LibraryStore.queued(.many(1), storage: EnrichmentStorage(failing: 2))
    let enricher = Enricher.sample(store, EnrichmentBackend())
    await #expect(throws: StorageError.diskFull) { try await enricher.run() }
    #expect(await store.snapshot.jobs.count == 1)
  }

  // MARK: Cancellation

  @Test(arguments: Place.allCases, [1, 3])
  fileprivate func `ENR-8: cancellation ends at once and leaves every unfinished job as it was`(
    place: Place, concurrency: Int
  ) async throws {
    let store = try await LibraryStore.queued(.many(5))
    let before = await store.snapshot
    let isHeld = place == .request || place == .deafRequest
    let backend = EnrichmentBackend(isHeld: isHeld, ignoresCancellation: place == .deafRequest) {
      request, _ in
      place == .pause ? .failure(.timeout) : .success(.books([FoundBook(request.title)]))
    }
    let clock = EnrichmentClock(isHeld: true)
    let network = EnrichmentNetwork(isOnline: place != .offline)
    let enricher = Enricher.sample(store, backend, clock: clock, network: network, concurrency: concurrency)
    let drain = Task {
      if place == .beforeStart { withUnsafeCurrentTask { $0?.cancel() } }
      try await enricher.drain()
    }
    switch place {
    case .beforeStart: break
    case .request, .deafRequest: await backend.gate.untilArrivals(concurrency)
    case .pause: await clock.gate.untilArrivals(concurrency)
    case .offline: while network.waits < concurrency { await Task.yield() }
    }
    drain.cancel()
    await #expect(throws: CancellationError.self) { try await drain.value }
    #expect(await store.snapshot == before)

    let next = Enricher.sample(store, EnrichmentBackend())
    try await next.drain()
    #expect(await store.snapshot.enrichmentStates == Array(repeating: .enriched, count: 5))
  }

  @Test func `ENR-8: commits before a cancellation are kept, and the same enricher can continue`()
    async throws
  {
    let store = try await LibraryStore.queued(.many(6))
    let backend = EnrichmentBackend()
    let network = EnrichmentNetwork()
    let enricher = Enricher.sample(store, backend, network: network)
    let drain = Task { try await enricher.drain() }
    try await store.until { $0.jobs.count <= 3 }
    network.goOffline()
    drain.cancel()
    _ = await drain.result
    let left = await store.snapshot.jobs.count
    #expect(left <= 3)
    network.goOnline()
    try await enricher.drain()
    #expect(await store.snapshot.enrichmentStates == Array(repeating: .enriched, count: 6))
    #expect(await store.commits(.enrich) == 6)
  }
}
