// The state of the backend as seen by the app, and the time of the next poll. One value has both, so that the
// pauses of the circuit breaker and the intervals of polling do not interfere.
//
// The breaker admits queries. Polling determines when the app sends one by itself: while the breaker is open,
// and while works are parked although it is closed. A due poll ends the breaker's pause. A poll is due before
// the end of that pause only after an action of the reader, and then the pause should be cut. A `Retry-After`
// of a server is cut only by a new network.
//
// A network that answers every query with a page of its own opens the breaker at once: no query can be
// answered there, and polls find out when one can.
//
// Consecutive failures of one work alone do not open the breaker. Otherwise a query that never gets an answer
// would block all others each time it is sent.

import BooksTrackAPI

/// The app's knowledge about the service.
struct ServiceHealth: Sendable {
  /// The reason why a query may be sent.
  enum Pass: Equatable {
    /// The breaker is closed.
    case call
    /// The breaker is open, and this is the only query in flight.
    case probe
    /// The breaker is closed, and the query is for a parked work.
    case poll
  }

  /// The outcome of a query, as it concerns the service.
  enum Outcome: Equatable {
    /// An answer, including "no such book".
    case answered
    /// No answer, for a reason that concerns only this query.
    case reached
    case failed(retryAfter: Duration?)
    /// An intermediary intercepts all queries.
    case intercepted
    /// The query was not sent, or it was cancelled.
    case unknown
  }

  /// A change of the breaker.
  enum Turn: Equatable {
    case opened, closed
  }

  private var breaker: CircuitBreaker
  private var polling: PollingSchedule
  private let pollsForParked: Bool
  private let firstPoll: Duration
  /// The end of the pause that a server has requested.
  private var notBefore: Duration = .zero
  /// The job that failed last, and its number of consecutive failures.
  private var failing: (job: JobID, failures: Int)?
  /// The time at which the query was sent that last found the service down; nil while it is up.
  private var foundDown: Duration?
  /// The number of times that the breaker has opened or closed.
  private(set) var turns = 0
  /// The number of answers.
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

  /// True if the breaker is closed.
  var isUp: Bool { breaker.state == .closed }

  /// Returns true if a query could be sent as a probe at that time.
  func couldProbe(at now: Duration) -> Bool { now >= notBefore && breaker.wait(at: now) == nil }

  /// Admits a query, or returns nil. The caller must report the outcome of an admitted query.
  mutating func pass(at now: Duration, isPoll: Bool, mayProbe: Bool) -> Pass? {
    if isUp { return isPoll ? .poll : .call }
    guard isPoll || mayProbe, now >= notBefore else { return nil }
    if isPoll, breaker.wait(at: now) != nil { breaker.reset() }
    return breaker.admits(at: now) ? .probe : nil
  }

  /// Records the outcome of a query. Returns the change of the breaker, if any.
  ///
  /// - Parameter sent: The time at which the query was sent; nil for `now`.
  mutating func ended(
    _ pass: Pass, _ outcome: Outcome, of job: JobID, sent: Duration? = nil, at now: Duration
  ) -> Turn? {
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
    switch outcome {
    case _ where isUp: foundDown = nil
    case .failed, .intercepted: foundDown = max(foundDown ?? .zero, sent ?? now)
    case .answered, .reached, .unknown: break
    }
    guard wasUp != isUp else { return nil }
    turns += 1
    if isUp { return .closed }
    // An earlier poll for a parked work would cut the pause.
    polling.putOff(until: now + (breaker.wait(at: now) ?? .zero))
    return .opened
  }

  /// Returns true if a failure counts for the breaker.
  private mutating func counts(_ pass: Pass, _ job: JobID) -> Bool {
    switch pass {
    case .probe: return true
    // Calls in flight when the breaker opened, and polls, do not count.
    case .poll: return false
    case .call: guard isUp else { return false }
    }
    let failures = (failing?.job == job ? failing?.failures ?? 0 : 0) + 1
    failing = (job, failures)
    return failures < max(2, breaker.policy.failuresToOpen)
  }

  // MARK: Looking

  /// The time of the next poll; nil if there is nothing to poll for.
  var nextPoll: Duration? { polling.due.map { max($0, notBefore) } }

  /// Starts polling, because a work is parked or waits for the service.
  mutating func beginPolling(at now: Duration) {
    if !isUp {
      polling.begin(due: now + (breaker.wait(at: now) ?? .zero))
    } else if pollsForParked {
      polling.begin(due: now + firstPoll)
    }
  }

  /// Records an action of the reader.
  mutating func readerActed(at now: Duration) { polling.hasChanged(at: now) }

  /// Records a failed poll. With an end, all jobs are in a pause, the first of which ends then.
  mutating func missed(at now: Duration, pausedUntil end: Duration? = nil) {
    polling.missed(at: now, pausedUntil: end)
  }

  /// Stops polling.
  mutating func endPolling() { polling.end() }

  /// Records that all parked works were woken, after a launch, a request, a reconnect, or the return of the
  /// service.
  ///
  /// - Parameter requested: The time of the event. The commit of the wake may be slow: if a query that was
  ///   sent meanwhile has found the service down, the pause stays.
  mutating func woken(requested: Duration, at now: Duration) {
    guard !isUp else { return polling.end() }
    if let foundDown, foundDown > requested { return }
    breaker.reset()
    notBefore = .zero
    polling.hurry(at: now)
  }
}
