// Calendar time according to the device. It may be wrong and it may jump; delays use a `Clock` instead.

/// Milliseconds since 1970-01-01T00:00:00Z.
public struct Timestamp: Hashable, Comparable, Codable, Sendable {
  /// Milliseconds since 1970-01-01 00:00 UTC; negative before.
  public let milliseconds: Int64

  /// Creates a timestamp.
  public init(milliseconds: Int64) { self.milliseconds = milliseconds }

  /// Compares two timestamps.
  public static func < (left: Timestamp, right: Timestamp) -> Bool { left.milliseconds < right.milliseconds }

  /// Returns the timestamp a number of milliseconds later.
  public func advanced(byMilliseconds delta: Int64) -> Timestamp {
    Timestamp(milliseconds: milliseconds &+ delta)
  }

  /// The time in UTC, such as `2025-10-31T12:00:00Z`, with milliseconds only if they are not zero.
  ///
  /// Proleptic Gregorian calendar by integer arithmetic (H. Hinnant, "chrono-Compatible Low-Level Date
  /// Algorithms"), so the text is the same on every platform.
  public var iso8601: String {
    let day = Int64(86_400_000)
    let rest = (milliseconds % day + day) % day
    let days = milliseconds / day - (milliseconds % day < 0 ? 1 : 0)
    let shifted = days + 719_468
    let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
    let dayOfEra = shifted - era * 146_097
    let yearOfEra = (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let monthIndex = (5 * dayOfYear + 2) / 153
    let dayOfMonth = dayOfYear - (153 * monthIndex + 2) / 5 + 1
    let month = monthIndex < 10 ? monthIndex + 3 : monthIndex - 9
    let year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
    func pad(_ value: Int64, _ width: Int) -> String {
      let digits = String(value.magnitude)
      return (value < 0 ? "-" : "") + String(repeating: "0", count: max(0, width - digits.count)) + digits
    }
    let date = "\(pad(year, 4))-\(pad(month, 2))-\(pad(dayOfMonth, 2))"
    let time = "\(pad(rest / 3_600_000, 2)):\(pad(rest / 60_000 % 60, 2)):\(pad(rest / 1_000 % 60, 2))"
    let fraction = rest % 1_000
    return fraction == 0 ? "\(date)T\(time)Z" : "\(date)T\(time).\(pad(fraction, 3))Z"
  }
}

/// A source of the current calendar time.
public protocol WallTime: Sendable {
  /// Returns the current calendar time.
  func now() -> Timestamp
}
