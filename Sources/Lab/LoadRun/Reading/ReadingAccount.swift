// What a reader knows of their own sittings: a plain record, kept by the clauses and without the stack. What the library
// has at the end is compared with it.

import BooksTrack
import BooksTrackAPI
import Measurement

/// The sittings of a reader, as the app ought to have them.
struct ReadingAccount {
  /// A sitting.
  struct Record {
    let work: WorkID
    /// Milliseconds of the calendar; the same of the last sign that the app had of the reader.
    let start: Int64
    var lastSign: Int64
    let minutesFromUTC: Int
    let firstPage: Int
    var lastPage: Int
    /// Nothing while it goes on.
    var ending: SessionEnding?

    /// From the beginning to the last sign, in milliseconds.
    var time: Int64 { lastSign - start }
  }

  /// Those that are over, in the order of time.
  private(set) var past: [Record] = []
  /// The one that goes on.
  private(set) var running: Record?

  /// After so long without a sign a sitting is over, and what counts is the time before (SES-2).
  private static let longestSilence: Int64 = 4 * 3_600_000

  mutating func start(_ work: WorkID, page: Int, at time: Int64, minutesFromUTC: Int) {
    running = Record(
      work: work, start: time, lastSign: time, minutesFromUTC: minutesFromUTC, firstPage: page, lastPage: page
    )
  }

  /// The reader is there, and says the page or not.
  mutating func sign(page: Int? = nil, at time: Int64) {
    guard var record = running else { return }
    if time - record.lastSign > Self.longestSilence {
      record.ending = .abandoned
      past.append(record)
      running = nil
      return
    }
    record.lastSign = time
    if let page { record.lastPage = page }
    running = record
  }

  /// The reader stops the timer on a page.
  mutating func end(page: Int, at time: Int64) {
    guard var record = running else { return }
    record.lastSign = time
    record.lastPage = page
    record.ending = .finished
    past.append(record)
    running = nil
  }
}

extension ReadingAccount {
  /// What a clock may be read apart, in milliseconds.
  private static let reading: Int64 = 1_000

  /// Compares the sessions of a library with the sittings.
  ///
  /// - Returns: Sittings that have a session, of all of either; and what the sessions say, by what it is.
  func compare(with library: Library) -> (kept: Rate, facts: [String: Rate]) {
    var facts: [String: Rate] = [:]
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
      facts["time", default: .none].count(abs(session.milliseconds - record.time) <= Self.reading)
      facts["pages", default: .none].count(
        session.startPage == record.firstPage && session.lastPage == record.lastPage)
      facts["ending", default: .none].count(session.ending == record.ending)
      facts["time zone", default: .none].count(session.minutesFromUTC == record.minutesFromUTC)
    }
    return (Rate(kept, of: max(past.count, count)), facts)
  }
}
