// Writing a snapshot so that it is there as a whole or not at all.
//
// It grows under a name that recovery passes over. Its content is made safe before it gets its own name, and
// the name is made safe before anybody relies on it.

/// Writes one snapshot.
struct SnapshotFile: Sendable {
  let files: any LibraryFiles
  let header: FileHeader

  var name: String { LibraryFileName.snapshot(header.sequence) }
  private var partialName: String { name + LibraryFileName.partialSuffix }

  /// Writes the parts and gives the size of the file. If it throws, what has been written is deleted as far
  /// as the files allow, and nothing has the snapshot's name – or it has it, and all of it is there.
  ///
  /// No caller waits for a snapshot, so a cancelled task stops after the current operation.
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
      // Deleting is a best effort; the first error is thrown.
      try? await files.delete(partialName)
      throw error
    }
  }

  private static func checkCancellation() throws(FileError) { if Task.isCancelled { throw .cancelled } }
}

extension LibraryFiles {
  /// Removes a file; nothing happens if it is not there.
  func deleteIfThere(_ file: String) async throws(FileError) {
    do {
      try await delete(file)
    } catch .missing {
      return
    }
  }
}
