// The hunt target `journal`: a store that is killed at any suspension point, loses its power with half of its writes
// under way, reads wrong bits and finds its disk full; and must keep what it has promised.
//
// It is the sample that shows what a kill does, on a small system that is easy to see through.

package import Simulation

/// Small worlds of a journal.
package struct JournalTarget: HuntTarget {
  package let name = "journal"
  package let variants = JournalVariant.planted.map(\.name)

  /// Makes the target.
  package init() {}

  /// The states that a campaign must have met, as probes.
  package static var probes: [Probe] {
    JournalProbe.allCases.map { Probe($0 == .corrupt ? .reachable : .sometimes, $0.rawValue) }
  }

  package func draw(seed: UInt64, variant: String) -> HuntCase {
    JournalDraw(seed: seed).draw(target: name, variant: variant)
  }

  package func run(_ huntCase: HuntCase, trace: TraceRequest) throws(HuntCaseError) -> HuntResult {
    guard huntCase.target == name else {
      throw HuntCaseError("the target is \(huntCase.target); expected \(name)")
    }
    let known = [JournalVariant.shipped] + JournalVariant.planted
    guard let variant = known.first(where: { $0.name == huntCase.variant }) else {
      throw HuntCaseError(
        "the variant is \(huntCase.variant); expected \(known.map(\.name).joined(separator: ", "))")
    }
    let plan = JournalPlan(huntCase)
    let watch = JournalWatch()
    let outcome = Simulation(
      seed: huntCase.seed, schedule: try huntCase.schedule.schedule(),
      limits: Limits(
        steps: 2_000_000, virtualTime: .seconds(86_400), objections: huntCase.lastObjection),
      faults: huntCase.faults, trace: trace,
      probes: Self.probes
    ).run { world in
      watch.world = world
      try await JournalWorld(plan, seed: huntCase.seed, variant: variant, world: world, watch: watch).live()
    }
    watch.close(mediumIsDamaged: outcome.firings.contains { $0.kind == DiskFault.corruptRead })
    return HuntResult(outcome, objections: watch.objections)
  }
}
