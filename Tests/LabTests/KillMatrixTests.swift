// The kill matrix: what it counts, when it is red, and that every planted bug is found within a small budget.

import Foundation
import Simulation
import Testing

@testable import Hunt
@testable import LabWorld

@Suite struct KillMatrixTests {
  private static let plan = KillPlan(repetitions: 1, budget: 400, shrinkBudget: 0)

  /// For each oracle a bug that shows in one of the first worlds; all bugs with `BOOKSTRACK_CAMPAIGNS` set.
  /// The gate is `bookstrack-sim hunt --planted all` with an optimized build.
  private static let looked: [String] =
    ProcessInfo.processInfo.environment["BOOKSTRACK_CAMPAIGNS"] == nil
    ? [
      "retry-at-once", "offline-is-a-failure", "swallowed-cancellation", "not-found-is-retried",
      "double-enrichment", "provider-overwrites", "last-come-first", "import-in-batches",
      "import-inserts-again",
      "stage-with-holes", "lost-queue-job", "last-commit-cut-off", "failure-is-cached", "raw-error-shown",
      "quota-overrun", "last-part-unwritten", "short-snapshot", "two-sessions", "pace-of-no-time",
      "counts-drift", "asked-again-at-launch", "points-go-with-the-book",
    ] : PlantedBug.all.map(\.name)

  @Test(arguments: looked) func aPlantedBugIsFoundByItsOracle(name: String) throws {
    let bug = try #require(PlantedBug.all.first { $0.name == name })
    let target = try #require(HuntTargets.all().first { $0.name == bug.target })
    let search = KillSearch(bug: bug, schedule: .drawn, firstSeed: 1, budget: Self.plan.budget)
    let finding = search.run(on: target)
    #expect(finding.failure == nil)
    #expect(finding.worlds != nil, "only \(finding.oracles.sorted()) objected, not \(bug.oracle)")
  }

  // MARK: When it is red

  private static let shipped = KillPlan(repetitions: 2, budget: 3, shrinkBudget: 0)

  /// A "planted bug" that is none: the shipped stack under another name must survive, and be complained
  /// about.
  @Test func aBugThatNobodyFindsIsAComplaint() throws {
    let none = PlantedBug("no-bug", breaks: "IMP-10", caughtBy: .structure, "Nothing is wrong.") { _ in }
    let matrix = KillMatrix(
      Self.shipped, bugs: [none], targets: [SmallWorldTarget(planted: [none.stack])], workers: 1)
    let report = try #require(matrix.run())
    #expect(report.rows.map(\.verdict) == [.survived])
    #expect(report.complaints == ["no-bug survived 3 worlds in 2 of 2 repetitions"])
    #expect(KillTable(report).text.contains("0 of 1 planted bug killed"))
  }

  @Test func aBugThatOnlyOthersHearIsAComplaint() throws {
    let real = try #require(PlantedBug.all.first { $0.name == "retry-at-once" })
    let mistaken = PlantedBug(
      target: real.target, name: real.name, clause: real.clause, oracle: OracleName.structure.rawValue,
      sentence: real.sentence, stack: real.stack)
    let matrix = KillMatrix(
      Self.shipped, bugs: [mistaken], targets: [SmallWorldTarget(planted: PlantedBug.stacks(in: .everyday))],
      workers: 1)
    let report = try #require(matrix.run())
    #expect(report.rows.map(\.verdict) == [.onlyByOthers])
    let complaint = try #require(report.complaints.first)
    #expect(complaint.hasPrefix("retry-at-once was caught only by backoff"))
  }

  @Test func aBugWhoseWorldCannotBeRunIsTheLabsFault() throws {
    let bug = try #require(PlantedBug.all.first { $0.name == "retry-at-once" })
    let report = try #require(
      KillMatrix(Self.shipped, bugs: [bug], targets: [SmallWorldTarget()], workers: 1).run())
    #expect(report.rows.map(\.verdict) == [.harness])
  }

  @Test func anOracleThatKillsNothingIsAComplaint() {
    let rows = PlantedBug.all.map { bug in
      var found = KillSearch.Finding()
      found.worlds = 1
      found.oracles = [bug.oracle == "quota" ? "structure" : bug.oracle]
      return KillRow(bug, KillSchedule.all.map { ($0, [found]) })
    }
    let report = KillReport(plan: Self.shipped, rows: rows, worlds: 1, events: 1)
    #expect(report.complaints == ["the oracle quota objected to no planted bug"])
  }

  /// A search that finds the bug in a large world and one that finds it in a small one.
  @Test func theLargestCaseIsMadeSmall() throws {
    let bug = try #require(PlantedBug.all.first { $0.name == "months-are-years" })
    let target = try #require(HuntTargets.all().first { $0.name == bug.target })
    let plan = KillPlan(repetitions: 3, budget: 100, comparisonBudget: 1, shrinkBudget: 1)
    let sizes = (0..<3).map { repetition in
      let search = KillSearch(
        bug: bug, schedule: .drawn, firstSeed: plan.firstSeed(of: repetition), budget: plan.budget)
      return search.run(on: target).size
    }
    let report = try #require(KillMatrix(plan, bugs: [bug], targets: [target], workers: 1).run())
    #expect(Set(sizes).count > 1)
    #expect(report.rows[0].reproducer?.before.events == sizes.max())
  }

  @Test func withoutComparisonOnlyTheMixtureIsLookedAt() throws {
    let bug = try #require(PlantedBug.all.first { $0.name == "no-log-sync" })
    let plan = KillPlan(repetitions: 2, budget: 100, comparisonBudget: 0, shrinkBudget: 0)
    let report = try #require(
      KillMatrix(plan, bugs: [bug], targets: HuntTargets.all(), workers: 1).run())
    #expect(report.rows.map(\.verdict) == [.killed])
    #expect(report.rows[0].cells.map(\.schedule) == [.drawn])
    let text = KillTable(report).text.replacing("\n  ", with: " ")
    #expect(text.contains("of at most 100 worlds from seed 1") && !text.contains("starvation"))
  }

  /// All bugs, each with numbers as large as a usual plan can give, and some that were not found.
  @Test func noLineIsWiderThanATerminal() throws {
    let rows = try PlantedBug.all.map { bug in
      let findings = (0..<10).map { repetition in
        var finding = KillSearch.Finding()
        finding.worlds = repetition < 6 ? 490 + repetition : nil
        finding.oracles = [bug.oracle]
        return finding
      }
      var row = KillRow(bug, KillSchedule.all.map { ($0, findings) })
      row.reproducer = KillReproducer(
        seed: 1, before: try Self.size(events: 123_456), after: try Self.size(events: 12_345), reduction: 90,
        runs: 1, isMinimal: true, replays: true)
      return row
    }
    let plan = KillPlan(repetitions: 10, budget: 500, comparisonBudget: 499)
    let text = KillTable(KillReport(plan: plan, rows: rows, worlds: 1_234_567, events: 1)).text
    let lines = text.split(separator: "\n")
    for line in lines { #expect(line.count <= WrappedText.width, "\(line)") }
    let found = lines.filter { $0.hasPrefix("no-log-sync ") }.map { $0.split(separator: " ") }
    #expect(
      found.prefix(2) == [
        ["no-log-sync", "6/10", "494", "—", "123,456", "12,345", "90", "%", "yes"],
        ["no-log-sync", "494/—", "494/—", "494/—", "494/—", "494/—"],
      ])
  }

  private static func size(events: Int) throws -> CaseSize {
    let text = #"{"events": \#(events), "steps": 1, "firings": 1, "choices": 1}"#
    return try JSONDecoder().decode(CaseSize.self, from: Data(text.utf8))
  }

  @Test func medianAndTailCountWhatTheBudgetEnded() {
    let cell = KillCell(schedule: .only(.uniform), worlds: [5, 1, nil, 3])
    #expect(cell.median == 3 && cell.p95 == nil && cell.found == 3)
    #expect(KillCell(schedule: .only(.uniform), worlds: [7]).p95 == 7)
  }

  @Test func `LAB-5: a shrunk case replays at the first try and is much smaller`() throws {
    let bug = try #require(PlantedBug.all.first { $0.name == "no-directory-sync" })
    let plan = KillPlan(repetitions: 1, budget: 100, comparisonBudget: 1, shrinkBudget: 300)
    let report = try #require(
      KillMatrix(plan, bugs: [bug], targets: HuntTargets.all(), workers: 2).run())
    let made = try #require(report.rows[0].reproducer)
    #expect(made.replays && made.reduction >= 80)
    #expect(report.complaints.isEmpty)
  }
}
