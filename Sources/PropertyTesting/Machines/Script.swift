// Sequences of commands, which print as numbered steps.

/// A sequence of commands.
public struct Script<Command: Sendable>: Sendable, CustomStringConvertible, CustomDebugStringConvertible {
  /// The commands, first to last.
  public let commands: [Command]

  /// Creates a script.
  public init(commands: [Command]) { self.commands = commands }

  /// One numbered line per command.
  public var description: String {
    guard !commands.isEmpty else { return "(no commands)" }
    return commands.enumerated().map { "\($0.offset + 1). \($0.element)" }.joined(separator: "\n")
  }

  /// The same as ``description``.
  public var debugDescription: String { description }
}

extension Script: Equatable where Command: Equatable {}

/// The step of a script at which the system and the model disagreed.
public struct StepFailure: Error, CustomStringConvertible {
  /// The number of the step, from 1.
  public let step: Int
  /// The command of that step.
  public let command: String
  /// The error thrown at that step.
  public let reason: any Error

  /// The step, the command and the reason in one line.
  public var description: String { "at step \(step), \(command): \(reason)" }
}
