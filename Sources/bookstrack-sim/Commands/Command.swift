// The protocol of the program's commands.

/// A command of the program.
protocol Command: Sendable {
  static var specification: CommandSpecification { get }

  /// Runs the command with its arguments.
  static func run(_ arguments: ParsedArguments, _ console: Console) async throws -> ExitStatus
}
