// Replacing records by a snapshot, beside commits.
//
// The library is a value, so a snapshot can be taken at leisure: rows are encoded some at a time, and between
// two portions commits go on, into a log of their own. Not one old file is deleted before the snapshot and
// its name are safe. So at every moment the files hold the library at least once.

extension LibraryArchive {
  /// Whether the log has outgrown the library.
  public var needsCompaction: Bool {
    bytesOnDisk >= compactionFloor && policy.isDue(files: bytesOnDisk, live: liveBytes)
  }

  /// Compacts the files of a store whenever that is due, until the task is cancelled.
  ///
  /// A compaction that fails is tried again when the log has grown; commits go on meanwhile, and
  /// `compactionFailure` says why.
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

  /// Compacts the files if that is due; true if it was done.
  ///
  /// - Parameter library: What the store has now; at any rate a library that this archive has kept.
  /// - Throws: `FileError` if the snapshot could not be written, or an old file not be deleted. Nothing is
  ///   lost.
  @discardableResult
  public func compactIfNeeded(_ library: Library) async throws(FileError) -> Bool {
    needsCompaction ? try await compact(library) : false
  }

  /// Writes a snapshot of a library and deletes what it makes superfluous; true if it was done. Nothing is
  /// done while another compaction is under way, before the first commit, or after a failed sync.
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

  /// Lets the next commit begin a new log, so that the ones before can go as a whole, if the library has all
  /// of them and none is under way.
  func beginNewLog(_ library: Library) {
    guard !isAppending, condition == .ready, let current, current.last <= library.sequence else { return }
    // A log without a record has the name that the new one would get.
    guard current.file != LibraryFileName.log(current.last + 1) else { return }
    self.current = nil
    retired.append(current)
  }

  /// Deletes what the snapshot holds. A file that cannot be deleted now is tried again after the next
  /// snapshot.
  ///
  /// Where `run` compacts, no retired log ends behind the snapshot: a log is retired only for a library that
  /// has all of it, and each snapshot is of the library as it is between two commits, so of a later one than
  /// any before. A caller of `compact` may have an earlier library; then what ends behind it stays.
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
