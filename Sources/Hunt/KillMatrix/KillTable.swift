// The report of a kill matrix for a terminal: the drawn schedules, the comparison, then the oracles.

import LabWorld

/// Renders the report of a kill matrix as text.
package struct KillTable {
  private let report: KillReport

  /// Creates a rendering.
  package init(_ report: KillReport) { self.report = report }

  /// The whole report, ending in a newline.
  package var text: String {
    let parts = [
      WrappedText.lines(of: headline, indent: 2), matrix, comparison, oracles,
      report.complaints.flatMap { WrappedText.lines(of: $0, indent: 2) },
    ]
    return parts.filter { !$0.isEmpty }.joined(separator: [""]).joined(separator: "\n") + "\n"
  }

  private var headline: String {
    let killed = report.rows.count { $0.verdict == .killed }
    let plan = report.plan
    return "\(killed) of \(report.rows.count.of("planted bug")) killed — \(report.worlds.of("world")), "
      + "\(plan.repetitions.of("repetition")) of at most \(plan.budget.of("world")) from seed "
      + "\(plan.firstSeed); median and p95 are worlds to detection"
  }

  /// One row per bug: the result under the drawn schedules, and its shrunk case.
  private var matrix: [String] {
    let isSmall = report.plan.shrinkBudget > 0
    let head = ["bug", "found", "median", "p95"] + (isSmall ? ["events", "small", "gone", "replays"] : [])
    let rows = report.rows.map { row in
      [row.bug] + Self.decision(row) + (isSmall ? Self.text(row.reproducer) : [])
    }
    let median = report.medianReduction.map { ["median reduction of events: \($0) %"] } ?? []
    return Grid(columns: head.count, rightAligned: Set(1..<7)).render([head] + rows) + median
  }

  private static func decision(_ row: KillRow) -> [String] {
    guard let cell = row.cells.first(where: { $0.schedule == .drawn }) else { return ["", "", ""] }
    return ["\(cell.found)/\(cell.worlds.count)", number(cell.median), number(cell.p95)]
  }

  /// Formats a number of worlds; a dash if the budget ended the search.
  private static func number(_ worlds: Int?) -> String { worlds.map(String.init) ?? "—" }

  private static func text(_ made: KillReproducer?) -> [String] {
    guard let made else { return ["", "", "", "no"] }
    return [
      Int(made.before.events).grouped, Int(made.after.events).grouped, "\(made.reduction) %",
      made.replays ? "yes" : "no",
    ]
  }

  /// One row per bug: the results under each single policy.
  private var comparison: [String] {
    let schedules = report.plan.schedules.filter { $0 != .drawn }
    guard !schedules.isEmpty else { return [] }
    let rows = report.rows.map { row in
      [row.bug]
        + schedules.map { schedule in
          row.cells.first { $0.schedule == schedule }.map {
            "\(Self.number($0.median))/\(Self.number($0.p95))"
          } ?? ""
        }
    }
    let title = "under one policy, of at most \(report.plan.comparisonBudget.of("world")): median/p95"
    return [title]
      + Grid(columns: 1 + schedules.count, rightAligned: Set(1...schedules.count)).render(
        [["bug"] + schedules.map(\.name)] + rows)
  }

  private var oracles: [String] {
    let rows = report.oracles.sorted { $0.key < $1.key }.map { oracle, bugs in
      let own = report.rows.filter { $0.oracle == oracle }.map(\.bug)
      let others = bugs.count { !own.contains($0) }
      return [oracle, others == 0 ? "" : "\(others)", own.isEmpty ? "—" : own.joined(separator: ", ")]
    }
    let indent = (report.oracles.keys.map(\.count).max() ?? 0) + 18
    return Grid(columns: 3, rightAligned: [1]).render([["oracle", "others caught", "has to catch"]] + rows)
      .flatMap { WrappedText.lines(of: $0, indent: indent) }
  }
}
