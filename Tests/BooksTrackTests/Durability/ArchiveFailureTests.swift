// What a failing medium does to commits: a commit that threw is not there, the ones before are, and the next
// one is either kept or refused.

import BooksTrack
import Testing

@Suite("Library archive: failures", .timeLimit(.minutes(20)))
struct ArchiveFailureTests {
  private static let refused = FileError.failed(file: "log", operation: "sync", detail: "input/output error")

  @Test(
    "a commit that fails at any operation does not exist, now or after reopening",
    arguments: [
      FileError.full(file: "log"), .readOnly(file: "log"), refused, .cancelled,
    ])
  func anyOperation(error: FileError) async throws {
    for operation in 0..<24 {
      let files = MemoryFiles(failures: [operation: error])
      let life = try await ArchiveLife.begin(files, policy: .eager)
      var library = await life.store.snapshot
      for number in 0..<8 {
        do {
          try await life.store.commit(.edit("add")) { $0.addBook(number) }
          _ = try? await life.archive.compactIfNeeded(await life.store.snapshot)
        } catch is StorageError {
          #expect(await life.store.snapshot == library)
        }
        library = await life.store.snapshot
        #expect(try await recover(await files.disk).get() == library, "operation \(operation)")
        let afterLoss = await files.disk.afterPowerLoss(.all, names: .all)
        #expect(try await recover(afterLoss).get() == library, "operation \(operation), no power")
      }
    }
  }

  @Test(
    "after a failed write the next commit is kept; after a failed sync the archive must be reopened"
  )
  func whatComesNext() async throws {
    let files = MemoryFiles()
    let life = try await ArchiveLife.begin(files)
    try await life.store.addAuthor("A")
    await files.fail(next: .full(file: "log"))
    await #expect(throws: StorageError.diskFull) { try await life.store.addAuthor("B") }
    try await life.store.addAuthor("C")
    await files.failSync(Self.refused)
    await #expect(throws: StorageError.writeFailed(detail: Self.refused.description)) {
      try await life.store.addAuthor("D")
    }
    #expect(await life.archive.refusal != nil)
    await files.heal()
    await #expect(throws: StorageError.unavailable) { try await life.store.addAuthor("E") }
    let again = try await ArchiveLife.begin(files)
    #expect(await again.store.authorNames == ["A", "C"])
    try await again.store.addAuthor("F")
    #expect(await again.store.authorNames == ["A", "C", "F"])
  }

  @Test("a commit that can neither be completed nor truncated is truncated before the next one")
  func mending() async throws {
    let files = MemoryFiles()
    let life = try await ArchiveLife.begin(files)
    try await life.store.addAuthor("A")
    await files.failEverything(.cancelled)
    await #expect(throws: StorageError.cancelled) { try await life.store.addAuthor("B") }
    await #expect(throws: StorageError.cancelled) { try await life.store.addAuthor("C") }
    await files.heal()
    try await life.store.addAuthor("D")
    #expect(await life.archive.refusal == nil)
    let again = try await ArchiveLife.begin(files)
    #expect(await again.store.authorNames == ["A", "D"])
    #expect(again.report.bytesCutOff == 0)
  }

  @Test("a task that is cancelled before its commit writes nothing")
  func cancelledBefore() async throws {
    let files = MemoryFiles()
    let life = try await ArchiveLife.begin(files)
    let transaction = Transaction(sequence: 1, origin: .edit(""), committed: FixedTime().now(), changes: [])
    await withTaskGroup { group in
      group.addTask {
        await #expect(throws: StorageError.cancelled) { try await life.archive.append(transaction) }
      }
      group.cancelAll()
    }
    #expect(await files.disk.listing == [])
  }

  @Test("a full disk loses nothing, and commits continue once there is room")
  func fullDisk() async throws {
    for capacity in stride(from: 0, to: 4_000, by: 37) {
      let files = MemoryFiles(capacity: capacity)
      let life = try await ArchiveLife.begin(files, policy: .eager)
      for number in 0..<30 { try? await life.step(number) }
      let library = await life.store.snapshot
      #expect(try await recover(await files.disk).get() == library, "capacity \(capacity)")
      let larger = MemoryFiles(await files.disk)
      let again = try await ArchiveLife.begin(larger, policy: .eager)
      try await again.store.addAuthor("room")
      #expect(try await recover(await larger.disk).get() == (await again.store.snapshot))
    }
  }

  @Test("a library on a read-only medium can be read")
  func readOnly() async throws {
    let files = MemoryFiles()
    let life = try await ArchiveLife.begin(files)
    for number in 0..<5 { try await life.step(number) }
    var disk = await files.disk
    disk["log-00000000000000000001"]?.append(0xB7)
    disk["snapshot-00000000000000000009.partial"] = [1, 2, 3]
    let readOnly = MemoryFiles(disk, failsFrom: (0, .readOnly(file: "log")))
    let again = try await ArchiveLife.begin(readOnly)
    #expect(await again.store.snapshot == (await life.store.snapshot))
    await #expect(throws: StorageError.self) { try await again.store.addAuthor("B") }
    #expect(await readOnly.disk == disk)
  }

  @Test("a compaction that fails at any operation loses nothing and is repeated later")
  func failingCompaction() async throws {
    for operation in 0..<20 {
      let files = MemoryFiles()
      let life = try await ArchiveLife.begin(files)
      for number in 0..<6 { try await life.step(number) }
      let library = await life.store.snapshot
      await files.fail(after: operation, .full(file: "snapshot"))
      _ = try? await life.archive.compact(library)
      #expect(try await recover(await files.disk).get() == library, "operation \(operation)")
      await files.heal()
      for number in 6..<9 { try await life.step(number) }
      #expect(try await life.archive.compact(await life.store.snapshot))
      #expect(await files.disk.listing == ["snapshot-00000000000000000009"])
      #expect(try await recover(await files.disk).get() == (await life.store.snapshot))
    }
  }
}
