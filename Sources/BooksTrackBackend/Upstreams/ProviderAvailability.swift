// Admission of calls to a provider by its quota and its circuit breaker (CON-11).

import BooksTrackAPI

/// The quota meter and the circuit breaker of a provider.
struct ProviderAvailability: Sendable {
  /// The reason why a call is not sent, and the seconds until one may be.
  enum Objection: Equatable, Sendable {
    case quota(seconds: Int)
    case resting(seconds: Int)
  }

  private(set) var meter: QuotaMeter
  private(set) var breaker: CircuitBreaker

  /// Creates a state with no calls used and no failures.
  init(_ upstream: Upstream, at time: Timestamp) {
    meter = QuotaMeter(upstream.quota, at: time)
    breaker = CircuitBreaker(upstream.breaker)
  }

  /// Counts a call that is sent, or returns the reason why it is not.
  ///
  /// The quota is checked first: the breaker may make the call its probe, which then must be sent.
  ///
  /// - Parameter timeout: The timeout of a call. While a probe is out, its result is known after that time.
  /// - Parameter isLongEnoughToProbe: True if the call leaves the provider enough time to respond. A shorter
  ///   call is not used as a probe: its timeout would keep the breaker open although the provider may be
  ///   healthy.
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

  /// Records the outcome of an admitted call.
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
