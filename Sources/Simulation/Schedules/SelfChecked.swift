// A schedule that checks whether another one is deterministic.

import Synchronization

/// Asks a copy of the schedule first, and complains if the two choices differ or a choice is out of range.
///
/// A policy must be a function of its state and the candidates; otherwise one seed yields different runs.
/// This check finds policies that use a shared object, a clock or an address. A schedule that keeps a shared
/// report on purpose, such as ``Measured``, must wrap this one, not the reverse.
public struct SelfChecked: Schedule {
  private var schedule: any Schedule
  private let complaints: ScheduleComplaints
  private var decision = 0

  /// Wraps a schedule.
  ///
  /// - Parameter complaints: Receives the complaints. A run with any of them is invalid.
  public init(_ schedule: any Schedule, complaints: ScheduleComplaints) {
    self.schedule = schedule
    self.complaints = complaints
  }

  /// The slack of the wrapped schedule.
  public var slack: Duration { schedule.slack }

  /// Returns the choice of the wrapped schedule, or 0 if that is out of range.
  public mutating func choose(_ candidates: Candidates) -> Int {
    var copy = schedule
    let expected = copy.choose(candidates)
    let index = schedule.choose(candidates)
    defer { decision += 1 }
    if index != expected {
      complaints.add("decision \(decision): a copy chose \(expected) and the schedule itself \(index)")
    }
    guard (0..<candidates.count).contains(index) else {
      complaints.add("decision \(decision): chose \(index) of \(candidates.count)")
      return 0
    }
    return index
  }
}

/// The complaints of ``SelfChecked``.
public final class ScheduleComplaints: Sendable {
  private let state = Mutex<(first: [String], count: Int)>(([], 0))

  /// Creates an empty list.
  public init() {}

  /// The number of complaints.
  public var count: Int { state.withLock { $0.count } }

  /// The first 20 complaints.
  public var texts: [String] { state.withLock { $0.first } }

  func add(_ text: String) {
    state.withLock { state in
      state.count += 1
      if state.first.count < 20 { state.first.append(text) }
    }
  }
}
