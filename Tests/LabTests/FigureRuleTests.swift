// The table of rules and the reports: no figure without a rule, no rule without a figure, each with its
// reason.

import Foundation
import Providers
import Testing

@testable import Hunt
@testable import LabWorld
@testable import Verify

@Suite struct FigureRuleTests {
  /// Runs that have, between them, everything that a report can have.
  private static let trees = Result { () throws -> [FigureTree] in
    var rough = LoadRunTests.small
    rough.mood = .flaky
    rough.users = 3
    rough.format = .mixed
    rough.cacheWarmth = 20
    rough.readingDays = 20
    rough.curation = true
    rough.marathon = true
    rough.devices = SeveralDevices(days: 3)
    var outage = LoadRunTests.small
    try #require(Scenario.named("all-out")).apply(to: &outage)
    return try [rough, outage].map { try FigureTree(of: LoadRunTests.run($0).run) }
  }

  /// The names under which rules know the values of a report's `run`.
  private static func names(_ tree: FigureTree) -> [String] {
    tree.names.map { $0.hasPrefix("figures.") ? String($0.dropFirst("figures.".count)) : $0 }
  }

  @Test func `LAB-8: every value of a load run has a rule`() throws {
    let names = Set(try Self.trees.get().flatMap(Self.names))
    #expect(names.count > 150)
    for name in names.sorted() where FigureRule.first(for: name, in: FigureRule.load) == nil {
      Issue.record("\(name) has no rule: say in its group's table how it is compared, or why not")
    }
  }

  @Test func `every rule for a load run has a figure, except those of broken stacks`() throws {
    let names = Set(try Self.trees.get().flatMap(Self.names))
    let met = Set(names.compactMap { FigureRule.first(for: $0, in: FigureRule.load)?.pattern })
    let idle = FigureRule.load.map(\.pattern).filter { !met.contains($0) }
    #expect(Set(idle).isSubset(of: ["verifying.needless.*", "backend.processing.buckets.*"]), "\(idle)")
  }

  @Test func `every figure of a hunt has a rule`() throws {
    let pool = ThreadPool(WorldRunner([TinyTarget()]), workers: 1)
    let report = Campaign(CampaignPlan(target: "tiny", seeds: 40), first: pool, second: pool).run()
    let tree = try FigureTree(of: report)
    #expect(tree.names.count > 10)
    for name in tree.names where FigureRule.first(for: "tiny.\(name)", in: FigureRule.hunt) == nil {
      Issue.record("\(name) of a hunt has no rule")
    }
  }

  @Test(arguments: FigureRule.load + FigureRule.hunt + FigureRule.machine)
  func everyRuleSaysWhy(rule: FigureRule) {
    #expect(!rule.title.isEmpty && !rule.reason.text.isEmpty)
    #expect((rule.clause == nil) == (rule.gate == .unread), "\(rule.pattern)")
  }

  @Test(arguments: [
    ("latency.*.p50", "latency.provider.google-books.p50", true),
    ("latency.*.p50", "latency.work.p90", false),
    ("readers", "readers", true), ("readers", "readers.x", false), ("imports.*", "imports.", false),
    ("*.figures.verdicts.*", "crashes.figures.verdicts.passed", true),
    ("*.figures.verdicts.*", "crashes.figures.seeds", false),
  ])
  func aStarStandsForSomething(pattern: String, name: String, fits: Bool) {
    let rule = FigureRule(pattern, "LAB-8", "title", .reported, because: "it is a test")
    #expect(rule.fits(name) == fits)
  }

  @Test(arguments: [
    (FigureRule.Tolerance.none, 1_000, 0), (.chance, 0, 3), (.chance, 10_000, 300), (.chance, 9_999, 297),
    (.perMille(30), 1_000, 30), (.perMille(30), 33, 0), (.perMilleOrAmount(250, 4), 8, 4),
    (.perMilleOrAmount(250, 4), 100, 25),
  ])
  func aToleranceIsWhatTheTableSays(tolerance: FigureRule.Tolerance, base: Int, allowed: Int) {
    #expect(tolerance.allowed(beside: .init(hundredths: base * 100)).hundredths / 100 == allowed)
  }
}
