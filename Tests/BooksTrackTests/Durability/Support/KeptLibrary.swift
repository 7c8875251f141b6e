// Libraries that programs of earlier versions have written, under `Corpora/Libraries`.

import BooksTrack
import Foundation

/// The library of one earlier version, on a disk of its own.
struct KeptLibrary {
  let version: Int

  static let all = [1, 2, 3, 4, 5, 6, 7]

  func disk() throws -> MemoryDisk {
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../../../Corpora/Libraries/version-\(version)")
    let name = "log-00000000000000000001"
    return MemoryDisk([name: Array(try Data(contentsOf: folder.appending(path: name)))])
  }

  func open() async throws -> ArchiveLife { try await ArchiveLife.begin(MemoryFiles(try disk())) }

  /// Takes back all imports, the last one first: how many works are left after each, and files of which
  /// something was kept.
  ///
  /// - Parameter staged: True if staged rows of a file stay staged meanwhile.
  static func undo(
    _ life: ArchiveLife, keepingStaged staged: Bool = false
  ) async throws -> (works: [Int], kept: [String]) {
    let importer = Importer(store: life.store, wallTime: FixedTime())
    if !staged { try await importer.discardStaged() }
    var result: (works: [Int], kept: [String]) = ([], [])
    while let summary = try await importer.undoLast() {
      if !summary.kept.isEmpty { result.kept.append(summary.record.fileName) }
      result.works.append(await life.store.snapshot.works.count)
    }
    return result
  }
}
