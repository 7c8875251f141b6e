// The files stay small, and commits go on while they are made small.

import BooksTrack
import Testing

@Suite("Library archive: compaction", .timeLimit(.minutes(20)))
struct CompactionTests {
  @Test("over 10,000 commits the files stay below three times the live data plus a constant")
  func spaceBound() async throws {
    let files = MemoryFiles()
    let policy = CompactionPolicy(minimumBytes: 4 << 10, bytesAtATime: 1 << 10)
    let life = try await ArchiveLife.begin(files, policy: policy)
    var worst = 0.0
    for number in 0..<10_000 {
      try await life.store.commit(.edit("step")) { editor in
        let works = editor.library.works
        // Grows to about 200 books, then swings between few and many.
        if works.count > (number / 1_000 % 2 == 0 ? 200 : 20), let oldest = works.first(where: { _ in true })
        {
          editor.remove(oldest.id)
        } else if number % 3 != 0 || works.isEmpty {
          editor.addBook(number)
        } else if var work = works.first(where: { _ in true }) {
          work.title = "The Book of \(number)"
          editor.put(work)
        }
      }
      let live = await life.archive.liveBytes
      await files.beginPeak()
      try await life.archive.compactIfNeeded(await life.store.snapshot)
      worst = max(worst, Double(await files.peak - 12 << 10) / Double(max(live, 1)))
    }
    #expect(worst <= 3)
    #expect(try await recover(await files.disk).get() == (await life.store.snapshot))
  }

  @Test("commits during a snapshot go into a log of their own, and both survive")
  func besideCommits() async throws {
    let files = HeldFiles()
    let life = try await ArchiveLife.begin(files)
    for number in 0..<9 { try await life.store.commit(.edit("add")) { $0.addBook(number) } }
    let library = await life.store.snapshot
    async let compaction = life.archive.compact(library)
    await files.untilHeld()
    for number in 9..<14 { try await life.store.commit(.edit("add")) { $0.addBook(number) } }
    #expect(try await life.archive.compact(library) == false, "one at a time")
    let meanwhile = try await recover(await files.files.disk).get()
    #expect(meanwhile == (await life.store.snapshot))
    await files.release()
    #expect(try await compaction)
    #expect(await files.files.disk.listing == ["log-00000000000000000010", "snapshot-00000000000000000009"])
    #expect(try await recover(await files.files.disk).get() == (await life.store.snapshot))
  }

  @Test("a log whose first commit failed is not mistaken for an old one")
  func failedFirstCommit() async throws {
    let files = HeldFiles()
    let life = try await ArchiveLife.begin(files)
    try await life.store.addAuthor("A")
    await files.files.fail(after: 0, .full(file: "log"))
    await #expect(throws: StorageError.diskFull) { try await life.store.addAuthor("B") }
    async let first = life.archive.compact(await life.store.snapshot)
    await files.untilHeld()
    await files.files.fail(after: 0, .full(file: "log"))
    await #expect(throws: StorageError.diskFull) { try await life.store.addAuthor("C") }
    await files.release()
    #expect(try await first)

    await files.holdAgain()
    async let second = life.archive.compact(await life.store.snapshot)
    await files.untilHeld()
    try await life.store.addAuthor("D")
    await files.release()
    #expect(try await second)
    let again = try await ArchiveLife.begin(files.files)
    #expect(await again.store.authorNames == ["A", "D"])
  }

  @Test("a snapshot of an earlier library keeps the log that ends one commit after it")
  func earlierLibrary() async throws {
    let files = MemoryFiles()
    let life = try await ArchiveLife.begin(files)
    try await life.store.addAuthor("A")
    let earlier = await life.store.snapshot
    try await life.store.addAuthor("B")
    // A compaction that fails has retired the log of both.
    await files.fail(next: .full(file: "snapshot"))
    await #expect(throws: FileError.self) { try await life.archive.compact(await life.store.snapshot) }
    try await life.store.addAuthor("C")
    #expect(try await life.archive.compact(earlier))
    #expect(
      await files.disk.listing == [
        "log-00000000000000000001", "log-00000000000000000003", "snapshot-00000000000000000001",
      ])
    #expect(try await recover(await files.disk).get() == (await life.store.snapshot))
  }

  @Test("a cancelled compaction ends after the current operation, and the old files stay")
  func cancelled() async throws {
    let files = HeldFiles()
    let life = try await ArchiveLife.begin(files)
    for number in 0..<9 { try await life.store.commit(.edit("add")) { $0.addBook(number) } }
    let library = await life.store.snapshot
    let before = await files.files.disk.listing
    await withThrowingTaskGroup { group in
      group.addTask { try await life.archive.compact(library) }
      await files.untilHeld()
      group.cancelAll()
      await files.release()
      await #expect(throws: FileError.cancelled) { try await group.next() }
    }
    #expect(await files.files.disk.listing == before)
    #expect(try await recover(await files.files.disk).get() == library)
    #expect(try await life.archive.compact(library), "the next one goes well")
  }

  @Test("a running archive compacts its files until the task is cancelled")
  func running() async throws {
    let files = MemoryFiles()
    let policy = CompactionPolicy(hundredthsOfLiveData: 50, minimumBytes: 2 << 10, bytesAtATime: 64)
    let life = try await ArchiveLife.begin(files, policy: policy)
    let isCompacted = await withTaskGroup { group in
      group.addTask {
        await #expect(throws: CancellationError.self) { try await life.archive.run(life.store) }
      }
      defer { group.cancelAll() }
      for number in 0..<2_000 {
        if await files.disk.listing.contains(where: Self.isSnapshot) { return true }
        // Nothing here suspends by itself, and the task that compacts needs a thread too.
        await Task.yield()
        await #expect(throws: Never.self) {
          try await life.store.commit(.edit("step")) { editor in
            // Ten books, written again and again: the log grows and the library does not.
            if number < 10 {
              editor.addBook(number)
            } else if var work = editor.library.works.first(where: { _ in true }) {
              work.title = "The Book of \(number)"
              editor.put(work)
            }
          }
        }
      }
      return false
    }
    #expect(isCompacted)
    #expect(try await recover(await files.disk).get() == (await life.store.snapshot))
  }

  private static func isSnapshot(_ file: String) -> Bool {
    file.hasPrefix("snapshot") && !file.hasSuffix("l")
  }

  @Test("the size of live data equals that at a new opening")
  func liveBytes() async throws {
    let files = MemoryFiles()
    let life = try await ArchiveLife.begin(files, policy: .eager)
    for number in 0..<50 { try await life.step(number) }
    let again = try await ArchiveLife.begin(files)
    #expect(await again.archive.liveBytes == (await life.archive.liveBytes))
    #expect(
      try await again.archive.compact(await again.store.snapshot) == false, "not before the first commit")
    try await again.store.addAuthor("A")
    #expect(try await again.archive.compact(await again.store.snapshot))
    let (live, size) = (await again.archive.liveBytes, await again.archive.bytesOnDisk)
    #expect(abs(live - size) < size / 3, "\(live) live, a snapshot of \(size)")
  }
}
