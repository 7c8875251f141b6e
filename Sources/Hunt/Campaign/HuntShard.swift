// A shard of a hunt: a range of the seeds of each campaign, with the digest of each. Joining all shards gives
// the result of an undivided hunt, byte for byte.

package import LabWorld
import Simulation

/// The seeds of one campaign that belong to a shard.
package struct CampaignPart: Codable, Sendable {
  /// The plan of the whole campaign.
  package let plan: CampaignPlan
  package let firstSeed: UInt64
  package let isComplete: Bool
  /// The digests of the seeds that were run, in ascending order.
  package let digests: [WorldDigest]
  /// The virtual time beyond the whole milliseconds of `figures`.
  package let restNanoseconds: Int64
  package let figures: CampaignFigures
  package let findings: [CampaignFinding]

  fileprivate init(
    _ plan: CampaignPlan, _ report: CampaignReport, digests: [WorldDigest], restNanoseconds: Int64
  ) {
    self.plan = plan
    firstSeed = report.plan.firstSeed
    isComplete = report.isComplete
    self.digests = digests
    self.restNanoseconds = restNanoseconds
    figures = report.figures
    findings = report.findings
  }

  /// Copies a part with other findings, such as ones that name the files of their cases.
  package init(_ part: CampaignPart, findings: [CampaignFinding]) {
    plan = part.plan
    firstSeed = part.firstSeed
    isComplete = part.isComplete
    digests = part.digests
    restNanoseconds = part.restNanoseconds
    figures = part.figures
    self.findings = findings
  }

  /// Returns what is wrong with the part, or nil if its seeds are those of the shard and its digests match
  /// its figures.
  fileprivate func flaw(as shard: Shard) -> String? {
    guard let seeds = plan.seeds else { return "the plan of \(plan.target) has no number of seeds" }
    let range = shard.range(of: seeds)
    let first = plan.firstSeed &+ UInt64(range.lowerBound)
    guard firstSeed == first else {
      return "\(plan.target) begins with seed \(firstSeed); shard \(shard) begins with \(first)"
    }
    guard digests.count == figures.seeds, digests.count <= range.count,
      isComplete == (digests.count == range.count)
    else {
      return
        "\(plan.target) has \(digests.count.of("digest")) for \(figures.seeds) of \(range.count.of("seed"))"
    }
    var sum = CampaignFigures()
    sum.add(self)
    return sum.digest == figures.digest ? nil : "\(plan.target) has digests that do not make its digest"
  }
}

/// The part of a hunt that one machine runs.
package struct HuntShard: ShardPart {
  package typealias Host = HuntHost

  package static let kind = ShardKind.hunt

  package let shard: Shard
  package let campaigns: [CampaignPart]

  package init(_ shard: Shard, _ campaigns: [CampaignPart]) {
    self.shard = shard
    self.campaigns = campaigns
  }

  package var settings: [CampaignPlan] { campaigns.map(\.plan) }
  package var isComplete: Bool { campaigns.allSatisfy(\.isComplete) }

  package var progress: String {
    campaigns.map { part in
      let wanted = shard.range(of: part.plan.seeds ?? 0).count
      return "\(part.digests.count) of \(wanted.of("seed")) of \(part.plan.target)"
    }.joined(separator: ", ")
  }

  package var flaw: String? { campaigns.lazy.compactMap { $0.flaw(as: shard) }.first }

  /// The worst conclusion of all campaigns. A shard is not judged by coverage, which is a matter of the whole
  /// campaign.
  package var conclusion: CampaignConclusion {
    let reports = campaigns.map {
      CampaignReport(plan: $0.plan, isComplete: $0.isComplete, figures: $0.figures, findings: $0.findings)
    }
    let worst = reports.filter { $0.figures.seeds > 0 || !$0.isComplete }.map(\.conclusion).min() ?? .held
    return worst == .uncovered ? .held : worst
  }
}

extension Campaign {
  /// Runs the seeds of a campaign that belong to a shard.
  ///
  /// - Parameter plan: The plan of the whole campaign, with a number of seeds.
  package static func run(
    _ shard: Shard, of plan: CampaignPlan, first: any WorkerPool, second: any WorkerPool,
    isCancelled: @escaping @Sendable () -> Bool = { false }, watch: (Int) -> Void = { _ in },
    note: (FailureSignature) -> Void = { _ in }
  ) -> CampaignPart {
    let range = shard.range(of: plan.seeds ?? 0)
    var own = plan
    own.firstSeed = plan.firstSeed &+ UInt64(range.lowerBound)
    own.seeds = range.count
    var digests: [WorldDigest] = []
    var restNanoseconds: Int64 = 0
    let report = Campaign(own, first: first, second: second).run(
      isCancelled: isCancelled, watch: watch,
      each: { seed in
        digests.append(WorldDigest(seed.answer.digest))
        restNanoseconds = (restNanoseconds + seed.answer.virtualNanoseconds % 1_000_000) % 1_000_000
      }, note: note)
    return CampaignPart(plan, report, digests: digests, restNanoseconds: restNanoseconds)
  }
}

extension CampaignReport {
  /// Joins the parts of a campaign, given in order.
  ///
  /// Each part has shrunk the first kinds of failure that it met. A kind that is among the first of the whole
  /// campaign is also among the first of the part that met it first, so every result that an undivided
  /// campaign would have is available; the others are dropped.
  init(joining parts: [CampaignPart], of plan: CampaignPlan) {
    var figures = CampaignFigures()
    var failures = FindingList()
    for part in parts {
      figures.add(part)
      failures.add(part.findings)
    }
    failures.examine { index, finding in
      guard index >= plan.shrinkLimit else { return }
      finding.reproducer = nil
      finding.mismatch = nil
    }
    self.init(plan: plan, isComplete: true, figures: figures, findings: failures.findings)
  }
}

extension HuntReport {
  /// Joins all shards of a hunt. The findings equal those of an undivided hunt; the host has the time of the
  /// slowest machine and the workers of all.
  package init(joining shards: ShardSet<HuntShard>) {
    let parts = shards.reports.map(\.shard)
    let plans = parts.first?.settings ?? []
    let campaigns = plans.enumerated().map { place, plan in
      CampaignReport(joining: parts.map { $0.campaigns[place] }, of: plan)
    }
    let hosts = shards.reports.map(\.host)
    self.init(
      hunt: campaigns,
      host: HuntHost(
        nanoseconds: (hosts.map(\.milliseconds).max() ?? 0) * 1_000_000,
        workers: hosts.map(\.workers).reduce(0, +), seeds: campaigns.map(\.figures.seeds).reduce(0, +)))
  }
}
