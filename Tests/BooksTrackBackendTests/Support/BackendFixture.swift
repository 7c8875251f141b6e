// Shared helpers of the backend's tests: payloads of the corpus, a scripted provider, and manual clocks.

import BooksTrackAPI
import BooksTrackBackend
import Foundation
import Synchronization

/// The hand-made payloads of the providers.
enum Corpus {
  private static let folder = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "Corpora/Providers")

  static func payload(_ name: String, of provider: String) throws -> Data {
    try Data(contentsOf: folder.appending(path: "\(provider)/\(name)"))
  }

  /// Returns the names of all payloads of a provider, sorted.
  static func payloads(of provider: String) throws -> [String] {
    let path = folder.appending(path: provider).path(percentEncoded: false)
    return try FileManager.default.contentsOfDirectory(atPath: path).sorted()
  }

  static func response(_ name: String, of provider: String, status: Int = 200) throws -> HTTPResponse {
    HTTPResponse(status: status, body: try payload(name, of: provider))
  }

  static func googleBooks(_ name: String) throws -> Data { try payload(name, of: "google-books") }

  static func response(_ name: String, status: Int = 200) throws -> HTTPResponse {
    try response(name, of: "google-books", status: status)
  }
}

/// A calendar that the test advances.
final class ManualWallTime: WallTime {
  private let milliseconds = Mutex(Int64(1_761_912_000_000))

  func now() -> Timestamp { Timestamp(milliseconds: milliseconds.withLock { $0 }) }
  func advance(milliseconds delta: Int64) { milliseconds.withLock { $0 += delta } }
}

/// A clock that the test advances; sleeping on it is not supported.
final class ManualClock: Clock {
  struct Instant: InstantProtocol {
    var offset: Duration
    func advanced(by duration: Duration) -> Instant { Instant(offset: offset + duration) }
    func duration(to other: Instant) -> Duration { other.offset - offset }
    static func < (left: Instant, right: Instant) -> Bool { left.offset < right.offset }
  }

  private let time = Mutex(Duration.zero)

  var now: Instant { Instant(offset: time.withLock { $0 }) }
  var minimumResolution: Duration { .nanoseconds(1) }
  func sleep(until deadline: Instant, tolerance: Duration?) async throws { throw CancellationError() }
  func advance(by duration: Duration) { time.withLock { $0 += duration } }
}

/// A transport with scripted responses that records the requests.
final class ScriptedTransport: Transport {
  typealias Reply = Result<HTTPResponse, TransportError>

  private struct State {
    var requests: [HTTPRequest] = []
    var timeouts: [Duration] = []
  }

  private let state = Mutex(State())
  private let gate: Gate?
  private let isHeld: @Sendable (HTTPRequest) -> Bool
  private let reply: @Sendable (HTTPRequest, _ call: Int) -> Reply

  /// - Parameters:
  ///   - gate: Holds calls until it is opened.
  ///   - holding: Selects the calls that the gate holds; all by default.
  ///   - reply: Returns the response to a request; calls are counted from 0.
  init(
    gate: Gate? = nil, holding isHeld: @escaping @Sendable (HTTPRequest) -> Bool = { _ in true },
    _ reply: @escaping @Sendable (HTTPRequest, _ call: Int) -> Reply
  ) {
    self.gate = gate
    self.isHeld = isHeld
    self.reply = reply
  }

  /// Replies to every request with the same response.
  convenience init(always reply: Reply, gate: Gate? = nil) { self.init(gate: gate) { _, _ in reply } }

  /// Replies with those responses in turn, then with the last one.
  convenience init(_ replies: [Reply]) {
    self.init { _, call in replies.isEmpty ? .failure(.offline) : replies[min(call, replies.count - 1)] }
  }

  /// Replies to searches and to series look-ups with one response each.
  convenience init(volumes: Reply, series: Reply) {
    self.init { request, _ in request.path.contains("series") ? series : volumes }
  }

  var requests: [HTTPRequest] { state.withLock { $0.requests } }
  var timeouts: [Duration] { state.withLock { $0.timeouts } }

  func send(_ request: HTTPRequest, timeout: Duration) async throws(TransportError) -> HTTPResponse {
    let call = state.withLock { state in
      state.requests.append(request)
      state.timeouts.append(timeout)
      return state.requests.count - 1
    }
    if let gate, isHeld(request), await !gate.pass() { throw .cancelled }
    return try reply(request, call).get()
  }
}

/// Holds tasks until it is opened, or they are cancelled.
final class Gate: Sendable {
  private struct State {
    var isOpen = false
    var waiting: [Int: CheckedContinuation<Bool, Never>] = [:]
    var arrivals = 0
  }

  private let state = Mutex(State())

  /// The number of arrivals so far.
  var arrivals: Int { state.withLock { $0.arrivals } }

  /// Waits for the gate; returns false if cancelled.
  func pass() async -> Bool {
    let ticket = state.withLock { state in
      state.arrivals += 1
      return state.arrivals
    }
    return await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        let verdict: Bool? = state.withLock { state in
          if Task.isCancelled { return false }
          if state.isOpen { return true }
          state.waiting[ticket] = continuation
          return nil
        }
        if let verdict { continuation.resume(returning: verdict) }
      }
    } onCancel: {
      state.withLock { $0.waiting.removeValue(forKey: ticket) }?.resume(returning: false)
    }
  }

  /// Lets all current and later tasks pass.
  func open() {
    let waiting = state.withLock { state in
      state.isOpen = true
      defer { state.waiting = [:] }
      return state.waiting
    }
    for continuation in waiting.values { continuation.resume(returning: true) }
  }
}

/// Records events in order.
final class Log: Sendable {
  private let state = Mutex<[Int]>([])

  var entries: [Int] { state.withLock { $0 } }
  func note(_ entry: Int) { state.withLock { $0.append(entry) } }
}

/// Yields to other tasks until the condition holds, or until the test's time limit.
func until(_ condition: () async -> Bool) async throws {
  while await !condition() {
    try Task.checkCancellation()
    await Task.yield()
  }
}

/// A backend with one scripted Google Books, or with several providers.
struct BackendFixture {
  let wallTime = ManualWallTime()
  let clock = ManualClock()
  let backend: Backend

  init(_ transport: ScriptedTransport, policy: BackendPolicy = .standard) {
    self.init([Upstream(.googleBooks, transport: transport)], policy: policy)
  }

  init(_ upstreams: [Upstream], policy: BackendPolicy = .standard) {
    backend = Backend(upstreams: upstreams, wallTime: wallTime, clock: clock, policy: policy)
  }

  func get(_ path: String, _ query: KeyValuePairs<String, String> = [:]) async -> HTTPResponse {
    await backend.handle(
      HTTPRequest(path: path, query: query.map { HTTPRequest.QueryItem($0.key, $0.value) }))
  }

  func isbn(_ text: String) async -> HTTPResponse {
    await backend.handle(HTTPRequest(path: "/v1/search/isbn", query: [.init("isbn", text)]))
  }

  func title(_ text: String) async -> HTTPResponse {
    await backend.handle(HTTPRequest(path: "/v1/search/title", query: [.init("q", text)]))
  }
}

extension HTTPResponse {
  /// The decoded body.
  var envelope: ResponseEnvelope<SearchResponseData> {
    get throws { try ResponseEnvelope<SearchResponseData>.decode(from: body) }
  }
}
