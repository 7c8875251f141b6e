// The true duration of a sitting, by the clock of the world, independent of the clocks of the device and the
// rules of the app: from the start of a session to its end by the reader (SES-3).
//
// Two events excuse a deviation: the calendar was changed while the app was closed, or the phone was
// untouched for longer than anybody reads in one go.

import BooksTrack

/// The current sitting.
struct SittingTruth {
  let session: SessionID
  /// The start in nanoseconds of the world.
  let began: Int64
  /// The last touch of the phone that came within four hours of the one before, or entered a page.
  private var heard: Int64
  private var longestSilence: Int64 = 0
  /// True if a silence was within `slack` of four or six hours, so that the app may count it either way.
  private var isOnEdge = false
  private var launches = 0
  /// The offset of the device's calendar from the world's clock, in milliseconds.
  private var offset: Int64
  private var isCalendarChanged = false

  private static let hour: Int64 = 3_600_000_000_000
  /// The time of a commit and the error of a clock reading, in milliseconds.
  private static let slack: Int64 = 5_000

  init(_ session: SessionID, at time: Int64, calendar: Int64) {
    self.session = session
    (began, heard, offset) = (time, time, calendar - time / 1_000_000)
  }

  /// Notes that the reader touches the phone.
  ///
  /// - Parameter isPage: True if they enter their current page.
  mutating func touch(at time: Int64, calendar: Int64, isPage: Bool) {
    compare(calendar, at: time)
    if [4, 6].contains(where: { abs(time - heard - $0 * Self.hour) <= Self.slack * 1_000_000 }) {
      isOnEdge = true
    }
    guard isPage || time - heard <= 4 * Self.hour else { return }
    longestSilence = max(longestSilence, time - heard)
    heard = time
  }

  /// Notes a launch of the app.
  mutating func launch(at time: Int64, calendar: Int64) {
    launches += 1
    compare(calendar, at: time)
  }

  private mutating func compare(_ calendar: Int64, at time: Int64) {
    if abs(calendar - time / 1_000_000 - offset) > 1_000 { isCalendarChanged = true }
  }

  /// Returns true if the phone was untouched for more than four hours.
  func isLong(at time: Int64) -> Bool { max(longestSilence, time - heard) > 4 * Self.hour }

  /// Returns the objection to the time of a session that the reader has ended, if any.
  mutating func objection(to milliseconds: Int64, at time: Int64, calendar: Int64) -> String? {
    touch(at: time, calendar: calendar, isPage: true)
    if launches > 0, isCalendarChanged { return nil }
    let lived = (time - began) / 1_000_000
    if milliseconds > lived + Self.slack { return "\(milliseconds) ms, where the reader sat for \(lived)" }
    if longestSilence <= 6 * Self.hour, !isOnEdge, lived <= 24 * 3_600_000 {
      return milliseconds < lived - Self.slack
        ? "\(milliseconds) ms, where the reader read for \(lived) and ended the session themself" : nil
    }
    return milliseconds < min(60_000, lived) ? "\(milliseconds) ms count of a sitting of \(lived)" : nil
  }
}
