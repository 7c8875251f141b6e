// The search for the simplest failing choice list, as a state machine that proposes lists and receives
// results. It runs nothing itself, so the same search serves properties, async properties and the schedules
// of a simulator.
//
// The passes take turns until a whole round changes nothing: the result is a fixed point, and shrinking it
// again yields the same list.

/// A search down the shortlex order from a failing recording.
///
/// ```swift
/// var search = ShrinkSearch(from: failing, budget: 1_000)
/// while let candidate = search.next() {
///   search.report(run(candidate))     // the recording of that run if it failed as well, else nil
/// }
/// print(search.best.choices)
/// ```
///
/// Invariant: ``best`` failed when it was run, and only gets simpler. Each list returned by ``next()`` must
/// be answered by one call of ``report(_:)``.
public struct ShrinkSearch: Sendable {
  /// The simplest failing recording so far.
  public private(set) var best: Recording

  /// The number of candidates.
  public private(set) var runs = 0

  /// The number of candidates that became ``best``.
  public private(set) var steps = 0

  /// True once no pass can simplify ``best``; false during the search and if the budget ended it.
  public private(set) var isMinimal = false

  private let budget: Int
  private var pass: any ShrinkPass
  private var passIndex = 0
  private var stepsBeforeRound = 0
  private var tried: Set<UInt64> = []

  /// Creates a search from a failing recording; it ends after at most `budget` candidates.
  public init(from failing: Recording, budget: Int) {
    best = failing
    self.budget = budget
    pass = shrinkPasses[0](failing)
  }

  /// Returns a list to run, or nil at the end of the search.
  public mutating func next() -> [UInt64]? {
    guard runs < budget, !isMinimal else { return nil }
    while true {
      while let candidate = pass.propose() {
        if candidate.isSimpler(than: best.choices), tried.insert(candidate.fingerprint).inserted {
          runs += 1
          return candidate
        }
        pass.learn(nil)
      }
      guard moveToNextPass() else {
        isMinimal = true
        return nil
      }
    }
  }

  /// Reports the result of the list from ``next()``: the recording of its run if it failed, nil if it passed.
  ///
  /// A failing run whose recording is not simpler than ``best`` counts as a rejection.
  public mutating func report(_ failing: Recording?) {
    guard let failing, failing.choices.isSimpler(than: best.choices) else { return pass.learn(nil) }
    best = failing
    steps += 1
    pass.learn(failing)
  }

  private mutating func moveToNextPass() -> Bool {
    passIndex += 1
    if passIndex == shrinkPasses.count {
      guard steps > stepsBeforeRound else { return false }
      stepsBeforeRound = steps
      passIndex = 0
    }
    pass = shrinkPasses[passIndex](best)
    return true
  }
}

/// The passes in the order of a round: the most effective first, the most expensive last.
private let shrinkPasses: [@Sendable (Recording) -> any ShrinkPass] = [
  { EditPass<DeleteParts>($0) },
  { EditPass<ZeroRanges>($0) },
  { EditPass<DeleteBlocks>($0) },
  { DescentPass<LowerOne>($0) },
  { DescentPass<LowerTogether>($0) },
  { DescentPass<MoveAmount>($0) },
  { EditPass<SortParts>($0) },
  { EditPass<SwapChoices>($0) },
  { EditPass<LiftParts>($0) },
  { EditPass<DeleteTwoParts>($0) },
  { EditPass<LowerAndDelete>($0) },
]

extension [UInt64] {
  /// A hash that identifies tried lists; the same in every process.
  fileprivate var fingerprint: UInt64 {
    reduce(SplitMix64.mix(UInt64(count))) { SplitMix64.mix($0 &+ 0x9E37_79B9_7F4A_7C15 ^ $1) }
  }
}
