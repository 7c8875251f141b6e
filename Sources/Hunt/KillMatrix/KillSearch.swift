// One search of a kill matrix: runs worlds with a planted bug under one schedule until its oracle objects.

import Simulation

/// A search for a bug.
struct KillSearch: Sendable {
  let bug: PlantedBug
  let schedule: KillSchedule
  let firstSeed: UInt64
  let budget: Int

  /// The result of a search.
  struct Finding: Sendable {
    /// The number of worlds until the oracle objected; nil if it did not.
    var worlds: Int?
    var runs = 0
    var events: UInt64 = 0
    /// The case in which the oracle objected.
    var huntCase: HuntCase?
    /// The number of events in that world.
    var size: UInt64 = 0
    var signature: FailureSignature?
    /// All oracles that objected in these worlds.
    var oracles: Set<String> = []
    /// The reason why a world could not be run: a mistake of the lab.
    var failure: String?
  }

  func run(on target: any HuntTarget) -> Finding {
    var finding = Finding()
    for number in 0..<budget {
      var huntCase = target.draw(seed: firstSeed &+ UInt64(number), variant: bug.name)
      if case .only(let policy) = schedule { huntCase.schedule.policy = policy }
      do {
        let result = try target.run(huntCase, trace: .none)
        finding.runs += 1
        finding.events += result.events
        finding.oracles.formUnion(result.objections.map(\.oracle))
        if let objection = result.objections.first(where: { $0.oracle == bug.oracle }) {
          finding.worlds = number + 1
          finding.huntCase = huntCase
          finding.size = result.events
          finding.signature = FailureSignature(
            verdict: result.verdict, oracle: objection.oracle, clause: objection.clause)
          return finding
        }
      } catch {
        finding.failure = error.description
        return finding
      }
    }
    return finding
  }
}
