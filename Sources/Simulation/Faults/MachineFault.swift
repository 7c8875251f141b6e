// What can strike a machine at any of its points, and how badly.

/// The faults that a machine can be exposed to.
public enum MachineFault {
  /// The machine loses its power and is switched on again after 1 to 60 s.
  public static let kill = FaultKind("device.kill")
  /// The app is put into the background for 1 s to 10 min.
  public static let pause = FaultKind("device.pause")
  /// The calendar jumps: by minutes, an hour, a day, or to the year 2000.
  public static let clockJump = FaultKind("device.clock-jump")

  /// All of them.
  public static let all = [kill, pause, clockJump]

  static func drawDowntime(_ stream: inout RandomStream) -> Int64 {
    Int64(stream.within(1_000...60_000)) * 1_000_000
  }

  static func drawPause(_ stream: inout RandomStream) -> Int64 {
    // As many short stays in the background as long ones.
    let longest = [5_000, 30_000, 120_000, 600_000][stream.below(4)]
    return Int64(stream.within(1_000...longest)) * 1_000_000
  }

  static func drawClock(_ stream: inout RandomStream) -> Int64 {
    let hour: Int64 = 3_600_000_000_000
    let jumps = [hour, -hour, 9 * hour, -9 * hour, 24 * hour, -24 * hour, hour / 12, -hour / 12]
    // From the year 2025, in which the lab's worlds begin, to 2000.
    return stream.chance(1, in: 8) ? -25 * 8_766 * hour : jumps[stream.below(jumps.count)]
  }
}
