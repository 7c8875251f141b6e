// `compare`: measures, and compares with the committed baseline.

import Foundation
import LabWorld
import Verify

enum CompareCommand: Command {
  static let specification = CommandSpecification(
    name: "compare",
    summary: "Measures and says what is worse than the baseline; with two files, compares these.",
    operands: ["[BASE]", "[REPORT]"],
    options: [
      OptionSpecification(
        "accept", "Make what was measured the baseline. Commit it with the change that made it so."),
      OptionSpecification(
        "only", value: "PARTS", "Some of \(BaselinePlan.names.joined(separator: ", ")) (all)."),
      OptionSpecification(
        "samples", value: "N", "Samples of what work costs this machine (\(BaselinePlan.costSamples))."),
      OptionSpecification(
        "planted", value: "NAME",
        "Measure a stack that is worse on purpose, or all of them; each has to turn red."),
      OptionSpecification(
        "threads", short: "t", value: "N", "Worlds at the same time; no figure depends on it (all cores)."),
      OptionSpecification("all", "Show every change, also those that are neither better nor worse."),
      OptionSpecification(
        "judge", "Judge two reports of different settings, too; otherwise these are only shown."),
      OptionSpecification(
        "readers", value: "FILE,FILE", "Tables by run --readers of the two reports, to compare all readers."),
      OptionSpecification(
        "report", short: "o", value: "FILE", "Where what was measured goes, as a baseline."),
      OptionSpecification("json", "The comparison on standard output as JSON in place of the table."),
    ] + GateOptions.outputs + [PageOption.specification],
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
    let page = try PageOption(arguments)
    if order.accepts { try OutputFile(order.basePath).prepare() }
    let measured = try await order.now(beside: base, console)
    let comparison = Result { () throws(BaselineError) in
      try base.map { base throws(BaselineError) in
        try BaselineComparison(measured.parts, against: base, settings: order.settings, runs: measured.runs)
      }
    }
    // Measurements are delivered first, even if they turn out not to be comparable.
    let compared = (try? comparison.get()) ?? nil
    try Delivery(console, arguments).send(
      try compared.map { try text($0, measured.missing, order, arguments, console) } ?? "",
      try (file.map { [.init("measured", $0, try BaselineDocument(measured.parts).encoded())] } ?? [])
        + (compared.map { compared in
          try outputs.attachments(compared.checks(missing: measured.missing))
            + page.attachments(compared.encoded(), name: "compare")
        } ?? []))
    if case .failure(let error) = comparison {
      guard order.accepts else { throw Failure(status: .badData, message: "\(order.basePath): \(error)") }
      console.note("bookstrack-sim: \(error)\n")
    }
    guard measured.missing.isEmpty else { return .interrupted }
    if order.accepts {
      let parts = (base?.parts ?? [:]).merging(measured.parts) { _, new in new }
      try OutputFile(order.basePath).write(try BaselineDocument(parts).encoded())
      console.note(
        "\(order.basePath): written with \(measured.parts.keys.sorted().joined(separator: ", "))\n")
      return .success
    }
    return compared?.regressions.isEmpty == true ? .success : .regression
  }

  private static func text(
    _ comparison: BaselineComparison, _ missing: [String], _ order: CompareOrder,
    _ arguments: ParsedArguments, _ console: Console
  ) throws -> String {
    if arguments.has("json") { return String(decoding: try comparison.encoded(), as: UTF8.self) }
    let end =
      missing.isEmpty
      ? []
      : WrappedText.lines(of: "incomplete: not measured to the end are \(missing.joined(separator: ", "))")
    return (end.map { "\($0)\n" }).joined()
      + ComparisonTable(
        comparison, hasColor: console.hasColor, acceptance: order.acceptance, isWhole: arguments.has("all")
      ).text
  }
}

/// The parsed arguments of `compare`.
struct CompareOrder {
  let basePath: String
  /// The file to compare with the baseline; nil to measure.
  private let reportPath: String?
  let accepts: Bool
  /// The treatment of different settings.
  let settings: BaselineComparison.Settings
  private let measuring: BaselineMeasuring
  private let hasParts: Bool
  private let tables: ReaderTables?

  init(_ arguments: ParsedArguments) throws(UsageError) {
    basePath = arguments.operands.first ?? BaselineDocument.standardPath
    reportPath = arguments.operands.dropFirst().first
    accepts = arguments.has("accept")
    measuring = try BaselineMeasuring(arguments)
    hasParts = arguments.has("only")
    settings = reportPath == nil || accepts ? .same : arguments.has("judge") ? .judged : .shown
    tables = try ReaderTables(arguments)
    if reportPath == nil {
      try arguments.refuse("judge", "readers", because: "is for two files")
    } else {
      try arguments.refuse(
        "samples", "threads", because: "is for measuring; two files are compared as they are")
    }
  }

  /// Returns the baseline; nil if it does not exist and `--accept` was given.
  func base() throws(Failure) -> BaselineDocument? {
    accepts && !FileManager.default.fileExists(atPath: basePath) ? nil : try existingBase()
  }

  /// Returns the baseline, which must exist.
  func existingBase() throws(Failure) -> BaselineDocument {
    guard FileManager.default.fileExists(atPath: basePath) else {
      throw Failure(
        status: .noBaseline, message: "\(basePath): there is no baseline; make one with: \(acceptance)")
    }
    return try BaselineDocument(reading: basePath)
  }

  /// The command that accepts the compared measurements as the baseline.
  var acceptance: String {
    (["bookstrack-sim compare --accept"]
      + (basePath == BaselineDocument.standardPath && reportPath == nil ? [] : [basePath])
      + [reportPath].compactMap(\.self)).joined(separator: " ")
  }

  /// Returns the measurements to compare, under the names of the baseline. Throws before measuring if the
  /// settings differ from those of the baseline.
  func now(
    beside base: BaselineDocument?, _ console: Console
  ) async throws -> BaselineMeasuring.Measured {
    guard let reportPath else {
      let parts = hasParts ? measuring.parts : base.map { measuring.parts.intersection($0.parts.keys) }
      let wanted = parts ?? measuring.parts
      if let base, !accepts {
        do {
          try base.check(BaselinePlan.settings(of: wanted))
        } catch let error as BaselineError {
          throw Failure(status: .badData, message: "\(basePath): \(error)")
        }
      }
      return try await measuring.run(console, parts: wanted)
    }
    let report = try BaselineDocument(reading: reportPath)
    guard let base else { return .init(parts: report.parts) }
    let named = report.parts(namedLike: base).filter { !hasParts || measuring.parts.contains($0.key) }
    guard !named.isEmpty else {
      throw Failure(
        status: .badData,
        message:
          "\(reportPath): it has \(report.parts.keys.sorted().joined(separator: ", ")), and \(basePath) has "
          + "\(base.parts.keys.sorted().joined(separator: ", ")): nothing to compare")
    }
    return .init(parts: named, runs: try runs(reportPath))
  }

  /// Returns the difference of two load runs; nil if one of the files has none or is of another version.
  private func runs(_ reportPath: String) throws(Failure) -> RunDifference? {
    guard let tables else {
      guard let before = try? ComparedRun(reading: basePath), let now = try? ComparedRun(reading: reportPath)
      else { return nil }
      return RunDifference(now, against: before)
    }
    let (before, now) = (try ComparedRun(reading: basePath), try ComparedRun(reading: reportPath))
    return RunDifference(try tables.after(now), against: try tables.before(before))
  }
}

/// The tables of readers of two runs.
private struct ReaderTables {
  private let paths: [String]

  /// Returns nil if none are given.
  init?(_ arguments: ParsedArguments) throws(UsageError) {
    guard let text = arguments.text("readers") else { return nil }
    paths = text.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    guard paths.count == 2 else {
      throw UsageError("--readers is \(text); expected two tables, BEFORE.csv,AFTER.csv")
    }
  }

  func before(_ run: ComparedRun) throws(Failure) -> ComparedRun { try Self.read(paths[0], of: run) }
  func after(_ run: ComparedRun) throws(Failure) -> ComparedRun { try Self.read(paths[1], of: run) }

  /// Returns the run with the readers of a table.
  private static func read(_ path: String, of run: ComparedRun) throws(Failure) -> ComparedRun {
    let data = try InputFile.read(path, "one table of readers")
    let readers: [ReaderFigures]
    do throws(ReaderTableError) {
      readers = try ReaderTable.readers(in: String(decoding: data, as: UTF8.self))
    } catch { throw Failure(status: .badData, message: "\(path):\(error.line): \(error.sentence)") }
    guard readers.count == run.readerCount else {
      throw Failure(
        status: .badData,
        message: "\(path): it has \(readers.count.of("reader")), and the run has \(run.readerCount.grouped)")
    }
    return run.with(readers)
  }
}

extension ComparedRun {
  /// Reads the report of a load run.
  fileprivate init(reading path: String) throws(Failure) {
    let data = try InputFile.read(path, "one report")
    do {
      self = try JSONDecoder().decode(ComparedRun.self, from: data)
    } catch {
      throw Failure(
        status: .badData, message: "\(path) is no report of run: \(DecodingSentence.make(error))")
    }
  }
}

extension BaselineDocument {
  /// Reads a baseline or a report.
  ///
  /// - Throws: `Failure` if the file does not exist, is a folder, or is neither a baseline nor a report.
  init(reading path: String) throws(Failure) {
    let data = try InputFile.read(path, "one report")
    do {
      self = try BaselineDocument(data, name: path)
    } catch {
      throw Failure(status: .badData, message: error.description)
    }
  }
}
