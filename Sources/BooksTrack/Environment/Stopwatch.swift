// The time since a start, on a clock whose type of instant nobody has to know.

/// Tells how much time has passed since it was made.
struct Stopwatch: Sendable {
  private let elapsed: @Sendable () -> Duration

  init(_ clock: some Clock<Duration>) {
    let start = clock.now
    elapsed = { start.duration(to: clock.now) }
  }

  /// The time since it was made.
  var now: Duration { elapsed() }
}
