// What can go wrong with a disk, by name.

/// The kinds of fault that a simulated disk consults, at the site `disk <machine>`.
///
/// ```swift
/// let plan = FaultPlan.drawn([
///   FaultRate(DiskFault.lostWrite, firesPerTenThousand: 3_000),
///   FaultRate(DiskFault.corruptRead, enabledPerTenThousand: 2_000, firesPerTenThousand: 50),
/// ])
/// ```
public enum DiskFault {
  /// Asked once for each write that makes a file longer: it ends with `DiskError.full`.
  public static let full = FaultKind("disk.full")
  /// Asked once for each write: it ends with `DiskError.writeFailed`. Some first sectors may have arrived,
  /// here as there.
  public static let writeError = FaultKind("disk.write-error")
  /// Asked once for each read that has bytes to give: one bit is wrong, this once or from now on.
  public static let corruptRead = FaultKind("disk.corrupt-read")
  /// Asked once for each sync: it takes up to four seconds longer.
  public static let slowSync = FaultKind("disk.slow-sync")
  /// Asked at a power loss once for each unsynced change of a file: it never reached the medium.
  public static let lostWrite = FaultKind("disk.lost-write")
  /// Asked at a power loss once for each unsynced write that is not lost: only some of its sectors arrived.
  public static let tornWrite = FaultKind("disk.torn-write")
  /// Asked at a power loss if directory operations are unsynced: some of the last of them never happened.
  public static let lostEntry = FaultKind("disk.lost-entry")

  /// All of them, by name.
  public static let all = [corruptRead, full, lostEntry, lostWrite, slowSync, tornWrite, writeError]
}
