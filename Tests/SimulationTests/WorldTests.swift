// Time, ordering and the end of a run.

import Testing

@testable import Simulation

@Suite struct WorldTests {
  @Test func timeStandsStillWhileAnythingRunsAndJumpsToWhatIsDue() {
    let outcome = Simulator(seed: 1).run { world in
      let phone = world.process("phone")
      let before = phone.clock.now
      try await phone.clock.sleep(for: .seconds(3_600))
      return before.duration(to: phone.clock.now)
    }
    #expect(outcome.verdict == .passed)
    #expect(outcome.value == .seconds(3_600))
    #expect(outcome.virtualTime == .seconds(3_600))
  }

  @Test func sleepersWakeInTheOrderOfTheirDeadlines() {
    let outcome = Simulator(seed: 1).run { world in
      let log = Log()
      let phone = world.process("phone")
      var started: [StartedTask<Void>] = []
      for delay in [30, 10, 20] {
        started.append(
          phone.start("sleeper") {
            try await phone.clock.sleep(for: .seconds(delay))
            await log.append(delay)
          })
      }
      for task in started { try await task.value }
      return await log.entries
    }
    #expect(outcome.value == [10, 20, 30])
  }

  @Test func childTasksActorsAndAsyncLetStayInTheWorld() {
    let outcome = Simulator(seed: 1).run { world in
      let phone = world.process("phone")
      let log = Log()
      return try await phone.run("parent") {
        await withTaskGroup(of: Void.self) { group in
          for number in 0..<5 {
            group.addTask {
              try? await phone.pass(.seconds(5 - number), "child \(number)")
              await log.append(number)
            }
          }
        }
        async let one = concurrently { await log.entries.count }
        return await (log.entries, one)
      }.0
    }
    #expect(outcome.verdict == .passed)
    #expect(outcome.value == [4, 3, 2, 1, 0])
  }

  @Test func aBodyThatThrowsFailsWithItsError() {
    struct Broken: Error {}
    let outcome = Simulator(seed: 1).run { _ in throw Broken() } as Outcome<Void>
    #expect(outcome.verdict == .failed("Broken()"))
  }

  @Test func aWorldThatNeverEndsIsStoppedByItsLimits() {
    let forEver = Simulator(seed: 1, limits: Limits(steps: 1_000)).run { world in
      while true { try await world.root.point("again") }
    }
    #expect(forEver.verdict == .limit("1000 steps"))
    let asleep = Simulator(seed: 1, limits: Limits(virtualTime: .seconds(60))).run { world in
      while true { try await world.clock.sleep(for: .seconds(1)) }
    }
    #expect(asleep.verdict == .limit("60 s of virtual time"))
  }

  @Test func aCancelledSleepEndsAtOnceAndTakesNoTime() {
    let outcome = Simulator(seed: 1).run { world in
      try await withThrowingTaskGroup(of: Void.self) { group in
        group.addTask { try await world.clock.sleep(for: .seconds(1_000)) }
        try await world.root.pass(.seconds(1), "wait")
        group.cancelAll()
        await #expect(throws: CancellationError.self) { try await group.next() }
      }
      return world.clock.now.nanoseconds
    }
    #expect(outcome.value == 1_000_000_000)
  }

  @Test func whatIsLeftOverWhenTheBodyEndsIsEndedAsWell() {
    let ended = Log()
    let outcome = Simulator(seed: 1).run { world in
      let server = world.process("server")
      _ = server.start("heart beat") {
        defer { ended.appendNow(1) }
        while true { try await server.clock.sleep(for: .seconds(1)) }
      }
      try await world.clock.sleep(for: .seconds(5))
    }
    #expect(outcome.verdict == .passed)
    #expect(outcome.unfinishedTasks == [])
    #expect(ended.now == [1])
  }
}

/// Records numbers in order.
actor Log {
  private(set) var entries: [Int] = []
  nonisolated let direct = DirectLog()

  func append(_ entry: Int) { entries.append(entry) }

  nonisolated func appendNow(_ entry: Int) { direct.entries.append(entry) }
  nonisolated var now: [Int] { direct.entries }
}

/// Used on one thread within one world.
final class DirectLog: @unchecked Sendable {
  var entries: [Int] = []
}

@concurrent func concurrently<Value: Sendable>(_ body: @Sendable () async -> Value) async -> Value {
  await body()
}
