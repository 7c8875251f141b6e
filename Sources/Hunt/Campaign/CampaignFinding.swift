// One kind of failure in a campaign: its seeds, the first objection, and the result of shrinking it.

/// One kind of failure.
package struct CampaignFinding: Codable, Sendable {
  package let signature: FailureSignature
  /// The first objection in the first seed, or the verdict if there is none.
  package let text: String
  /// The number of seeds that failed like this.
  package private(set) var count: Int
  /// The first of these seeds; only the very first is examined.
  package private(set) var seeds: [UInt64]
  /// The shrunk case that fails in the same way, if the failure was shrunk.
  package var reproducer: Reproducer?
  /// Where the two runs diverge, if they do.
  package var mismatch: Mismatch?

  /// Creates a finding from the first seed that fails like this.
  package init(_ seed: SeedJudgement, signature: FailureSignature) {
    self.signature = signature
    text = seed.objections.first?.text ?? signature.verdict.rawValue
    count = 1
    seeds = [seed.seed]
  }

  /// The seed that is examined.
  package var seed: UInt64 { seeds.first ?? 0 }

  /// Adds a seed; seeds come in ascending order.
  package mutating func add(_ seed: SeedJudgement) {
    count += 1
    if seeds.count < Self.mostSeeds { seeds.append(seed.seed) }
  }

  private static let mostSeeds = 10

  /// Adds the finding of the same kind from a later part. The results for the first seed stay.
  package mutating func add(_ later: CampaignFinding) {
    count += later.count
    seeds += later.seeds.prefix(Self.mostSeeds - seeds.count)
  }
}

/// The failures of a campaign by kind, in order of first occurrence.
package struct FindingList: Sendable {
  package private(set) var findings: [CampaignFinding] = []
  private var places: [FailureSignature: Int] = [:]

  package init() {}

  /// Adds a seed if it failed.
  package mutating func add(_ seed: SeedJudgement) {
    guard let signature = seed.signature else { return }
    if let place = places[signature] {
      findings[place].add(seed)
    } else {
      places[signature] = findings.count
      findings.append(CampaignFinding(seed, signature: signature))
    }
  }

  /// Adds the findings of the next part of the campaign.
  package mutating func add(_ later: [CampaignFinding]) {
    for finding in later {
      if let place = places[finding.signature] {
        findings[place].add(finding)
      } else {
        places[finding.signature] = findings.count
        findings.append(finding)
      }
    }
  }

  /// Calls the closure with each finding.
  package mutating func examine(_ body: (Int, inout CampaignFinding) -> Void) {
    for index in findings.indices { body(index, &findings[index]) }
  }
}
