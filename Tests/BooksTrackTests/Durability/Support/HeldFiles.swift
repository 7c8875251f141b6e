// Files of which the first write of a snapshot waits until the test lets it go.

import BooksTrack

actor HeldFiles: LibraryFiles {
  let files = MemoryFiles()
  private var held: CheckedContinuation<Void, Never>?
  private var waiting: CheckedContinuation<Void, Never>?
  private var hasHeld = false

  /// Returns when the write waits.
  func untilHeld() async {
    if !hasHeld { await withCheckedContinuation { waiting = $0 } }
  }

  /// Holds the next snapshot as well.
  func holdAgain() { hasHeld = false }

  /// Lets the write go.
  func release() {
    held?.resume()
    held = nil
  }

  func append(_ bytes: [UInt8], to file: String) async throws(FileError) {
    if file.hasSuffix(".partial"), !hasHeld {
      hasHeld = true
      await withCheckedContinuation { continuation in
        held = continuation
        waiting?.resume()
        waiting = nil
      }
    }
    try await files.append(bytes, to: file)
  }

  func list() async throws(FileError) -> [String] { try await files.list() }
  func read(_ file: String) async throws(FileError) -> [UInt8] { try await files.read(file) }
  func truncate(_ file: String, to size: Int) async throws(FileError) {
    try await files.truncate(file, to: size)
  }
  func sync(_ file: String) async throws(FileError) { try await files.sync(file) }
  func rename(_ file: String, to other: String) async throws(FileError) {
    try await files.rename(file, to: other)
  }
  func delete(_ file: String) async throws(FileError) { try await files.delete(file) }
  func syncDirectory() async throws(FileError) { try await files.syncDirectory() }
}
