// One differential life, on either ground.

import BooksTrack
import Simulation

/// Lives the same life in a simulated world and on this machine.
struct DifferentialRun: Sendable {
  private let fixture: DifferentialFixture

  /// Runs on that stage.
  init(_ fixture: DifferentialFixture) { self.fixture = fixture }

  /// In a world of that seed, under a schedule.
  func simulated(
    seed: UInt64, schedule: any Schedule = ArrivalOrder()
  ) -> Outcome<LibraryAsSeen> {
    Simulator(seed: seed, schedule: schedule).run { [fixture] world in
      let (phone, platform) = DifferentialPlatform.simulated(fixture, in: world)
      let life = DifferentialScript(fixture: fixture, platform: platform)
      return LibraryAsSeen(try await phone.start("life") { try await life.live() }.value)
    }
  }

  /// On this machine: threads, a directory, and a clock that goes faster by that factor.
  ///
  /// - Throws: The errors of the life.
  @concurrent
  func real(directory: String, faster: Int = 200) async throws -> LibraryAsSeen {
    let platform = DifferentialPlatform.real(fixture, directory: directory, faster: faster)
    return LibraryAsSeen(try await DifferentialScript(fixture: fixture, platform: platform).live())
  }
}
