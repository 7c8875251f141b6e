// The open files of a library: the storage of a store.
//
//     let opened = try await LibraryArchive.open(files, replica: 1)
//     let store = LibraryStore(library: opened.library, storage: opened.archive, wallTime: clock)
//     …
//     try await opened.archive.run(store)      // concurrently: compacts the files
//
// A commit is one record at the end of the newest log: one write and one sync. Durable records are never
// written again; only the rest of a failed write is truncated.
//
// Failures. After a failed write (disk full) the log is truncated, and the next commit proceeds. After a
// failed sync it is unknown which bytes are durable, and the system may report success for the next sync
// without having written them. The archive then refuses all commits; the next recovery determines the content
// of the files. If the log cannot be truncated, the next commit tries it again first; only in this case may a
// failed commit be present after a crash.

/// A storage that writes the commits of one library to files. A library has at most one archive at a time.
public actor LibraryArchive {
  /// The state of the archive.
  enum Condition: Hashable {
    case ready
    /// The current log must be truncated before the next record.
    case mustMend
    /// A sync has failed, and no commits are accepted.
    case broken(reason: String)
  }

  let files: any LibraryFiles
  let policy: CompactionPolicy
  let replica: UInt32
  let version: UInt16

  var condition = Condition.ready
  /// The changes of the files before the first commit.
  var preparation: Preparation?
  /// The log of the next commit; nil if it begins a new one.
  var current: LogSegment?
  /// Logs that are complete.
  var retired: [LogSegment]
  var snapshot: LogSegment?
  var lastSequence: UInt64
  var sizes: LiveSizes
  var isAppending = false
  var isCompacting = false
  /// The minimum size of the files for the next compaction after a failed one.
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

  /// The total size of the files that the library needs, in bytes.
  public var bytesOnDisk: Int {
    (snapshot?.size ?? 0) + (current?.size ?? 0) + retired.reduce(0) { $0 + $1.size }
  }

  /// The approximate size of the library's rows, in bytes.
  public var liveBytes: Int { sizes.total }

  /// The reason that the archive refuses commits, as a sentence without a full stop; nil if it accepts them.
  public var refusal: String? {
    if case .broken(let reason) = condition { reason } else { nil }
  }
}

/// The changes of recovered files before the first commit.
struct Preparation: Sendable {
  /// The newest log and the size that it is truncated to.
  var cut: (file: String, size: Int)?
  /// Superfluous files.
  var leftovers: [String]
}
