// `pairs`: judges the matching rules on labelled pairs and lists of books.

import Foundation
import LabWorld
import Synthesis

enum PairsCommand: Command {
  static let specification = CommandSpecification(
    name: "pairs",
    summary: "Judges the rules of matching on labelled pairs or lists of books, corrected beside as written.",
    operands: [],
    options: [
      OptionSpecification("directory", value: "DIR", "Where the tables of pairs are (Corpora/Pairs)."),
      OptionSpecification(
        "write", "Makes the table of made pairs anew in that directory, and judges nothing."),
      OptionSpecification(
        "list", value: "ROWS", "Imports a list of so many rows that is drawn anew, and judges that."),
      OptionSpecification("seed", short: "s", value: "N", "Fixes every byte of the list (1)."),
      OptionSpecification("rows", value: "FILE", "Where the list goes, as CSV, with its truth."),
      OptionSpecification(
        "peer",
        "Also how well recordlinkage and splink find the books of the list, each at its best, if python3 has them."
      ),
      OptionSpecification(
        "wrong", value: "N",
        "How many wrong answers to show: for each half (20); of a list, of each sort (10)."),
      OptionSpecification("report", short: "o", value: "FILE", "Where the JSON report goes."),
      OptionSpecification("json", "The report on standard output in place of the table."),
    ],
    examples: [
      "bookstrack-sim pairs --wrong 100 --report pairs.json",
      "bookstrack-sim pairs --list 1500 --seed 3 --rows list.csv",
    ])

  static func run(_ arguments: ParsedArguments, _ console: Console) async throws -> ExitStatus {
    if arguments.has("list") { return try judgeList(arguments, console) }
    try arguments.refuse("seed", "rows", "peer", because: "needs --list")
    let directory = arguments.text("directory") ?? "Corpora/Pairs"
    if arguments.has("write") {
      try arguments.refuse(
        "wrong", "report", "json", because: "has no meaning with --write, which judges nothing")
      return try write(directory, console)
    }
    let shown = try arguments.number("wrong", default: 20, in: 0...100_000)
    let report = arguments.text("report").map(OutputFile.init)
    try report?.prepare()
    let result = PairReport(try PairTables.names.flatMap { try read("\(directory)/\($0)") })
    try Delivery(console, arguments).send(report: try result.encoded(), to: report) {
      result.table(confusions: shown)
    }
    return result.holds ? .success : .targetMissed
  }

  private static func judgeList(_ arguments: ParsedArguments, _ console: Console) throws -> ExitStatus {
    try arguments.refuse("directory", "write", because: "has no meaning with --list, which is drawn anew")
    let count = try arguments.number("list", default: 1_500, in: 20...200_000)
    let seed = try arguments.seed("seed", default: 1)
    let shown = try arguments.number("wrong", default: 10, in: 0...100_000)
    let report = arguments.text("report").map(OutputFile.init)
    let rows = arguments.text("rows").map(OutputFile.init)
    if let report, let rows, rows.isSameFile(as: report.path) {
      throw UsageError("--rows and --report name the same file")
    }
    try report?.prepare()
    try rows?.prepare()
    let list = LabelledList.make(rows: count, seed: seed)
    var result = try ListReport(list)
    let truth = Data(list.export(withTruth: true))
    if arguments.has("peer") { result.peers = try peers(on: truth, console) }
    let table = rows.map { Delivery.Attachment("rows", $0, truth) }
    try Delivery(console, arguments).send(
      report: try result.encoded(), to: report, with: table.map { [$0] } ?? []
    ) {
      result.table(examples: shown)
    }
    return result.holds ? .success : .targetMissed
  }

  private static func peers(on list: Data, _ console: Console) throws -> [ListPeerFigures] {
    try ListPeer.all.compactMap { peer in
      guard peer.isThere else {
        console.note("python3 has no \(peer.module); nothing is compared with it\n")
        return nil
      }
      return try peer.judge(list)
    }
  }

  private static func write(_ directory: String, _ console: Console) throws -> ExitStatus {
    let file = OutputFolder(directory).file(PairTables.made)
    try file.prepare()
    let text = PairTables.text()
    try file.write(Data(text.utf8))
    let pairs = text.split(separator: "\n").count { !$0.hasPrefix("##") }
    console.note("\(pairs.of("pair")): \(file.path)\n")
    return .success
  }

  private static func read(_ path: String) throws -> [LabelledPair] {
    guard let text = try? String(contentsOf: URL(filePath: path), encoding: .utf8) else {
      throw Failure(
        status: .noInput,
        message: "\(path): no table of pairs can be read there; --directory says where they are")
    }
    do {
      return try LabelledPair.read(text)
    } catch {
      throw Failure(status: .badData, message: "\(path), \(error)")
    }
  }
}
