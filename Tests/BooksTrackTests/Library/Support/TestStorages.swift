// Storages that suspend, hold back, fail and record.

import BooksTrack

/// Records every transaction, fails at given calls, and yields while it writes.
actor ScriptedStorage: Storage {
  /// The durable transactions.
  private(set) var log: [Transaction] = []
  /// The number of calls of `append`.
  private(set) var calls = 0
  private var isWriting = false
  /// True if calls overlapped.
  private(set) var sawOverlap = false
  private let yields: Int
  private let failures: [Int: StorageError]

  /// - Parameters:
  ///   - yields: The number of times `append` yields before it returns.
  ///   - failures: The error of the n-th call, counted from 1.
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

/// Holds every `append` until the test releases it.
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

  /// Returns once an `append` is held.
  func untilHeld() async {
    guard held.isEmpty else { return }
    await withCheckedContinuation { arrivals.append($0) }
  }

  /// Releases the held `append`, with that error if any.
  func release(_ failure: StorageError? = nil) async {
    await untilHeld()
    held.removeFirst().resume(returning: failure)
  }
}

/// Returns once that many commits wait in line.
func untilWaiting(_ count: Int, at store: LibraryStore) async {
  while await store.waitingCommits != count { await Task.yield() }
}
