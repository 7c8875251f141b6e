// A sequence of commands as a value that prints as the numbered steps a person would follow.

/// Commands in the order in which they are run.
public struct Script<Command: Sendable>: Sendable, CustomStringConvertible, CustomDebugStringConvertible {
  /// The commands, first to last.
  public let commands: [Command]

  /// A script of those commands.
  public init(commands: [Command]) { self.commands = commands }

  /// One numbered line for each command.
  public var description: String {
    guard !commands.isEmpty else { return "(no commands)" }
    return commands.enumerated().map { "\($0.offset + 1). \($0.element)" }.joined(separator: "\n")
  }

  /// The same as ``description``.
  public var debugDescription: String { description }
}

extension Script: Equatable where Command: Equatable {}

/// The step of a script at which the system and its model parted.
public struct StepFailure: Error, CustomStringConvertible {
  /// The number of the step, from 1.
  public let step: Int
  /// The command of that step.
  public let command: String
  /// What was thrown there.
  public let reason: any Error

  /// The step, the command and the reason in one sentence.
  public var description: String { "at step \(step), \(command): \(reason)" }
}
