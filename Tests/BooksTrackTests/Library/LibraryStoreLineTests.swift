// Waiting commits are served in order, and a cancelled one only leaves the line.

import BooksTrack
import Testing

@Suite("Library store: waiting commits", .timeLimit(.minutes(20)))
struct LibraryStoreLineTests {
  @Test("commits run in the order in which they arrive")
  func firstComeFirstServed() async throws {
    let storage = HeldStorage()
    let store = LibraryStore.sample(storage)
    let names = ["A", "B", "C", "D", "E", "F"]
    try await withThrowingTaskGroup { group in
      group.addTask { try await store.addAuthor("first") }
      await storage.untilHeld()
      for (place, name) in names.enumerated() {
        group.addTask { try await store.addAuthor(name) }
        await untilWaiting(place + 1, at: store)
      }
      for _ in 0...names.count { await storage.release() }
      try await group.waitForAll()
    }
    #expect(await storage.log.map(\.origin.text) == ["first"] + names)
    #expect(await store.authorNames == ["first"] + names)
  }

  @Test("a waiting commit leaves the line on cancellation, and those behind it proceed")
  func cancelledInLine() async throws {
    let storage = HeldStorage()
    let store = LibraryStore.sample(storage)
    let first = Task { try await store.addAuthor("first") }
    await storage.untilHeld()
    let cancelled = Task { try await store.addAuthor("cancelled") }
    await untilWaiting(1, at: store)
    let last = Task { try await store.addAuthor("last") }
    await untilWaiting(2, at: store)

    cancelled.cancel()
    await #expect(throws: CancellationError.self) { try await cancelled.value }
    #expect(await store.waitingCommits == 1)

    await storage.release()
    await storage.release()
    _ = try await first.value
    _ = try await last.value
    #expect(await storage.log.map(\.origin.text) == ["first", "last"])
    #expect(await store.authorNames == ["first", "last"])
  }

  @Test(
    "a cancelled task commits nothing, whether or not the store is busy",
    arguments: [false, true])
  func cancelledBefore(isBusy: Bool) async throws {
    let storage = HeldStorage()
    let store = LibraryStore.sample(storage)
    let first = isBusy ? Task { try await store.addAuthor("first") } : nil
    if isBusy { await storage.untilHeld() }

    let cancelled = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      try await store.addAuthor("cancelled")
    }
    await #expect(throws: CancellationError.self) { try await cancelled.value }
    #expect(await store.waitingCommits == 0)

    if isBusy { await storage.release() }
    _ = try await first?.value
    let next = Task { try await store.addAuthor("next") }
    await storage.release()
    _ = try await next.value
    #expect(await storage.log.map(\.origin.text) == (isBusy ? ["first", "next"] : ["next"]))
  }

  @Test("cancellation during a successful write does not undo the commit")
  func cancelledDuringWrite() async throws {
    let storage = HeldStorage()
    let store = LibraryStore.sample(storage)
    let commit = Task { try await store.addAuthor("A") }
    await storage.untilHeld()
    commit.cancel()
    await storage.release()
    _ = try await commit.value
    #expect(await store.authorNames == ["A"])
  }

  @Test("after a failed write the next commit starts from the library without it")
  func failureWithLine() async throws {
    let storage = HeldStorage()
    let store = LibraryStore.sample(storage)
    let failing = Task { try await store.addAuthor("failing") }
    await storage.untilHeld()
    let next = Task { try await store.addAuthor("next") }
    await untilWaiting(1, at: store)
    await storage.release(.diskFull)
    await #expect(throws: StorageError.diskFull) { try await failing.value }
    await storage.release()
    let id = try await next.value
    #expect(id == AuthorID(replica: 1, serial: 0))
    #expect(await store.authorNames == ["next"])
    #expect(await storage.log.map(\.sequence) == [1])
  }

  @Test(
    "random cancellation loses no commit that returned and keeps none that threw",
    arguments: 0..<10)
  func cancellationStorm(seed: Int) async throws {
    let storage = ScriptedStorage(yields: 2)
    let store = LibraryStore.sample(storage)
    var draws = Draws(seed: seed)
    var tasks: [(name: String, task: Task<AuthorID, any Error>)] = []
    for number in 0..<60 {
      tasks.append(("\(number)", Task { try await store.addAuthor("\(number)") }))
      if draws.below(2) == 0 { await Task.yield() }
      if draws.below(3) == 0 { draws.pick(tasks)?.task.cancel() }
    }
    var committed: Set<String> = []
    for (name, task) in tasks {
      if case .success = await task.result { committed.insert(name) }
    }
    #expect(Set(await store.authorNames) == committed)
    #expect(await storage.log.count == committed.count)
    #expect(await store.waitingCommits == 0)
    try await store.addAuthor("after the storm")
  }
}
