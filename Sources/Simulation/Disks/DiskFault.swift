// The kinds of disk faults.

/// The kinds of fault that a simulated disk consults at the site `disk <machine>`.
///
/// ```swift
/// let plan = FaultPlan.drawn([
///   FaultRate(DiskFault.lostWrite, firesPerTenThousand: 3_000),
///   FaultRate(DiskFault.corruptRead, enabledPerTenThousand: 2_000, firesPerTenThousand: 50),
/// ])
/// ```
public enum DiskFault {
  /// Consulted at each write that extends a file: fails it with `DiskError.full`.
  public static let full = FaultKind("disk.full")
  /// Consulted at each write: fails it with `DiskError.writeFailed`. As with `full`, some leading sectors may
  /// have been written.
  public static let writeError = FaultKind("disk.write-error")
  /// Consulted at each read of at least one byte: flips one bit, for this read only or for good.
  public static let corruptRead = FaultKind("disk.corrupt-read")
  /// Consulted at each sync: delays it by up to four seconds.
  public static let slowSync = FaultKind("disk.slow-sync")
  /// Consulted at a power loss for each unsynced change of a file: loses it.
  public static let lostWrite = FaultKind("disk.lost-write")
  /// Consulted at a power loss for each unsynced write that is not lost: omits some of its sectors.
  public static let tornWrite = FaultKind("disk.torn-write")
  /// Consulted at a power loss if there are unsynced directory operations: loses some of the last ones.
  public static let lostEntry = FaultKind("disk.lost-entry")

  /// All kinds, sorted by name.
  public static let all = [corruptRead, full, lostEntry, lostWrite, slowSync, tornWrite, writeError]
}
