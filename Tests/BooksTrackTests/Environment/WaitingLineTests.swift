// A waiter joins the line in the step in which its actor decides to wait, so no call can miss it.

import Synchronization
import Testing

@testable import BooksTrack

@Suite("Waiting line", .timeLimit(.minutes(20)))
struct WaitingLineTests {
  /// An executor that runs the jobs of a task one at a time, when the test requests it.
  private final class Steps: TaskExecutor {
    private let jobs = Mutex<[UnownedJob]>([])

    func enqueue(_ job: consuming ExecutorJob) {
      let job = UnownedJob(job)
      jobs.withLock { $0.append(job) }
    }

    /// Runs the next job until it suspends; returns false if there is none.
    func run() -> Bool {
      guard let job = jobs.withLock({ $0.isEmpty ? nil : $0.removeFirst() }) else { return false }
      job.runSynchronously(on: asUnownedTaskExecutor())
      return true
    }
  }

  /// Decides to wait, and records it in the same step.
  private actor Waiter {
    private let line: WaitingLine
    private let hasDecided: Mutex<Bool> = Mutex(false)

    init(_ line: WaitingLine) { self.line = line }

    /// True if the waiter has decided.
    nonisolated var isDecided: Bool { hasDecided.withLock { $0 } }

    func waitInLine() async throws {
      hasDecided.withLock { $0 = true }
      try await line.wait()
    }
  }

  @Test("a waiter joins the line as soon as it decides to wait, and no call is lost")
  func standsAtOnce() async throws {
    let (line, steps) = (WaitingLine(), Steps())
    let waiter = Waiter(line)
    let waiting = Task(executorPreference: steps) { try await waiter.waitInLine() }
    while !waiter.isDecided { if !steps.run() { await Task.yield() } }
    // No job has run since; the waiter may be at any point after its decision.
    #expect(line.count == 1)
    #expect(line.callFirst())
    #expect(line.count == 0)
    let ended = Mutex(false)
    async let result: Void = {
      _ = await waiting.result
      ended.withLock { $0 = true }
    }()
    while !ended.withLock({ $0 }) {
      // A waiter that was not in line when it was called would wait forever.
      if !steps.run(), !line.callFirst() { await Task.yield() }
    }
    await result
    try await waiting.value
  }

  @Test(
    "a waiter that is called and cancelled is resumed once, and the line is empty", arguments: 0..<100)
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

  @Test("a follower misses no commit, however close they follow each other")
  func followers() async throws {
    let store = LibraryStore(replica: 1, storage: VolatileStorage(), wallTime: FixedTime())
    let rounds: UInt64 = 500
    async let followed: Void = {
      var last: UInt64 = 0
      while last < rounds { last = try await store.nextChange(after: last) }
    }()
    for round in 0..<rounds {
      try await store.commit(.edit("add")) { editor in
        editor.put(Author(id: editor.newID(), name: "\(round)"))
      }
    }
    try await followed
  }
}
