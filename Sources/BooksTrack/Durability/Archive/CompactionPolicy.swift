// The decision when to replace the log by a new snapshot.
//
// While a snapshot is written, the old snapshot, the log and the new snapshot are on the disk. To limit them
// to three times the size of the library, compaction begins when the old snapshot and the log exceed 1.6
// times that size; the rest is for commits during the compaction.

/// The conditions for a compaction of a library's files.
public struct CompactionPolicy: Hashable, Sendable {
  /// The maximum size of snapshot and log together, in hundredths of the live data.
  public var hundredthsOfLiveData: Int
  /// The minimum size of snapshot and log for a compaction, in bytes; small libraries are not compacted.
  public var minimumBytes: Int
  /// The number of bytes of rows that are encoded before other commits may run.
  public var bytesAtATime: Int

  /// Creates a policy.
  public init(hundredthsOfLiveData: Int = 160, minimumBytes: Int = 64 << 10, bytesAtATime: Int = 64 << 10) {
    self.hundredthsOfLiveData = hundredthsOfLiveData
    self.minimumBytes = minimumBytes
    self.bytesAtATime = bytesAtATime
  }

  /// Returns true if files of that size are due for compaction, given the size of the live data.
  func isDue(files: Int, live: Int) -> Bool {
    guard files > minimumBytes else { return false }
    let (scaled, isHuge) = live.multipliedReportingOverflow(by: hundredthsOfLiveData)
    return !isHuge && files > scaled / 100
  }
}
