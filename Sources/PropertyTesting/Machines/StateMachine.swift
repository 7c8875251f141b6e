// Model-based testing: the same commands are run against the system and against a simple model, and the two
// must agree after each command.
//
// A script of commands is drawn step by step from those that the model allows. Shrinking edits the choices
// and draws again, so every shrunk script is also allowed by the model; commands need no preconditions.

/// A system under test with its model.
///
/// ```swift
/// struct QueueMachine: StateMachine {
///   enum Command: Sendable { case push(Int), pop }
///   var initialModel: [Int] { [] }
///   func commands(in model: [Int]) -> Gen<Command> {
///     model.isEmpty ? pushes : .one(of: [.always(.pop), pushes])
///   }
///   func advance(_ model: inout [Int], by command: Command) { … }
///   func makeSystem() -> RingBuffer { RingBuffer(capacity: 8) }
///   func perform(_ command: Command, on queue: inout RingBuffer, before: [Int], after: [Int]) throws {
///     if case .pop = command { try claimEqual(queue.pop(), before.first) }
///   }
/// }
/// ```
public protocol StateMachine<Command>: Sendable {
  /// The model: a simple, obviously correct version of the system, as a plain value.
  associatedtype Model: Sendable
  /// A command of the system.
  associatedtype Command: Sendable
  /// The system; created for each script.
  associatedtype System

  /// The model before the first command.
  var initialModel: Model { get }

  /// Returns a generator of the commands that are allowed in a state, simplest first.
  func commands(in model: Model) -> Gen<Command>

  /// Applies a command to the model.
  func advance(_ model: inout Model, by command: Command)

  /// Creates a system in its initial state.
  func makeSystem() async throws -> System

  /// Runs a command on the system; throws if the result contradicts the model before and after it.
  func perform(
    _ command: Command, on system: inout System, before: Model, after: Model
  ) async throws

  /// Throws if the state of the system contradicts the model; called after each command. Does nothing by
  /// default.
  func checkInvariants(of system: inout System, model: Model) async throws
}

extension StateMachine {
  /// Does nothing.
  public func checkInvariants(of system: inout System, model: Model) async throws {}

  /// Generates scripts of commands, each allowed in the state after the previous ones.
  public func scripts(steps: ClosedRange<Int>) -> Gen<Script<Command>> {
    Gen { choices throws(Rejection) in
      var model = initialModel
      let drawn = try choices.drawList(count: steps) { choices throws(Rejection) -> Command in
        let command = try choices.draw(commands(in: model))
        advance(&model, by: command)
        return command
      }
      return Script(commands: drawn)
    }
  }

  /// Runs a script on a new system and a new model.
  ///
  /// - Throws: ``StepFailure`` at the first step at which they disagree.
  public func run(_ script: Script<Command>) async throws {
    var model = initialModel
    var system = try await makeSystem()
    for (index, command) in script.commands.enumerated() {
      let before = model
      advance(&model, by: command)
      do {
        try await perform(command, on: &system, before: before, after: model)
        try await checkInvariants(of: &system, model: model)
      } catch {
        throw StepFailure(step: index + 1, command: String(describing: command), reason: error)
      }
    }
  }
}

/// Tests that a system behaves like its model under random scripts of commands.
///
/// - Parameters:
///   - name: The claim, for the report; also part of the random stream.
///   - machine: The system and its model.
///   - steps: The number of commands per script.
///   - seed: The seed of the scripts.
///   - count: The number of scripts.
///   - shrinkBudget: The maximum number of attempts to simplify a failing script.
///   - replay: The choice list of an earlier failure, which is tried first.
/// - Throws: ``PropertyFailure`` with the simplest failing ``Script``, or ``PropertyNotTested``.
public func check<Machine: StateMachine>(
  _ name: String, _ machine: Machine, steps: ClosedRange<Int> = 0...40, seed: UInt64 = 0, count: Int = 200,
  shrinkBudget: Int = 4_000, replay: [UInt64] = []
) async throws {
  try await check(
    name, machine.scripts(steps: steps), seed: seed, count: count, shrinkBudget: shrinkBudget, replay: replay
  ) { script in
    try await machine.run(script)
  }
}
