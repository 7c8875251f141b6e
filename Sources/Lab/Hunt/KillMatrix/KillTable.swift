// A kill matrix as a person reads it in a terminal.

/// Renders the report of a kill matrix as text.
package struct KillTable {
  private let report: KillReport

  /// Prepares a rendering.
  package init(_ report: KillReport) { self.report = report }

  /// The whole page, ending in a newline.
  package var text: String {
    (WrappedText.lines(of: headline, indent: 2) + [""] + matrix + [""] + oracles + complaints).joined(
      separator: "\n") + "\n"
  }

  private var headline: String {
    let killed = report.rows.count { $0.verdict == .killed }
    let plan = report.plan
    let comparison = plan.comparisonBudget == 0 ? "" : " (\(plan.comparisonBudget) under one policy)"
    return "\(killed) of \(report.rows.count.of("planted bug")) killed — \(report.worlds.of("world")), "
      + "\(plan.repetitions.of("repetition")) of at most \(plan.budget.of("world"))\(comparison) from seed \(plan.firstSeed); "
      + "worlds to detection: median / p95"
  }

  private var matrix: [String] {
    let isSmall = report.plan.shrinkBudget > 0
    let head =
      ["bug", "oracle"] + report.plan.schedules.map(\.name)
      + (isSmall ? ["events", "small", "gone", "replays"] : [])
    let rows = report.rows.map { row in
      [row.bug, row.oracle] + row.cells.map(Self.text) + (isSmall ? Self.text(row.reproducer) : [])
    }
    let median = report.medianReduction.map { ["median reduction of events: \($0) %"] } ?? []
    let numbers = Set(2..<2 + report.plan.schedules.count + 3)
    return Grid(columns: head.count, rightAligned: numbers).render([head] + rows) + median
  }

  private static func text(_ cell: KillCell) -> String {
    let missed = cell.worlds.count - cell.found
    let numbers = "\(cell.median.map(String.init) ?? "—") / \(cell.p95.map(String.init) ?? "—")"
    return missed == 0 ? numbers : "\(numbers) (\(cell.found)/\(cell.worlds.count))"
  }

  private static func text(_ made: KillReproducer?) -> [String] {
    guard let made else { return ["", "", "", "no"] }
    return [
      Int(made.before.events).grouped, Int(made.after.events).grouped, "\(made.reduction) %",
      made.replays ? "yes" : "no",
    ]
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

  private var complaints: [String] {
    report.complaints.isEmpty ? [] : [""] + report.complaints.flatMap { WrappedText.lines(of: $0, indent: 2) }
  }
}
