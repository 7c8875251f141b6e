// A day or a month of the UTC calendar: the period that a timestamp falls into, and its end.

import BooksTrackAPI

/// One day or one month.
struct CalendarPeriod: Hashable, Sendable {
  /// Days since 1970-01-01, or months since March of year 0. A later period has a greater number.
  let number: Int64
  /// The start of the next period.
  let end: Timestamp

  private static let millisecondsPerDay: Int64 = 86_400_000

  /// The period that contains `time`.
  init(_ kind: Quota.Period, at time: Timestamp) {
    let length = Self.millisecondsPerDay
    let day = time.milliseconds / length - (time.milliseconds % length < 0 ? 1 : 0)
    switch kind {
    case .day:
      number = day
      end = Timestamp(milliseconds: (day + 1) * length)
    case .month:
      number = Self.month(ofDay: day)
      end = Timestamp(milliseconds: Self.firstDay(ofMonth: number + 1) * length)
    }
  }

  /// Returns the months since March of year 0 in the proleptic Gregorian calendar (H. Hinnant,
  /// "chrono-Compatible Low-Level Date Algorithms"). Years start in March, so that the leap day is the last
  /// day of its year.
  private static func month(ofDay day: Int64) -> Int64 {
    let shifted = day + 719_468
    let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
    let dayOfEra = shifted - era * 146_097
    let yearOfEra = (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    return (yearOfEra + era * 400) * 12 + (5 * dayOfYear + 2) / 153
  }

  private static func firstDay(ofMonth month: Int64) -> Int64 {
    let year = (month >= 0 ? month : month - 11) / 12
    let era = (year >= 0 ? year : year - 399) / 400
    let yearOfEra = year - era * 400
    let dayOfYear = (153 * (month - year * 12) + 2) / 5
    return era * 146_097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear - 719_468
  }
}
