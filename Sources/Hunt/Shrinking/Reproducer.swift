// Turns a failing seed into a small case that is verified, explained and ready to be stored.

import Simulation

/// A shrunk case that fails like the seed of a campaign.
package struct Reproducer: Codable, Sendable {
  /// The case as a regression file, with its expected outcome.
  package let regression: RegressionFile
  /// The size of the case before and after shrinking.
  package var original: CaseSize { regression.original }
  package var size: CaseSize { regression.size }
  /// The number of runs used for shrinking.
  package let runs: Int
  /// True if faults and order could be repeated.
  package let isExact: Bool
  /// True if nothing smaller was found within reach.
  package let isMinimal: Bool
  /// True if two further runs, by two pools, failed in the same way with the same digest.
  package let isVerified: Bool
  /// The last decision without which the case passes.
  package let decision: CriticalDecision?
  /// The dependence of the failure on the order of events; nil if that was not measured.
  package let curve: FailureCurve?
  /// The events that explain the failure.
  package let steps: [ExplainedStep]
  /// The path of the saved file.
  package var file: String?

  /// The events that shrinking removed, in percent, rounded down.
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
  private let drawsCurve: Bool
  private let isCancelled: @Sendable () -> Bool

  /// - Parameter drawsCurve: True to measure how the failure depends on the order of events.
  package init(
    pool: any WorkerPool, otherPool: any WorkerPool, budget: Int, drawsCurve: Bool = false,
    isCancelled: @escaping @Sendable () -> Bool = { false }
  ) {
    self.pool = pool
    self.otherPool = otherPool
    self.budget = budget
    self.drawsCurve = drawsCurve
    self.isCancelled = isCancelled
  }

  /// Runs the world again, shrinks it and explains it; nil if it does not fail like that again.
  package func make(_ world: HuntRequest.Subject, failing signature: FailureSignature) -> Reproducer? {
    let found = pool.answer(HuntRequest(world, isDetailed: true))
    // A run that stopped its process could not report its case.
    guard signature.matches(found),
      let huntCase = found.huntCase ?? pool.answer(HuntRequest(world, isOnlyDrawn: true)).huntCase
    else { return nil }
    let shrunk = CaseShrinker(pool: pool, budget: budget, isCancelled: isCancelled)
      .shrink(huntCase, found, signature: signature)
    let request = HuntRequest(.given(shrunk.huntCase), trace: .all, isDetailed: true)
    let (final, other) = (pool.answer(request), otherPool.answer(request))
    let isVerified = signature.matches(final) && signature.matches(other) && final.digest == other.digest
    let decision = DecisionFinder(pool: pool).find(in: shrunk.huntCase, trace: final.trace)
    // A run that stops its process costs a new process.
    let curve =
      drawsCurve && shrunk.isExact && isVerified && signature.verdict != .crash
      ? FailureCurveFinder(pool: pool, isCancelled: isCancelled).find(
        in: shrunk.huntCase, choices: final.choices, trace: final.trace, failing: signature) : nil
    let regression = RegressionFile(
      huntCase: shrunk.huntCase, expected: .fails(signature), answer: final,
      sentence: decision?.sentence ?? signature.objection(in: final)?.text ?? signature.description,
      original: CaseSize(huntCase, found))
    return Reproducer(
      regression: regression, runs: shrunk.runs, isExact: shrunk.isExact, isMinimal: shrunk.isMinimal,
      isVerified: isVerified, decision: decision, curve: curve,
      steps: StepTable.make(final.trace, marked: decision?.event))
  }
}
