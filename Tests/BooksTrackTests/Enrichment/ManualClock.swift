// A clock that the test sets, and a service on it that can be down.

import BooksTrackAPI
import Synchronization

@testable import BooksTrack

/// A clock on which sleepers wake up when the test has advanced it to their deadline.
final class ManualClock: Clock {
  struct Instant: InstantProtocol {
    var offset: Duration
    func advanced(by duration: Duration) -> Instant { Instant(offset: offset + duration) }
    func duration(to other: Instant) -> Duration { other.offset - offset }
    static func < (left: Instant, right: Instant) -> Bool { left.offset < right.offset }
  }

  private struct Sleeper {
    let number: Int
    let deadline: Duration
    let continuation: AsyncStream<Void>.Continuation
  }

  private struct State {
    var time: Duration = .zero
    var last = 0
    var sleepers: [Sleeper] = []
  }

  private let state = Mutex(State())

  var now: Instant { Instant(offset: time) }
  var time: Duration { state.withLock(\.time) }
  var minimumResolution: Duration { .nanoseconds(1) }
  /// The deadlines of the current sleepers.
  var deadlines: [Duration] { state.withLock { $0.sleepers.map(\.deadline) } }

  func sleep(until deadline: Instant, tolerance: Duration?) async throws {
    let (stream, continuation) = AsyncStream.makeStream(of: Void.self)
    let number = state.withLock { state -> Int? in
      guard deadline.offset > state.time else { return nil }
      state.last += 1
      state.sleepers.append(
        Sleeper(number: state.last, deadline: deadline.offset, continuation: continuation))
      return state.last
    }
    if let number {
      for await _ in stream { break }
      state.withLock { $0.sleepers.removeAll { $0.number == number } }
    }
    try Task.checkCancellation()
  }

  /// Waits until a sleeper has exactly that deadline, and advances to it.
  func pass(to seconds: Int) async {
    let deadline = Duration.seconds(seconds)
    while !deadlines.contains(deadline) { await Task.yield() }
    advance(to: deadline)
  }

  /// Advances the clock.
  func advance(to time: Duration) {
    let due = state.withLock { state in
      state.time = max(state.time, time)
      return state.sleepers.filter { $0.deadline <= state.time }
    }
    for sleeper in due { sleeper.continuation.yield() }
  }
}

/// A backend on that clock that fails until it is mended, and records the requests with their times.
final class FailingBackend: Transport {
  /// A request and its time.
  struct Asked: Equatable, CustomStringConvertible {
    let seconds: Int
    let title: String

    init(_ seconds: Int, _ title: String) {
      self.seconds = seconds
      self.title = title
    }

    var description: String { "\(title) at \(seconds) s" }
  }

  private struct State {
    var asked: [Asked] = []
    var answer: HTTPResponse?
    var poisoned: [String] = []
  }

  private let state: Mutex<State>
  private let clock: ManualClock

  init(_ clock: ManualClock, failure: HTTPResponse = .error(503, .providerError)) {
    self.clock = clock
    state = Mutex(State(answer: failure))
  }

  var asked: [Asked] { state.withLock(\.asked) }

  /// Lets all later requests succeed, except those for these titles.
  func mend(except titles: [String] = []) {
    state.withLock { ($0.answer, $0.poisoned) = (nil, titles) }
  }

  /// Returns once that many requests have arrived.
  func untilAsked(_ count: Int) async { while asked.count < count { await Task.yield() } }

  func send(_ request: HTTPRequest, timeout: Duration) async throws(TransportError) -> HTTPResponse {
    state.withLock { state in
      state.asked.append(Asked(Int(clock.time.components.seconds), request.title))
      if state.poisoned.contains(request.title) { return .error(500, .internalError) }
      return state.answer ?? .books([FoundBook(request.title)])
    }
  }
}
