// `sweep`: the same load run under many settings.

import Foundation
import LabWorld
import LoadRun

enum SweepCommand: Command {
  static let specification = CommandSpecification(
    name: "sweep",
    summary: "Runs readers under many settings, and shows which of them keep which promise.",
    operands: [],
    options: [
      OptionSpecification(
        "vary", short: "v", value: "SETTING=VALUES", repeats: true,
        "What is varied: \(settings); FIRST..LAST doubles. May be given again "
          + "(\(defaultAxes.joined(separator: " and ")))."),
      OptionSpecification("users", short: "u", value: "N", "Readers of each run (4)."),
      OptionSpecification("books", short: "b", value: "N", "Different books in each reader's export (300)."),
      OptionSpecification("seed", short: "s", value: "N", "Fixes everything that happens (1)."),
      OptionSpecification("cell", value: "N", "Readers that share a backend and its cache (2)."),
      OptionSpecification("catalog", value: "N", "Works in the catalog (30000)."),
      OptionSpecification(
        "threads", short: "t", value: "N", "Worlds at the same time; no result depends on it (all cores)."),
      OptionSpecification("report", short: "o", value: "FILE", "Where the JSON report goes."),
      OptionSpecification("json", "The report on standard output in place of the table."),
    ] + GateOptions.options + GateOptions.outputs + [PageOption.specification],
    examples: [
      "bookstrack-sim sweep",
      "bookstrack-sim sweep -v warmth=0,90 -v latency=50ms..2s -v concurrency=1..16",
      "bookstrack-sim sweep -v mood=healthy,flaky -v titles=none,corrected --json",
    ])

  private static let defaultAxes = ["latency=50ms..2s", "concurrency=1..16"]
  private static var settings: String { SweepAxis.Setting.names.joined(separator: ", ") }

  static func run(_ arguments: ParsedArguments, _ console: Console) async throws -> ExitStatus {
    let sweep = try sweep(arguments)
    let threads = try arguments.number("threads", default: WorkerThreads.available, in: 1...256)
    let file = arguments.text("report").map(OutputFile.init)
    try file?.prepare()
    // Gates cannot refer to figures of this machine, which are not in a sweep's report.
    let gates = try GateOptions(arguments, rows: LoadTargets.judge(RunFigures(), sweep.base))
    let page = try PageOption(arguments)
    let interrupts = Interrupts(console)
    let progress = ProgressLine(
      console, total: sweep.combinations.count, unit: "setting", isQuiet: arguments.has("quiet"))
    let report = try sweep.run(
      threads: threads, gates: gates.gates, isCancelled: { interrupts.isInterrupted },
      watch: progress.update)
    progress.finish()
    let data = try report.encoded()
    try Delivery(console, arguments).send(
      report: data, to: file,
      with: gates.attachments(report.checks(allowingNoData: gates.allowsNoData))
        + page.attachments(data, name: "sweep")
    ) {
      SweepTable(report, allowingNoData: gates.allowsNoData, hasColor: console.hasColor).text
    }
    return ExitStatus(report.ending(allowingNoData: gates.allowsNoData))
  }

  private static func sweep(_ arguments: ParsedArguments) throws -> Sweep {
    var base = LoadConfiguration()
    base.users = try arguments.number("users", default: 4, in: LoadConfiguration.Allowed.users)
    base.books = try arguments.number("books", default: 300, in: LoadConfiguration.Allowed.books)
    base.seed = try arguments.seed("seed", default: base.seed)
    base.readersPerCell = try arguments.number(
      "cell", default: 2, in: LoadConfiguration.Allowed.readersPerCell)
    base.catalogSize = try arguments.number(
      "catalog", default: base.catalogSize, in: LoadConfiguration.Allowed.catalogSize)
    let axes = arguments.has("vary") ? arguments.texts("vary") : defaultAxes
    return try Sweep(base, axes.map { try SweepAxis($0) })
  }
}
