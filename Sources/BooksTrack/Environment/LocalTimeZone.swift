// In which time zone the device believes it is. A session belongs to the day that it was where the reader
// was.

public import BooksTrackAPI

/// Tells how far the device's time zone is ahead of UTC.
public protocol LocalTimeZone: Sendable {
  /// Minutes ahead of UTC at that time, negative west of it.
  func minutesFromUTC(at time: Timestamp) -> Int
}

/// UTC, for machines whose place nobody knows.
public struct CoordinatedUniversalTime: LocalTimeZone {
  /// Makes one.
  public init() {}

  /// Zero.
  public func minutesFromUTC(at time: Timestamp) -> Int { 0 }
}
