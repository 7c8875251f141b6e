// `merge`: joins the shards of a run or a hunt, after checking that they are complete.

import Foundation
import Hunt
import LabWorld
import LoadRun

enum MergeCommand: Command {
  static let specification = CommandSpecification(
    name: "merge",
    summary:
      "Joins the reports of all shards of a run or a hunt into the report of the whole, and judges it.",
    operands: ["SHARD…"],
    options: [
      OptionSpecification(
        "report", short: "o", value: "FILE", "Where the report goes (where that of the whole would go)."),
      OptionSpecification("json", "The report on standard output in place of the table."),
      PageOption.specification,
    ] + RunOutcome.options,
    examples: [
      "bookstrack-sim merge shard-1.json shard-2.json --report run.json",
      "bookstrack-sim merge shard-*.json --gate 'ENR-12>=95' --junit gates.xml",
    ])

  static func run(_ arguments: ParsedArguments, _ console: Console) async throws -> ExitStatus {
    guard !arguments.operands.isEmpty else {
      throw UsageError("merge needs the reports of all shards; see bookstrack-sim merge --help")
    }
    if let path = arguments.text("report") {
      for shard in arguments.operands where OutputFile(path).isSameFile(as: shard) {
        throw UsageError("--report names the shard \(shard)")
      }
      try OutputFile(path).prepare()
    }
    do {
      let files = try read(arguments.operands)
      guard files.first?.kind == .hunt else { return try load(ShardSet(files), arguments, console) }
      return try hunt(ShardSet(files), arguments, console)
    } catch let error as ShardError {
      throw Failure(status: .badData, message: error.description)
    }
  }

  private static func read(_ paths: [String]) throws -> [ShardFile] {
    var seen: [String] = []
    return try paths.map { path in
      if let twice = seen.first(where: { OutputFile($0).isSameFile(as: path) }) {
        throw ShardError(twice == path ? "\(path) is given twice" : "\(path) and \(twice) are one file")
      }
      seen.append(path)
      return try ShardFile(InputFile.read(path, "the reports of shards"), name: path)
    }
  }

  private static func load(
    _ shards: ShardSet<LoadShard>, _ arguments: ParsedArguments, _ console: Console
  ) throws -> ExitStatus {
    let report = LoadReport(joining: shards)
    return try RunOutcome(arguments, of: report.run.configuration).deliver(report, arguments, console)
  }

  private static func hunt(
    _ shards: ShardSet<HuntShard>, _ arguments: ParsedArguments, _ console: Console
  ) throws -> ExitStatus {
    try arguments.refuse(
      RunOutcome.names.filter { $0 != PageOption.specification.long },
      because: "is for runs, and these are shards of a hunt")
    let page = try PageOption(arguments)
    let report = HuntReport(joining: shards)
    let plan = report.hunt.first?.plan
    let file =
      arguments.text("report").map(OutputFile.init)
      ?? .report(
        "hunt", plan.map { "\($0.firstSeed)" }, plan?.seeds.map(String.init),
        report.hunt.count == 1 ? plan?.target : nil, plan?.variant == HuntCase.shipped ? nil : plan?.variant)
    let data = try report.encoded()
    try Delivery(console, arguments).send(
      report: data, to: file, with: try page.attachments(data, name: "hunt")
    ) {
      HuntTable(report, hasColor: console.hasColor).text
    }
    return HuntCommand.status(of: report.conclusion)
  }
}
