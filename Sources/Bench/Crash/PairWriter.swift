// The process that a crash test kills: it opens a library in real files and commits until it ends.
//
// A line is written only after a commit has returned, so the lines list the acknowledged commits, and only
// the commit in progress at the kill is unknown.

import BooksTrack
import BooksTrackAPI
import LabWorld

/// The storage of a writer.
package enum PairStorage: Sendable {
  /// The storage of the shipped stack.
  case shipped
  /// A planted bug: commits are acknowledged at once, and written eight at a time.
  case acknowledgesEarly
}

/// Commits seeded transactions to a library in a directory.
package struct PairWriter: Sendable {
  private let directory: String
  private let seed: UInt64
  private let storage: PairStorage

  /// Creates a writer.
  package init(_ directory: String, seed: UInt64, storage: PairStorage = .shipped) {
    self.directory = directory
    self.seed = seed
    self.storage = storage
  }

  /// Compacts every few dozen commits.
  static let eagerly = CompactionPolicy(hundredthsOfLiveData: 130, minimumBytes: 4_096, bytesAtATime: 4_096)

  /// Opens the library and commits up to a transaction, or until the process ends, while the files are
  /// compacted concurrently.
  ///
  /// - Parameter say: Writes a line; the line must be outside of the process when this returns.
  /// - Throws: `DirectoryError`, `LibraryOpenError`, `StorageError`, or what `say` throws.
  package func run(
    until last: UInt64 = .max, _ say: @escaping @Sendable (String) throws -> Void
  ) async throws {
    let opened = try await LibraryArchive.open(
      try DirectoryFiles.open(directory), replica: 1, policy: Self.eagerly)
    let archive = opened.archive
    let kept: any Storage =
      switch storage {
      case .shipped: archive
      case .acknowledgesEarly: EarlyStorage(archive)
      }
    let store = LibraryStore(library: opened.library, storage: kept, wallTime: StillTime())
    try say(CrashLine.opened(opened.library.sequence).text)
    try await withThrowingTaskGroup(of: Void.self) { group in
      group.addTask { try await archive.run(store) }
      var pairs = StampedPairs(seed: seed)
      pairs.advance(to: opened.library.sequence)
      while pairs.sequence < last {
        let step = pairs.advance()
        try await store.commit(.edit("pair")) { step.apply(to: &$0) }
        let digest = step.digest(in: await store.snapshot)
        try say(CrashLine.committed(pairs.sequence, digest: digest).text)
        // Commits need not suspend, so this gives compaction a turn.
        await Task.yield()
      }
      group.cancelAll()
    }
  }
}

/// A calendar that does not advance, so that the output depends on the seed alone.
private struct StillTime: WallTime {
  func now() -> Timestamp { SimulatedWallTime.beginning }
}

/// A planted bug, to test that the crash test can fail.
private actor EarlyStorage: Storage {
  private let archive: LibraryArchive
  private var waiting: [Transaction] = []

  init(_ archive: LibraryArchive) { self.archive = archive }

  func append(_ transaction: Transaction) async throws(StorageError) {
    waiting.append(transaction)
    guard waiting.count == 8 else { return }
    for transaction in waiting { try await archive.append(transaction) }
    waiting = []
  }
}
