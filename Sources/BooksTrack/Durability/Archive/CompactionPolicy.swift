// When the log is worth a new snapshot.
//
// While a new snapshot is written there are three things on the medium: the old one, the log, and the new
// one. So that they take no more than three times what the library itself takes, the first two may take up to
// 1.6 times as much before it begins; what is left is for commits that come meanwhile.

/// When a library's log is replaced by a snapshot.
public struct CompactionPolicy: Hashable, Sendable {
  /// How much snapshot and log may take together, in hundredths of the live data.
  public var hundredthsOfLiveData: Int
  /// Below that many bytes of snapshot and log, nothing is done: small libraries are not worth it.
  public var minimumBytes: Int
  /// How many bytes of rows are encoded between two chances for commits.
  public var bytesAtATime: Int

  /// Makes a policy.
  public init(hundredthsOfLiveData: Int = 160, minimumBytes: Int = 64 << 10, bytesAtATime: Int = 64 << 10) {
    self.hundredthsOfLiveData = hundredthsOfLiveData
    self.minimumBytes = minimumBytes
    self.bytesAtATime = bytesAtATime
  }

  /// Whether so many bytes of files are too many for so many bytes of live data.
  func isDue(files: Int, live: Int) -> Bool {
    guard files > minimumBytes else { return false }
    let (scaled, isHuge) = live.multipliedReportingOverflow(by: hundredthsOfLiveData)
    return !isHuge && files > scaled / 100
  }
}
