// Reports of `check`: none for a property that holds, and a complete one otherwise. Some properties fail on
// purpose, since a check that cannot fail proves nothing.

import Testing

@testable import PropertyTesting

@Suite struct CheckTests {
  private let numbers = Gen<Int>.integer(in: 0...10_000).array(count: 0...50)

  @Test func aPropertyThatHoldsSeesTheWantedNumberOfCasesTheSimplestFirst() throws {
    var seen: [[Int]] = []
    try check("holds", numbers, count: 75) { seen.append($0) }
    #expect(seen.count == 75)
    #expect(seen.first == [])
  }

  @Test func theReportTellsTheWholeStory() throws {
    let failure = try #require(throws: PropertyFailure.self) {
      try check("sums stay small", numbers, seed: 42) { list in
        try claimEqual(min(list.reduce(0, +), 1_000), list.reduce(0, +), "sum")
      }
    }
    #expect(failure.value as? [Int] == [1_001])
    #expect(failure.choices == [1, 1_001, 0])
    #expect(failure.seed == 42)
    #expect(failure.caseNumber > 1)
    #expect(failure.shrinkSteps > 0)
    #expect(failure.shrinkRuns >= failure.shrinkSteps)
    #expect(failure.isMinimal)
    #expect(!failure.isFlaky)
    #expect(
      failure.description == """
        “sums stay small” does not hold; case \(failure.caseNumber) failed (seed 42).
          value   [1001]
          reason  sum: expected 1001, found 1000
          shrunk  \(failure.shrinkSteps) steps, \(failure.shrinkRuns) attempts: nothing simpler fails nearby
          again   replay: [1, 1001, 0]
        """)
  }

  @Test(arguments: seeds) func theReportedChoicesLeadToTheReportedValue(seed: UInt64) throws {
    let texts = Gen<String>.unicode(count: 0...20)
    let (value, failure) = try counterexample(texts, seed: seed) {
      !$0.unicodeScalars.contains { $0.value > 0x2000 }
    }
    #expect(try texts.replay(failure.choices) == value)
  }

  @Test func aReplayedCaseIsTriedFirstAndTheOthersStillAre() throws {
    var seen: [[Int]] = []
    try check("replay", numbers, count: 10, replay: [1, 7, 1, 9, 0]) { seen.append($0) }
    #expect(seen.first == [7, 9])
    #expect(seen.count == 10)
  }

  @Test func aCheckIsTheSameEveryTimeAndDiffersBySeedAndName() throws {
    func cases(_ name: String, seed: UInt64) throws -> [[Int]] {
      var seen: [[Int]] = []
      try check(name, numbers, seed: seed, count: 20) { seen.append($0) }
      return seen
    }
    let first = try cases("a", seed: 1)
    #expect(try cases("a", seed: 1) == first)
    #expect(try cases("a", seed: 2) != first)
    #expect(try cases("b", seed: 1) != first)
  }

  @Test func aGeneratorThatRejectsEverythingIsAnErrorAndNoHang() {
    #expect(throws: PropertyNotTested.tooManyRejections(name: "never", tested: 0, rejected: 101)) {
      try check("never", numbers.filter { $0.count > 99 }, count: 50) { _ in }
    }
  }

  @Test func anAssumptionThatNeverHoldsIsAnErrorAndNoHang() {
    #expect(throws: PropertyNotTested.tooManyRejections(name: "never", tested: 0, rejected: 101)) {
      try check("never", numbers, count: 50) { _ in try assume(false) }
    }
  }

  @Test func leftOutValuesAreReplacedByOthers() throws {
    var tested = 0
    try check("some", numbers, count: 50) { list in
      try assume(!list.isEmpty)
      tested += 1
    }
    #expect(tested == 50)
  }

  @Test func aPropertyThatAnswersNothingUsefulIsRefused() {
    #expect(throws: PropertyNotTested.meaninglessAnswer(name: "count", type: "Int")) {
      try check("count", numbers) { $0.count }
    }
  }

  @Test func shrinkingDoesNotSlipFromOneErrorToAnother() throws {
    struct Rare: Error {}
    struct Common: Error {}
    let failure = try #require(throws: PropertyFailure.self) {
      try check("two bugs", Gen<Int>.integer(in: 0...1_000_000), replay: [900_000]) { number in
        if number > 500_000 { throw Rare() }
        if number > 0 { throw Common() }
      }
    }
    #expect(failure.reason is Rare)
    #expect(failure.value as? Int == 500_001)
  }

  @Test func aPropertyThatPassesTheSecondTimeIsCalledFlaky() throws {
    var runs = 0
    let failure = try #require(throws: PropertyFailure.self) {
      try check("once", Gen<Int>.always(1)) { _ in
        runs += 1
        return runs > 1
      }
    }
    #expect(failure.isFlaky)
    #expect(failure.description.contains("flaky"))
  }

  @Test func aBudgetEndsTheSearchAndTheReportSaysSo() throws {
    let failure = try #require(throws: PropertyFailure.self) {
      try check("large", numbers, shrinkBudget: 3) { $0.reduce(0, +) < 1_000 }
    }
    #expect(failure.shrinkRuns == 3)
    #expect(!failure.isMinimal)
    #expect(failure.description.contains("stopped by the budget"))
  }

  @Test func anAsyncPropertyFindsWhatTheSyncOneFinds() async throws {
    let sync = try counterexample(numbers, seed: 9) { $0.reduce(0, +) < 1_000 }.failure
    let async = await #expect(throws: PropertyFailure.self) {
      try await check("must fail", numbers, seed: 9, count: 2_000) { list in
        await Task.yield()
        return list.reduce(0, +) < 1_000
      }
    }
    #expect(async?.description == sync.description)
  }

  @Test func cancellationEndsAnAsyncCheckWithoutRefutingIt() async {
    let task = Task {
      try await check("cancelled", numbers) { _ in
        withUnsafeCurrentTask { $0?.cancel() }
        try await Task.sleep(for: .seconds(60))
      }
    }
    await #expect(throws: CancellationError.self) { try await task.value }
  }
}

@Suite struct EffortTests {
  @Test func theEnvironmentMultipliesTheCountAndShiftsTheSeed() throws {
    let plain = try Effort(seed: 5, count: 200, shrinkBudget: 10, environment: [:])
    #expect((plain.seed, plain.count) == (5, 200))
    let settings = ["PROPERTY_EFFORT": "50", "PROPERTY_SEED": "7"]
    let nightly = try Effort(seed: 5, count: 200, shrinkBudget: 10, environment: settings)
    #expect((nightly.seed, nightly.count) == (12, 10_000))
  }

  @Test(arguments: ["", "many", "0", "-1", "1.5", "99999999"])
  func aSettingThatCannotBeReadIsAnError(text: String) {
    let expected = PropertyNotTested.unreadableSetting(
      name: "PROPERTY_EFFORT", found: text, allowed: 1...1_000_000)
    #expect(throws: expected) {
      try Effort(seed: 1, count: 1, shrinkBudget: 1, environment: ["PROPERTY_EFFORT": text])
    }
  }
}
