// Planted: how a library's files are written and read. Each bug is a directory that does less than it was asked for.

import BooksTrack

extension PlantedBug {
  static let writing = [
    PlantedBug(
      "no-log-sync", breaks: "IMP-11", caughtBy: .durability,
      "A commit is acknowledged when it is written, and not when it is safe."
    ) { $0.files = { files, _ in BentFiles(files) { $0.skipsSync = { $0.hasPrefix("log") } } } },
    PlantedBug(
      "no-directory-sync", breaks: "IMP-11", caughtBy: .durability,
      "The names of new files are not made safe, and old files go."
    ) { $0.files = { files, _ in BentFiles(files) { $0.skipsDirectorySync = true } } },
    PlantedBug(
      "snapshot-before-sync", breaks: "IMP-11", caughtBy: .durability,
      "A snapshot takes the place of the log before its bytes are safe."
    ) { $0.files = { files, _ in BentFiles(files) { $0.skipsSync = { $0.hasSuffix(".partial") } } } },
    PlantedBug(
      "failed-write-left", breaks: "IMP-11", caughtBy: .durability,
      "What a failed write has left behind is not cut off before the next one."
    ) { $0.files = { files, _ in BentFiles(files) { $0.skipsTruncate = true } } },
    PlantedBug(
      "last-commit-cut-off", breaks: "ENR-8", caughtBy: .durability,
      "At a launch the last record of the log is taken for one that was torn."
    ) { $0.files = { files, _ in BentFiles(files) { $0.hidesLastByte = true } } },
  ]
}

/// A directory that leaves something out.
private struct BentFiles: LibraryFiles {
  struct Bends: Sendable {
    var skipsSync: @Sendable (String) -> Bool = { _ in false }
    var skipsDirectorySync = false
    var skipsTruncate = false
    var hidesLastByte = false
  }

  private let files: any LibraryFiles
  private var bends = Bends()

  init(_ files: any LibraryFiles, _ bend: (inout Bends) -> Void) {
    self.files = files
    bend(&bends)
  }

  func list() async throws(FileError) -> [String] { try await files.list() }

  func read(_ file: String) async throws(FileError) -> [UInt8] {
    let bytes = try await files.read(file)
    return bends.hidesLastByte && file.hasPrefix("log") ? bytes.dropLast() : bytes
  }

  func append(_ bytes: [UInt8], to file: String) async throws(FileError) {
    try await files.append(bytes, to: file)
  }

  func truncate(_ file: String, to size: Int) async throws(FileError) {
    if !bends.skipsTruncate { try await files.truncate(file, to: size) }
  }

  func sync(_ file: String) async throws(FileError) {
    if !bends.skipsSync(file) { try await files.sync(file) }
  }

  func rename(_ file: String, to other: String) async throws(FileError) {
    try await files.rename(file, to: other)
  }

  func delete(_ file: String) async throws(FileError) { try await files.delete(file) }

  func syncDirectory() async throws(FileError) {
    if !bends.skipsDirectorySync { try await files.syncDirectory() }
  }
}
