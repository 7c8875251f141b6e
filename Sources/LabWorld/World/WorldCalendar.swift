// The calendar of a world, which begins in November 2025. Months are counted from a table of their lengths,
// independently of the backend.

/// Months of a world, in UTC.
package enum WorldCalendar {
  private static let nanosecondsPerDay: Int64 = 86_400_000_000_000
  /// From November on, with 28 days in February.
  private static let lengths = [30, 31, 31, 28, 31, 30, 31, 30, 31, 31, 30, 31]

  /// Returns the number of the month, counted from 0 for the month in which the world begins.
  package static func month(at nanoseconds: Int64) -> Int {
    position(ofDay: Int(nanoseconds / nanosecondsPerDay)).month
  }

  /// Returns the start of the next month, in nanoseconds since the start of the world.
  package static func nextMonth(after nanoseconds: Int64) -> Int64 {
    Int64(position(ofDay: Int(nanoseconds / nanosecondsPerDay)).nextDay) * nanosecondsPerDay
  }

  /// Returns the number of the month of a day, and the first day after that month.
  private static func position(ofDay day: Int) -> (month: Int, nextDay: Int) {
    var month = 0
    var nextDay = length(of: 0)
    while nextDay <= day {
      month += 1
      nextDay += length(of: month)
    }
    return (month, nextDay)
  }

  private static func length(of month: Int) -> Int {
    // Month 3 of each year that begins in November is February of the next calendar year.
    let year = 2026 + month / 12
    let isLong = month % 12 == 3 && year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
    return lengths[month % 12] + (isLong ? 1 : 0)
  }
}
