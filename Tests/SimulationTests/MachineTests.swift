// Machines that die, restart, and are paused and resumed.

import Testing

@testable import Simulation

/// A list that several tasks of one world write to.
final class Journal: @unchecked Sendable {
  var lines: [String] = []
  func note(_ line: String) { lines.append(line) }
}

@Suite struct MachineTests {
  @Test func aKilledMachineRunsNoneOfItsCodeNotEvenItsDefers() {
    let journal = Journal()
    let outcome = Simulator(seed: 1).run { world in
      let phone = world.process("phone")
      let task = phone.start("work") {
        defer { journal.note("defer") }
        do {
          try await phone.pass(.seconds(10), "long work")
          journal.note("worked")
        } catch {
          journal.note("caught")
        }
      }
      try await world.root.pass(.seconds(5), "wait")
      try await phone.kill()
      #expect(!phone.isAlive)
      await #expect(throws: MachineError.killed) { try await task.value }
      try await world.root.pass(.seconds(60), "wait on")
      return journal.lines
    }
    #expect(outcome.verdict == .passed)
    #expect(outcome.value == [])
    // The verdict is final; the remaining tasks are drained now.
    #expect(journal.lines == ["caught", "defer"])
    #expect(outcome.unfinishedTasks == [])
  }

  @Test func aMachineThatStartsAgainRunsItsBootBodyInANewLife() {
    let journal = Journal()
    let outcome = Simulator(seed: 1).run { world in
      let phone = world.process("phone")
      phone.boot("app") { machine in
        let life = machine.incarnation
        journal.note("life \(life) begins")
        try await machine.pass(.seconds(10), "live")
        journal.note("life \(life) is over")
      }
      try await world.root.pass(.seconds(4), "wait")
      try await phone.kill()
      try await world.root.pass(.seconds(4), "wait")
      try await phone.restart()
      try await world.root.pass(.seconds(30), "wait")
      return journal.lines
    }
    #expect(outcome.value == ["life 1 begins", "life 2 begins", "life 2 is over"])
  }

  @Test func aRestartOfALivingMachineKillsItFirst() {
    let journal = Journal()
    let outcome = Simulator(seed: 1).run { world in
      let phone = world.process("phone")
      phone.boot("app") { machine in
        let life = machine.incarnation
        try await machine.pass(.seconds(10), "live")
        journal.note("life \(life)")
      }
      try await world.root.pass(.seconds(4), "wait")
      try await phone.restart()
      try await world.root.pass(.seconds(30), "wait")
      return journal.lines
    }
    #expect(outcome.value == ["life 2"])
  }

  @Test func actorsOfADeadLifeAreNotHeardAgain() {
    actor Counter {
      let machine: SimulatedProcess
      var count = 0
      init(_ machine: SimulatedProcess) { self.machine = machine }
      nonisolated var unownedExecutor: UnownedSerialExecutor { machine.unownedExecutor }
      func run() async throws {
        while true {
          try await machine.pass(.seconds(1), "tick")
          count += 1
        }
      }
    }
    let outcome = Simulator(seed: 1).run { world in
      let phone = world.process("phone")
      let counters = Journal()
      phone.boot("app") { machine in
        let counter = Counter(machine)
        counters.note("\(machine.incarnation)")
        try await counter.run()
      }
      try await world.root.pass(.milliseconds(3_500), "wait")
      let steps = { world.digest }
      try await phone.kill()
      let before = steps()
      try await world.root.pass(.seconds(5), "wait")
      try await phone.restart()
      try await world.root.pass(.seconds(2), "wait")
      return (counters.lines, before != steps())
    }
    #expect(outcome.verdict == .passed)
    #expect(outcome.value?.0 == ["1", "2"])
  }

  @Test func aDeadMachineAnswersNobodyAndItsSuccessorDoes() {
    let outcome = Simulator(seed: 1).run { world in
      let server = world.process("server")
      let phone = world.process("phone")
      let service = server.serve("life") { (_: Int) in server.incarnation }
      server.boot("serve") { machine in
        _ = machine.serve("life") { (_: Int) in machine.incarnation }
      }
      let connection = world.connect(
        phone, to: service, over: LinkBehavior { _ in .milliseconds(10) })
      func ask() async throws -> String {
        try await phone.run("ask") {
          do {
            return "\(try await connection.send(0, label: "ask", timeout: .seconds(1)))"
          } catch {
            return "\(error)"
          }
        }
      }
      var answers: [String] = [try await ask()]
      try await server.kill()
      answers.append(try await ask())
      try await server.restart()
      answers.append(try await ask())
      return answers
    }
    #expect(outcome.value == ["1", "timeout", "2"])
  }

  @Test func anAnswerOfAMachineThatDiedMeanwhileNeverLeaves() {
    let outcome = Simulator(seed: 1).run { world in
      let server = world.process("server")
      let phone = world.process("phone")
      let service = server.serve("slow") { (_: Int) in
        try? await server.pass(.seconds(1), "think")
        return 1
      }
      let connection = world.connect(phone, to: service)
      let asked = phone.start("ask") {
        try await connection.send(0, label: "ask", timeout: .seconds(5))
      }
      try await world.root.pass(.milliseconds(500), "wait")
      try await server.kill()
      await #expect(throws: LinkError.timeout) { try await asked.value }
      return world.clock.now.nanoseconds
    }
    #expect(outcome.value == 5_000_000_000)
  }

  @Test func aPausedMachineGoesOnWhereItStoodAndWhatIsOverdueComesFirst() {
    let journal = Journal()
    let outcome = Simulator(seed: 1).run { world in
      let phone = world.process("phone")
      let task = phone.start("work") {
        for number in 0..<3 {
          try await phone.pass(.seconds(1), "step")
          journal.note("\(number) at \(phone.clock.now.nanoseconds / 1_000_000_000)")
        }
      }
      try await world.root.pass(.milliseconds(1_500), "wait")
      try await phone.pause()
      try await world.root.pass(.seconds(10), "wait")
      #expect(journal.lines == ["0 at 1"])
      try await phone.resume()
      try await task.value
      return journal.lines
    }
    #expect(outcome.value == ["0 at 1", "1 at 11", "2 at 12"])
  }

  @Test func aPausedMachineCanBeKilledAndHealingSwitchesItOnAgain() {
    let journal = Journal()
    let outcome = Simulator(seed: 1).run { world in
      let phone = world.process("phone")
      let tablet = world.process("tablet")
      phone.boot("app") { journal.note("phone \($0.incarnation)") }
      tablet.boot("app") { machine in
        try await machine.pass(.seconds(20), "live")
        journal.note("tablet \(machine.incarnation)")
      }
      try await world.root.pass(.seconds(1), "wait")
      try await phone.pause()
      try await phone.kill()
      try await tablet.pause()
      world.link(phone, tablet).partition()
      try await world.heal()
      try await world.root.pass(.seconds(30), "wait")
      return journal.lines
    }
    #expect(outcome.value == ["phone 1", "phone 2", "tablet 1"])
  }

  @Test(arguments: 0..<40) func aDeathAtAnyPointLeavesTheDigestToTheSeed(seed: UInt64) {
    func run() -> Outcome<[String]> {
      let journal = Journal()
      let plan = FaultPlan.drawn([
        FaultRate(MachineFault.kill, firesPerTenThousand: 500),
        FaultRate(MachineFault.pause, firesPerTenThousand: 500),
      ])
      return Simulator(seed: seed, schedule: UniformRandom(seed: seed), faults: plan).run {
        world in
        let phone = world.process("phone")
        phone.exposed(to: MachineFault.all)
        phone.boot("app") { machine in
          await withTaskGroup(of: Void.self) { group in
            for lane in 0..<3 {
              group.addTask {
                for number in 0..<20 {
                  try? await machine.pass(.milliseconds(100), "lane \(lane)")
                  journal.note("\(machine.incarnation) \(lane) \(number)")
                }
              }
            }
          }
        }
        try await world.root.pass(.seconds(600), "wait")
        return journal.lines
      }
    }
    let first = run()
    #expect(first.verdict == .passed)
    #expect(first.digest == run().digest)
    #expect(first.unfinishedTasks == [])
  }

  @Test func aMachineThatIsExposedDiesAndComesBack() {
    let plan = FaultPlan.drawn([FaultRate(MachineFault.kill, firesPerTenThousand: 2_000)])
    let outcome = Simulator(seed: 3, faults: plan).run { world in
      let phone = world.process("phone")
      phone.exposed(to: [MachineFault.kill])
      phone.boot("app") { machine in
        while true { try await machine.pass(.seconds(1), "tick") }
      }
      try await world.root.pass(.seconds(1_000), "wait")
      return phone.incarnation
    }
    #expect(outcome.verdict == .passed)
    #expect((outcome.value ?? 0) > 5)
    #expect(outcome.ledger.rows[MachineFault.kill]?.fired == outcome.firings.count)
    #expect(outcome.firings.count >= (outcome.value ?? 0) - 1)
  }

  @Test func whatABootBodyThrowsIsAnObjection() {
    struct Broken: Error {}
    let outcome = Simulator(seed: 1).run { world in
      world.process("phone").boot("app") { _ in throw Broken() }
      try await world.root.pass(.seconds(1), "wait")
    }
    guard case .safety(let objections) = outcome.verdict else {
      Issue.record("expected an objection, found \(outcome.verdict)")
      return
    }
    #expect(objections.map(\.oracle) == ["machine"])
  }
}
