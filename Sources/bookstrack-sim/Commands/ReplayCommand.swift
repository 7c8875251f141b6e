// One world once more: the world of a seed, or one that was kept as a file.

import Foundation
import Lab
import Simulation

enum ReplayCommand: Command {
  static let specification = CommandSpecification(
    name: "replay",
    summary: "Runs one world again, by its seed or from a kept file, and tells what happens.",
    operands: ["SEED|FILE"],
    options: HuntSelection.options + [
      OptionSpecification("until", value: "EVENT", "Show what leads up to that event."),
      OptionSpecification("trace", "Every event, not just what tells the story."),
      OptionSpecification(
        "trace-file", value: "FILE", "All events for a timeline viewer (Chrome trace event JSON)."),
    ] + HuntCrews.options,
    examples: [
      "bookstrack-sim replay 4711 --target readers --until 120",
      "bookstrack-sim replay \(RegressionFolder.standard)/readers-ENR-6-4711.json --trace",
    ])

  static func run(_ arguments: ParsedArguments, _ console: Console) async throws -> ExitStatus {
    guard let operand = arguments.operands.first, !operand.isEmpty else {
      throw UsageError("replay needs a seed or a file: bookstrack-sim replay SEED|FILE")
    }
    let window = try ReplayWindow(arguments)
    let traceFile = arguments.text("trace-file").map(OutputFile.init)
    let (subject, file) = try subject(operand, arguments)
    try traceFile?.prepare()
    let crews = try HuntCrews(workers: 1, arguments)
    defer { crews.close() }
    let request = HuntRequest(subject, trace: .all, isDetailed: true)
    let (answer, again) = (crews.first.answer(request), crews.second.answer(request))
    let judgement = SeedJudgement(seed: file?.huntCase.seed ?? 0, first: answer, second: again)
    let mismatch =
      judgement.verdict == .nondeterminism
      ? MismatchFinder(first: crews.first, second: crews.second).find(subject, answer, again) : nil
    try traceFile?.write(TraceFile.chrome(answer.trace))
    let page = ReplayPage(
      subject: subject, judgement: judgement, replay: file.map { RegressionReplay($0, answer: answer) },
      mismatch: mismatch, window: window)
    try console.write(page.text)
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
      return (.drawn(target: name, variant: selection.variant, seed: seed), nil)
    }
    for option in ["target", "variant"] where arguments.has(option) {
      throw UsageError("--\(option) is for seeds; a file says itself what it is")
    }
    let file = try read(operand)
    return (.given(file.huntCase), file)
  }

  private static func read(_ path: String) throws(Failure) -> RegressionFile {
    guard let data = FileManager.default.contents(atPath: path) else {
      let isThere = FileManager.default.fileExists(atPath: path)
      throw Failure(
        status: .noInput,
        message: isThere
          ? "\(path) cannot be read as a file; give one kept case"
          : "\(path): there is no such file, and it is no seed")
    }
    let file: RegressionFile
    do {
      file = try RegressionFile(data, name: path)
    } catch {
      throw Failure(status: .badData, message: error.description)
    }
    do {
      try HuntDesk(HuntTargets.all()).check(file.huntCase)
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

/// Which part of the trace is wanted.
struct ReplayWindow {
  /// The last event to show; nothing for the end.
  let until: UInt64?
  /// Every event, not just what tells the story.
  let isWhole: Bool

  init(_ arguments: ParsedArguments) throws(UsageError) {
    until =
      arguments.has("until")
      ? UInt64(try arguments.number("until", default: 0, in: 0...Int.max)) : nil
    isWhole = arguments.has("trace")
  }
}
