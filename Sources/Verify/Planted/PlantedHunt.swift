// A planted bug of hunts as a planted stack: searches for a small world in which the row turns red, and runs
// the same world with the shipped stack.

import Hunt
import LabWorld
import Simulation

/// A search for the first small world in which the rows turn red.
struct PlantedHunt {
  /// More worlds than any of these bugs needs.
  private static let worlds = 3_000
  private static let firstSeed: UInt64 = 1_000_001

  private let stack: PlantedStack

  init(_ stack: PlantedStack) { self.stack = stack }

  /// Returns the rows of the last world, with the bug and without.
  ///
  /// - Throws: `HuntCaseError` for a world that cannot be run, which is an error of the lab.
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

  /// A campaign counts a world in the row of its first objection. If a bug causes several, their order is
  /// chance, so those of the stack's rows are put first.
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
