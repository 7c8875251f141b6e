// Commits into files and back: what is opened again is what was committed, with and without compaction.

import BooksTrack
import BooksTrackAPI
import PropertyTesting
import Testing

@Suite("Library archive", .timeLimit(.minutes(20)))
struct ArchiveTests {
  @Test("an empty directory is an empty library, and stays empty until the first commit")
  func emptyDirectory() async throws {
    let files = MemoryFiles()
    let life = try await ArchiveLife.begin(files)
    #expect(await life.store.snapshot == Library(replica: 1))
    #expect(await files.operations == 0)
  }

  @Test(
    "commits and the next identifiers survive reopening",
    arguments: [
      CompactionPolicy.never, .eager,
    ])
  func reopening(policy: CompactionPolicy) async throws {
    let files = MemoryFiles()
    let life = try await ArchiveLife.begin(files, policy: policy)
    for number in 0..<40 { try await life.step(number) }
    try await life.store.commit(.edit("remove the newest")) { editor in
      if let newest = Array(editor.library.works).last { editor.remove(newest.id) }
    }
    let before = await life.store.snapshot
    let again = try await ArchiveLife.begin(files, policy: policy)
    let after = await again.store.snapshot
    #expect(after == before)
    #expect(after.checkInvariants() == [])
    #expect(after.nodesNotShared(with: before) > 0)
    var editors = (LibraryEditor(before), LibraryEditor(after))
    #expect(editors.0.newID(of: Work.self) == editors.1.newID(of: Work.self))
    #expect(editors.0.newID(of: Entry.self) == editors.1.newID(of: Entry.self))
  }

  @Test("a name is not reused, although its row was removed and is not in the snapshot")
  func serialsSurviveCompaction() async throws {
    let files = MemoryFiles()
    let life = try await ArchiveLife.begin(files)
    let id = try await life.store.addAuthor("A")
    try await life.store.commit(.edit("remove")) { $0.remove(id) }
    #expect(try await life.archive.compact(await life.store.snapshot))
    let again = try await ArchiveLife.begin(files)
    #expect(again.report.replayed == 0)
    #expect(try await again.store.addAuthor("B") == AuthorID(replica: 1, serial: id.serial + 1))
  }

  @Test("random transactions with compactions and restarts equal a library in memory")
  func againstMemory() async throws {
    try await check("an archive keeps a library", LibraryEdit.transactions, count: 30) { transactions in
      let files = MemoryFiles()
      var model = LibraryStore.sample()
      var life = try await ArchiveLife.begin(files, policy: .eager)
      for (number, edits) in transactions.enumerated() {
        for store in [life.store, model] {
          try await store.commit(.edit("edit")) { editor in for edit in edits { edit.apply(to: &editor) } }
        }
        try await life.archive.compactIfNeeded(await life.store.snapshot)
        if number % 3 == 2 { life = try await ArchiveLife.begin(files, policy: .eager) }
        let library = await life.store.snapshot
        try claim(library == (await model.snapshot), "differs after transaction \(number)")
        try claimEqual(library.checkInvariants(), [])
        // A name that was taken and let go within one transaction is free again after a new start.
        if number % 3 == 2 {
          model = LibraryStore(library: library, storage: VolatileStorage(), wallTime: FixedTime())
        }
      }
    }
  }

  @Test("a commit writes only its own bytes, whatever the size of the library")
  func commitCost() async throws {
    let files = MemoryFiles()
    let life = try await ArchiveLife.begin(files)
    var costs: [Int] = []
    for number in 0..<200 {
      let before = await files.disk.bytes
      try await life.store.addAuthor("Author \(100 + number)")
      costs.append(await files.disk.bytes - before)
    }
    // The first one also writes the header; a longer serial number takes one byte more.
    #expect(Set(costs.dropFirst()).count <= 2)
  }

  @Test("a transaction that does not come from the archive's store is refused, and nothing is written")
  func foreignTransactions() async throws {
    let files = MemoryFiles()
    let life = try await ArchiveLife.begin(files)
    try await life.store.addAuthor("A")
    let before = await files.disk
    let author = Author(id: AuthorID(replica: 1, serial: 7), name: "B")
    for sequence: UInt64 in [0, 1, 3] {
      await #expect(throws: StorageError.self) {
        try await life.archive.append(
          Transaction(
            sequence: sequence, origin: .edit(""), committed: FixedTime().now(), changes: [.put(author)]
          ))
      }
    }
    #expect(await files.disk == before)
  }

  @Test("libraries of another installation or a newer version, and other directories, are refused unchanged")
  func refusals() async throws {
    let files = MemoryFiles()
    try await ArchiveLife.begin(files, format: LibraryFormat(version: 3)).store.addAuthor("A")
    let disk = await files.disk
    let log = "log-00000000000000000001"
    await #expect(throws: LibraryOpenError.newerVersion(file: log, found: 3, newestKnown: 2)) {
      try await ArchiveLife.begin(MemoryFiles(disk), format: LibraryFormat(version: 2))
    }
    await #expect(throws: LibraryOpenError.olderVersion(file: log, found: 3, oldestKnown: 4)) {
      try await ArchiveLife.begin(MemoryFiles(disk), format: LibraryFormat(version: 4))
    }
    await #expect(throws: LibraryOpenError.otherReplica(expected: 2, found: 1)) {
      try await LibraryArchive.open(files, replica: 2, format: LibraryFormat(version: 3))
    }
    await #expect(throws: LibraryOpenError.notALibrary(files: ["holiday.jpg"])) {
      try await ArchiveLife.begin(MemoryFiles(MemoryDisk(["holiday.jpg": [1], ".hidden": []])))
    }
    #expect(await files.disk == disk)
  }
}
