// How many calls a provider allows, and how many are left (CON-11).
//
// Days and months are those of the calendar in UTC. A provider may count in its own time zone, as Google does
// in California's: if it refuses although calls are left by our count, no call goes out for an hour. If the
// machine's calendar is set back, the used calls stay counted.

import BooksTrackAPI

/// The number of calls that a provider allows in a time.
package struct Quota: Hashable, Sendable {
  /// The time after which counting begins again.
  package enum Period: Hashable, Sendable {
    case day
    case month
  }

  package let calls: Int
  package let period: Period

  /// Makes a quota; 0 allows nothing.
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
/// Invariant: `period` never decreases, so no setting of the calendar refills a quota that was used up.
struct QuotaMeter: Sendable {
  let quota: Quota
  private var period: CalendarPeriod
  private var used = 0
  /// The provider itself says that it allows no more until then.
  private var refusedUntil: Timestamp?

  /// Starts with nothing used.
  init(_ quota: Quota, at now: Timestamp) {
    self.quota = quota
    period = CalendarPeriod(quota.period, at: now)
  }

  /// How many calls are left at that time.
  func left(at now: Timestamp) -> Int {
    if let refusedUntil, now < refusedUntil { return 0 }
    let isNew = CalendarPeriod(quota.period, at: now).number > period.number
    return isNew ? quota.calls : quota.calls - used
  }

  /// Counts a call.
  ///
  /// - Returns: False if none is left; then nothing is counted.
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

  /// Notes that the provider counts otherwise than we do and allows no more.
  ///
  /// A `Retry-After` of the provider overrides the calendar. Without one, the provider is asked again after
  /// an hour, or at the next call if no quota is known.
  mutating func refused(at now: Timestamp, retryAfterSeconds: Int?) {
    if let seconds = retryAfterSeconds {
      refusedUntil = now.advanced(byMilliseconds: Int64(min(max(seconds, 0), 100_000_000)) * 1_000)
    } else if quota != .unlimited {
      refusedUntil = min(end(at: now), now.advanced(byMilliseconds: 3_600_000))
    }
  }

  /// Whole seconds until there are calls again, at least 1.
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
