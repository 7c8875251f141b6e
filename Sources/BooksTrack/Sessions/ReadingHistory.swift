// What a reader's sessions come to: the list, the totals, the pace (SES-4). Integers only.

internal import BooksTrackAPI

/// Pages an hour, to a tenth.
public struct ReadingPace: Hashable, Comparable, Sendable {
  /// Tenths of a page an hour.
  public let tenths: Int

  /// The pace of so many pages in so many minutes, rounded to the nearest tenth, halves up; nil if there were
  /// none (SES-3).
  public init?(pages: Int, minutes: Int) {
    guard minutes > 0, pages >= 0, pages <= Int.max / 2_400 else { return nil }
    tenths = (pages * 1_200 + minutes) / (2 * minutes)
  }

  /// The slower pace is the lesser.
  public static func < (left: ReadingPace, right: ReadingPace) -> Bool { left.tenths < right.tenths }
}

extension ReadingPace: CustomStringConvertible {
  /// With one decimal: `48.0 pages/hour` (SES-8).
  public var description: String { "\(tenths / 10).\(tenths % 10) pages/hour" }
}

extension ReadingSession {
  /// The pace, or nothing: of a session that runs, that took less than a minute, or whose end nobody saw.
  public var pace: ReadingPace? {
    ending == .finished ? ReadingPace(pages: pagesRead, minutes: minutes) : nil
  }

  /// The day on which it was begun, where the reader was.
  public var day: CalendarDate? {
    let local = started.advanced(byMilliseconds: Int64(minutesFromUTC) * 60_000).iso8601
    let parts = local.prefix { $0 != "T" }.split(separator: "-").compactMap { Int($0) }
    guard parts.count == 3, !local.hasPrefix("-") else { return nil }
    return CalendarDate(year: parts[0], month: parts[1], day: parts[2])
  }
}

/// The sessions of an entry that are over, and what they come to.
public struct ReadingHistory: Hashable, Sendable {
  /// Newest first; of two that began at the same moment, the one whose row is newer.
  public let sessions: [ReadingSession]

  /// The history of an entry.
  ///
  /// - Complexity: O(*n* log *n*) in its sessions.
  public init(of entry: EntryID, in library: Library) {
    sessions = library.sessions(of: entry).filter { !$0.isRunning }
      .sorted { ($1.started, $1.id) < ($0.started, $0.id) }
  }

  /// Minutes of all sessions, each rounded down as it is shown.
  public var totalMinutes: Int { sessions.reduce(0) { $0 + $1.minutes } }

  /// Pages of all sessions.
  public var totalPages: Int { sessions.reduce(0) { $0 + $1.pagesRead } }

  /// Pages over time of the sessions that have a pace; nil if none has. Long sessions count for more.
  public var averagePace: ReadingPace? {
    let paced = sessions.filter { $0.pace != nil }
    return ReadingPace(
      pages: paced.reduce(0) { $0 + $1.pagesRead }, minutes: paced.reduce(0) { $0 + $1.minutes })
  }
}
