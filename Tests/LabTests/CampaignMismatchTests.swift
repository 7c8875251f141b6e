// Two runs of one seed that differ: the campaign is red, and says at which event they part, from both sides.

import Hunt
import Simulation
import Testing

@Suite struct CampaignMismatchTests {
  private static func report(_ variant: String) -> CampaignReport {
    let runner = WorldRunner([TinyTarget()])
    let pool = ThreadPool(runner, workers: 1)
    return Campaign(
      CampaignPlan(target: "tiny", variant: variant, seeds: 40), first: pool, second: pool
    ).run()
  }

  @Test func theFirstDifferingEventIsShownFromBothSides() throws {
    let report = Self.report("restless")
    #expect(report.conclusion == .nondeterminism)
    let finding = try #require(report.findings.first { $0.signature.verdict == .nondeterminism })
    let mismatch = try #require(finding.mismatch)
    // Event 300 lies between the checkpoints after 256 and 512 events.
    #expect(mismatch.window == [256, 512])
    #expect(mismatch.sentence == "Event 300 is the first that differs.")
    let (first, second) = try (#require(mismatch.first), #require(mismatch.second))
    #expect(first != second)
    #expect(first.contains(" in run ") && second.contains(" in run "))
    #expect(mismatch.before.count == 5)
    #expect(mismatch.before.allSatisfy { !$0.contains(" in run ") })
  }

  @Test func aDifferenceThatDoesNotComeBackIsSaidToBeOne() throws {
    let report = Self.report("restless-once")
    #expect(report.conclusion == .nondeterminism)
    let finding = try #require(report.findings.first)
    #expect(finding.count == 1)
    #expect(finding.mismatch?.window == nil)
    #expect(finding.mismatch?.sentence.contains("comes and goes") == true)
  }

  @Test(
    arguments: [
      ([1, 2, 3], [1, 2, 3], 768..<1024), ([1, 2, 3], [1, 9, 9], 256..<512), ([9], [1], 0..<256),
      ([1], [1, 2], 256..<512), ([], [], 0..<256),
    ] as [([UInt64], [UInt64], Range<UInt64>)])
  func theWindowEndsWithTheFirstCheckpointThatDiffers(
    left: [UInt64], right: [UInt64], window: Range<UInt64>
  ) {
    #expect(MismatchFinder.window(Self.answer(left), Self.answer(right)) == window)
  }

  @Test func differingJudgementsOfOneDigestAreAMismatchAsWell() {
    var (one, other) = (Self.answer([1]), Self.answer([1]))
    #expect(SeedJudgement(seed: 1, first: one, second: other).verdict == .passed)
    other.objections = [Objection(oracle: "sum", clause: "TINY-1", text: "wrong")]
    #expect(SeedJudgement(seed: 1, first: one, second: other).verdict == .nondeterminism)
    other = one
    one.digest = 4
    #expect(SeedJudgement(seed: 1, first: one, second: other).verdict == .nondeterminism)
  }

  private static func answer(_ checkpoints: [UInt64]) -> HuntAnswer {
    var answer = HuntAnswer(.passed, oracle: "", "")
    answer.objections = []
    answer.checkpoints = checkpoints
    return answer
  }
}
