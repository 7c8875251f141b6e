// The policies alone, on hand-made candidates, and their common properties.

import Testing

@testable import Simulation

@Suite struct SchedulePolicyTests {
  // MARK: - One seed, one run

  @Test(arguments: SamplePolicy.allCases, [Duration.zero, .milliseconds(20)])
  func theSameSeedGivesTheSameRunAndSoDoesItsRecording(policy: SamplePolicy, slack: Duration) {
    for seed in 0..<2 {
      let schedule = policy.schedule(seed: UInt64(seed), slack: slack)
      let first = DeterminismTests.busyWorld(seed: 3, schedule: schedule)
      let second = DeterminismTests.busyWorld(seed: 3, schedule: schedule)
      #expect(first.verdict == .passed)
      #expect(first.digest == second.digest)
      #expect(first.choices.count == first.choiceBounds.count)

      let report = ReplayReport()
      let replay = Replay(first.choices, slack: schedule.slack, report: report)
      let replayed = DeterminismTests.busyWorld(seed: 3, schedule: replay)
      #expect(replayed.digest == first.digest)
      #expect(replayed.choices == first.choices)
      #expect(replayed.choiceBounds == first.choiceBounds)
      #expect(report.fits, "\(report)")
    }
  }

  @Test(arguments: SamplePolicy.allCases.filter { $0 != .arrival })
  func anotherSeedIsAnotherRun(policy: SamplePolicy) {
    let digests = (0..<8).map { seed in
      DeterminismTests.busyWorld(seed: 3, schedule: policy.schedule(seed: seed, slack: .milliseconds(5)))
        .digest
    }
    #expect(Set(digests).count > 4)
  }

  @Test(arguments: SamplePolicy.allCases) func noPolicyIsMoreThanAFunctionOfItsState(policy: SamplePolicy) {
    let complaints = ScheduleComplaints()
    for seed in 0..<2 {
      let schedule = policy.schedule(seed: UInt64(seed), slack: .milliseconds(5))
      let plain = DeterminismTests.busyWorld(seed: 3, schedule: schedule)
      let checked = DeterminismTests.busyWorld(
        seed: 3, schedule: SelfChecked(schedule, complaints: complaints))
      #expect(plain.digest == checked.digest)
    }
    #expect(complaints.texts == [])
  }

  /// A changed policy changes the meaning of recorded seeds; this test detects that.
  @Test(arguments: 0..<5) func theChoicesOfASeedAreThese(policy: Int) {
    let schedules: [any Schedule] = [
      UniformRandom(seed: 7), PCT(seed: 7, depth: 3, expectedChoices: 8), PCT(seed: 7, depth: 5),
      DelayBounded(seed: 7, delays: 3, expectedChoices: 8), Starvation(seed: 7),
    ]
    var schedule = schedules[policy]
    let choices = (0..<16).map { step in
      let lanes = (0..<6).map { UInt64((step * step + $0 * 5) % 11) }
      return schedule.choose(.made(step: UInt64(step), lanes: lanes, processes: lanes.map { Int($0 % 3) }))
    }
    #expect(choices == Self.goldenChoices[policy])
  }

  static let goldenChoices: [[Int]] = [
    [4, 5, 2, 2, 4, 5, 2, 2, 1, 4, 3, 4, 1, 3, 4, 4],
    [4, 0, 1, 3, 5, 1, 1, 5, 2, 3, 0, 2, 0, 3, 2, 5],
    [4, 0, 1, 0, 3, 2, 2, 3, 0, 1, 0, 4, 0, 1, 0, 3],
    [0, 1, 0, 1, 0, 1, 1, 0, 2, 0, 1, 0, 1, 0, 2, 0],
    [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0],
  ]

  // MARK: - Time

  @Test(arguments: [SamplePolicy.uniform, .pct, .delayBounded, .starvation])
  func withSlackTwoTimersAMillisecondApartChangePlaces(policy: SamplePolicy) {
    func orders(_ slack: Duration) -> Set<[Int]> {
      Set(
        (0..<200).map { (seed: UInt64) in
          // The few decisions must be among the expected ones.
          let isDelaying = policy == .delayBounded
          let delaying = DelayBounded(seed: seed, delays: 1, expectedChoices: 4, slack: slack)
          let schedule: any Schedule = isDelaying ? delaying : policy.schedule(seed: seed, slack: slack)
          return ScheduleSamples.timers(2, schedule).value?.map(\.number) ?? []
        })
    }
    #expect(orders(.zero) == [[0, 1]])
    #expect(orders(.microseconds(999)) == [[0, 1]])
    #expect(orders(.milliseconds(1)) == [[0, 1], [1, 0]])
  }

  @Test(arguments: SamplePolicy.allCases) func nobodyIsLaterThanTheSlack(policy: SamplePolicy) {
    for seed in 0..<50 {
      let schedule = policy.schedule(seed: UInt64(seed), slack: .milliseconds(7))
      let timers = ScheduleSamples.timers(30, schedule).value ?? []
      #expect(timers.map(\.number).sorted() == Array(0..<30))
      #expect(timers.allSatisfy { $0.late >= .zero && $0.late <= .milliseconds(7) })
    }
  }

  // MARK: - Priorities

  @Test(arguments: 0..<50) func aPriorityDoesNotDependOnTheOrderInWhichLanesAppear(seed: UInt64) {
    func favourite(_ lanes: [UInt64]) -> UInt64 {
      var schedule = PCT(seed: seed, depth: 1)
      return lanes[schedule.choose(.made(step: 0, lanes: lanes))]
    }
    let first = favourite([0, 1, 2, 3, 4])
    #expect(favourite([4, 3, 2, 1, 0]) == first)
    #expect(favourite([2, 0, 4, 1, 3]) == first)
    let rest = (0..<5).filter { $0 != first }
    var schedule = PCT(seed: seed, depth: 1)
    _ = schedule.choose(.made(step: 0, lanes: rest))
    #expect(schedule.choose(.made(step: 1, lanes: rest + [first])) == 4)
  }

  @Test(arguments: 0..<50) func aFavouriteThatFellIsBelowAllThatDidNot(seed: UInt64) {
    let lanes: [UInt64] = [0, 1, 2, 3, 4]
    // The favourite falls at one of two decisions.
    var schedule = PCT(seed: seed, depth: 2, expectedChoices: 2)
    var steady = PCT(seed: seed, depth: 1)
    let best = lanes[steady.choose(.made(step: 0, lanes: lanes))]
    let chosen = (0..<3).map { lanes[schedule.choose(.made(step: $0, lanes: lanes))] }
    #expect(chosen[1] == chosen[2] && chosen[2] != best)
    for other in lanes where other != best {
      #expect(schedule.choose(.made(step: 3, lanes: [best, other])) == 1)
    }
  }

  @Test func pointsOfOneLaneCompete() {
    var schedule = PCT(seed: 1, depth: 1)
    let chosen = (0..<60).map { schedule.choose(.made(step: $0, lanes: [5, 5, 5])) }
    #expect(Set(chosen) == [0, 1, 2])
  }

  // MARK: - Delays

  @Test func aDelayIsOverOnceTheLaneHasGone() {
    var schedule = DelayBounded(seed: 1, delays: 1, expectedChoices: 1)
    #expect(schedule.choose(.made(step: 0, lanes: [7, 8])) == 1)
    #expect(schedule.choose(.made(step: 1, lanes: [7, 8])) == 1)
    #expect(schedule.choose(.made(step: 2, lanes: [7, 7])) == 0)
    #expect(schedule.choose(.made(step: 3, lanes: [7, 8])) == 0)
  }

  @Test func aDelayIsOverOnceTheLaneHasGoneAlone() {
    var schedule = DelayBounded(seed: 1, delays: 1, expectedChoices: 1)
    #expect(schedule.choose(.made(step: 0, lanes: [7, 8])) == 1)
    // Step 1 was no decision: its only candidate must have been that of the waiting lane.
    #expect(schedule.choose(.made(step: 2, lanes: [7, 8])) == 0)
  }

  // MARK: - Patience

  /// The first candidate stays until it is chosen; all others are always present.
  @Test(arguments: SamplePolicy.allCases) func whoStandsFirstIsNotPassedOverForEver(policy: SamplePolicy) {
    var longest = 0
    for seed in 0..<15 {
      var schedule = policy.schedule(seed: UInt64(seed))
      var row = 0
      for step in 0..<4_000 {
        let candidates = Candidates.made(
          step: UInt64(step), lanes: [0, 1, 2, 3, 4], processes: [0, 1, 1, 2, 2])
        row = schedule.choose(candidates) == 0 ? 0 : row + 1
        longest = max(longest, row)
      }
    }
    #expect(longest <= (policy == .starvation ? 1_024 : 1_000))
  }

  @Test func patienceIsExact() {
    var patience = Patience(3)
    #expect((0..<8).map { _ in patience.allows(1) } == [true, true, true, false, true, true, true, false])
    #expect(
      [1, 1, 0, 1, 1, 1, 1].map { patience.allows($0) } == [true, true, true, true, true, true, false])
  }

  @Test func patienceBeginsAnewAfterAPointThatWasAlone() {
    var patience = Patience(2)
    var allowed: [Bool] = []
    for step: UInt64 in [0, 1, 3, 4, 5, 6] {
      patience.resumes(at: step)
      allowed.append(patience.allows(1))
    }
    #expect(allowed == [true, true, true, true, false, true])
  }

  @Test func aLaneThatWearsPatienceOutFalls() {
    var schedule = PCT(seed: 1, depth: 1, patience: 3)
    let lanes: [UInt64] = [0, 1, 2]
    var chosen: [UInt64] = []
    // Any seed for which lane 0 has the lowest priority.
    for seed: UInt64 in 0..<100 {
      schedule = PCT(seed: seed, depth: 1, patience: 3)
      chosen = (0..<8).map { lanes[schedule.choose(.made(step: $0, lanes: lanes))] }
      if chosen[0] == 1 && chosen[4] == 2 { break }
    }
    #expect(chosen == [1, 1, 1, 0, 2, 2, 2, 0])
  }

  // MARK: - Drawn decisions

  @Test(arguments: 0..<50) func drawnDecisionsAreDistinctAndInRange(seed: UInt64) {
    var stream = RandomStream(seed: seed, name: "test")
    let few = DrawnDecisions(4, of: 5, from: &stream).numbers
    #expect(Set(few).count == 4 && few.allSatisfy { (0..<5).contains($0) })
    #expect(DrawnDecisions(9, of: 3, from: &stream).numbers.sorted() == [0, 1, 2])
    #expect(DrawnDecisions(0, of: 3, from: &stream).numbers == [])
    #expect(DrawnDecisions(3, of: nil, from: &stream).numbers.allSatisfy { (0..<16_384).contains($0) })
  }

  @Test func withoutAnExpectationShortRunsAndLongOnesHaveTheirShare() {
    let drawn = (0..<1_000).compactMap { (seed: UInt64) in
      var stream = RandomStream(seed: seed, name: "test")
      return DrawnDecisions(1, of: nil, from: &stream).numbers.first
    }
    // A power of two 2ⁱ, i from 4 to 14, is among the first 16 in one of 2ⁱ⁻⁴ cases: 182 of 1,000 in total.
    #expect(abs(drawn.count { $0 < 16 } - 182) < 50)
    // The upper half of the largest range: 45 of 1,000.
    #expect(abs(drawn.count { $0 >= 8_192 } - 45) < 25)
  }
}
