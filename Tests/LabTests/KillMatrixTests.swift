// The kill matrix: what it counts, when it is red, and that every planted bug is found within a small budget.

import Foundation
import Simulation
import Testing

@testable import Lab

@Suite struct KillMatrixTests {
  private static let plan = KillPlan(repetitions: 1, budget: 400, shrinkBudget: 0)

  @Test(arguments: PlantedBug.all.map(\.name)) func aPlantedBugIsFoundByItsOracle(name: String) throws {
    let bug = try #require(PlantedBug.all.first { $0.name == name })
    let target = try #require(HuntTargets.all().first { $0.name == bug.target })
    let search = KillSearch(bug: bug, schedule: KillPlan.drawn, firstSeed: 1, budget: Self.plan.budget)
    let finding = search.run(on: target)
    #expect(finding.failure == nil)
    #expect(finding.worlds != nil, "only \(finding.oracles.sorted()) objected, not \(bug.oracle)")
  }
}
