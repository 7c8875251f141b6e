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
  private let page: PageOption

  static let options =
    [
      OptionSpecification("baseline", value: "FILE", "Also compare with an earlier report, or a baseline.")
        .about(.judging),
      OptionSpecification("details", short: "d", "Every row and every table, not just what they mean.")
        .about(.frequent),
    ] + GateOptions.options.map { $0.about(.judging) } + GateOptions.outputs.map { $0.about(.output) }

  /// The names of the options, for commands that judge nothing.
  static var names: [String] { (options + [PageOption.specification]).map(\.long) }

  /// Parses the options, and checks before the run whether the files can be written.
  init(_ arguments: ParsedArguments, of configuration: LoadConfiguration) throws {
    file = OutputFile(arguments.text("report") ?? configuration.defaultReport)
    try file.prepare()
    gates = try GateOptions(arguments, rows: LoadTargets.expected(configuration))
    page = try PageOption(arguments)
    basePath = arguments.text("baseline") ?? ""
    base = try arguments.text("baseline").map { try BaselineDocument(reading: $0) }
    do {
      try base?.check(configuration)
    } catch {
      throw Failure(status: .badData, message: "\(basePath): \(error)")
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
      measured, gates: gates.gates, allowingNoData: gates.allowsNoData, comparison: compared?.checks)
    try Delivery(console, arguments).send(
      report: try verdict.report.encoded(), to: file, rows: rows,
      with: gates.attachments(verdict.checks) + page.attachments(verdict)
    ) {
      let overview = RunOverview(verdict)
      let table = SummaryTable(verdict, hasColor: console.hasColor).text
      return (arguments.has("details") ? table : overview.text(under: table))
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

  /// Compares a complete run with an earlier one of the same settings.
  private func compare(_ report: LoadReport) throws -> BaselineComparison? {
    guard let base, report.run.isComplete else { return nil }
    let run = BaselineDocument(["run": try BaselinePart(report.run)])
    do {
      return try BaselineComparison(run.parts(namedLike: base), against: base)
    } catch {
      throw Failure(status: .badData, message: "\(basePath): \(error)")
    }
  }
}
