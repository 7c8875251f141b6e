// Planted: `journal-short-snapshot`. The snapshot is made while the newest record is still on its way into it.

import Simulation

/// Puts a snapshot into place that lacks the last record.
struct SwitchToShortSnapshot: SnapshotSwitch {
  func perform(_ change: JournalSwitch, on disk: SimulatedDisk) async throws(DiskError) {
    let short = JournalSnapshot(
      generation: change.snapshot.generation, records: Array(change.snapshot.records.dropLast()))
    try await SyncedSwitch().perform(JournalSwitch(snapshot: short, oldLog: change.oldLog), on: disk)
  }
}
