// Reading worlds as a whole: what a seed fixes, that the app as it ships passes, that planted bugs are seen,
// and that no case, however mangled, does more than give a result.

import BooksTrack
import Foundation
import Simulation
import Testing

@testable import Hunt
@testable import LabWorld

@Suite struct HuntReadingTests {
  private static let checks = HuntTargetChecks(ReadingTarget.target) { ReadingTarget(planted: $0) }
  private static var target: ReadingTarget { checks.target }
  private static var bugs: [PlantedBug] { checks.bugs }

  /// The number of seeds.
  private static let seeds: UInt64 = Campaigns.areOn ? 2_000 : 20

  @Test(arguments: 0..<5 as Range<UInt64>)
  func theShippedAppPassesAndEverySeedIsTheSameTwice(group: UInt64) throws {
    try Self.checks.shippedPasses(group: group, of: 5, seeds: Self.seeds)
  }

  @Test func anotherSeedIsAnotherWorld() throws { try Self.checks.seedsDiffer() }

  @Test func everyActionIsDrawn() {
    #expect(Self.target.actions(of: 1...200) == ReadingAction.actions)
  }

  /// `bookstrack-sim hunt` gates it.
  @Test(.enabled(if: Campaigns.areOn))
  func everyStateIsMet() throws {
    #expect(try Self.target.probes(of: 1...200).complaints() == [])
  }

  /// A third of them; `bookstrack-sim hunt --planted all` gates the others.
  @Test(arguments: bugs.indices.filter { Campaigns.areOn || $0 % 3 == 0 }.map { bugs[$0].name })
  func aPlantedBugIsSeenByItsOracleInTheNameOfItsClause(name: String) throws {
    try Self.checks.catches(name, within: 300)
  }

  @Test func thereIsABugForEveryThingThatIsPromised() {
    #expect(Self.bugs.count >= 18)
    let clauses = Set(Self.bugs.map(\.clause.description))
    let promised =
      ["SES-1", "SES-2", "SES-3", "SES-4", "SES-5", "SES-6", "SES-8", "SES-9"]
      + ["DIV-1", "DIV-2", "DIV-3", "DIV-4", "DIV-5", "DIV-7", "CUR-1"]
    for clause in promised { #expect(clauses.contains(clause), "\(clause)") }
  }

  @Test func `LAB-5: a failure found in a reading world is shrunk, and fails again at the first try`()
    throws
  {
    let bug = try #require(Self.bugs.first { $0.name == "counts-drift" })
    let plan = KillPlan(repetitions: 1, budget: 50, comparisonBudget: 0, shrinkBudget: 300)
    let report = try #require(KillMatrix(plan, bugs: [bug], targets: [Self.target], workers: 1).run())
    let made = try #require(report.rows[0].reproducer)
    #expect(made.replays && made.isMinimal && made.after.steps <= 4)
    #expect(report.complaints == [])
  }

  // MARK: Cases that shrinking may make

  @Test(arguments: [[], [Int.min, .min, .min], [Int.max, .max, .max, .max], [-1, 3, 0, 7]])
  func numbersOutOfRangeAreNoError(numbers: [Int]) throws {
    try Self.checks.takes(
      numbers, of: ReadingAction.actions,
      after: [WorkStep(actor: 0, at: -1, action: "add"), WorkStep(actor: .min, at: .min, action: "start")],
      settings: [[:], ["sync-ms": Int.max], ["sync-ms": .min]])
  }

  static let unknown: [(found: String, known: String, change: @Sendable (inout HuntCase) -> Void)] = [
    ("readers", "reading", { $0.target = "readers" }),
    ("unheard-of", "history-overwritten", { $0.variant = "unheard-of" }),
    ("weather", "sync-ms", { $0.settings["weather"] = 1 }),
    ("burn", "start-two", { $0.workload = [WorkStep(actor: 0, at: 0, action: "burn")] }),
    (
      "disk.corrupt-read", "disk.full",
      { $0.faults = .drawn([FaultRate(DiskFault.corruptRead, firesPerTenThousand: 1)]) }
    ),
  ]

  @Test(arguments: unknown.indices)
  func namesThatDoNotExistAreRefusedWithThoseThatDo(index: Int) throws {
    let (found, known, change) = Self.unknown[index]
    try Self.checks.refuses(found, naming: known, after: change)
  }

  // MARK: Who knows how it ought to be

  /// A life of which every step has its time, in minutes.
  private static func life(_ steps: [(minute: Int, action: String, numbers: [Int])]) -> [WorkStep] {
    steps.map { WorkStep(actor: 0, at: $0.minute * 60_000, action: $0.action, numbers: $0.numbers) }
  }

  /// The model, told by hand what the clauses come to: half an hour is read, an hour slept with the phone
  /// off, and nobody says for how many days that they had stopped.
  @Test func theModelCountsAsTheClausesSay() {
    var model = ReadingModel()
    func at(_ minute: Int64, calendar: Int64? = nil) -> ReadingMoment {
      ReadingMoment(
        uptime: minute * 60_000_000_000, calendar: (calendar ?? minute) * 60_000, minutesFromUTC: 60)
    }
    func say(_ call: ReadingCall, _ moment: ReadingMoment) -> String {
      model.play(call, at: moment).map(\.text).joined(separator: " / ")
    }
    let book = ReadingEdit.add(title: 1, author: 0, year: 1999, language: "en-US", pages: 300, .reading)
    #expect(say(.edit(book), at(0)) == "done")
    #expect(say(.end(page: 7), at(0)) == SessionRefusal.noSession.description)
    #expect(say(.start(book: 0, page: 10), at(0)) == "done")
    #expect(
      say(.start(book: 0, page: nil), at(1)) == SessionRefusal.anotherSession(title: "Book 1").description)
    #expect(say(.sign(page: 20), at(30)) == "done")
    // The process ends; the calendar is set back meanwhile.
    model.forgetProcess()
    #expect(say(.resume, at(60, calendar: 10)) == "done")
    #expect(model.shownTime(at: at(65, calendar: 15)) == Int64(35 * 60_000))
    #expect(
      say(.end(page: 301), at(65, calendar: 15))
        == SessionRefusal.pagePastEnd(page: 301, last: 300).description)
    #expect(say(.end(page: 45), at(65, calendar: 15)) == "done")
    #expect(model.books[0].entry?.page == 45)
    let past = model.picture(at: at(65, calendar: 15)).pasts[0]
    #expect(past?.lines == ["1970-01-01: 35 minutes, 35 pages"] && past?.paces == [600])
    #expect(say(.ask(session: 0), at(66)) == "culturalOrigin")
    #expect(say(.ask(session: 0), at(66)) == "none")
    #expect(model.percent() == 0)
    let words = say(.answer(session: 0, ReadingAnswer(number: 5)), at(67))
    #expect(words.contains("Diversity: 0% → 20% Complete / +11 Curator Points / Updated 1 book"))
    #expect(say(.answer(session: 0, ReadingAnswer(number: 5)), at(67)) == AnswerRefusal.notAsked.description)
    // Five hours with a paper book, in which the app was opened once; then a night, and a day.
    #expect(say(.start(book: 0, page: nil), at(100)) == "done")
    #expect(say(.sign(page: nil), at(350)) == "done")
    #expect(say(.end(page: 245), at(400)) == "done")
    #expect(model.sittings.map(\.ending) == [.finished, .finished])
    #expect(model.sittings[1].milliseconds == 300 * 60_000)
    #expect(say(.start(book: 0, page: nil), at(500)) == "done")
    #expect(say(.sign(page: nil), at(1_000)) == "done")
    #expect(say(.end(page: 255), at(1_001)) == "done")
    #expect(model.sittings[2].ending == .abandoned && model.sittings[2].milliseconds == 15 * 60_000)
    #expect(say(.start(book: 0, page: nil), at(1_100)) == "done")
    #expect(say(.sign(page: nil), at(3_000)) == "done")
    #expect(model.sittings[3].ending == .abandoned && model.sittings[3].milliseconds == 0)
    #expect(say(.edit(.reset), at(3_500)) == "done")
    #expect(model.points == 11 && model.percent() == 0 && model.books.isEmpty && model.sittings.isEmpty)
  }

  /// The power goes while a start is written: it is there afterwards, or not, and the oracle takes either.
  @Test func whatWasUnderWayMayBeThereOrNot() {
    for isThere in [false, true] {
      let log = ObjectionLog(states: [])
      let oracle = ReadingOracle(log)
      let moment = ReadingMoment(uptime: 0, calendar: 0, minutesFromUTC: 0)
      var known = ReadingModel()
      let book = ReadingCall.edit(.add(title: 1, author: 0, year: nil, language: nil, pages: nil, .reading))
      oracle.begin([book], at: moment)
      oracle.end([known.play(book, at: moment)])
      oracle.begin([.start(book: 0, page: nil)], at: moment)
      if isThere { _ = known.play(.start(book: 0, page: nil), at: moment) }
      oracle.endOfProcess()
      oracle.compare(known.picture(at: moment), at: moment)
      #expect(log.objections == [] && oracle.hasSession == isThere)
      // From here on it is known.
      _ = known.play(isThere ? .edit(.reset) : .start(book: 0, page: nil), at: moment)
      oracle.compare(known.picture(at: moment), at: moment)
      #expect(log.objections.contains { $0.clause == "SES-5" })
    }
  }

  @Test func aWorldEndsWithWhatIsWrongInIt() throws {
    let workload = Self.life([
      (0, "add", [0, 0, 1, 1, 1, 0]), (1, "start", [0, 0]), (30, "end", [24]), (31, "start", [0, 0]),
      (60, "end", [48]), (61, "ask", [0]),
    ])
    var huntCase = Self.checks.calm(workload)
    #expect(try Self.target.run(huntCase, trace: .none).verdict == .passed)
    huntCase.variant = "history-overwritten"
    let result = try Self.target.run(huntCase, trace: .none)
    #expect(result.verdict == .safety && result.objections.contains { $0.clause == "SES-5" })
    #expect(result.virtualNanoseconds < 61 * 60_000_000_000)
  }
}
