// How long a reader really sat with a book, by the clock of the world: no clock of the device, and no rule of
// the app, has a part in it. A reader who begins a session and ends it themself has read from the one to the
// other (SES-3).
//
// What excuses the app is what happened: that its calendar was changed while it was closed, or that the phone
// lay there untouched for longer than anybody reads in one go.

import BooksTrack

/// A sitting that goes on.
struct SittingTruth {
  let session: SessionID
  /// Nanoseconds of the world.
  let began: Int64
  /// When the reader last touched the phone at most four hours behind the touch before, or said on which page
  /// they were.
  private var heard: Int64
  private var longestSilence: Int64 = 0
  /// A silence was as long as one that counts, give or take what a clock may be read apart: the app may take
  /// it for longer or for shorter.
  private var isOnEdge = false
  private var launches = 0
  /// How far the calendar of the device was from the world's, in milliseconds.
  private var offset: Int64
  private var isCalendarChanged = false

  private static let hour: Int64 = 3_600_000_000_000
  /// What a commit takes, and a clock may be read apart, in milliseconds.
  private static let slack: Int64 = 5_000

  init(_ session: SessionID, at time: Int64, calendar: Int64) {
    self.session = session
    (began, heard, offset) = (time, time, calendar - time / 1_000_000)
  }

  /// The reader touches the phone.
  ///
  /// - Parameter isPage: Whether they say on which page they are.
  mutating func touch(at time: Int64, calendar: Int64, isPage: Bool) {
    if abs(calendar - time / 1_000_000 - offset) > 1_000 { isCalendarChanged = true }
    if [4, 6].contains(where: { abs(time - heard - $0 * Self.hour) <= Self.slack * 1_000_000 }) {
      isOnEdge = true
    }
    guard isPage || time - heard <= 4 * Self.hour else { return }
    longestSilence = max(longestSilence, time - heard)
    heard = time
  }

  /// The app is launched anew.
  mutating func launch() { launches += 1 }

  /// Whether the phone has heard nothing of the reader for more than four hours.
  func isLong(at time: Int64) -> Bool { max(longestSilence, time - heard) > 4 * Self.hour }

  /// What is wrong with the time of the session that the reader has ended; nil if nothing is.
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
