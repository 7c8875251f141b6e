// A schedule that counts the decisions of another one.

import Synchronization

/// Counts the decisions of a schedule without changing them.
public struct Measured: Schedule {
  private var schedule: any Schedule
  private let metrics: ScheduleMetrics

  /// Wraps a schedule.
  ///
  /// - Parameter metrics: The counters; several runs may share them.
  public init(_ schedule: any Schedule, into metrics: ScheduleMetrics) {
    self.schedule = schedule
    self.metrics = metrics
  }

  /// The slack of the wrapped schedule.
  public var slack: Duration { schedule.slack }

  /// Returns the choice of the wrapped schedule.
  public mutating func choose(_ candidates: Candidates) -> Int {
    let index = schedule.choose(candidates)
    metrics.note(index, of: candidates.count)
    return index
  }
}

/// The counters of ``Measured``. Runs on several threads may share them, because sums do not depend on their
/// order.
public final class ScheduleMetrics: Sendable {
  /// The counts.
  public struct Counts: Hashable, Sendable {
    /// The number of decisions.
    public internal(set) var decisions = 0
    /// The number of decisions that passed over the default choice.
    public internal(set) var deviations = 0
    /// The number of decisions by number of candidates; the last element counts decisions among
    /// `mostCandidates` or more.
    public internal(set) var byCandidates = Array(repeating: 0, count: ScheduleMetrics.mostCandidates + 1)
  }

  /// The number of candidates from which on decisions are counted together.
  public static let mostCandidates = 64

  private let state = Mutex(Counts())

  /// Creates counters of zero.
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
