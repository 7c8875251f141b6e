// The platform of a simulated machine for the stack: calendar time, randomness, storage.

package import BooksTrack
package import BooksTrackAPI
package import Simulation

/// The calendar of a simulated machine.
package struct SimulatedWallTime: WallTime {
  private let clock: VirtualClock

  /// The start of every world, 2025-11-01T00:00:00Z.
  package static let beginning = Timestamp(milliseconds: 1_761_955_200_000)

  /// Creates the calendar of a machine with that clock.
  package init(_ clock: VirtualClock) { self.clock = clock }

  package func now() -> Timestamp {
    Self.beginning.advanced(byMilliseconds: clock.now.nanoseconds / 1_000_000)
  }
}

/// Random numbers for the stack, from a named stream of its machine.
package struct SimulatedRandomness: RandomSource {
  private let stream: RecordedStream

  /// Creates a source that draws from a stream.
  package init(_ stream: RecordedStream) { self.stream = stream }

  package func below(_ bound: Int) -> Int { stream.below(bound) }
}

/// A storage whose commits take time: each is a named point of the world.
///
/// It stores nothing, so a reader who has it must not be killed.
package struct SimulatedStorage: Storage {
  private let process: SimulatedProcess

  /// Creates the storage of a machine.
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

/// Wraps a storage and adds every successful commit to the digest of a world.
package struct RecordedStorage: Storage {
  private let storage: any Storage
  private let world: World

  /// Creates a wrapper of a storage.
  package init(_ storage: any Storage, in world: World) {
    self.storage = storage
    self.world = world
  }

  package func append(_ transaction: Transaction) async throws(StorageError) {
    try await storage.append(transaction)
    // After the point: points are released one at a time, so the order of records is fixed.
    world.record(StoredTransaction(transaction))
  }
}

/// The same for an archive: the transaction is serialized once for file and digest.
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
  /// Adds a transaction to the digest.
  package func record(_ transaction: StoredTransaction) {
    var digest = Digest()
    digest.absorb(transaction)
    record(digest.value)
  }
}
