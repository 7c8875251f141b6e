// The ordinary schedule: what is due first goes first, and of those what was parked first.

/// Releases points in the order in which they are due, and then in the order in which they were parked.
///
/// All other policies are read as deviations from this one: a choice of 0 is its choice.
public struct ArrivalOrder: Schedule {
  /// Makes the schedule.
  public init() {}

  /// Always the first.
  public mutating func choose(_ candidates: Candidates) -> Int { 0 }
}
