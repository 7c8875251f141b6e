// The time that a session may count, where the reader forgot the timer (SES-2).

import BooksTrack
import Testing

@testable import LoadRun

struct ReadingAccountTests {
  private static let hour: Int64 = 3_600_000

  /// Two hours of reading, then a forgotten timer; the hours of the start at which the app is opened, and the
  /// longest time that may count, in hours.
  @Test(
    arguments: [
      ([], 2), ([3], 3), ([3, 5], 5), ([6], 6), ([3, 7], 7),
      // After four hours without a sign, opening the app adds nothing.
      ([7], 2), ([3, 8], 3), ([3, 8, 9], 3),
    ] as [([Int64], Int64)])
  func `SES-2: opening the app counts if the timer was forgotten`(opened: [Int64], longest: Int64) throws {
    var account = ReadingAccount()
    account.start(WorkID(replica: 1, serial: 1), page: 10, at: 0, minutesFromUTC: 0)
    account.forget(at: 2 * Self.hour)
    for time in opened { account.open(at: time * Self.hour) }
    let isOver = account.findOver(at: 30 * Self.hour)
    #expect(isOver)
    let record = try #require(account.past.first)
    #expect(ReadingAccount.isRight(longest * Self.hour, for: record))
    #expect(!ReadingAccount.isRight(longest * Self.hour + 60_000, for: record))
  }

  /// The longest time that may count if the timer is stopped by hand: six hours without a break behind the
  /// last sign of the reader.
  @Test(
    arguments: [([], 8), ([3], 9), ([3, 5], 11), ([7], 8), ([3, 8], 9)] as [([Int64], Int64)])
  func `SES-2: a forgotten timer that is stopped late counts no night`(
    opened: [Int64], longest: Int64
  ) throws {
    var account = ReadingAccount()
    account.start(WorkID(replica: 1, serial: 1), page: 10, at: 0, minutesFromUTC: 0)
    account.forget(at: 2 * Self.hour)
    for time in opened { account.open(at: time * Self.hour) }
    account.end(page: 20, at: 12 * Self.hour)
    let record = try #require(account.past.first)
    #expect(ReadingAccount.isRight(longest * Self.hour, for: record))
    #expect(!ReadingAccount.isRight(longest * Self.hour + 60_000, for: record))
    #expect(!ReadingAccount.isRight(59_000, for: record))
  }

  @Test func `SES-2: opening the app adds nothing to a sitting that the reader ends in time`() throws {
    var account = ReadingAccount()
    account.start(WorkID(replica: 1, serial: 1), page: 10, at: 0, minutesFromUTC: 0)
    account.open(at: Self.hour)
    account.end(page: 20, at: 2 * Self.hour)
    let record = try #require(account.past.first)
    #expect(ReadingAccount.isRight(2 * Self.hour, for: record))
    #expect(!ReadingAccount.isRight(Self.hour, for: record))
  }
}
