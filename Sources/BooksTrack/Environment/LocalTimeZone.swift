// The time zone of the device. A session belongs to the local day of the reader.

public import BooksTrackAPI

/// Reports the offset of the device's time zone from UTC.
public protocol LocalTimeZone: Sendable {
  /// Returns the offset from UTC at that time in minutes, negative to the west.
  func minutesFromUTC(at time: Timestamp) -> Int
}

/// UTC, for platforms without a known time zone.
public struct CoordinatedUniversalTime: LocalTimeZone {
  /// Creates the value.
  public init() {}

  /// Returns 0.
  public func minutesFromUTC(at time: Timestamp) -> Int { 0 }
}
