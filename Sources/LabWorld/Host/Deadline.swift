// A live adapter: real time, for campaigns that last for a time. It decides when to stop and nothing else.

/// A moment in real time after which no more work is begun.
package struct Deadline: Sendable {
  private let end: ContinuousClock.Instant

  /// That long from now.
  package init(after duration: Duration) { end = ContinuousClock.now.advanced(by: duration) }

  /// Whether it is over.
  package var isOver: Bool { ContinuousClock.now >= end }
}
