// The rules of reading sessions that the documents leave open or get wrong, each a named value.

/// The rule for abandoned sessions: the reader fell asleep, or forgot the timer.
///
/// A *sign* shows that the reader is there: starting a session, opening the app, putting it away, or entering
/// a page. After too long without one the session is *in question*: a reader of a paper book gives no sign
/// for hours, and neither does one who fell asleep. Opening the app then settles nothing and adds no time.
/// Ending the session on a page does: the time counts in full if it can have been one sitting, and is
/// otherwise estimated from the pages. A session that is not ended is over when the next one starts or when
/// its time exceeds `longest`; then only the time up to the last sign counts.
public struct AbandonmentRule: Hashable, Sendable {
  /// The longest time without a sign that counts as reading, in milliseconds.
  public var silence: Int64
  /// The longest time without a sign that counts in full if the reader states the last page, in milliseconds.
  public var silenceEndedByHand: Int64
  /// The longest session, in milliseconds, however many signs there are.
  public var longest: Int64
  /// The estimated time per page, in milliseconds, if the time was longer than one sitting.
  public var timePerPage: Int64

  /// Creates a rule from hours.
  public init(
    silenceHours: Int64, endedByHandHours: Int64, longestHours: Int64, secondsPerPage: Int64 = 90
  ) {
    silence = silenceHours * 3_600_000
    silenceEndedByHand = endedByHandHours * 3_600_000
    longest = longestHours * 3_600_000
    timePerPage = secondsPerPage * 1_000
  }

  /// The default: four hours without a sign, six if the reader ends the session on a page, and at most a day
  /// in total. Six hours are a long sitting, and less than a night.
  public static let fourHours = AbandonmentRule(silenceHours: 4, endedByHandHours: 6, longestHours: 24)

  /// The documents' behavior: they have no such rule, so a timer forgotten for a week counts a week of
  /// reading, up to the maximum that a row can store.
  public static let never = AbandonmentRule(
    silenceHours: ReadingSession.longestHours, endedByHandHours: ReadingSession.longestHours,
    longestHours: ReadingSession.longestHours)
}

/// The sessions of a book that are kept.
public enum SessionHistoryRule: String, Sendable, CaseIterable {
  /// All sessions, the default (SES-5).
  case everySession
  /// The documents' behavior, where sessions are unique by work: a later session replaces all earlier ones of
  /// the same book.
  case onePerBook
}

/// The rules of reading sessions.
public struct SessionRules: Hashable, Sendable {
  /// The rule for abandoned sessions.
  public var abandonment: AbandonmentRule
  /// The rule for keeping sessions.
  public var history: SessionHistoryRule

  /// Creates rules, by default the app's.
  public init(
    abandonment: AbandonmentRule = .fourHours, history: SessionHistoryRule = .everySession
  ) {
    self.abandonment = abandonment
    self.history = history
  }
}
