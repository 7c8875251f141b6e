// The rules of reading sessions that the documents leave open, or get wrong, each a value with a name.

/// When a session counts as left: the reader fell asleep, or forgot the timer.
///
/// Whatever tells that the reader is there is a *sign*: they begin, open the app, put it away, or note a
/// page. After too long without one the session is *in question*: a reader of a paper book gives no sign for
/// hours, and so does one who fell asleep. Opening the app answers nothing then, and adds no time. A reader
/// who ends the session on a page does: the time counts in full if it can have been one sitting, and is
/// estimated from the pages if it cannot. A session that no one ends is over when the next one begins, or
/// after a day; what counts is the time up to the last sign.
public struct AbandonmentRule: Hashable, Sendable {
  /// The longest time without a sign that is taken for reading, in milliseconds.
  public var silence: Int64
  /// The longest time without a sign that counts in full if the reader says on which page it ended, in
  /// milliseconds.
  public var silenceEndedByHand: Int64
  /// The longest session, in milliseconds, however many signs there are.
  public var longest: Int64
  /// What a page counts, in milliseconds, where the time was longer than one sitting.
  public var timePerPage: Int64

  /// Makes a rule of hours.
  public init(
    silenceHours: Int64, endedByHandHours: Int64, longestHours: Int64, secondsPerPage: Int64 = 90
  ) {
    silence = silenceHours * 3_600_000
    silenceEndedByHand = endedByHandHours * 3_600_000
    longest = longestHours * 3_600_000
    timePerPage = secondsPerPage * 1_000
  }

  /// Four hours without a sign, six if the reader ends the session on a page, or a day of reading: the rule
  /// that ships. Six hours are a long sitting, and less than a night.
  public static let fourHours = AbandonmentRule(silenceHours: 4, endedByHandHours: 6, longestHours: 24)

  /// As written: the documents know no such rule, and a timer that was forgotten for a week has read for a
  /// week. No more than a row can hold is ever stored.
  public static let never = AbandonmentRule(
    silenceHours: ReadingSession.longestHours, endedByHandHours: ReadingSession.longestHours,
    longestHours: ReadingSession.longestHours)
}

/// Which sessions of a book are kept.
public enum SessionHistoryRule: String, Sendable, CaseIterable {
  /// All of them: the rule that ships (SES-5).
  case everySession
  /// As written, where the work's name is unique among sessions: a later one takes the place of every earlier
  /// one of the same book.
  case onePerBook
}

/// The rules of reading sessions.
public struct SessionRules: Hashable, Sendable {
  /// When a session counts as left.
  public var abandonment: AbandonmentRule
  /// Which sessions are kept.
  public var history: SessionHistoryRule

  /// Makes rules; the default ones are those that ship.
  public init(
    abandonment: AbandonmentRule = .fourHours, history: SessionHistoryRule = .everySession
  ) {
    self.abandonment = abandonment
    self.history = history
  }
}
