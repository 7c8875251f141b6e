// A planted bug of hunts as a planted stack: small worlds until one of them turns the row red, and that world
// once more with the stack as it ships.

import Hunt
import LabWorld
import Simulation

/// A search for the first small world in which a row turns red.
struct PlantedHunt {
  /// No bug that stands for a row hides for so long.
  private static let worlds = 3_000
  private static let firstSeed: UInt64 = 1_000_001

  private let stack: PlantedStack

  init(_ stack: PlantedStack) { self.stack = stack }

  /// The rows of the last world with the bug and without.
  ///
  /// - Throws: `HuntCaseError` for a world that cannot be run: a mistake of the lab.
  func rows(
    isCancelled: () -> Bool
  ) throws(HuntCaseError) -> (planted: [TargetResult], shipped: [TargetResult]) {
    guard let bug = PlantedBug.all.first(where: { $0.name == stack.name }),
      let target = HuntTargets.all().first(where: { $0.name == bug.target })
    else { return ([], []) }
    var planted: [TargetResult] = []
    for seed in Self.firstSeed..<Self.firstSeed + UInt64(Self.worlds) where !isCancelled() {
      var huntCase = target.draw(seed: seed, variant: bug.name)
      let result = try target.run(huntCase, trace: .none)
      guard result.verdict != .passed else { continue }
      planted = rows(result, of: huntCase, seed: seed)
      let missed = planted.filter { $0.verdict == .missed }.map(\.id)
      guard stack.rows.allSatisfy(missed.contains) else { continue }
      huntCase.variant = HuntCase.shipped
      return (planted, rows(try target.run(huntCase, trace: .none), of: huntCase, seed: seed))
    }
    return (planted, [])
  }

  /// A campaign counts a world in the row of its first objection. Which comes first of those that a bug
  /// brings about is chance, so those that the row is for go before the others.
  private func rows(_ result: HuntResult, of huntCase: HuntCase, seed: UInt64) -> [TargetResult] {
    var result = result
    let own = result.objections.filter { stack.rows.contains(HuntEvidence.row(of: $0.clause, $0.oracle)) }
    result.objections = own + result.objections.filter { !own.contains($0) }
    let answer = HuntAnswer(result, of: huntCase, isDetailed: false)
    let judgement = SeedJudgement(seed: seed, first: answer, second: answer)
    var figures = CampaignFigures()
    var findings = FindingList()
    figures.add(judgement)
    findings.add(judgement)
    let plan = CampaignPlan(target: huntCase.target, firstSeed: seed, seeds: 1)
    let report = CampaignReport(plan: plan, isComplete: true, figures: figures, findings: findings.findings)
    return HuntEvidence.figures([report]).map(\.target)
  }
}
