// The number of calls that a provider allows, and a meter for the calls that are left (CON-11).
//
// Days and months are those of the UTC calendar. A provider may count in its own time zone, as Google does in
// California's: if it refuses a call although our count has calls left, no call is sent for up to an hour. If
// the system clock is set back, the calls used so far stay counted.

import BooksTrackAPI

/// The number of calls that a provider allows per day or month.
package struct Quota: Hashable, Sendable {
  /// The period after which the count restarts.
  package enum Period: Hashable, Sendable {
    case day
    case month
  }

  package let calls: Int
  package let period: Period

  /// Creates a quota. A quota of 0 allows no calls.
  package init(calls: Int, per period: Period) {
    precondition(calls >= 0, "a quota cannot be negative; use 0 to allow nothing")
    self.calls = calls
    self.period = period
  }

  /// No limit.
  package static let unlimited = Quota(calls: .max, per: .day)
}

/// Counts the calls to one provider against its quota.
///
/// Invariant: `period` never decreases, so setting the clock back does not refill a used-up quota.
struct QuotaMeter: Sendable {
  let quota: Quota
  private var period: CalendarPeriod
  private var used = 0
  /// The time until which the provider refuses further calls.
  private var refusedUntil: Timestamp?

  /// Creates a meter with no calls used.
  init(_ quota: Quota, at now: Timestamp) {
    self.quota = quota
    period = CalendarPeriod(quota.period, at: now)
  }

  /// Returns the number of calls left at `now`.
  func left(at now: Timestamp) -> Int {
    if let refusedUntil, now < refusedUntil { return 0 }
    let isNew = CalendarPeriod(quota.period, at: now).number > period.number
    return isNew ? quota.calls : quota.calls - used
  }

  /// Counts a call.
  ///
  /// - Returns: False, without counting, if no calls are left.
  mutating func spend(at now: Timestamp) -> Bool {
    guard left(at: now) > 0 else { return false }
    let current = CalendarPeriod(quota.period, at: now)
    if current.number > period.number {
      period = current
      used = 0
    }
    used += 1
    refusedUntil = nil
    return true
  }

  /// Records that the provider reports a used-up quota although our count may have calls left.
  ///
  /// A `Retry-After` of the provider overrides the calendar. Without one, calls stop for an hour or until the
  /// period ends, whichever comes first; with an unlimited quota they do not stop.
  mutating func refused(at now: Timestamp, retryAfterSeconds: Int?) {
    if let seconds = retryAfterSeconds {
      refusedUntil = now.advanced(byMilliseconds: Int64(min(max(seconds, 0), 100_000_000)) * 1_000)
    } else if quota != .unlimited {
      refusedUntil = min(end(at: now), now.advanced(byMilliseconds: 3_600_000))
    }
  }

  /// Returns the whole seconds until calls are left again, at least 1.
  func secondsUntilRefill(at now: Timestamp) -> Int {
    let isUsedUp = used >= quota.calls && CalendarPeriod(quota.period, at: now).number <= period.number
    let refusal = refusedUntil.flatMap { now < $0 ? $0 : nil }
    let end = isUsedUp ? max(refusal ?? now, end(at: now)) : refusal ?? end(at: now)
    return max(1, Int((end.milliseconds - now.milliseconds + 999) / 1_000))
  }

  private func end(at now: Timestamp) -> Timestamp {
    max(period.end, CalendarPeriod(quota.period, at: now).end)
  }
}
