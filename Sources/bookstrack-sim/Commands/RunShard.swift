// `run --shard`: runs some cells of a load run and writes their counts to a file for `merge`; only violations
// are judged.

import Foundation
import LabWorld
import LoadRun

/// A shard of a load run.
struct RunShard {
  private let part: ShardOption
  private let configuration: LoadConfiguration
  private let load: LoadRun
  private let threads: Int

  init(_ part: ShardOption, of configuration: LoadConfiguration, _ load: LoadRun, threads: Int) {
    self.part = part
    self.configuration = configuration
    self.load = load
    self.threads = threads
  }

  func run(_ arguments: ParsedArguments, _ console: Console) throws -> ExitStatus {
    try arguments.refuse(RunOutcome.names, because: "is for the whole: give it to merge, and not to a shard")
    let file = OutputFile(arguments.text("report") ?? configuration.report(suffix: part.fileName))
    try file.prepare()
    let table = try ReaderTableFile(arguments, beside: file)
    let readers = configuration.readers(ofCells: part.shard.range(of: configuration.cells))
    let interrupts = Interrupts(console)
    let progress = ProgressLine(
      console, total: readers.count, unit: "reader", of: "shard \(part.shard)",
      isQuiet: arguments.has("quiet"))
    let report = load.run(
      part.shard, threads: threads, isCancelled: { interrupts.isInterrupted }, watch: progress.update,
      readers: { table?.append($0, of: $1) })
    progress.finish()
    try Delivery(console, arguments).send(
      report: try report.encoded(), to: file, rows: table?.file
    ) { ShardPage.text(report, part) }
    if !report.shard.figures.violations.isEmpty { return .violation }
    return report.shard.isComplete ? .success : .interrupted
  }
}
