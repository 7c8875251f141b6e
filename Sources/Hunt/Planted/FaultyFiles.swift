// Directories of planted bugs, each with one defect.

package import BooksTrack

/// A defect of a directory.
package enum FileDefect: Hashable, Sendable {
  /// No defect: the directory only forwards.
  case none
  case skipsSync(LibraryFileKind), skipsDirectorySync, skipsTruncate
  case hidesLastByte, hidesNewestLog, believesContent
  case ignoresFailedWrites, renamesByCopying, deletesEveryLog
  /// Does not delete unfinished snapshots.
  case keepsUnfinished
  /// Deletes one log too many after a snapshot if it has a single record.
  case deletesOneMore
  /// Keeps that many bytes at the end of each write in memory.
  case buffersEnd(LibraryFileKind, bytes: Int)

  /// Wraps a directory with the defect.
  package func around(_ files: any LibraryFiles) -> any LibraryFiles {
    if case .buffersEnd(let kind, let bytes) = self { return BufferedFiles(files, kind, keeping: bytes) }
    return FaultyFiles(files: files, defect: self)
  }
}

/// The kinds of library files that a defect can apply to.
package enum LibraryFileKind: Sendable {
  case log, unfinishedSnapshot

  /// Returns true if a file with that name is of the kind.
  func isKind(of file: String) -> Bool {
    switch self {
    case .log: file.hasPrefix("log")
    case .unfinishedSnapshot: file.hasSuffix(".partial")
    }
  }
}

/// A directory with one of the defects that need no buffer.
private struct FaultyFiles: LibraryFiles {
  let files: any LibraryFiles
  let defect: FileDefect

  func list() async throws(FileError) -> [String] {
    let names = try await files.list()
    guard defect == .hidesNewestLog, names.contains(where: { $0.hasPrefix("snapshot") }) else { return names }
    let newest = names.last { $0.hasPrefix("log") }
    return names.filter { $0 != newest }
  }

  func read(_ file: String) async throws(FileError) -> [UInt8] {
    let bytes = try await files.read(file)
    if defect == .believesContent { return Self.sealed(bytes) }
    return defect == .hidesLastByte && file.hasPrefix("log") ? bytes.dropLast() : bytes
  }

  /// Returns the bytes of a file with the checksum of each record corrected to fit its content.
  private static func sealed(_ bytes: [UInt8]) -> [UInt8] {
    var sealed = bytes
    var offset = FileHeader.size
    while let frame = Frame.head(in: sealed, at: offset), frame.range.upperBound <= sealed.count {
      var checksum = Checksum.of(sealed, frame.content, seed: frame.number)
      for place in frame.content.lowerBound - 8..<frame.content.lowerBound {
        sealed[place] = UInt8(truncatingIfNeeded: checksum)
        checksum >>= 8
      }
      sealed[frame.content.upperBound] = Frame.end
      offset = frame.range.upperBound
    }
    return sealed
  }

  func append(_ bytes: [UInt8], to file: String) async throws(FileError) {
    do {
      try await files.append(bytes, to: file)
    } catch {
      guard defect == .ignoresFailedWrites, error != .cancelled else { throw error }
    }
  }

  func truncate(_ file: String, to size: Int) async throws(FileError) {
    if defect != .skipsTruncate { try await files.truncate(file, to: size) }
  }

  func sync(_ file: String) async throws(FileError) {
    if case .skipsSync(let kind) = defect, kind.isKind(of: file) { return }
    try await files.sync(file)
  }

  func rename(_ file: String, to other: String) async throws(FileError) {
    guard defect == .renamesByCopying else { return try await files.rename(file, to: other) }
    try await files.append(try await files.read(file), to: other)
    try await files.delete(file)
  }

  func delete(_ file: String) async throws(FileError) {
    if defect == .keepsUnfinished, LibraryFileKind.unfinishedSnapshot.isKind(of: file) { return }
    try await files.delete(file)
    guard file.hasPrefix("log") else { return }
    let logs = try await files.list().filter { $0.hasPrefix("log") }
    if defect == .deletesEveryLog { for log in logs { try await files.delete(log) } }
    if defect == .deletesOneMore, logs.count == 1, try await hasOneRecord(logs[0]) {
      try await files.delete(logs[0])
    }
  }

  private func hasOneRecord(_ log: String) async throws(FileError) -> Bool {
    let bytes = try await files.read(log)
    return Frame.head(in: bytes, at: FileHeader.size).map { $0.range.upperBound == bytes.count } ?? false
  }

  func syncDirectory() async throws(FileError) {
    if defect != .skipsDirectorySync { try await files.syncDirectory() }
  }
}

/// A directory behind a buffer: the end of each write stays in memory until the next write to the same file,
/// even if the file is synced.
private actor BufferedFiles: LibraryFiles {
  private let files: any LibraryFiles
  /// The kind of files that are buffered.
  private let buffered: LibraryFileKind
  /// The number of bytes of a write that stay in memory.
  private let kept: Int
  private var ends: [String: [UInt8]] = [:]

  init(_ files: any LibraryFiles, _ buffered: LibraryFileKind, keeping kept: Int) {
    self.files = files
    self.buffered = buffered
    self.kept = kept
  }

  func list() async throws(FileError) -> [String] { try await files.list() }

  func read(_ file: String) async throws(FileError) -> [UInt8] {
    try await files.read(file) + (ends[file] ?? [])
  }

  func append(_ bytes: [UInt8], to file: String) async throws(FileError) {
    guard buffered.isKind(of: file) else { return try await files.append(bytes, to: file) }
    try await files.append((ends[file] ?? []) + bytes.dropLast(kept), to: file)
    ends[file] = Array(bytes.suffix(kept))
  }

  func truncate(_ file: String, to size: Int) async throws(FileError) {
    try await files.truncate(file, to: max(0, size - (ends[file]?.count ?? 0)))
  }

  func sync(_ file: String) async throws(FileError) { try await files.sync(file) }

  func rename(_ file: String, to other: String) async throws(FileError) {
    ends[file] = nil
    try await files.rename(file, to: other)
  }

  func delete(_ file: String) async throws(FileError) {
    ends[file] = nil
    try await files.delete(file)
  }

  func syncDirectory() async throws(FileError) { try await files.syncDirectory() }
}
