// Files of which the first read gives a wrong byte.

import BooksTrack

actor OneBadRead: LibraryFiles {
  private let files: MemoryFiles
  private var hasRead = false

  init(_ files: MemoryFiles) { self.files = files }

  func read(_ file: String) async throws(FileError) -> [UInt8] {
    var bytes = try await files.read(file)
    if !hasRead { bytes[bytes.count / 2] ^= 0x40 }
    hasRead = true
    return bytes
  }

  func list() async throws(FileError) -> [String] { try await files.list() }
  func append(_ bytes: [UInt8], to file: String) async throws(FileError) {
    try await files.append(bytes, to: file)
  }
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
