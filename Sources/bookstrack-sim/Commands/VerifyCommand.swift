// `verify`: a table with one row per clause: the promise, the figure measured now, and the evidence.

import Bench
import Foundation
import LabWorld
import Synchronization
import Verify

enum VerifyCommand: Command {
  static let specification = CommandSpecification(
    name: "verify",
    summary: "Measures what the clauses promise, one row for each, and names the tests of the others.",
    operands: [],
    options: [
      OptionSpecification(
        "clause", value: "NUMBER", repeats: true, "Only this one, in full; more than one can be given."),
      OptionSpecification(
        "threads", short: "t", value: "N", "Worlds at the same time; no figure depends on it (all cores)."),
      OptionSpecification("corpora", value: "DIR", "Labelled tables in place of the compiled-in ones."),
      OptionSpecification("report", short: "o", value: "FILE", "Where the JSON report goes."),
      OptionSpecification("json", "The report on standard output in place of the table."),
      OptionSpecification("markdown", "The table in Markdown."),
      PageOption.specification,
    ] + VerifyPlanted.options,
    examples: [
      "bookstrack-sim verify", "bookstrack-sim verify --clause ENR-12 --clause CON-7",
      "bookstrack-sim verify --planted all",
    ])

  static func run(_ arguments: ParsedArguments, _ console: Console) async throws -> ExitStatus {
    if arguments.has("json") && arguments.has("markdown") {
      throw UsageError("give either --json or --markdown")
    }
    let planted = arguments.has("planted") ? try VerifyPlanted(arguments) : nil
    let clauses = try clauses(arguments)
    let file = arguments.text("report").map(OutputFile.init)
    try file?.prepare()
    let page = try PageOption(arguments)
    let directory = FileManager.default.temporaryDirectory.appending(
      path: "bookstrack-verify-\(ProcessInfo.processInfo.globallyUniqueString)")
    defer { try? FileManager.default.removeItem(at: directory) }
    let machine = try machine(arguments, directory)
    if let planted { return try await planted.run(on: machine, arguments, console) }
    let interrupts = Interrupts(console)
    let verification = Verification(
      of: clauses, on: machine, provedBy: { RowProof.of($0)?.text },
      isCancelled: { interrupts.isInterrupted })
    let parts = verification.parts
    let begun = Mutex(0)
    let isQuiet = arguments.has("quiet")
    try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
    let outcome = await verification.run { part in
      let number = begun.withLock { count in
        count += 1
        return count
      }
      guard !isQuiet else { return }
      console.note("\(number) of \(parts.count), \(part.rawValue): \(part.sentence)\n")
    }
    let report = outcome.report
    let data = try report.encoded()
    try Delivery(console, arguments).send(
      report: data, to: file, with: try page.attachments(data, name: "verify")
    ) {
      let table = VerifyTable(report, isDetailed: arguments.has("clause"))
      return arguments.has("markdown") ? table.markdown : table.text
    }
    if let failure = outcome.failure {
      guard let refused = failure as? MemoryTest.Failure else { throw failure }
      throw Failure(status: .harnessFailed, message: refused.description)
    }
    if !report.isComplete { return .interrupted }
    return report.holds ? .success : .targetMissed
  }

  private static func machine(_ arguments: ParsedArguments, _ directory: URL) throws -> VerifyMachine {
    guard let program = Bundle.main.executableURL else {
      throw Failure(status: .harnessFailed, message: "the program does not find itself")
    }
    return VerifyMachine(
      program: program, huntWorker: [HuntWorkerCommand.specification.name],
      storeWorker: [StoreWorkerCommand.specification.name],
      memoryWorker: [MemoryWorkerCommand.specification.name], directory: directory,
      corpora: arguments.text("corpora").map { EvidenceCorpora(in: URL(filePath: $0)) } ?? .compiledIn,
      platform: .thisMachine,
      threads: try arguments.number("threads", default: WorkerThreads.available, in: 1...256))
  }

  /// Returns the requested clauses without duplicates, in order; all if none were requested.
  private static func clauses(_ arguments: ParsedArguments) throws(UsageError) -> [Clause] {
    let words = arguments.texts("clause")
    guard !words.isEmpty else { return Clause.all }
    var asked: Set<ClauseID> = []
    for word in words {
      guard let id = ClauseID(word.uppercased()) else {
        let near = NearestWord.nearest(to: word.uppercased(), among: Clause.all.map(\.id.description))
        throw UsageError(
          "--clause is \(word); expected a number such as ENR-12\(near.map { "; did you mean \($0)?" } ?? "")"
        )
      }
      asked.insert(id)
    }
    return Clause.all.filter { asked.contains($0.id) }
  }
}
