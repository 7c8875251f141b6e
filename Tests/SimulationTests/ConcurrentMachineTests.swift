// Linearizability: histories with and without an order that explains them, and counters of which one loses
// updates.

import Foundation
import PropertyTesting
import Testing

@testable import Simulation

@Suite struct ConcurrentMachineTests {
  @Test func anAtomicCounterIsLinearizable() async throws {
    let report = try await explored(CounterMachine(bug: .none))
    #expect(report.failure == nil)
    #expect(report.seeds == 200)
  }

  @Test func aLostUpdateIsFoundAndShrunkToTwoIncrements() async throws {
    let failure = try #require(try await explored(CounterMachine(bug: .losesUpdates)).failure)
    #expect(failure.description.contains("linearizability"))
    // One more command, client 1, increment; one more, client 2, increment; no more.
    let numbers = try #require(failure.draws.streams["scenario/commands"])
    #expect(failure.trace.contains("call increment"))
    #expect(failure.trace.components(separatedBy: "call increment").count - 1 == 2, "\(numbers)")
    #expect(!failure.trace.contains("call read"))
    #expect(failure.description.contains("client 1  increment"))
    #expect(failure.description.contains("client 2  increment"))
  }

  @Test func aStaleReadIsFound() async throws {
    let failure = try #require(try await explored(CounterMachine(bug: .readsStale)).failure)
    #expect(failure.trace.components(separatedBy: "call increment").count - 1 == 1)
    #expect(failure.trace.components(separatedBy: "call read").count - 1 == 1)
  }

  @Test func theSameMachineRunsInSequence() async throws {
    // In sequence no update is lost, whatever the counter does.
    try await check("counter", CounterMachine(bug: .losesUpdates), steps: 0...10, count: 20)
  }

  private func explored(_ machine: CounterMachine) async throws -> ExplorationReport {
    try await Exploration(
      seeds: 1...200, database: .none,
      site: CallSite(fileID: "", filePath: "", line: 1, column: 1, function: "")
    ).run { world in
      try await world.run(machine, clients: 3, steps: 1...8)
    }
  }

  // MARK: - Histories

  /// Calls and answers of clients in time, `+1` an increment that was called and `+1=3` its answer of 3.
  @Test(arguments: [
    ("1:+ 1:+=1 1:? 1:?=1", true),
    ("1:+ 1:+=1 1:? 1:?=0", false),
    // They overlap: either may come first.
    ("1:+ 2:? 1:+=1 2:?=0", true),
    ("1:+ 2:? 1:+=1 2:?=1", true),
    ("1:+ 2:? 1:+=1 2:?=2", false),
    ("1:+ 2:+ 1:+=1 2:+=1", false),
    ("1:+ 2:+ 1:+=2 2:+=1", true),
    // A command without an answer may have taken effect, also late, or not.
    ("1:+ 2:? 2:?=0 2:? 2:?=1", true),
    ("1:+ 2:? 2:?=1 2:? 2:?=0", false),
    ("1:+ 2:+ 2:+=1 2:? 2:?=1", true),
    ("", true),
  ])
  func aHistoryIsLinearizableIfAnOrderExplainsIt(text: String, isLinearizable: Bool) {
    let history = History<CounterMachine.Command, Int>()
    var open: [Int: Int] = [:]
    for word in text.split(separator: " ") {
      let client = word.first?.wholeNumberValue ?? 0
      let parts = word.dropFirst(2).split(separator: "=")
      if parts.count == 1 {
        open[client] = history.call(parts[0] == "+" ? .increment : .read, client: client)
      } else if let call = open[client], let number = Int(parts[1]) {
        history.answer(call, number)
      }
    }
    var search = LinearizationSearch(CounterMachine(bug: .none), history.operations)
    #expect(search.succeeds() == isLinearizable)
  }

  @Test func aHistoryShowsWhatOverlapped() {
    let history = History<CounterMachine.Command, Int>()
    let first = history.call(.increment, client: 0)
    let second = history.call(.read, client: 1)
    history.answer(second, 0)
    history.answer(first, 1)
    let third = history.call(.read, client: 1)
    history.giveUp(third, LinkError.timeout)
    #expect(
      "\(history)" == """
        client 1  increment  ├──┤   → 1
        client 2  read        ├┤    → 0
        client 2  read           ├… → unknown: timeout
        """)
  }
}

private struct CounterMachine: ConcurrentMachine {
  enum Bug { case none, losesUpdates, readsStale }
  enum Command: Sendable { case increment, read }

  let bug: Bug

  var initialModel: Int { 0 }

  func commands(in model: Int) -> Gen<Command> { .element(of: [.increment, .read]) }

  func advance(_ model: inout Int, by command: Command) {
    if command == .increment { model += 1 }
  }

  func makeSystem() -> SharedCounter { SharedCounter(bug: bug, wait: {}) }

  func makeSystem(in world: World, clients: [SimulatedProcess]) -> SharedCounter {
    let server = world.process("server")
    return SharedCounter(bug: bug) { try await server.point("store") }
  }

  func response(to command: Command, of counter: SharedCounter, client: Int) async throws -> Int {
    switch command {
    case .increment: try await counter.increment()
    case .read: await counter.read()
    }
  }

  func allows(_ response: Int, to command: Command, before: Int, after: Int) -> Bool { response == after }
}

private actor SharedCounter {
  private var value = 0
  private var shown = 0
  private let bug: CounterMachine.Bug
  private let wait: @Sendable () async throws -> Void

  init(bug: CounterMachine.Bug, wait: @escaping @Sendable () async throws -> Void) {
    self.bug = bug
    self.wait = wait
  }

  func increment() async throws -> Int {
    switch bug {
    case .none:
      value += 1
      let result = value
      try await wait()
      return result
    case .losesUpdates:
      let next = value + 1
      try await wait()
      value = next
      return next
    case .readsStale:
      value += 1
      let result = value
      try await wait()
      // Readers see the number only some time after it was answered.
      if result % 2 == 0 || shown > 0 { shown = value }
      return result
    }
  }

  func read() -> Int { bug == .readsStale ? shown : value }
}
