// Virtual time. It does not advance while anything can run, and then jumps to the next due point.

/// The clock of a simulated machine. It conforms to `Clock`, so code that is generic over clocks can use it.
public struct VirtualClock: Clock, Sendable {
  /// An instant of virtual time.
  public struct Instant: InstantProtocol, Sendable {
    /// Nanoseconds since the world began.
    public let nanoseconds: Int64

    /// Creates an instant.
    public init(nanoseconds: Int64) { self.nanoseconds = nanoseconds }

    /// Compares two instants.
    public static func < (left: Instant, right: Instant) -> Bool {
      left.nanoseconds < right.nanoseconds
    }

    /// Returns the instant after a duration.
    public func advanced(by duration: Duration) -> Instant {
      Instant(nanoseconds: nanoseconds.addingClamped(duration.wholeNanoseconds))
    }

    /// Returns the duration from this instant to another.
    public func duration(to other: Instant) -> Duration {
      .nanoseconds(other.nanoseconds - nanoseconds)
    }
  }

  let core: WorldCore
  let process: Int

  /// The current instant.
  public var now: Instant {
    Instant(nanoseconds: core.machines[process].clocks.local(at: core.now))
  }

  /// One nanosecond.
  public var minimumResolution: Duration { .nanoseconds(1) }

  /// Suspends until an instant; the tolerance is ignored, because virtual time is exact.
  ///
  /// - Throws: `CancellationError` when the task is cancelled or the world closes.
  public func sleep(until deadline: Instant, tolerance: Duration?) async throws {
    let due = core.machines[process].clocks.world(at: deadline.nanoseconds)
    try await core.park(until: due, process: process, name: "sleep")
  }
}
