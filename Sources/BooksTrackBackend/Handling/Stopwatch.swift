// A stopwatch for any clock.

/// Measures the time since its creation.
struct Stopwatch: Sendable {
  private let elapsed: @Sendable () -> Duration

  /// Starts on a clock.
  init(_ clock: any Clock<Duration>) {
    elapsed = Self.start(clock)
  }

  private static func start<C: Clock>(_ clock: C) -> @Sendable () -> Duration where C.Duration == Duration {
    let start = clock.now
    return { start.duration(to: clock.now) }
  }

  /// The time since the start.
  var elapsedTime: Duration { elapsed() }

  /// Whole milliseconds since the start.
  var milliseconds: Int {
    let (seconds, attoseconds) = elapsed().components
    return Int(seconds) * 1_000 + Int(attoseconds / 1_000_000_000_000_000)
  }
}
