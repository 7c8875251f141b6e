// Draws the world of a seed: who writes how much and when, which faults there are at all and how often, and which
// schedule decides.

import Simulation

/// Draws a case.
struct JournalDraw {
  private let seed: UInt64
  private let stream: RandomStream

  init(seed: UInt64) {
    self.seed = seed
    stream = RandomStream(seed: seed, name: "hunt journal")
  }

  func draw(target: String, variant: String) -> HuntCase {
    let settings = settings()
    return HuntCase(
      target: target, variant: variant, seed: seed, settings: settings,
      workload: workload(writers: settings["writers"] ?? 1), faults: faults(), schedule: schedule())
  }

  private func settings() -> [String: Int] {
    var stream = stream.substream("settings")
    return [
      "writers": stream.within(1...3), "snapshot-every": [4, 8, 20, 1_000][stream.below(4)],
      "batch": [1, 3, 10][stream.below(3)],
      "patience-ms": [30, 200, 2_000][stream.below(3)], "jitter-us": [0, 500, 20_000][stream.below(3)],
    ]
  }

  private func workload(writers: Int) -> [WorkStep] {
    var steps: [WorkStep] = []
    for writer in 0..<writers {
      var stream = stream.substream("workload").substream(writer)
      let largest = [20, 300, 2_000][stream.below(3)]
      let span = [200, 1_500][stream.below(2)]
      for _ in 0..<stream.within(1...8) {
        let numbers = [stream.within(1...6), stream.below(largest)]
        steps.append(WorkStep(actor: writer, at: stream.below(span), action: "append", numbers: numbers))
      }
    }
    var stream = stream.substream("fates")
    for _ in 0..<[0, 0, 1, 3][stream.below(4)] {
      let action = ["power", "crash"][stream.below(2)]
      steps.append(WorkStep(actor: 0, at: stream.below(1_500), action: action, numbers: [stream.below(400)]))
    }
    return steps.enumerated().sorted { ($0.element.at, $0.offset) < ($1.element.at, $1.offset) }.map(
      \.element)
  }

  /// How often each kind fires where it is enabled; one of the numbers is drawn.
  private static let rates: [(kind: FaultKind, enabled: Int, fires: [Int])] = [
    (MachineFault.kill, 8_000, [50, 200, 800]),
    (DiskFault.lostWrite, 6_000, [1_000, 4_000, 10_000]),
    (DiskFault.tornWrite, 8_000, [3_000, 10_000]),
    (DiskFault.lostEntry, 7_000, [2_000, 10_000]),
    (DiskFault.corruptRead, 3_500, [1_000, 4_000]),
    (DiskFault.writeError, 3_000, [100, 1_000]),
    (DiskFault.full, 3_000, [100, 1_000]),
    (DiskFault.slowSync, 3_000, [100, 1_000]),
  ]

  private func faults() -> FaultPlan {
    var stream = stream.substream("faults")
    return .drawn(
      Self.rates.map { rate in
        FaultRate(
          rate.kind, enabledPerTenThousand: rate.enabled,
          firesPerTenThousand: rate.fires[stream.below(rate.fires.count)])
      })
  }

  private func schedule() -> ScheduleChoice {
    var stream = stream.substream("schedule")
    let policies = ["arrival", "uniform", "pct", "delay-bounded", "starvation"]
    let policy = policies[stream.below(policies.count)]
    let slack = [0, 100, 2_000, 20_000][stream.below(4)]
    return ScheduleChoice(
      policy: policy, seed: stream.next(), depth: stream.within(1...5),
      slackMicroseconds: policy == "arrival" ? 0 : slack)
  }
}
