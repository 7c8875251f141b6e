// How often an app that has parked works looks whether the service is back: less and less often while nothing
// changes, and soon again when something does (ENR-14).
//
// Two values: the policy, and the schedule that follows it. Neither has a clock; times are measured from any
// start.

/// How often the app looks by itself.
public struct AdaptivePolling: Hashable, Sendable {
  /// How long after a work was parked, or after something has changed, the app looks at the latest.
  public let first: Duration
  /// The growth of the interval after a poll without an answer, in percent: 200 doubles it.
  public let growth: Int
  /// The longest interval.
  public let longest: Duration
  /// Whether the app also looks while the breaker is closed. While it is open, the app looks in any case.
  public let isOn: Bool

  /// Makes a policy.
  public init(first: Duration, growth: Int, longest: Duration, isOn: Bool = true) {
    precondition(first > .zero, "first must be above zero")
    precondition((100...10_000).contains(growth), "growth is in percent, 100 to 10,000")
    precondition(longest >= first, "longest must not be shorter than first")
    self.first = first
    self.growth = growth
    self.longest = longest
    self.isOn = isOn
  }

  /// After 30 s, then 1 min and so on up to half an hour.
  public static let standard = AdaptivePolling(first: .seconds(30), growth: 200, longest: .seconds(1_800))

  /// Parked works wait for the next reconnect or relaunch.
  public static let off = AdaptivePolling(
    first: .seconds(30), growth: 200, longest: .seconds(1_800), isOn: false)
}

/// When the next look is due.
struct PollingSchedule: Equatable, Sendable {
  private let policy: AdaptivePolling
  private var interval: Duration
  /// When the next look is due; nothing while there is nothing to look for.
  private(set) var due: Duration?

  init(_ policy: AdaptivePolling) {
    self.policy = policy
    interval = policy.first
  }

  /// There is something to look for; if there was before, nothing changes.
  mutating func begin(due: Duration) {
    guard self.due == nil else { return }
    interval = policy.first
    self.due = due
  }

  /// Something has changed that makes it worth looking soon.
  mutating func hasChanged(at now: Duration) {
    guard let due else { return }
    interval = policy.first
    self.due = min(due, now + interval)
  }

  /// There is reason to look at once.
  mutating func hurry(at now: Duration) {
    interval = policy.first
    due = now
  }

  /// A look was in vain; with an end, because nothing could be asked before it, but then something can.
  mutating func missed(at now: Duration, pausedUntil end: Duration? = nil) {
    interval = min(interval * policy.growth / 100, policy.longest)
    let next = now + interval
    due = end.map { min($0, next) } ?? next
  }

  /// No look is worth it before that time; if none is due, nothing changes.
  mutating func putOff(until time: Duration) { due = due.map { max($0, time) } }

  /// There is nothing to look for any more.
  mutating func end() { due = nil }
}
