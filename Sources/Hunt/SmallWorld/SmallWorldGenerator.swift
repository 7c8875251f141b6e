// Draws the small world of a seed (swarm): topology, workload, faults and schedule, with some kinds switched
// off in each world, because a kind that is always on hides the bugs that need it off.

import LabWorld
import Providers
import Simulation

/// Draws a case.
struct SmallWorldGenerator {
  private let seed: UInt64
  private let style: SmallWorldStyle
  private var stream: RandomStream

  init(seed: UInt64, style: SmallWorldStyle) {
    self.seed = seed
    self.style = style
    stream = RandomStream(seed: seed, name: "hunt \(style.rawValue)")
  }

  func draw(variant: String) -> HuntCase {
    var settings = settings()
    let busy = BusyHours(stream.substream("busy"), style: style)
    busy?.change(&settings)
    var workload = workload(settings)
    busy?.add(to: &workload, settings)
    let shared = busy == nil ? SharedBooks(stream.substream("shared"), style: style) : nil
    shared?.change(&settings)
    shared?.add(to: &workload, settings)
    addSeries(to: &workload, settings)
    addUnknownFile(to: &workload, settings)
    addBrokenFile(to: &workload, settings)
    addBadCells(to: &workload)
    addOtherFile(to: &workload, settings)
    addDoubleLosses(to: &workload, &settings)
    FullerFiles(stream.substream("fuller files"))?.add(to: &workload, settings)
    ImportsTakenBack(stream.substream("taking back"))?.add(to: &workload, settings)
    PreviewedFiles(stream.substream("previews"))?.add(to: &workload, settings)
    shortenLifetimes(&settings)
    return HuntCase(
      target: style.rawValue, variant: variant, seed: seed, settings: settings, workload: workload,
      faults: faults(settings), schedule: schedule())
  }

  // MARK: Topology

  private func settings() -> [String: Int] {
    var stream = stream.substream("settings")
    return [
      "readers": style == .crashes ? 1 : [1, 1, 2, 2, 3][stream.below(5)],
      "books": stream.chance(1, in: 4) ? stream.within(6...12) : stream.within(2...5),
      "concurrency": stream.within(1...4),
      "drains": stream.below(2), "provider-latency": stream.below(5), "network-latency": stream.below(3),
      "slowdown": [100, 100, 100, 300][stream.below(4)], "loss": [0, 0, 20, 300, 1_500][stream.below(5)],
      "chunk": [256, 4_096, 65_536][stream.below(3)], "compaction": stream.below(2),
      "upgrade": stream.below(2), "batch": [1, 2, 5, 50][stream.below(4)],
      "sync-ms": [2, 2, 5, 20][stream.below(4)],
      "providers": style == .crashes ? 1 : [1, 1, 2, 3][stream.below(4)],
      "quota": style == .crashes || !stream.chance(1, in: 4) ? 0 : stream.within(3...40),
      "mishaps": style == .crashes ? 0 : stream.below(2), "quota-months": stream.chance(1, in: 3) ? 1 : 0,
    ]
  }

  // MARK: Workload

  /// The edits, including those about answers.
  private static let edits = ["rate", "retitle", "correct", "shelve", "note", "delete"] + HuntEdits.verifying
  private static let others = ["import", "reimport", "relaunch", "wake", "offline", "kill"]

  private func workload(_ settings: [String: Int]) -> [WorkStep] {
    let books = settings["books"] ?? 1
    var steps: [WorkStep] = []
    for reader in 0..<(settings["readers"] ?? 1) {
      var stream = stream.substream("workload").substream(reader)
      // Seconds, or the time of many look-ups.
      let span = style == .crashes ? 300_000 : [3_000, 12_000, 60_000][stream.below(3)]
      steps.append(importing(reader, at: stream.below(300), books: books, whole: true, &stream))
      let kinds =
        Self.edits.filter { _ in stream.chance(6, in: 10) }
        + Self.others.filter { _ in stream.chance(5, in: 10) }
      guard !kinds.isEmpty else { continue }
      for _ in 0..<stream.within(0...10) {
        let kind = kinds[stream.below(kinds.count)]
        let at = stream.below(span)
        steps.append(step(kind, reader, at: at, books: books, &stream))
      }
      // There is something to choose and verify when most answers have come.
      for kind in HuntEdits.verifying where kinds.contains(kind) || kind == "choose" {
        let late = kind == "choose" ? span : 2 * span
        steps.append(step(kind, reader, at: late + stream.below(span), books: books, &stream))
      }
    }
    return steps.inOrder
  }

  /// Adds views of series when most answers have come, in one world in three.
  private func addSeries(to workload: inout [WorkStep], _ settings: [String: Int]) {
    var stream = stream.substream("series")
    guard style == .everyday, stream.chance(1, in: 3) else { return }
    for reader in 0..<(settings["readers"] ?? 1) {
      for _ in 0..<stream.within(1...4) {
        let at = 5_000 + stream.below(120_000)
        workload.append(WorkStep(actor: reader, at: at, action: "series", numbers: [stream.below(8)]))
      }
    }
    workload = workload.inOrder
  }

  /// Shortens the lifetimes of answers to a minute or half an hour, in one world of readers in five.
  private func shortenLifetimes(_ settings: inout [String: Int]) {
    var stream = stream.substream("lifetimes")
    if style == .everyday, stream.chance(1, in: 5) { settings["short-lived"] = 1 }
  }

  /// Adds the import of a file with unknown columns, in one world in eight.
  private func addUnknownFile(to workload: inout [WorkStep], _ settings: [String: Int]) {
    var stream = stream.substream("unknown file")
    guard style == .everyday, stream.chance(1, in: 8) else { return }
    let reader = stream.below(settings["readers"] ?? 1)
    let step = WorkStep(
      actor: reader, at: stream.below(20_000), action: "import-unknown", numbers: [stream.below(80)])
    workload = (workload + [step]).inOrder
  }

  /// Adds the import of a file that cannot be read to its end, in one world in eight.
  private func addBrokenFile(to workload: inout [WorkStep], _ settings: [String: Int]) {
    var stream = stream.substream("broken file")
    guard style == .everyday, stream.chance(1, in: 8) else { return }
    let reader = stream.below(settings["readers"] ?? 1)
    let step = WorkStep(
      actor: reader, at: stream.below(20_000), action: "import-broken", numbers: [stream.within(30...95)])
    workload = (workload + [step]).inOrder
  }

  /// Adds cells with bad values to files, in one world in four.
  private func addBadCells(to workload: inout [WorkStep]) {
    var stream = stream.substream("bad cells")
    guard stream.chance(1, in: 4) else { return }
    for place in workload.indices where workload[place].action == "import" {
      workload[place].numbers += Array(repeating: 0, count: max(0, 4 - workload[place].numbers.count))
      workload[place].numbers.append(stream.within(0...3))
    }
  }

  /// Adds imports of other files with the same number of rows soon after the first, which may have left a
  /// stage, in one world of crashes in three.
  private func addOtherFile(to workload: inout [WorkStep], _ settings: [String: Int]) {
    var stream = stream.substream("other file")
    let books = settings["books"] ?? 1
    guard style == .crashes, books > 1, stream.chance(1, in: 3) else { return }
    let count = stream.within(1...books)
    for number in 0..<stream.within(2...3) {
      let at = number * [400, 3_000, 30_000][stream.below(3)]
      let numbers = [stream.below(books), count]
      workload.append(WorkStep(actor: 0, at: at, action: "import", numbers: numbers))
    }
    workload = workload.inOrder
  }

  /// Adds process kills with a power failure soon after each relaunch, in one world of crashes in three: what
  /// the app had found at the launch was not yet synced.
  private func addDoubleLosses(to workload: inout [WorkStep], _ settings: inout [String: Int]) {
    var stream = stream.substream("double losses")
    guard style == .crashes, stream.chance(1, in: 3) else { return }
    settings["sync-ms"] = stream.within(20...50)
    for _ in 0..<stream.within(4...12) {
      let at = stream.below(20_000)
      workload.append(WorkStep(actor: 0, at: at, action: "kill", numbers: [1, 0]))
      workload.append(WorkStep(actor: 0, at: at + stream.within(1...60), action: "kill", numbers: [0, 0]))
    }
    workload = workload.inOrder
  }

  private func step(
    _ kind: String, _ reader: Int, at: Int, books: Int, _ stream: inout RandomStream
  ) -> WorkStep {
    func step(_ numbers: [Int]) -> WorkStep {
      WorkStep(actor: reader, at: at, action: kind, numbers: numbers)
    }
    switch kind {
    case "import": return importing(reader, at: at, books: books, whole: false, &stream)
    case "rate": return step([stream.below(books), stream.below(21)])
    case "correct": return step([stream.below(books), stream.below(240)])
    case "offline": return step([[400, 3_000, 20_000, 90_000][stream.below(4)]])
    case "kill": return step([stream.below(2), [0, 500, 5_000, 30_000][stream.below(4)]])
    case "retitle", "shelve", "note", "delete", "choose", "decline", "accept", "dismiss":
      return step([stream.below(books), stream.below(5)])
    default: return step([])
    }
  }

  private func importing(
    _ reader: Int, at: Int, books: Int, whole: Bool, _ stream: inout RandomStream
  ) -> WorkStep {
    let first = whole ? 0 : stream.below(books)
    let count = whole && stream.chance(2, in: 3) ? books : stream.within(1...books)
    let again = stream.chance(1, in: 3) ? stream.within(1...3) : 0
    let damaged = stream.chance(1, in: 5) ? stream.within(1...2) : 0
    return WorkStep(actor: reader, at: at, action: "import", numbers: [first, count, again, damaged])
  }

  // MARK: Faults

  private func faults(_ settings: [String: Int]) -> FaultPlan {
    var stream = stream.substream("faults")
    if style == .crashes { return crashes(&stream) }
    // One world in five has no faults.
    guard !stream.chance(1, in: 5) else { return .none }
    var rates: [FaultRate] = []
    for (fault, kind) in ProviderFault.kinds {
      let often = [100, 400, 1_500, 4_000][stream.below(4)]
      // A wrong book for a number is what readers most often have to decide about.
      let enabled = fault == .staleRecord ? 5_000 : 2_000
      rates.append(FaultRate(kind, enabledPerTenThousand: enabled, firesPerTenThousand: often))
    }
    for kind in NetworkFault.all {
      let often = [50, 200, 800][stream.below(3)]
      rates.append(FaultRate(kind, enabledPerTenThousand: 1_500, firesPerTenThousand: often))
    }
    for kind in MachineFault.striking {
      let often = [20, 100][stream.below(2)]
      rates.append(FaultRate(kind, enabledPerTenThousand: 1_500, firesPerTenThousand: often))
    }
    rates.append(FaultRate(MachineFault.clockSkew, enabledPerTenThousand: 1_500, firesPerTenThousand: 5_000))
    rates += diskFaults(&stream)
    return .drawn(rates + (settings["mishaps"] == 1 ? mishaps(&stream) : []))
  }

  /// Returns the rates of mishaps, which are checked some forty times in a world.
  private func mishaps(_ stream: inout RandomStream) -> [FaultRate] {
    func rate(_ kind: FaultKind, _ enabled: Int, _ often: [Int]) -> FaultRate {
      FaultRate(
        kind, enabledPerTenThousand: enabled, firesPerTenThousand: often[stream.below(often.count)])
    }
    return [
      rate(DeviceFault.captivePortal, 3_000, [150, 600]),
      rate(DeviceFault.memoryWarning, 2_000, [300, 1_500]),
      rate(DeviceFault.reinstall, 2_000, [100, 300]),
      rate(DeviceFault.restoredBackup, 3_000, [150, 600]),
    ]
  }

  /// Returns the rates of power failures, which occur at any point and lose unsynced data.
  private func crashes(_ stream: inout RandomStream) -> FaultPlan {
    let often = [150, 400, 1_000][stream.below(3)]
    let kills = FaultRate(MachineFault.kill, enabledPerTenThousand: 10_000, firesPerTenThousand: often)
    return .drawn([kills] + diskFaults(&stream))
  }

  private func diskFaults(_ stream: inout RandomStream) -> [FaultRate] {
    DiskFault.all.map { kind in
      switch kind {
      // Checked only at a power failure, for each change that was not synced.
      case DiskFault.lostWrite, DiskFault.tornWrite, DiskFault.lostEntry:
        FaultRate(
          kind, enabledPerTenThousand: 5_000, firesPerTenThousand: [2_000, 7_000][stream.below(2)])
      case DiskFault.corruptRead:
        FaultRate(kind, enabledPerTenThousand: 1_500, firesPerTenThousand: [300, 1_500][stream.below(2)])
      default:
        FaultRate(
          kind, enabledPerTenThousand: 1_500, firesPerTenThousand: [50, 400, 2_000][stream.below(3)])
      }
    }
  }

  // MARK: Schedule

  private func schedule() -> ScheduleChoice {
    var stream = stream.substream("schedule")
    return ScheduleChoice.drawn(from: &stream)
  }
}

extension RandomStream {
  /// Returns the stream after a draw that succeeds in one of that many worlds; nil otherwise.
  func drawn(oneIn worlds: Int) -> RandomStream? {
    var stream = self
    return stream.chance(1, in: worlds) ? stream : nil
  }
}
