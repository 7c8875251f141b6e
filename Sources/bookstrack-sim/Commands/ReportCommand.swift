// `report`: shows a report that exists, as a page, a table, or a file for a build service.

import Bench
import Foundation
import Hunt
import LabWorld
import LoadRun
import Pages
import Verify

enum ReportCommand: Command {
  static let specification = CommandSpecification(
    name: "report",
    summary: "Shows a report that was written before: as a table, or as a page with charts.",
    operands: ["REPORT"],
    options: [
      PageOption.specification,
      OptionSpecification("svg", value: "FILE", "The main chart of the page as a picture."),
    ] + GateOptions.outputs,
    examples: [
      "bookstrack-sim report run.json --html run.html",
      "bookstrack-sim report readers-IMP-12-26.json --html failure.html",
      "bookstrack-sim report run.json --junit gates.xml --summary run.md",
    ])

  static func run(_ arguments: ParsedArguments, _ console: Console) async throws -> ExitStatus {
    guard let path = arguments.operands.first, !path.isEmpty else {
      throw UsageError("report needs a report: bookstrack-sim report REPORT --html FILE")
    }
    let page = try PageOption(arguments)
    let outputs = try GateOptions(outputsOf: arguments)
    let picture = arguments.text("svg").map(OutputFile.init)
    try picture?.prepare()
    let data = try InputFile.read(path, "one report")
    do {
      let stored = try ReportPage(data, name: path)
      let report = try StoredReport(data, stored.kind)
      if report.checks == nil {
        try arguments.refuse("junit", "summary", because: "is for reports of run and sweep")
      }
      let pictures = try picture.map { file in
        guard let drawing = stored.picture else {
          throw UsageError("\(path): there is no chart for this kind of report; --html makes a page of it")
        }
        return [Delivery.Attachment("picture", file, Data(drawing.utf8))]
      }
      let files =
        try page.attachments(data, name: path) + (pictures ?? [])
        + (report.checks.map { outputs.attachments($0) } ?? [])
      guard report.text != nil || !files.isEmpty else {
        throw UsageError("\(path): there is no table for this kind of report; give --html FILE")
      }
      try Delivery(console).send(report.text ?? "", files)
    } catch let error as DecodingError {
      throw Failure(status: .badData, message: "\(path): it is no report of this version: \(error.place)")
    }
    return .success
  }
}

/// A report that was written before, with what can be shown of it on a terminal.
private struct StoredReport {
  /// The table of the report; nil for kinds without one.
  let text: String?
  /// The checks of the report; nil for kinds without them.
  let checks: CheckList?

  /// - Throws: `DecodingError` if the data is no report.
  init(_ data: Data, _ kind: ReportPage.Kind?) throws {
    let decoder = JSONDecoder()
    switch kind {
    case .run:
      let verdict = RunVerdict(try decoder.decode(LoadReport.self, from: data))
      text =
        SummaryTable(verdict, hasColor: false).text
        + (verdict.report.attribution.map { "\n" + WaitAttributionText($0).text } ?? "")
        + RunOverview(verdict).end
      checks = verdict.checks
    case .sweep:
      let report = try decoder.decode(SweepReport.self, from: data)
      text = SweepTable(report, allowingNoData: false, hasColor: false).text
      checks = report.checks(allowingNoData: false)
    case .hunt:
      text = HuntTable(try decoder.decode(HuntReport.self, from: data), hasColor: false).text
      checks = nil
    case .verify:
      text = VerifyTable(try decoder.decode(VerifyReport.self, from: data), isDetailed: false).text
      checks = nil
    case .benchmarks:
      text = try decoder.decode(BenchmarkReport.self, from: data).table
      checks = nil
    case .planted, .compare, .import, .reader, .regression, .scorecard, nil: (text, checks) = (nil, nil)
    }
  }
}

extension DecodingError {
  /// Where the data is not as expected.
  fileprivate var place: String {
    switch self {
    case .typeMismatch(_, let context), .valueNotFound(_, let context), .keyNotFound(_, let context),
      .dataCorrupted(let context):
      let path = context.codingPath.map(\.stringValue).joined(separator: ".")
      return path.isEmpty ? context.debugDescription : "\(path): \(context.debugDescription)"
    @unknown default: return "unreadable"
    }
  }
}
