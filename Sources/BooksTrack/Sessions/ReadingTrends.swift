// A reader's trends, from their ended sessions: streaks, pace over weeks, pages a day, the usual hour, and
// the time left in a book (SES-10). All numbers are integers.
//
// A day is that of the reader's time zone when the session began. A streak ends with today or yesterday:
// today is not over.

public import BooksTrackAPI

/// The trends of a reader at a moment.
public struct ReadingTrends: Hashable, Sendable {
  /// Seven days, of which the last one is today or a multiple of seven days earlier.
  public struct Week: Hashable, Sendable {
    /// Minutes of reading.
    public fileprivate(set) var minutes = 0
    /// Pages read.
    public fileprivate(set) var pages = 0
    /// Pages and minutes of the sessions that have a pace.
    fileprivate var paced = (pages: 0, minutes: 0)

    /// The pace of the week; nil if no session has one.
    public var pace: ReadingPace? { ReadingPace(pages: paced.pages, minutes: paced.minutes) }

    /// Compares the figures.
    public static func == (left: Week, right: Week) -> Bool {
      (left.minutes, left.pages) == (right.minutes, right.pages) && left.paced == right.paced
    }

    /// Hashes the figures.
    public func hash(into hasher: inout Hasher) {
      for number in [minutes, pages, paced.pages, paced.minutes] { hasher.combine(number) }
    }
  }

  /// The number of days in a row with reading, up to today or yesterday.
  public let streak: Int
  /// The longest such number ever.
  public let longestStreak: Int
  /// The last weeks, this one first.
  public let weeks: [Week]
  /// Pages a day in tenths, over the last 30 days or since the first session; nil before the first session.
  public let pagesADayInTenths: Int?
  /// The hour of the day, 0 to 23, in which most sessions began; the earliest of several. Nil for fewer than
  /// three sessions.
  public let usualHour: Int?

  /// Creates the trends from the sessions of a library.
  ///
  /// - Parameters:
  ///   - now: The present time.
  ///   - minutesFromUTC: The offset of the reader's time zone now.
  ///   - weeks: The number of weeks to report.
  /// - Complexity: O(*n* log *n*) in the sessions.
  public init(of library: Library, now: Timestamp, minutesFromUTC: Int = 0, weeks count: Int = 4) {
    let today = Self.dayNumber(now, minutesFromUTC)
    let ended = library.sessions.filter { !$0.isRunning }.map { session in
      (day: Self.dayNumber(session.started, session.minutesFromUTC), session: session)
    }.filter { $0.day <= today }
    let days = Set(ended.filter { $0.session.minutes > 0 || $0.session.pagesRead > 0 }.map(\.day)).sorted()
    (streak, longestStreak) = Self.streaks(days, today)
    var weeks = Array(repeating: Week(), count: max(0, count))
    for (day, session) in ended {
      let week = (today - day) / 7
      if week < weeks.count { weeks[week].add(session) }
    }
    self.weeks = weeks
    pagesADayInTenths = Self.pagesADay(ended, today)
    usualHour = Self.usualHour(ended.map(\.session))
  }

  private static func dayNumber(_ time: Timestamp, _ minutesFromUTC: Int) -> Int {
    let local = time.milliseconds / 60_000 + Int64(minutesFromUTC)
    return Int(local >= 0 ? local / 1_440 : (local - 1_439) / 1_440)
  }

  private static func streaks(_ days: [Int], _ today: Int) -> (now: Int, longest: Int) {
    var (run, longest, last) = (0, 0, Int.min / 2)
    for day in days {
      run = day == last + 1 ? run + 1 : 1
      longest = max(longest, run)
      last = day
    }
    return (last >= today - 1 ? run : 0, longest)
  }

  private static func pagesADay(_ ended: [(day: Int, session: ReadingSession)], _ today: Int) -> Int? {
    guard let first = ended.map(\.day).min() else { return nil }
    let days = min(30, today - first + 1)
    let pages = ended.filter { $0.day > today - days }.reduce(0) { $0 + $1.session.pagesRead }
    return (pages * 20 + days) / (2 * days)
  }

  private static func usualHour(_ sessions: [ReadingSession]) -> Int? {
    guard sessions.count >= 3 else { return nil }
    var counts = Array(repeating: 0, count: 24)
    for session in sessions {
      let minute = session.started.milliseconds / 60_000 + Int64(session.minutesFromUTC)
      counts[Int(((minute % 1_440) + 1_440) % 1_440) / 60] += 1
    }
    let most = counts.max() ?? 0
    return counts.firstIndex(of: most)
  }
}

extension ReadingTrends.Week {
  fileprivate mutating func add(_ session: ReadingSession) {
    minutes += session.minutes
    pages += session.pagesRead
    guard session.pace != nil else { return }
    paced.pages += session.pagesRead
    paced.minutes += session.minutes
  }
}

extension ReadingTrends {
  /// The lines for the reader; empty before the first session.
  public var lines: [String] {
    guard let pagesADayInTenths else { return [] }
    let days = "Reading streak: \(streak.counted("day")), longest \(longestStreak.counted("day"))"
    let pages = "Pages a day: \(pagesADayInTenths / 10).\(pagesADayInTenths % 10)"
    let hour = usualHour.map { "Usually reads at: \($0):00" }
    let ago = ["This week", "Last week"]
    let list = weeks.enumerated().filter { $0.element.minutes > 0 }.map { number, week in
      let name = number < ago.count ? ago[number] : "\(number) weeks ago"
      return "\(name): \(week.minutes.counted("minute")), \(week.pages.counted("page"))"
        + (week.pace.map { ", \($0)" } ?? "")
    }
    return [days, pages] + [hour].compactMap { $0 } + list
  }
}

extension ReadingHistory {
  /// Returns the minutes that the rest of the book takes at the reader's pace in it, rounded up; nil if the
  /// length or the pace is unknown, or the pace is 0.
  public static func minutesLeft(of entry: EntryID, in library: Library) -> Int? {
    guard let book = library.sessionBook(entry), let length = book.length,
      let pace = ReadingHistory(of: entry, in: library).averagePace, pace.tenths > 0
    else { return nil }
    let pages = max(0, length - (book.currentPage ?? 0))
    return (pages * 600 + pace.tenths - 1) / pace.tenths
  }
}
