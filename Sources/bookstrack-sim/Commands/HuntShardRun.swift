// `hunt --shard`: runs some seeds of every campaign of a hunt, for `merge`.

import Hunt
import LabWorld

/// A shard of a hunt.
struct HuntShardRun {
  private let part: ShardOption
  private let order: HuntOrder

  init(_ part: ShardOption, of order: HuntOrder) {
    self.part = part
    self.order = order
  }

  func run(_ pools: HuntPools, _ arguments: ParsedArguments, _ console: Console) throws -> ExitStatus {
    let interrupts = Interrupts(console)
    let stopwatch = HuntStopwatch()
    var writer = RegressionWriter(order.folder)
    let campaigns = order.selection.targets.map { target in
      let plan = order.plan(target.name)
      let seeds = part.shard.range(of: plan.seeds ?? 0).count
      let progress = ProgressLine(
        console, total: seeds, unit: "seed", of: target.name, isQuiet: order.isQuiet)
      let campaign = Campaign.run(
        part.shard, of: plan, first: pools.first, second: pools.second,
        isCancelled: { interrupts.isInterrupted }, watch: progress.update
      ) { signature in
        progress.finish()
        if !order.isQuiet { console.note("looking into \(signature)\n") }
      }
      progress.finish()
      return CampaignPart(campaign, findings: writer.keep(campaign.findings))
    }
    let shard = HuntShard(part.shard, campaigns)
    let report = ShardReport(
      shard, host: stopwatch.host(workers: order.workers, seeds: campaigns.map(\.figures.seeds).reduce(0, +)))
    try Delivery(console, arguments).send(report: try report.encoded(), to: order.report) {
      ShardPage.text(report, part)
    }
    if let failure = writer.failure { throw failure }
    return HuntCommand.status(of: shard.conclusion)
  }
}
