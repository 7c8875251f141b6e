// How many calls a provider lets one key make, counted where the calls arrive. The backend counts for itself; that it
// never goes beyond is what the comparison shows (CON-11).

import BooksTrackAPI
import Simulation

/// A number of calls in a stretch of days.
struct ProviderAllowance: Sendable, Hashable {
  let calls: Int
  /// Stretches begin with the world, which begins with the first day of a month of thirty days.
  let days: Int

  /// What the product documents say of the free use of a provider; nothing where there is no limit.
  static func free(_ provider: String) -> ProviderAllowance? {
    switch provider {
    case ProviderName.googleBooks: ProviderAllowance(calls: 1_000, days: 1)
    case ProviderName.isbndb: ProviderAllowance(calls: 500, days: 30)
    default: nil
    }
  }
}

/// Counts the calls of one key.
struct AllowanceMeter: Sendable {
  private let allowance: ProviderAllowance
  private var stretch = 0
  private var calls = 0
  /// Calls that came when there were none left.
  private(set) var excess = 0

  init(_ allowance: ProviderAllowance) { self.allowance = allowance }

  /// Whether a call at that time is still within the allowance.
  mutating func takes(at time: VirtualClock.Instant) -> Bool {
    let now = Int(time.nanoseconds / 86_400_000_000_000) / allowance.days
    if now != stretch { (stretch, calls) = (now, 0) }
    calls += 1
    guard calls > allowance.calls else { return true }
    excess += 1
    return false
  }
}
