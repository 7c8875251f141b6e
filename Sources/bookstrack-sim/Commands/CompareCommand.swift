// The gate: what was measured beside the committed baseline, and what is worse.

import Foundation
import Lab

enum CompareCommand: Command {
  static let specification = CommandSpecification(
    name: "compare",
    summary: "Measures and says what is worse than the baseline; with two files, compares these.",
    operands: ["[BASE]", "[REPORT]"],
    options: [
      OptionSpecification(
        "accept", "Make what was measured the baseline. Commit it with the change that made it so."),
      OptionSpecification(
        "only", value: "PARTS", "Some of \(BaselinePlan.names.joined(separator: ",")) (all)."),
      OptionSpecification(
        "samples", value: "N", "Samples of what work costs this machine (\(BaselinePlan.costSamples))."),
      OptionSpecification(
        "planted", value: "NAME",
        "Measure a stack that is worse on purpose, or all of them; each has to turn red."),
      OptionSpecification(
        "threads", short: "t", value: "N", "Worlds at the same time; no figure depends on it (all cores)."),
      OptionSpecification("all", "Show every change, also those that are neither better nor worse."),
      OptionSpecification(
        "report", short: "o", value: "FILE", "Where what was measured goes, as a baseline."),
      OptionSpecification("json", "The comparison on standard output as JSON in place of the table."),
    ] + GateOptions.outputs,
    examples: [
      "bookstrack-sim compare", "bookstrack-sim compare before.json after.json",
      "bookstrack-sim compare --accept", "bookstrack-sim compare --planted all",
    ])

  static func run(_ arguments: ParsedArguments, _ console: Console) async throws -> ExitStatus {
    if arguments.has("planted") { return try await ComparePlanted(arguments).run(arguments, console) }
    let order = try CompareOrder(arguments)
    let base = try order.base()
    let file = arguments.text("report").map(OutputFile.init)
    try file?.prepare()
    let outputs = try GateOptions(outputsOf: arguments)
    if order.accepts { try OutputFile(order.basePath).prepare() }
    guard let now = try await order.now(beside: base, console) else { return .interrupted }

    var comparison: BaselineComparison?
    if let base {
      do {
        comparison = try BaselineComparison(now, against: base)
      } catch {
        guard order.accepts else { throw Failure(status: .badData, message: "\(order.basePath): \(error)") }
        console.note("bookstrack-sim: \(error)\n")
      }
    }
    if let comparison {
      try Delivery(console, arguments).send(
        arguments.has("json")
          ? String(decoding: try comparison.encoded(), as: UTF8.self)
          : ComparisonTable(
            comparison, hasColor: console.hasColor, acceptance: order.acceptance,
            isWhole: arguments.has("all")
          ).text,
        try (file.map { [.init("measured", $0, try BaselineDocument(now).encoded())] } ?? [])
          + outputs.attachments(comparison.checks))
    }
    if order.accepts {
      let parts = (base?.parts ?? [:]).merging(now) { _, new in new }
      try OutputFile(order.basePath).write(try BaselineDocument(parts).encoded())
      console.note("\(order.basePath): written with \(now.keys.sorted().joined(separator: ", "))\n")
      return .success
    }
    return comparison?.regressions.isEmpty == true ? .success : .regression
  }
}

/// What was asked for.
struct CompareOrder {
  let basePath: String
  /// The file to compare with it; nothing if it is to be measured.
  private let reportPath: String?
  let accepts: Bool
  private let measuring: BaselineMeasuring
  private let hasParts: Bool

  init(_ arguments: ParsedArguments) throws(UsageError) {
    basePath = arguments.operands.first ?? BaselineDocument.standardPath
    reportPath = arguments.operands.dropFirst().first
    accepts = arguments.has("accept")
    measuring = try BaselineMeasuring(arguments)
    hasParts = arguments.has("only")
    if reportPath != nil {
      try arguments.refuse(
        "samples", "threads", because: "is for measuring; two files are compared as they are")
    }
  }

  /// The baseline; nothing if it is to be made.
  func base() throws(Failure) -> BaselineDocument? {
    guard FileManager.default.fileExists(atPath: basePath) else {
      if accepts { return nil }
      throw Failure(
        status: .noBaseline, message: "\(basePath): there is no baseline; make one with: \(acceptance)")
    }
    return try BaselineDocument(reading: basePath)
  }

  /// The command that makes what was compared the baseline.
  var acceptance: String {
    (["bookstrack-sim compare --accept"]
      + (basePath == BaselineDocument.standardPath && reportPath == nil ? [] : [basePath])
      + [reportPath].compactMap(\.self)).joined(separator: " ")
  }

  /// What is to be compared, under the names of the baseline; nothing if it was ended early.
  func now(beside base: BaselineDocument?, _ console: Console) async throws -> [String: BaselinePart]? {
    guard let reportPath else {
      return try await measuring.run(console, parts: hasParts ? nil : base.map { Set($0.parts.keys) })
    }
    let report = try BaselineDocument(reading: reportPath)
    guard let base else { return report.parts }
    let named = report.parts(namedLike: base).filter { !hasParts || measuring.parts.contains($0.key) }
    guard !named.isEmpty else {
      throw Failure(
        status: .badData,
        message:
          "\(reportPath): it has \(report.parts.keys.sorted().joined(separator: ", ")), and \(basePath) has "
          + "\(base.parts.keys.sorted().joined(separator: ", ")): nothing to compare")
    }
    return named
  }
}

extension BaselineDocument {
  /// Reads a file.
  ///
  /// - Throws: `Failure` for one that is not there, a folder, or no baseline and no report.
  init(reading path: String) throws(Failure) {
    let data = try InputFile.read(path, "one report")
    do {
      self = try BaselineDocument(data, name: path)
    } catch {
      throw Failure(status: .badData, message: error.description)
    }
  }
}
