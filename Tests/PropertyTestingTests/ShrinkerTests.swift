// The shrinker on plain lists of choices, as used by a simulator: without generators and spans.

import Testing

@testable import PropertyTesting

@Suite struct ShrinkerTests {
  /// A run of 300 scheduling decisions that fails if two of them deviate; trailing zeros are irrelevant.
  private func schedule(_ choices: [UInt64]) -> [UInt64]? {
    let consumed = Array((choices + Array(repeating: 0, count: 300)).prefix(300))
    guard consumed[17] >= 2, consumed[140] > 0 else { return nil }
    let last = consumed.lastIndex { $0 != 0 } ?? -1
    return Array(consumed[...last])
  }

  private let busy = Array(repeating: 9 as UInt64, count: 300)

  @Test func aScheduleShrinksToTheTwoDecisionsThatMatter() {
    let shrunk = Shrinker.shrink(busy, budget: 5_000, stillFails: schedule)
    var expected = Array(repeating: 0 as UInt64, count: 141)
    (expected[17], expected[140]) = (2, 1)
    #expect(shrunk.choices == expected)
    #expect(shrunk.isMinimal)
    #expect(shrunk.isReproduced)
  }

  @Test func aDecisionAmongManyIsFoundInFewRuns() {
    var deviations = 0
    let shrunk = Shrinker.shrink(Array(repeating: 9, count: 2_000), budget: 5_000) { candidate in
      guard candidate.count == 2_000, candidate[1_357] > 0 else { return nil }
      deviations = candidate.count { $0 > 0 }
      return candidate
    }
    #expect(deviations == 1)
    #expect(shrunk.isMinimal)
    #expect(shrunk.runs < 200)
  }

  @Test func aLongListLosesItsElementsInFewRuns() throws {
    let lists = Gen<String>.ascii(count: 0...9).array(count: 0...300)
    let first = try #require(
      (0..<500).lazy.compactMap { lists.run(Choices(seed: $0)) }.first { $0.value.count > 280 })
    let wanted = [first.value[60], first.value[200]]
    var search = ShrinkSearch(from: first.recording, budget: 600)
    while let candidate = search.next() {
      let result = try #require(lists.run(Choices(replaying: candidate)))
      search.report(wanted.allSatisfy(result.value.contains) ? result.recording : nil)
    }
    #expect(try lists.replay(search.best.choices).count == 2)
  }

  @Test func aFailureThatNeedsItsNumbersInAnyOrderGetsThemInOrder() {
    let shrunk = Shrinker.shrink([1_000, 300, 60], budget: 1_000) {
      $0.sorted() == [60, 300, 1_000] ? $0 : nil
    }
    #expect(shrunk.choices == [60, 300, 1_000])
  }

  @Test func shrinkingWhatIsMinimalChangesNothing() {
    let first = Shrinker.shrink(busy, budget: 5_000, stillFails: schedule)
    let second = Shrinker.shrink(first.choices, budget: 5_000, stillFails: schedule)
    #expect(second.choices == first.choices)
    #expect(second.steps == 0)
  }

  @Test func theAsyncShrinkerTakesTheSameSteps() async {
    let sync = Shrinker.shrink(busy, budget: 5_000, stillFails: schedule)
    let async = await Shrinker.shrink(busy, budget: 5_000) { candidate in
      await Task.yield()
      return schedule(candidate)
    }
    #expect(async == sync)
  }

  @Test func theRunsAreCountedAndNeverExceedTheBudget() {
    var runs = 0
    let shrunk = Shrinker.shrink(busy, budget: 40) { candidate in
      runs += 1
      return schedule(candidate)
    }
    #expect(shrunk.runs == runs)
    #expect(runs == 41)
    #expect(!shrunk.isMinimal)
    #expect(schedule(shrunk.choices) == shrunk.choices)
  }

  @Test func noListIsRunTwice() {
    var seen: Set<[UInt64]> = []
    _ = Shrinker.shrink(busy, budget: 5_000) { candidate in
      let isNew = seen.insert(candidate).inserted
      #expect(isNew || candidate == busy)
      return schedule(candidate)
    }
  }

  @Test func whatDoesNotFailAgainIsNotShrunk() {
    let shrunk = Shrinker.shrink([1, 2, 3], budget: 100) { _ in nil }
    #expect(shrunk == Shrunk(choices: [1, 2, 3], runs: 1, steps: 0, isMinimal: false, isReproduced: false))
  }

  @Test func anEmptyListIsMinimal() {
    let shrunk = Shrinker.shrink([], budget: 100) { $0 }
    #expect(shrunk.choices == [])
    #expect(shrunk.isMinimal)
  }

  @Test func anErrorOfTheRunIsThrownOn() {
    struct HarnessBroke: Error {}
    #expect(throws: HarnessBroke.self) {
      try Shrinker.shrink([1], budget: 10) { _ throws(HarnessBroke) -> [UInt64]? in throw HarnessBroke() }
    }
  }

  @Test func aRunThatConsumesMoreThanBeforeIsNoProgress() {
    let shrunk = Shrinker.shrink([5, 5], budget: 100) { candidate in
      candidate == [5, 5] ? candidate : candidate + [9, 9, 9]
    }
    #expect(shrunk.choices == [5, 5])
    #expect(shrunk.isMinimal)
  }

  @Test func everyResultFailsAndIsAFixedPoint() throws {
    let lists = Gen<UInt64>.integer(in: 0...20).array(count: 0...30)
    try check("fixed point", combine(lists, Gen<UInt64>.integer(in: 1...60)), count: 60) { list, limit in
      func fails(_ choices: [UInt64]) -> [UInt64]? { choices.reduce(0, +) >= limit ? choices : nil }
      let shrunk = Shrinker.shrink(list, budget: 50_000, stillFails: fails)
      guard shrunk.isReproduced else { return }
      try claim(fails(shrunk.choices) != nil, "the result does not fail")
      try claim(shrunk.isMinimal, "the budget was too small")
      try claimEqual(shrunk.choices.reduce(0, +), limit, "sum of \(shrunk.choices)")
      let again = Shrinker.shrink(shrunk.choices, budget: 50_000, stillFails: fails)
      try claimEqual(again.choices, shrunk.choices, "shrunk again")
    }
  }

  @Test func everyCandidateIsSimplerThanTheBestSoFar() throws {
    let lists = Expression.any.array(count: 0...4)
    let recording = try #require(
      (0..<50).lazy.compactMap { lists.run(Choices(seed: $0))?.recording }.first { $0.choices.count > 30 })
    var search = ShrinkSearch(from: recording, budget: 50_000)
    var candidates = 0
    var isSimpler = true
    while let candidate = search.next() {
      candidates += 1
      isSimpler = isSimpler && candidate.isSimpler(than: recording.choices)
      search.report(nil)
    }
    #expect(isSimpler)
    #expect(candidates > 100)
    #expect(search.best == recording)
    #expect(search.isMinimal)
  }
}
