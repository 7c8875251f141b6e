// The circuit breaker, compared with a slow model that derives every answer from the whole history.

import BooksTrackAPI
import PropertyTesting
import Testing

/// The events of a circuit breaker.
private enum BreakerEvent: Hashable, Sendable {
  case pass(seconds: Int)
  case ask, succeed, fail, abandon, reset
}

/// All events, oldest first; every answer is computed from the list alone.
private struct BreakerHistory: Sendable {
  let policy: CircuitBreakerPolicy
  var events: [BreakerEvent] = []

  /// Returns the time after that many events, in seconds since the start.
  func time(after count: Int) -> Int {
    events.prefix(count).reduce(0) { sum, event in
      if case .pass(let seconds) = event { sum + seconds } else { sum }
    }
  }

  /// Returns the length of the pause with that number in a row, in milliseconds.
  func pause(number: Int) -> Int {
    (0..<number).reduce(10_000) { pause, _ in min(pause * policy.growth / 100, 45_000) }
  }

  /// Returns the state after that many events.
  func standing(after count: Int) -> Standing {
    let start = events.prefix(count).lastIndex(of: .succeed).map { $0 + 1 } ?? 0
    var failures = 0
    var standing = Standing()
    for index in start..<max(start, count) {
      let now = time(after: index) * 1_000
      switch (events[index], standing.state) {
      case (.fail, .closed):
        failures += 1
        if failures == policy.failuresToOpen { standing.open(until: now + pause(number: 0)) }
      case (.fail, .halfOpen) where standing.probes == 1:
        standing.open(until: now + pause(number: standing.openings))
      case (.ask, .open) where now >= standing.end, (.ask, .halfOpen) where standing.probes == 0:
        standing.state = .halfOpen
        standing.probes = 1
      case (.abandon, .halfOpen):
        standing.probes = 0
      case (.reset, .open):
        standing.state = .halfOpen
        standing.probes = 0
        standing.openings = 0
      case (.reset, .halfOpen):
        standing.openings = 0
      default:
        break
      }
    }
    return standing
  }

  struct Standing {
    var state = CircuitBreaker.State.closed
    var end = 0
    var openings = 0
    var probes = 0

    mutating func open(until end: Int) {
      state = .open
      self.end = end
      openings += 1
      probes = 0
    }
  }
}

private struct BreakerMachine: StateMachine {
  let policy: CircuitBreakerPolicy
  var initialModel: BreakerHistory { BreakerHistory(policy: policy) }

  func commands(in model: BreakerHistory) -> Gen<BreakerEvent> {
    .frequency([
      (4, .always(.ask)), (6, .always(.fail)), (1, .always(.succeed)), (1, .always(.abandon)),
      (1, .always(.reset)), (4, Gen<Int>.integer(in: 1...60).map { .pass(seconds: $0) }),
    ])
  }

  func advance(_ model: inout BreakerHistory, by command: BreakerEvent) { model.events.append(command) }

  func makeSystem() -> CircuitBreaker { CircuitBreaker(policy) }

  func perform(
    _ command: BreakerEvent, on breaker: inout CircuitBreaker, before: BreakerHistory, after: BreakerHistory
  ) throws {
    let now = Duration.seconds(before.time(after: before.events.count))
    let was = before.standing(after: before.events.count)
    switch command {
    case .pass: break
    case .ask:
      let isDue = was.state == .open && now >= .milliseconds(was.end)
      let isFree = was.state == .closed || (was.state == .halfOpen && was.probes == 0)
      try claimEqual(breaker.admits(at: now), isDue || isFree, "admits")
    case .succeed: try claimEqual(breaker.succeeded(at: now), was.state != .closed, "has closed")
    case .fail: breaker.failed(at: now)
    case .abandon: breaker.abandoned()
    case .reset: breaker.reset()
    }
  }

  func checkInvariants(of breaker: inout CircuitBreaker, model: BreakerHistory) throws {
    let standing = model.standing(after: model.events.count)
    let now = Duration.seconds(model.time(after: model.events.count))
    try claimEqual(breaker.state, standing.state, "state")
    let wait: Duration? =
      switch standing.state {
      case .closed: nil
      case .open: now < .milliseconds(standing.end) ? .milliseconds(standing.end) - now : nil
      case .halfOpen: standing.probes == 0 ? nil : .milliseconds(model.pause(number: standing.openings))
      }
    try claimEqual(breaker.wait(at: now), wait, "wait")
    var asked = breaker
    try claimEqual(asked.admits(at: now), wait == nil, "no wait means yes")
    try claim((wait ?? .zero) <= policy.longestPause, "a pause beyond the longest")
  }
}

@Suite("Circuit breaker: any history")
struct CircuitBreakerPropertyTests {
  @Test(
    "It answers like the slow model", arguments: [1, 3], [100, 150, 200])
  func likeModel(failuresToOpen: Int, growth: Int) async throws {
    let policy = CircuitBreakerPolicy(
      failuresToOpen: failuresToOpen, firstPause: .seconds(10), growth: growth, longestPause: .seconds(45))
    try await check("breaker like its model", BreakerMachine(policy: policy), count: 150)
  }
}
