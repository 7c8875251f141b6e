// What all targets do with a case: find its stack, and simulate its world.

import LabWorld
import Simulation

extension HuntCase {
  /// Returns the stack of the case.
  ///
  /// - Throws: `HuntCaseError` if the case is of another target, or its stack does not exist.
  func stack(of target: String, among planted: [StackVariant]) throws(HuntCaseError) -> StackVariant {
    guard self.target == target else {
      throw HuntCaseError("the target is \(self.target); expected \(target)")
    }
    let stacks = [.shipped] + planted
    guard let stack = stacks.first(where: { $0.name == variant }) else {
      throw HuntCaseError(
        "the variant is \(variant); expected \(stacks.map(\.name).joined(separator: ", "))")
    }
    return stack
  }

  /// Runs the world of the case to its end.
  ///
  /// - Parameters:
  ///   - states: The states that worlds of the target should reach, as probes.
  ///   - steps: The number of events after which the world counts as one that does not end.
  ///   - time: The virtual time after which it does.
  ///   - live: The life of the world.
  func simulate(
    states: [String], steps: UInt64 = 400_000, within time: Duration, trace: TraceRequest, log: ObjectionLog,
    _ live: @escaping @Sendable (World) async throws -> Void
  ) -> HuntResult {
    let simulation = Simulator(
      seed: seed, schedule: schedule.schedule(),
      limits: Limits(steps: steps, virtualTime: time, objections: lastObjection), faults: faults,
      trace: trace,
      probes: states.map { Probe(.sometimes, $0) })
    let outcome = simulation.run { world in try await live(world) }
    return HuntResult(outcome, objections: log.objections)
  }
}
