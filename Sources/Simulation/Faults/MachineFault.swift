// The faults of machines, and the distributions of their parameters.

/// The faults that a machine can be exposed to.
public enum MachineFault {
  /// The machine loses its power and restarts after 1 to 60 s.
  public static let kill = FaultKind("device.kill")
  /// The machine is paused, as an app in the background, for 1 s to 10 min.
  public static let pause = FaultKind("device.pause")
  /// The calendar jumps by 5 min, 1 h, 9 h or 24 h in either direction, or by 25 years into the past.
  public static let clockJump = FaultKind("device.clock-jump")

  /// The calendar is permanently wrong by 15 min to 25 years. Consulted once, when the machine is exposed.
  public static let clockSkew = FaultKind("device.clock-skew")

  /// The kinds that are consulted at each point.
  public static let striking = [kill, pause, clockJump]

  /// All kinds.
  public static let all = striking + [clockSkew]

  static func drawDowntime(_ stream: inout RandomStream) -> Int64 {
    Int64(stream.within(1_000...60_000)) * 1_000_000
  }

  static func drawPause(_ stream: inout RandomStream) -> Int64 {
    // The upper bounds are drawn first, so that short pauses are as frequent as long ones.
    let longest = [5_000, 30_000, 120_000, 600_000][stream.below(4)]
    return Int64(stream.within(1_000...longest)) * 1_000_000
  }

  static func drawSkew(_ stream: inout RandomStream) -> Int64 {
    let hour: Int64 = 3_600_000_000_000
    let skews = [hour / 4, 3 * hour, 24 * hour, 8_766 * hour, 25 * 8_766 * hour]
    return skews[stream.below(skews.count)] * (stream.below(2) == 0 ? 1 : -1)
  }

  static func drawClock(_ stream: inout RandomStream) -> Int64 {
    let hour: Int64 = 3_600_000_000_000
    let jumps = [hour, -hour, 9 * hour, -9 * hour, 24 * hour, -24 * hour, hour / 12, -hour / 12]
    // From the year 2025, in which the lab's worlds begin, to 2000.
    return stream.chance(1, in: 8) ? -25 * 8_766 * hour : jumps[stream.below(jumps.count)]
  }
}
