// Looks for an order of events under which something goes wrong, and makes what it finds as small as it can
// be.

import PropertyTesting
import Simulation

@testable import Hunt

/// A schedule under which a world fails.
struct FailingSchedule: Sendable {
  /// The seed of the random schedule that found it.
  let seed: UInt64
  /// The number of seeds tried so far.
  let seedsTried: Int
  /// The choices of the run that found it.
  let found: [UInt64]
  /// The smallest list of choices under which the world still fails; beyond its end, arrival order.
  let minimal: [UInt64]
  /// Runs that making it small took.
  let shrinkRuns: Int
  /// The complaint of the smallest run.
  let complaint: String
}

/// Runs a world under one random schedule after the other until it fails.
///
/// ```swift
/// let explorer = ScheduleExplorer(seeds: 0..<1_000) { simulation in
///   simulation.run { … }.value == expected ? nil : "an update was lost"
/// }
/// let failing = explorer.search()
/// ```
///
/// The world is given a seed of its own that stays the same, so only the schedule differs from run to run.
struct ScheduleExplorer: Sendable {
  /// One run: how it was scheduled, and what is wrong with its result, if anything is.
  typealias Attempt = @Sendable (Simulator) -> (choices: [UInt64], complaint: String?)

  private let seeds: Range<UInt64>
  private let worldSeed: UInt64
  private let shrinkBudget: Int
  private let attempt: Attempt

  /// Prepares a search.
  ///
  /// - Parameters:
  ///   - seeds: The seeds of the schedules to try.
  ///   - shrinkBudget: The greatest number of runs for shrinking a finding.
  init(
    seeds: Range<UInt64>, worldSeed: UInt64 = 0, shrinkBudget: Int = 2_000, attempt: @escaping Attempt
  ) {
    self.seeds = seeds
    self.worldSeed = worldSeed
    self.shrinkBudget = shrinkBudget
    self.attempt = attempt
  }

  /// The first failing schedule, made small; nil if none of the seeds fails.
  func search() -> FailingSchedule? {
    for (index, seed) in seeds.enumerated() {
      let (choices, complaint) = run(UniformRandom(seed: seed))
      guard complaint != nil else { continue }
      return shrink(choices, seed: seed, tried: index + 1)
    }
    return nil
  }

  private func shrink(_ found: [UInt64], seed: UInt64, tried: Int) -> FailingSchedule {
    let shrunk = Shrinker.shrink(found.withoutTrailingZeros, budget: shrinkBudget) { candidate in
      let (choices, complaint) = run(Replay(candidate))
      return complaint == nil ? nil : choices.withoutTrailingZeros
    }
    return FailingSchedule(
      seed: seed, seedsTried: tried, found: found, minimal: shrunk.choices, shrinkRuns: shrunk.runs,
      complaint: run(Replay(shrunk.choices)).complaint ?? "it did not fail again")
  }

  private func run(_ schedule: any Schedule) -> (choices: [UInt64], complaint: String?) {
    attempt(Simulator(seed: worldSeed, schedule: schedule))
  }
}
