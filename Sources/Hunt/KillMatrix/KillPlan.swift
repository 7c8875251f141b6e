// The effort of a kill matrix, measured in worlds and not in seconds so that the result is the same on every
// machine.

import LabWorld
package import Simulation

/// The settings of a kill matrix; part of its report.
package struct KillPlan: Codable, Hashable, Sendable {
  /// The first seed of the first repetition.
  package var firstSeed: UInt64
  /// The number of searches for each bug under each schedule, each from another first seed.
  package var repetitions: Int
  /// The maximum number of worlds per repetition under the drawn schedules, which decide.
  package var budget: Int
  /// The maximum number of worlds per repetition under a single policy, for comparison; 0 for no comparison.
  package var comparisonBudget: Int
  /// The maximum number of runs for shrinking a bug's case; 0 for no shrinking.
  package var shrinkBudget: Int

  package init(
    firstSeed: UInt64 = 1, repetitions: Int = 10, budget: Int = 500, comparisonBudget: Int = 50,
    shrinkBudget: Int = 600
  ) {
    self.firstSeed = firstSeed
    self.repetitions = max(1, repetitions)
    self.budget = max(1, budget)
    self.comparisonBudget = max(0, min(budget, comparisonBudget))
    self.shrinkBudget = max(0, shrinkBudget)
  }

  /// The columns: the drawn schedules, which decide, then each policy by itself.
  package var schedules: [KillSchedule] { comparisonBudget == 0 ? [.drawn] : KillSchedule.all }

  /// Returns the maximum number of worlds per repetition under a schedule.
  func budget(under schedule: KillSchedule) -> Int { schedule == .drawn ? budget : comparisonBudget }

  /// Returns the first seed of a repetition, the same for all bugs and schedules so that columns compare.
  func firstSeed(of repetition: Int) -> UInt64 { firstSeed &+ UInt64(repetition) &* 1_000_003 }
}

/// A column of a kill matrix: the schedules under which a bug is searched for.
package enum KillSchedule: NamedValue {
  /// The mixture of schedules that a hunt draws; it decides whether a bug is killed.
  case drawn
  /// One policy by itself.
  case only(SchedulePolicy)

  package static let all = [drawn] + SchedulePolicy.allCases.filter { $0 != .replay }.map(only)

  package var name: String {
    switch self {
    case .drawn: "drawn"
    case .only(let policy): policy.name
    }
  }
}
