// A sweep for a terminal: one row for each combination, and maps of the rates if two or more settings are
// varied.

import LabWorld

/// Formats the report of a sweep as text.
package struct SweepTable {
  private let report: SweepReport
  private let allowsNoData: Bool
  private let hasColor: Bool

  /// Prepares the report.
  ///
  /// - Parameter allowingNoData: If true, a gate without enough data does not fail the sweep.
  package init(_ report: SweepReport, allowingNoData: Bool = false, hasColor: Bool) {
    self.report = report
    allowsNoData = allowingNoData
    self.hasColor = hasColor
  }

  /// The whole text, ending in a newline.
  package var text: String {
    ([headline, ""] + rows + maps + [""] + answers + gates).joined(separator: "\n") + "\n"
  }

  private var headline: String {
    let configuration = report.configuration
    let done = report.points.count
    let settings = report.isComplete ? done.of("setting") : "incomplete: \(done) of \(wanted.of("setting"))"
    let violations = report.points.reduce(0) { $0 + $1.violations }
    let wrong = violations == 0 ? "" : "\(violations.of("violation")), "
    return
      "\(wrong)\(settings), each \(configuration.users.of("reader")) × \(configuration.books.of("book")), seed "
      + "\(configuration.seed)"
  }

  private var wanted: Int { report.wanted }

  private var rows: [String] {
    let columns = report.axes.count
    let head =
      report.axes.map(\.setting) + [
        "books/min", "min/1,500", "right %", "precise %", "calls", "keeps",
      ]
    let body = report.points.map { point in
      point.values
        + [point.booksPerMinute, point.minutesFor1500, point.success, point.precision, point.callsPerBook].map
      {
        $0.map { "\($0)" } ?? "no data"
      } + [promises(point)]
    }
    return Grid(columns: columns + 6, rightAligned: Set(columns..<columns + 5)).render([head] + body)
  }

  private func promises(_ point: SweepPoint) -> String {
    if point.violations > 0 { return paint("violated", "31") }
    if point.waiting > 0 { return paint("waits", "31") }
    if point.keepsHundred { return paint("both", "32") }
    return point.keepsHalfHour ? paint("35 min", "33") : "neither"
  }

  private var hasMaps: Bool { report.isComplete && report.axes.count >= 2 }

  /// A map for each combination of the axes before the last two: the second last axis down, the last across.
  private var maps: [String] {
    guard hasMaps, let across = report.axes.last else { return [] }
    let down = report.axes[report.axes.count - 2]
    let size = across.values.count * down.values.count
    return stride(from: 0, to: report.points.count, by: size).flatMap { start in
      let fixed = zip(report.axes.dropLast(2), report.points[start].values).map { "\($0.setting) \($1)" }
      let title = (["books/min"] + fixed).joined(separator: ", ")
      let body = down.values.indices.map { row in
        [down.values[row]]
          + across.values.indices.map { cell(report.points[start + row * across.values.count + $0]) }
      }
      let head = ["\(down.setting) \\ \(across.setting)"] + across.values
      let columns = across.values.count + 1
      return ["", title]
        + Grid(columns: columns, rightAligned: Set(1..<columns)).render([head] + body)
    }
  }

  private func cell(_ point: SweepPoint) -> String {
    guard let rate = point.booksPerMinute else { return "–" }
    let whole = "\(rate.hundredths / 100)"
    if point.keepsHundred { return paint(whole + "*", "32") }
    return point.keepsHalfHour ? paint(whole + "+", "33") : whole + " "
  }

  /// The results for the rates of ENR-13.
  private var answers: [String] {
    let hundred = report.points.count(where: \.keepsHundred)
    let half = report.points.count(where: \.keepsHalfHour)
    let signs = hasMaps ? ["* ", "+ "] : ["", ""]
    let all = report.isComplete ? wanted.of("setting") : "the \(report.points.count) that were run"
    return [
      "\(signs[0])100 books a minute: \(hundred) of \(all)",
      "\(signs[1])1,500 books within 35 minutes (42.86 a minute): \(half) of \(all)",
    ] + found(of: all)
  }

  /// Returns the result for ENR-12 if the coverage of providers is varied.
  private func found(of all: String) -> [String] {
    guard report.axes.contains(where: { $0.setting == SweepAxis.Setting.coverage.name }) else { return [] }
    let enough = report.points.count(where: \.findsNinety)
    return ["the right record for 90 of 100 works: \(enough) of \(all)"]
  }

  /// The settings that miss the user's gates.
  private var gates: [String] {
    guard report.points.contains(where: { $0.gates != nil }) else { return [] }
    let missed = sentences { $0.fails(allowingNoData: allowsNoData) }
    let few = sentences { $0.verdict == .noData && !$0.fails(allowingNoData: allowsNoData) }
    let all =
      few.isEmpty ? "every setting keeps the gates" : "every setting keeps the gates that could be judged"
    return ["", missed.isEmpty ? all : "gates that are not kept"] + missed
      + (few.isEmpty ? [] : ["", "not enough data"] + few)
  }

  /// Formats some of the gates, setting by setting.
  private func sentences(_ isMeant: (GateResult) -> Bool) -> [String] {
    report.points.flatMap { point in
      (point.gates ?? []).filter(isMeant).flatMap { gate in
        WrappedText.lines(of: "\(point.values.joined(separator: ", ")): \(gate.sentence)", indent: 2)
      }
    }
  }

  private func paint(_ text: String, _ color: String) -> String {
    hasColor ? "\u{1B}[\(color)m\(text)\u{1B}[0m" : text
  }
}
