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
      "checksum-ignored", in: .crashes, breaks: "IMP-11", caughtBy: .authenticity,
      "What stands in a record is believed, whatever its checksum says."
    ) { $0.files = { files, _ in BentFiles(files) { $0.believesContent = true } } },
    PlantedBug(
      "half-carried-over", in: .crashes, breaks: "SES-7", caughtBy: .authenticity,
      "A step into a newer version is taken for done when half of the rows of each kind are carried over."
    ) {
      $0.carryOver = { rows throws(FormatStepError) in
        for kind in 1..<UInt8(64) {
          let all = rows.rows(ofKind: kind)
          for row in all.dropFirst((all.count + 1) / 2) {
            rows.remove(kind: kind, replica: row.replica, serial: row.serial)
          }
        }
      }
    },
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
    var believesContent = false
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
    if bends.believesContent { return Self.sealed(bytes) }
    return bends.hidesLastByte && file.hasPrefix("log") ? bytes.dropLast() : bytes
  }

  /// The bytes of a file with a checksum that fits what stands in each record.
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
