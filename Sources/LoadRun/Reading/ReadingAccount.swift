// What a reader knows of their own sittings: a plain record, kept by the clauses and without the stack. What
// the library has at the end is compared with it.

import BooksTrack
import BooksTrackAPI
import Measurement

/// The sittings of a reader, as they lived them. How long one was is how long the reader read, whatever the
/// app was told of it; what the app cannot know is excused where it is compared, by what the reader did.
struct ReadingAccount {
  /// A sitting.
  struct Record {
    /// Who ended the session.
    enum End: Sendable, Hashable {
      /// The reader stopped the timer when they stopped reading.
      case inTime
      /// The reader had forgotten it, and stopped it when they found it.
      case late
      /// The reader has never stopped it.
      case never
    }

    let work: WorkID
    /// Milliseconds of the calendar.
    let start: Int64
    let minutesFromUTC: Int
    let firstPage: Int
    var lastPage: Int
    /// When the reader stopped reading, if they have.
    var closedBook: Int64?
    /// When the session was over; nil while it goes on.
    var stopped: Int64?
    var end = End.inTime

    /// Milliseconds that the reader read for.
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

  /// Those that are over, in the order of time.
  private(set) var past: [Record] = []
  /// The one that goes on.
  private(set) var running: Record?

  mutating func start(_ work: WorkID, page: Int, at time: Int64, minutesFromUTC: Int) {
    running = Record(
      work: work, start: time, minutesFromUTC: minutesFromUTC, firstPage: page, lastPage: page)
  }

  /// The reader says on which page they are.
  mutating func note(page: Int) { running?.lastPage = page }

  /// The reader falls asleep or forgets the timer.
  mutating func forget(at time: Int64) { running?.closedBook = time }

  /// The reader stops the timer on a page.
  mutating func end(page: Int, at time: Int64) {
    guard var record = running else { return }
    record.end = record.closedBook == nil ? .inTime : .late
    record.lastPage = page
    record.stopped = time
    past.append(record)
    running = nil
  }

  /// The reader finds that a session which they had forgotten is over.
  ///
  /// - Returns: False if they had forgotten none, and so the app has lost one.
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
  /// What a clock may be read apart, in milliseconds.
  private static let reading: Int64 = 1_000
  /// A sitting of which a phone hears nothing for so long is a long one.
  private static let long: Int64 = 4 * 3_600_000
  /// So much more than was read may count where the reader stopped the timer too late: nobody reads for
  /// longer in one go.
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

  /// Whether a reader would take a time for that of a sitting: it is the time that they read; if they stopped
  /// the timer too late, it is not nothing, and not a night; if they never did, it is no more than they read.
  private static func isRight(_ milliseconds: Int64, for record: Record) -> Bool {
    switch record.end {
    case .inTime: abs(milliseconds - record.read) <= reading
    case .late: milliseconds >= min(60_000, record.read) && milliseconds <= record.read + longestGuess
    case .never: milliseconds >= 0 && milliseconds <= record.read + reading
    }
  }
}
