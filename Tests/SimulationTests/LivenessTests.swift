// Runs that do not end, and their verdicts.

import Testing

@testable import Simulation

@Suite struct LivenessTests {
  @Test func aWorldThatSettlesAfterHealingPasses() {
    let outcome = Simulator(seed: 1).run { world in
      let phone = world.process("phone")
      let done = Journal()
      phone.start("work") {
        try await phone.pass(.seconds(30), "work")
        done.note("done")
      }.ignore()
      try await world.heal()
      try await world.settle(within: .seconds(60)) { !done.lines.isEmpty }
      return world.clock.now.nanoseconds / 1_000_000_000
    }
    #expect(outcome.verdict == .passed)
    #expect((30...32).contains(outcome.value ?? 0))
  }

  @Test func aWorldThatDoesNotSettleSaysWhoWaitsForWhat() {
    let outcome = Simulator(seed: 1).run { world in
      let (phone, server) = (world.process("phone"), world.process("server"))
      let service = server.serve("answer") { (_: Int) -> Int? in
        try? await server.pass(.seconds(100_000), "think")
        return 1
      }
      let connection = world.connect(phone, to: service)
      phone.start("ask") {
        try await connection.send(1, label: "question", timeout: .seconds(90_000))
      }
      .ignore()
      try await world.settle(within: .seconds(60)) { false }
    }
    guard case .unsettled(let waiting) = outcome.verdict else {
      Issue.record("expected an unsettled world, found \(outcome.verdict)")
      return
    }
    #expect(
      waiting.contains { $0.contains("phone: ask waits") && $0.contains("an answer to question") })
    #expect(waiting.contains { $0.contains("server: answer question waits until think") })
  }

  @Test func aWorldThatGoesRoundAtOneMomentIsALivelockAndIsNamed() {
    let limits = Limits(stepsAtOneMoment: 1_000)
    let outcome = Simulator(seed: 1, limits: limits).run { world in
      let phone = world.process("phone")
      try await phone.run("spin") { while true { try await phone.point("look again") } }
    }
    #expect(outcome.verdict == .livelock(running: ["phone: look again"]))
  }

  @Test func aFrozenTaskIsNoPartOfADeadlock() {
    let outcome = Simulator(seed: 1).run { world in
      let (phone, tablet) = (world.process("phone"), world.process("tablet"))
      phone.start("dead work") { try await phone.pass(.seconds(1), "work") }.ignore()
      try await phone.kill()
      let never = tablet.start("wait") {
        await withUnsafeContinuation { (_: UnsafeContinuation<Void, Never>) in }
      }
      try await never.value
    }
    guard case .deadlock(let waiting) = outcome.verdict else {
      Issue.record("expected a deadlock, found \(outcome.verdict)")
      return
    }
    #expect(!waiting.contains { $0.contains("dead work") })
    #expect(waiting.contains { $0.contains("tablet: wait") })
  }

  @Test func anObjectionOutlivesAPassingBody() {
    let outcome = Simulator(seed: 1).run { world in world.object("oracle", "something is wrong") }
    guard case .safety(let objections) = outcome.verdict else {
      Issue.record("expected an objection, found \(outcome.verdict)")
      return
    }
    #expect(objections.map(\.text) == ["something is wrong"])
  }

  @Test(arguments: [1, 2]) func aRunMayEndInTheStepOfAnObjection(count: Int) {
    let outcome = Simulator(seed: 1, limits: Limits(objections: count)).run { world in
      for second in 1...4 {
        try await world.root.pass(.seconds(1), "wait")
        world.object("oracle", "objection \(second)")
      }
    }
    guard case .safety(let objections) = outcome.verdict else {
      Issue.record("expected an objection, found \(outcome.verdict)")
      return
    }
    #expect(objections.count == count)
    #expect(outcome.statistics.steps == UInt64(count))
    #expect(outcome.value == nil)
  }
}

extension StartedTask {
  /// Marks a task that the test does not wait for.
  fileprivate func ignore() {}
}
