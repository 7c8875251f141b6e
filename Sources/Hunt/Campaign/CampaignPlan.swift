// What a campaign is: which worlds, and how many of them. How many workers it gets is not among it: that must
// not matter.

package import LabWorld

/// The settings of a campaign; part of its report.
package struct CampaignPlan: Codable, Hashable, Sendable {
  /// The kind of worlds.
  package var target: String
  /// The stack that runs in them.
  package var variant: String
  /// The first seed.
  package var firstSeed: UInt64
  /// How many seeds follow, the first one included; nil if time decides.
  package var seeds: Int?
  /// Which faults may happen; nil for all.
  package var faults: FaultSelection?
  /// From how many seeds on a probe that was never true is held against a campaign. A few worlds cannot meet
  /// everything.
  package var seedsForCoverage = 500
  /// How many kinds of failure are made small.
  package var shrinkLimit = 5
  /// How many runs making one of them small may take.
  package var shrinkBudget = 2_000

  package init(
    target: String, variant: String = HuntCase.shipped, firstSeed: UInt64 = 1, seeds: Int? = nil
  ) {
    self.target = target
    self.variant = variant
    self.firstSeed = firstSeed
    self.seeds = seeds
  }
}
