// The report of a campaign, which depends only on the plan. What depends on the machine, such as the time,
// is kept apart in `HuntHost`.

package import Foundation
import Simulation

/// The result of a campaign.
package struct CampaignReport: Codable, Sendable {
  package let plan: CampaignPlan
  /// False if the campaign ended before all seeds were done.
  package let isComplete: Bool
  package let figures: CampaignFigures
  /// Faults that were enabled and never fired, and rates that deviate beyond chance. They always fail the
  /// campaign.
  package let faultComplaints: [String]
  /// Probes that were never true.
  package let probeComplaints: [String]
  /// True if there were enough seeds for `probeComplaints` to count against the campaign.
  package let areProbesJudged: Bool
  package let findings: [CampaignFinding]
  /// The states and pairs that the second half of the seeds added; nil in reports of earlier versions.
  package let saturation: Saturation?
  /// The planted bugs that as many seeds find; nil for planted bugs, and for a selection of faults.
  package let detection: Detection?
  /// False if every seed ran once, without the determinism check. Not part of the document.
  package private(set) var isTwice = true

  private enum CodingKeys: String, CodingKey {
    case plan, isComplete, figures, faultComplaints, probeComplaints, areProbesJudged, findings, saturation,
      detection
  }

  package init(
    plan: CampaignPlan, isComplete: Bool, figures: CampaignFigures, findings: [CampaignFinding],
    isTwice: Bool = true
  ) {
    self.isTwice = isTwice
    self.plan = plan
    self.isComplete = isComplete
    self.figures = figures
    self.findings = findings
    faultComplaints = figures.ledger.complaints()
    probeComplaints = figures.probes.complaints()
    areProbesJudged = figures.seeds >= plan.seedsForCoverage
    saturation = figures.firstReached.map { Saturation($0, seeds: figures.seeds) }
    detection = Detection(plan, seeds: figures.seeds)
  }

  /// The worst conclusion that applies.
  package var conclusion: CampaignConclusion {
    let figures = figures
    if figures.count(.harness) > 0 { return .harnessFailed }
    if figures.count(.nondeterminism) > 0 { return .nondeterminism }
    if figures.failed > 0 { return .violation }
    if !isComplete { return .incomplete }
    // A campaign without a world has shown nothing.
    if figures.seeds == 0 { return .incomplete }
    return gaps.isEmpty ? .held : .uncovered
  }

  /// True if probes were never true, but there were too few seeds to count that against the campaign.
  package var isShort: Bool { figures.seeds > 0 && !areProbesJudged && !probeComplaints.isEmpty }

  /// The complaints that count against the campaign.
  package var gaps: [String] { faultComplaints + (areProbesJudged ? probeComplaints : []) }
}

/// The end of a campaign, from worst to best.
package enum CampaignConclusion: Int, Comparable, Sendable {
  case harnessFailed, nondeterminism, violation, incomplete, uncovered, held

  package static func < (left: CampaignConclusion, right: CampaignConclusion) -> Bool {
    left.rawValue < right.rawValue
  }
}

/// The report of a whole hunt: one campaign per target, and the cost to the machine.
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

  /// The worst conclusion of all campaigns; incomplete if there is none.
  package var conclusion: CampaignConclusion { hunt.map(\.conclusion).min() ?? .incomplete }

  /// Returns the report as indented JSON with sorted keys.
  package func encoded() throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes]
    return try encoder.encode(self) + Data("\n".utf8)
  }
}

/// The cost of a hunt to the machine that ran it.
package struct HuntHost: Codable, Hashable, Sendable {
  package let milliseconds: Int
  package let workers: Int
  /// Worlds per hour and worker; each seed counts as two.
  package let worldsPerHourAndWorker: Int

  package init(nanoseconds: Int, workers: Int, seeds: Int) {
    milliseconds = nanoseconds / 1_000_000
    self.workers = workers
    worldsPerHourAndWorker = seeds * 2 * 3_600_000 / max(1, milliseconds * max(1, workers))
  }
}
