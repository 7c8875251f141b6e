// The entry point: finds the command, runs it, and maps its result to an exit status.

import Foundation
import LabWorld
import Measurement

@main
struct Program {
  static let version = "0.1.0"

  static let commands: [any Command.Type] = [
    RunCommand.self, ReaderCommand.self, HuntCommand.self, MergeCommand.self, ReplayCommand.self,
    ImportCommand.self, LibraryCommand.self,
    GenerateCommand.self, BenchmarkCommand.self, CrashTestCommand.self, PairsCommand.self,
    DevicesCommand.self, ServeCommand.self, SweepCommand.self, VerifyCommand.self, CompareCommand.self,
    ReportCommand.self, ListCommand.self, CompletionCommand.self,
  ]

  /// Internal commands, which the program runs in processes of its own; not shown in the help.
  private static let hiddenCommands: [any Command.Type] = [
    HuntWorkerCommand.self, StoreWorkerCommand.self, MemoryWorkerCommand.self,
  ]

  static func main() async {
    let console = Console()
    // Writing to a closed pipe shall be an error to be handled, not a signal that ends the program.
    signal(SIGPIPE, SIG_IGN)
    HostAllocator.returnLargeBlocks()
    let status = await run(CommandLine.arguments.dropFirst(), console)
    exit(status.rawValue)
  }

  /// Runs a call of the program.
  static func run(_ words: ArraySlice<String>, _ console: Console) async -> ExitStatus {
    do {
      return try await dispatch(words, console)
    } catch let error as UsageError {
      console.note("bookstrack-sim: \(error.message)\n")
      return .usage
    } catch let failure as Failure {
      if !failure.message.isEmpty { console.note("bookstrack-sim: \(failure.message)\n") }
      return failure.status
    } catch let error as ConfigurationError {
      console.note("bookstrack-sim: \(error.sentence(calling: error.setting.option))\n")
      return .usage
    } catch {
      console.note("bookstrack-sim: the harness failed: \(error)\n")
      return .harnessFailed
    }
  }

  private static func dispatch(_ words: ArraySlice<String>, _ console: Console) async throws -> ExitStatus {
    guard let first = words.first else {
      try console.write(FrontPage.text)
      return .success
    }
    switch first {
    case "--help", "-h", "help":
      guard words.count <= 2 else { throw UsageError("help takes one command; see bookstrack-sim --help") }
      try console.write(helpPage(words.dropFirst().first))
      return .success
    case "--version", "-V":
      guard words.count == 1 else { throw UsageError("\(first) takes nothing else") }
      try console.write("bookstrack-sim \(version)\n")
      return .success
    default: break
    }
    if let command = (commands + hiddenCommands).first(where: { $0.specification.name == first }) {
      return try await runCommand(command, words.dropFirst(), console)
    }
    guard first.hasPrefix("-") else { throw unknown(first) }
    return try await runCommand(RunCommand.self, words, console)
  }

  private static func runCommand(
    _ command: any Command.Type, _ words: ArraySlice<String>, _ console: Console
  ) async throws -> ExitStatus {
    let arguments = try ParsedArguments(words, for: command.specification)
    if arguments.has("help") {
      try console.write(command.specification.helpPage)
      return .success
    }
    let filled = try SettingsFile.filled(arguments)
    if arguments.has("print-config") {
      try console.write(SettingsFile.text(filled))
      return .success
    }
    return try await command.run(filled, console)
  }

  private static func unknown(_ word: String) -> UsageError {
    let near = NearestWord.nearest(to: word, among: commands.map { $0.specification.name })
    return UsageError(
      "unknown command \"\(word)\"\(near.map { "; did you mean \($0)?" } ?? "; see bookstrack-sim --help")")
  }

  private static func helpPage(_ name: String?) throws(UsageError) -> String {
    if let name {
      guard let command = commands.first(where: { $0.specification.name == name }) else {
        throw unknown(name)
      }
      return command.specification.helpPage
    }
    return """
      A deterministic load and correctness lab for a reading tracker.

      Usage: bookstrack-sim [command] [options]
             bookstrack-sim --users 100          the load run; same as `run`

      Commands:
      \(Columns.text(commands.map { ($0.specification.name, $0.specification.summary) }))

      bookstrack-sim help COMMAND says more about a command; --version names this
      version.

      Exit status:
      \(Columns.text(ExitStatus.allCases.map { ("\($0.rawValue)", $0.meaning) }))

      """
  }
}
