// A live adapter: the clock of this machine, faster. A pause of three seconds takes some milliseconds, so a
// life of minutes can be lived on real threads within a test.

/// Real time since the clock was made, times a factor.
struct ScaledClock: Clock {
  /// A moment, by the time since the clock was made.
  struct Instant: InstantProtocol {
    let offset: Duration

    func advanced(by duration: Duration) -> Instant { Instant(offset: offset + duration) }
    func duration(to other: Instant) -> Duration { other.offset - offset }
    static func < (left: Instant, right: Instant) -> Bool { left.offset < right.offset }
  }

  private let start = ContinuousClock.now
  private let factor: Int

  /// A clock that is so many times faster than the machine's.
  init(faster factor: Int) { self.factor = factor }

  var now: Instant { Instant(offset: start.duration(to: .now) * factor) }

  var minimumResolution: Duration { ContinuousClock().minimumResolution * factor }

  /// Waits until then.
  ///
  /// - Throws: `CancellationError`.
  func sleep(until deadline: Instant, tolerance: Duration?) async throws {
    try await ContinuousClock().sleep(
      until: start.advanced(by: deadline.offset / factor), tolerance: tolerance.map { $0 / factor })
  }
}
