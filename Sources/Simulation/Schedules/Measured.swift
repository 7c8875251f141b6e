// What a policy did, in numbers: a decorator around any policy.

import Synchronization

/// Counts what a schedule decides and decides nothing itself.
public struct Measured: Schedule {
  private var schedule: any Schedule
  private let metrics: ScheduleMetrics

  /// Wraps a schedule.
  ///
  /// - Parameter metrics: Where to count; several runs may share one.
  public init(_ schedule: any Schedule, into metrics: ScheduleMetrics) {
    self.schedule = schedule
    self.metrics = metrics
  }

  /// That of the schedule.
  public var slack: Duration { schedule.slack }

  /// What the schedule chooses.
  public mutating func choose(_ candidates: Candidates) -> Int {
    let index = schedule.choose(candidates)
    metrics.note(index, of: candidates.count)
    return index
  }
}

/// Where ``Measured`` counts. Runs on several threads may share one: sums do not depend on their order.
public final class ScheduleMetrics: Sendable {
  /// The counts.
  public struct Counts: Hashable, Sendable {
    /// How often there was something to decide.
    public internal(set) var decisions = 0
    /// How often the ordinary choice was passed over.
    public internal(set) var deviations = 0
    /// Decisions by how many candidates there were: at place n those between n, and at the last place those
    /// between that many or more.
    public internal(set) var byCandidates = Array(repeating: 0, count: ScheduleMetrics.mostCandidates + 1)
  }

  /// Beyond that, numbers of candidates are not told apart.
  public static let mostCandidates = 64

  private let state = Mutex(Counts())

  /// Starts at zero.
  public init() {}

  /// The counts so far.
  public var counts: Counts { state.withLock { $0 } }

  func note(_ index: Int, of count: Int) {
    state.withLock { counts in
      counts.decisions += 1
      if index != 0 { counts.deviations += 1 }
      counts.byCandidates[min(count, Self.mostCandidates)] += 1
    }
  }
}
