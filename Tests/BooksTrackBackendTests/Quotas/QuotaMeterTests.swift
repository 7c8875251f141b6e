// Counting calls by the calendar (CON-11), even if it jumps.

import BooksTrackAPI
import Foundation
import PropertyTesting
import Testing

@testable import BooksTrackBackend

@Suite("Quota meter")
struct QuotaMeterTests {
  /// 2025-10-31T12:00:00Z.
  private static let noon = Timestamp(milliseconds: 1_761_912_000_000)
  private static let hour: Int64 = 3_600_000

  /// Returns true if a call may be sent; the macro cannot call a mutating method.
  private func spends(_ meter: inout QuotaMeter, _ time: Timestamp) -> Bool { meter.spend(at: time) }

  @Test("The quota limits the calls, and is refilled at midnight in UTC")
  func day() {
    var meter = QuotaMeter(Quota(calls: 3, per: .day), at: Self.noon)
    for left in [3, 2, 1] {
      #expect(meter.left(at: Self.noon) == left)
      #expect(spends(&meter, Self.noon))
    }
    #expect(!spends(&meter, Self.noon))
    #expect(meter.secondsUntilRefill(at: Self.noon) == 12 * 3_600)
    let midnight = Self.noon.advanced(byMilliseconds: 12 * Self.hour)
    #expect(!spends(&meter, midnight.advanced(byMilliseconds: -1)))
    #expect(meter.secondsUntilRefill(at: midnight.advanced(byMilliseconds: -1)) == 1)
    #expect(meter.left(at: midnight) == 3)
    #expect(spends(&meter, midnight))
    #expect(meter.left(at: midnight) == 2)
  }

  @Test(
    "Months are calendar months",
    arguments: [
      ("2025-10-31T12:00:00Z", "2025-11-01T00:00:00Z"), ("2025-12-01T00:00:00Z", "2026-01-01T00:00:00Z"),
      ("2024-02-29T23:59:59Z", "2024-03-01T00:00:00Z"), ("2025-02-01T00:00:00Z", "2025-03-01T00:00:00Z"),
      ("2000-02-28T00:00:00Z", "2000-03-01T00:00:00Z"), ("1970-01-01T00:00:00Z", "1970-02-01T00:00:00Z"),
      ("1969-12-31T23:59:59Z", "1970-01-01T00:00:00Z"), ("2100-02-28T01:00:00Z", "2100-03-01T00:00:00Z"),
    ])
  func months(now: String, end: String) throws {
    let formatter = ISO8601DateFormatter()
    let date = try #require(formatter.date(from: now))
    let period = CalendarPeriod(
      .month, at: Timestamp(milliseconds: Int64(date.timeIntervalSince1970) * 1_000))
    #expect(period.end.iso8601 == end)
    #expect(CalendarPeriod(.month, at: period.end).number == period.number + 1)
    let last = period.end.advanced(byMilliseconds: -1)
    #expect(CalendarPeriod(.month, at: last) == period)
  }

  @Test("Months of four hundred years, before and after the year 0", arguments: [-3, -1, 0, 4] as [Int64])
  func eras(era: Int64) {
    let millisecondsPerDay: Int64 = 86_400_000
    // The number of days from the 1st of March of the year 0 to 1970.
    var day = era * 146_097 - 719_468
    for month in 0..<4_800 as Range<Int64> {
      let period = CalendarPeriod(.month, at: Timestamp(milliseconds: day * millisecondsPerDay))
      let leapYear = month / 12 + 1
      let isLeap = leapYear % 4 == 0 && (leapYear % 100 != 0 || leapYear == 400)
      day += [31, 30, 31, 30, 31, 31, 30, 31, 30, 31, 31, isLeap ? 29 : 28][Int(month % 12)]
      guard period.number == era * 4_800 + month, period.end.milliseconds == day * millisecondsPerDay else {
        Issue.record("month \(month) is number \(period.number) and ends \(period.end.milliseconds)")
        return
      }
    }
    #expect(day == (era + 1) * 146_097 - 719_468)
  }

  @Test("Setting the calendar back refills nothing; setting it forward does only on a new day")
  func setBack() {
    var meter = QuotaMeter(Quota(calls: 1, per: .day), at: Self.noon)
    #expect(spends(&meter, Self.noon))
    let yesterday = Self.noon.advanced(byMilliseconds: -24 * Self.hour)
    #expect(!spends(&meter, yesterday))
    #expect(meter.secondsUntilRefill(at: yesterday) == 36 * 3_600)
    #expect(!spends(&meter, Self.noon))
    #expect(spends(&meter, Self.noon.advanced(byMilliseconds: 12 * Self.hour)))
  }

  @Test("With any jumps, the calls do not exceed the quotas of the days that the calendar has shown")
  func jumping() throws {
    let jumps = Gen<[Int]>.array(of: .integer(in: -100...100), count: 1...60)
    try check("quota under jumps", combine(jumps, Gen<Int>.integer(in: 0...4)), count: 400) { jumps, calls in
      var now = Self.noon
      var meter = QuotaMeter(Quota(calls: calls, per: .day), at: now)
      var days: Set<Int64> = []
      var sent = 0
      for jump in jumps {
        now = now.advanced(byMilliseconds: Int64(jump) * Self.hour / 4)
        days.insert(CalendarPeriod(.day, at: now).number)
        if meter.spend(at: now) { sent += 1 }
      }
      return sent <= calls * days.count
    }
  }

  @Test("A provider's refusal holds until its Retry-After, or else for an hour or until the next period")
  func refused() {
    var meter = QuotaMeter(Quota(calls: 10, per: .month), at: Self.noon)
    meter.refused(at: Self.noon, retryAfterSeconds: 60)
    #expect(meter.left(at: Self.noon) == 0)
    #expect(meter.secondsUntilRefill(at: Self.noon) == 60)
    #expect(meter.left(at: Self.noon.advanced(byMilliseconds: 60_000)) == 10)
    meter.refused(at: Self.noon, retryAfterSeconds: nil)
    #expect(meter.left(at: Self.noon.advanced(byMilliseconds: Self.hour - 1)) == 0)
    #expect(meter.left(at: Self.noon.advanced(byMilliseconds: Self.hour)) == 10)
    let late = Self.noon.advanced(byMilliseconds: 12 * Self.hour - 60_000)
    meter.refused(at: late, retryAfterSeconds: nil)
    #expect(meter.secondsUntilRefill(at: late) == 60)
  }

  @Test("A refusal of the last call of a day holds until the next day, not for an hour")
  func refusedWithTheLastCall() {
    var meter = QuotaMeter(Quota(calls: 1, per: .day), at: Self.noon)
    #expect(spends(&meter, Self.noon))
    meter.refused(at: Self.noon, retryAfterSeconds: nil)
    #expect(meter.secondsUntilRefill(at: Self.noon) == 12 * 3_600)
    meter.refused(at: Self.noon, retryAfterSeconds: 20 * 3_600)
    #expect(meter.secondsUntilRefill(at: Self.noon) == 20 * 3_600)
  }

  @Test("Without a quota, a refusal without Retry-After has no effect")
  func refusedWithoutQuota() {
    var meter = QuotaMeter(.unlimited, at: Self.noon)
    meter.refused(at: Self.noon, retryAfterSeconds: nil)
    #expect(spends(&meter, Self.noon))
    meter.refused(at: Self.noon, retryAfterSeconds: .max)
    #expect(!spends(&meter, Self.noon))
  }
}
