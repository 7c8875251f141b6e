// What becomes of a session when something happens: a pure machine with one method for each event.
//
// Two clocks measure a session, because neither can be believed alone. While the process lives, the clock of the process
// does: it goes on while the app is in the background, and no change of the calendar moves it. Over a relaunch only the
// calendar goes on, so the time since the last sign is what the calendar says, unless that is negative (it was set back:
// nothing is added) or longer than the rule of abandonment believes. The time zone is not in it at all: both clocks
// count in UTC (SES-2).
//
//     var machine = SessionMachine(rules: SessionRules())
//     let begun = try machine.begin(book, named: id, beside: [], from: nil, at: moment)
//     let ended = try machine.end(begun, of: book, on: 212, at: later)
//
// A session that ran when the calendar was set, and whose process then died without another sign, is measured by the new
// calendar: an error of at most the longest silence. An app avoids it with a sign when it is told that the clock changed.

public import BooksTrackAPI

/// What a device knows of the time at one moment.
public struct DeviceMoment: Hashable, Sendable {
  /// Since some moment in the life of this process.
  public var uptime: Duration
  /// What the calendar says.
  public var calendar: Timestamp
  /// How far the time zone is ahead of UTC.
  public var minutesFromUTC: Int

  /// Makes a moment.
  public init(uptime: Duration, calendar: Timestamp, minutesFromUTC: Int = 0) {
    self.uptime = uptime
    self.calendar = calendar
    self.minutesFromUTC = minutesFromUTC
  }
}

/// A book as sessions see it.
public struct SessionBook: Hashable, Sendable {
  /// The reader's entry.
  public let entry: EntryID
  /// The title, for sentences.
  public let title: String
  /// Where the reader stands with it.
  public let status: ReadingStatus
  /// The page that the reader is on, if that is known.
  public let currentPage: Int?
  /// The last page, if that is known.
  public let length: Int?

  /// Makes a book.
  public init(entry: EntryID, title: String, status: ReadingStatus, currentPage: Int?, length: Int?) {
    self.entry = entry
    self.title = title
    self.status = status
    self.currentPage = currentPage
    self.length = length
  }
}

/// Decides what becomes of sessions; it changes nothing but its timer.
public struct SessionMachine: Sendable {
  /// How much had been read at a moment of this process.
  private struct Timer: Sendable {
    let session: SessionID
    let milliseconds: Int64
    let uptime: Duration
  }

  /// The rules.
  public let rules: SessionRules
  private var timer: Timer?

  /// Makes a machine that has just been launched.
  public init(rules: SessionRules = SessionRules()) { self.rules = rules }

  /// Begins a session (SES-1).
  ///
  /// - Parameters:
  ///   - running: The sessions that run on any device, as far as this one knows.
  ///   - page: Where the reader begins; nothing for the page that they are on. A book of which they have reached the last
  ///     page is begun anew.
  public mutating func begin(
    _ book: SessionBook, named id: SessionID, beside running: [(session: ReadingSession, title: String)],
    from page: Int? = nil, at moment: DeviceMoment
  ) throws(SessionRefusal) -> ReadingSession {
    if let other = running.first { throw .anotherSession(title: other.title) }
    guard book.status == .reading else { throw .notReading(title: book.title) }
    let last = book.length ?? ReadingSession.lastPossiblePage
    let known = max(0, book.currentPage ?? 0)
    let start = page ?? (known < last ? known : 0)
    if start < 0 { throw .pageBeforeStart(page: start, start: 0) }
    if start > last { throw .pagePastEnd(page: start, last: last) }
    timer = Timer(session: id, milliseconds: 0, uptime: moment.uptime)
    return ReadingSession(
      id: id, entry: book.entry, started: moment.calendar, minutesFromUTC: moment.minutesFromUTC,
      startPage: start)
  }

  /// Takes up a session that runs: after a launch, or when it came from another device. Does nothing if its timer runs
  /// already.
  public mutating func resume(_ session: ReadingSession, at moment: DeviceMoment) {
    guard timer?.session != session.id else { return }
    let (gap, isOverflow) = moment.calendar.milliseconds.subtractingReportingOverflow(
      session.lastSign.milliseconds)
    // A calendar that is out of all bounds is a silence without end, or one that was set back.
    let silence = isOverflow ? (moment.calendar < session.lastSign ? 0 : ReadingSession.longestTime) : gap
    let added = min(max(0, silence), ReadingSession.longestTime)
    timer = Timer(
      session: session.id, milliseconds: session.milliseconds + added, uptime: moment.uptime)
  }

  /// The reading time that the timer shows, in milliseconds: never less than at the last sign, and after a silence that
  /// is too long no more than that.
  public func elapsed(_ session: ReadingSession, at moment: DeviceMoment) -> Int64 {
    measured(session, at: moment) ?? session.milliseconds
  }

  /// Whether nothing was heard of the reader for too long.
  public func isAbandoned(_ session: ReadingSession, at moment: DeviceMoment) -> Bool {
    measured(session, at: moment) == nil
  }

  /// The reader gives a sign: the session as it is from now on, running or over.
  ///
  /// - Parameter page: The page that they have reached, if they say so. A page outside of the session's is passed over.
  public mutating func sign(
    _ session: ReadingSession, of book: SessionBook, on page: Int? = nil, at moment: DeviceMoment
  ) -> ReadingSession {
    resume(session, at: moment)
    var session = session
    guard let time = measured(session, at: moment) else {
      session.ending = .abandoned
      return session
    }
    session.milliseconds = time
    session.lastSign = moment.calendar
    if let page, page >= session.startPage, page <= last(of: book, session) { session.lastPage = page }
    return session
  }

  /// Ends a session on a page (SES-3).
  ///
  /// A session that was left long ago ends with the page that the reader says now and the time up to their last sign.
  public mutating func end(
    _ session: ReadingSession, of book: SessionBook, on page: Int, at moment: DeviceMoment
  ) throws(SessionRefusal) -> ReadingSession {
    if page < session.startPage { throw .pageBeforeStart(page: page, start: session.startPage) }
    let last = last(of: book, session)
    if page > last { throw .pagePastEnd(page: page, last: last) }
    var session = sign(session, of: book, at: moment)
    session.lastPage = page
    session.ending = session.ending ?? .finished
    return session
  }

  /// The reading time by now; nothing if the reader was silent for too long.
  private func measured(_ session: ReadingSession, at moment: DeviceMoment) -> Int64? {
    var machine = self
    machine.resume(session, at: moment)
    guard let timer = machine.timer else { return session.milliseconds }
    let passed = max(0, (moment.uptime - timer.uptime).wholeMilliseconds)
    let time = max(session.milliseconds, timer.milliseconds + min(passed, ReadingSession.longestTime))
    let isTooLong = time > rules.abandonment.longest || time > ReadingSession.longestTime
    return isTooLong || time - session.milliseconds > rules.abandonment.silence ? nil : time
  }

  /// A book that is now known to be shorter than where the session began does not keep the reader from ending it.
  private func last(of book: SessionBook, _ session: ReadingSession) -> Int {
    max(book.length ?? ReadingSession.lastPossiblePage, session.startPage)
  }
}

extension SessionMachine {
  /// What two devices do that both began a session while they could not hear of each other: the one that was begun
  /// first goes on, the others end at their own last known page (SES-1). Each device comes to the same, because nothing
  /// but the rows is looked at.
  ///
  /// - Returns: The sessions that end.
  public static func reconcile(_ running: [ReadingSession]) -> [ReadingSession] {
    let first = running.min { ($0.started, $0.id) < ($1.started, $1.id) }
    return running.filter { $0.isRunning && $0.id != first?.id }.map { session in
      var session = session
      session.ending = .superseded
      return session
    }
  }
}

extension Duration {
  /// Rounded towards zero.
  fileprivate var wholeMilliseconds: Int64 {
    let (seconds, attoseconds) = components
    guard abs(seconds) < Int64.max / 2_000 else { return seconds < 0 ? .min : .max }
    return seconds * 1_000 + attoseconds / 1_000_000_000_000_000
  }
}
