// `bench`: benchmarks of the runtime, small worlds, the durable library and imports on this machine, and the
// memory use of the app's work.

import Bench
import Foundation
import Hunt

enum BenchmarkCommand: Command {
  static let specification = CommandSpecification(
    name: "bench",
    summary:
      "Measures on this machine what the simulator, the library and imports cost. Needs a release build.",
    operands: [],
    options: [
      OptionSpecification("only", value: "NAME", "Only the benchmarks whose names begin like this."),
      OptionSpecification("samples", value: "N", "Samples of each, after one to warm up (10)."),
      OptionSpecification(
        "peer",
        "Also how fast modules of python3 read the file of the imports, commit, and compare names and titles."
      ),
      OptionSpecification(
        "count", "Also how many allocations and retains a book of a load run costs, if there is valgrind."),
      OptionSpecification(
        "report", value: "FILE",
        "Where the JSON report goes (Reports/runs/bench.json, with NAME in its name). What it replaces is the last run, with which costs are compared."
      ),
      OptionSpecification(
        "baseline", value: "FILE",
        "A report to compare costs with as well (Reports/bench.json, if it is there)."),
      PageOption.specification,
    ],
    examples: [
      "bookstrack-sim bench --only worlds --report bench.json", "bookstrack-sim bench --only import --peer",
    ])

  static func run(_ arguments: ParsedArguments, _ console: Console) async throws -> ExitStatus {
    let samples = try arguments.number("samples", default: 10, in: 1...1_000)
    guard Build.isOptimised else {
      throw UsageError("bench needs an optimised build; build it with: swift build -c release")
    }
    let file =
      arguments.text("report").map(OutputFile.init) ?? .report("bench", arguments.text("only"))
    try file.prepare()
    let page = try PageOption(arguments)
    let others = try BenchmarkPast(arguments, report: file)
    let all = BenchmarkSuite.all(targets: HuntTargets.all())
    let chosen = all.filter { $0.name.hasPrefix(arguments.text("only") ?? "") }
    let cases = MemoryCase.all.filter { $0.description.hasPrefix(arguments.text("only") ?? "") }
    guard !chosen.isEmpty || !cases.isEmpty else {
      let names = all.map(\.name) + MemoryCase.all.map(\.description)
      throw UsageError("no benchmark begins like that; there are \(names.joined(separator: ", "))")
    }
    let peers = arguments.has("peer") ? BenchmarkPeer.all : []
    let interrupts = Interrupts(console)
    var report = BenchmarkReport(
      measuring: chosen, samples: samples, others: peers.count, isCancelled: { interrupts.isInterrupted }
    ) { if !arguments.has("quiet") { console.note("\($0.name) …\n") } }
    var failure: (any Error)?
    do {
      for peer in peers where !interrupts.isInterrupted {
        report.add(try peer.measure(samples: samples, after: report.rows))
      }
      if arguments.has("peer"), !BenchmarkPeer.hasLikeness {
        report.note("python3 has no rapidfuzz, so nothing was compared with matching.authors and .titles.")
      }
      if arguments.has("count"), !interrupts.isInterrupted { try count(into: &report) }
    } catch {
      failure = error
    }
    if !cases.isEmpty, !interrupts.isInterrupted {
      do {
        report.memory = try await MemoryProcesses.measure(
          cases, samples: min(samples, 5), console, isQuiet: arguments.has("quiet")
        ) { interrupts.isInterrupted }
      } catch { failure = failure ?? error }
    }
    for (name, other) in others.reports { report.compare(with: other, named: name) }
    for sentence in others.notes { report.note(sentence) }
    let data = try report.encoded()
    try Delivery(console).send(
      report: data, to: file, with: try page.attachments(data, name: "bench")
    ) { report.table }
    if interrupts.isInterrupted && !report.isComplete { return .interrupted }
    if let failure { throw failure }
    return report.hasMissed ? .targetMissed : .success
  }

  private static func count(into report: inout BenchmarkReport) throws {
    if BookCost.isCountable {
      report.add(try BookCost.measure())
    } else {
      report.note("There is no valgrind, so the allocations and retains of a book were not counted.")
    }
  }
}
