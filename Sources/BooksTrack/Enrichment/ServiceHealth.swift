// Whether the backend is there, as far as the app knows, and when it looks next. One value for both, so that
// the pauses of the circuit breaker and the intervals of polling cannot get in each other's way.
//
// The breaker says whether questions may go out. Polling says when the app sends one by itself: while the
// breaker is open, and while works are parked although it is closed. A look that is due ends the breaker's
// pause. A look comes before the end of that pause only if the reader has done something, and then the pause
// is to be cut. What a server has asked for with `Retry-After` is cut by nothing but a new network.
//
// A network that answers every question with a page of its own is left alone as a service that fails is, at
// once and without a count: no question can be answered there, and looks find out when one can.
//
// It counts works and not requests: the failures of one work alone do not open the breaker. Otherwise a
// question that never gets an answer would shut out all others each time that it is asked.

import BooksTrackAPI

/// What the app knows about the service.
struct ServiceHealth: Sendable {
  /// Why a question may be sent.
  enum Pass: Equatable {
    /// The service is there as far as is known.
    case call
    /// The breaker is open; this is the only question under way.
    case probe
    /// The service is up, and the question is for a parked work.
    case poll
  }

  /// How a question ended, for the service.
  enum Outcome: Equatable {
    /// With an answer, including "no such book".
    case answered
    /// Without one, for a reason that concerns this question alone.
    case reached
    case failed(retryAfter: Duration?)
    /// Somebody on the way keeps every question from the service.
    case intercepted
    /// It was not sent, or it was cancelled.
    case unknown
  }

  /// What a question's end has changed.
  enum Turn: Equatable {
    case opened, closed
  }

  private var breaker: CircuitBreaker
  private var polling: PollingSchedule
  private let pollsForParked: Bool
  private let firstPoll: Duration
  /// When a server that asked for a pause may be asked again.
  private var notBefore: Duration = .zero
  /// The job that failed last, and how often it has failed in a row.
  private var failing: (job: JobID, failures: Int)?
  /// How often the breaker has opened or closed.
  private(set) var turns = 0
  /// How many answers have come.
  private(set) var answers = 0

  init(_ breaker: CircuitBreakerPolicy, _ polling: AdaptivePolling) {
    self.breaker = CircuitBreaker(breaker)
    pollsForParked = polling.isOn
    firstPoll = polling.first
    self.polling = PollingSchedule(
      polling.isOn
        ? polling
        : AdaptivePolling(
          first: breaker.firstPause, growth: breaker.growth, longest: breaker.longestPause))
  }

  // MARK: Asking

  /// Whether the service is there as far as is known.
  var isUp: Bool { breaker.state == .closed }

  /// Whether a question could go out as a probe at that time.
  func couldProbe(at now: Duration) -> Bool { now >= notBefore && breaker.wait(at: now) == nil }

  /// Admits a question, or not. A caller that was admitted must report how the question ended.
  mutating func pass(at now: Duration, isPoll: Bool, mayProbe: Bool) -> Pass? {
    if isUp { return isPoll ? .poll : .call }
    guard isPoll || mayProbe, now >= notBefore else { return nil }
    if isPoll, breaker.wait(at: now) != nil { breaker.reset() }
    return breaker.admits(at: now) ? .probe : nil
  }

  /// Takes note of how a question ended.
  mutating func ended(_ pass: Pass, _ outcome: Outcome, of job: JobID, at now: Duration) -> Turn? {
    let wasUp = isUp
    switch outcome {
    case .answered:
      answers += 1
      failing = nil
      notBefore = .zero
      breaker.succeeded(at: now)
      polling.hasChanged(at: now)
    case .reached:
      failing = nil
      breaker.succeeded(at: now)
    case .failed(let retryAfter):
      if let retryAfter { notBefore = max(notBefore, now + min(retryAfter, Enricher.longestRest)) }
      if counts(pass, job) { breaker.failed(at: now) }
    case .intercepted:
      breaker.tripped(at: now)
    case .unknown:
      if pass == .probe { breaker.abandoned() }
    }
    guard wasUp != isUp else { return nil }
    turns += 1
    if isUp { return .closed }
    // A look for a parked work that was due earlier would cut the pause.
    polling.putOff(until: now + (breaker.wait(at: now) ?? .zero))
    return .opened
  }

  /// Whether a failure says something new about the service.
  private mutating func counts(_ pass: Pass, _ job: JobID) -> Bool {
    switch pass {
    case .probe: return true
    // Calls that were under way when the breaker opened, and polls, do not count.
    case .poll: return false
    case .call: guard isUp else { return false }
    }
    let failures = (failing?.job == job ? failing?.failures ?? 0 : 0) + 1
    failing = (job, failures)
    return failures < max(2, breaker.policy.failuresToOpen)
  }

  // MARK: Looking

  /// When the app looks next; nothing while there is nothing to look for.
  var nextPoll: Duration? { polling.due.map { max($0, notBefore) } }

  /// A work is parked, or waits for the service: there is something to look for.
  mutating func beginPolling(at now: Duration) {
    if !isUp {
      polling.begin(due: now + (breaker.wait(at: now) ?? .zero))
    } else if pollsForParked {
      polling.begin(due: now + firstPoll)
    }
  }

  /// The reader has done something.
  mutating func readerActed(at now: Duration) { polling.hasChanged(at: now) }

  /// A look was in vain; with an end, because every work that could be looked for is in a pause, the first
  /// until then.
  mutating func missed(at now: Duration, pausedUntil end: Duration? = nil) {
    polling.missed(at: now, pausedUntil: end)
  }

  /// There is nothing to look for any more.
  mutating func endPolling() { polling.end() }

  /// All parked works have been woken: the app was launched, the network is back, or the service is.
  mutating func woken(at now: Duration) {
    guard !isUp else { return polling.end() }
    breaker.reset()
    notBefore = .zero
    polling.hurry(at: now)
  }
}
