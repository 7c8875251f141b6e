// A reading session, running or ended (SES-1, SES-3).
//
// A running session is a row like an ended one, so that its timer survives the end of the process. The row
// holds the certain values at the reader's last sign of activity: the reading time, the calendar's time, and
// the page.
// calendar said then, and the page.

public import BooksTrackAPI

/// The identifier of a reading session.
public typealias SessionID = Identifier<ReadingSession>

/// The way in which a session ended.
public enum SessionEnding: String, Sendable, CaseIterable, Codable {
  /// The reader ended it and entered the last page.
  case finished
  /// The reader gave no sign for too long. The session counts up to the last sign, with an estimate if the
  /// reader later enters the page.
  case abandoned
  /// Another device had an earlier session (SES-1).
  case superseded
}

/// The outcome of a question after a session.
public enum QuestionOutcome: String, Sendable, CaseIterable, Codable {
  /// It was shown and has no answer yet.
  case shown
  /// It was answered.
  case answered
  /// The reader skipped it; it is not shown for this book again (SES-9).
  case skipped
}

/// The question after a session, at most one (SES-6, SES-9).
public struct SessionQuestion: Hashable, Sendable, Codable {
  /// The dimension in question.
  public let dimension: DiversityDimension
  /// The outcome.
  public var outcome: QuestionOutcome

  /// Creates a question that was just shown.
  public init(dimension: DiversityDimension, outcome: QuestionOutcome = .shown) {
    self.dimension = dimension
    self.outcome = outcome
  }
}

/// A reading session of one entry.
public struct ReadingSession: Row, Hashable, Codable {
  public let id: SessionID
  /// The entry of the book.
  public var entry: EntryID
  /// The time at which it began by the device's calendar.
  public let started: Timestamp
  /// The offset of the reader's time zone from UTC at the start, in minutes. It determines the day of the
  /// session.
  public let minutesFromUTC: Int
  /// The page at the start.
  public let startPage: Int
  /// The last page that the reader is known to have reached.
  public var lastPage: Int
  /// The reading time up to the last sign, in milliseconds; never negative.
  public var milliseconds: Int64
  /// The time of the last sign by the device's calendar.
  public var lastSign: Timestamp
  /// The way in which it ended; nil for a running session.
  public var ending: SessionEnding?
  /// The question after the session.
  public var question: SessionQuestion?

  /// Creates a session that begins.
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

  /// The greatest page number.
  static let lastPossiblePage = 1_000_000

  /// The longest session: two years.
  static let longestHours: Int64 = 17_520

  /// The longest session, in milliseconds.
  static let longestTime: Int64 = longestHours * 3_600_000

  /// True if the session is running.
  public var isRunning: Bool { ending == nil }

  /// The number of pages read, never negative (SES-3).
  public var pagesRead: Int { max(0, lastPage - startPage) }

  /// The reading time in whole minutes.
  public var minutes: Int { Int(milliseconds / 60_000) }

  /// True if a question was shown after the session: the `enrichmentPromptShown` of the documents (SES-9).
  public var wasAsked: Bool { question != nil }

  /// True if the question was answered: the `enrichmentCompleted` of the documents.
  public var wasAnswered: Bool { question?.outcome == .answered }
}

extension ReadingSession {
  /// Returns the running sessions that began after another one, ended at their own last page (SES-1).
  static func superseded(_ running: [ReadingSession]) -> [ReadingSession] {
    let first = running.min { ($0.started, $0.id) < ($1.started, $1.id) }
    return running.filter { $0.isRunning && $0.id != first?.id }.map { session in
      var session = session
      session.ending = .superseded
      return session
    }
  }
}
