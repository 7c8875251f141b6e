// The hunt target `reading`: worlds of one reader and one device with reading sessions, questions and edits
// of the library, while clocks jump and the power fails. A reference model gives the expected state.
//
// There is no network and no provider. A world has some thirty steps over hours or weeks of virtual time.

package import Simulation

/// Worlds of sessions, diversity, questions and points.
package struct ReadingTarget: HuntTarget {
  /// The name in cases and on the command line.
  package static let target = "reading"

  package let name = Self.target
  package let variants: [String]
  private let stacks: [StackVariant]

  /// Creates the target.
  ///
  /// - Parameter planted: The stacks that it can run besides the shipped one.
  package init(planted: [StackVariant] = []) {
    stacks = planted
    variants = planted.map(\.name)
  }

  package func draw(seed: UInt64, variant: String) -> HuntCase {
    ReadingGenerator(seed: seed).draw(variant: variant)
  }

  package func run(_ huntCase: HuntCase, trace: TraceRequest) throws(HuntCaseError) -> HuntResult {
    try ReadingRun(
      target: name, stacks: stacks, curates: false, states: ReadingState.allCases.map(\.rawValue)
    )
    .run(huntCase, trace: trace)
  }
}

/// Runs the worlds of one reader with one device, for all targets that have these.
struct ReadingRun {
  let target: String
  let stacks: [StackVariant]
  /// True if statistics are recalculated after bursts of changes.
  let curates: Bool
  /// The states that a campaign must reach.
  let states: [String]

  func run(_ huntCase: HuntCase, trace: TraceRequest) throws(HuntCaseError) -> HuntResult {
    guard huntCase.target == target else {
      throw HuntCaseError("the target is \(huntCase.target); expected \(target)")
    }
    guard let stack = ([.shipped] + stacks).first(where: { $0.name == huntCase.variant }) else {
      let names = (["shipped"] + stacks.map(\.name)).joined(separator: ", ")
      throw HuntCaseError("the variant is \(huntCase.variant); expected \(names)")
    }
    let plan = try ReadingPlan(huntCase)
    let log = ObjectionLog(named: states)
    let simulation = Simulator(
      seed: huntCase.seed, schedule: huntCase.schedule.schedule,
      limits: Limits(steps: 400_000, virtualTime: .seconds(400 * 86_400), objections: huntCase.lastObjection),
      faults: huntCase.faults, trace: trace,
      probes: states.map { Probe(.sometimes, $0) })
    let outcome = simulation.run { world in
      try await ReadingWorld(plan, stack: stack, world: world, log: log, curates: curates).live()
    }
    return HuntResult(outcome, objections: log.objections)
  }
}
