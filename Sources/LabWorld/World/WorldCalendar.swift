// The calendar of a world, which begins with November 2025: in which month one of its days is, counted from a
// table of the lengths of months, independently of how the backend counts them.

/// Months of a world, in UTC.
package enum WorldCalendar {
  private static let nanosecondsPerDay: Int64 = 86_400_000_000_000
  /// From November on, in a year whose February has 28 days.
  private static let lengths = [30, 31, 31, 28, 31, 30, 31, 30, 31, 31, 30, 31]

  /// How many months have begun since the one in which the world began.
  package static func month(at nanoseconds: Int64) -> Int {
    position(ofDay: Int(nanoseconds / nanosecondsPerDay)).month
  }

  /// When the next month begins, in nanoseconds since the world began.
  package static func nextMonth(after nanoseconds: Int64) -> Int64 {
    Int64(position(ofDay: Int(nanoseconds / nanosecondsPerDay)).nextDay) * nanosecondsPerDay
  }

  /// Which month a day is in, and the first day behind that month.
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
    // The fourth month of each year that begins with a November is the February of the next one.
    let year = 2026 + month / 12
    let isLong = month % 12 == 3 && year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
    return lengths[month % 12] + (isLong ? 1 : 0)
  }
}
