// How long something took, on whichever clock the backend was given.

/// Reads the time since it was made.
struct Stopwatch: Sendable {
  private let elapsed: @Sendable () -> Duration

  /// Starts on that clock.
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
