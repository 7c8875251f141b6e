// What holds of the library of every earlier version: it is carried over once, again after an interruption,
// and not at all if it is damaged.

import BooksTrack
import Testing

@Suite("Library archive: libraries of earlier versions", .timeLimit(.minutes(20)))
struct KeptLibraryTests {
  @Test("a migrated library is valid, and the next launch has nothing to migrate", arguments: KeptLibrary.all)
  func carriedOver(version: Int) async throws {
    let files = MemoryFiles(try KeptLibrary(version: version).disk())
    let life = try await ArchiveLife.begin(files)
    #expect(life.report.carriedOverFrom == version)
    let library = await life.store.snapshot
    #expect(library.checkInvariants() == [])
    let again = try await ArchiveLife.begin(files)
    #expect(again.report.carriedOverFrom == nil)
    #expect(await again.store.snapshot == library)
  }

  @Test(
    "SES-7: a migration interrupted at any operation or by a loss of power is repeated and loses nothing",
    arguments: KeptLibrary.all)
  func interrupted(version: Int) async throws {
    let whole = MemoryFiles(try KeptLibrary(version: version).disk(), keepsHistory: true)
    let expected = await (try ArchiveLife.begin(whole)).store.snapshot
    let history = await whole.history
    #expect(history.count > 3)
    for (place, disk) in history.enumerated() {
      var states = [disk]
      for loss in MemoryDisk.Loss.allCases {
        states += MemoryDisk.NameLoss.allCases.map { disk.afterPowerLoss(loss, names: $0) }
      }
      for state in states {
        let life = try await ArchiveLife.begin(MemoryFiles(state))
        #expect(await life.store.snapshot == expected, "interrupted at \(place)")
      }
    }
  }

  @Test("a library with a damaged row is refused, and its files stay unchanged", arguments: KeptLibrary.all)
  func damaged(version: Int) async throws {
    for (name, bytes) in try KeptLibrary(version: version).disk().contents {
      var bytes = bytes
      bytes[bytes.count / 2] ^= 0x20
      let files = MemoryFiles(MemoryDisk([name: bytes]))
      await #expect(throws: LibraryOpenError.self) { try await ArchiveLife.begin(files) }
      #expect(await files.disk.contents == [name: bytes])
    }
  }
}
