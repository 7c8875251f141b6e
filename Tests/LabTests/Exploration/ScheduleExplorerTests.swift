// The explorer on an actor with a known flaw: the proof that it finds such things at all, and makes them
// small.

import Simulation
import Testing

@Suite struct ScheduleExplorerTests {
  /// An account whose deposit reads, suspends, and writes: the classic lost update through re-entrancy.
  actor Account {
    private(set) var balance = 0
    private let phone: SimulatedProcess
    private let readsAgain: Bool

    init(on phone: SimulatedProcess, readsAgain: Bool) {
      self.phone = phone
      self.readsAgain = readsAgain
    }

    func deposit(_ amount: Int, by name: String) async throws {
      let before = balance
      try await phone.point("\(name) asks the bank")
      balance = (readsAgain ? balance : before) + amount
    }
  }

  /// Eight depositors, each with a few innocent pauses before and after.
  private static func deposits(readsAgain: Bool) -> ScheduleExplorer.Attempt {
    { simulation in
      let outcome = simulation.run { world in
        let phone = world.process("phone")
        let account = Account(on: phone, readsAgain: readsAgain)
        var depositors: [StartedTask<Void>] = []
        for number in 0..<8 {
          // Nobody's deposit overlaps another's in arrival order: each waits for its own minute.
          depositors.append(
            phone.start("depositor \(number)") {
              for pause in 0..<number { try await phone.point("depositor \(number) pause \(pause)") }
              try await account.deposit(1, by: "depositor \(number)")
            })
          try await depositors[number].settle(in: world, unless: number == 6)
        }
        for depositor in depositors { try await depositor.value }
        return await account.balance
      }
      return (
        outcome.choices, outcome.value == 8 ? nil : "balance \(outcome.value ?? -1) after 8 deposits of 1"
      )
    }
  }

  @Test func aLostUpdateIsFoundAndShrunkToItsOneUnusualChoice() throws {
    let explorer = ScheduleExplorer(seeds: 0..<1_000, attempt: Self.deposits(readsAgain: false))
    let failing = try #require(explorer.search())
    #expect(failing.complaint == "balance 7 after 8 deposits of 1")
    #expect(failing.minimal.count { $0 != 0 } == 1)
    #expect(failing.minimal.count <= failing.found.count)

    let replayed = Self.deposits(readsAgain: false)(Simulator(seed: 0, schedule: Replay(failing.minimal)))
    #expect(replayed.complaint == failing.complaint)
  }

  @Test func arrivalOrderAloneDoesNotShowIt() {
    #expect(Self.deposits(readsAgain: false)(Simulator(seed: 0)).complaint == nil)
  }

  @Test func theCorrectedActorSurvivesEverySchedule() {
    let explorer = ScheduleExplorer(seeds: 0..<300, attempt: Self.deposits(readsAgain: true))
    #expect(explorer.search() == nil)
  }
}

extension StartedTask where Value == Void {
  /// Waits for the task, so that the next one starts after it; one pair is let overlap.
  fileprivate func settle(in world: World, unless isSkipped: Bool) async throws {
    if !isSkipped { try await value }
  }
}
