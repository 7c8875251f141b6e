// The history of an entry's sessions: list, totals and pace (SES-4). All numbers are integers.

internal import BooksTrackAPI

/// A pace in pages per hour, to a tenth.
public struct ReadingPace: Hashable, Comparable, Sendable {
  /// Tenths of a page per hour.
  public let tenths: Int

  /// Creates the pace of pages in minutes, rounded to the nearest tenth, halves up; nil if `minutes` is 0
  /// (SES-3).
  public init?(pages: Int, minutes: Int) {
    guard minutes > 0, pages >= 0, pages <= Int.max / 2_400 else { return nil }
    tenths = (pages * 1_200 + minutes) / (2 * minutes)
  }

  /// Orders by speed, slower first.
  public static func < (left: ReadingPace, right: ReadingPace) -> Bool { left.tenths < right.tenths }
}

extension ReadingPace: CustomStringConvertible {
  /// The pace with one decimal: `48.0 pages/hour` (SES-8).
  public var description: String { "\(tenths / 10).\(tenths % 10) pages/hour" }
}

extension ReadingSession {
  /// The pace; nil for a session that is running, took less than a minute, or did not end by the reader.
  public var pace: ReadingPace? {
    ending == .finished ? ReadingPace(pages: pagesRead, minutes: minutes) : nil
  }

  /// The local day on which it began.
  public var day: CalendarDate? {
    let local = started.advanced(byMilliseconds: Int64(minutesFromUTC) * 60_000).iso8601
    let parts = local.prefix { $0 != "T" }.split(separator: "-").compactMap { Int($0) }
    guard parts.count == 3, !local.hasPrefix("-") else { return nil }
    return CalendarDate(year: parts[0], month: parts[1], day: parts[2])
  }
}

/// The ended sessions of an entry, with totals.
public struct ReadingHistory: Hashable, Sendable {
  /// The sessions, newest first; of two that began at the same time, the newer row first.
  public let sessions: [ReadingSession]

  /// Creates the history of an entry.
  ///
  /// - Complexity: O(*n* log *n*) in its sessions.
  public init(of entry: EntryID, in library: Library) {
    sessions = library.sessions(of: entry).filter { !$0.isRunning }
      .sorted { ($1.started, $1.id) < ($0.started, $0.id) }
  }

  /// The sum of the sessions' minutes, each rounded down as displayed.
  public var totalMinutes: Int { sessions.reduce(0) { $0 + $1.minutes } }

  /// The sum of the sessions' pages.
  public var totalPages: Int { sessions.reduce(0) { $0 + $1.pagesRead } }

  /// Pages over time of all sessions that have a pace, so that longer ones weigh more; nil if there are none.
  public var averagePace: ReadingPace? {
    let paced = sessions.filter { $0.pace != nil }
    return ReadingPace(
      pages: paced.reduce(0) { $0 + $1.pagesRead }, minutes: paced.reduce(0) { $0 + $1.minutes })
  }
}
