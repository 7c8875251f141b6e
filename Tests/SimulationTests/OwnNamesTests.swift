// A program with its own types World, Service or Probe can still use the library's types by the module's
// name.

import Simulation
import Testing

private struct World { let name: String }
private struct Service { let port: Int }
private struct Connection { let isOpen: Bool }
private enum Probe { case heat }

@Suite struct OwnNamesTests {
  @Test func `The library's types are accessible beside types of the same name`() throws {
    let probe = Simulation.Probe(.reachable, "it was asked")
    let outcome = Simulator(seed: 1, probes: [probe]).run { (world: Simulation.World) in
      let echo: Simulation.Service<Int, Int> = world.process("server").serve("echo") { $0 }
      let phone: Simulation.SimulatedProcess = world.process("phone")
      let connection: Simulation.Connection<Int, Int> = world.connect(phone, to: echo)
      world.probes.reachable("it was asked")
      return try await connection.send(7, label: "seven", timeout: .seconds(1))
    }
    #expect(outcome.value == 7)
    #expect(outcome.probes.rows["it was asked"]?.looks == 1)
    #expect(World(name: "ours").name == "ours" && Service(port: 1).port == 1)
    #expect(Connection(isOpen: true).isOpen && Probe.heat == .heat)
  }
}
