// A library's files, open: where a store's commits go.
//
//     let opened = try await LibraryArchive.open(files, replica: 1)
//     let store = LibraryStore(library: opened.library, storage: opened.archive, wallTime: clock)
//     …
//     try await opened.archive.run(store)      // beside the rest: keeps the files small
//
// A commit is one record at the end of the newest log: one write, one sync. Nothing that is already safe is
// ever written again, but for cutting off what a failed write has left.
//
// What a failure means. A write that fails (no room) is cut off again, and the next commit goes ahead. A sync
// that fails is another matter: it is unknown what is safe, and the system may call the next sync a success
// without having written what this one could not. After that the archive takes no more commits; the next
// recovery finds out what the files hold. If what has been written cannot be cut off, the next commit tries
// again before anything else, and only in this one case may a commit that threw be there after a crash.

/// Keeps the commits of one library in files. One archive for one library at a time.
public actor LibraryArchive {
  /// Whether a commit may be written.
  enum Condition: Hashable {
    case ready
    /// What stands behind the end of the current log has to go first.
    case mustMend
    /// A sync has failed.
    case broken(reason: String)
  }

  let files: any LibraryFiles
  let policy: CompactionPolicy
  let replica: UInt32
  let version: UInt16

  var condition = Condition.ready
  /// What has to be done to the files before the first commit.
  var preparation: Preparation?
  /// The log that the next commit goes into; nil if it begins a new one.
  var current: LogSegment?
  /// Logs that nothing is added to any more.
  var retired: [LogSegment]
  var snapshot: LogSegment?
  var lastSequence: UInt64
  var sizes: LiveSizes
  var isAppending = false
  var isCompacting = false
  /// After a compaction has failed: not before the files have so many bytes.
  var compactionFloor = 0

  /// The error of the last compaction, if it failed.
  public internal(set) var compactionFailure: FileError?

  init(_ files: any LibraryFiles, _ recovered: Recovered, version: Int, policy: CompactionPolicy) {
    self.files = files
    self.policy = policy
    self.version = UInt16(truncatingIfNeeded: version)
    replica = recovered.raw.replica
    lastSequence = recovered.raw.sequence
    sizes = LiveSizes(recovered.raw)
    snapshot = recovered.snapshot
    retired = recovered.segments
    if let newest = retired.last, newest.last == lastSequence, newest.file == recovered.newestLog {
      current = newest
      retired.removeLast()
    }
    preparation = Preparation(cut: recovered.cut, leftovers: recovered.report.leftovers)
  }

  /// Bytes of all files that the library needs.
  public var bytesOnDisk: Int {
    (snapshot?.size ?? 0) + (current?.size ?? 0) + retired.reduce(0) { $0 + $1.size }
  }

  /// Bytes that the library's rows take, closely.
  public var liveBytes: Int { sizes.total }

  /// Why the archive takes no commits any more, if it does not; as a sentence without a full stop.
  public var refusal: String? {
    if case .broken(let reason) = condition { reason } else { nil }
  }
}

/// What has to be done to recovered files before they are added to.
struct Preparation: Sendable {
  /// The newest log has to be cut to that size.
  var cut: (file: String, size: Int)?
  /// Files that are no longer needed.
  var leftovers: [String]
}
