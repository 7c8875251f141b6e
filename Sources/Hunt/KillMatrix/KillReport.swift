// The result of a kill matrix and its complaints: a bug that survived, an oracle that caught no bug, a case
// that does not replay.

package import Foundation
import LabWorld

/// The report of a kill matrix, which depends only on the plan and the bugs.
package struct KillReport: Codable, Sendable {
  package static let currentSchema = 1

  package let schema: Int
  package let plan: KillPlan
  package let rows: [KillRow]
  /// The number of worlds run to find the bugs, and of their events.
  package let worlds: Int
  package let events: UInt64
  /// The bugs that each oracle objected to. If all planted bugs were run, an empty list is a complaint.
  package let oracles: [String: [String]]
  /// The problems; empty if every bug was killed and its case replays.
  package let complaints: [String]
  /// The median, over all reproducers, of the events removed, in percent.
  package let medianReduction: Int?

  init(plan: KillPlan, rows: [KillRow], worlds: Int, events: UInt64) {
    schema = Self.currentSchema
    self.plan = plan
    self.rows = rows
    self.worlds = worlds
    self.events = events
    var oracles: [String: [String]] = [:]
    let isWhole = Set(PlantedBug.all.map(\.name)).isSubset(of: rows.map(\.bug))
    if isWhole { for oracle in Self.oracleNames { oracles[oracle] = [] } }
    for row in rows { for oracle in row.heard.keys { oracles[oracle, default: []].append(row.bug) } }
    self.oracles = oracles
    let reductions = rows.compactMap { $0.reproducer?.reduction }.sorted()
    medianReduction = reductions.isEmpty ? nil : reductions[reductions.count / 2]
    complaints =
      rows.compactMap { Self.complaint(about: $0, plan) }
      + oracles.filter(\.value.isEmpty).keys.sorted().map { "the oracle \($0) objected to no planted bug" }
  }

  /// The names of the oracles of all worlds.
  package static let oracleNames = OracleName.allCases.map(\.rawValue)

  private static func complaint(about row: KillRow, _ plan: KillPlan) -> String? {
    switch row.verdict {
    case .harness: return "\(row.bug): its world could not be run"
    case .survived:
      let drawn = row.cells.first { $0.schedule == .drawn }
      return "\(row.bug) survived \(plan.budget.of("world")) in \(plan.repetitions - (drawn?.found ?? 0)) of "
        + plan.repetitions.of("repetition")
    case .onlyByOthers:
      return
        "\(row.bug) was caught only by \(row.heard.keys.sorted().joined(separator: ", ")), not by \(row.oracle)"
    case .killed:
      guard plan.shrinkBudget > 0 else { return nil }
      guard let made = row.reproducer else { return "\(row.bug): its case could not be made small" }
      return made.replays ? nil : "\(row.bug): its small case does not replay at the first try"
    }
  }

  /// Returns the report as indented JSON with sorted keys.
  package func encoded() throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes]
    return try encoder.encode(self) + Data("\n".utf8)
  }
}
