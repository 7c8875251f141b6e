// The bugs that each policy finds, which is the reason for having several.

import Testing

@testable import Simulation

@Suite struct ScheduleBugTests {
  typealias Samples = ScheduleSamples

  // MARK: - Depth

  @Test func aWinningStreakIsFoundByPrioritiesInEverySecondRunAndByChanceNever() {
    let sample = { Samples.usedBeforeReady(steps: 40, $0) }
    #expect(sample(ArrivalOrder()).value == false)
    #expect(Samples.hits(0..<2_000, sample) { UniformRandom(seed: $0) } == 0)
    // One of two lanes wins: 1,000 of 2,000, and the standard deviation is 22.
    let found = Samples.hits(0..<2_000, sample) { PCT(seed: $0, depth: 1) }
    #expect(abs(found - 1_000) < 100)
  }

  @Test func aLostUpdateTakesDepth2() {
    let sample = { Samples.lostUpdate(pauses: 20, $0) }
    #expect(sample(ArrivalOrder()).value == false)
    #expect(Samples.hits(0..<1_000, sample) { PCT(seed: $0, depth: 1, expectedChoices: 23) } == 0)
    #expect(Samples.hits(0..<1_000, sample) { PCT(seed: $0, depth: 2, expectedChoices: 23) } > 0)
    #expect(Samples.hits(0..<1_000, sample) { UniformRandom(seed: $0) } == 0)
  }

  @Test func anAtomicityViolationTakesDepth2() {
    let sample = { Samples.overdrawn(pauses: 20, $0) }
    #expect(sample(ArrivalOrder()).value == false)
    #expect(Samples.hits(0..<1_000, sample) { PCT(seed: $0, depth: 1, expectedChoices: 23) } == 0)
    #expect(Samples.hits(0..<1_000, sample) { PCT(seed: $0, depth: 2, expectedChoices: 23) } > 0)
    #expect(Samples.hits(0..<1_000, sample) { UniformRandom(seed: $0) } == 0)
  }

  @Test func aBatonThatGoesThreeTimesTakesDepth3() {
    let sample = { Samples.batonGoesThreeTimes(pauses: 20, $0) }
    #expect(sample(ArrivalOrder()).value == false)
    #expect(Samples.hits(0..<1_000, sample) { PCT(seed: $0, depth: 2, expectedChoices: 24) } == 0)
    #expect(Samples.hits(0..<1_000, sample) { UniformRandom(seed: $0) } == 0)
    // It needs the right lane and the right two of 24 decisions in the right order: one seed in 1,104.
    let first = (0..<10_000).first { sample(PCT(seed: $0, depth: 3, expectedChoices: 24)).value == true }
    #expect(first != nil)
  }

  @Test func withoutAnExpectationTheDepthIsFoundAllTheSame() {
    let sample = { Samples.lostUpdate(pauses: 20, $0) }
    #expect(Samples.hits(0..<3_000, sample) { PCT(seed: $0, depth: 2) } > 0)
  }

  /// A and B both fall; their order afterwards must not depend on which fell first.
  @Test(arguments: ["ABCAB", "ABCBA"]) func lanesThatFellComeBackInEitherOrder(order: String) {
    let found = (0..<2_000).count { seed in
      Samples.order([2, 2, 1], PCT(seed: seed, depth: 3, expectedChoices: 4)).value == order
    }
    #expect(found > 0)
  }

  // MARK: - The guarantee: at least 1 / (n · kᵈ⁻¹)

  /// A bug of that depth, with n lanes and at most k decisions.
  struct Guarantee: CustomTestStringConvertible {
    let testDescription: String
    let depth: Int
    let choices: Int
    let sample: @Sendable (any Schedule) -> Outcome<Bool>
  }

  static let guarantees = [
    Guarantee(testDescription: "depth 1", depth: 1, choices: 12) { Samples.usedBeforeReady(steps: 10, $0) },
    Guarantee(testDescription: "depth 2", depth: 2, choices: 9) { Samples.lostUpdate(pauses: 6, $0) },
    Guarantee(testDescription: "depth 3", depth: 3, choices: 7) {
      Samples.batonGoesThreeTimes(pauses: 3, $0)
    },
  ]

  @Test(arguments: guarantees) func theGuaranteeOfThePaperIsMet(guarantee: Guarantee) {
    let found = Samples.hits(0..<1_000, guarantee.sample) {
      PCT(seed: $0, depth: guarantee.depth, expectedChoices: guarantee.choices)
    }
    var seldom = 1_000 / 2
    for _ in 1..<guarantee.depth { seldom /= guarantee.choices }
    // Three standard deviations of a count are less than three times its square root.
    var root = 1
    while root * root < seldom { root += 1 }
    #expect(found >= seldom - 3 * root, "found \(found) times; promised \(seldom)")
    #expect(found > 0)
    let deepest = (0..<1_000).map { seed in
      guarantee.sample(PCT(seed: seed, depth: guarantee.depth, expectedChoices: guarantee.choices)).choices
        .count
    }
    #expect(deepest.max().map { $0 <= guarantee.choices } == true, "the case is not as small as it says")
  }

  @Test func everyOrderOfPrioritiesIsEquallyLikely() {
    var counts: [String: Int] = [:]
    for seed in 0..<6_000 {
      counts[Samples.order([1, 1, 1], PCT(seed: UInt64(seed), depth: 1)).value ?? "none", default: 0] += 1
    }
    #expect(Set(counts.keys) == ["ABC", "ACB", "BAC", "BCA", "CAB", "CBA"])
    // 1,000 each; the standard deviation is 29.
    for (order, count) in counts { #expect(abs(count - 1_000) < 130, "\(order) \(count) times") }
  }

  // MARK: - Delays

  @Test func oneDelayFindsWhatOneDelayBringsAbout() {
    let sample = { Samples.usedBeforeReady(steps: 40, $0) }
    #expect(Samples.hits(0..<100, sample) { DelayBounded(seed: $0, delays: 0) } == 0)
    // Two of four decisions reveal it: the birth or the only step of the preparing task is late.
    let found = Samples.hits(0..<1_000, sample) { DelayBounded(seed: $0, delays: 1, expectedChoices: 4) }
    #expect(abs(found - 500) < 80)
  }

  @Test func oneDelayGivesTheseOrdersAndNoOther() {
    let orders = Set(
      (0..<500).map { seed in
        Samples.order([3, 3], DelayBounded(seed: seed, delays: 1, expectedChoices: 5)).value ?? "none"
      })
    #expect(orders == ["BBBAAA", "AAABBB", "ABBBAA", "ABAABB", "ABABBA"])
  }

  @Test(arguments: 0..<20) func theLaneThatWasDelayedFirstGoesFirst(seed: UInt64) {
    #expect(Samples.order([1, 1, 1], DelayBounded(seed: seed, delays: 2, expectedChoices: 2)).value == "BAC")
  }

  @Test(arguments: 0..<20) func withoutDelaysItIsArrivalOrder(seed: UInt64) {
    let outcome = DeterminismTests.busyWorld(seed: 3, schedule: DelayBounded(seed: seed, delays: 0))
    #expect(outcome.choices.allSatisfy { $0 == 0 })
    #expect(outcome.digest == DeterminismTests.busyWorld(seed: 3).digest)
  }

  // MARK: - Starvation

  @Test func starvationFindsWhatTakesOneMachineThatIsSlowForLong() {
    let sample = { Samples.givenUp(pace: .zero, $0) }
    #expect(sample(ArrivalOrder()).value == false)
    #expect(Samples.hits(0..<100, sample) { UniformRandom(seed: $0) } == 0)
    #expect(Samples.hits(0..<100, sample) { Starvation(seed: $0) } > 5)
  }

  @Test func withSlackAMachineStarvesWhileTimeGoesBy() {
    let sample = { Samples.givenUp(pace: .milliseconds(10), $0) }
    #expect(Samples.hits(0..<100, sample) { Starvation(seed: $0) } == 0)
    #expect(Samples.hits(0..<100, sample) { Starvation(seed: $0, slack: .seconds(2)) } > 5)
  }

  // MARK: - Fairness

  @Test(arguments: SamplePolicy.allCases) func whoSpinsAtOneMomentDoesNotHoldUpTheWorld(policy: SamplePolicy)
  {
    for seed in 0..<40 {
      #expect(Samples.spinning(policy.schedule(seed: UInt64(seed))).verdict == .passed, "seed \(seed)")
    }
  }
}
