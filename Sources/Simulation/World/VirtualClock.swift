// Time inside a world. It stands still while anything can run and then jumps to the next thing that is due.

/// The clock of a simulated process; conforms to `Clock`, so that code which waits on any clock can wait on
/// it.
public struct VirtualClock: Clock, Sendable {
  /// A moment of virtual time.
  public struct Instant: InstantProtocol, Sendable {
    /// Nanoseconds since the world began.
    public let nanoseconds: Int64

    /// Makes a moment.
    public init(nanoseconds: Int64) { self.nanoseconds = nanoseconds }

    /// The earlier moment is the lesser.
    public static func < (left: Instant, right: Instant) -> Bool {
      left.nanoseconds < right.nanoseconds
    }

    /// The moment that much later.
    public func advanced(by duration: Duration) -> Instant {
      Instant(nanoseconds: nanoseconds.addingClamped(duration.wholeNanoseconds))
    }

    /// How long it is from here to the other moment.
    public func duration(to other: Instant) -> Duration {
      .nanoseconds(other.nanoseconds - nanoseconds)
    }
  }

  let core: WorldCore
  let process: Int

  /// The present moment.
  public var now: Instant {
    Instant(nanoseconds: core.machines[process].clocks.local(at: core.now))
  }

  /// One nanosecond.
  public var minimumResolution: Duration { .nanoseconds(1) }

  /// Suspends until that moment; the tolerance is not used, because virtual time is exact.
  ///
  /// - Throws: `CancellationError` when the task is cancelled or the world closes.
  public func sleep(until deadline: Instant, tolerance: Duration?) async throws {
    let due = core.machines[process].clocks.world(at: deadline.nanoseconds)
    try await core.park(until: due, process: process, name: "sleep")
  }
}
