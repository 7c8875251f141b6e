// A backup of an app's files, and the loss when one is restored or the files are removed.

import BooksTrack
import LabWorld
import Simulation

/// The files of an app at some time, and the state of the oracles then.
struct DeviceBackup {
  let image: DiskImage
  let memory: StorageMemory
  /// The number of events that the oracles had received.
  let eventCount: Int
}

/// A loss of an app's files.
struct FileLoss {
  let kind: FaultKind
  /// The sign that the app has recovered from it.
  let sign: RecoverySign
  /// The sequence of the last transaction before the loss.
  let highest: UInt64
}
