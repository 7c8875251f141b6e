// The settings of a campaign: which worlds, and how many. The number of workers is not one of them, as it
// must not affect the result.

package import LabWorld

/// The settings of a campaign; part of its report.
package struct CampaignPlan: Codable, Hashable, Sendable {
  /// The name of the target.
  package var target: String
  /// The stack to run.
  package var variant: String
  /// The first seed.
  package var firstSeed: UInt64
  /// The number of seeds, including the first; nil if time ends the campaign.
  package var seeds: Int?
  /// The faults that may happen; nil for all.
  package var faults: FaultSelection?
  /// The number of seeds from which on a probe that was never true counts against the campaign, as a few
  /// worlds cannot reach every state.
  package var seedsForCoverage = 500
  /// The number of kinds of failure that are examined.
  package var shrinkLimit = 5
  /// The maximum number of runs for shrinking one of them.
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
