// What a kill matrix says of one planted bug.

import LabWorld

/// How long a bug was looked for under one schedule.
package struct KillCell: Codable, Hashable, Sendable {
  package let schedule: KillSchedule
  /// For each repetition how many worlds it took until the oracle objected; nothing where the budget ended
  /// it.
  package let worlds: [Int?]

  /// The number that at least half of the repetitions did with; nil if that is beyond the budget.
  package var median: Int? { quantile(50) }
  /// The number that at least 95 of a hundred repetitions did with.
  package var p95: Int? { quantile(95) }
  /// Repetitions in which it was found.
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

/// The small case that shows a bug.
package struct KillReproducer: Codable, Hashable, Sendable {
  /// The seed that it was made from, of all that found the bug the largest world; and its sizes.
  package let seed: UInt64
  package let before: CaseSize
  package let after: CaseSize
  /// Events that are gone, in percent.
  package let reduction: Int
  package let runs: Int
  /// Whether nothing smaller is within reach.
  package let isMinimal: Bool
  /// Whether the file, read back, fails in the same way at the first try, event for event as it was recorded.
  package let replays: Bool
  /// The file itself; not part of a report.
  package var file: RegressionFile? = nil

  private enum CodingKeys: String, CodingKey {
    case seed, before, after, reduction, runs, isMinimal, replays
  }
}

/// How a bug has come out.
package enum KillVerdict: String, Codable, Sendable {
  /// Found in every repetition, by the oracle that is there for it.
  case killed
  /// Others objected, but not the oracle that is there for it.
  case onlyByOthers = "only-by-others"
  case survived
  /// Its world could not be run.
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
  /// By oracle, in how many of all repetitions it objected.
  package let heard: [String: Int]
  package internal(set) var reproducer: KillReproducer?

  /// The row of a bug.
  ///
  /// - Parameter findings: One list for each schedule, with one finding for each repetition.
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
