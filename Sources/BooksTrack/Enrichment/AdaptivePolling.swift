// The interval at which an app with parked works polls the service: it grows while nothing changes and
// shrinks after a change (ENR-14).
//
// The policy and the schedule are values without a clock; times are measured from an arbitrary start.

/// The policy of the app's polls.
public struct AdaptivePolling: Hashable, Sendable {
  /// The longest delay of the first poll after a work was parked or something has changed.
  public let first: Duration
  /// The growth of the interval after a failed poll, in percent: 200 doubles it.
  public let growth: Int
  /// The longest interval.
  public let longest: Duration
  /// True to poll also while the breaker is closed. While it is open, the app polls in any case.
  public let isOn: Bool

  /// Creates a policy.
  public init(first: Duration, growth: Int, longest: Duration, isOn: Bool = true) {
    precondition(first > .zero, "first must be above zero")
    precondition((100...10_000).contains(growth), "growth is in percent, 100 to 10,000")
    precondition(longest >= first, "longest must not be shorter than first")
    self.first = first
    self.growth = growth
    self.longest = longest
    self.isOn = isOn
  }

  /// 30 s, then 1 min and so on, up to half an hour.
  public static let standard = AdaptivePolling(first: .seconds(30), growth: 200, longest: .seconds(1_800))

  /// No polls: parked works wait for the next reconnect or launch.
  public static let off = AdaptivePolling(
    first: .seconds(30), growth: 200, longest: .seconds(1_800), isOn: false)
}

/// The time of the next poll.
struct PollingSchedule: Equatable, Sendable {
  private let policy: AdaptivePolling
  private var interval: Duration
  /// The time of the next poll; nil if there is nothing to poll for.
  private(set) var due: Duration?

  init(_ policy: AdaptivePolling) {
    self.policy = policy
    interval = policy.first
  }

  /// Starts polling, unless it has started already.
  mutating func begin(due: Duration) {
    guard self.due == nil else { return }
    interval = policy.first
    self.due = due
  }

  /// Moves the next poll forward, because something has changed.
  mutating func hasChanged(at now: Duration) {
    guard let due else { return }
    interval = policy.first
    self.due = min(due, now + interval)
  }

  /// Makes a poll due at once.
  mutating func hurry(at now: Duration) {
    interval = policy.first
    due = now
  }

  /// Schedules the next poll after a failed one. With an end, no query could be sent before it, and the next
  /// poll is due then at the latest.
  mutating func missed(at now: Duration, pausedUntil end: Duration? = nil) {
    interval = min(interval * policy.growth / 100, policy.longest)
    let next = now + interval
    due = end.map { min($0, next) } ?? next
  }

  /// Postpones the next poll until that time; has no effect if none is due.
  mutating func putOff(until time: Duration) { due = due.map { max($0, time) } }

  /// Stops polling.
  mutating func end() { due = nil }
}
