// Planted: commits that tell writers too early.

import Simulation

/// `journal-missing-sync`: what is written is taken for what is safe.
struct CommitBeforeSync: BatchCommit {
  func commit(
    _ batch: JournalBatch, to disk: SimulatedDisk, acknowledge: () -> Void
  ) async throws(DiskError) {
    try await disk.write(Array(batch.frames.joined()), to: batch.log, at: batch.offset)
    acknowledge()
    try await disk.sync(batch.log)
    try await disk.write(batch.head.bytes, to: batch.log, at: batch.head.place)
    try await disk.sync(batch.log)
  }
}

/// `journal-ack-before-last-batch`: a batch goes to the disk in parts, and writers hear of it before the last part.
struct CommitBeforeLastPart: BatchCommit {
  func commit(
    _ batch: JournalBatch, to disk: SimulatedDisk, acknowledge: () -> Void
  ) async throws(DiskError) {
    let first = Array(batch.frames.dropLast().joined())
    if !first.isEmpty {
      try await disk.write(first, to: batch.log, at: batch.offset)
      try await disk.sync(batch.log)
    }
    acknowledge()
    try await disk.write(batch.frames.last ?? [], to: batch.log, at: batch.offset + first.count)
    try await disk.sync(batch.log)
    try await disk.write(batch.head.bytes, to: batch.log, at: batch.head.place)
    try await disk.sync(batch.log)
  }
}
