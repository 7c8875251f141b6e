// A kind of failure that a campaign met: in how many seeds, what the oracle said, and what became of it.

/// One kind of failure.
package struct CampaignFinding: Codable, Sendable {
  package let signature: FailureSignature
  /// What was said in the first of the seeds.
  package let text: String
  /// How many seeds failed like this.
  package private(set) var count: Int
  /// The first of them; the very first is the one that is looked into.
  package private(set) var seeds: [UInt64]
  /// The small case that fails in the same way, if one was looked for.
  package var reproducer: Reproducer?
  /// Where the two runs part, if they did.
  package var mismatch: Mismatch?

  /// The first seed that fails like this.
  package init(_ seed: SeedJudgement, signature: FailureSignature) {
    self.signature = signature
    text = seed.objections.first?.text ?? signature.verdict.rawValue
    count = 1
    seeds = [seed.seed]
  }

  /// The seed that is looked into.
  package var seed: UInt64 { seeds.first ?? 0 }

  /// One more seed; seeds come in ascending order.
  package mutating func add(_ seed: SeedJudgement) {
    count += 1
    if seeds.count < Self.mostSeeds { seeds.append(seed.seed) }
  }

  private static let mostSeeds = 10

  /// What a later part of the campaign has of the same kind. What was found out about the first seed stays.
  package mutating func add(_ later: CampaignFinding) {
    count += later.count
    seeds += later.seeds.prefix(Self.mostSeeds - seeds.count)
  }
}

/// The failures of a campaign by kind, in the order in which they were met.
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

  /// Adds the findings of the part of the campaign that follows.
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

  /// Calls the closure with the findings one by one.
  package mutating func examine(_ body: (Int, inout CampaignFinding) -> Void) {
    for index in findings.indices { body(index, &findings[index]) }
  }
}
