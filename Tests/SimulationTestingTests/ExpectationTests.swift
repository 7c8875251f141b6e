// Explorations in tests of Swift Testing: where issues are recorded, and what becomes of expectations.

import Foundation
import Simulation
import SimulationTesting
import Synchronization
import Testing

@Suite struct ExpectationTests {
  @Test func aFailureIsAnIssueAtTheLineOfTheCall() async throws {
    let line = #line + 3
    let issues = Mutex<[Issue]>([])
    try await withKnownIssue {
      try await explore(seeds: 1...500, database: .none) { world in
        #expect(await overdraw(world) >= 0)
      }
    } matching: { issue in
      issues.withLock { $0.append(issue) }
      return true
    }
    // A known issue is one in each world, too.
    let found = issues.withLock { $0 }.filter { $0.description.contains("EXPLORE_SEED") }
    #expect(found.count == 1)
    #expect(found.first?.sourceLocation?.line == line)
    let text = found.first?.description ?? ""
    #expect(text.contains("Expectation failed"), "\(text)")
    #expect(text.contains("expectation at ExpectationTests.swift:\(line + 1)"), "\(text)")
    #expect(text.contains("EXPLORE_SEED="), "\(text)")
    #expect(text.contains("aFailureIsAnIssueAtTheLineOfTheCall"), "\(text)")
  }

  @Test func expectationsInTasksOfMachinesCountToo() async throws {
    try await withKnownIssue {
      try await explore(seeds: 1...20, database: .none) { world in
        let machine = world.process("machine")
        try await machine.run("task") { #expect(world.random("number").below(10) < 9) }
      }
    } matching: {
      $0.description.contains("drawn   9, number 1 of scenario/number; 8 in its place passes")
    }
  }

  @Test func anUnmetRequirementIsAnObjection() async throws {
    try await withKnownIssue {
      try await explore(seeds: 1...20, database: .none) { world in
        let number: Int? = world.random("number").below(4) == 3 ? nil : 1
        _ = try #require(number)
      }
    } matching: {
      $0.description.contains("expectation at") && $0.description.contains("drawn   3")
    }
  }

  @Test func aCleanProgramRecordsNothing() async throws {
    let report = try await explore(seeds: 1...20, database: .none) { world in
      #expect(await overdraw(world, isCareful: true) >= 0)
    }
    #expect(report.seeds == 20)
  }

  @Test(.exploring(seeds: 1...20, database: .none)) func aTestRunsInEachWorld() async throws {
    let world = try World.current
    #expect(await overdraw(world, isCareful: true) >= 0)
  }

  @Test func withoutTheTraitThereIsNoWorld() {
    #expect(throws: NoWorld.self) { try World.current }
  }
}

func overdraw(_ world: World, isCareful: Bool = false) async -> Int {
  let bank = world.process("bank")
  let account = Account(at: bank, isCareful: isCareful)
  let large = bank.start("large") { try await account.withdraw(80) }
  let small = bank.start("small") { try await account.withdraw(30) }
  _ = try? await (large.value, small.value)
  return await account.balance
}

private actor Account {
  private(set) var balance = 100
  private let bank: SimulatedProcess
  private let isCareful: Bool

  init(at bank: SimulatedProcess, isCareful: Bool) {
    self.bank = bank
    self.isCareful = isCareful
  }

  func withdraw(_ amount: Int) async throws {
    guard balance >= amount else { return }
    if isCareful { balance -= amount }
    try await bank.point("print the receipt for \(amount)")
    if !isCareful { balance -= amount }
  }
}
