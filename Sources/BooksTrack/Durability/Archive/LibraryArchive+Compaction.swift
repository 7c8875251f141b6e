// Compaction: replacing the log by a snapshot, concurrently with commits.
//
// The library is a value, so a snapshot can be encoded in portions, with commits between them that are
// written to a new log. Old files are deleted only after the snapshot and its name are durable. So the files
// contain the library at least once at any time.

extension LibraryArchive {
  /// True if a compaction is due.
  public var needsCompaction: Bool {
    bytesOnDisk >= compactionFloor && policy.isDue(files: bytesOnDisk, live: liveBytes)
  }

  /// Compacts the files of a store whenever due, until the task is cancelled.
  ///
  /// A failed compaction is repeated when the log has grown; `compactionFailure` is its error. Commits
  /// continue.
  ///
  /// - Throws: `CancellationError` if the task is cancelled.
  public func run(_ store: LibraryStore) async throws {
    var seen: UInt64 = 0
    while true {
      seen = try await store.nextChange(after: seen)
      guard needsCompaction else { continue }
      let library = try await store.betweenCommits { await self.beginNewLog($0) }
      do {
        try await compact(library)
      } catch .cancelled {
        throw CancellationError()
      } catch {
        compactionFailure = error
      }
    }
  }

  /// Compacts the files if due; returns true if it did.
  ///
  /// - Parameter library: The current library of the store, or an earlier one whose transactions this archive
  ///   has written.
  /// - Throws: `FileError` if the snapshot could not be written, or an old file could not be deleted. No data
  ///   is lost.
  @discardableResult
  public func compactIfNeeded(_ library: Library) async throws(FileError) -> Bool {
    needsCompaction ? try await compact(library) : false
  }

  /// Writes a snapshot of a library and deletes superfluous files; returns true if it did. Does nothing
  /// during another compaction, before the first commit, or after a failed sync.
  @discardableResult
  public func compact(_ library: Library) async throws(FileError) -> Bool {
    guard !isCompacting, preparation == nil, condition == .ready || isAppending,
      library.replica == replica, library.sequence <= lastSequence
    else { return false }
    isCompacting = true
    defer { isCompacting = false }
    beginNewLog(library)
    let header = FileHeader(
      kind: .snapshot, version: version, replica: replica, sequence: library.sequence)
    let file = SnapshotFile(files: files, header: header)
    do {
      let size = try await file.write(SnapshotParts(library, partSize: policy.bytesAtATime))
      snapshot = LogSegment(file: file.name, last: library.sequence, size: size)
    } catch {
      compactionFloor = bytesOnDisk + liveBytes / 4 + 4_096
      throw error
    }
    compactionFloor = 0
    compactionFailure = nil
    try await deleteSuperfluous()
    return true
  }

  /// Makes the next commit begin a new log, so that the old logs can be deleted as a whole, if the library
  /// contains all written transactions and none is being written.
  func beginNewLog(_ library: Library) {
    guard !isAppending, condition == .ready, let current, current.last <= library.sequence else { return }
    // A log without records already has the name of the new log.
    guard current.file != LibraryFileName.log(current.last + 1) else { return }
    self.current = nil
    retired.append(current)
  }

  /// Deletes the files whose transactions are in the snapshot. If a file cannot be deleted, it is deleted
  /// after the next snapshot.
  ///
  /// After `run`, the snapshot includes each retired log: a log is retired only for a library with all its
  /// transactions, and each snapshot is of a later library. A caller of `compact` may pass an earlier
  /// library; logs that end after it stay.
  private func deleteSuperfluous() async throws(FileError) {
    guard let snapshot else { return }
    for segment in retired where segment.last <= snapshot.last {
      try await files.deleteIfThere(segment.file)
      retired.removeAll { $0.file == segment.file }
    }
    for file in try await files.list() {
      switch LibraryFileName(file) {
      case .snapshot where file != snapshot.file, .partial: try await files.deleteIfThere(file)
      default: break
      }
    }
  }
}
