// Readers who were there before a run begins: they have asked for some of the books that the readers of the
// run will ask for, so that the backend has them in its cache. What they did is not counted.

import BooksTrack
import BooksTrackAPI
import BooksTrackBackend
import LabWorld
import Simulation
import Synthesis

/// Warms the cache of a cell's backend.
struct CacheWarming: Sendable {
  let fixture: CellFixture
  let edge: BackendEdge
  let process: SimulatedProcess

  /// How many questions are under way at the same time.
  private static let crowd = 64

  /// Asks a share of the first questions that the works of those readers lead to.
  func ask(like readers: Range<Int>) async throws {
    var requests: [HTTPRequest] = []
    for reader in readers { requests += try await questions(ofReader: reader) }
    try await withThrowingTaskGroup(of: Void.self) { group in
      for first in 0..<Self.crowd {
        group.addTask { [requests] in
          for place in stride(from: first, to: requests.count, by: Self.crowd) {
            try Task.checkCancellation()
            _ = await edge.server.handle(requests[place])
          }
        }
      }
      try await group.waitForAll()
    }
  }

  /// What the app would ask first for some of the reader's works.
  private func questions(ofReader reader: Int) async throws -> [HTTPRequest] {
    let library = fixture.library(ofReader: reader)
    let platform = AppPlatform(
      clock: process.clock, wallTime: SimulatedWallTime(process.clock), transport: NoNetwork(),
      connectivity: NoNetwork())
    let app = App(Library(replica: 1), in: VolatileStorage(), on: platform)
    var source = BytesSource(library.export, chunkSize: 1 << 16)
    _ = try await app.importer.run(&source, fileName: library.fileName)
    let imported = await app.library
    var stream = fixture.stream("warmth", ofReader: reader)
    return imported.works.compactMap { work in
      guard stream.chance(fixture.configuration.cacheWarmth, in: 100) else { return nil }
      return EnrichmentSubject(work.id, in: imported)?.queries(fixture.configuration.titles.rules).first?
        .request
    }
  }
}
