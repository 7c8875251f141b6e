// The calls that a provider allows one key, counted where they arrive. The backend keeps its own count, which
// is checked against this one (CON-11).

import BooksTrackBackend
import Simulation

/// Counts the calls of one key.
struct ProviderQuotaMeter: Sendable {
  private let calls: Int
  /// Days and months are those of the calendar.
  private let period: Quota.Period
  private var stretch = 0
  private var taken = 0
  /// The number of periods in which all calls but one in a hundred arrived: the backend also counts calls
  /// that are lost on the way.
  private(set) var usedUp = 0
  /// The number of periods in which a call arrived.
  private(set) var stretches = 0
  /// The number of calls beyond the quota.
  private(set) var excess = 0

  init(_ quota: Quota) {
    calls = quota.calls
    period = quota.period
  }

  /// The calls allowed in the periods in which one arrived.
  var allowed: Int { calls * stretches }

  /// Counts a call, and returns true if it is within the quota.
  mutating func takes(at time: VirtualClock.Instant) -> Bool {
    let now =
      period == .day
      ? Int(time.nanoseconds / 86_400_000_000_000) : WorldCalendar.month(at: time.nanoseconds)
    if now != stretch { (stretch, taken) = (now, 0) }
    if taken == 0 { stretches += 1 }
    taken += 1
    if taken == calls - calls / 100 { usedUp += 1 }
    guard taken > calls else { return true }
    excess += 1
    return false
  }
}
