// Model-based testing: the same commands are run against the system and against a model that is too simple to
// be wrong, and after each command the two must agree.
//
// A script of commands is drawn step by step from what the model allows. Shrinking edits the choices and
// draws again, so every simplified script is one that the model allows too: no command needs a precondition.

/// A system under test, described by a model of it.
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
  /// The obviously right, slow version of the system, as a plain value.
  associatedtype Model: Sendable
  /// Something that can be asked of the system.
  associatedtype Command: Sendable
  /// The system; it is made anew for each script.
  associatedtype System

  /// What the model is before the first command.
  var initialModel: Model { get }

  /// The commands that make sense now, simplest first.
  func commands(in model: Model) -> Gen<Command>

  /// What the command does to the model.
  func advance(_ model: inout Model, by command: Command)

  /// A system in its initial state.
  func makeSystem() async throws -> System

  /// Runs the command on the system; throws if what it answers does not fit the model before and after it.
  func perform(
    _ command: Command, on system: inout System, before: Model, after: Model
  ) async throws

  /// Throws if the system as a whole does not fit the model; called after each command. Does nothing by
  /// default.
  func checkInvariants(of system: inout System, model: Model) async throws
}

extension StateMachine {
  /// No invariant.
  public func checkInvariants(of system: inout System, model: Model) async throws {}

  /// Scripts of commands that the model allows, each in the state that those before it lead to.
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

  /// Runs a script on a new system beside a new model.
  ///
  /// - Throws: ``StepFailure`` at the first step where they disagree.
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

/// Tests that a system behaves like its model under drawn scripts of commands.
///
/// - Parameters:
///   - name: What is claimed, for the report; also part of the random stream.
///   - machine: The system and its model.
///   - steps: How many commands a script has.
///   - seed: Another seed draws other scripts.
///   - count: The number of scripts.
///   - shrinkBudget: How many attempts to simplify a failing script may take.
///   - replay: The choice list of an earlier failure, which is tried first.
/// - Throws: ``PropertyFailure`` with the simplest ``Script`` that parts them, or ``PropertyNotTested``.
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
