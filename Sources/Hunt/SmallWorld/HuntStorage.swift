// Watches a device's storage from outside the stack: what was handed over, what was acknowledged, and what a
// relaunch finds.

import BooksTrack
import BooksTrackAPI
import Simulation

/// A device's storage, watched: acknowledged transactions are recorded, as they must survive any crash.
struct HuntStorage: Storage {
  let storage: any Storage
  let device: HuntDevice
  let launch: Int

  func append(_ transaction: Transaction) async throws(StorageError) {
    // A former run of the app cannot write any more.
    guard launch == device.launch else { throw .unavailable }
    device.memory.begin(transaction)
    do {
      try await storage.append(transaction)
    } catch {
      if launch == device.launch { device.refused(transaction, error) }
      throw error
    }
    guard launch == device.launch else { return }
    device.acknowledged(transaction)
  }
}

/// The acknowledged transactions of a device, kept outside the device so that no crash loses them.
struct StorageMemory: Sendable {
  /// The library after each acknowledged transaction, from the empty one on, built from the transactions
  /// alone.
  private(set) var versions: [Library]
  /// The transaction handed over last, if not acknowledged: it may or may not survive a crash.
  private(set) var open: Transaction?

  init(_ empty: Library) { versions = [empty] }

  /// The library that the storage must contain.
  var library: Library { versions[versions.count - 1] }

  mutating func begin(_ transaction: Transaction) { open = transaction }

  /// Drops the open transaction, which was refused for good and must not be stored.
  mutating func refuse() { open = nil }

  /// Adds an acknowledged transaction, which must survive any crash.
  mutating func keep(_ transaction: Transaction) throws(SequenceGap) {
    var next = library
    try next.apply(transaction)
    versions.append(next)
    open = nil
  }

  /// The result of a relaunch.
  enum Finding: Sendable {
    /// Exactly the acknowledged transactions.
    case acknowledged
    /// Also the transaction in progress when the device stopped.
    case alsoOpen(Transaction)
    /// Fewer than the acknowledged transactions.
    case lost(from: UInt64, to: UInt64)
    /// A library that was never written.
    case unknown
  }

  func judge(_ found: Library) -> Finding {
    if found == library { return .acknowledged }
    if let open {
      var next = library
      if (try? next.apply(open)) != nil, next == found { return .alsoOpen(open) }
    }
    let known = versions.contains { $0 == found }
    return known ? .lost(from: library.sequence, to: found.sequence) : .unknown
  }
}
