// Streaks, pace over weeks, pages a day, the usual hour, and the time left in a book.

import BooksTrackAPI
import Testing

@testable import BooksTrack

@Suite struct `Reading trends` {
  private static let hour: Int64 = 3_600_000
  private static let day = 24 * hour
  /// 2026-01-31, noon.
  private static let now = Timestamp(milliseconds: 1_769_860_800_000)

  /// A library with a book of 300 pages and ended sessions of 30 minutes and 20 pages, some days before now.
  private static func library(daysAgo: [Int64], atHour: Int64 = 20, minutesFromUTC: Int = 0) async throws
    -> Library
  {
    let store = LibraryStore.sample()
    let rows = "Title,Author,Exclusive Shelf,Number of Pages\nEmma,Jane Austen,currently-reading,300"
    try await `Importing a file`.run(Array(rows.utf8), into: store)
    try await store.commit(.edit("sessions")) { editor in
      var entry = try #require(editor.library.entries.first { _ in true })
      for days in daysAgo {
        let midnight = now.milliseconds - 12 * hour - days * day
        var session = ReadingSession(
          id: editor.newID(), entry: entry.id,
          started: Timestamp(milliseconds: midnight + atHour * hour - Int64(minutesFromUTC) * 60_000),
          minutesFromUTC: minutesFromUTC, startPage: 10)
        session.lastPage = 30
        session.milliseconds = 30 * 60_000
        session.ending = .finished
        editor.put(session)
      }
      entry.currentPage = 180
      editor.put(entry)
    }
    return await store.snapshot
  }

  @Test(
    arguments: [
      ([], 0, 0), ([1], 1, 1), ([1, 2, 3], 3, 3), ([2, 3], 0, 2), ([1, 1, 1], 1, 1), ([1, 3, 4, 5], 1, 3),
    ] as [([Int64], Int, Int)])
  func `SES-10: a streak ends with today or yesterday`(
    _ days: [Int64], _ streak: Int, _ longest: Int
  ) async throws {
    let trends = ReadingTrends(of: try await Self.library(daysAgo: days), now: Self.now)
    #expect(trends.streak == streak && trends.longestStreak == longest)
  }

  @Test func `a day is that of the reader's time zone`() async throws {
    // At one in the morning in Tokyo it is still the day before in UTC.
    let library = try await Self.library(daysAgo: [0, 1], atHour: 1, minutesFromUTC: 540)
    let trends = ReadingTrends(of: library, now: Self.now, minutesFromUTC: 540)
    #expect(trends.streak == 2)
  }

  @Test func `weeks, pages a day and the usual hour`() async throws {
    let trends = ReadingTrends(of: try await Self.library(daysAgo: [1, 2, 8, 40]), now: Self.now)
    #expect(trends.weeks.map(\.minutes) == [60, 30, 0, 0])
    #expect(trends.weeks.map(\.pages) == [40, 20, 0, 0])
    #expect(trends.weeks[0].pace?.description == "40.0 pages/hour")
    #expect(trends.pagesADayInTenths == 20)
    #expect(trends.usualHour == 20)
    #expect(trends.lines.first == "Reading streak: 2 days, longest 2 days")
    #expect(trends.lines.contains("Usually reads at: 20:00"))
    let none = ReadingTrends(of: try await Self.library(daysAgo: []), now: Self.now)
    #expect(none.lines.isEmpty && none.usualHour == nil)
  }

  @Test func `SES-10: the time left follows from the pace in the book`() async throws {
    let library = try await Self.library(daysAgo: [1])
    let entry = try #require(library.entries.first { _ in true })
    // 120 pages at 40 an hour.
    #expect(ReadingHistory.minutesLeft(of: entry.id, in: library) == 180)
    let other = try await Self.library(daysAgo: [])
    #expect(ReadingHistory.minutesLeft(of: entry.id, in: other) == nil)
  }
}
