// `replay`: runs one world again, by its seed or from a saved file.

import Foundation
import Hunt
import LabWorld
import Simulation

enum ReplayCommand: Command {
  static let specification = CommandSpecification(
    name: "replay",
    summary: "Runs one world again, by its seed or from a kept file, and tells what happens.",
    operands: ["SEED|FILE"],
    options: [
      OptionSpecification(
        "target", value: "NAME", "Which world a SEED is, needed with one: \(HuntSelection.names)."),
      OptionSpecification(
        "variant", value: "NAME", "The stack in the world of a SEED: shipped, or a planted bug (shipped)."),
      OptionSpecification("until", value: "EVENT", "Show what leads up to that event."),
      OptionSpecification("trace", "Every event, not just what tells the story."),
      OptionSpecification(
        "trace-file", value: "FILE", "All events for a timeline viewer (Chrome trace event JSON)."),
    ] + FaultOptions.specifications(among: FaultSelection.ofHunts) + HuntPools.options,
    examples: [
      "bookstrack-sim replay 4711 --target readers --until 120",
      "bookstrack-sim replay \(RegressionFolder.standard)/readers-IMP-12-8077.json --trace",
    ])

  static func run(_ arguments: ParsedArguments, _ console: Console) async throws -> ExitStatus {
    guard let operand = arguments.operands.first, !operand.isEmpty else {
      throw UsageError("replay needs a seed or a file: bookstrack-sim replay SEED|FILE")
    }
    let window = try ReplayWindow(arguments)
    let traceFile = arguments.text("trace-file").map(OutputFile.init)
    if let traceFile, traceFile.isSameFile(as: operand) {
      throw UsageError("--trace-file names the kept case itself; give another file")
    }
    let (subject, file) = try subject(operand, arguments)
    try traceFile?.prepare()
    let pools = try HuntPools(workers: 1, arguments)
    defer { pools.close() }
    let request = HuntRequest(subject, trace: .all, isDetailed: true)
    let (answer, again) = (pools.first.answer(request), pools.second.answer(request))
    let judgement = SeedJudgement(seed: file?.huntCase.seed ?? 0, first: answer, second: again)
    let mismatch =
      judgement.verdict == .nondeterminism
      ? MismatchFinder(first: pools.first, second: pools.second).find(subject, answer, again) : nil
    let page = ReplayPage(
      subject: subject, judgement: judgement, replay: file.map { RegressionReplay($0, answer: answer) },
      mismatch: mismatch, window: window)
    let trace = "trace of \(answer.trace.count.of("event"))"
    try Delivery(console).send(
      page.text,
      traceFile.map { [Delivery.Attachment(trace, $0, Data(ChromeTrace(answer.trace).text.utf8))] } ?? [])
    return status(judgement.verdict)
  }

  private static func subject(
    _ operand: String, _ arguments: ParsedArguments
  ) throws -> (HuntRequest.Subject, RegressionFile?) {
    if let seed = operand.hasPrefix("0x") ? UInt64(operand.dropFirst(2), radix: 16) : UInt64(operand) {
      let selection = try HuntSelection(arguments)
      guard selection.targets.count == 1 else {
        let names = selection.targets.map(\.name).joined(separator: ", ")
        throw UsageError("a seed is a different world in each target; give --target, one of \(names)")
      }
      let name = selection.targets[0].name
      return (.drawn(target: name, variant: selection.variant, seed: seed, faults: selection.faults), nil)
    }
    try arguments.refuse(
      "target", "variant", "without", "only", because: "is for seeds; a file says itself what it is")
    let file = try read(operand)
    return (.given(file.huntCase), file)
  }

  private static func read(_ path: String) throws(Failure) -> RegressionFile {
    let kind = URL(filePath: path).resolvingSymlinksInPath().kindOfFile
    guard kind != nil else {
      throw Failure(status: .noInput, message: "\(path): there is no such file, and it is no seed")
    }
    guard kind != .typeDirectory else {
      throw Failure(status: .badData, message: "\(path) is a folder; give one kept case in it")
    }
    guard let data = FileManager.default.contents(atPath: path) else {
      throw Failure(status: .noInput, message: "\(path): no permission to read it")
    }
    let file: RegressionFile
    do {
      file = try RegressionFile(data, name: path)
    } catch {
      throw Failure(status: .badData, message: error.description)
    }
    do {
      try WorldRunner(HuntTargets.all()).check(file.huntCase)
    } catch {
      throw Failure(status: .badData, message: "\(path): \(error)")
    }
    return file
  }

  private static func status(_ verdict: HuntVerdict) -> ExitStatus {
    switch verdict {
    case .passed: .success
    case .harness: .harnessFailed
    case .nondeterminism: .nondeterminism
    case .safety, .liveness, .escape, .crash, .outOfMemory, .timeout: .violation
    }
  }
}

/// The part of the trace to show.
struct ReplayWindow {
  /// The last event to show; nil for the end.
  let until: UInt64?
  /// True to show every event, rather than only the important ones.
  let isWhole: Bool

  init(_ arguments: ParsedArguments) throws(UsageError) {
    until =
      arguments.has("until")
      ? UInt64(try arguments.number("until", default: 0, in: 0...Int.max)) : nil
    isWhole = arguments.has("trace")
  }
}
