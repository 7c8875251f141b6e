// How hard a kill matrix looks. Counted in worlds and not in seconds, so that the result is the same on every
// machine.

import LabWorld

/// The settings of a kill matrix; part of its report.
package struct KillPlan: Codable, Hashable, Sendable {
  /// The first seed of the first repetition.
  package var firstSeed: UInt64
  /// How often each bug is looked for under each schedule, every time from another first seed on.
  package var repetitions: Int
  /// How many worlds one repetition may take under the mixture that decides.
  package var budget: Int
  /// How many it may take under one policy by itself, which is there for comparison; with 0 there is none.
  package var comparisonBudget: Int
  /// How many runs making a bug's case small may take; 0 makes none small.
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

  /// The columns: the mixture that decides, then each policy by itself.
  package var schedules: [KillSchedule] { comparisonBudget == 0 ? [.drawn] : KillSchedule.all }

  /// How many worlds one repetition may take under that schedule.
  func budget(under schedule: KillSchedule) -> Int { schedule == .drawn ? budget : comparisonBudget }

  /// The first seed of a repetition, the same for every bug and schedule, so that columns can be compared.
  func firstSeed(of repetition: Int) -> UInt64 { firstSeed &+ UInt64(repetition) &* 1_000_003 }
}

/// A column of a kill matrix: under which schedules a bug is looked for.
package enum KillSchedule: NamedValue {
  /// The mixture of schedules that a hunt draws by itself: what decides whether a bug is killed.
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
