// What a simulated machine hands to the stack in place of the platform: calendar time, randomness, storage.

package import BooksTrack
package import BooksTrackAPI
package import Simulation

/// The calendar of a simulated machine.
package struct SimulatedWallTime: WallTime {
  private let clock: VirtualClock

  /// Every world begins at 2025-11-01T00:00:00Z.
  package static let beginning = Timestamp(milliseconds: 1_761_955_200_000)

  /// Makes the calendar of a machine with that clock.
  package init(_ clock: VirtualClock) { self.clock = clock }

  package func now() -> Timestamp {
    Self.beginning.advanced(byMilliseconds: clock.now.nanoseconds / 1_000_000)
  }
}

/// Random numbers for the stack, from a named stream of its machine.
package struct SimulatedRandomness: RandomSource {
  private let stream: RecordedStream

  /// Makes a source that draws from the stream.
  package init(_ stream: RecordedStream) { self.stream = stream }

  package func below(_ bound: Int) -> Int { stream.below(bound) }
}

/// A storage that takes its time: each commit is a named point of the world.
///
/// It keeps nothing, so a reader who has it must not be killed; what survives a kill is another storage's
/// business.
package struct SimulatedStorage: Storage {
  private let process: SimulatedProcess

  /// Makes the storage of a machine.
  package init(_ process: SimulatedProcess) { self.process = process }

  package func append(_ transaction: Transaction) async throws(StorageError) {
    let written = Duration.milliseconds(2) + .microseconds(40) * transaction.changes.count
    do {
      try await process.pass(written, "commit \(transaction.sequence) \(transaction.origin.text)")
    } catch {
      throw .cancelled
    }
  }
}

/// Goes around a storage and makes every commit that it has taken part of the digest of a world.
package struct RecordedStorage: Storage {
  private let storage: any Storage
  private let world: World

  /// Makes what goes around that storage.
  package init(_ storage: any Storage, in world: World) {
    self.storage = storage
    self.world = world
  }

  package func append(_ transaction: Transaction) async throws(StorageError) {
    try await storage.append(transaction)
    // Behind the point: what is released one at a time is recorded in one order.
    world.record(StoredTransaction(transaction))
  }
}

/// The same around an archive, whose files hold a transaction as it is digested: it is written once for both.
package struct RecordedArchive: Storage {
  package let archive: LibraryArchive
  package let world: World

  package init(archive: LibraryArchive, world: World) {
    self.archive = archive
    self.world = world
  }

  package func append(_ transaction: Transaction) async throws(StorageError) {
    let stored = StoredTransaction(transaction)
    try await archive.append(stored)
    world.record(stored)
  }
}

extension World {
  /// Makes a transaction part of the digest.
  package func record(_ transaction: StoredTransaction) {
    var digest = Digest()
    digest.absorb(transaction)
    record(digest.value)
  }
}
