// A directory without syncs. Their time does not matter for memory, and thousands of look-ups would wait for
// them.

import BooksTrack

/// Real files without syncs.
struct UnsyncedFiles: LibraryFiles {
  let files: any LibraryFiles

  func list() async throws(FileError) -> [String] { try await files.list() }
  func read(_ file: String) async throws(FileError) -> [UInt8] { try await files.read(file) }
  func append(_ bytes: [UInt8], to file: String) async throws(FileError) {
    try await files.append(bytes, to: file)
  }
  func truncate(_ file: String, to size: Int) async throws(FileError) {
    try await files.truncate(file, to: size)
  }
  func sync(_ file: String) async throws(FileError) {}
  func rename(_ file: String, to other: String) async throws(FileError) {
    try await files.rename(file, to: other)
  }
  func delete(_ file: String) async throws(FileError) { try await files.delete(file) }
  func syncDirectory() async throws(FileError) {}
}
