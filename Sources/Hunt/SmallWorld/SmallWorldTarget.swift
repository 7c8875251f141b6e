// The hunt targets `readers` and `crashes`: small worlds of the real stack. Readers import, edit, delete, go
// offline and relaunch the app while it looks their books up at providers that misbehave.
//
// A world has one to three devices, one backend and one to three providers. Each promise of the stack is
// checked by an oracle (`OracleName`) from outside; the identity of books is known from the catalog.

package import Simulation

/// Small worlds of the real stack.
package struct SmallWorldTarget: HuntTarget {
  package let name: String
  package let variants: [String]
  private let stacks: [StackVariant]
  private let style: SmallWorldStyle
  /// Made when the first world is run, so that listing names does not wait for it.
  private static let fixture = SmallWorldFixture()

  /// Creates the target; the first world that is run takes some tenths of a second more.
  ///
  /// - Parameter planted: The stacks that it can run besides the shipped one.
  package init(planted: [StackVariant] = [], style: SmallWorldStyle = .everyday) {
    name = style.rawValue
    self.style = style
    stacks = planted
    variants = planted.map(\.name)
  }

  package func draw(seed: UInt64, variant: String) -> HuntCase {
    SmallWorldGenerator(seed: seed, style: style).draw(variant: variant)
  }

  package func run(
    _ huntCase: HuntCase, trace: TraceRequest
  ) throws(HuntCaseError) -> HuntResult {
    try run(huntCase, trace: trace, log: ObjectionLog(states: style.states))
  }

  /// Runs a case with the caller's log.
  func run(
    _ huntCase: HuntCase, trace: TraceRequest, log: ObjectionLog
  ) throws(HuntCaseError) -> HuntResult {
    let stack = try huntCase.stack(of: name, among: stacks)
    let plan = try SmallWorldPlan(huntCase)
    return huntCase.simulate(
      states: style.states.map(\.rawValue), within: plan.longest, trace: trace, log: log
    ) { [fixture = Self.fixture] world in
      try await SmallWorld(
        plan, seed: huntCase.seed, stack: stack, fixture: fixture, world: world, log: log
      )
      .live()
    }
  }
}
