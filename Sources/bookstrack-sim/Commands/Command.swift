// What a command of the program is.

/// A command.
protocol Command: Sendable {
  static var specification: CommandSpecification { get }

  /// Runs the command with its options.
  static func run(_ arguments: ParsedArguments, _ console: Console) async throws -> ExitStatus
}
