// Shrinking on worlds whose smallest failure is known beforehand.

import Hunt
import Simulation
import Testing

@Suite struct HuntShrinkTests {
  private static let pool = ThreadPool(WorldRunner([TinyTarget()]), workers: 1)

  /// The first seed from `first` on that fails in that way, and what it gave.
  private static func failing(
    _ variant: String, clause: String, from first: UInt64 = 1
  ) throws -> (HuntCase, HuntAnswer, FailureSignature) {
    for seed in first..<first + 500 {
      let answer = pool.answer(
        HuntRequest(.drawn(target: "tiny", variant: variant, seed: seed), isDetailed: true))
      let signature = FailureSignature(
        verdict: .safety, oracle: clause == "TINY-1" ? "sum" : "size", clause: clause)
      if signature.matches(answer), let huntCase = answer.huntCase { return (huntCase, answer, signature) }
    }
    throw HuntCaseError("no seed of \(variant) fails")
  }

  private static func shrink(
    _ variant: String, clause: String = "TINY-1", from first: UInt64 = 1, budget: Int = 2_000
  ) throws -> (original: HuntAnswer, shrunk: ShrunkCase) {
    let (huntCase, answer, signature) = try failing(variant, clause: clause, from: first)
    return (answer, CaseShrinker(pool: pool, budget: budget).shrink(huntCase, answer, signature: signature))
  }

  @Test(arguments: [1, 20, 40, 60, 80] as [UInt64])
  func aLostUpdateComesDownToTwoClerksAndTheSmallestAmounts(first: UInt64) throws {
    let (original, shrunk) = try Self.shrink("lost-update", from: first)
    let small = shrunk.huntCase
    #expect(shrunk.isExact && shrunk.isMinimal)
    #expect(small.workload.count == 2)
    #expect(Set(small.workload.map(\.actor)).count == 2)
    #expect(small.faults == .exactly([]))
    // Less patience would be a smaller number and a longer story.
    #expect(small.settings == ["noise": 0, "patience": 3])
    // What is lost is the first amount to be written; the other need not be anything.
    #expect(small.workload.map { $0.numbers[0] }.reduce(0, +) == 1)
    #expect(small.workload.allSatisfy { $0.at == 0 })
    #expect(shrunk.answer.events * 10 <= original.events)
  }

  @Test(arguments: ["lost-update", "dropped-write", "both", "two-clauses"])
  func inMedianNineTenthsOfTheEventsGo(variant: String) throws {
    let reductions = try (0..<25).map { number in
      let (original, shrunk) = try Self.shrink(variant, from: UInt64(number) * 20)
      return Int((original.events - shrunk.answer.events) * 100 / original.events)
    }
    #expect(reductions.sorted()[reductions.count / 2] >= 90, "\(reductions)")
  }

  @Test(arguments: [1, 30, 60] as [UInt64])
  func aDroppedWriteComesDownToOneStepOneFaultAndTheSmallestAmountThatMatters(first: UInt64) throws {
    let (_, shrunk) = try Self.shrink("dropped-write", from: first)
    #expect(shrunk.huntCase.workload == [WorkStep(actor: 0, at: 0, action: "add", numbers: [7, 0])])
    #expect(
      shrunk.huntCase.faults
        == .exactly([FaultFiring(kind: FaultKind("till.drop"), site: "till", pass: 0)]))
    #expect(shrunk.huntCase.schedule.choices.isEmpty)
    #expect(shrunk.answer.events == 2)
  }

  @Test(arguments: [1, 40] as [UInt64])
  func allThreeDirectionsMeetWhereABugNeedsAllThree(first: UInt64) throws {
    let (_, shrunk) = try Self.shrink("both", from: first)
    guard case .exactly(let firings) = shrunk.huntCase.faults else {
      Issue.record("the faults were not recorded")
      return
    }
    #expect(firings.count == 1)
    #expect(shrunk.huntCase.workload.count == 2)
  }

  @Test func aCandidateThatBreaksAnotherClauseDoesNotCount() throws {
    let (_, sum) = try Self.shrink("two-clauses", clause: "TINY-1")
    #expect(sum.huntCase.workload.count == 2)
    #expect(sum.huntCase.workload.allSatisfy { $0.numbers[0] < 7 })
    let (_, size) = try Self.shrink("two-clauses", clause: "TINY-2")
    #expect(size.huntCase.workload == [WorkStep(actor: 0, at: 0, action: "add", numbers: [7, 0])])
  }

  /// A world may differ already because a fault may strike, as one whose devices somebody looks after does.
  @Test(arguments: (0..<10).map { $0 * 20 + 1 } as [UInt64])
  func whatIsLeftFailsAlsoWhereAFaultMattersThatNoLongerStrikes(first: UInt64) throws {
    let (_, shrunk) = try Self.shrink("watched", from: first)
    let again = Self.pool.answer(HuntRequest(.given(shrunk.huntCase), trace: .all))
    #expect(again.verdict == .safety)
    #expect(again.digest == shrunk.answer.digest)
    #expect(shrunk.huntCase.workload.count == 2)
    guard case .exactly(let firings) = shrunk.huntCase.faults else { return #expect(shrunk.isExact) }
    #expect(firings.count == 1)
  }

  @Test func shrinkingAgainChangesNothing() throws {
    let (huntCase, answer, signature) = try Self.failing("lost-update", clause: "TINY-1")
    let shrinker = CaseShrinker(pool: Self.pool, budget: 5_000)
    let once = shrinker.shrink(huntCase, answer, signature: signature)
    let twice = shrinker.shrink(once.huntCase, once.answer, signature: signature)
    #expect(twice.huntCase == once.huntCase)
  }

  @Test(arguments: [0, 1, 10, 20])
  func theBudgetIsKeptAndTheResultFailsNevertheless(budget: Int) throws {
    let (_, shrunk) = try Self.shrink("lost-update", budget: budget)
    #expect(shrunk.runs <= budget)
    #expect(!shrunk.isMinimal)
    #expect(Self.pool.answer(HuntRequest(.given(shrunk.huntCase))).verdict == .safety)
  }

  @Test func whatCannotBeRepeatedIsStillMadeShorterInItsWorkload() throws {
    // A pool that does not tell choices and firings, as one whose process has died.
    let silent = Silent(pool: Self.pool)
    let (huntCase, answer, signature) = try Self.failing("dropped-write", clause: "TINY-1")
    var dumb = answer
    (dumb.choices, dumb.firings) = ([], [])
    let shrunk = CaseShrinker(pool: silent, budget: 500).shrink(huntCase, dumb, signature: signature)
    #expect(!shrunk.isExact)
    #expect(shrunk.huntCase.workload.count < huntCase.workload.count)
    #expect(signature.matches(Self.pool.answer(HuntRequest(.given(shrunk.huntCase)))))
  }

  /// Says how a run ended and nothing else.
  private struct Silent: WorkerPool {
    let pool: ThreadPool
    var workers: Int { 1 }

    func answer(
      _ requests: [HuntRequest], isCancelled: @escaping @Sendable () -> Bool, watch: (Int) -> Void
    ) -> [HuntAnswer?] {
      pool.answer(requests, isCancelled: isCancelled, watch: watch).map { answer in
        var answer = answer
        answer?.choices = []
        answer?.firings = []
        return answer
      }
    }
  }
}
