// The files of a load run's readers: what they hold at the end of a life is looked at, and then they take no
// memory.

import Simulation
import Testing

@testable import Hunt
@testable import LabWorld
@testable import LoadRun

@Suite struct CellDiskTests {
  private static func fixture(_ storage: LoadConfiguration.StorageKind = .files) -> CellFixture {
    var configuration = LoadRunTests.small
    configuration.users = 3
    configuration.books = 30
    configuration.storage = storage
    return CellFixture(configuration, sharing: LoadRunTests.fixture)
  }

  /// The most that the disks of a cell held, and what they held at its end.
  private static func bytesOnDisks(_ storage: LoadConfiguration.StorageKind) throws -> (most: Int, end: Int) {
    let cell = Cell(number: 0, on: fixture(storage))
    let outcome = Simulator(seed: 3).run { world in
      let life = world.root.start("cell") { try await cell.live(in: world) }
      var most = 0
      for _ in 0..<240 {
        try await world.root.pass(.seconds(15), "look")
        most = max(most, world.bytesOnDisks)
      }
      _ = try await life.value
      return (most, world.bytesOnDisks)
    }
    return try #require(outcome.value)
  }

  @Test func `LAB-2: the disk of a reader who is finished takes no memory`() throws {
    let bytes = try Self.bytesOnDisks(.files)
    #expect(bytes.most > 10_000)
    #expect(bytes.end == 0)
  }

  @Test func `LAB-2: a library that is not stored is on no disk`() throws {
    #expect(try Self.bytesOnDisks(.volatile).most == 0)
  }

  @Test func `IMP-11: files that lose the last transaction violate the clause for every reader`() {
    var fixture = Self.fixture()
    #expect(Cell(number: 0, on: fixture).run().figures.violations == [])
    fixture.files = { FileDefect.hidesLastByte.around(SimulatedFiles(process: $0)) }
    let violations = Cell(number: 0, on: fixture).run().figures.violations
    #expect(Set(violations.map(\.place)) == ["reader 0", "reader 1", "reader 2"])
    for violation in violations {
      #expect(violation.clause == "IMP-11")
      #expect(violation.complaint.hasPrefix("the files hold another library than the app at the end: "))
    }
  }
}
