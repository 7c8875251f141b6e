// The rules of reading sessions that the documents leave open, or get wrong, each a value with a name.

/// When a session counts as left: the reader fell asleep, or forgot the timer.
///
/// Whatever tells that the reader is there is a *sign*: they begin, open the app, put it away, or note a page. After too
/// long without one the session is over, and what counts is the time up to the last sign. Such a session has no pace,
/// because nobody knows how long the reader went on. A reader of a paper book gives no sign for hours, so the limit is
/// long.
public struct AbandonmentRule: Hashable, Sendable {
  /// The longest time without a sign that is taken for reading, in milliseconds.
  public var silence: Int64
  /// The longest session, in milliseconds, however many signs there are.
  public var longest: Int64

  /// Makes a rule of hours.
  public init(silenceHours: Int64, longestHours: Int64) {
    silence = silenceHours * 3_600_000
    longest = longestHours * 3_600_000
  }

  /// Four hours without a sign, or a day of reading: the rule that ships.
  public static let fourHours = AbandonmentRule(silenceHours: 4, longestHours: 24)

  /// As written: the documents know no such rule, and a timer that was forgotten for a week has read for a week. No more
  /// than a row can hold is ever stored.
  public static let never = AbandonmentRule(
    silenceHours: ReadingSession.longestHours, longestHours: ReadingSession.longestHours)
}

/// Which sessions of a book are kept.
public enum SessionHistoryRule: String, Sendable, CaseIterable {
  /// All of them: the rule that ships (SES-5).
  case everySession
  /// As written, where the work's name is unique among sessions: a later one takes the place of every earlier one of
  /// the same book.
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
