// Programs that violate the rules of a world. Each must be reported by name, since runs that pass them would
// be worthless.

import Dispatch
import Foundation
import Testing

@testable import Simulation

@Suite struct MustFailTests {
  @Test func aDeadlockNamesWhoWaits() {
    let outcome = Simulator(seed: 1).run { world in
      let phone = world.process("phone")
      let tablet = world.process("tablet")
      let left = Gate()
      let right = Gate()
      let first = phone.start("waits for tablet") {
        await right.wait()
        await left.open()
      }
      let second = tablet.start("waits for phone") {
        await left.wait()
        await right.open()
      }
      try await first.value
      try await second.value
    }
    guard case .deadlock(let waiting) = outcome.verdict else {
      Issue.record("expected a deadlock, found \(outcome.verdict)")
      return
    }
    #expect(
      waiting == [
        "scenario: body waits for phone: waits for tablet",
        "phone: waits for tablet waits for another task",
        "tablet: waits for phone waits for another task",
      ])
  }

  @Test func aContinuationResumedFromAnotherThreadIsAnEscape() {
    let outcome = Simulator(seed: 1).run { world in
      let gate = Gate()
      let waiting = world.root.start("waits") { await gate.wait() }
      try await world.root.point("let it wait")
      let resuming = world.root.start("resumes elsewhere") {
        let waiters = await gate.takeWaiters()
        let done = DispatchSemaphore(value: 0)
        DispatchQueue(label: "elsewhere").async {
          for waiter in waiters { waiter.resume() }
          done.signal()
        }
        waitFor(done)
      }
      try await waiting.value
      try await resuming.value
    }
    guard case .escape(let escapes) = outcome.verdict else {
      Issue.record("expected an escape, found \(outcome.verdict)")
      return
    }
    #expect(escapes.count == 1)
    #expect(
      escapes[0].hasPrefix("scenario: waits came back on a foreign thread: it had waited for a Task { }"))
    #expect(escapes[0].hasSuffix("or was resumed by a thread"))
  }

  @Test func aTaskThatIgnoresTheEndOfItsWorldIsNamedAndDoesNotHoldItUp() {
    let outcome = Simulator(seed: 1).run { world in
      let phone = world.process("phone")
      let echo = world.process("server").serve("echo") { (number: Int) in number }
      let connection = world.connect(
        phone, to: echo, over: LinkBehavior { _ in .milliseconds(100) })
      _ = phone.start("sleeps on") { while true { try? await phone.clock.sleep(for: .seconds(1)) } }
      _ = phone.start("asks on") {
        while true { _ = try? await connection.send(1, label: "one", timeout: .seconds(1)) }
      }
      try await world.clock.sleep(for: .milliseconds(1_500))
    }
    #expect(outcome.verdict == .passed)
    #expect(outcome.unfinishedTasks == ["phone: asks on", "phone: sleeps on"])
  }

  @Test func aTaskThatLeftTheWorldIsRefusedAndReportedWhenItComesBack() {
    let outcome = Simulator(seed: 1).run { world in
      let done = DispatchSemaphore(value: 0)
      // On its own thread, since those of the pool may be busy, or wait for this one.
      Task.detached(executorPreference: LooseThreads()) {
        try? await world.root.point("from outside")
        done.signal()
      }
      waitFor(done)
      try await world.clock.sleep(for: .seconds(1))
    }
    #expect(outcome.verdict == .escape(["from outside was reached on a foreign thread: in a Task.detached"]))
  }
}

/// Runs each job on a new thread.
private final class LooseThreads: TaskExecutor {
  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    Thread { job.runSynchronously(on: self.asUnownedTaskExecutor()) }.start()
  }
}

/// Blocks the thread of the world on purpose, which an asynchronous context may not do directly.
private func waitFor(_ semaphore: DispatchSemaphore) { semaphore.wait() }

/// A gate that another task has to open.
private actor Gate {
  private var isOpen = false
  private var waiters: [CheckedContinuation<Void, Never>] = []

  func wait() async {
    if isOpen { return }
    await withCheckedContinuation { waiters.append($0) }
  }

  func takeWaiters() -> [CheckedContinuation<Void, Never>] {
    defer { waiters = [] }
    return waiters
  }

  func open() {
    isOpen = true
    for waiter in waiters { waiter.resume() }
    waiters = []
  }
}
