// A verification for people: a table for a terminal, and one in Markdown.

import LabWorld

/// Formats a verification.
package struct VerifyTable {
  private let report: VerifyReport
  private let isDetailed: Bool

  /// - Parameter isDetailed: If true, includes the whole requirement, decisions and every test; otherwise one
  ///   line for   each requirement.
  package init(_ report: VerifyReport, isDetailed: Bool) {
    self.report = report
    self.isDetailed = isDetailed
  }

  /// The table in 80 columns; the last lines have the counts by verdict.
  package var text: String {
    let end = report.isComplete ? [] : ["incomplete: ended before every part was done", ""]
    let rows = report.rows.flatMap(lines) + (isDetailed ? [] : [""])
    return (end + rows + WrappedText.lines(report.sums, indent: 2)).map { $0 + "\n" }.joined()
  }

  private static let indent = 18

  private func lines(of row: VerifyRow) -> [String] {
    let head = "\(pad(row.verdict.rawValue, 9))\(pad(row.clause.description, 9))"
    let figures = row.figures.flatMap(lines)
    guard isDetailed else {
      let proof = row.figures.isEmpty && !row.tests.isEmpty ? remark(suites(row)) : []
      return [head + shortened(row.promise, WrappedText.width - Self.indent)]
        + (row.lacking.map { remark("without \($0)") } ?? []) + figures + proof
    }
    let promise = WrappedText.lines(of: head + row.promise, indent: Self.indent)
    return promise + (row.decision.map { remark("Decision: \($0)") } ?? [])
      + (row.lacking.map { remark("Built without \($0).") } ?? []) + figures
      + row.tests.flatMap { remark("test \($0)") } + [""]
  }

  /// Lists the suites of a row's tests.
  private func suites(_ row: VerifyRow) -> String {
    var names: [String] = []
    for test in row.tests {
      let suite = String(test.prefix { $0 != ":" })
      if !names.contains(suite) { names.append(suite) }
    }
    return "proved by \(names.joined(separator: ", "))"
  }

  private func remark(_ text: String) -> [String] {
    let blank = String(repeating: " ", count: Self.indent)
    return WrappedText.lines(of: blank + text, indent: Self.indent)
  }

  private func lines(of figure: VerifyFigure) -> [String] {
    let target = figure.target
    let verdict =
      switch target.verdict {
      case .held: ""
      case .missed where !target.isGate: ClauseVerdict.finding.rawValue
      default: target.verdict.rawValue
      }
    let limit = "\(target.comparison.rawValue) \(target.limit)\(unit(target))"
    let value = target.measured == nil && !target.hasNoEnd ? "" : target.measuredText
    let line =
      "\(pad(verdict, 9))\(pad(shortened(target.title, 26), 27))\(left(value, 8))"
      + "  \(pad(limit, 16))\(shortened("\(figure.evidence.count.grouped) \(figure.evidence.noun)", 18))"
    let written = figure.asWritten.map { "         \(pad("… as written", 27))\(left("\($0)", 8))" }
    let proof = isDetailed ? figure.redBy.map(remark) ?? [] : []
    return [line.withoutTrailingBlanks] + (written.map { [$0] } ?? []) + proof
  }

  private func unit(_ target: TargetResult) -> String {
    target.unit == .count ? "" : " \(target.unit.rawValue)"
  }

  private func pad(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - text.visibleWidth))
  }

  private func left(_ text: String, _ width: Int) -> String {
    String(repeating: " ", count: max(0, width - text.visibleWidth)) + text
  }

  private func shortened(_ text: String, _ width: Int) -> String {
    text.visibleWidth <= width ? text : "\(text.prefix(width - 1))…"
  }

  /// The table in Markdown, with one row for each clause.
  package var markdown: String {
    var lines = [
      "| clause | promise | verdict | measured | rests on | proof |", "|---|---|---|---|---|---|",
    ]
    for row in report.rows {
      let measured = row.figures.map { figure in
        let target = figure.target
        let written = figure.asWritten.map { "; as written \($0)" } ?? ""
        return "\(target.title): \(target.measuredText) "
          + "(\(target.comparison.rawValue) \(target.limit)\(unit(target))\(written))"
      }
      let evidence = row.figures.map { "\($0.evidence.count.grouped) \($0.evidence.noun)" }
      let parts = VerifyPart.allCases.filter { part in row.figures.contains { $0.part == part } }.map {
        "`\($0.rawValue)`"
      }
      let tests = row.figures.isEmpty ? row.tests : []
      let cells = [
        [row.clause.description], [row.promise + (row.lacking.map { " (Built without \($0).)" } ?? "")],
        [row.verdict.rawValue], measured, evidence, parts + tests,
      ]
      lines.append("| " + cells.map { $0.joined(separator: "<br>") }.joined(separator: " | ") + " |")
    }
    return (lines + ["", report.sum]).map { $0 + "\n" }.joined()
  }
}
