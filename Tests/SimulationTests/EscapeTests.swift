// Work that leaves its world is reported with its probable cause; calls of the main actor are reported as
// such.

import Dispatch
import Foundation
import Testing

@testable import Simulation

@Suite struct EscapeTests {
  /// Each world has its own thread, so that it does not need a thread of the pool that its test blocks. Other
  /// tests may keep the pool busy for longer than a world waits; the next try then starts once the pool has a
  /// free thread again.
  private static func escapes(
    sourceLocation: SourceLocation = #_sourceLocation,
    _ body: @escaping @Sendable (SimulatedProcess) async throws -> Void
  ) async throws -> [String] {
    for _ in 0..<50 {
      let verdict = await Task(executorPreference: OwnThread()) { () async in
        Simulator(seed: 1).run { world in
          let phone = world.process("phone")
          try await phone.run("refresh") { try await body(phone) }
        }.verdict
      }.value
      if case .escape(let escapes) = verdict { return escapes }
      try await Task.sleep(for: .milliseconds(1))
    }
    Issue.record("expected an escape", sourceLocation: sourceLocation)
    return []
  }

  @Test func `Task.sleep is suspected where a task comes back by itself`() async throws {
    #expect(
      try await Self.escapes { _ in try await Task.sleep(for: .milliseconds(1)) }
        == ["phone: refresh came back on a foreign thread: after Task.sleep, or resumed by a Task.detached"])
  }

  @Test func `A bare Task that resumes a waiter is reported with the task that started it`() async throws {
    let escapes = try await Self.escapes { _ in
      await withCheckedContinuation { waiter in
        Task(executorPreference: OwnThread()) { () async in waiter.resume() }
      }
    }
    #expect(
      escapes == [
        "phone: refresh came back on a foreign thread: resumed by a Task { } that phone: refresh had started"
      ])
  }

  @Test func `A bare Task at a point is reported with the task that started it`() async throws {
    let escapes = try await Self.escapes { phone in
      let task = Task(executorPreference: OwnThread()) { () async in try? await phone.point("a step aside") }
      await task.value
    }
    #expect(
      escapes.first
        == "a step aside was reached on a foreign thread: in phone: refresh, or in a Task { } that it had started"
    )
  }

  @Test func `The task that started a bare Task is reported even if it ended first`() async throws {
    let escapes = try await Self.escapes { phone in
      let isThere = DispatchSemaphore(value: 0)
      Task(executorPreference: OwnThread()) { () async in
        try? await phone.point("a step aside")
        isThere.signal()
      }
      // Blocks the world's own thread, so that the task that started the other one ends without waiting.
      Self.wait(for: isThere)
    }
    #expect(
      escapes == [
        "a step aside was reached on a foreign thread: in phone: refresh, or in a Task { } that it had started"
      ])
  }

  @Test func `A point on a foreign thread is reported even if its task returns when the world closes`()
    async throws
  {
    let escapes = try await Self.escapes { phone in
      let late = LateReturn()
      _ = phone.start("helper") {
        // Continues only when the world closes.
        do { try await phone.pass(.seconds(60), "a minute") } catch { late.happen() }
      }
      try await phone.pass(.seconds(1), "the helper has begun")
      await withUnsafeContinuation { waiter in
        late.waiter = waiter
        let isThere = DispatchSemaphore(value: 0)
        Task(executorPreference: OwnThread()) { () async in
          try? await phone.point("a step aside")
          isThere.signal()
        }
        Self.wait(for: isThere)
      }
    }
    #expect(escapes.count == 2)
    #expect(escapes.first?.hasPrefix("a step aside was reached on a foreign thread") == true)
    #expect(escapes.last?.hasPrefix("phone: refresh came back on a foreign thread") == true)
  }

  fileprivate static func wait(for semaphore: DispatchSemaphore) { semaphore.wait() }

  @Test func `A wait for an outside task may have been for any task`() async throws {
    let escapes = try await Self.escapes { _ in
      let task = Task(executorPreference: OwnThread()) { () async in }
      await task.value
    }
    #expect(
      escapes.first?.hasPrefix("phone: refresh came back on a foreign thread: it had waited for a Task { }")
        == true)
  }

  @Test func `A child task is reported by its machine`() async throws {
    let escapes = try await Self.escapes { _ in
      await withTaskGroup { group in group.addTask { try? await Task.sleep(for: .milliseconds(1)) } }
    }
    #expect(escapes.first?.hasPrefix("a task of phone came back on a foreign thread") == true)
  }

  @Test func `A call of the main actor is reported as an escape to it`() async throws {
    #expect(
      try await Self.escapes { _ in await MainActor.run {} }
        == [
          "phone: refresh came back on a foreign thread: it had called the main actor, or was resumed there"
        ])
  }

  @MainActor @Test
  func `A world on the main actor's own thread cannot detect the call, and its verdict mentions it`() {
    let outcome = Simulator(seed: 1).run { _ in await MainActor.run {} }
    #expect(outcome.verdict == .deadlock(waiting: ["scenario: body waits for another task"]))
    #expect("\(outcome.verdict)".hasSuffix("who waits for another task may have called the main actor."))
  }
}

@Suite struct SentenceTests {
  @Test func `A verdict is a sentence`() {
    let objection = WorldObjection(oracle: "sum", text: "7 is not 8", time: 1_500_000_000, step: 9)
    let sentences: [(Verdict, String)] = [
      (.passed, "The run passed."),
      (.failed("no luck"), "The body of the run threw an error: no luck."),
      (.safety([objection]), "Oracles objected: sum at 0:00:01.500, step 9: 7 is not 8."),
      (.unsettled(waiting: ["a waits", "b waits"]), "The healed world did not settle: a waits; b waits."),
      (
        .deadlock(waiting: ["a waits"]),
        "Nobody could go on: a waits. Where this thread is the main actor's, who waits for another task may have "
          + "called the main actor."
      ),
      (.livelock(running: ["a"]), "Time stood still while these went round: a."),
      (.escape(["a went on"]), "Work left the world: a went on."),
      (.limit("3 steps"), "The run did not end within 3 steps."),
    ]
    for (verdict, sentence) in sentences { #expect("\(verdict)" == sentence) }
  }

  @Test func `An event is a sentence`() {
    func event(_ kind: TraceEvent.Kind, task: String = "sync") -> TraceEvent {
      TraceEvent(
        number: 4, step: 2, time: 12_250_000_000, machine: "phone", task: task, kind: kind, text: "GET /x",
        digest: 0)
    }
    #expect("\(event(.machine))" == "Event 4 at 0:00:12.250: phone was added to the world.")
    #expect("\(event(.point))" == "Event 4 at 0:00:12.250: phone (sync) went on at “GET /x”.")
    #expect("\(event(.fault, task: ""))" == "Event 4 at 0:00:12.250: phone was struck by GET /x.")
    #expect("\(event(.violation))" == "Event 4 at 0:00:12.250: an oracle objected, GET /x.")
    #expect("\(event(.note, task: ""))" == "Event 4 at 0:00:12.250: phone: GET /x.")
  }
}

/// Resumes a task from its own thread, and returns when that is done.
///
/// `@unchecked Sendable`: set before it is shared, and used once.
private final class LateReturn: @unchecked Sendable {
  var waiter: UnsafeContinuation<Void, Never>?

  func happen() {
    let isDone = DispatchSemaphore(value: 0)
    Thread {
      self.waiter?.resume()
      isDone.signal()
    }.start()
    EscapeTests.wait(for: isDone)
  }
}

/// Runs each job on a new thread, since other tests may keep the pool busy for longer than a world waits.
private final class OwnThread: TaskExecutor {
  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    Thread { job.runSynchronously(on: self.asUnownedTaskExecutor()) }.start()
  }
}
