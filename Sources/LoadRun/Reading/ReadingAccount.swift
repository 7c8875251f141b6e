// A reader's own record of their sittings: kept by the clauses, without the stack. The library is compared
// with it at the end.

import BooksTrack
import BooksTrackAPI
import Measurement

/// The sittings of a reader. The time of a sitting is the time that the reader read, whatever was
/// entered in the app; the comparison allows for what the app cannot know.
struct ReadingAccount {
  /// A sitting.
  struct Record {
    /// The way in which the session ended.
    enum End: Sendable, Hashable {
      /// The reader stopped the timer when they stopped reading.
      case inTime
      /// The reader had forgotten the timer, and stopped it later.
      case late
      /// The reader never stopped the timer.
      case never
    }

    let work: WorkID
    /// In milliseconds of the calendar.
    let start: Int64
    let minutesFromUTC: Int
    let firstPage: Int
    var lastPage: Int
    /// The time at which the reader stopped reading, if it differs from the end of the session.
    var closedBook: Int64?
    /// The last time at which the reader opened the app with the forgotten timer running, never more than
    /// four hours after they had stopped reading or opened it before.
    var opened: Int64?
    /// The time at which the session ended; nil while it is running.
    var stopped: Int64?
    var end = End.inTime

    /// The time that the reader read, in milliseconds.
    var read: Int64 { (closedBook ?? stopped ?? start) - start }

    /// The sitting in words.
    var text: String {
      let end =
        switch end {
        case .inTime: "the reader stopped the timer"
        case .late: "the reader stopped the timer after \((stopped ?? start) - start) ms"
        case .never: "the reader never stopped the timer"
        }
      return "read for \(read) ms from \(start), pages \(firstPage) to \(lastPage); \(end)"
    }
  }

  /// The ended sittings, in the order of time.
  private(set) var past: [Record] = []
  /// The running sitting.
  private(set) var running: Record?

  mutating func start(_ work: WorkID, page: Int, at time: Int64, minutesFromUTC: Int) {
    running = Record(
      work: work, start: time, minutesFromUTC: minutesFromUTC, firstPage: page, lastPage: page)
  }

  /// Records the page that the reader enters.
  mutating func note(page: Int) { running?.lastPage = page }

  /// Records that the reader falls asleep or forgets the timer.
  mutating func forget(at time: Int64) { running?.closedBook = time }

  /// Records that the reader opens the app. With a forgotten timer, the app cannot know that they are not
  /// reading.
  mutating func open(at time: Int64) {
    guard let record = running, let closed = record.closedBook else { return }
    if time - (record.opened ?? closed) <= Self.long { running?.opened = time }
  }

  /// Records that the reader stops the timer on a page.
  mutating func end(page: Int, at time: Int64) {
    guard var record = running else { return }
    record.end = record.closedBook == nil ? .inTime : .late
    record.lastPage = page
    record.stopped = time
    past.append(record)
    running = nil
  }

  /// Records that the app has ended a session that the reader had forgotten.
  ///
  /// - Returns: False if the reader had forgotten none, so that the app has lost one.
  mutating func findOver(at time: Int64) -> Bool {
    guard var record = running, record.closedBook != nil else { return false }
    record.end = .never
    record.stopped = time
    past.append(record)
    running = nil
    return true
  }
}

extension ReadingAccount {
  /// The allowed difference between clock readings, in milliseconds.
  private static let reading: Int64 = 1_000
  /// The time without any sign of the reader from which a sitting is long.
  private static let long: Int64 = 4 * 3_600_000
  /// The allowed excess over the time read if the reader stopped the timer too late: readers do not read for
  /// longer without a break.
  private static let longestGuess: Int64 = 6 * 3_600_000

  /// The result of comparing a library with the account.
  struct Comparison {
    /// Sittings that have a session, of all sittings or all sessions, whichever are more.
    var kept = Rate.none
    /// Correct facts of sessions, by field.
    var facts: [String: Rate] = [:]
    /// Long sittings that the reader ended in time and that count in full, of all such sittings.
    var long = Rate.none
    /// The sittings whose session has a wrong time.
    var wrong: [(truth: String, outcome: String)] = []
  }

  /// Compares the sessions of a library with the sittings.
  func compare(with library: Library) -> Comparison {
    var found = Comparison()
    var kept = 0
    var sessions = library.sessions.sorted { ($0.started, $0.id) < ($1.started, $1.id) }
    let count = sessions.count
    for record in past {
      let place = sessions.firstIndex { session in
        abs(session.started.milliseconds - record.start) <= Self.reading
          && library.entries[session.entry]?.work == record.work
      }
      guard let place else { continue }
      let session = sessions.remove(at: place)
      kept += 1
      let isRight = Self.isRight(session.milliseconds, for: record)
      found.facts["time", default: .none].count(isRight)
      if !isRight { found.wrong.append((record.text, "the session counts \(session.milliseconds) ms")) }
      if record.end == .inTime, record.read > Self.long { found.long.count(isRight) }
      found.facts["pages", default: .none].count(
        session.startPage == record.firstPage && session.lastPage == record.lastPage)
      found.facts["ending", default: .none].count(
        record.end == .inTime ? session.ending == .finished : session.ending != nil)
      found.facts["time zone", default: .none].count(session.minutesFromUTC == record.minutesFromUTC)
    }
    found.kept = Rate(kept, of: max(past.count, count))
    return found
  }

  /// Returns true if a session's time is acceptable: equal to the time read; if the reader stopped the timer
  /// too late, not almost nothing and not a whole night more; if they never did, no more. To the app, a
  /// reader who opened it with the forgotten timer running has read until then.
  static func isRight(_ milliseconds: Int64, for record: Record) -> Bool {
    let believed = max(record.read, (record.opened ?? record.start) - record.start)
    return switch record.end {
    case .inTime: abs(milliseconds - record.read) <= reading
    case .late: milliseconds >= min(60_000, record.read) && milliseconds <= believed + longestGuess
    case .never: milliseconds >= 0 && milliseconds <= believed + reading
    }
  }
}
