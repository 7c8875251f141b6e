// How long a reader sat, by the clock of the world, and what excuses an app that says something else.

import BooksTrack
import Testing

@testable import Hunt

@Suite struct SittingTruthTests {
  private static let minute: Int64 = 60_000_000_000

  /// Returns the objection to a session of some minutes after a sitting of some minutes; nil if there is
  /// none.
  private static func objection(
    minutes: Int64, after sitting: Int64, calendarSetAt: Int64? = nil, calendarSetBackAt: Int64 = .max,
    launchedAt: Int64? = nil, touchedAt: [Int64] = []
  ) -> String? {
    var truth = SittingTruth(SessionID(replica: 1, serial: 0), at: 0, calendar: 0)
    func calendar(_ time: Int64) -> Int64 {
      let isSet = calendarSetAt.map { $0 <= time && time < calendarSetBackAt } ?? false
      return time * 60_000 + (isSet ? 3_600_000 : 0)
    }
    for time in touchedAt { truth.touch(at: time * minute, calendar: calendar(time), isPage: false) }
    if let launchedAt { truth.launch(at: launchedAt * minute, calendar: calendar(launchedAt)) }
    return truth.objection(
      to: minutes * 60_000, at: sitting * minute, calendar: calendar(sitting))
  }

  @Test(
    arguments: [
      // An hour; four hours and ten minutes with a paper book, in full and as nothing; the app was opened in
      // between.
      (60, 60, [], true), (250, 250, [], true), (0, 250, [], false), (249, 250, [], false),
      (251, 250, [], false), (250, 250, [245], true), (0, 250, [245], false),
      // A night: anything but nothing, and no more than it was.
      (30, 600, [], true), (0, 600, [], false), (601, 600, [], false),
      // Opened after four hours to the second: the app may have counted them or not.
      (1, 480, [240], true), (480, 480, [240], true), (0, 480, [240], false),
      // Seven hours in which the reader opened the app every two.
      (420, 420, [120, 240, 360], true), (120, 420, [120, 240, 360], false),
    ] as [(Int64, Int64, [Int64], Bool)])
  func `SES-3: a session is judged by the reader's sitting, and excused by events`(
    minutes: Int64, sitting: Int64, touched: [Int64], isRight: Bool
  ) {
    #expect((Self.objection(minutes: minutes, after: sitting, touchedAt: touched) == nil) == isRight)
  }

  @Test func `setting the calendar excuses only a time over a launch`() {
    #expect(Self.objection(minutes: 120, after: 60, calendarSetAt: 30) != nil)
    #expect(Self.objection(minutes: 50, after: 60, launchedAt: 30) != nil)
    #expect(Self.objection(minutes: 120, after: 60, calendarSetAt: 30, launchedAt: 40) == nil)
    // The app was launched with the other calendar, which was set back before the end (reading 1795992727).
    #expect(
      Self.objection(minutes: 5, after: 60, calendarSetAt: 30, calendarSetBackAt: 55, launchedAt: 40) == nil)
    #expect(
      Self.objection(minutes: 5, after: 60, calendarSetAt: 30, calendarSetBackAt: 35, launchedAt: 40) != nil)
  }
}
