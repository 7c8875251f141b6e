// How many calls a provider lets one key make, counted where the calls arrive. The backend counts for itself; that it
// never goes beyond is what the comparison shows (CON-11).

import BooksTrackBackend
import Simulation

/// Counts the calls of one key.
struct ProviderQuotaMeter: Sendable {
  private let calls: Int
  /// Stretches begin with the world, which begins with the first day of a month of thirty days.
  private let days: Int
  private var stretch = 0
  private var taken = 0
  /// Stretches in which the last call was taken, so that there were none left.
  private(set) var usedUp = 0
  /// Calls that came when there were none left.
  private(set) var excess = 0

  init(_ quota: Quota) {
    calls = quota.calls
    days = quota.period == .day ? 1 : 30
  }

  /// Whether a call at that time is still within the quota.
  mutating func takes(at time: VirtualClock.Instant) -> Bool {
    let now = Int(time.nanoseconds / 86_400_000_000_000) / days
    if now != stretch { (stretch, taken) = (now, 0) }
    taken += 1
    if taken == calls { usedUp += 1 }
    guard taken > calls else { return true }
    excess += 1
    return false
  }
}
