// A circuit breaker: stops calls to a service that keeps failing, and lets single calls find out when it is
// back (ENR-5, ENR-10).
//
// A pure value without a clock. Whoever makes calls tells it the time and how each call ended, and asks
// before the next one. The app keeps one for the backend, the backend one for each provider.
//
// M. Nygard, "Release It!", 2nd ed. 2018, chapter 5.

/// When a circuit breaker opens, and for how long.
public struct CircuitBreakerPolicy: Hashable, Sendable {
  /// How many failures in a row open it; 0 never does.
  public let failuresToOpen: Int
  /// How long it stays open at first.
  public let firstPause: Duration
  /// What each failed probe makes of the pause, in percent: 200 doubles it.
  public let growth: Int
  /// The longest pause.
  public let longestPause: Duration

  /// Makes a policy.
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

  /// Never opens.
  public static let off = CircuitBreakerPolicy(
    failuresToOpen: 0, firstPause: .seconds(30), growth: 200, longestPause: .seconds(900))

  /// The pause that follows one of that length.
  func pause(after pause: Duration) -> Duration { min(pause * growth / 100, longestPause) }
}

/// Says whether calls to a service may go out.
///
/// ```swift
/// guard breaker.admits(at: now) else { return breaker.wait(at: now) }
/// let answer = await call()                       // then tell how it ended:
/// if answer.isGood { breaker.succeeded(at: now) } else { breaker.failed(at: now) }
/// ```
///
/// Closed, it admits every call. Failures in a row open it. When the pause is over it is half-open: one call,
/// the probe, may go out, and its success closes it while its failure opens it for longer. Any success closes
/// it, also of a call that was under way when it opened: it shows that the service is back. A failure of such
/// a call changes nothing, unless a probe is out: the two cannot be told apart.
///
/// Times are measured from any start, as long as it is always the same one. A caller that was admitted must
/// tell how the call ended, or that it was abandoned: else a half-open breaker waits for the probe for ever.
package struct CircuitBreaker: Hashable, Sendable {
  /// What a circuit breaker does with calls.
  package enum State: Hashable, Sendable {
    /// Calls go out.
    case closed
    /// No call goes out before the pause is over.
    case open
    /// One call may go out, or is under way, to see whether the service is back.
    case halfOpen
  }

  private enum Phase: Hashable, Sendable {
    case closed(failuresInARow: Int)
    case open(until: Duration)
    case halfOpen(probeIsOut: Bool)
  }

  /// When it opens, and for how long.
  package let policy: CircuitBreakerPolicy
  private var phase = Phase.closed(failuresInARow: 0)
  private var nextPause: Duration

  /// Makes a closed one.
  package init(_ policy: CircuitBreakerPolicy) {
    self.policy = policy
    nextPause = policy.firstPause
  }

  /// What it does with calls; still `open` after the pause until the next call is asked for.
  package var state: State {
    switch phase {
    case .closed: .closed
    case .open: .open
    case .halfOpen: .halfOpen
    }
  }

  /// Whether a call may go out at that time; when half-open, yes makes the caller the only probe.
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

  /// How long until a call may go out, or nil when one may now.
  ///
  /// While a probe is out, the answer is the pause that follows if the probe fails now.
  package func wait(at now: Duration) -> Duration? {
    switch phase {
    case .closed, .halfOpen(probeIsOut: false): nil
    case .open(let end): now < end ? end - now : nil
    case .halfOpen(probeIsOut: true): nextPause
    }
  }

  /// A call has succeeded.
  ///
  /// - Returns: whether this has closed it: the service is back.
  @discardableResult
  package mutating func succeeded(at now: Duration) -> Bool {
    let wasClosed = state == .closed
    phase = .closed(failuresInARow: 0)
    nextPause = policy.firstPause
    return !wasClosed
  }

  /// A call has failed: counts it, or opens again for longer if it was the probe.
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

  /// A call has shown that none can get through: it opens at once, or again for longer if that was the probe.
  /// A breaker that never opens for failures opens for this.
  package mutating func tripped(at now: Duration) {
    switch phase {
    case .closed, .halfOpen(probeIsOut: true):
      phase = .open(until: now + nextPause)
      nextPause = policy.pause(after: nextPause)
    case .open, .halfOpen(probeIsOut: false):
      break
    }
  }

  /// A call was cancelled before anything was known; if it was the probe, another one may go out.
  package mutating func abandoned() {
    if phase == .halfOpen(probeIsOut: true) { phase = .halfOpen(probeIsOut: false) }
  }

  /// Something has happened that makes it worth a try, such as a new network: a probe may go out at once, and
  /// if it fails, the first pause follows.
  ///
  /// A closed breaker keeps its count, and a probe that is out stays the only one.
  package mutating func reset() {
    nextPause = policy.firstPause
    if case .open = phase { phase = .halfOpen(probeIsOut: false) }
  }
}
