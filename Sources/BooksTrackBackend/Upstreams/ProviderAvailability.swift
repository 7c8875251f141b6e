// Whether a provider may be called now: how many calls are left, and whether it is well (CON-11).

import BooksTrackAPI

/// What is known of one provider beyond its answers.
struct ProviderAvailability: Sendable {
  /// Why a call does not go out, and after how many seconds one may.
  enum Objection: Equatable, Sendable {
    case quota(seconds: Int)
    case resting(seconds: Int)
  }

  private(set) var meter: QuotaMeter
  private(set) var breaker: CircuitBreaker

  /// Nothing used, nothing failed.
  init(_ upstream: Upstream, at time: Timestamp) {
    meter = QuotaMeter(upstream.quota, at: time)
    breaker = CircuitBreaker(upstream.breaker)
  }

  /// Counts a call that goes out, or says why it does not.
  ///
  /// The quota is looked at first: the breaker may take the call for its probe, which then must go out.
  ///
  /// - Parameter timeout: How long a call may take: while a probe is out, the time after which it is decided
  ///   whether the provider is back.
  /// - Parameter isLongEnoughToProbe: Whether the call leaves the provider the time that an answer may take.
  ///   One that does not is no probe: its timeout would lengthen the rest of a provider that may be well.
  mutating func admit(
    at now: Duration, calendar: Timestamp, timeout: Duration, isLongEnoughToProbe: Bool
  ) -> Objection? {
    guard meter.left(at: calendar) > 0 else { return .quota(seconds: meter.secondsUntilRefill(at: calendar)) }
    guard isLongEnoughToProbe || breaker.state == .closed, breaker.admits(at: now) else {
      let rest = breaker.wait(at: now) ?? .zero
      let isProbeOut = breaker.state == .halfOpen && rest > .zero
      let (seconds, attoseconds) = (isProbeOut ? timeout : rest).components
      return .resting(seconds: max(1, Int(seconds) + (attoseconds > 0 ? 1 : 0)))
    }
    _ = meter.spend(at: calendar)
    return nil
  }

  /// Notes how a call ended that was admitted.
  mutating func settle(_ failure: ProviderFailure?, at now: Duration, calendar: Timestamp) {
    switch failure?.kind {
    case .cancelled?: breaker.abandoned()
    case let kind? where kind.isTrouble: breaker.failed(at: now)
    default: breaker.succeeded(at: now)
    }
    if let failure, failure.kind == .quotaExhausted {
      meter.refused(at: calendar, retryAfterSeconds: failure.retryAfterSeconds)
    }
  }
}
