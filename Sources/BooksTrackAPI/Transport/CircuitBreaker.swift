// A circuit breaker: it blocks calls to a failing service and admits single calls to test whether the service
// is back (ENR-5, ENR-10).
//
// A pure value without a clock. The caller passes in the time and the result of each call, and asks before
// each call. The app has one for the backend, the backend one for each provider.
//
// M. Nygard, "Release It!", 2nd ed. 2018, chapter 5.

/// The thresholds and pauses of a circuit breaker.
public struct CircuitBreakerPolicy: Hashable, Sendable {
  /// The number of consecutive failures that open it; 0 never opens.
  public let failuresToOpen: Int
  /// The duration of the first pause.
  public let firstPause: Duration
  /// The growth of the pause after each failed probe, in percent: 200 doubles it.
  public let growth: Int
  /// The maximum pause.
  public let longestPause: Duration

  /// Creates a policy.
  public init(failuresToOpen: Int, firstPause: Duration, growth: Int, longestPause: Duration) {
    precondition(failuresToOpen >= 0, "failuresToOpen must not be negative; 0 never opens")
    precondition(firstPause > .zero, "firstPause must be above zero")
    precondition((100...10_000).contains(growth), "growth is in percent, 100 to 10,000")
    precondition(longestPause >= firstPause, "longestPause must not be shorter than firstPause")
    self.failuresToOpen = failuresToOpen
    self.firstPause = firstPause
    self.growth = growth
    self.longestPause = longestPause
  }

  /// Opens after five failures, for 30 s, then 1 min and so on up to 15 min.
  public static let standard = CircuitBreakerPolicy(
    failuresToOpen: 5, firstPause: .seconds(30), growth: 200, longestPause: .seconds(900))

  /// Never opens for failures.
  public static let off = CircuitBreakerPolicy(
    failuresToOpen: 0, firstPause: .seconds(30), growth: 200, longestPause: .seconds(900))

  /// Returns the pause that follows a given one.
  func pause(after pause: Duration) -> Duration { min(pause * growth / 100, longestPause) }
}

/// Decides whether calls to a service are admitted.
///
/// ```swift
/// guard breaker.admits(at: now) else { return breaker.wait(at: now) }
/// let answer = await call()                       // then report the result:
/// if answer.isGood { breaker.succeeded(at: now) } else { breaker.failed(at: now) }
/// ```
///
/// When closed, it admits every call. Consecutive failures open it. After the pause it is half-open: it
/// admits one call, the probe, whose success closes it and whose failure opens it for longer. Any success
/// closes it, even of a call that was in flight when it opened, because it shows that the service is back. A
/// failure of such a call is ignored, unless a probe is in flight: the two cannot be told apart.
///
/// Times are measured from an arbitrary but fixed origin. The caller must report the result of every admitted
/// call, or that it was abandoned; otherwise a half-open breaker waits forever for the probe.
package struct CircuitBreaker: Hashable, Sendable {
  /// The state of a circuit breaker.
  package enum State: Hashable, Sendable {
    /// All calls are admitted.
    case closed
    /// No calls are admitted before the end of the pause.
    case open
    /// One call is admitted, or in flight, as a probe.
    case halfOpen
  }

  private enum Phase: Hashable, Sendable {
    case closed(failuresInARow: Int)
    case open(until: Duration)
    case halfOpen(probeIsOut: Bool)
  }

  /// The thresholds and pauses.
  package let policy: CircuitBreakerPolicy
  private var phase = Phase.closed(failuresInARow: 0)
  private var nextPause: Duration

  /// Creates a closed circuit breaker.
  package init(_ policy: CircuitBreakerPolicy) {
    self.policy = policy
    nextPause = policy.firstPause
  }

  /// The current state; it remains `open` after the pause until the next call is requested.
  package var state: State {
    switch phase {
    case .closed: .closed
    case .open: .open
    case .halfOpen: .halfOpen
    }
  }

  /// Returns whether a call is admitted at a time. In the half-open state this makes the call the probe.
  package mutating func admits(at now: Duration) -> Bool {
    switch phase {
    case .closed:
      return true
    case .open(let end) where now < end:
      return false
    case .halfOpen(probeIsOut: true):
      return false
    case .open, .halfOpen:
      phase = .halfOpen(probeIsOut: true)
      return true
    }
  }

  /// Returns the time until a call may be admitted, or nil if one may be now.
  ///
  /// While a probe is in flight, returns the pause that would follow if it failed now.
  package func wait(at now: Duration) -> Duration? {
    switch phase {
    case .closed, .halfOpen(probeIsOut: false): nil
    case .open(let end): now < end ? end - now : nil
    case .halfOpen(probeIsOut: true): nextPause
    }
  }

  /// Reports the success of a call.
  ///
  /// - Returns: True if this closed the breaker, that is, the service is back.
  @discardableResult
  package mutating func succeeded(at now: Duration) -> Bool {
    let wasClosed = state == .closed
    phase = .closed(failuresInARow: 0)
    nextPause = policy.firstPause
    return !wasClosed
  }

  /// Reports the failure of a call: counts it, or opens the breaker for longer if it was the probe.
  package mutating func failed(at now: Duration) {
    switch phase {
    case .closed where policy.failuresToOpen == 0:
      break
    case .closed(let failures) where failures + 1 < policy.failuresToOpen:
      phase = .closed(failuresInARow: failures + 1)
    case .closed, .halfOpen(probeIsOut: true):
      phase = .open(until: now + nextPause)
      nextPause = policy.pause(after: nextPause)
    case .open, .halfOpen(probeIsOut: false):
      break
    }
  }

  /// Reports that no call can succeed at present: opens the breaker at once, or for longer if the call was
  /// the probe. This also opens a breaker that never opens for failures.
  package mutating func tripped(at now: Duration) {
    switch phase {
    case .closed, .halfOpen(probeIsOut: true):
      phase = .open(until: now + nextPause)
      nextPause = policy.pause(after: nextPause)
    case .open, .halfOpen(probeIsOut: false):
      break
    }
  }

  /// Reports that a call was cancelled without a result; if it was the probe, another one may be admitted.
  package mutating func abandoned() {
    if phase == .halfOpen(probeIsOut: true) { phase = .halfOpen(probeIsOut: false) }
  }

  /// Permits a probe at once, for example after a change of the network; if it fails, the first pause
  /// follows.
  ///
  /// A closed breaker keeps its count of failures, and a probe in flight remains the only one.
  package mutating func reset() {
    nextPause = policy.firstPause
    if case .open = phase { phase = .halfOpen(probeIsOut: false) }
  }
}
