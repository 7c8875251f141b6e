// The result of a kill matrix for one planted bug.

import LabWorld

/// The searches for a bug under one schedule.
package struct KillCell: Codable, Hashable, Sendable {
  package let schedule: KillSchedule
  /// The number of worlds of each repetition until the oracle objected; nil if the budget ended the search.
  package let worlds: [Int?]

  /// The number of worlds that sufficed in at least half of the repetitions; nil if beyond the budget.
  package var median: Int? { quantile(50) }
  /// The number of worlds that sufficed in at least 95 % of the repetitions; nil if beyond the budget.
  package var p95: Int? { quantile(95) }
  /// The number of repetitions in which the bug was found.
  package var found: Int { worlds.count { $0 != nil } }

  private func quantile(_ percent: Int) -> Int? {
    let sorted = worlds.map { $0 ?? .max }.sorted()
    guard !sorted.isEmpty else { return nil }
    let place = (sorted.count * percent + 99) / 100 - 1
    return sorted[place] == .max ? nil : sorted[place]
  }

  private enum CodingKeys: String, CodingKey { case schedule, worlds, median, p95 }

  package init(schedule: KillSchedule, worlds: [Int?]) {
    self.schedule = schedule
    self.worlds = worlds
  }

  package init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: CodingKeys.self)
    schedule = try fields.decode(KillSchedule.self, forKey: .schedule)
    worlds = try fields.decode([Int?].self, forKey: .worlds)
  }

  package func encode(to encoder: any Encoder) throws {
    var fields = encoder.container(keyedBy: CodingKeys.self)
    try fields.encode(schedule, forKey: .schedule)
    try fields.encode(worlds, forKey: .worlds)
    try fields.encode(median, forKey: .median)
    try fields.encode(p95, forKey: .p95)
  }
}

/// The shrunk case of a bug.
package struct KillReproducer: Codable, Hashable, Sendable {
  /// The seed and size of the original case, the largest world in which the bug was found, and the new size.
  package let seed: UInt64
  package let before: CaseSize
  package let after: CaseSize
  /// The events removed, in percent.
  package let reduction: Int
  package let runs: Int
  /// True if nothing smaller was found within reach.
  package let isMinimal: Bool
  /// True if the file, read back, fails in the same way and follows its recording event for event.
  package let replays: Bool
  /// The file itself; not encoded.
  package var file: RegressionFile? = nil

  private enum CodingKeys: String, CodingKey {
    case seed, before, after, reduction, runs, isMinimal, replays
  }
}

/// The outcome for a bug.
package enum KillVerdict: String, Codable, Sendable {
  /// Found by its own oracle in every repetition under the drawn schedules.
  case killed
  /// Other oracles objected, but never the bug's own.
  case onlyByOthers = "only-by-others"
  case survived
  /// A world could not be run.
  case harness
}

/// A row of a kill matrix.
package struct KillRow: Codable, Hashable, Sendable {
  package let target: String
  package let bug: String
  package let sentence: String
  package let clause: String
  package let oracle: String
  package let verdict: KillVerdict
  package let cells: [KillCell]
  /// For each oracle, the number of repetitions in which it objected.
  package let heard: [String: Int]
  package internal(set) var reproducer: KillReproducer?

  /// Creates the row of a bug.
  ///
  /// - Parameter findings: One element per schedule, with one finding per repetition.
  init(_ bug: PlantedBug, _ findings: [(schedule: KillSchedule, findings: [KillSearch.Finding])]) {
    target = bug.target
    self.bug = bug.name
    sentence = bug.sentence
    clause = bug.clause.description
    oracle = bug.oracle
    cells = findings.map { KillCell(schedule: $0.schedule, worlds: $0.findings.map(\.worlds)) }
    let all = findings.flatMap(\.findings)
    var heard: [String: Int] = [:]
    for finding in all { for oracle in finding.oracles { heard[oracle, default: 0] += 1 } }
    self.heard = heard
    let drawn = cells.first { $0.schedule == .drawn }
    if all.contains(where: { $0.failure != nil }) {
      verdict = .harness
    } else if let drawn, drawn.found == drawn.worlds.count {
      verdict = .killed
    } else {
      verdict = heard[bug.oracle] == nil && !heard.isEmpty ? .onlyByOthers : .survived
    }
  }
}
