// `completion`: the words of a command line for a shell, from the tables of commands, options and names.

import LabWorld

enum CompletionCommand: Command {
  static let specification = CommandSpecification(
    name: "completion",
    summary: "Prints what a shell needs to complete commands, options and names.",
    operands: ["SHELL"],
    options: [],
    examples: [
      "bookstrack-sim completion bash > bookstrack-sim.bash",
      "bookstrack-sim completion zsh > _bookstrack-sim",
      "bookstrack-sim completion fish > bookstrack-sim.fish",
    ])

  /// The shells for which there is a script.
  static let shells = ["bash", "zsh", "fish"]

  static func run(_ arguments: ParsedArguments, _ console: Console) async throws -> ExitStatus {
    let commands = Program.commands.map { $0.specification }
    let script: String
    switch arguments.operands.first {
    case "bash": script = CompletionScript.bash(commands)
    case "zsh": script = CompletionScript.zsh(commands)
    case "fish": script = CompletionScript.fish(commands)
    case let other:
      throw UsageError(
        "SHELL is \(other ?? "missing"); expected one of \(Self.shells.joined(separator: ", "))")
    }
    try console.write(script)
    return .success
  }
}
