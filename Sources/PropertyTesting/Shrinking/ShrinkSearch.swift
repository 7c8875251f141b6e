// The search for the simplest choice list that still fails, as a machine that proposes lists and is told what
// became of them. It runs nothing itself, so the same search serves properties, async properties and the
// schedules of a simulator.
//
// The passes take turns until a whole round changes nothing: the result is a fixed point, and shrinking it
// again gives the same list.

/// A search that goes down the shortlex order from a failing recording.
///
/// ```swift
/// var search = ShrinkSearch(from: failing, budget: 1_000)
/// while let candidate = search.next() {
///   search.report(run(candidate))     // the recording of that run if it failed as well, else nil
/// }
/// print(search.best.choices)
/// ```
///
/// Invariant: ``best`` failed when it was run, and only ever gets simpler. Every call of ``next()`` that
/// gives a list is answered by one call of ``report(_:)``.
public struct ShrinkSearch: Sendable {
  /// The simplest recording that failed so far.
  public private(set) var best: Recording

  /// How many candidates were proposed.
  public private(set) var runs = 0

  /// How many of them became ``best``.
  public private(set) var steps = 0

  /// True when no pass can make ``best`` simpler; false while searching and when the budget ended it.
  public private(set) var isMinimal = false

  private let budget: Int
  private var pass: any ShrinkPass
  private var passIndex = 0
  private var stepsBeforeRound = 0
  private var tried: Set<UInt64> = []

  /// A search from a recording that failed, which ends after so many proposals at the latest.
  public init(from failing: Recording, budget: Int) {
    best = failing
    self.budget = budget
    pass = shrinkPasses[0](failing)
  }

  /// A list to run, or nil at the end of the search.
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

  /// What became of the list that ``next()`` gave: what the run consumed if it failed as well, else nil.
  ///
  /// A run that failed but consumed nothing simpler than ``best`` is no progress and changes nothing.
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

/// The passes in the order of a round: what removes most comes first, what needs most attempts comes last.
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
  /// A number that tells lists apart well enough not to run one twice; the same in every process.
  fileprivate var fingerprint: UInt64 {
    reduce(SplitMix64.mix(UInt64(count))) { SplitMix64.mix($0 &+ 0x9E37_79B9_7F4A_7C15 ^ $1) }
  }
}
