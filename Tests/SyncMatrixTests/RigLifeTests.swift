// The rig of a world, with its server and its devices, ends with the world: a campaign needs no more memory
// for many worlds than for one.

import RecordSync
import SimulatedCloud
import Simulation
import Testing

@testable import SyncMatrix

@Suite struct RigLifeTests {
  /// Weak references that a world leaves behind.
  private final class Remains: @unchecked Sendable {
    weak var rig: SyncRig?
    weak var server: CloudServer?
    weak var device: RigDevice?
  }

  @Test func `A rig, its server and its devices end with their world`() {
    let remains = Remains()
    let outcome = Simulator(seed: 1).run { world in
      let rig = SyncRig(ShippedEngine(), devices: 2, in: world, link: .instant)
      (remains.rig, remains.server, remains.device) = (rig, rig.server, rig.devices[0])
      rig.start()
      try await rig.pass(.seconds(60))
      try await rig.finish()
    }
    #expect(outcome.verdict == .passed)
    #expect(remains.rig == nil && remains.server == nil && remains.device == nil)
  }
}
