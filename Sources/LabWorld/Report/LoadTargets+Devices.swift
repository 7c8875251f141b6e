// The targets of readers with several devices: what the devices have at the end, compared with each other and
// with the readers' own accounts.

import Measurement

extension LoadTargets {
  /// Returns the rows of several devices.
  package static func devices(_ figures: DevicesFigures, _ meeting: SeveralDevices.Meeting) -> [TargetResult]
  {
    together(figures) + (meeting == .apart ? apart(figures) : latencies(figures))
  }

  /// The rows of devices that have an export of their own each.
  private static func apart(_ figures: DevicesFigures) -> [TargetResult] {
    [
      Target("SYN-4.joined", "books of two imports there once")
        .judge(figures.joined, of: "books imported on several devices", atLeast: 1_000),
      Target("SYN-4.alone", "books of one import there once")
        .judge(figures.alone, of: "books imported on one device", atLeast: 300),
    ]
  }

  /// The rows of devices that are online together.
  private static func latencies(_ figures: DevicesFigures) -> [TargetResult] {
    [
      latency("SYN-12.latency", "nine of ten edits known", figures.latencyOnline),
      latency("SYN-12.away", "… devices off or offline too", figures.latency, isGate: false),
    ]
  }

  private static func together(_ figures: DevicesFigures) -> [TargetResult] {
    [
      Target("SYN-1.silent", "readers whose devices fall silent")
        .judge(figures.silent, of: "readers", atLeast: 10),
      Target("SYN-2.last", "fields with their last write")
        .judge(figures.lastWrites, of: "written fields", atLeast: 100),
      Target("SYN-3.rest", "readers whose devices come to rest")
        .judge(figures.settled, of: "readers", atLeast: 10),
      Target("SYN-3.equal", "rows that are equal on devices")
        .judge(figures.equal, of: "rows", atLeast: 10_000),
      Target("SYN-3.gone", "removed books that stay so")
        .judge(figures.removed, of: "removed books", atLeast: 10),
      Target("SYN-7.points", "points too many or too few")
        .judge(
          Fraction(abs(figures.points - figures.pointsEarned)),
          on: Evidence(figures.answers, "answers", atLeast: 30)),
      Target("SYN-11.true", "claims to be synced that are true")
        .judge(figures.claims, of: "claims", atLeast: 10),
      Target("SES-1.sittings", "sittings with one session")
        .judge(figures.sessions, of: "sittings", atLeast: 30),
      Target("SES-1.timers", "libraries with one timer at most")
        .judge(figures.running, of: "libraries", atLeast: 20),
      Target("DIV-7.devices", "statistics counted as anew")
        .judge(figures.counted, of: "libraries", atLeast: 20),
    ]
  }

  private static func latency(
    _ id: FigureID, _ title: String, _ latency: Histogram, isGate: Bool = true
  ) -> TargetResult {
    Target(id, title, isGate: isGate)
      .judge(
        Fraction(
          latency.quantile(perTenThousand: 9_000) ?? 0, of: latency.count == 0 ? 0 : 1_000_000_000),
        on: Evidence(Int(clamping: latency.count), "edits", atLeast: 100))
  }
}
