// A follower of a library gets every commit, or is told to start again from a snapshot.

import BooksTrack
import BooksTrackAPI
import Testing

@Suite("Library store: change feed", .timeLimit(.minutes(20)))
struct ChangeFeedTests {
  @Test("returns the changes after a number, oldest first", arguments: 0...4)
  func transactionsSince(sequence: UInt64) async throws {
    let storage = ScriptedStorage()
    let store = LibraryStore.sample(storage)
    for name in ["A", "B", "C", "D"] { try await store.addAuthor(name) }
    let expected = await Array(storage.log.dropFirst(Int(sequence)))
    #expect(await store.changes(after: sequence) == .transactions(expected))
  }

  @Test("returns no changes after a future number")
  func future() async throws {
    let store = LibraryStore.sample()
    try await store.addAuthor("A")
    #expect(await store.changes(after: 99) == .transactions([]))
    #expect(await store.changes(after: .max) == .transactions([]))
  }

  @Test("a history that no longer reaches back is reported as cut", arguments: 1...40)
  func cut(commits: Int) async throws {
    let storage = ScriptedStorage()
    let store = LibraryStore.sample(storage, historyLimit: 5)
    for number in 0..<commits { try await store.addAuthor("\(number)") }
    let log = await storage.log
    let oldest = max(1, commits - 4)
    for sequence in 0...commits {
      let feed = await store.changes(after: UInt64(sequence))
      if sequence + 1 >= oldest {
        #expect(feed == .transactions(Array(log.dropFirst(sequence))))
      } else {
        #expect(feed == .cut(oldest: UInt64(oldest)))
      }
    }
  }

  @Test("a transaction larger than the history limit is not kept, and cuts off those before it")
  func largeTransaction() async throws {
    let store = LibraryStore.sample(historyLimit: 5)
    try await store.addAuthor("A")
    try await store.commit(.edit("large")) { editor in
      for number in 0..<6 { editor.put(Author(id: editor.newID(), name: "\(number)")) }
    }
    #expect(await store.changes(after: 0) == .cut(oldest: 3))
    #expect(await store.changes(after: 1) == .cut(oldest: 3))
    #expect(await store.changes(after: 2) == .transactions([]))
  }

  @Test("the batches of a large file are not kept: a batch counts as its rows")
  func stagedBatches() async throws {
    let store = LibraryStore.sample(historyLimit: 20)
    let stage = try await store.commit(.stageImport) { editor in
      let stage = StagedImport(
        id: editor.newID(), fileName: "books.csv", format: "Goodreads", header: [], strategy: .smart,
        started: Timestamp(milliseconds: 0))
      editor.put(stage)
      return stage.id
    }
    for number in 0..<3 {
      try await store.commit(.stageImport) { editor in
        var rows = BatchRows()
        rows.books = (0..<9).map { BookDraft(row: number * 9 + $0, title: "Book \($0)") }
        editor.put(StagedBatch(id: editor.newID(), stage: stage, number: number, rows: rows))
      }
    }
    #expect(await store.changes(after: 0) == .cut(oldest: 3))
  }

  @Test("a follower that reads feeds and, when cut, snapshots ends with the same library", arguments: 0..<10)
  func follower(seed: Int) async throws {
    let store = LibraryStore.sample(historyLimit: 8)
    var draws = Draws(seed: seed)
    var copy = Library(replica: 1)
    for _ in 0..<20 {
      for _ in 0..<draws.below(12) { try await store.addAuthor("\(draws.below(100))") }
      switch await store.changes(after: copy.sequence) {
      case .transactions(let transactions): for transaction in transactions { try copy.apply(transaction) }
      case .cut: copy = await store.snapshot
      }
      #expect(await store.snapshot == copy)
    }
  }

  @Test("waiting for a past change returns at once")
  func alreadyThere() async throws {
    let store = LibraryStore.sample()
    try await store.addAuthor("A")
    try await store.addAuthor("B")
    #expect(try await store.nextChange(after: 0) == 2)
    #expect(try await store.nextChange(after: 1) == 2)
  }

  @Test("a commit resumes all waiting followers, and a failed commit resumes none")
  func waiting() async throws {
    let store = LibraryStore.sample(ScriptedStorage(failures: [1: .unavailable]))
    try await withThrowingTaskGroup { group in
      for _ in 0..<5 { group.addTask { try await store.nextChange(after: 0) } }
      await untilFollowing(5, at: store)
      await #expect(throws: StorageError.unavailable) { try await store.addAuthor("A") }
      #expect(await store.waitingFollowers == 5)
      try await store.addAuthor("B")
      for try await sequence in group { #expect(sequence == 1) }
    }
  }

  @Test("waiting for a later change continues past earlier ones")
  func waitingForLater() async throws {
    let store = LibraryStore.sample()
    let follower = Task { try await store.nextChange(after: 1) }
    await untilFollowing(1, at: store)
    try await store.addAuthor("A")
    await untilFollowing(1, at: store)
    try await store.addAuthor("B")
    #expect(try await follower.value == 2)
  }

  @Test("a cancelled follower stops waiting")
  func cancelled() async throws {
    let store = LibraryStore.sample()
    let follower = Task { try await store.nextChange(after: 0) }
    await untilFollowing(1, at: store)
    follower.cancel()
    await #expect(throws: CancellationError.self) { try await follower.value }
    #expect(await store.waitingFollowers == 0)
  }
}

/// Returns when that many followers wait.
private func untilFollowing(_ count: Int, at store: LibraryStore) async {
  while await store.waitingFollowers != count { await Task.yield() }
}
