// Where a device's commits go, and how a device comes back from what is there. Both are watched from outside
// the stack: what was handed over, what was acknowledged, and what a relaunch finds.

import BooksTrack
import BooksTrackAPI
import Simulation

/// A device's storage, watched: what it acknowledges is kept in mind, to be found again after any crash.
struct HuntStorage: Storage {
  let storage: any Storage
  let device: HuntDevice
  let launch: Int

  func append(_ transaction: Transaction) async throws(StorageError) {
    // An app that should have ended cannot write any more.
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

/// What a device's storage has acknowledged, kept outside the device, so that no crash loses it.
struct StorageMemory: Sendable {
  /// The library after each acknowledged transaction, the empty one first; made from the transactions alone.
  private(set) var versions: [Library]
  /// What was handed over last and not acknowledged: it may be there after a crash, or not.
  private(set) var open: Transaction?

  init(_ empty: Library) { versions = [empty] }

  /// The library as the storage must have it.
  var library: Library { versions[versions.count - 1] }

  mutating func begin(_ transaction: Transaction) { open = transaction }

  /// It was refused for good: it must not turn up.
  mutating func refuse() { open = nil }

  /// It is there after any crash.
  mutating func keep(_ transaction: Transaction) throws(SequenceGap) {
    var next = library
    try next.apply(transaction)
    versions.append(next)
    open = nil
  }

  /// What a relaunch has found.
  enum Finding: Sendable {
    /// Exactly what was acknowledged.
    case acknowledged
    /// And what was under way when the device stopped.
    case alsoOpen(Transaction)
    /// Less than that.
    case lost(from: UInt64, to: UInt64)
    /// A transaction that was never handed over.
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
