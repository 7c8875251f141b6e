// What a number of seeds is worth: the share of the planted bugs that it would have found with 95 %.
//
// Worlds of different seeds are independent. A few searches say little about the chance that one world shows
// a bug, so a bound is used in place of an estimate: the chance at which so many worlds show the bug so often
// in one of twenty cases. After C. J. Clopper and E. S. Pearson, "The use of confidence or fiducial limits"
// (1934).

import LabWorld

/// The result of a kill matrix for one bug under the drawn schedules.
package struct KillRate: Hashable, Sendable {
  package let bug: String
  /// The number of searches that found the bug.
  package let found: Int
  /// The number of worlds of all searches, also of those that did not find it.
  package let worlds: Int

  package init(bug: String, found: Int, worlds: Int) {
    self.bug = bug
    self.found = found
    self.worlds = worlds
  }

  /// The number of seeds within which the bug is found with 95 %, by the lower bound of its chance in one
  /// world; nil if no search found it.
  ///
  /// It uses only basic operations, which give the same bits on every machine.
  package var seeds: Int? {
    guard found > 0, worlds >= found else { return nil }
    let misses = 1 - leastChance
    var (seeds, chance) = (1, misses)
    while chance > 0.05 {
      chance *= misses
      seeds += 1
    }
    return seeds
  }

  /// The chance of one world at which `found` or more of the worlds show the bug with 5 %.
  private var leastChance: Double {
    var (low, high) = (0.0, 1.0)
    for _ in 0..<40 {
      let middle = (low + high) / 2
      if chanceOfAsMany(middle) < 0.05 { low = middle } else { high = middle }
    }
    return low
  }

  /// The chance that `found` or more of the worlds show a bug that one world shows with a chance.
  private func chanceOfAsMany(_ chance: Double) -> Double {
    var term = 1.0
    for _ in 0..<worlds { term *= 1 - chance }
    var fewer = 0.0
    for count in 0..<found {
      fewer += term
      term *= Double(worlds - count) / Double(count + 1) * (chance / (1 - chance))
    }
    return 1 - fewer
  }

  /// The committed rates, as lines of bug, searches that found it, and worlds.
  package static let all: [KillRate] = table.split(separator: "\n").compactMap { line in
    let cells = line.split(separator: " ")
    guard cells.count == 3, let found = Int(cells[1]), let worlds = Int(cells[2]) else { return nil }
    return KillRate(bug: String(cells[0]), found: found, worlds: worlds)
  }
}

/// The planted bugs that a campaign's number of seeds would have found.
package struct Detection: Codable, Hashable, Sendable {
  /// The planted bugs of the target.
  package let bugs: Int
  /// Those that so many seeds find with 95 %.
  package let found: Int
  /// The number of seeds that finds the hardest bug with 95 %; nil if no search found it.
  package let seedsForHardest: Int?
  /// The bug that needs the most seeds.
  package let hardest: String

  /// Returns nil if the campaign is not one of the shipped stack with all faults, or the target has no bugs.
  ///
  /// - Parameter rates: The rates of bugs; those of other targets are ignored.
  init?(_ plan: CampaignPlan, seeds: Int, rates: [KillRate] = KillRate.all) {
    guard plan.variant == HuntCase.shipped, plan.faults == nil else { return nil }
    let own = Set(PlantedBug.all.filter { $0.target == plan.target }.map(\.name))
    let needed = rates.filter { own.contains($0.bug) }.map { (bug: $0.bug, seeds: $0.seeds ?? .max) }
    guard let most = needed.max(by: { ($0.seeds, $1.bug) < ($1.seeds, $0.bug) }) else { return nil }
    bugs = needed.count
    found = needed.count { $0.seeds <= seeds }
    seedsForHardest = most.seeds == .max ? nil : most.seeds
    hardest = most.bug
  }

  /// The detection in a sentence.
  ///
  /// - Parameter seeds: The number of seeds of the campaign.
  package func sentence(_ seeds: Int) -> String {
    let share = found * 100 / bugs
    let rest =
      found == bugs
      ? ""
      : "; the hardest, \(hardest), "
        + (seedsForHardest.map { "takes \($0.of("seed"))" } ?? "was never found")
    return
      "\(seeds.of("seed")) \(seeds == 1 ? "finds" : "find") \(found.grouped) of \(bugs.of("planted bug")) "
      + "(\(share) %), each with 95 %\(rest)"
  }
}
