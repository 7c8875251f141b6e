// What holds of the library of every earlier version: it is carried over once, again after an interruption,
// and not at all if it is damaged.

import BooksTrack
import Testing

@Suite("Library archive: libraries of earlier versions", .timeLimit(.minutes(20)))
struct KeptLibraryTests {
  @Test("carried over, it is sound, and the next launch has nothing to carry", arguments: KeptLibrary.all)
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
    "SES-7: interrupted at any operation, and after any loss of power, it is carried over again, and nothing is lost",
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

  @Test("damaged in a row it is refused, and its files stay as they were", arguments: KeptLibrary.all)
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
