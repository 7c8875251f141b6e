// The default schedule.

/// Releases points in the order in which they are due and, at equal times, in the order in which they were
/// parked.
///
/// The index 0 is always its choice, so other policies are described as deviations from it.
public struct ArrivalOrder: Schedule {
  /// Creates the schedule.
  public init() {}

  /// Returns 0.
  public mutating func choose(_ candidates: Candidates) -> Int { 0 }
}
