// What a number of seeds is worth: by the committed rates of planted bugs, and by what the second half of the
// seeds reached.

import Foundation
import Simulation
import Testing

@testable import Hunt
@testable import LabWorld

@Suite struct KillRateTests {
  @Test func `every planted bug has a rate, and nothing else has`() {
    let names = KillRate.all.map(\.bug)
    #expect(Set(names).count == names.count)
    let missing = Set(PlantedBug.all.map(\.name)).symmetricDifference(names).sorted()
    #expect(
      missing == [],
      "KillRates.swift: NAME FOUND WORLDS, by hunt --planted NAME --repetitions 4 --comparison 0 --shrink 0"
    )
    #expect(KillRate.all.allSatisfy { $0.found > 0 && $0.worlds >= $0.found })
    #expect(KillRate.table.split(separator: "\n").count == names.count)
  }

  /// The table is what the matrix measures: two bugs that show early are searched for again.
  @Test(arguments: ["retry-at-once", "two-sessions"])
  func `a committed rate is that of the kill matrix`(name: String) throws {
    let bug = try #require(PlantedBug.all.first { $0.name == name })
    let committed = try #require(KillRate.all.first { $0.bug == name })
    let plan = KillPlan(repetitions: committed.found, comparisonBudget: 0, shrinkBudget: 0)
    let report = try #require(
      KillMatrix(plan, bugs: [bug], targets: HuntTargets.all(), workers: 2).run())
    #expect(report.rows.map { KillRate($0, of: plan) } == [committed])
    let line = "    \(name) \(committed.found) \(committed.worlds)\n"
    #expect(KillRate.source(of: report).contains(line))
  }

  @Test(arguments: [
    // Of the table of Clopper and Pearson: a chance of 0.473, 0.741, 0.135, 0.0506, 0.320, 0.00272 and 0.05.
    (4, 4, 5), (10, 10, 3), (2, 3, 21), (10, 109, 58), (10, 19, 8), (10, 2_000, 1_102), (1, 1, 59),
  ])
  func `the seeds for 95 % follow from the least chance of one world`(
    found: Int, worlds: Int, seeds: Int
  ) {
    #expect(KillRate(bug: "a", found: found, worlds: worlds).seeds == seeds)
  }

  @Test func `a search that ended with its budget counts its worlds`() throws {
    let row = try JSONDecoder().decode(
      KillRow.self,
      from: Data(
        #"{"target":"t","bug":"b","sentence":"s","clause":"c","oracle":"o","verdict":"survived","#.utf8)
        + Data(#""cells":[{"schedule":"drawn","worlds":[3,null,7]}],"heard":{}}"#.utf8))
    let rate = try #require(KillRate(row, of: KillPlan(budget: 500)))
    #expect(rate == KillRate(bug: "b", found: 2, worlds: 510))
    #expect(KillRate(bug: "b", found: 0, worlds: 501).seeds == nil)
  }

  @Test func `a hunt says how many planted bugs its seeds find, and which needs the most`() throws {
    let bugs = PlantedBug.all.filter { $0.target == "readers" }.map(\.name)
    let rates = [
      KillRate(bug: bugs[0], found: 10, worlds: 10), KillRate(bug: bugs[1], found: 10, worlds: 109),
      KillRate(bug: bugs[2], found: 10, worlds: 2_000), KillRate(bug: "none", found: 0, worlds: 9),
    ]
    func detection(_ seeds: Int, _ rates: [KillRate]) -> Detection? {
      Detection(CampaignPlan(target: "readers", seeds: seeds), seeds: seeds, rates: rates)
    }
    #expect([2, 3, 57, 58, 1_101, 1_102].map { detection($0, rates)?.found } == [0, 1, 1, 2, 2, 3])
    let some = try #require(detection(100, rates))
    #expect(
      some.sentence(100)
        == "100 seeds find 2 of 3 planted bugs (66 %), each with 95 %; the hardest, \(bugs[2]), takes 1,102 seeds"
    )
    let all = "1,102 seeds find 3 of 3 planted bugs (100 %), each with 95 %"
    #expect(detection(1_102, rates)?.sentence(1_102) == all)
    #expect(detection(1, rates)?.sentence(1).hasPrefix("1 seed finds 0 of 3") == true)
    let rare = try #require(detection(100, rates + [KillRate(bug: bugs[3], found: 0, worlds: 5_000)]))
    #expect(rare.seedsForHardest == nil && rare.sentence(100).hasSuffix("\(bugs[3]), was never found"))
    #expect(Detection(CampaignPlan(target: "readers", variant: bugs[0]), seeds: 9, rates: rates) == nil)
    #expect(Detection(CampaignPlan(target: "nowhere"), seeds: 9, rates: rates) == nil)
  }

  // MARK: Saturation

  private static func probes(_ reached: String...) -> ProbeLedger {
    let names = ["early", "late", "never"]
    let rows = names.map {
      "\"\($0)\":{\"claim\":\"sometimes\",\"looks\":1,\"holds\":\(reached.contains($0) ? 1 : 0),\"runs\":1}"
    }
    let text = "{\"rows\":{\(rows.joined(separator: ","))}}"
    return (try? JSONDecoder().decode(ProbeLedger.self, from: Data(text.utf8))) ?? ProbeLedger()
  }

  @Test func `new states of the second half are counted, however the seeds were divided`() {
    let worlds = [Self.probes("early"), Self.probes(), Self.probes("early"), Self.probes("late", "early")]
    var whole = FirstReached()
    for (place, world) in worlds.enumerated() { whole.note(world, at: place) }
    #expect(whole.states == ["early": 0, "late": 3])
    let saturation = Saturation(whole, seeds: 4)
    #expect(saturation.states == 2 && saturation.newStates == 1 && saturation.pairs == 0)
    #expect(Saturation(whole, seeds: 8).newStates == 0)
    var (first, second) = (FirstReached(), FirstReached())
    first.note(worlds[0], at: 0)
    for (place, world) in worlds.dropFirst().enumerated() { second.note(world, at: place) }
    first.add(second, (.init(), .init(), .init()), after: 1)
    #expect(first == whole)
  }

  @Test func `the report of a hunt has its saturation, and its table says it`() throws {
    let report = Campaign(
      CampaignPlan(target: "rules", firstSeed: 1, seeds: 32), first: Self.pool, second: Self.pool
    ).run()
    let reached = try #require(report.figures.firstReached)
    #expect(reached.pairs.count == report.figures.reentrancy.distinct)
    #expect(reached.states.count == report.saturation?.states && report.saturation?.states != 0)
    // Pairs are sampled in one seed of sixteen.
    #expect(reached.pairs.allSatisfy { $0 < 32 })
    let hunt = HuntReport(hunt: [report], host: HuntHost(nanoseconds: 0, workers: 1, seeds: 32))
    #expect(HuntTable(hunt, hasColor: false).text.contains("the second half of the seeds reached"))
  }

  private static var pool: ThreadPool { ThreadPool(WorldRunner(HuntTargets.all()), workers: 2) }
}
