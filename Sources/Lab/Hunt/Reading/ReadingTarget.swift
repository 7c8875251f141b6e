// The hunt target `reading`: worlds of one reader and one device, on which sessions are begun and ended, questions
// answered, books changed and taken away, while clocks jump and the power goes. A plain model knows how it ought to be.
//
// There is no network and no provider. A world is some thirty steps over hours or weeks of virtual time.

package import Simulation

/// Worlds of sessions, diversity, questions and points.
package struct ReadingTarget: HuntTarget {
  /// Its name in cases and on the command line.
  package static let target = "reading"

  package let name = Self.target
  package let variants: [String]
  private let stacks: [StackVariant]

  /// Makes the target.
  ///
  /// - Parameter planted: Stacks that it can run beside the shipped one.
  package init(planted: [StackVariant] = []) {
    stacks = planted
    variants = planted.map(\.name)
  }

  package func draw(seed: UInt64, variant: String) -> HuntCase {
    ReadingGenerator(seed: seed).draw(variant: variant)
  }

  package func run(_ huntCase: HuntCase, trace: TraceRequest) throws(HuntCaseError) -> HuntResult {
    guard huntCase.target == name else {
      throw HuntCaseError("the target is \(huntCase.target); expected \(name)")
    }
    guard let stack = ([.shipped] + stacks).first(where: { $0.name == huntCase.variant }) else {
      throw HuntCaseError(
        "the variant is \(huntCase.variant); expected shipped\(variants.map { ", " + $0 }.joined())")
    }
    let plan = try ReadingPlan(huntCase)
    let log = ObjectionLog(states: [])
    let simulation = Simulator(
      seed: huntCase.seed, schedule: huntCase.schedule.schedule,
      limits: Limits(steps: 400_000, virtualTime: .seconds(400 * 86_400), objections: huntCase.lastObjection),
      faults: huntCase.faults, trace: trace,
      probes: ReadingState.allCases.map { Probe(.sometimes, $0.rawValue) })
    let outcome = simulation.run { world in
      try await ReadingWorld(plan, stack: stack, world: world, log: log).live()
    }
    return HuntResult(outcome, objections: log.objections)
  }
}
