// A library that was restored from a backup of another installation: its rows stay, new ones get the number
// of this installation, and a loss of power at any moment loses nothing (SYN-10).

import Testing

@testable import BooksTrack

@Suite("Library archive: adoption", .timeLimit(.minutes(5)))
struct AdoptionTests {
  /// A library of installation 1 with a snapshot and records after it.
  private static func backup() async throws -> (disk: MemoryDisk, library: Library) {
    let files = MemoryFiles()
    let life = try await ArchiveLife.begin(files, policy: .eager)
    for number in 0..<10 { try await life.step(number) }
    return (await files.disk, await life.store.snapshot)
  }

  private static func adopt(_ files: MemoryFiles) async throws -> OpenedLibrary {
    try await LibraryArchive.open(files, replica: 2, policy: .eager, adopts: true)
  }

  @Test("SYN-10: a backup becomes the library of this installation, once")
  func adoption() async throws {
    let (disk, library) = try await Self.backup()
    let files = MemoryFiles(disk)
    let opened = try await Self.adopt(files)
    #expect(opened.report.adoptedFrom == 1)
    #expect(opened.library.replica == 2 && opened.library.holdsEqualRows(to: library))
    let again = try await LibraryArchive.open(files, replica: 2)
    #expect(again.report.adoptedFrom == nil && again.library == opened.library)
    var editor = LibraryEditor(again.library)
    let id = editor.newID(of: Author.self)
    #expect(id.replica == 2 && library.authors[id] == nil)
    await #expect(throws: LibraryOpenError.otherReplica(expected: 1, found: 2)) {
      try await LibraryArchive.open(files, replica: 1)
    }
  }

  @Test("SYN-10: a loss of power while a backup is adopted loses nothing")
  func lossOfPower() async throws {
    let (disk, library) = try await Self.backup()
    let files = MemoryFiles(disk, keepsHistory: true)
    _ = try await Self.adopt(files)
    let history = await files.history
    #expect(history.count > 4)
    for (place, disk) in history.enumerated() {
      for loss in MemoryDisk.Loss.allCases {
        for names in MemoryDisk.NameLoss.allCases {
          let after = MemoryFiles(disk.afterPowerLoss(loss, names: names))
          let opened = try await Self.adopt(after)
          #expect(opened.library.holdsEqualRows(to: library), "\(place), lost \(loss), names \(names)")
          #expect(try await LibraryArchive.open(after, replica: 2).library == opened.library)
        }
      }
    }
  }
}
