// The sittings of a reader, drawn before anything happens, so that the app cannot affect them.

import BooksTrack
import BooksTrackAPI
import LabWorld
import Simulation

/// The way in which a sitting ends.
enum SittingOutcome: Sendable, Hashable {
  /// The reader stops the timer.
  case ended
  /// The reader falls asleep, or forgets the timer.
  case forgotten
  /// The app is killed and opened again before the reader stops the timer.
  case killed
}

/// A time with a book.
struct Sitting: Sendable, Hashable {
  /// In milliseconds of the calendar.
  let start: Int64
  let minutes: Int
  let pages: Int
  let outcome: SittingOutcome
  /// True if the reader notes the page in the app once in between.
  let isNoted: Bool

  /// In milliseconds of the calendar.
  var end: Int64 { start + Int64(minutes) * 60_000 }
}

/// The time zone of a reader's device: at home, and sometimes on a journey.
struct ReaderTimeZone: LocalTimeZone {
  /// In minutes ahead of UTC.
  let home: Int
  /// Times in milliseconds of the calendar, with minutes ahead of UTC at the destination.
  let journeys: [(time: Range<Int64>, minutes: Int)]

  func minutesFromUTC(at time: Timestamp) -> Int {
    journeys.first { $0.time.contains(time.milliseconds) }?.minutes ?? home
  }

  /// Returns the local day at a time.
  func day(at time: Timestamp) -> CalendarDate? {
    let local = time.advanced(byMilliseconds: Int64(minutesFromUTC(at: time)) * 60_000).iso8601
    let parts = local.prefix(10).split(separator: "-").compactMap { Int($0) }
    return parts.count == 3 ? CalendarDate(year: parts[0], month: parts[1], day: parts[2]) : nil
  }
}

/// Some hours without a network, at the start or the end of a journey.
struct Flight: Sendable, Hashable {
  /// In milliseconds of the calendar.
  let time: Range<Int64>
  /// True if the reader adds a book on board, which has to wait for its look-up.
  let addsBook: Bool
}

/// The sittings of a reader.
struct SittingPlan: Sendable {
  static let day: Int64 = 86_400_000

  let routine: ReadingRoutine
  let timeZone: ReaderTimeZone
  /// True if the reader enters facts about authors.
  let curates: Bool
  /// True if the reader follows series and edits them.
  let followsSeries: Bool
  /// In the order of time, without overlaps.
  let sittings: [Sitting]
  /// In the order of time.
  let flights: [Flight]

  /// Draws the sittings of some days.
  ///
  /// - Parameters:
  ///   - start: A time of the calendar; the first day is the one after it.
  ///   - curates: True if the reader enters facts about authors, and reads every day.
  ///   - followsSeries: True if the reader follows series and edits them, and reads every day.
  init(
    from start: Timestamp, days: Int, curates: Bool = false, followsSeries: Bool = false,
    _ stream: RandomStream
  ) {
    var stream = stream
    let first = start.milliseconds / Self.day + 1
    let drawn = ReadingRoutine.all[stream.weighted(ReadingRoutine.all.map(\.share))]
    let routine = curates || followsSeries ? .everyDay : drawn
    let zone = Self.zone(first, days, &stream)
    var sittings: [Sitting] = []
    var paper = stream.substream("paper")
    var (isReading, left) = (true, routine.spells.map { stream.within($0.days) } ?? .max)
    for day in first..<first + Int64(days) {
      if left == 0, let spells = routine.spells {
        isReading.toggle()
        left = stream.within(isReading ? spells.days : spells.rest)
      }
      left -= 1
      guard isReading else { continue }
      for window in routine.windows where window.days.contains(Self.weekday(day)) {
        guard stream.chance(window.perHundred, in: 100) else { continue }
        var sitting = Self.sitting(window, routine, day, zone, &stream)
        if paper.chance(1, in: 40) { sitting = Self.lengthened(sitting, routine, &paper) }
        if let last = sittings.last, last.end + 10 * 60_000 > sitting.start { continue }
        sittings.append(sitting)
      }
    }
    var aboard = stream.substream("flights")
    let flights = zone.journeys.flatMap { Self.flights($0.time, &aboard) }
      .filter { $0.time.upperBound <= (first + Int64(days)) * Self.day }
    for flight in flights { Self.sit(on: flight, routine, &sittings, &aboard) }
    self.routine = routine
    self.curates = curates
    self.followsSeries = followsSeries
    self.sittings = sittings
    self.flights = flights
    timeZone = zone
  }

  /// All time, and each month and year that has a sitting.
  var periods: [StatsPeriod] {
    var periods: [StatsPeriod] = [.allTime]
    for sitting in sittings {
      guard let day = timeZone.day(at: Timestamp(milliseconds: sitting.start)) else { continue }
      for period in [StatsPeriod.year(day.year), .month(year: day.year, month: day.month)]
      where !periods.contains(period) {
        periods.append(period)
      }
    }
    return periods
  }

  /// Returns the day of the week, 0 for Monday: day 0 of the calendar was a Thursday.
  private static func weekday(_ day: Int64) -> Int { Int((day + 3) % 7) }

  private static func sitting(
    _ window: ReadingRoutine.Window, _ routine: ReadingRoutine, _ day: Int64, _ zone: ReaderTimeZone,
    _ stream: inout RandomStream
  ) -> Sitting {
    let midnight = day * Self.day
    let ahead = zone.minutesFromUTC(at: Timestamp(milliseconds: midnight))
    let start = midnight + Int64(stream.within(window.start) - ahead) * 60_000 + Int64(stream.below(60_000))
    let minutes = stream.within(window.minutes)
    let pages = max(1, minutes * stream.within(routine.pagesPerHour) / 60)
    let fate = stream.below(1_000)
    let outcome: SittingOutcome =
      fate < routine.forgotten ? .forgotten : fate < routine.forgotten + routine.killed ? .killed : .ended
    return Sitting(
      start: start, minutes: minutes, pages: pages, outcome: outcome, isNoted: stream.chance(1, in: 3))
  }

  /// Returns a longer sitting with a paper book, without the phone; one in forty sittings is such, *assumed*.
  private static func lengthened(
    _ sitting: Sitting, _ routine: ReadingRoutine, _ stream: inout RandomStream
  ) -> Sitting {
    let minutes = stream.within(245...350)
    return Sitting(
      start: sitting.start, minutes: minutes,
      pages: max(1, minutes * stream.within(routine.pagesPerHour) / 60),
      outcome: sitting.outcome == .killed ? .ended : sitting.outcome, isNoted: false)
  }

  /// Draws the flights of a journey: on its first and last day, for two to eleven hours, with a new book on
  /// every other one; *assumed*.
  private static func flights(_ journey: Range<Int64>, _ stream: inout RandomStream) -> [Flight] {
    [journey.lowerBound, journey.upperBound - day].map { day in
      let start = day + Int64(stream.within(6 * 60...20 * 60)) * 60_000
      let end = start + Int64(stream.within(2 * 60...11 * 60)) * 60_000
      return Flight(time: start..<end, addsBook: stream.chance(1, in: 2))
    }
  }

  /// Replaces sittings during a flight; three of four readers read on board, *assumed*.
  private static func sit(
    on flight: Flight, _ routine: ReadingRoutine, _ sittings: inout [Sitting], _ stream: inout RandomStream
  ) {
    let room = 10 * 60_000 as Int64
    sittings.removeAll {
      $0.start < flight.time.upperBound + room
        && flight.time.lowerBound < $0.end + room
    }
    guard stream.chance(3, in: 4) else { return }
    let most = Int(flight.time.upperBound - flight.time.lowerBound) / 60_000 - 60
    let minutes = stream.within(30...min(180, most))
    let start = flight.time.lowerBound + Int64(stream.within(30...30 + most - minutes)) * 60_000
    let pages = max(1, minutes * stream.within(routine.pagesPerHour) / 60)
    let place = sittings.firstIndex { $0.start > start } ?? sittings.endIndex
    sittings.insert(
      Sitting(
        start: start, minutes: minutes, pages: pages, outcome: .ended, isNoted: stream.chance(1, in: 3)),
      at: place)
  }

  /// Time zones of readers, in minutes ahead of UTC.
  private static let zones = [-480, -420, -360, -300, -180, 0, 60, 120, 180, 330, 480, 540, 600]

  /// Draws one journey in about four months, of four days to two weeks; *assumed*.
  private static func zone(_ first: Int64, _ days: Int, _ stream: inout RandomStream) -> ReaderTimeZone {
    let home = zones[stream.below(zones.count)]
    var journeys: [(time: Range<Int64>, minutes: Int)] = []
    var day = first + Int64(stream.below(120))
    while day < first + Int64(days) {
      let end = day + Int64(stream.within(4...14))
      journeys.append((day * Self.day..<end * Self.day, zones[stream.below(zones.count)]))
      day = end + Int64(stream.within(60...180))
    }
    return ReaderTimeZone(home: home, journeys: journeys)
  }
}
