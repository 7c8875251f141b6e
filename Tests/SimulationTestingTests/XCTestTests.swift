// Explorations in tests of XCTest. A failure at the line of the call is shown by the tutorial, which runs in
// continuous integration.

import Simulation
import SimulationTesting
import XCTest

final class XCTestTests: XCTestCase {
  func testACleanProgramPasses() async throws {
    let report = try await explore(seeds: 1...20, database: .none) { world in
      let balance = await overdraw(world, isCareful: true)
      world.expect(balance >= 0, "overdrawn: \(balance)")
    }
    XCTAssertEqual(report.seeds, 20)
  }
}
