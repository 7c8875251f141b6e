// A day as an export writes it: no time, no time zone.

/// A day of the proleptic Gregorian calendar. The month, or month and day, may be unknown (0).
///
/// Takes four bytes: an entry has room for four days, and most readers know one or two.
public struct CalendarDate: Hashable, Comparable, Sendable {
  private let shortYear: Int16
  private let shortMonth: UInt8
  private let shortDay: UInt8

  /// The year; may be negative.
  public var year: Int { Int(shortYear) }
  /// 1 to 12, or 0 when only the year is known.
  public var month: Int { Int(shortMonth) }
  /// 1 to 31, or 0 when only year and month are known.
  public var day: Int { Int(shortDay) }

  /// Makes a date, or nil if there is no such day.
  public init?(year: Int, month: Int = 0, day: Int = 0) {
    guard (-9_999...9_999).contains(year), (0...12).contains(month), day >= 0 else { return nil }
    if month == 0 && day != 0 { return nil }
    guard month == 0 || day <= Self.days(inMonth: month, of: year) else { return nil }
    shortYear = Int16(year)
    shortMonth = UInt8(month)
    shortDay = UInt8(day)
  }

  /// The earlier date is the lesser; a date with an unknown part stands before every known one of its period.
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
  /// ISO 8601 to the known precision: `2023-05-07`, `2023-05` or `2023`.
  public var description: String {
    func two(_ value: Int) -> String { value < 10 ? "0\(value)" : "\(value)" }
    if month == 0 { return "\(year)" }
    return day == 0 ? "\(year)-\(two(month))" : "\(year)-\(two(month))-\(two(day))"
  }
}
