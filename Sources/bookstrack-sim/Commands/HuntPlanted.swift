// `hunt --planted`: hunts for planted bugs, and reports how long each takes to be found.

import Foundation
import Hunt
import LabWorld

/// A hunt for planted bugs.
struct HuntPlanted {
  private let bugs: [PlantedBug]
  private let plan: KillPlan
  private let workers: Int
  private let isQuiet: Bool
  private let report: OutputFile
  /// The folder for shrunk cases; nil if they are not saved.
  private let folder: OutputFolder?
  /// The source file of the rates; nil if it is not written.
  private let rates: OutputFile?

  static let options = [
    OptionSpecification(
      "planted", value: "NAME", "Look for a planted bug, or for all, in place of real ones."),
    OptionSpecification(
      "repetitions", value: "N", "How often each planted bug is looked for under each schedule (10)."),
    OptionSpecification(
      "comparison", value: "N",
      "Worlds that a planted bug may take under each policy by itself, which decides nothing; 0 for none (50)."
    ),
    OptionSpecification(
      "rates", value: "FILE", "With --planted all, the source file that says how soon each bug is found."),
  ]

  init(_ arguments: ParsedArguments) throws(UsageError) {
    let name = try arguments.word("planted", default: "all", among: ["all"] + PlantedBug.all.map(\.name))
    bugs = PlantedBug.all.filter { name == "all" || $0.name == name }
    let usual = KillPlan()
    plan = KillPlan(
      firstSeed: try arguments.seed("seed", default: usual.firstSeed),
      repetitions: try arguments.number("repetitions", default: usual.repetitions, in: 1...1_000),
      budget: try arguments.number("seeds", default: usual.budget, in: 1...1_000_000),
      comparisonBudget: try arguments.number(
        "comparison", default: usual.comparisonBudget, in: 0...1_000_000),
      shrinkBudget: try arguments.number("shrink", default: usual.shrinkBudget, in: 0...1_000_000))
    try arguments.refuse(
      "for", "target", "variant", "without", "only", "no-save", "timeout", "in-process", "shard",
      because: "does not go with --planted")
    workers = try arguments.number("threads", default: WorkerThreads.available, in: 1...256)
    isQuiet = arguments.has("quiet")
    func unusual(_ option: String, _ value: Int, _ usual: Int) -> String? {
      value == usual ? nil : "\(option)-\(value)"
    }
    report =
      arguments.text("report").map(OutputFile.init)
      ?? .report(
        "planted", "\(plan.firstSeed)", name, unusual("seeds", plan.budget, usual.budget),
        unusual("repetitions", plan.repetitions, usual.repetitions),
        unusual("comparison", plan.comparisonBudget, usual.comparisonBudget),
        unusual("shrink", plan.shrinkBudget, usual.shrinkBudget))
    folder = arguments.text("save").map(OutputFolder.init)
    rates = arguments.text("rates").map(OutputFile.init)
    guard rates == nil || name == "all" else { throw UsageError("--rates needs --planted all") }
  }

  func run(_ arguments: ParsedArguments, _ console: Console) throws -> ExitStatus {
    try report.prepare()
    try folder?.prepare()
    try rates?.prepare()
    let page = try PageOption(arguments)
    let interrupts = Interrupts(console)
    let matrix = KillMatrix(plan, bugs: bugs, targets: HuntTargets.all(), workers: workers)
    let progress = ProgressLine(console, total: matrix.steps, unit: "attempt", isQuiet: isQuiet)
    let result = matrix.run(isCancelled: { interrupts.isInterrupted }, watch: progress.update)
    progress.finish()
    guard let result else {
      console.note(
        "bookstrack-sim: ended before every bug had been looked for; there is no table of a part\n")
      return .interrupted
    }
    let data = try result.encoded()
    try Delivery(console, arguments).send(
      report: data, to: report,
      with: try page.attachments(data, name: "planted")
        + (rates.map { [.init("rates", $0, Data(KillRate.source(of: result).utf8))] } ?? [])
    ) { KillTable(result).text }
    if let folder { try keep(result, in: folder) }
    if result.rows.contains(where: { $0.verdict == .harness }) { return .harnessFailed }
    return result.complaints.isEmpty ? .success : .violation
  }

  /// Writes one file per bug and replaces an earlier file of the same bug. Other files are not changed.
  private func keep(_ result: KillReport, in output: OutputFolder) throws {
    let folder = RegressionFolder(URL(filePath: output.path))
    for row in result.rows {
      guard let made = row.reproducer, made.replays, let file = made.file else { continue }
      for name in folder.names() where name != file.name {
        guard (try? folder.read(name))?.huntCase.variant == row.bug else { continue }
        try FileManager.default.removeItem(at: folder.url.appending(path: name))
      }
      try output.file(file.name).write(file.encoded())
    }
  }
}
