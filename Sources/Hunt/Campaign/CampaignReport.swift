// The report of a campaign. Everything in it is fixed by the plan, whoever ran it; what it cost the machine
// stands beside it.

package import Foundation
import Simulation

/// What a campaign found.
package struct CampaignReport: Codable, Sendable {
  package let plan: CampaignPlan
  /// False if it was ended before all seeds were done.
  package let isComplete: Bool
  package let figures: CampaignFigures
  /// Faults that were enabled and never fired, and rates that are wrong beyond chance: these always fail the
  /// campaign.
  package let faultComplaints: [String]
  /// Probes that were never true.
  package let probeComplaints: [String]
  /// Whether there were seeds enough to hold the probes against the campaign.
  package let areProbesJudged: Bool
  package let findings: [CampaignFinding]

  package init(
    plan: CampaignPlan, isComplete: Bool, figures: CampaignFigures, findings: [CampaignFinding]
  ) {
    self.plan = plan
    self.isComplete = isComplete
    self.figures = figures
    self.findings = findings
    faultComplaints = figures.ledger.complaints()
    probeComplaints = figures.probes.complaints()
    areProbesJudged = figures.seeds >= plan.seedsForCoverage
  }

  /// How the campaign ended; the worst of all.
  package var conclusion: CampaignConclusion {
    let figures = figures
    if figures.count(.harness) > 0 { return .harnessFailed }
    if figures.count(.nondeterminism) > 0 { return .nondeterminism }
    if figures.failed > 0 { return .violation }
    if !isComplete { return .incomplete }
    // A campaign without a world counts as having shown nothing.
    if figures.seeds == 0 { return .incomplete }
    return gaps.isEmpty ? .held : .uncovered
  }

  /// Whether there were too few seeds to meet every state, so that what was not met says nothing.
  package var isShort: Bool { figures.seeds > 0 && !areProbesJudged && !probeComplaints.isEmpty }

  /// The complaints that are held against the campaign.
  package var gaps: [String] { faultComplaints + (areProbesJudged ? probeComplaints : []) }
}

/// How a campaign ended, from bad to good.
package enum CampaignConclusion: Int, Comparable, Sendable {
  case harnessFailed, nondeterminism, violation, incomplete, uncovered, held

  package static func < (left: CampaignConclusion, right: CampaignConclusion) -> Bool {
    left.rawValue < right.rawValue
  }
}

/// A whole hunt: one campaign for each target, and what the machine did for it.
package struct HuntReport: Codable, Sendable {
  package static let currentSchema = 1

  package let schema: Int
  package let hunt: [CampaignReport]
  package let host: HuntHost

  package init(hunt: [CampaignReport], host: HuntHost) {
    schema = Self.currentSchema
    self.hunt = hunt
    self.host = host
  }

  /// The worst conclusion of all campaigns.
  package var conclusion: CampaignConclusion { hunt.map(\.conclusion).min() ?? .incomplete }

  /// The report as JSON, keys sorted, indented.
  package func encoded() throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes]
    return try encoder.encode(self) + Data("\n".utf8)
  }
}

/// What a hunt cost the machine that ran it.
package struct HuntHost: Codable, Hashable, Sendable {
  package let milliseconds: Int
  package let workers: Int
  /// Worlds for each hour and worker, the second runs counted as well.
  package let worldsPerHourAndWorker: Int

  package init(nanoseconds: Int, workers: Int, seeds: Int) {
    milliseconds = nanoseconds / 1_000_000
    self.workers = workers
    worldsPerHourAndWorker = seeds * 2 * 3_600_000 / max(1, milliseconds * max(1, workers))
  }
}
