// A policy that is asked everything twice: a decorator around any policy.

import Synchronization

/// Asks a copy of the schedule the same question first, and objects if the two disagree or the answer is
/// none.
///
/// A policy has to be a function of its state and of the candidates, or the same seed is not the same run.
/// This finds one that counts in a shared object, looks at a clock or at an address. A schedule that keeps a
/// report on purpose, such as ``Measured``, belongs around this one and not inside.
public struct SelfChecked: Schedule {
  private var schedule: any Schedule
  private let complaints: ScheduleComplaints
  private var decision = 0

  /// Wraps a schedule.
  ///
  /// - Parameter complaints: Where to object. A run that leaves any there is worth nothing.
  public init(_ schedule: any Schedule, complaints: ScheduleComplaints) {
    self.schedule = schedule
    self.complaints = complaints
  }

  /// That of the schedule.
  public var slack: Duration { schedule.slack }

  /// What the schedule chooses; the ordinary choice if that is out of range.
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

/// Where ``SelfChecked`` objects.
public final class ScheduleComplaints: Sendable {
  private let state = Mutex<(first: [String], count: Int)>(([], 0))

  /// Starts without any.
  public init() {}

  /// How many there were.
  public var count: Int { state.withLock { $0.count } }

  /// The first 20 of them, in words.
  public var texts: [String] { state.withLock { $0.first } }

  func add(_ text: String) {
    state.withLock { state in
      state.count += 1
      if state.first.count < 20 { state.first.append(text) }
    }
  }
}
