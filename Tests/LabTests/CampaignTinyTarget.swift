// A kind of world that is small enough to know what must come out: clerks who add numbers to one total, each
// by reading it and writing it back. It has its own ten-line scheduler, so that campaigns and shrinking are
// tested against something that shares nothing with the simulator.

import Foundation
import Hunt
import Simulation
import Synchronization

struct TinyTarget: HuntTarget {
  let name = "tiny"
  let variants = [
    // Writes back what it read earlier: two clerks at the same time lose an amount.
    "lost-update",
    // A dropped write of at least 7 is not sent again.
    "dropped-write",
    // As `lost-update`, but only while a write was dropped.
    "both",
    // As `lost-update`, and every amount of at least 7 breaks another clause.
    "two-clauses",
    // As `lost-update`, but only where somebody may call, whether anybody does or not.
    "watched",
    // Differs from run to run from event 300 on.
    "restless",
    // As `restless`, but once only.
    "restless-once",
  ]

  private let runs = Runs()

  /// The number of runs of a world, which a deterministic world must not know.
  final class Runs: Sendable {
    let count = Mutex(0)
    func next() -> Int {
      count.withLock {
        $0 += 1
        return $0
      }
    }
  }

  func draw(seed: UInt64, variant: String) -> HuntCase {
    var stream = RandomStream(seed: seed, name: "workload")
    let steps = (0..<stream.within(12...30)).map { _ in
      WorkStep(
        actor: stream.below(4), at: stream.below(40), action: "add", numbers: [stream.within(1...9), 5])
    }
    return HuntCase(
      target: name, variant: variant, seed: seed,
      settings: ["noise": variant.hasPrefix("restless") ? 40 : 6, "patience": 3],
      workload: steps,
      faults: .drawn(
        [FaultRate(TinyWorld.drop, firesPerTenThousand: 800)]
          + (variant == "watched" ? [FaultRate(TinyWorld.call, firesPerTenThousand: 3_000)] : [])),
      schedule: ScheduleChoice(
        policy: stream.below(2) == 0 ? .uniform : .arrival, seed: seed, slackMicroseconds: 5_000))
  }

  func run(_ huntCase: HuntCase, trace: TraceRequest) throws(HuntCaseError) -> HuntResult {
    guard huntCase.workload.allSatisfy({ $0.action == "add" }) else {
      throw HuntCaseError("workload: expected only the action add")
    }
    var world = TinyWorld(huntCase, trace: trace, run: runs.next())
    return world.run()
  }
}

/// One run.
struct TinyWorld {
  private struct Pending {
    let due: Int
    let actor: Int
    let step: Int
    let fixture: Int
  }

  static let drop = FaultKind("till.drop")
  static let call = FaultKind("till.call")

  private let huntCase: HuntCase
  private let request: TraceRequest
  private let runNumber: Int
  private var total = 0
  private var expected = 0
  private var seen: [Int: Int] = [:]
  private var digest = Digest()
  private var checkpoints: [UInt64] = []
  private var events: [TraceEvent] = []
  private var number: UInt64 = 0
  private var now = 0
  private var choices: [UInt64] = []
  private var firings: [FaultFiring] = []
  private var passes: [FaultKind: Int] = [:]
  private var schedule: RandomStream
  private var faults: [FaultKind: RandomStream]
  private var objections: [Objection] = []

  init(_ huntCase: HuntCase, trace: TraceRequest, run: Int) {
    self.huntCase = huntCase
    request = trace
    runNumber = run
    schedule = RandomStream(seed: huntCase.schedule.seedBeyond ?? huntCase.schedule.seed, name: "schedule")
    faults = [
      Self.drop: RandomStream(seed: huntCase.seed, name: "faults"),
      Self.call: RandomStream(seed: huntCase.seed, name: "calls"),
    ]
  }

  mutating func run() -> HuntResult {
    var queues: [Int: [Int]] = [:]
    for index in huntCase.workload.indices {
      queues[huntCase.workload[index].actor, default: []].append(index)
    }
    var pending = queues.keys.sorted().compactMap { actor in start(actor, &queues, after: 0) }
    while !pending.isEmpty {
      pending.sort { ($0.due, $0.actor) < ($1.due, $1.actor) }
      let limit = pending[0].due + huntCase.schedule.slackMicroseconds / 1_000
      let candidates = pending.prefix { $0.due <= limit }.count
      let point = pending.remove(at: candidates > 1 ? choose(candidates) : 0)
      now = max(now, point.due)
      pending += step(point, &queues)
    }
    judge()
    return result()
  }

  private func start(_ actor: Int, _ queues: inout [Int: [Int]], after time: Int) -> Pending? {
    guard let step = queues[actor]?.first else { return nil }
    queues[actor]?.removeFirst()
    return Pending(due: max(time, huntCase.workload[step].at), actor: actor, step: step, fixture: 0)
  }

  private mutating func step(_ point: Pending, _ queues: inout [Int: [Int]]) -> [Pending] {
    let step = huntCase.workload[point.step]
    let amount = step.numbers.first ?? 0
    if point.fixture == 0 {
      // Who has less patience makes more noise.
      let impatience = 10 * max(0, 3 - (huntCase.settings["patience"] ?? 3))
      for noise in 0..<max(0, huntCase.settings["noise"] ?? 0) + impatience {
        event(point.actor, .draw, "noise \(noise)")
      }
      seen[point.actor] = total
      event(point.actor, .note, "clerk \(point.actor) reads \(total)")
      return [
        Pending(due: now + max(0, step.numbers.last ?? 0), actor: point.actor, step: point.step, fixture: 1)
      ]
    }
    write(amount, by: point.actor)
    return start(point.actor, &queues, after: now).map { [$0] } ?? []
  }

  private mutating func write(_ amount: Int, by actor: Int) {
    let variant = huntCase.variant
    expected += amount
    let isDropped = fires(Self.drop)
    if variant == "watched", fires(Self.call) { event(actor, .fault, "somebody calls") }
    if isDropped { event(actor, .fault, "the write of \(amount) is dropped") }
    if isDropped, amount >= 7, variant == "dropped-write" { return }
    let isStale = total != seen[actor]
    let losesUpdate =
      ["lost-update", "two-clauses"].contains(variant) || variant == "both" && !firings.isEmpty
      || variant == "watched" && mayFire(Self.call)
    if losesUpdate { total = seen[actor] ?? 0 }
    total += amount
    if variant == "two-clauses", amount >= 7 {
      objections.append(Objection(oracle: "size", clause: "TINY-2", text: "\(amount) is too large"))
    }
    event(actor, .note, "clerk \(actor) writes \(total)\(isStale && losesUpdate ? ", and forgets" : "")")
  }

  private mutating func choose(_ count: Int) -> Int {
    var index = 0
    switch huntCase.schedule.policy {
    case .uniform: index = schedule.below(count)
    case .replay:
      let place = choices.count
      let isBeyond = place >= huntCase.schedule.choices.count
      let recorded = isBeyond ? 0 : huntCase.schedule.choices[place]
      index = recorded < UInt64(count) ? Int(recorded) : 0
      if isBeyond, huntCase.schedule.seedBeyond != nil { index = schedule.below(count) }
    default: break
    }
    choices.append(UInt64(index))
    return index
  }

  private mutating func fires(_ kind: FaultKind) -> Bool {
    let firing = FaultFiring(kind: kind, site: "till", pass: passes[kind, default: 0])
    passes[kind, default: 0] += 1
    let fires =
      switch huntCase.faults {
      case .drawn(let rates):
        faults[kind]?.chance(rates.first { $0.kind == kind }?.firesPerTenThousand ?? 0, in: 10_000) ?? false
      case .exactly(let list): list.contains(firing)
      }
    if fires { firings.append(firing) }
    return fires
  }

  private func mayFire(_ kind: FaultKind) -> Bool {
    switch huntCase.faults {
    case .drawn(let rates): rates.contains { $0.kind == kind }
    case .exactly(let list): list.contains { $0.kind == kind }
    }
  }

  private mutating func event(_ actor: Int, _ kind: TraceEvent.Kind, _ text: String) {
    let isRestless = huntCase.variant == "restless" || huntCase.variant == "restless-once" && runNumber == 1
    digest.absorb(UInt64(actor))
    digest.absorb(isRestless && number >= 300 ? "\(text) in run \(runNumber)" : text)
    let event = TraceEvent(
      number: number, step: number, time: Int64(now) * 1_000_000, machine: "clerk \(actor)", task: "",
      kind: kind, text: isRestless && number >= 300 ? "\(text) in run \(runNumber)" : text,
      digest: digest.value)
    switch request {
    case .none: break
    case .all: events.append(event)
    case .only(let range): if range.contains(number) { events.append(event) }
    }
    number += 1
    if number.isMultiple(of: UInt64(Simulator.checkpointInterval)) { checkpoints.append(digest.value) }
  }

  private mutating func judge() {
    guard total != expected else { return }
    objections.append(
      Objection(oracle: "sum", clause: "TINY-1", text: "the total is \(total) and not \(expected)"))
  }

  private func result() -> HuntResult {
    HuntResult(
      verdict: objections.isEmpty ? .passed : .safety, objections: objections, digest: digest.value,
      checkpoints: checkpoints, virtualNanoseconds: Int64(now) * 1_000_000, events: number, choices: choices,
      firings: firings, ledger: FaultLedger(), probes: ProbeLedger(), trace: events)
  }
}
