// Opening of a library's files.
//
// Recovery only reads. Afterwards the files are synced: if the process crashed and the machine did not,
// records may be visible that were never synced, and they must stay after they have been read. Files of an
// older version, or of another installation, are rewritten here. Truncating a torn tail and deleting
// superfluous files are left to the first commit, so that a library without write permission can be read.

/// A library and its archive.
public struct OpenedLibrary: Sendable {
  /// The storage for the store of the library.
  public let archive: LibraryArchive
  /// The library after the last commit.
  public let library: Library
  /// The report of the recovery.
  public let report: RecoveryReport
}

extension LibraryArchive {
  /// Opens a library, or creates an empty one in an empty directory; nothing is written before the first
  /// commit, unless the files are migrated or adopted.
  ///
  /// - Parameters:
  ///   - replica: The number of this installation.
  ///   - adopts: True to open the library of another installation, such as a restored backup, and to rewrite
  ///     its files for this one. Its rows stay as they are; new rows get the number of this installation.
  /// - Throws: `LibraryOpenError`; the files are then unchanged, unless a rewrite was interrupted.
  /// - Complexity: O(*n* log *n*) in the rows of the library.
  public static func open(
    _ files: any LibraryFiles, replica: UInt32, matchRules: MatchRules = .corrected,
    policy: CompactionPolicy = CompactionPolicy(), adopts: Bool = false
  ) async throws(LibraryOpenError) -> OpenedLibrary {
    try await open(
      files, replica: replica, matchRules: matchRules, policy: policy, adopts: adopts, format: .current)
  }

  /// Opens a library with a given format.
  package static func open(
    _ files: any LibraryFiles, replica: UInt32, matchRules: MatchRules = .corrected,
    policy: CompactionPolicy = CompactionPolicy(), adopts: Bool = false, format: LibraryFormat
  ) async throws(LibraryOpenError) -> OpenedLibrary {
    let recovery = Recovery(files: files, replica: replica, format: format, adopts: adopts)
    var recovered = try await recovery.runTwiceIfDamaged()
    let version = recovered.version ?? format.version
    try format.carryOver(&recovered.raw, from: version)
    let library: Library
    do { library = try Library(recovered.raw, matchRules: matchRules) } catch { throw .corrupt(error) }
    do {
      try await settle(files, recovered)
      if version < format.version { recovered.report.carriedOverFrom = version }
      if recovered.report.carriedOverFrom != nil || recovered.report.adoptedFrom != nil {
        try await carryOver(&recovered, files, to: format.version, policy)
      }
    } catch {
      throw .file(error)
    }
    let archive = LibraryArchive(files, recovered, version: format.version, policy: policy)
    return OpenedLibrary(archive: archive, library: library, report: recovered.report)
  }

  /// Syncs the recovered files.
  private static func settle(_ files: any LibraryFiles, _ recovered: Recovered) async throws(FileError) {
    guard recovered.version != nil || recovered.newestLog != nil else { return }
    do {
      if let log = recovered.newestLog { try await files.sync(log) }
      try await files.syncDirectory()
    } catch .readOnly {
      // Without write permission no records can be appended either.
    }
  }

  /// Writes the rows in a newer version of the format, or for this installation, and deletes the old files.
  private static func carryOver(
    _ recovered: inout Recovered, _ files: any LibraryFiles, to version: Int, _ policy: CompactionPolicy
  ) async throws(FileError) {
    let sequence = recovered.raw.sequence
    let header = FileHeader(
      kind: .snapshot, version: UInt16(truncatingIfNeeded: version), replica: recovered.raw.replica,
      sequence: sequence)
    let file = SnapshotFile(files: files, header: header)
    let size = try await file.write(SnapshotParts(recovered.raw, partSize: policy.bytesAtATime))
    for name in try await files.list() where name != file.name {
      switch LibraryFileName(name) {
      case .log, .snapshot, .partial: try await files.deleteIfThere(name)
      case .lock, .hidden, .foreign: break
      }
    }
    try await files.syncDirectory()
    recovered.snapshot = LogSegment(file: file.name, last: sequence, size: size)
    recovered.segments = []
    recovered.cut = nil
    recovered.newestLog = nil
    recovered.report.leftovers = []
  }
}

extension Recovery {
  /// Recovers; on damage repeats the recovery once, since reading may have failed and not the file.
  func runTwiceIfDamaged() async throws(LibraryOpenError) -> Recovered {
    do {
      return try await run()
    } catch .corrupt {
      return try await run()
    }
  }
}
