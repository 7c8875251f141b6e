// The hunt target `readers`: small worlds of the real stack. Some readers import, edit, delete, go offline
// and relaunch the app while it looks their books up, at a provider that misbehaves.
//
// One world is one to three devices with one backend and one to three providers. Every promise of the stack
// is watched by an oracle of its own (`OracleName`), from outside; which book is which is known from the
// catalog.

package import Simulation

/// Small worlds of the real stack.
package struct SmallWorldTarget: HuntTarget {
  package let name: String
  package let variants: [String]
  private let stacks: [StackVariant]
  private let style: SmallWorldStyle
  /// Made when the first world is run, so that a program that only wants to know the names does not wait for
  /// it.
  private static let fixture = SmallWorldFixture()

  /// Makes the target; the first world that is run takes some tenths of a second more.
  ///
  /// - Parameter planted: Stacks that it can run beside the shipped one.
  package init(planted: [StackVariant] = [], style: SmallWorldStyle = .everyday) {
    name = style.rawValue
    self.style = style
    stacks = planted
    variants = planted.map(\.name)
  }

  /// The states that a campaign must have met, as probes.
  private var probes: [Probe] { style.states.map { Probe(.sometimes, $0.rawValue) } }

  package func draw(seed: UInt64, variant: String) -> HuntCase {
    SmallWorldGenerator(seed: seed, style: style).draw(variant: variant)
  }

  package func run(
    _ huntCase: HuntCase, trace: TraceRequest
  ) throws(HuntCaseError) -> HuntResult {
    try run(huntCase, trace: trace, log: ObjectionLog(states: style.states))
  }

  /// Runs a case with a bench of the caller's.
  func run(
    _ huntCase: HuntCase, trace: TraceRequest, log: ObjectionLog
  ) throws(HuntCaseError) -> HuntResult {
    guard huntCase.target == name else {
      throw HuntCaseError("the target is \(huntCase.target); expected \(name)")
    }
    guard let stack = ([.shipped] + stacks).first(where: { $0.name == huntCase.variant }) else {
      throw HuntCaseError(
        "the variant is \(huntCase.variant); expected shipped\(variants.map { ", " + $0 }.joined())")
    }
    let plan = try SmallWorldPlan(huntCase)
    let simulation = Simulator(
      seed: huntCase.seed, schedule: huntCase.schedule.schedule,
      limits: Limits(
        steps: 400_000, virtualTime: plan.longest, objections: huntCase.lastObjection),
      faults: huntCase.faults, trace: trace,
      probes: probes)
    let outcome = simulation.run { [fixture = Self.fixture] world in
      try await SmallWorld(
        plan, seed: huntCase.seed, stack: stack, fixture: fixture, world: world, log: log
      )
      .live()
    }
    return HuntResult(outcome, objections: log.objections)
  }
}
