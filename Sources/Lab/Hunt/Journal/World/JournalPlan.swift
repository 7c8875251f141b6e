// A case read as a world of a journal. Whatever numbers it has been shrunk to are brought into range here, once.

import Simulation

/// Some records that a writer sends together.
struct JournalErrand: Hashable, Sendable {
  /// When, at the earliest.
  let at: Duration
  let count: Int
  /// Bytes of the payload of each.
  let size: Int
}

/// The numbers of a journal's world, in range.
struct JournalPlan: Sendable {
  /// What each writer does, in order.
  let errands: [[JournalErrand]]
  let snapshotEvery: Int
  /// What happens to the machine, in order.
  let fates: [JournalFate]
  /// Records that one request carries at most; a longer errand is several.
  let batch: Int
  /// How long a writer waits for its first answer.
  let patience: Duration
  /// Added to what the disk takes.
  let jitter: Duration

  init(_ huntCase: HuntCase) {
    func setting(_ name: String, _ range: ClosedRange<Int>) -> Int {
      min(max(huntCase.settings[name] ?? range.lowerBound, range.lowerBound), range.upperBound)
    }
    let writers = setting("writers", 1...4)
    snapshotEvery = setting("snapshot-every", 1...1_000)
    batch = setting("batch", 1...50)
    patience = .milliseconds(setting("patience-ms", 10...10_000))
    jitter = .microseconds(setting("jitter-us", 0...100_000))
    fates = huntCase.workload.compactMap(JournalFate.init).sorted { $0.at < $1.at }
    errands = (0..<writers).map { writer in
      huntCase.workload.filter { $0.actor == writer && $0.action == "append" }.map(JournalErrand.init).sorted
      { $0.at < $1.at }
    }
  }

  /// When the last errand may begin.
  var end: Duration { errands.joined().map(\.at).max() ?? .zero }
}

/// Something that happens to the machine of the journal.
struct JournalFate: Hashable, Sendable {
  let at: Duration
  let loss: SimulatedDisk.Loss
  /// How long it stays down.
  let downtime: Duration
}

extension JournalFate {
  fileprivate init?(_ step: WorkStep) {
    switch step.action {
    case "power": loss = .power
    case "crash": loss = .none
    default: return nil
    }
    at = .milliseconds(min(max(step.at, 0), 600_000))
    downtime = .milliseconds(min(max(step.numbers.first ?? 0, 0), 60_000))
  }
}

extension JournalErrand {
  fileprivate init(_ step: WorkStep) {
    func number(_ index: Int, _ range: ClosedRange<Int>) -> Int {
      let number = step.numbers.indices.contains(index) ? step.numbers[index] : range.lowerBound
      return min(max(number, range.lowerBound), range.upperBound)
    }
    self.init(
      at: .milliseconds(min(max(step.at, 0), 600_000)), count: number(0, 1...100), size: number(1, 0...4_096))
  }
}
