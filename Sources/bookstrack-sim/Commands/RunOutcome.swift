// What becomes of a load run that is over, whether one machine ran it or a merge has joined it: it is held to
// its targets, to the user's gates and to a baseline, printed, written to its files, and told as a status.

import Foundation
import Lab

/// The way of a whole run's report out of the program.
struct RunOutcome {
  /// Where the report goes.
  let file: OutputFile
  private let gates: GateOptions
  private let base: BaselineDocument?
  private let basePath: String

  static let options =
    [OptionSpecification("baseline", value: "FILE", "Also compare with an earlier report, or a baseline.")]
    + GateOptions.options + GateOptions.outputs

  /// The options, for commands and forms of commands that judge nothing.
  static var names: [String] { options.map(\.long) }

  /// Reads the options, and finds out before the work whether the files can be written.
  init(_ arguments: ParsedArguments, of configuration: LoadConfiguration) throws {
    file = OutputFile(arguments.text("report") ?? configuration.defaultReport)
    try file.prepare()
    gates = try GateOptions(arguments, rows: LoadTargets.expected(configuration))
    basePath = arguments.text("baseline") ?? ""
    base = try arguments.text("baseline").map { try BaselineDocument(reading: $0) }
    do {
      try base?.check(configuration)
    } catch {
      throw Failure(status: .badData, message: "\(basePath): \(error)")
    }
  }

  /// Judges a report and sends it on its ways. What was measured is delivered first, also where it turns out
  /// that nothing can be compared with it.
  ///
  /// - Parameter rows: A file whose rows have been written while they came.
  func deliver(
    _ measured: LoadReport, rows: RowFile? = nil, _ arguments: ParsedArguments, _ console: Console
  ) throws -> ExitStatus {
    let comparison = Result { try compare(measured) }
    let compared = try? comparison.get()
    let verdict = RunVerdict(
      measured, gates: gates.gates, allowingNoData: gates.allowsNoData, comparison: compared?.checks)
    try Delivery(console, arguments).send(
      report: try verdict.report.encoded(), to: file, rows: rows, with: gates.attachments(verdict.checks)
    ) {
      SummaryTable(verdict, hasColor: console.hasColor).text
        + (compared.map { "\n" + table($0, console).text } ?? lack(of: measured))
    }
    _ = try comparison.get()
    return ExitStatus(verdict.ending)
  }

  private func table(_ comparison: BaselineComparison, _ console: Console) -> ComparisonTable {
    ComparisonTable(
      comparison, hasColor: console.hasColor,
      acceptance: "bookstrack-sim compare --accept \(basePath) \(file.path)")
  }

  /// Why there is no comparison, where one was asked for.
  private func lack(of report: LoadReport) -> String {
    base == nil || report.run.isComplete ? "" : "\nnot compared with \(basePath): the run is incomplete\n"
  }

  /// Holds a whole run against an earlier one of the same settings.
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
