// The state machine of a session: a pure value with one method for each event.
//
// Two clocks measure a session, because neither is reliable alone. While the process lives, its own clock
// counts: it continues in the background, and calendar changes do not affect it. Across a relaunch only the
// calendar continues, so the time since the last sign is the calendar's difference, unless that is negative
// (the calendar was set back, and nothing is added) or longer than the abandonment rule accepts: then the
// reader decides. Time zones are irrelevant: both clocks count in UTC (SES-2).
//
//     var machine = SessionMachine(rules: SessionRules())
//     let begun = try machine.begin(book, named: id, beside: [], from: nil, at: moment)
//     let ended = try machine.end(begun, of: book, on: 212, at: later)
//
// If the calendar is set during a session and the process dies before another sign, the session is measured
// by the new calendar, with an error of at most the longest silence. An app avoids this by giving a sign when
// it is notified of the change.

public import BooksTrackAPI

/// The time on a device.
public struct DeviceMoment: Hashable, Sendable {
  /// The time since an arbitrary start in this process.
  public var uptime: Duration
  /// The calendar time.
  public var calendar: Timestamp
  /// The offset of the time zone from UTC, in minutes.
  public var minutesFromUTC: Int

  /// Creates a moment.
  public init(uptime: Duration, calendar: Timestamp, minutesFromUTC: Int = 0) {
    self.uptime = uptime
    self.calendar = calendar
    self.minutesFromUTC = minutesFromUTC
  }
}

/// A book as the input of sessions.
public struct SessionBook: Hashable, Sendable {
  /// The reader's entry.
  public let entry: EntryID
  /// The title, for messages.
  public let title: String
  /// The reading status.
  public let status: ReadingStatus
  /// The reader's current page; nil if unknown.
  public let currentPage: Int?
  /// The last page; nil if unknown.
  public let length: Int?

  /// Creates a book.
  public init(entry: EntryID, title: String, status: ReadingStatus, currentPage: Int?, length: Int?) {
    self.entry = entry
    self.title = title
    self.status = status
    self.currentPage = currentPage
    self.length = length
  }
}

/// Decides the effect of events on sessions; its only state is a timer.
public struct SessionMachine: Sendable {
  /// The reading time at a point of this process's clock.
  private struct Timer: Sendable {
    let session: SessionID
    let milliseconds: Int64
    let uptime: Duration
  }

  /// The rules.
  public let rules: SessionRules
  private var timer: Timer?

  /// Creates a machine without a timer, as after a launch.
  public init(rules: SessionRules = SessionRules()) { self.rules = rules }

  /// Starts a session (SES-1).
  ///
  /// - Parameters:
  ///   - running: The sessions known to be running, on any device.
  ///   - page: The first page; nil for the reader's current page, or for 0 if that is the last page of the
  ///     book.
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

  /// Resumes a running session after a launch, or from another device. Has no effect if its timer is running.
  public mutating func resume(_ session: ReadingSession, at moment: DeviceMoment) {
    guard timer?.session != session.id else { return }
    let (gap, isOverflow) = moment.calendar.milliseconds.subtractingReportingOverflow(
      session.lastSign.milliseconds)
    // A difference that overflows is an endless silence, or a calendar that was set back.
    let silence = isOverflow ? (moment.calendar < session.lastSign ? 0 : ReadingSession.longestTime) : gap
    let added = min(max(0, silence), ReadingSession.longestTime)
    timer = Timer(
      session: session.id, milliseconds: session.milliseconds + added, uptime: moment.uptime)
  }

  /// Returns the reading time of the timer, in milliseconds: at least that of the last sign, and exactly that
  /// after a silence too long for one sitting.
  public func elapsed(_ session: ReadingSession, at moment: DeviceMoment) -> Int64 {
    switch standing(of: session, at: moment) {
    case .known(let time): time
    case .inQuestion(let time) where isOneSitting(time, of: session): time
    case .inQuestion, .left: session.milliseconds
    }
  }

  /// Returns true if the session is over without the reader's action, because its time exceeds the longest
  /// session.
  public func isAbandoned(_ session: ReadingSession, at moment: DeviceMoment) -> Bool {
    if case .left = standing(of: session, at: moment) { true } else { false }
  }

  /// Returns true if there was no sign for so long that only the reader can say whether they read.
  public func isInQuestion(_ session: ReadingSession, at moment: DeviceMoment) -> Bool {
    if case .known = standing(of: session, at: moment) { false } else { true }
  }

  /// Records a sign of the reader and returns the updated session, running or over. Without a page, a sign
  /// does not settle a time in question.
  ///
  /// - Parameter page: The page that the reader has reached, if stated. A page outside the session's range is
  ///   ignored.
  public mutating func sign(
    _ session: ReadingSession, of book: SessionBook, on page: Int? = nil, at moment: DeviceMoment
  ) -> ReadingSession {
    resume(session, at: moment)
    var session = session
    let page = page.flatMap { $0 >= session.startPage && $0 <= last(of: book, session) ? $0 : nil }
    switch standing(of: session, at: moment) {
    case .left: session.ending = .abandoned
    case .inQuestion(let time):
      guard let page else { break }
      count(time, in: &session, upTo: page, at: moment)
    case .known(let time):
      session.milliseconds = time
      session.lastSign = moment.calendar
      if let page { session.lastPage = page }
    }
    return session
  }

  /// Ends a session on a page (SES-3).
  ///
  /// The reader's page also settles the time: it counts in full if it can have been one sitting. Otherwise it
  /// is estimated from the pages, and the session has no pace.
  public mutating func end(
    _ session: ReadingSession, of book: SessionBook, on page: Int, at moment: DeviceMoment
  ) throws(SessionRefusal) -> ReadingSession {
    if page < session.startPage { throw .pageBeforeStart(page: page, start: session.startPage) }
    let last = last(of: book, session)
    if page > last { throw .pagePastEnd(page: page, last: last) }
    resume(session, at: moment)
    var session = session
    session.ending = .finished
    switch standing(of: session, at: moment) {
    case .known(let time):
      session.milliseconds = time
      session.lastSign = moment.calendar
      session.lastPage = page
    case .inQuestion(let time), .left(let time):
      if !isOneSitting(time, of: session) { session.ending = .abandoned }
      count(time, in: &session, upTo: page, at: moment)
    }
    return session
  }

  /// The reliability of the reading time.
  private enum Standing {
    /// The last sign is recent.
    case known(Int64)
    /// The silence since the last sign is too long to be certain.
    case inQuestion(Int64)
    /// The time exceeds the longest session, which is over.
    case left(Int64)
  }

  private func standing(of session: ReadingSession, at moment: DeviceMoment) -> Standing {
    var machine = self
    machine.resume(session, at: moment)
    guard let timer = machine.timer else { return .known(session.milliseconds) }
    let passed = max(0, (moment.uptime - timer.uptime).wholeMilliseconds)
    let time = max(session.milliseconds, timer.milliseconds + min(passed, ReadingSession.longestTime))
    if time > rules.abandonment.longest || time > ReadingSession.longestTime { return .left(time) }
    return time - session.milliseconds > rules.abandonment.silence ? .inQuestion(time) : .known(time)
  }

  /// Returns true if the time since the last sign can have been one sitting.
  private func isOneSitting(_ time: Int64, of session: ReadingSession) -> Bool {
    time <= rules.abandonment.longest
      && time - session.milliseconds <= rules.abandonment.silenceEndedByHand
  }

  /// Counts a time in question after the reader has stated the page: all of it or an estimate, but never
  /// zero.
  private mutating func count(
    _ time: Int64, in session: inout ReadingSession, upTo page: Int, at moment: DeviceMoment
  ) {
    if isOneSitting(time, of: session) {
      session.milliseconds = time
    } else {
      let pages = Int64(max(0, page - session.lastPage))
      let estimate = max(pages * rules.abandonment.timePerPage, Self.shortestEstimate)
      session.milliseconds = min(
        session.milliseconds + min(estimate, rules.abandonment.silenceEndedByHand), time,
        ReadingSession.longestTime)
    }
    session.lastSign = moment.calendar
    session.lastPage = page
    timer = Timer(session: session.id, milliseconds: session.milliseconds, uptime: moment.uptime)
  }

  /// The shortest estimate, so that a sitting never counts as 0 minutes.
  private static let shortestEstimate: Int64 = 60_000

  /// Returns the last valid page. If the book turns out to be shorter than the first page of the session, the
  /// session can still be ended.
  private func last(of book: SessionBook, _ session: ReadingSession) -> Int {
    max(book.length ?? ReadingSession.lastPossiblePage, session.startPage)
  }
}

extension SessionMachine {
  /// Resolves sessions started on several devices without contact: the one that began first continues, the
  /// others end at their own last known page (SES-1). Every device gets the same result, because it depends
  /// on the rows only.
  ///
  /// - Returns: The sessions that end.
  public static func reconcile(_ running: [ReadingSession]) -> [ReadingSession] {
    ReadingSession.superseded(running)
  }
}

extension Duration {
  /// The duration in milliseconds, rounded toward zero.
  fileprivate var wholeMilliseconds: Int64 {
    let (seconds, attoseconds) = components
    guard abs(seconds) < Int64.max / 2_000 else { return seconds < 0 ? .min : .max }
    return seconds * 1_000 + attoseconds / 1_000_000_000_000_000
  }
}
