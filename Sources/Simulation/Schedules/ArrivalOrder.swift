// The ordinary schedule: what was parked first goes first.

/// Releases points in the order in which they were parked.
public struct ArrivalOrder: Schedule {
  /// Makes the schedule.
  public init() {}

  /// Always the first.
  public mutating func choose(_ candidates: Candidates) -> Int { 0 }
}
