// Every interleaving exactly once, compared with the number from combinatorics and with a list by hand.

import Testing

@testable import Simulation

@Suite struct ScheduleExhaustiveTests {
  @Test(
    arguments: zip(
      [[3, 3], [4, 4], [2, 2, 2], [3, 2, 1], [1, 1, 1, 1], [5], [1]], [20, 70, 90, 60, 24, 1, 1]))
  func thereAreAsManyInterleavingsAsTheMultinomialSays(steps: [Int], expected: Int) {
    var seen: [String] = []
    let report = ExhaustiveSearch().visit { choices in
      let outcome = ScheduleSamples.order(steps, Replay(choices))
      seen.append(outcome.value ?? "none")
      return .init(choices: outcome.choices, bounds: outcome.choiceBounds)
    }
    #expect(report == .init(runs: expected, end: .complete))
    #expect(report.isComplete)
    #expect(seen.sorted() == Self.interleavings(steps).sorted())
  }

  /// Returns all interleavings of lanes with those numbers of steps, by recursion over the first step.
  private static func interleavings(_ steps: [Int]) -> [String] {
    if steps.allSatisfy({ $0 == 0 }) { return [""] }
    return steps.indices.filter { steps[$0] > 0 }.flatMap { first in
      var rest = steps
      rest[first] -= 1
      return interleavings(rest).map { ["A", "B", "C", "D"][first] + $0 }
    }
  }

  /// With p pauses the second withdrawal has p + 2 points, so there are (p + 4)(p + 3) / 2 interleavings. In
  /// (p + 2)(p + 1) / 2 of them the first has acted before the second checks, and in one the reverse.
  @Test(arguments: zip([0, 1, 2], [(4, 6), (6, 10), (8, 15)]))
  func itSaysInHowManyOfAllABugIs(pauses: Int, expected: (failing: Int, all: Int)) {
    var failing = 0
    let report = ExhaustiveSearch().visit { choices in
      let outcome = ScheduleSamples.overdrawn(pauses: pauses, Replay(choices))
      if outcome.value == true { failing += 1 }
      return .init(choices: outcome.choices, bounds: outcome.choiceBounds)
    }
    #expect(report.isComplete)
    #expect(report.runs == expected.all)
    #expect(failing == expected.failing)
  }

  @Test func aBugThatTakesDepth3IsFoundInAll() {
    var failing = 0
    let report = ExhaustiveSearch().visit { choices in
      let outcome = ScheduleSamples.batonGoesThreeTimes(pauses: 3, Replay(choices))
      if outcome.value == true { failing += 1 }
      return .init(choices: outcome.choices, bounds: outcome.choiceBounds)
    }
    #expect(report.isComplete)
    // It ends with right, left, right; the first step of left is anywhere among the four earlier points of
    // right.
    // that.
    #expect(failing == 4)
  }

  @Test func withSlackItIncludesTimersThatChangePlaces() {
    func orders(_ slack: Duration) -> [[Int]] {
      var orders: [[Int]] = []
      let report = ExhaustiveSearch().visit { choices in
        let outcome = ScheduleSamples.timers(3, Replay(choices, slack: slack))
        orders.append(outcome.value?.map(\.number) ?? [])
        return .init(choices: outcome.choices, bounds: outcome.choiceBounds)
      }
      #expect(report.isComplete)
      return Array(Set(orders)).sorted { $0.lexicographicallyPrecedes($1) }
    }
    #expect(orders(.zero) == [[0, 1, 2]])
    #expect(orders(.milliseconds(1)) == [[0, 1, 2], [0, 2, 1], [1, 0, 2]])
    #expect(orders(.milliseconds(2)).count == 6)
  }

  @Test func itGivesUpAtItsLimitOfRuns() {
    #expect(Self.visit([3, 3], ExhaustiveSearch(maximumRuns: 7)) == .init(runs: 7, end: .runs))
    #expect(Self.visit([3, 3], ExhaustiveSearch(maximumRuns: 20)) == .init(runs: 20, end: .complete))
    #expect(Self.visit([3, 3], ExhaustiveSearch(maximumRuns: 19)) == .init(runs: 19, end: .runs))
  }

  @Test func itSaysWhenItDidNotGoDeepEnough() {
    // All values of the first two of five choices: AA, AB, BA, BB.
    #expect(Self.visit([3, 3], ExhaustiveSearch(maximumDepth: 2)) == .init(runs: 4, end: .depth))
    #expect(Self.visit([3, 3], ExhaustiveSearch(maximumDepth: 0)) == .init(runs: 1, end: .depth))
    #expect(Self.visit([3, 3], ExhaustiveSearch(maximumDepth: 5)) == .init(runs: 20, end: .complete))
  }

  @Test func aRunMaySayThatItWasTheLast() {
    var runs = 0
    let report = ExhaustiveSearch().visit { choices in
      let outcome = ScheduleSamples.order([3, 3], Replay(choices))
      runs += 1
      return .init(choices: outcome.choices, bounds: outcome.choiceBounds, isLast: runs == 3)
    }
    #expect(report == .init(runs: 3, end: .stopped))
  }

  /// Programs that do not repeat: other bounds, other choices, too few choices.
  @Test func aProgramThatDivergesIsFoundOut() {
    func end(_ second: ExhaustiveSearch.Run) -> ExhaustiveSearch.End {
      var isFirst = true
      return ExhaustiveSearch().visit { _ in
        defer { isFirst = false }
        return isFirst ? .init(choices: [0, 0, 0], bounds: [2, 2, 2]) : second
      }.end
    }
    #expect(end(.init(choices: [0, 0, 1], bounds: [2, 3, 2])) == .diverged(at: 1))
    #expect(end(.init(choices: [0, 1, 1], bounds: [2, 2, 2])) == .diverged(at: 1))
    #expect(end(.init(choices: [0, 0], bounds: [2, 2])) == .diverged(at: 2))
    #expect(end(.init(choices: [0, 0, 1, 1], bounds: [2, 2, 2, 2])) == .diverged(at: 3))
  }

  private static func visit(_ steps: [Int], _ search: ExhaustiveSearch) -> ExhaustiveSearch.Report {
    search.visit { choices in
      let outcome = ScheduleSamples.order(steps, Replay(choices))
      return .init(choices: outcome.choices, bounds: outcome.choiceBounds)
    }
  }
}
