// Standing in line: from the moment at which an actor has decided to wait, whoever calls up finds it there.

import Synchronization
import Testing

@testable import BooksTrack

@Suite("Waiting line", .timeLimit(.minutes(20)))
struct WaitingLineTests {
  /// Runs the jobs of a task one at a time, when the test says so.
  private final class Steps: TaskExecutor {
    private let jobs = Mutex<[UnownedJob]>([])

    func enqueue(_ job: consuming ExecutorJob) {
      let job = UnownedJob(job)
      jobs.withLock { $0.append(job) }
    }

    /// Runs the next job up to where it suspends; false if there is none now.
    func run() -> Bool {
      guard let job = jobs.withLock({ $0.isEmpty ? nil : $0.removeFirst() }) else { return false }
      job.runSynchronously(on: asUnownedTaskExecutor())
      return true
    }
  }

  /// Decides to wait, and says so in the same step.
  private actor Waiter {
    private let line: WaitingLine
    private let hasDecided: Mutex<Bool> = Mutex(false)

    init(_ line: WaitingLine) { self.line = line }

    /// Whether it has decided.
    nonisolated var isDecided: Bool { hasDecided.withLock { $0 } }

    func waitInLine() async throws {
      hasDecided.withLock { $0 = true }
      try await line.wait()
    }
  }

  @Test("who has decided to wait stands in line before anything else can happen, and no call is lost")
  func standsAtOnce() async throws {
    let (line, steps) = (WaitingLine(), Steps())
    let waiter = Waiter(line)
    let waiting = Task(executorPreference: steps) { try await waiter.waitInLine() }
    while !waiter.isDecided { if !steps.run() { await Task.yield() } }
    // Not a job has run since; the waiter may be anywhere behind its decision.
    #expect(line.count == 1)
    #expect(line.callFirst())
    #expect(line.count == 0)
    let ended = Mutex(false)
    async let result: Void = {
      _ = await waiting.result
      ended.withLock { $0 = true }
    }()
    while !ended.withLock({ $0 }) {
      // Whoever was not in line when it was called would wait for ever.
      if !steps.run(), !line.callFirst() { await Task.yield() }
    }
    await result
    try await waiting.value
  }

  @Test(
    "who is called up and cancelled in any order is resumed once, and the line is empty", arguments: 0..<100)
  func calledOrCancelled(round: Int) async throws {
    let line = WaitingLine()
    let waiter = Waiter(line)
    let waiting = Task { try await waiter.waitInLine() }
    for _ in 0..<round % 7 { await Task.yield() }
    waiting.cancel()
    let wasCalled = line.callFirst()
    let result = await waiting.result
    switch result {
    case .success: #expect(wasCalled)
    case .failure(let error): #expect(!wasCalled && error is CancellationError)
    }
    #expect(line.count == 0)
  }

  @Test("no commit is missed by a follower, however close it comes")
  func followers() async throws {
    let store = LibraryStore(replica: 1, storage: VolatileStorage(), wallTime: FixedTime())
    let rounds: UInt64 = 500
    async let followed: Void = {
      var last: UInt64 = 0
      while last < rounds { last = try await store.nextChange(after: last) }
    }()
    for round in 0..<rounds {
      try await store.commit(.edit("add")) { editor in
        editor.put(Author(id: editor.newAuthorID(), name: "\(round)"))
      }
    }
    try await followed
  }
}
