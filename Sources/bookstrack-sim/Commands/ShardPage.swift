// The report of a shard as a page.

import Hunt
import LabWorld
import LoadRun

/// Renders the report of a shard.
enum ShardPage {
  /// The page of a shard of a load run.
  static func text(_ report: ShardReport<LoadShard>, _ part: ShardOption) -> String {
    let shard = report.shard
    let (figures, configuration) = (shard.figures, shard.configuration)
    let readers = shard.readers
    let whose = readers.isEmpty ? "no reader" : "readers \(readers.lowerBound) to \(readers.upperBound - 1)"
    let special = configuration.specialties
    let size = "\(configuration.users.of("reader")) × \(configuration.books.of("book"))"
    let cells = shard.isComplete ? "\(shard.cells.grouped) of \(shard.allCells.grouped)" : shard.progress
    var rows = [["of", "\(size), seed \(configuration.seed)"]]
    if !special.isEmpty { rows.append(["with", special.joined(separator: ", ")]) }
    rows.append(["cells", cells])
    rows.append(["readers", "\(figures.readers.grouped): \(whose)"])
    rows.append(["imported", figures.imports.imported.of("book")])
    rows.append(["enriched", figures.enrichment.enriched.of("book")])
    rows.append(["violations", figures.violations.count.grouped])
    let host = report.host
    return page(
      part, isComplete: shard.isComplete, rows,
      figures.violations.prefix(20).map { "\($0.clause) \($0.place): \($0.complaint)" },
      host: "\(host.seconds) s, \(host.threads.of("thread")) (\(host.build))")
  }

  /// The page of a shard of a hunt.
  static func text(_ report: ShardReport<HuntShard>, _ part: ShardOption) -> String {
    let shard = report.shard
    let rows = shard.campaigns.map { campaign in
      let wanted = shard.shard.range(of: campaign.plan.seeds ?? 0).count
      let figures = campaign.figures
      return [
        campaign.plan.target,
        "\(figures.seeds.grouped) of \(wanted.of("seed")) from \(campaign.firstSeed), \(figures.failed) failed",
      ]
    }
    let findings = shard.campaigns.flatMap { campaign in
      campaign.findings.map {
        "\($0.signature), \($0.count.of("seed")): \($0.replayCommand(in: campaign.plan))"
      }
    }
    return page(
      part, isComplete: shard.isComplete, rows, findings,
      host: "\(report.host.milliseconds / 1_000) s, \(report.host.workers.of("worker"))")
  }

  private static func page(
    _ part: ShardOption, isComplete: Bool, _ rows: [[String]], _ complaints: [String], host: String
  ) -> String {
    let verdict = isComplete ? "complete; judged is the whole, by merge" : "incomplete; merge will refuse it"
    let head = WrappedText.lines(of: "\(part.sentence): \(verdict)", indent: 2)
    let body = Grid(columns: 2).render(rows).flatMap { WrappedText.lines(of: $0, indent: 12) }
    let faults = complaints.flatMap { WrappedText.lines(of: $0, indent: 2) }
    return (head + [""] + body + faults + ["", "this machine: \(host)"]).joined(separator: "\n") + "\n"
  }
}
