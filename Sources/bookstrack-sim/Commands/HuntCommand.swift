// `hunt`: runs many small worlds, each twice; shrinks, explains and saves those that fail.

import Foundation
import Hunt
import LabWorld

enum HuntCommand: Command {
  static let specification = CommandSpecification(
    name: "hunt",
    summary: "Runs small worlds by the thousand, each twice, and makes small what fails.",
    operands: [],
    options: [
      OptionSpecification("seeds", short: "n", value: "N", "Worlds of each target (200)."),
      OptionSpecification("for", value: "TIME", "Go on for so long instead, such as 90s, 5m or 2h."),
      OptionSpecification(
        "seed", short: "s", value: "FIRST", "The first seed (one that nobody has run; with --planted, 1)."),
    ] + HuntSelection.options + HuntPlanted.options + [
      OptionSpecification(
        "threads", short: "t", value: "N", "Worlds at the same time; no result depends on it (all cores).")
    ] + HuntPools.options + [
      OptionSpecification(
        "report", short: "o", value: "FILE",
        "Where the report goes (Reports/runs/hunt-SEED-N.json, with what is special in its name)."),
      OptionSpecification(
        "save", value: "DIR", "Where the small failing cases go (\(RegressionFolder.standard))."),
      OptionSpecification("shrink", value: "N", "Runs for making a failing case small (2000)."),
      OptionSpecification("no-save", "Keep no failing case."),
      ShardOption.specification,
      OptionSpecification("json", "The report on standard output in place of the table."),
      PageOption.specification,
    ],
    examples: [
      "bookstrack-sim hunt --seeds 10000", "bookstrack-sim hunt --for 5m --target readers --no-save",
      "bookstrack-sim hunt --planted all",
    ])

  static func run(_ arguments: ParsedArguments, _ console: Console) async throws -> ExitStatus {
    if arguments.has("planted") { return try HuntPlanted(arguments).run(arguments, console) }
    try arguments.refuse("repetitions", "comparison", "rates", because: "needs --planted")
    let order = try HuntOrder(arguments)
    let page = try PageOption(arguments)
    try order.report.prepare()
    try order.folder?.prepare()
    let pools = try HuntPools(workers: order.workers, arguments)
    defer { pools.close() }
    if !order.isQuiet && !arguments.has("seed") { console.note("seeds from \(order.firstSeed) on\n") }
    if let part = order.shard { return try HuntShardRun(part, of: order).run(pools, arguments, console) }
    let interrupts = Interrupts(console)
    let stopwatch = HuntStopwatch()
    var campaigns: [CampaignReport] = []
    for target in order.selection.targets where !interrupts.isInterrupted {
      campaigns.append(hunt(in: target.name, order, pools, interrupts, console))
    }
    var writer = RegressionWriter(order.folder)
    campaigns = campaigns.map { writer.keep($0) }
    let seeds = campaigns.map(\.figures.seeds).reduce(0, +)
    let report = HuntReport(hunt: campaigns, host: stopwatch.host(workers: order.workers, seeds: seeds))
    let data = try report.encoded()
    try Delivery(console, arguments).send(
      report: data, to: order.report, with: try page.attachments(data, name: "hunt")
    ) {
      HuntTable(report, hasColor: console.hasColor).text
    }
    if let failure = writer.failure { throw failure }
    return status(of: report.conclusion)
  }

  private static func hunt(
    in target: String, _ order: HuntOrder, _ pools: HuntPools, _ interrupts: Interrupts, _ console: Console
  ) -> CampaignReport {
    let progress = ProgressLine(
      console, total: order.seeds ?? 0, unit: "seed", of: target, isQuiet: order.isQuiet)
    let deadline = order.time.map { Deadline(after: $0 / order.selection.targets.count) }
    let report = Campaign(order.plan(target), first: pools.first, second: pools.second).run(
      isOver: { deadline?.isOver ?? false }, isCancelled: { interrupts.isInterrupted },
      watch: progress.update,
      note: { signature in
        progress.finish()
        if !order.isQuiet { console.note("looking into \(signature)\n") }
      })
    progress.finish()
    return report
  }

  /// Returns the exit status for the conclusion of a hunt.
  static func status(of conclusion: CampaignConclusion) -> ExitStatus {
    switch conclusion {
    case .harnessFailed: .harnessFailed
    case .nondeterminism: .nondeterminism
    case .violation: .violation
    case .incomplete: .interrupted
    case .uncovered: .targetMissed
    case .held: .success
    }
  }
}

/// The parsed arguments of `hunt`.
struct HuntOrder {
  let selection: HuntSelection
  let seeds: Int?
  let time: Duration?
  let firstSeed: UInt64
  let workers: Int
  let shrinkBudget: Int
  let isQuiet: Bool
  /// The shard of this machine; nil for the whole hunt.
  let shard: ShardOption?
  let report: OutputFile
  /// The folder for failing cases; nil if they are not saved.
  let folder: OutputFolder?

  init(_ arguments: ParsedArguments) throws(UsageError) {
    selection = try HuntSelection(arguments)
    time = try arguments.duration("for")
    if time != nil && arguments.has("seeds") { throw UsageError("give either --seeds or --for") }
    if arguments.has("save") && arguments.has("no-save") {
      throw UsageError("give either --save or --no-save")
    }
    seeds = time == nil ? try arguments.number("seeds", default: 200, in: 1...100_000_000) : nil
    firstSeed = try arguments.seed("seed", default: SystemTime().freshSeed)
    workers = try arguments.number("threads", default: WorkerThreads.available, in: 1...256)
    shrinkBudget = try arguments.number("shrink", default: 2_000, in: 0...1_000_000)
    isQuiet = arguments.has("quiet")
    shard = try ShardOption(arguments)
    if shard != nil {
      try arguments.refuse("html", because: "is for the whole: give it to merge, and not to a shard")
      try arguments.refuse("for", because: "does not go with --shard: a part of a hunt is a number of seeds")
      if !arguments.has("seed") {
        throw UsageError("--shard needs --seed: all parts of a hunt begin at the same one")
      }
    }
    let extent = seeds.map(String.init) ?? arguments.text("for") ?? ""
    let shrinks = shrinkBudget == 2_000 ? nil : "shrink-\(shrinkBudget)"
    report =
      arguments.text("report").map(OutputFile.init)
      ?? .report(
        "hunt", "\(firstSeed)", extent, selection.only,
        selection.variant == HuntCase.shipped ? nil : selection.variant,
        selection.faults?.words(among: FaultSelection.ofHunts).replacing(" ", with: "-"),
        shrinks, arguments.text("timeout").map { "timeout-\($0)" }, shard?.fileName)
    folder =
      arguments.has("no-save")
      ? nil : OutputFolder(arguments.text("save") ?? RegressionFolder.standard)
  }

  /// Returns the plan of the campaign for a target.
  func plan(_ target: String) -> CampaignPlan {
    var plan = CampaignPlan(
      target: target, variant: selection.variant, firstSeed: firstSeed, seeds: seeds)
    plan.shrinkBudget = shrinkBudget
    plan.faults = selection.faults
    return plan
  }
}
