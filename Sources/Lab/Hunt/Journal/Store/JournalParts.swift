// The parts of a journal that decide when what is safe. Each is a component, so that a planted bug is another
// component and the right one knows nothing of it.

import Simulation

/// Records that become safe together.
struct JournalBatch: Sendable {
  let log: String
  let offset: Int
  let frames: [[UInt8]]
  /// The promise that covers them.
  let head: JournalHead
}

/// Writes batches.
protocol BatchCommit: Sendable {
  /// Writes a batch and acknowledges it to those who wait for it.
  ///
  /// - Throws: What the disk throws; the batch then counts as not written.
  func commit(_ batch: JournalBatch, to disk: SimulatedDisk, acknowledge: () -> Void) async throws(DiskError)
}

/// A snapshot and the log behind it, in place of the log before it.
struct JournalSwitch: Sendable {
  let snapshot: JournalSnapshot
  let oldLog: String?

  var newLog: String { JournalFiles.log(snapshot.generation) }
}

/// Puts a snapshot into place.
protocol SnapshotSwitch: Sendable {
  /// Begins a new generation.
  ///
  /// - Throws: What the disk throws; unless that is `.cancelled`, the old generation goes on.
  func perform(_ change: JournalSwitch, on disk: SimulatedDisk) async throws(DiskError)
}

/// Of which parts a journal is made.
struct JournalParts: Sendable {
  var check: any FrameCheck = SealedFrames()
  var commit: any BatchCommit = SyncedCommit()
  var snapshots: any SnapshotSwitch = SyncedSwitch()
}

/// The names of a journal's files.
enum JournalFiles {
  static let snapshot = "snapshot"
  static let newSnapshot = "snapshot.new"
  static func log(_ generation: Int) -> String { "log-\(generation)" }
}

/// Frames, sync, promise, sync; and only then is anybody told.
struct SyncedCommit: BatchCommit {
  func commit(
    _ batch: JournalBatch, to disk: SimulatedDisk, acknowledge: () -> Void
  ) async throws(DiskError) {
    try await disk.write(Array(batch.frames.joined()), to: batch.log, at: batch.offset)
    try await disk.sync(batch.log)
    try await disk.write(batch.head.bytes, to: batch.log, at: batch.head.place)
    try await disk.sync(batch.log)
    acknowledge()
  }
}

/// The new log and the new snapshot are safe before the snapshot gets its name, and the name is safe before the old
/// log goes.
struct SyncedSwitch: SnapshotSwitch {
  func perform(_ change: JournalSwitch, on disk: SimulatedDisk) async throws(DiskError) {
    try await disk.put(JournalHead.emptyLog(generation: change.snapshot.generation), as: change.newLog)
    try await disk.sync(change.newLog)
    try await disk.put(change.snapshot.bytes, as: JournalFiles.newSnapshot)
    try await disk.sync(JournalFiles.newSnapshot)
    try await disk.rename(JournalFiles.newSnapshot, to: JournalFiles.snapshot)
    try await disk.syncDirectory()
    if let oldLog = change.oldLog { try await disk.delete(oldLog) }
  }
}

extension SimulatedDisk {
  /// Writes a whole file, in place of one that may be left from an attempt that failed.
  func put(_ bytes: [UInt8], as file: String) async throws(DiskError) {
    if try await exists(file) { try await delete(file) }
    try await write(bytes, to: file, at: 0)
  }
}
