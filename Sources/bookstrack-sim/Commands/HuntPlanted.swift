// `hunt --planted`: looks for planted bugs in place of real ones, and shows how long each takes to be found.

import Foundation
import Lab

/// A hunt for planted bugs.
struct HuntPlanted {
  private let bugs: [PlantedBug]
  private let plan: KillPlan
  private let workers: Int
  private let isQuiet: Bool
  private let report: OutputFile
  /// Where the small cases go; nothing if they are not to be kept.
  private let folder: String?

  static let options = [
    OptionSpecification(
      "planted", value: "NAME", "Look for a planted bug, or for all, in place of real ones; a table says how."
    ),
    OptionSpecification(
      "repetitions", value: "N", "How often each planted bug is looked for under each schedule (10)."),
    OptionSpecification(
      "comparison", value: "N",
      "Worlds that a planted bug may take under each policy by itself, which decides nothing (50); 0 leaves them out."
    ),
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
    for option in ["for", "target", "variant", "no-save"] where arguments.has(option) {
      throw UsageError("--\(option) does not go with --planted")
    }
    workers = try arguments.number("threads", default: WorkerThreads.available, in: 1...256)
    isQuiet = arguments.has("quiet")
    report = OutputFile(arguments.text("report") ?? "Reports/runs/planted-\(plan.firstSeed)-\(name).json")
    folder = arguments.text("save")
  }

  func run(_ arguments: ParsedArguments, _ console: Console) throws -> ExitStatus {
    try report.prepare()
    let interrupts = Interrupts(console)
    let matrix = KillMatrix(plan, bugs: bugs, targets: HuntTargets.all(), workers: workers)
    let progress = ProgressLine(console, total: matrix.steps, unit: "searches", isQuiet: isQuiet)
    let result = matrix.run(isCancelled: { interrupts.isInterrupted }, watch: progress.update)
    progress.finish()
    guard let result else { return .interrupted }
    let document = try result.encoded()
    try report.write(document)
    if let folder { try keep(result, in: folder) }
    if arguments.has("json") {
      try console.write(String(decoding: document, as: UTF8.self))
    } else {
      try console.write(KillTable(result).text)
      try console.write("report: \(report.path)\n")
    }
    if result.rows.contains(where: { $0.verdict == .harness }) { return .harnessFailed }
    return result.complaints.isEmpty ? .success : .violation
  }

  /// Writes one file for each bug. An earlier one of the same bug goes: it shows nothing that the new one does not.
  private func keep(_ result: KillReport, in path: String) throws {
    let folder = RegressionFolder(URL(filePath: path))
    for row in result.rows {
      guard let made = row.reproducer, made.replays, let file = made.file else { continue }
      for name in folder.names() where name != file.name {
        guard try folder.read(name).huntCase.variant == row.bug else { continue }
        try FileManager.default.removeItem(at: folder.url.appending(path: name))
      }
      try OutputFile("\(path)/\(file.name)").write(file.encoded())
    }
  }
}
