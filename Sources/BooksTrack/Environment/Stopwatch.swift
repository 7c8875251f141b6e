// A stopwatch for clocks of any instant type.

/// Measures the time since its creation.
struct Stopwatch: Sendable {
  private let elapsed: @Sendable () -> Duration

  init(_ clock: some Clock<Duration>) {
    let start = clock.now
    elapsed = { start.duration(to: clock.now) }
  }

  /// The time since its creation.
  var now: Duration { elapsed() }
}
