// Commits are atomic, durable before they are visible, and serialized even while storage suspends.

import BooksTrack
import Testing

private struct Refusal: Error, Equatable {}

@Suite("Library store: commits", .timeLimit(.minutes(20)))
struct LibraryStoreCommitTests {
  @Test("a commit is in the storage and in the snapshot, with the next number")
  func commit() async throws {
    let storage = ScriptedStorage()
    let store = LibraryStore.sample(storage)
    let id = try await store.addAuthor("Ann Leckie")
    let snapshot = await store.snapshot
    #expect(snapshot.sequence == 1)
    #expect(snapshot.authors[id]?.name == "Ann Leckie")
    let log = await storage.log
    #expect(
      log == [
        Transaction(
          sequence: 1, origin: .edit("Ann Leckie"), committed: FixedTime().now(),
          changes: [.put(Author(id: id, name: "Ann Leckie"))])
      ])
  }

  @Test("a snapshot does not see later commits")
  func snapshotIsolation() async throws {
    let store = LibraryStore.sample()
    try await store.addAuthor("A")
    let before = await store.snapshot
    try await store.addAuthor("B")
    #expect(before.authors.map(\.name) == ["A"])
    #expect(before.sequence == 1)
    #expect(await store.authorNames == ["A", "B"])
  }

  @Test("during a commit the store still shows the library before it")
  func invisibleUntilDurable() async throws {
    let storage = HeldStorage()
    let store = LibraryStore.sample(storage)
    async let commit = store.addAuthor("A")
    await storage.untilHeld()
    #expect(await store.authorNames == [])
    #expect(await store.changes(after: 0) == .transactions([]))
    await storage.release()
    _ = try await commit
    #expect(await store.authorNames == ["A"])
  }

  @Test("a body that throws changes nothing")
  func throwingBody() async throws {
    let storage = ScriptedStorage()
    let store = LibraryStore.sample(storage)
    try await store.addAuthor("A")
    let before = await store.snapshot
    await #expect(throws: Refusal()) {
      try await store.commit(.edit("refused")) { editor in
        editor.put(Author(id: editor.newID(), name: "B"))
        throw Refusal()
      }
    }
    #expect(await store.snapshot == before)
    #expect(await storage.calls == 1)
    try await store.addAuthor("C")
    #expect(await store.authorNames == ["A", "C"])
    #expect(await store.snapshot.sequence == 2)
  }

  @Test(
    "a failed write changes nothing, and the next commit gets its number",
    arguments: [StorageError.diskFull, .unavailable, .writeFailed(detail: "EIO"), .cancelled])
  func failingStorage(error: StorageError) async throws {
    let storage = ScriptedStorage(yields: 2, failures: [2: error])
    let store = LibraryStore.sample(storage)
    try await store.addAuthor("A")
    let before = await store.snapshot
    await #expect(throws: error) { try await store.addAuthor("B") }
    #expect(await store.snapshot == before)
    #expect(await store.changes(after: 1) == .transactions([]))
    try await store.addAuthor("C")
    #expect(await store.authorNames == ["A", "C"])
    #expect(await storage.log.map(\.sequence) == [1, 2])
    #expect(await storage.log.map(\.origin.text) == ["A", "C"])
  }

  @Test("a body that changes nothing commits nothing and returns its value")
  func emptyCommit() async throws {
    let storage = ScriptedStorage()
    let store = LibraryStore.sample(storage)
    let count = try await store.commit(.edit("look")) { $0.library.works.count }
    #expect(count == 0)
    #expect(await storage.calls == 0)
    #expect(await store.snapshot.sequence == 0)
  }

  @Test("concurrent commits over a suspending storage lose no update", arguments: [0, 1, 3, 10])
  func lostUpdate(yields: Int) async throws {
    let storage = ScriptedStorage(yields: yields)
    let store = LibraryStore.sample(storage)
    let id = try await store.addAuthor("0")
    try await withThrowingTaskGroup { group in
      for _ in 0..<100 {
        group.addTask {
          try await store.commit(.edit("count")) { editor in
            guard let author = editor.library.authors[id], let count = Int(author.name) else { return }
            editor.put(Author(id: id, name: "\(count + 1)"))
          }
        }
      }
      try await group.waitForAll()
    }
    #expect(await store.authorNames == ["100"])
    #expect(await storage.log.map(\.sequence) == Array(1...101))
    #expect(await !storage.sawOverlap)
  }

  @Test("a body may replace its editor by one that was prepared on the same library")
  func preparedEditor() async throws {
    let store = LibraryStore.sample()
    try await store.addAuthor("A")
    var editor = LibraryEditor(await store.snapshot)
    editor.put(Author(id: editor.newID(), name: "B"))
    let prepared = editor
    try await store.commit(.edit("prepared")) { $0 = prepared }
    #expect(await store.authorNames == ["A", "B"])
  }

  @Test("an editor that was prepared on an older library is a programming error, not a lost update")
  func staleEditor() async {
    await #expect(processExitsWith: .failure) {
      let store = LibraryStore.sample()
      let stale = LibraryEditor(await store.snapshot)
      try await store.addAuthor("A")
      try await store.commit(.edit("stale")) { editor in
        var prepared = stale
        prepared.put(Author(id: prepared.newID(), name: "B"))
        editor = prepared
      }
    }
  }

  @Test("a commit with a reference to a removed row is refused as a whole (ENR-7)")
  func danglingReference() async throws {
    let store = LibraryStore.sample()
    let work = try await store.commit(.edit("add")) { editor in
      let work = Work(id: editor.newID(), title: "Provenance", authors: [])
      editor.put(work)
      return work.id
    }
    try await store.commit(.edit("remove")) { $0.remove(work) }
    let before = await store.snapshot
    await #expect(throws: DanglingReference(row: "edition 1.0", missing: "work 1.0")) {
      try await store.commit(.edit("late answer")) { editor in
        editor.put(Author(id: editor.newID(), name: "A"))
        editor.put(Edition(id: editor.newID(), work: work, facts: EditionFacts()))
      }
    }
    #expect(await store.snapshot == before)
  }
}
