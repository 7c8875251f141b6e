// A backup of an app's files, and what is gone when one is restored or a file is taken away.

import BooksTrack
import LabWorld
import Simulation

/// The files of an app at some moment, and what was known of it then.
struct DeviceBackup {
  let image: DiskImage
  let memory: StorageMemory
  /// How many events the oracles had been told.
  let told: Int
}

/// What was taken away from an app's files.
struct FileLoss {
  let kind: FaultKind
  /// What will show that the app has got over it.
  let sign: RecoverySign
  /// The last transaction that was there.
  let highest: UInt64
}
