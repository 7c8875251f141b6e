// Planted: snapshots that are put into place before they, or their names, are safe.

import Simulation

/// `journal-rename-before-sync`: the snapshot has its name before it has its content.
struct SwitchBeforeSync: SnapshotSwitch {
  func perform(_ change: JournalSwitch, on disk: SimulatedDisk) async throws(DiskError) {
    try await disk.put(JournalHead.emptyLog(generation: change.snapshot.generation), as: change.newLog)
    try await disk.sync(change.newLog)
    try await disk.put(change.snapshot.bytes, as: JournalFiles.newSnapshot)
    try await disk.rename(JournalFiles.newSnapshot, to: JournalFiles.snapshot)
    try await disk.syncDirectory()
    try await disk.sync(JournalFiles.snapshot)
    if let oldLog = change.oldLog { try await disk.delete(oldLog) }
  }
}

/// `journal-no-directory-sync`: a rename is taken for safe because it is atomic.
struct SwitchWithoutDirectorySync: SnapshotSwitch {
  func perform(_ change: JournalSwitch, on disk: SimulatedDisk) async throws(DiskError) {
    try await disk.put(JournalHead.emptyLog(generation: change.snapshot.generation), as: change.newLog)
    try await disk.sync(change.newLog)
    try await disk.put(change.snapshot.bytes, as: JournalFiles.newSnapshot)
    try await disk.sync(JournalFiles.newSnapshot)
    try await disk.rename(JournalFiles.newSnapshot, to: JournalFiles.snapshot)
    if let oldLog = change.oldLog { try await disk.delete(oldLog) }
  }
}
