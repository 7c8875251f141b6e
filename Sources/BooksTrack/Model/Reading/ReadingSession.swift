// A stretch of time that a reader spent with a book: running, or over (SES-1, SES-3).
//
// A running session is a row like one that is over, so that its timer survives whatever happens to the
// process. The row holds what was certain at the reader's last sign: how long they had read, what the
// calendar said then, and the page.

public import BooksTrackAPI

/// Names a reading session.
public typealias SessionID = Identifier<ReadingSession>

/// How a session came to its end.
public enum SessionEnding: String, Sendable, CaseIterable, Codable {
  /// The reader ended it and said on which page.
  case finished
  /// Nothing was heard of the reader for too long; what counts is the time up to their last sign, and an
  /// estimate if they said later how far they came.
  case abandoned
  /// Another device had a session that was begun earlier (SES-1).
  case superseded
}

/// What became of a question that was asked after a session.
public enum QuestionOutcome: String, Sendable, CaseIterable, Codable {
  /// It was shown, and nothing was said to it yet.
  case shown
  /// It was answered.
  case answered
  /// The reader passed it over and is not asked the same about this book again (SES-9).
  case skipped
}

/// The question that was asked after a session: one at most (SES-6, SES-9).
public struct SessionQuestion: Hashable, Sendable, Codable {
  /// What was asked for.
  public let dimension: DiversityDimension
  /// What became of it.
  public var outcome: QuestionOutcome

  /// Makes a question that is shown.
  public init(dimension: DiversityDimension, outcome: QuestionOutcome = .shown) {
    self.dimension = dimension
    self.outcome = outcome
  }
}

/// A reading session of one entry.
public struct ReadingSession: Row, Hashable, Codable {
  public let id: SessionID
  /// What was read.
  public var entry: EntryID
  /// When it was begun, as the calendar of the device had it.
  public let started: Timestamp
  /// Minutes that the reader's time zone was ahead of UTC then. The day of the session is the day that it was
  /// there.
  public let minutesFromUTC: Int
  /// The page on which it was begun.
  public let startPage: Int
  /// The last page that the reader is known to have reached; of a session that is over, its last page.
  public var lastPage: Int
  /// The reading time up to the reader's last sign, in milliseconds; never negative.
  public var milliseconds: Int64
  /// What the calendar of the device said at the reader's last sign.
  public var lastSign: Timestamp
  /// How it ended; nothing while it runs.
  public var ending: SessionEnding?
  /// The question that was asked after it.
  public var question: SessionQuestion?

  /// Makes a session that begins.
  public init(id: SessionID, entry: EntryID, started: Timestamp, minutesFromUTC: Int = 0, startPage: Int) {
    self.id = id
    self.entry = entry
    self.started = started
    self.minutesFromUTC = minutesFromUTC
    self.startPage = startPage
    lastPage = startPage
    milliseconds = 0
    lastSign = started
  }

  /// No book has more pages.
  static let lastPossiblePage = 1_000_000

  /// No session lasts longer: two years.
  static let longestHours: Int64 = 17_520

  /// The same in milliseconds.
  static let longestTime: Int64 = longestHours * 3_600_000

  /// Whether the session goes on.
  public var isRunning: Bool { ending == nil }

  /// Pages read, never negative (SES-3).
  public var pagesRead: Int { max(0, lastPage - startPage) }

  /// Whole minutes of reading time.
  public var minutes: Int { Int(milliseconds / 60_000) }

  /// Whether a question was shown after the session: the `enrichmentPromptShown` of the documents (SES-9).
  public var wasAsked: Bool { question != nil }

  /// Whether that question was answered: their `enrichmentCompleted`.
  public var wasAnswered: Bool { question?.outcome == .answered }
}

extension ReadingSession {
  /// Returns the running sessions that another one precedes, ended at their own last page (SES-1).
  static func superseded(_ running: [ReadingSession]) -> [ReadingSession] {
    let first = running.min { ($0.started, $0.id) < ($1.started, $1.id) }
    return running.filter { $0.isRunning && $0.id != first?.id }.map { session in
      var session = session
      session.ending = .superseded
      return session
    }
  }
}
