// Atomic writing of a snapshot.
//
// The file is written with a name that recovery ignores. Its content is synced before it is renamed, and the
// directory is synced before any old file is deleted.

/// Writes one snapshot.
struct SnapshotFile: Sendable {
  let files: any LibraryFiles
  let header: FileHeader

  var name: String { LibraryFileName.snapshot(header.sequence) }
  private var partialName: String { name + LibraryFileName.partialSuffix }

  /// Writes the parts and returns the size of the file. If it throws, the partial file is deleted if
  /// possible; a file with the snapshot's name either does not exist or is complete.
  ///
  /// If the task is cancelled, writing stops after the current operation, since no caller needs the snapshot.
  func write(_ parts: consuming SnapshotParts) async throws(FileError) -> Int {
    do {
      try await files.deleteIfThere(partialName)
      var bytes = header.bytes
      var size = 0
      while let part = parts.next() {
        bytes += part
        try Self.checkCancellation()
        try await files.append(bytes, to: partialName)
        size += bytes.count
        bytes = []
      }
      try Self.checkCancellation()
      try await files.sync(partialName)
      try Self.checkCancellation()
      try await files.rename(partialName, to: name)
      try Self.checkCancellation()
      try await files.syncDirectory()
      return size
    } catch {
      // An error of the deletion is ignored; the first error is thrown.
      try? await files.delete(partialName)
      throw error
    }
  }

  private static func checkCancellation() throws(FileError) { if Task.isCancelled { throw .cancelled } }
}

extension LibraryFiles {
  /// Deletes a file, if it exists.
  func deleteIfThere(_ file: String) async throws(FileError) {
    do {
      try await delete(file)
    } catch .missing {
      return
    }
  }
}
