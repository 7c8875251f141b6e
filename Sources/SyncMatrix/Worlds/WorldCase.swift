// A world as a value: what a seed drew and which faults fired. It runs again without drawing, and can be made
// smaller.

import RecordSync
import SimulatedCloud
import Simulation

/// A random world as it was performed: its steps, and the faults that fired.
///
/// A case is saved as JSON. It fixes the world, not the engine: an engine that sends other requests meets the
/// faults at other moments.
public struct WorldCase: Hashable, Codable, Sendable {
  /// The seed of the order of events, of networks and of details of faults.
  public let seed: UInt64
  /// The number of devices.
  public internal(set) var devices: Int
  var setup: WorldSetup
  var steps: [WorldStep]
  var firings: [FaultFiring]

  /// The numbers of devices, steps and faults.
  public var size: String {
    let edits = steps.reduce(0) { sum, step in
      if case .edit(let plans) = step.event { return sum + plans.count }
      return sum
    }
    return "\(devices) devices, \(steps.count) steps, \(edits) edits, \(firings.count) faults"
  }

  /// Runs the world.
  public func run(_ engine: any EngineUnderTest) -> RandomWorld.Result {
    let (setup, steps) = (setup, steps)
    return RandomWorld.run(engine, seed: seed, devices: devices, faults: .exactly(firings)) { life in
      try await life.run(setup, steps)
    }
  }
}
