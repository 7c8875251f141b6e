// State machine tests of a correct ring buffer, and of two with planted bugs (it forgets to wrap, its count
// drifts): the correct one passes, and each bug is found with a minimal script.

import Testing

@testable import PropertyTesting

@Suite struct StateMachineTests {
  @Test func aSystemThatFitsItsModelPasses() async throws {
    try await check("ring buffer", QueueMachine(bug: .none))
  }

  @Test(arguments: seeds) func aLostElementShrinksToTheShortestScript(seed: UInt64) async throws {
    let failure = try await failure(of: .overwritesWhenFull, seed: seed)
    let script = try #require(failure.value as? Script<QueueMachine.Command>)
    // Capacity 3: the fourth push overwrites the first, which only a pop reveals.
    #expect(script.commands == [.push(0), .push(0), .push(0), .push(1), .pop])
    #expect((failure.reason as? StepFailure)?.step == 5)
  }

  @Test(arguments: seeds) func aBrokenInvariantIsFoundAtItsStep(seed: UInt64) async throws {
    let failure = try await failure(of: .countDrifts, seed: seed)
    let script = try #require(failure.value as? Script<QueueMachine.Command>)
    #expect(script.commands == [.push(0), .clear])
    #expect(
      failure.description.contains(
        """
          value   1. push(0)
                  2. clear
          reason  at step 2, clear: count: expected 0, found 1
        """))
  }

  @Test(arguments: seeds) func scriptsHoldOnlyWhatTheModelAllows(seed: UInt64) throws {
    let machine = QueueMachine(bug: .none)
    let script = try machine.scripts(steps: 5...40).sample(seed: seed)
    #expect((5...40).contains(script.commands.count))
    var model: [Int] = []
    for command in script.commands {
      #expect(command != .pop || !model.isEmpty)
      machine.advance(&model, by: command)
    }
  }

  @Test func aReplayedScriptFailsAtOnce() async throws {
    let first = try await failure(of: .countDrifts, seed: 1)
    let again = await #expect(throws: PropertyFailure.self) {
      try await check("queue", QueueMachine(bug: .countDrifts), seed: 99, replay: first.choices)
    }
    #expect(again?.caseNumber == 1)
    #expect(again?.choices == first.choices)
  }

  private func failure(of bug: QueueMachine.Bug, seed: UInt64) async throws -> PropertyFailure {
    let failure = await #expect(throws: PropertyFailure.self) {
      try await check("queue", QueueMachine(bug: bug), seed: seed)
    }
    return try #require(failure)
  }
}

/// Compares a bounded queue of capacity 3 with an array. A push into a full queue is refused.
private struct QueueMachine: StateMachine {
  enum Bug { case none, overwritesWhenFull, countDrifts }
  enum Command: Sendable, Equatable { case push(Int), pop, clear }

  let bug: Bug

  var initialModel: [Int] { [] }

  func commands(in model: [Int]) -> Gen<Command> {
    let push = Gen<Int>.integer(in: 0...99).map { Command.push($0) }
    return model.isEmpty
      ? .one(of: [push, .always(.clear)])
      : .frequency([(5, push), (2, .always(.pop)), (1, .always(.clear))])
  }

  func advance(_ model: inout [Int], by command: Command) {
    switch command {
    case .push(let number): if model.count < 3 { model.append(number) }
    case .pop: model.removeFirst()
    case .clear: model = []
    }
  }

  func makeSystem() -> RingBuffer { RingBuffer(bug: bug) }

  func perform(_ command: Command, on queue: inout RingBuffer, before: [Int], after: [Int]) async throws {
    await Task.yield()
    switch command {
    case .push(let number): queue.push(number)
    case .pop: try claimEqual(queue.pop(), before.first, "popped")
    case .clear: queue.clear()
    }
  }

  func checkInvariants(of queue: inout RingBuffer, model: [Int]) throws {
    try claimEqual(queue.count, model.count, "count")
  }

  struct RingBuffer {
    private var slots = [0, 0, 0]
    private var head = 0
    private(set) var count = 0
    private let bug: Bug

    init(bug: Bug) { self.bug = bug }

    mutating func push(_ number: Int) {
      guard count < 3 || bug == .overwritesWhenFull else { return }
      slots[(head + count) % 3] = number
      count = min(count + 1, 3)
    }

    mutating func pop() -> Int {
      defer { (head, count) = ((head + 1) % 3, count - 1) }
      return slots[head]
    }

    mutating func clear() {
      if bug != .countDrifts { count = 0 }
    }
  }
}
