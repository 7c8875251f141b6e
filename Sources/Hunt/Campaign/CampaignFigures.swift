// The totals of a campaign. Seeds are added in ascending order, whichever worker ran them.

import LabWorld
package import Simulation

/// The results of one schedule policy.
package struct PolicyFigures: Codable, Hashable, Sendable {
  package var seeds = 0
  package var failed = 0
  package var events: UInt64 = 0

  package init() {}
}

/// The totals of a campaign. Events and time are those of the first runs, as the second only repeat them.
package struct CampaignFigures: Codable, Sendable {
  package private(set) var seeds = 0
  /// The number of seeds by verdict.
  package private(set) var verdicts: [String: Int] = [:]
  package private(set) var events: UInt64 = 0
  package private(set) var virtualMilliseconds: Int64 = 0
  /// The results by schedule policy.
  package private(set) var policies: [String: PolicyFigures] = [:]
  package private(set) var ledger = FaultLedger()
  package private(set) var probes = ProbeLedger()
  /// The pairs of tasks of which one ran while the other was suspended, in a sample of the seeds.
  package private(set) var reentrancy = ReentrancyCoverage()
  /// When each state and pair was reached first; nil in reports of earlier versions.
  package private(set) var firstReached: FirstReached? = FirstReached()
  /// The digest of all seeds and their digests.
  package private(set) var digest: String
  private var rolling = Digest()
  /// The virtual time beyond `virtualMilliseconds`. A total in nanoseconds would overflow after some ten
  /// thousand worlds of weeks.
  private var restNanoseconds: Int64 = 0

  private enum CodingKeys: String, CodingKey {
    case seeds, verdicts, events, virtualMilliseconds, policies, ledger, probes, reentrancy,
      firstReached, digest
  }

  package init() { digest = rolling.description }

  /// Adds the next seed.
  package mutating func add(_ seed: SeedJudgement) {
    let answer = seed.answer
    seeds += 1
    verdicts[seed.verdict.rawValue, default: 0] += 1
    events += answer.events
    addTime(milliseconds: 0, nanoseconds: answer.virtualNanoseconds)
    ledger.add(answer.ledger)
    probes.add(answer.probes)
    firstReached?.note(answer.probes, at: seeds - 1)
    if let sample = seed.reentrancy {
      let before = reentrancy
      reentrancy.add(sample)
      firstReached?.note(before, reentrancy, at: seeds - 1)
    }
    // A world that stopped its process did not report its policy.
    var policy = policies[answer.policy.isEmpty ? "unknown" : answer.policy] ?? PolicyFigures()
    policy.seeds += 1
    policy.failed += seed.verdict == .passed ? 0 : 1
    policy.events += answer.events
    policies[answer.policy.isEmpty ? "unknown" : answer.policy] = policy
    rolling.absorb(seed.seed)
    rolling.absorb(answer.digest)
    digest = rolling.description
  }

  private mutating func addTime(milliseconds: Int64, nanoseconds: Int64) {
    let rest = restNanoseconds + nanoseconds % 1_000_000
    virtualMilliseconds += milliseconds + nanoseconds / 1_000_000 + rest / 1_000_000
    restNanoseconds = rest % 1_000_000
  }

  /// Adds the next part of the campaign.
  package mutating func add(_ part: CampaignPart) {
    let figures = part.figures
    let (earlier, before) = (seeds, reentrancy)
    seeds += figures.seeds
    verdicts.merge(figures.verdicts, uniquingKeysWith: +)
    events += figures.events
    addTime(milliseconds: figures.virtualMilliseconds, nanoseconds: part.restNanoseconds)
    policies.merge(figures.policies) { left, right in
      var sum = left
      sum.seeds += right.seeds
      sum.failed += right.failed
      sum.events += right.events
      return sum
    }
    ledger.add(figures.ledger)
    probes.add(figures.probes)
    reentrancy.add(figures.reentrancy)
    if let reached = figures.firstReached {
      firstReached?.add(reached, (before, figures.reentrancy, reentrancy), after: earlier)
    }
    for (place, world) in part.digests.enumerated() {
      rolling.absorb(part.firstSeed &+ UInt64(place))
      rolling.absorb(world.value)
    }
    digest = rolling.description
  }

  /// Returns the number of seeds with a verdict.
  package func count(_ verdict: HuntVerdict) -> Int { verdicts[verdict.rawValue] ?? 0 }

  /// The number of seeds that did not pass.
  package var failed: Int { seeds - count(.passed) }
}
