// Weeks of reading behind the import: what the app has of them is what readers lived, and where the rules are
// the documents', the rows say so.

import BooksTrack
import BooksTrackAPI
import Measurement
import Simulation
import Testing

@testable import LabWorld
@testable import LoadRun

@Suite struct ReadingLifeTests {
  private static let configuration: LoadConfiguration = {
    var configuration = LoadRunTests.small
    configuration.readingDays = 60
    return configuration
  }()

  private static let fixture = CellFixture(configuration, sharing: LoadRunTests.fixture)

  /// The figures of a cell, with rules of the app changed.
  private static func figures(
    isOnlineAboard: Bool = false, _ plant: @escaping @Sendable (inout AppPolicy) -> Void = { _ in }
  ) -> RunFigures {
    var fixture = fixture
    fixture.plant = plant
    fixture.isOnlineAboard = isOnlineAboard
    return Cell(number: 0, on: fixture).run().figures
  }

  private static func missed(_ figures: RunFigures) -> [String] {
    LoadTargets.judge(figures, configuration).filter { $0.isGate && $0.verdict == .missed }.map(\.id)
  }

  @Test
  func `SES-1, SES-2, SES-5, SES-9, CUR-1, DIV-5, DIV-7: the library has two months as they happened`()
    throws
  {
    let figures = Self.figures()
    let reading = try #require(figures.reading)
    #expect(figures.violations == [])
    #expect(reading.readers == 3)
    #expect(reading.kept.part == reading.kept.whole && reading.kept.whole > 40, "\(reading.kept)")
    #expect(Set(reading.facts.keys) == ["time", "pages", "ending", "time zone"])
    #expect(reading.facts.values.allSatisfy { $0.part == $0.whole && $0.whole == reading.kept.whole })
    #expect(reading.sittings.values.reduce(0, +) == reading.kept.whole)
    #expect(reading.askedAgain == 0 && reading.points == reading.pointsEarned && reading.points > 0)
    #expect(reading.periodsCounted.part == reading.periodsCounted.whole && reading.periodsCounted.whole >= 9)
    let answers = reading.answersCounted
    #expect(answers.part == answers.whole && answers.whole == reading.questions["answered"])
    #expect(reading.finished > 0 && reading.refused.keys.contains("anotherSession"))
  }

  /// The documents have one session a book, and no rule for a timer that was forgotten.
  @Test(arguments: ["SES-5", "SES-2", "SES-3", "SES-9", "CUR-1"])
  func `the rows of reading are missed with the documents' rules, and with others`(row: String) {
    let figures = Self.figures { policy in
      switch row {
      case "SES-5": policy.sessions.history = .onePerBook
      case "SES-2": policy.sessions.abandonment = .never
      case "SES-3": policy.sessions.abandonment.silenceEndedByHand = policy.sessions.abandonment.silence
      case "SES-9": policy.prompts = .insistent
      default: policy.points = PointsRule(answer: 6)
      }
    }
    #expect(Self.missed(figures).contains(row), "\(Self.missed(figures))")
  }

  @Test func `recording a reader who reads changes nothing, and gives a diary`() throws {
    let told = try LoadRun(Self.configuration).explain(reader: 1, sharing: Self.fixture)
    let cell = Cell(number: 0, on: Self.fixture).run()
    #expect(told.digest == cell.digest && told.violations == [])
    let diary = try #require(told.diary)
    #expect(diary.sessions.map(\.day) == diary.sessions.map(\.day).sorted())
    #expect(diary.minutes == diary.sessions.reduce(0) { $0 + $1.minutes })
    // An answer fills at least one book: it pays 2 and 1 for the book, or more.
    let answers = diary.sessions.count { $0.question?.outcome == "answered" }
    #expect(answers > 0 && diary.points >= 3 * answers)
    #expect(
      diary.sessions.allSatisfy { ($0.question?.outcome == "answered") == ($0.question?.answer != nil) })
    #expect(!diary.axes.isEmpty && diary.filled - diary.filledBefore >= answers)
  }

  @Test func `ENR-3: requests from a device on a flight are detected`() throws {
    let figures = Self.figures(isOnlineAboard: true)
    #expect(figures.violations.contains { $0.clause == "ENR-3" }, "\(figures.violations)")
    let reading = try #require(Self.figures().reading)
    #expect(reading.flights > 0 && reading.addedOnFlights.whole > 0)
    #expect(reading.addedOnFlights.part == reading.addedOnFlights.whole)
  }

  @Test func `a run without days has no rows of reading`() {
    let ids = LoadTargets.expected(LoadRunTests.small).map(\.id)
    #expect(!ids.contains("SES-5") && LoadTargets.expected(Self.configuration).map(\.id).contains("SES-5"))
  }

  // MARK: Plans

  private static func plan(_ reader: Int, days: Int = 365) -> SittingPlan {
    SittingPlan(
      from: SimulatedWallTime.beginning, days: days, RandomStream(seed: 3, name: "plan").substream(reader))
  }

  @Test func `sittings follow each other, within the days and at the times of their routine`() {
    var routine: Set<String> = []
    for reader in 0..<60 {
      let plan = Self.plan(reader)
      routine.insert(plan.routine.name)
      for (one, next) in zip(plan.sittings, plan.sittings.dropFirst()) {
        #expect(one.start + Int64(one.minutes) * 60_000 < next.start)
      }
      let lengths = plan.routine.windows.map(\.minutes)
      let usual = plan.sittings.filter { !plan.isAboard($0) && $0.minutes < 240 }
      #expect(usual.allSatisfy { sitting in lengths.contains { $0.contains(sitting.minutes) } })
      #expect(plan.sittings.allSatisfy { $0.pages > 0 })
      let first = SimulatedWallTime.beginning.milliseconds
      #expect(plan.sittings.allSatisfy { $0.start > first && $0.start < first + 367 * SittingPlan.day })
    }
    #expect(routine == Set(ReadingRoutine.all.map(\.name)))
    #expect(ReadingRoutine.all.reduce(0) { $0 + $1.share } == 100)
  }

  @Test func `a journey has a flight at either end, and most people read on it`() {
    var (flights, sittings, books) = (0, 0, 0)
    for plan in (0..<40).map({ Self.plan($0) }) {
      // The last journey may go on behind the last day.
      #expect(
        (2 * plan.timeZone.journeys.count - 2...2 * plan.timeZone.journeys.count).contains(plan.flights.count)
      )
      for (one, next) in zip(plan.flights, plan.flights.dropFirst()) {
        #expect(one.time.upperBound < next.time.lowerBound)
      }
      for flight in plan.flights {
        let aboard = plan.sittings.filter {
          $0.start < flight.time.upperBound && flight.time.lowerBound < $0.end
        }
        #expect(aboard.count <= 1)
        #expect(aboard.allSatisfy { flight.time.contains($0.start) && flight.time.contains($0.end) })
        (flights, sittings) = (flights + 1, sittings + aboard.count)
        books += flight.addsBook ? 1 : 0
      }
    }
    #expect(flights > 150 && (65..<85).contains(sittings * 100 / flights))
    #expect((40..<60).contains(books * 100 / flights))
  }

  @Test func `commuters read on working days, on their way`() {
    let plans = (0..<40).map { Self.plan($0) }.filter { $0.routine == .commuter }
    var (working, weekend) = (0, 0)
    for sitting in plans.flatMap({ plan in plan.sittings.filter { !plan.isAboard($0) }.map { (plan, $0) } }) {
      let (plan, time) = (sitting.0, Timestamp(milliseconds: sitting.1.start))
      let local = sitting.1.start + Int64(plan.timeZone.minutesFromUTC(at: time)) * 60_000
      // The first day of the calendar was a Thursday.
      if (local / SittingPlan.day + 3) % 7 < 5 { working += 1 } else { weekend += 1 }
    }
    #expect(working > 10 * weekend && weekend > 0)
  }
}

extension SittingPlan {
  /// Returns true if a sitting is on a flight.
  fileprivate func isAboard(_ sitting: Sitting) -> Bool {
    flights.contains { $0.time.contains(sitting.start) }
  }
}
