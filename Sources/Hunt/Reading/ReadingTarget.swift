// The hunt targets of one reader and one device: worlds with reading sessions, questions and edits of the
// library, while clocks jump and the power fails. A reference model gives the expected state.
//
// There is no network and no provider. A world has some thirty steps over hours or weeks of virtual time.
// The targets differ in their workloads and in the states that these should reach: a kind has both.

package import Simulation

/// A kind of reading world.
package protocol ReadingWorldKind: Sendable {
  /// A state that its worlds should reach, as a probe.
  associatedtype State: RawRepresentable<String>, CaseIterable

  /// The name in cases and on the command line.
  static var name: String { get }
  /// True if statistics are recalculated after bursts of changes.
  static var curates: Bool { get }
  /// Draws the steps of a world.
  static func workload(_ stream: inout RandomStream) -> [WorkStep]
}

/// The target of a kind of reading world.
package struct ReadingWorldTarget<Kind: ReadingWorldKind>: HuntTarget {
  /// The name in cases and on the command line.
  package static var target: String { Kind.name }

  package var name: String { Kind.name }
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
    let stream = RandomStream(seed: seed, name: "hunt \(name)")
    var settings = stream.substream("settings")
    var steps = stream.substream("workload")
    return HuntCase(
      target: name, variant: variant, seed: seed, settings: ["sync-ms": [0, 2, 20][settings.below(3)]],
      workload: Kind.workload(&steps), faults: ReadingGenerator.faults(stream),
      schedule: ReadingGenerator.schedule(stream))
  }

  package func run(_ huntCase: HuntCase, trace: TraceRequest) throws(HuntCaseError) -> HuntResult {
    let stack = try huntCase.stack(of: name, among: stacks)
    let plan = try ReadingPlan(huntCase)
    let states = Kind.State.allCases.map(\.rawValue)
    let log = ObjectionLog(named: states)
    return huntCase.simulate(states: states, within: .seconds(400 * 86_400), trace: trace, log: log) {
      world in
      try await ReadingWorld(plan, stack: stack, world: world, log: log, curates: Kind.curates).live()
    }
  }
}

/// Sessions, diversity, questions and points.
package enum ReadingKind: ReadingWorldKind {
  package typealias State = ReadingState

  package static let name = "reading"
  package static let curates = false

  package static func workload(_ stream: inout RandomStream) -> [WorkStep] {
    ReadingGenerator.workload(&stream)
  }
}

/// Worlds of sessions, diversity, questions and points.
package typealias ReadingTarget = ReadingWorldTarget<ReadingKind>
