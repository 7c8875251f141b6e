// A live adapter: real time, for campaigns with a time limit. It only decides when to stop.

/// A point in real time after which no more work is started.
package struct Deadline: Sendable {
  private let end: ContinuousClock.Instant

  /// Creates a deadline `duration` from now.
  package init(after duration: Duration) { end = ContinuousClock.now.advanced(by: duration) }

  /// True if the deadline has passed.
  package var isOver: Bool { ContinuousClock.now >= end }
}
