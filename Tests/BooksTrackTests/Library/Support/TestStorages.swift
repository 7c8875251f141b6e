// Storages that suspend, hold, fail and remember.

import BooksTrack

/// Remembers every transaction; fails where it is told to; lets others run while it writes.
actor ScriptedStorage: Storage {
  /// What was made durable.
  private(set) var log: [Transaction] = []
  /// How often `append` has been called.
  private(set) var calls = 0
  private var isWriting = false
  /// Whether a call came while another was under way.
  private(set) var sawOverlap = false
  private let yields: Int
  private let failures: [Int: StorageError]

  /// - Parameters:
  ///   - yields: how often `append` gives way before it returns.
  ///   - failures: the error of the n-th call, counted from 1.
  init(yields: Int = 0, failures: [Int: StorageError] = [:]) {
    self.yields = yields
    self.failures = failures
  }

  func append(_ transaction: Transaction) async throws(StorageError) {
    calls += 1
    let call = calls
    if isWriting { sawOverlap = true }
    isWriting = true
    for _ in 0..<yields { await Task.yield() }
    isWriting = false
    if let failure = failures[call] { throw failure }
    log.append(transaction)
  }
}

/// Holds every `append` until the test lets it go.
actor HeldStorage: Storage {
  private(set) var log: [Transaction] = []
  private var held: [CheckedContinuation<StorageError?, Never>] = []
  private var arrivals: [CheckedContinuation<Void, Never>] = []

  func append(_ transaction: Transaction) async throws(StorageError) {
    let failure = await withCheckedContinuation { continuation in
      held.append(continuation)
      for arrival in arrivals { arrival.resume() }
      arrivals = []
    }
    if let failure { throw failure }
    log.append(transaction)
  }

  /// Returns when an `append` is held.
  func untilHeld() async {
    guard held.isEmpty else { return }
    await withCheckedContinuation { arrivals.append($0) }
  }

  /// Lets the held `append` go, well or with that error.
  func release(_ failure: StorageError? = nil) async {
    await untilHeld()
    held.removeFirst().resume(returning: failure)
  }
}

/// Returns when that many commits stand in line.
func untilWaiting(_ count: Int, at store: LibraryStore) async {
  while await store.waitingCommits != count { await Task.yield() }
}
