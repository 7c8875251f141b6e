// Cancellation of waiting tasks, and the basis of a wait without a handler.

import Testing

@testable import Simulation

@Suite struct WaitTests {
  /// Parks a child of a task group and cancels it a second later.
  private static func cancelledChild(
    _ wait: @escaping @Sendable (World, SimulatedProcess) async throws -> Void
  ) -> Outcome<Bool> {
    Simulator(seed: 1, trace: .all).run { world in
      let phone = world.process("phone")
      return try await phone.run("parent") {
        await withTaskGroup(of: Bool.self) { group in
          group.addTask { (try? await wait(world, phone)) == nil }
          try? await phone.pass(.seconds(1), "parent waits")
          group.cancelAll()
          return await group.next() ?? false
        }
      }
    }
  }

  @Test func aChildIsCancelledAtAPoint() {
    let outcome = Self.cancelledChild { _, phone in try await phone.pass(.seconds(9), "child waits") }
    #expect(outcome.value == true)
    #expect(outcome.virtualTime == .seconds(1))
    #expect(outcome.trace.contains { $0.text == "cancelled child waits" })
  }

  @Test func aChildIsCancelledWhileItWaitsForAnAnswer() {
    let outcome = Self.cancelledChild { world, phone in
      let service = world.process("server").serve("echo") { (number: Int) in number }
      let connection = world.connect(phone, to: service, over: LinkBehavior { _ in .seconds(5) })
      _ = try await connection.send(1, label: "question", timeout: .seconds(20))
    }
    #expect(outcome.value == true)
    #expect(outcome.virtualTime == .seconds(1))
    #expect(outcome.trace.contains { $0.text == "cancelled question" })
  }

  /// The events of a world in which a child is cancelled in the step in which it begins to wait: behind that, if
  /// the parent yields, or before. Which it is depends on the build, where a program does not say it.
  private static func cancelledInOneStep(
    yielding: Bool, _ wait: @escaping @Sendable (World, SimulatedProcess) async throws -> Void
  ) -> [String] {
    let outcome = Simulator(seed: 1, trace: .all).run { world in
      let phone = world.process("phone")
      try await phone.run("parent") {
        await withTaskGroup(of: Void.self) { group in
          group.addTask { try? await wait(world, phone) }
          if yielding { await Task.yield() }
          group.cancelAll()
          await group.waitForAll()
        }
        // If a request has not been withdrawn, it leaves now.
        try await phone.pass(.seconds(1), "parent waits")
      }
    }
    return outcome.trace.map { "\($0.kind) \($0.text)" }
  }

  @Test func `A wait that begins cancelled is that of a task which is cancelled in the same step`() {
    let waits: [@Sendable (World, SimulatedProcess) async throws -> Void] = [
      { try await $1.pass(.seconds(9), "child waits") },
      { try await $1.clock.sleep(until: $1.clock.now.advanced(by: .seconds(9)), tolerance: nil) },
      { world, phone in
        let service = world.process("server").serve("echo") { (number: Int) in number }
        let connection = world.connect(phone, to: service, over: LinkBehavior { _ in .seconds(5) })
        _ = try await connection.send(1, label: "question", timeout: .seconds(20))
      },
    ]
    for wait in waits {
      let behind = Self.cancelledInOneStep(yielding: true, wait)
      #expect(behind == Self.cancelledInOneStep(yielding: false, wait))
      #expect(behind.contains { $0.contains("cancelled ") })
      #expect(!behind.contains { $0.hasPrefix("sent") || $0 == "point question" })
    }
  }

  @Test func anAsyncLetIsCancelledWhenItsScopeEnds() {
    let outcome = Simulator(seed: 1).run { world in
      let phone = world.process("phone")
      try await phone.run("parent") {
        async let _: Void = phone.pass(.seconds(9), "child waits")
        try await phone.pass(.seconds(1), "parent waits")
      }
    }
    #expect(outcome.verdict == .passed)
    #expect(outcome.virtualTime == .seconds(1))
  }

  @Test func aTaskThatCancelsItselfWaitsNoMore() {
    let outcome = Simulator(seed: 1).run { world in
      let phone = world.process("phone")
      return try await phone.run("gives up") {
        try await phone.pass(.seconds(1), "before")
        withUnsafeCurrentTask { $0?.cancel() }
        return (try? await phone.pass(.seconds(1), "after")) == nil
      }
    }
    #expect(outcome.value == true)
    #expect(outcome.virtualTime == .seconds(1))
  }

  /// The runtime reuses the memory of an ended task for the next one.
  @Test func aChildIsNotTakenForTheTaskWhosePlaceInMemoryItHas() {
    let outcome = Simulator(seed: 1).run { world in
      let phone = world.process("phone")
      var cancelled = 0
      for round in 0..<500 {
        let ended = phone.start("ends") { try await phone.point("last point") }
        cancelled += await withTaskGroup(of: Int.self) { group in
          group.addTask {
            try? await ended.value
            return 0
          }
          try? await ended.value
          for _ in 0..<4 {
            group.addTask { (try? await phone.pass(.seconds(9), "child waits")) == nil ? 1 : 0 }
          }
          try? await phone.pass(.milliseconds(round % 3), "parent waits")
          group.cancelAll()
          return await group.reduce(0, +)
        }
      }
      return cancelled
    }
    #expect(outcome.value == 2_000)
    #expect(outcome.virtualTime < .seconds(2))
  }

  @Test func onlyATaskThatTheWorldHasStartedWaitsWithoutAHandler() {
    let outcome = Simulator(seed: 1).run { world in
      @Sendable func isItself() async -> Bool {
        await withUnsafeContinuation { continuation in
          continuation.resume(returning: world.core.tasks.isItself(Lane.strand.task, TaskMark(continuation)))
        }
      }
      let phone = world.process("phone")
      let started = try await phone.run("started") { await isItself() }
      let child = try await phone.run("parent") {
        await withTaskGroup(of: Bool.self) { group in
          group.addTask { await isItself() }
          return await group.next() ?? true
        }
      }
      return [await isItself(), started, child]
    }
    #expect(outcome.value == [true, true, false])
  }

  @Test func whoWaitsForAnswersIsToldOldestFirstWhateverPlaceItHas() {
    final class Waiter: OpenWait {
      let waitDescription: String

      init(_ description: String) { waitDescription = description }

      func endWait() {}
    }
    var waits = OpenWaits()
    let first = waits.add(Waiter("first"), lane: 1)
    let second = waits.add(Waiter("second"), lane: 2)
    waits.remove(at: first)
    waits.remove(at: first)
    #expect(waits.add(Waiter("third"), lane: 3) == first)
    #expect(waits.add(Waiter("fourth"), lane: 4) != first)
    #expect(waits.all.map(\.waiter.waitDescription) == ["second", "third", "fourth"])
    #expect(waits.add(Waiter("second again"), lane: 2, at: second) == second)
    #expect(waits.takeAll().map(\.waitDescription) == ["third", "fourth", "second again"])
    #expect(waits.all.isEmpty)
    let last = waits.add(Waiter("last"), lane: 5)
    waits.remove(at: first)
    waits.remove(at: second)
    #expect(waits.all.map(\.lane) == [5] && last > second)
  }
}
