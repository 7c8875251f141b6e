// The way from a failing seed to what an engineer wants to have: a small case, checked, explained, ready to
// be kept.

import Simulation

/// A small case that fails as a campaign's seed did.
package struct Reproducer: Codable, Sendable {
  /// The case as it is kept, with what it is held to.
  package let regression: RegressionFile
  /// Its size when it was found, and now.
  package var original: CaseSize { regression.original }
  package var size: CaseSize { regression.size }
  /// Runs that making it small took.
  package let runs: Int
  /// Whether faults and order could be repeated at all.
  package let isExact: Bool
  /// Whether nothing smaller is within reach.
  package let isMinimal: Bool
  /// Whether two further runs, by two pools, failed in the same way with the same digest.
  package let isVerified: Bool
  /// The last decision without which it passes.
  package let decision: CriticalDecision?
  /// What happened.
  package let steps: [ExplainedStep]
  /// Where it was saved.
  package var file: String?

  /// Events that shrinking has removed, in percent, rounded down.
  package var reduction: Int {
    original.events == 0
      ? 0 : Int((original.events - min(size.events, original.events)) * 100 / original.events)
  }
}

/// Makes reproducers.
package struct ReproducerMaker {
  private let pool: any WorkerPool
  private let otherPool: any WorkerPool
  private let budget: Int
  private let isCancelled: @Sendable () -> Bool

  package init(
    pool: any WorkerPool, otherPool: any WorkerPool, budget: Int,
    isCancelled: @escaping @Sendable () -> Bool = { false }
  ) {
    self.pool = pool
    self.otherPool = otherPool
    self.budget = budget
    self.isCancelled = isCancelled
  }

  /// Runs the world once more, makes it small and explains it; nil if it does not fail like that again.
  package func make(_ world: HuntRequest.Subject, failing signature: FailureSignature) -> Reproducer? {
    let found = pool.answer(HuntRequest(world, isDetailed: true))
    // A run that stopped its process could not say what its case was.
    guard signature.matches(found),
      let huntCase = found.huntCase ?? pool.answer(HuntRequest(world, isOnlyDrawn: true)).huntCase
    else { return nil }
    let shrunk = CaseShrinker(pool: pool, budget: budget, isCancelled: isCancelled)
      .shrink(huntCase, found, signature: signature)
    let request = HuntRequest(.given(shrunk.huntCase), trace: .all, isDetailed: true)
    let (final, other) = (pool.answer(request), otherPool.answer(request))
    let isVerified = signature.matches(final) && signature.matches(other) && final.digest == other.digest
    let decision = DecisionFinder(pool: pool).find(in: shrunk.huntCase, trace: final.trace)
    let regression = RegressionFile(
      huntCase: shrunk.huntCase, expected: .fails(signature), answer: final,
      sentence: decision?.sentence ?? signature.objection(in: final)?.text ?? signature.description,
      original: CaseSize(huntCase, found))
    return Reproducer(
      regression: regression, runs: shrunk.runs, isExact: shrunk.isExact, isMinimal: shrunk.isMinimal,
      isVerified: isVerified, decision: decision,
      steps: StepTable.make(final.trace, marked: decision?.event))
  }
}
