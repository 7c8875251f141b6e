// The rates of planted bugs as a kill matrix measures them, and the source file that keeps them.

import LabWorld

extension KillRate {
  /// Creates the rate of a row; nil if the row has no drawn schedules.
  package init?(_ row: KillRow, of plan: KillPlan) {
    guard let cell = row.cells.first(where: { $0.schedule == .drawn }) else { return nil }
    self.init(
      bug: row.bug, found: cell.found, worlds: cell.worlds.reduce(0) { $0 + ($1 ?? plan.budget) })
  }

  /// Returns the source file with the committed rates, for the result of a whole kill matrix.
  package static func source(of report: KillReport) -> String {
    let lines = report.rows.compactMap { KillRate($0, of: report.plan) }.map {
      "    \($0.bug) \($0.found) \($0.worlds)\n"
    }
    return """
      // How soon a hunt finds each planted bug. `bookstrack-sim hunt --planted all --rates FILE` writes this file.

      extension KillRate {
        /// A line for each bug: its name, the searches that found it, and the worlds of all searches.
        static let table = \"\"\"
      \(lines.joined())    \"\"\"
      }

      """
  }
}
