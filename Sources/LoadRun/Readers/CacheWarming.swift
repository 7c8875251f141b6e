// Earlier readers, who have sent some of the queries that the readers of the run will send, so that the
// backend has the answers in its cache. They are not counted.

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

  /// The number of concurrent queries.
  private static let crowd = 64

  /// Sends a share of the first queries for the works of some readers.
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

  /// Returns the first query of the app for some of a reader's works.
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
