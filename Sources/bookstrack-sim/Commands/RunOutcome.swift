// The outcome of a load run or a merge: it is judged by targets, gates and a baseline, printed, written to
// files, and mapped to an exit status.

import Foundation
import LabWorld
import Verify

/// Judges and delivers the report of a whole run.
struct RunOutcome {
  /// The file of the report.
  let file: OutputFile
  private let gates: GateOptions
  private let base: BaselineDocument?
  private let basePath: String
  /// The report of `--against`, whose settings may differ.
  private let earlier: LoadReport?
  private let page: PageOption
  /// The table of minutes; nil if it was not requested.
  private let minutes: OutputFile?

  static let options =
    [
      OptionSpecification("baseline", value: "FILE", "Also compare with an earlier report, or a baseline.")
        .about(.judging),
      OptionSpecification(
        "against", value: "REPORT",
        "Also compare with an earlier run; with other settings, nothing of that is judged."
      ).about(.judging),
      OptionSpecification(
        "minutes", value: "FILE",
        "Also writes a table with a row for each minute: what waits, answers, failures, faults, as CSV."
      ).about(.output),
      OptionSpecification("details", short: "d", "Every row and every table, not just what they mean.")
        .about(.frequent),
    ] + GateOptions.options.map { $0.about(.judging) } + GateOptions.outputs.map { $0.about(.output) }

  /// The names of the options, for commands that judge nothing.
  static var names: [String] { (options + [PageOption.specification]).map(\.long) }

  /// Parses the options, and checks before the run whether the files can be written.
  init(_ arguments: ParsedArguments, of configuration: LoadConfiguration) throws {
    file = OutputFile(arguments.text("report") ?? configuration.defaultReport)
    try file.prepare()
    gates = try GateOptions(
      arguments, rows: LoadTargets.expected(configuration), hasEarlier: arguments.has("against"))
    page = try PageOption(arguments)
    minutes = arguments.text("minutes").map(OutputFile.init)
    try Self.checkFiles(arguments, beside: file)
    try minutes?.prepare()
    if arguments.has("against") {
      try arguments.refuse("baseline", because: "does not go with --against, which compares the same")
    }
    basePath = arguments.text("against") ?? arguments.text("baseline") ?? ""
    earlier = try arguments.text("against").map(Self.earlier)
    base =
      try earlier.map { BaselineDocument(["run": try BaselinePart($0.run)]) }
      ?? arguments.text("baseline").map { try BaselineDocument(reading: $0) }
    guard earlier == nil else { return }
    do {
      try base?.check(configuration)
    } catch {
      throw Failure(status: .badData, message: "\(basePath): \(error)")
    }
  }

  /// Refuses two outputs in one file, of which the later one would replace the other.
  private static func checkFiles(_ arguments: ParsedArguments, beside report: OutputFile) throws(UsageError) {
    var files = [(name: "the report", file: report)]
    for name in ["readers", "minutes", "junit", "summary", "html"] where arguments.accepts(name) {
      guard let path = arguments.text(name) else { continue }
      if let other = files.first(where: { $0.file.isSameFile(as: path) }) {
        throw UsageError("--\(name) and \(other.name) name the same file \(path)")
      }
      files.append((name: "--\(name)", file: OutputFile(path)))
    }
  }

  /// Reads the report of a complete run.
  private static func earlier(_ path: String) throws(Failure) -> LoadReport {
    let parts = try BaselineDocument(reading: path).parts
    guard parts["run"]?.kind == .run, parts.count == 1 else {
      throw Failure(
        status: .badData,
        message: "\(path): it has \(parts.keys.sorted().joined(separator: ", ")); "
          + "--against takes one report of run")
    }
    do {
      return try JSONDecoder().decode(LoadReport.self, from: InputFile.read(path, "one report"))
    } catch let failure as Failure {
      throw failure
    } catch {
      throw Failure(
        status: .badData,
        message: "\(path): it is no report of run by this version: \(DecodingSentence.make(error))")
    }
  }

  /// Judges and delivers a report. Measurements are delivered first, even if they turn out not to be
  /// comparable.
  ///
  /// - Parameter rows: A file whose rows were written during the run.
  func deliver(
    _ measured: LoadReport, rows: RowFile? = nil, _ arguments: ParsedArguments, _ console: Console
  ) throws -> ExitStatus {
    let comparison = Result { try compare(measured) }
    let compared = try? comparison.get()
    let verdict = RunVerdict(
      measured, gates: gates.gates, allowingNoData: gates.allowsNoData, comparison: compared?.checks,
      before: earlier?.run.figures)
    try Delivery(console, arguments).send(
      report: try verdict.report.encoded(), to: file, rows: rows,
      with: gates.attachments(verdict.checks) + page.attachments(verdict)
        + (minutes.map { [.init("minutes", $0, Data(MinuteTable.text(of: measured.run).utf8))] } ?? [])
    ) {
      let overview = RunOverview(verdict)
      let table = SummaryTable(verdict, hasColor: console.hasColor).text
      return (arguments.has("details") ? table : overview.text(under: table))
        + (verdict.report.attribution.map { "\n" + WaitAttributionText($0).text } ?? "")
        + (compared.map { "\n" + self.table($0, console).text } ?? lack(of: measured)) + overview.end
    }
    _ = try comparison.get()
    return ExitStatus(verdict.ending)
  }

  private func table(_ comparison: BaselineComparison, _ console: Console) -> ComparisonTable {
    ComparisonTable(
      comparison, hasColor: console.hasColor,
      acceptance: "bookstrack-sim compare --accept \(basePath) \(file.path)")
  }

  /// The reason why a requested comparison is missing.
  private func lack(of report: LoadReport) -> String {
    base == nil || report.run.isComplete ? "" : "\nnot compared with \(basePath): the run is incomplete\n"
  }

  /// Compares a complete run with an earlier one.
  private func compare(_ report: LoadReport) throws -> BaselineComparison? {
    guard let base, report.run.isComplete else { return nil }
    let run = BaselineDocument(["run": try BaselinePart(report.run)])
    do {
      return try BaselineComparison(
        run.parts(namedLike: base), against: base, settings: earlier == nil ? .same : .shown,
        runs: earlier.map { RunDifference(ComparedRun(report.run), against: ComparedRun($0.run)) })
    } catch {
      throw Failure(status: .badData, message: "\(basePath): \(error)")
    }
  }
}
