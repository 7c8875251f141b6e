// State machines whose commands several clients of a world run at the same time. Whatever the interleaving,
// an order of the commands has to exist that explains all answers: the system has to be linearizable.

public import PropertyTesting

/// A state machine with answers that can be judged afterwards.
///
/// ```swift
/// struct CounterMachine: ConcurrentMachine {
///   enum Command: Sendable { case increment }
///   var initialModel: Int { 0 }
///   func commands(in model: Int) -> Gen<Command> { .always(.increment) }
///   func advance(_ model: inout Int, by command: Command) { model += 1 }
///   func makeSystem(in world: World, clients: [SimulatedProcess]) -> Counter { … }
///   func response(to command: Command, of counter: Counter, client: Int) async throws -> Int {
///     try await counter.increment()
///   }
///   func allows(_ response: Int, to command: Command, before: Int, after: Int) -> Bool { response == after }
/// }
/// ```
///
/// A command that the model allows in one order of commands may come in another one, so `advance` has to
/// accept every command in every state.
public protocol ConcurrentMachine<Command>: StateMachine where Model: Hashable, System: Sendable {
  /// The answer of the system to a command.
  associatedtype Response: Sendable

  /// Creates the system in a world.
  ///
  /// - Parameter clients: The machines that will run the commands.
  func makeSystem(in world: World, clients: [SimulatedProcess]) async throws -> System

  /// Runs a command and returns the answer.
  ///
  /// - Parameter client: The number of the client that runs it, from 0.
  /// - Throws: An error if the result of the command is unknown; it may have taken effect or not.
  func response(to command: Command, of system: System, client: Int) async throws -> Response

  /// Returns true if the model can give this answer when it goes from one state to the other.
  func allows(_ response: Response, to command: Command, before: Model, after: Model) -> Bool
}

extension ConcurrentMachine {
  /// Runs a command in sequence, and throws if the model does not allow the answer.
  public func perform(
    _ command: Command, on system: inout System, before: Model, after: Model
  ) async throws {
    let response = try await response(to: command, of: system, client: 0)
    try claim(allows(response, to: command, before: before, after: after), "the answer was \(response)")
  }
}

extension World {
  /// Runs commands of a machine by several clients at the same time, and objects if no order of the commands
  /// explains their answers.
  ///
  /// The commands and their clients are drawn from the stream `commands`, so an exploration makes them fewer
  /// and simpler.
  ///
  /// - Parameters:
  ///   - machine: The system and its model.
  ///   - clients: The number of clients, each a machine of its own.
  ///   - steps: The number of commands of all clients together; at most 64.
  /// - Throws: Errors of `makeSystem`, and `CancellationError` once the run is over.
  public func run<Machine: ConcurrentMachine>(
    _ machine: Machine, clients: Int = 2, steps: ClosedRange<Int> = 1...8
  ) async throws {
    precondition(clients > 0, "a machine needs at least one client")
    precondition(steps.upperBound <= 64, "a history has at most 64 operations; fewer find more")
    let processes = (1...clients).map { process("client \($0)") }
    let script = try random("commands").draw(machine.concurrentScripts(clients: clients, steps: steps))
    let system = try await machine.makeSystem(in: self, clients: processes)
    let history = History<Machine.Command, Machine.Response>()
    let tasks = processes.indices.map { client in
      processes[client].start("commands") {
        for command in script where command.client == client {
          try await processes[client].point("call \(command.command)")
          let call = history.call(command.command, client: client)
          do {
            let response = try await machine.response(to: command.command, of: system, client: client)
            history.answer(call, response)
          } catch is CancellationError {
            throw CancellationError()
          } catch {
            // Its effect is unknown, and so is that of the client's later commands on the same connection.
            history.giveUp(call, error)
          }
        }
      }
    }
    for task in tasks {
      // A client that was killed leaves its command open.
      do { try await task.value } catch is MachineError {}
    }
    var search = LinearizationSearch(machine, history.operations)
    guard !search.succeeds() else { return }
    object("linearizability", "no order of these commands explains their answers:\n\(history)")
  }
}

extension ConcurrentMachine {
  /// Generates commands with the numbers of their clients.
  fileprivate func concurrentScripts(
    clients: Int, steps: ClosedRange<Int>
  ) -> Gen<[(client: Int, command: Command)]> {
    Gen { choices throws(Rejection) in
      var model = initialModel
      return try choices.drawList(count: steps) {
        choices throws(Rejection) -> (client: Int, command: Command) in
        let client = choices.choose(below: clients)
        let command = try choices.draw(commands(in: model))
        advance(&model, by: command)
        return (client, command)
      }
    }
  }
}
