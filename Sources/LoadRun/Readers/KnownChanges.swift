// When each device knew a change of another one: every commit of a device is compared with the changes that
// it does not know yet.

import BooksTrack
import Simulation

/// A change of one device that another one has to show.
struct ExpectedChange: Sendable {
  /// The number of the change among those of the reader.
  let number: Int
  /// A description of the change for people.
  let text: String
  /// The end of the commit, in nanoseconds of the world.
  let made: Int64
  /// True if the device that made it and the one that waits were on and online then, and for a minute.
  var isOnline = true
  let isShown: @Sendable (Change) -> Bool
}

/// The changes that a device waits for.
///
/// `@unchecked Sendable`: used only on the thread of its world.
final class KnownChanges: @unchecked Sendable {
  private var expected: [ExpectedChange] = []
  /// Called for each change that the device shows, with the time of the commit.
  var shown: (ExpectedChange, Int64) -> Void = { _, _ in }

  /// Waits for a change of another device.
  func expect(_ change: ExpectedChange) { expected.append(change) }

  /// The changes that the device does not show.
  var missing: [ExpectedChange] { expected }

  /// Compares a commit of the device with the expected changes.
  func note(_ transaction: Transaction, at time: Int64) {
    guard transaction.origin == .sync, !expected.isEmpty else { return }
    for change in transaction.changes {
      guard let place = expected.firstIndex(where: { $0.isShown(change) }) else { continue }
      shown(expected.remove(at: place), time)
    }
  }
}

/// A storage that compares every commit with what the device waits for.
struct WatchedStorage: Storage {
  let storage: any Storage
  let known: KnownChanges
  let clock: VirtualClock

  func append(_ transaction: Transaction) async throws(StorageError) {
    try await storage.append(transaction)
    known.note(transaction, at: clock.now.nanoseconds)
  }
}
