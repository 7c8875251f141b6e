// `crash-test`: kills processes that write to a library, and reports whether anything was lost.

import Bench
import Foundation

enum CrashTestCommand: Command {
  static let specification = CommandSpecification(
    name: "crash-test",
    summary: "Kills processes that write to a library on this machine, and looks at what is left.",
    operands: [],
    options: [
      OptionSpecification("kills", value: "N", "How many processes (1000)."),
      OptionSpecification("seed", short: "s", value: "N", "Fixes what is written and when is killed (1)."),
      OptionSpecification(
        "directory", value: "DIR",
        "Where the library goes, and stays; an earlier test with that seed is gone on with (a folder that is taken "
          + "away again)."),
      OptionSpecification("planted", "The writers acknowledge before they write; something must be found."),
      OptionSpecification("json", "The report as JSON in place of the table."),
    ],
    examples: ["bookstrack-sim crash-test --kills 100"])

  static func run(_ arguments: ParsedArguments, _ console: Console) async throws -> ExitStatus {
    let kills = try arguments.number("kills", default: 1_000, in: 1...1_000_000)
    let seed = try arguments.seed("seed", default: 1)
    guard let program = Bundle.main.executableURL else {
      throw Failure(status: .harnessFailed, message: "the program does not find itself")
    }
    let directory = arguments.text("directory") ?? temporary
    guard !directory.isEmpty else { throw UsageError("--directory needs the name of a folder") }
    var words = [StoreWorkerCommand.specification.name, "--seed", "\(seed)"]
    if arguments.has("planted") { words.append("--acknowledge-early") }
    let test = CrashTest(program, words + ["--", directory], directory: directory, seed: seed)

    let interrupts = Interrupts(console)
    let progress = ProgressLine(console, total: kills, unit: "kill", isQuiet: arguments.has("quiet"))
    let report: CrashReport
    do {
      report = try await test.run(
        kills: kills, isCancelled: { interrupts.isInterrupted }, watch: progress.update)
    } catch {
      throw Failure(opening: directory, error)
    }
    progress.finish()

    let page = arguments.has("json") ? String(decoding: try report.encoded(), as: UTF8.self) : report.text
    if report.complaint != nil {
      console.note("bookstrack-sim: the library is left as it was found: \(directory)\n")
    } else if !arguments.has("directory") {
      try? FileManager.default.removeItem(atPath: directory)
    }
    try console.write(page)
    if report.complaint != nil { return .violation }
    return report.isComplete ? .success : .interrupted
  }

  private static var temporary: String {
    FileManager.default.temporaryDirectory.appending(
      path: "bookstrack-crash-\(ProcessInfo.processInfo.globallyUniqueString)"
    ).path(percentEncoded: false)
  }
}
