// A date as written in exports, without a time and a time zone.

/// A day of the proleptic Gregorian calendar. The month, or month and day, may be unknown (0).
///
/// The size is four bytes: an entry contains four dates, of which usually one or two are known.
public struct CalendarDate: Hashable, Comparable, Sendable {
  private let shortYear: Int16
  private let shortMonth: UInt8
  private let shortDay: UInt8

  /// The year, which may be negative.
  public var year: Int { Int(shortYear) }
  /// The month, 1 to 12; 0 if only the year is known.
  public var month: Int { Int(shortMonth) }
  /// The day, 1 to 31; 0 if only the year and the month are known.
  public var day: Int { Int(shortDay) }

  /// Creates a date; nil if it does not exist.
  public init?(year: Int, month: Int = 0, day: Int = 0) {
    guard (-9_999...9_999).contains(year), (0...12).contains(month), day >= 0 else { return nil }
    if month == 0 && day != 0 { return nil }
    guard month == 0 || day <= Self.days(inMonth: month, of: year) else { return nil }
    shortYear = Int16(year)
    shortMonth = UInt8(month)
    shortDay = UInt8(day)
  }

  /// Returns true if the left date is earlier; a date with an unknown part precedes all dates of its period.
  public static func < (left: CalendarDate, right: CalendarDate) -> Bool {
    (left.year, left.month, left.day) < (right.year, right.month, right.day)
  }

  private static func days(inMonth month: Int, of year: Int) -> Int {
    switch month {
    case 2: year.isMultiple(of: 4) && (!year.isMultiple(of: 100) || year.isMultiple(of: 400)) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }
}

extension CalendarDate: CustomStringConvertible {
  /// The date in ISO 8601, to the known precision: `2023-05-07`, `2023-05` or `2023`.
  public var description: String {
    func two(_ value: Int) -> String { value < 10 ? "0\(value)" : "\(value)" }
    if month == 0 { return "\(year)" }
    return day == 0 ? "\(year)-\(two(month))" : "\(year)-\(two(month))-\(two(day))"
  }
}
