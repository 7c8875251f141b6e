// How many calls a provider lets one key make, counted where the calls arrive. The backend counts for itself;
// that it never goes beyond is what the comparison shows (CON-11).

import BooksTrackBackend
import Simulation

/// Counts the calls of one key.
struct ProviderQuotaMeter: Sendable {
  private let calls: Int
  /// Days and months are those of the calendar.
  private let period: Quota.Period
  private var stretch = 0
  private var taken = 0
  /// Stretches in which the calls were taken but for one in a hundred: the backend counts those that are lost
  /// on their way, and they do not come here.
  private(set) var usedUp = 0
  /// Stretches in which a call came.
  private(set) var stretches = 0
  /// Calls that came when there were none left.
  private(set) var excess = 0

  init(_ quota: Quota) {
    calls = quota.calls
    period = quota.period
  }

  /// How many calls were allowed in the stretches in which one came.
  var allowed: Int { calls * stretches }

  /// Whether a call at that time is still within the quota.
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
