// What becomes of a session when something happens: a pure machine with one method for each event.
//
// Two clocks measure a session, because neither can be believed alone. While the process lives, the clock of
// the process does: it goes on while the app is in the background, and no change of the calendar moves it.
// Over a relaunch only the calendar goes on, so the time since the last sign is what the calendar says,
// unless that is negative (it was set back: nothing is added) or longer than the rule of abandonment
// believes: then the reader's own word decides. The time zone is not in it at all: both clocks count in UTC
// (SES-2).
//
//     var machine = SessionMachine(rules: SessionRules())
//     let begun = try machine.begin(book, named: id, beside: [], from: nil, at: moment)
//     let ended = try machine.end(begun, of: book, on: 212, at: later)
//
// A session that ran when the calendar was set, and whose process then died without another sign, is measured
// by the new calendar: an error of at most the longest silence. An app avoids it with a sign when it is told
// that the clock changed.

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
  ///   - page: Where the reader begins; nothing for the page that they are on. A book of which they have
  ///     reached the last page is begun anew.
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

  /// Takes up a session that runs: after a launch, or when it came from another device. Does nothing if its
  /// timer runs already.
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

  /// The reading time that the timer shows, in milliseconds: never less than at the last sign, and after a
  /// silence that is too long for one sitting no more than that.
  public func elapsed(_ session: ReadingSession, at moment: DeviceMoment) -> Int64 {
    switch standing(of: session, at: moment) {
    case .known(let time): time
    case .inQuestion(let time) where isOneSitting(time, of: session): time
    case .inQuestion, .left: session.milliseconds
    }
  }

  /// Whether the session is over without the reader's word: nothing was heard of them for a day.
  public func isAbandoned(_ session: ReadingSession, at moment: DeviceMoment) -> Bool {
    if case .left = standing(of: session, at: moment) { true } else { false }
  }

  /// Whether nothing was heard of the reader for so long that only they can say whether they read.
  public func isInQuestion(_ session: ReadingSession, at moment: DeviceMoment) -> Bool {
    if case .known = standing(of: session, at: moment) { false } else { true }
  }

  /// The reader gives a sign: the session as it is from now on, running or over. Without a page it says
  /// nothing about a time that is in question.
  ///
  /// - Parameter page: The page that they have reached, if they say so. A page outside of the session's is
  ///   passed over.
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
  /// The reader's word for the page is one for the time as well: it counts in full if it can have been one
  /// sitting. If it was longer, it is estimated from the pages, and the session has no pace.
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

  /// What is known of the reading time by now.
  private enum Standing {
    /// The reader has been heard of.
    case known(Int64)
    /// They were silent for too long to be certain.
    case inQuestion(Int64)
    /// They were silent for so long that the session is over.
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

  /// Whether the time since the last sign can have been spent with the book in one go.
  private func isOneSitting(_ time: Int64, of session: ReadingSession) -> Bool {
    time <= rules.abandonment.longest
      && time - session.milliseconds <= rules.abandonment.silenceEndedByHand
  }

  /// Counts a time that was in question, now that the reader has said how far they came: all of it or an
  /// estimate, but never nothing.
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

  /// A sitting is never counted as 0 minutes.
  private static let shortestEstimate: Int64 = 60_000

  /// A book that is now known to be shorter than where the session began does not keep the reader from ending
  /// it.
  private func last(of book: SessionBook, _ session: ReadingSession) -> Int {
    max(book.length ?? ReadingSession.lastPossiblePage, session.startPage)
  }
}

extension SessionMachine {
  /// What two devices do that both began a session while they could not hear of each other: the one that was
  /// begun first goes on, the others end at their own last known page (SES-1). Each device comes to the same,
  /// because nothing but the rows is looked at.
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
