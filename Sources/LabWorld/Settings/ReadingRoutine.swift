// Reading routines: times and lengths of sittings, reading speed, and responses to the app's questions. There
// are no measurements for readers of an app, so all figures here are *assumed*; they show only that the app
// handles all of these routines.

/// One way to read.
package struct ReadingRoutine: Sendable, Hashable {
  /// A time of the day at which a reader may start a sitting.
  package struct Window: Sendable, Hashable {
    /// Days of the week, 0 for Monday.
    package let days: ClosedRange<Int>
    /// Minutes since midnight, in the reader's local time.
    package let start: ClosedRange<Int>
    /// The length of the sitting.
    package let minutes: ClosedRange<Int>
    /// The number of sittings on 100 such days.
    package let perHundred: Int
  }

  /// The name of the routine.
  package let name: String
  /// The share of readers with this routine, in percent.
  package let share: Int
  package let windows: [Window]
  /// Days of reading followed by days without; nil if every day is alike.
  package let spells: (days: ClosedRange<Int>, rest: ClosedRange<Int>)?
  package let pagesPerHour: ClosedRange<Int>
  /// Questions, in percent: answered, and skipped. The others are ignored.
  package let answered: Int
  package let skipped: Int
  /// Sittings, in 1,000: those that the reader never ends, falling asleep or forgetting, and those in which
  /// the app is killed and opened again.
  package let forgotten: Int
  package let killed: Int

  package static func == (left: ReadingRoutine, right: ReadingRoutine) -> Bool { left.name == right.name }
  package func hash(into hasher: inout Hasher) { hasher.combine(name) }

  /// On the way to work and back.
  static let commuter = ReadingRoutine(
    name: "commuter", share: 35,
    windows: [
      Window(days: 0...4, start: 440...500, minutes: 18...38, perHundred: 80),
      Window(days: 0...4, start: 1_040...1_110, minutes: 18...38, perHundred: 70),
      Window(days: 5...6, start: 1_230...1_320, minutes: 20...60, perHundred: 20),
    ], spells: nil, pagesPerHour: 30...55, answered: 45, skipped: 25, forgotten: 20, killed: 30)

  /// Before going to sleep; sometimes falls asleep over the book.
  static let evening = ReadingRoutine(
    name: "evening", share: 35,
    windows: [Window(days: 0...6, start: 1_260...1_370, minutes: 15...60, perHundred: 75)], spells: nil,
    pagesPerHour: 25...45, answered: 35, skipped: 30, forgotten: 70, killed: 20)

  /// Long hours on Saturday and Sunday.
  static let weekend = ReadingRoutine(
    name: "weekend", share: 20,
    windows: [
      Window(days: 5...6, start: 560...680, minutes: 50...150, perHundred: 75),
      Window(days: 5...6, start: 870...1_020, minutes: 40...160, perHundred: 60),
    ], spells: nil, pagesPerHour: 30...60, answered: 60, skipped: 15, forgotten: 30, killed: 40)

  /// A few days of long reading, then days without a book.
  static let binge = ReadingRoutine(
    name: "binge", share: 10,
    windows: [
      Window(days: 0...6, start: 540...600, minutes: 90...180, perHundred: 90),
      Window(days: 0...6, start: 810...870, minutes: 90...200, perHundred: 85),
      Window(days: 0...6, start: 1_140...1_200, minutes: 60...200, perHundred: 85),
    ], spells: (2...4, 8...20), pagesPerHour: 45...80, answered: 25, skipped: 10, forgotten: 40, killed: 30)

  /// Every day, for hours: about two books a week. Not drawn; it is the routine of curators and followers of
  /// series.
  package static let everyDay = ReadingRoutine(
    name: "every day", share: 0,
    windows: [
      Window(days: 0...6, start: 1_200...1_290, minutes: 60...130, perHundred: 90),
      Window(days: 5...6, start: 840...960, minutes: 60...150, perHundred: 70),
    ], spells: nil, pagesPerHour: 40...60, answered: 60, skipped: 10, forgotten: 30, killed: 40)

  /// The routines that are drawn.
  package static let all = [commuter, evening, weekend, binge]
}
