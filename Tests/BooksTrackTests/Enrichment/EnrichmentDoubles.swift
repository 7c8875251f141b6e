// Test doubles for the platform: a scripted backend, a clock that does not wait, a network with a switch, and
// an observer that records events.

import BooksTrackAPI
import Foundation
import Synchronization

@testable import BooksTrack

struct EnrichmentWallTime: WallTime {
  func now() -> Timestamp { Timestamp(milliseconds: 1_700_000_000_000) }
}

/// A gate that lets callers pass, or holds them until it is opened or they are cancelled.
final class EnrichmentGate: Sendable {
  private struct State {
    var isOpen: Bool
    var held: [AsyncStream<Void>.Continuation] = []
    var arrivals = 0
  }

  private let state: Mutex<State>

  init(isOpen: Bool) { state = Mutex(State(isOpen: isOpen)) }

  /// The number of callers so far, whether or not they have passed.
  var arrivals: Int { state.withLock(\.arrivals) }

  var isOpen: Bool { state.withLock(\.isOpen) }

  func pass() async throws(CancellationError) {
    let line = state.withLock { state -> AsyncStream<Void>? in
      state.arrivals += 1
      guard !state.isOpen else { return nil }
      let (stream, continuation) = AsyncStream.makeStream(of: Void.self)
      state.held.append(continuation)
      return stream
    }
    if let line { for await _ in line { break } }
    if Task.isCancelled { throw CancellationError() }
  }

  /// Releases all held and later callers.
  func open() {
    let held = state.withLock { state in
      state.isOpen = true
      defer { state.held = [] }
      return state.held
    }
    for continuation in held { continuation.yield() }
  }

  func close() { state.withLock { $0.isOpen = false } }

  /// Returns once that many callers have arrived.
  func untilArrivals(_ count: Int) async { while arrivals < count { await Task.yield() } }
}

/// A clock that advances only when a caller sleeps; sleeping takes no time, or lasts until the test opens the
/// gate.
final class EnrichmentClock: Clock {
  struct Instant: InstantProtocol {
    var offset: Duration
    func advanced(by duration: Duration) -> Instant { Instant(offset: offset + duration) }
    func duration(to other: Instant) -> Duration { other.offset - offset }
    static func < (left: Instant, right: Instant) -> Bool { left.offset < right.offset }
  }

  private let time = Mutex(Duration.zero)
  let gate: EnrichmentGate

  init(isHeld: Bool = false) { gate = EnrichmentGate(isOpen: !isHeld) }

  var now: Instant { Instant(offset: time.withLock { $0 }) }
  var minimumResolution: Duration { .nanoseconds(1) }

  func sleep(until deadline: Instant, tolerance: Duration?) async throws {
    try await gate.pass()
    time.withLock { $0 = max($0, deadline.offset) }
  }
}

/// A backend with scripted responses.
final class EnrichmentBackend: Transport {
  typealias Answer = Result<HTTPResponse, TransportError>

  private struct State {
    var requests: [HTTPRequest] = []
    var underWay = 0
    var mostUnderWay = 0
  }

  private let state = Mutex(State())
  let gate: EnrichmentGate
  /// True if a cancelled caller gets its response all the same.
  private let ignoresCancellation: Bool
  private let answer: @Sendable (HTTPRequest, Int) -> Answer

  /// - Parameter answer: Returns the response to the n-th send of a request, counted from 1.
  init(
    isHeld: Bool = false, ignoresCancellation: Bool = false,
    answer: @escaping @Sendable (_ request: HTTPRequest, _ time: Int) -> Answer = { request, _ in
      .success(.books([FoundBook(request.title)]))
    }
  ) {
    gate = EnrichmentGate(isOpen: !isHeld)
    self.ignoresCancellation = ignoresCancellation
    self.answer = answer
  }

  var requests: [HTTPRequest] { state.withLock(\.requests) }
  var mostUnderWay: Int { state.withLock(\.mostUnderWay) }

  func send(_ request: HTTPRequest, timeout: Duration) async throws(TransportError) -> HTTPResponse {
    let (time, place) = state.withLock { state in
      state.requests.append(request)
      state.underWay += 1
      state.mostUnderWay = max(state.mostUnderWay, state.underWay)
      return (state.requests.filter { $0 == request }.count, state.requests.count)
    }
    defer { state.withLock { $0.underWay -= 1 } }
    do {
      try await gate.pass()
    } catch {
      if !ignoresCancellation { throw .cancelled }
    }
    // Responses arrive in another order than the requests.
    for _ in 0..<(place * 7 % 5) { await Task.yield() }
    return try answer(request, time).get()
  }
}

/// A network that the test switches on and off.
final class EnrichmentNetwork: Connectivity {
  private let online: EnrichmentGate
  private let reconnect = EnrichmentGate(isOpen: false)

  init(isOnline: Bool = true) { online = EnrichmentGate(isOpen: isOnline) }

  var isOnline: Bool { online.isOpen }
  /// The number of waits for the network.
  var waits: Int { online.arrivals }
  /// The number of waits for a reconnect.
  var reconnectWaits: Int { reconnect.arrivals }

  func waitUntilOnline() async throws(CancellationError) { try await online.pass() }
  func waitForReconnect() async throws(CancellationError) { try await reconnect.pass() }

  func goOffline() { online.close() }

  func goOnline() {
    online.open()
    reconnect.open()
    reconnect.close()
  }
}

/// Records all events.
final class EnrichmentRecorder: Sendable {
  private let events = Mutex<[EnrichmentEvent]>([])

  func note(_ event: EnrichmentEvent) { events.withLock { $0.append(event) } }

  var results: [EnrichmentResult] {
    events.withLock { $0.compactMap { if case .finished(_, let result) = $0 { result } else { nil } } }
  }

  /// Changes of the breaker and results of polls: `opened`, `closed`, `back`, `in vain`.
  var service: [String] {
    events.withLock { events in
      events.compactMap { event in
        switch event {
        case .breakerOpened: "opened"
        case .breakerClosed: "closed"
        case .polled(_, let isBack): isBack ? "back" : "in vain"
        default: nil
        }
      }
    }
  }

  var pauses: [Duration] {
    events.withLock { $0.compactMap { if case .paused(_, let pause) = $0 { pause } else { nil } } }
  }

  var progress: [EnrichmentProgress] {
    events.withLock { $0.compactMap { if case .progress(let progress) = $0 { progress } else { nil } } }
  }
}

/// Yields during every second append; fails the n-th append, counted from 1.
actor EnrichmentStorage: Storage {
  private var calls = 0
  private let failing: Int?

  init(failing: Int? = nil) { self.failing = failing }

  func append(_ transaction: Transaction) async throws(StorageError) {
    calls += 1
    if calls == failing { throw .diskFull }
    for _ in 0..<calls % 2 * 20 { await Task.yield() }
  }
}

extension Enricher {
  /// Returns an enricher on test doubles.
  static func sample(
    _ store: LibraryStore, _ backend: any Transport, clock: any Clock<Duration> = EnrichmentClock(),
    network: EnrichmentNetwork = EnrichmentNetwork(), concurrency: Int = 1,
    recorder: EnrichmentRecorder = EnrichmentRecorder(), policy: EnrichmentPolicy = EnrichmentPolicy()
  ) -> Enricher {
    var policy = policy
    policy.concurrency = concurrency
    return Enricher(
      store: store, transport: backend, clock: clock, wallTime: EnrichmentWallTime(), connectivity: network,
      policy: policy, observe: { recorder.note($0) })
  }
}
