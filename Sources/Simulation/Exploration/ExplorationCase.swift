// A world as data: its seed, its faults, its schedule and its draws; and the record of its run.

internal import PropertyTesting

/// A world of an exploration: what is stored, replayed and made smaller.
struct ExplorationCase: Codable, Hashable, Sendable {
  /// The seed of every random stream that is not replaced by a recording.
  var seed: UInt64
  /// The order of events that are ready at the same time.
  var schedule: ScheduleChoice
  /// The faults to inject.
  var faults: FaultPlan
  /// The numbers that the scenario draws; nil to draw them from the seed.
  var draws: DrawList?

  /// The case of a seed, with a schedule drawn from it.
  init(seed: UInt64, faults: FaultPlan) {
    self.seed = seed
    self.faults = faults
    var stream = RandomStream(seed: seed, name: "exploration schedule")
    schedule = ScheduleChoice.drawn(from: &stream)
  }

  /// Returns the case with the choices, firings and draws of its run.
  func exact(_ record: CaseRecord) -> ExplorationCase {
    var exact = self
    exact.schedule = ScheduleChoice(
      policy: .replay, slackMicroseconds: schedule.slackMicroseconds,
      choices: record.choices.withoutTrailingZeros)
    exact.faults = .exactly(record.firings.sorted())
    exact.draws = record.draws
    return exact
  }

  /// The recorded firings.
  var firings: [FaultFiring] {
    if case .exactly(let firings) = faults { return firings }
    return []
  }

  /// The size of the case in words.
  var size: CaseSize {
    CaseSize(
      orders: schedule.choices.count { $0 != 0 }, faults: firings.count, draws: draws?.count ?? 0)
  }
}

/// The number of decisions of a case.
struct CaseSize: Hashable, Sendable {
  let orders: Int
  let faults: Int
  let draws: Int
}

/// The way in which a world failed; a smaller world has to fail in the same way.
struct FailureKind: Codable, Hashable, Sendable {
  let verdict: String
  /// The oracle of the first objection, or the error with its numbers left out.
  let detail: String

  /// Creates the kind of a verdict; nil if the run passed.
  init?(_ verdict: Verdict) {
    switch verdict {
    case .passed: return nil
    case .failed(let error):
      self.verdict = "failed"
      detail = String(error.map { $0.isNumber ? "#" : $0 })
    case .safety(let objections):
      self.verdict = "safety"
      detail = objections.first?.oracle ?? ""
    case .unsettled: (self.verdict, detail) = ("unsettled", "")
    case .deadlock: (self.verdict, detail) = ("deadlock", "")
    case .livelock: (self.verdict, detail) = ("livelock", "")
    case .escape: (self.verdict, detail) = ("escape", "")
    case .limit: (self.verdict, detail) = ("limit", "")
    }
  }
}

/// The record of a run.
struct CaseRecord: Sendable {
  let verdict: Verdict
  let digest: Digest
  let choices: [UInt64]
  let firings: [FaultFiring]
  let recordings: [String: Recording]
  let probes: ProbeLedger
  let ledger: FaultLedger
  let trace: [TraceEvent]
  /// A sentence if a recording of the case did not fit the run.
  let drift: String?

  var kind: FailureKind? { FailureKind(verdict) }

  var draws: DrawList { DrawList(streams: recordings.mapValues(\.choices)) }

  /// True if two runs cannot be told apart.
  func agrees(with other: CaseRecord) -> Bool { digest == other.digest && verdict == other.verdict }
}

/// Runs cases and counts the runs.
struct CaseRunner {
  let exploration: Exploration
  let body: @Sendable (World) async throws -> Void
  private(set) var runs = 0

  init(_ exploration: Exploration, _ body: @escaping @Sendable (World) async throws -> Void) {
    self.exploration = exploration
    self.body = body
  }

  mutating func run(_ world: ExplorationCase, trace: TraceRequest = .none) -> CaseRecord {
    runs += 1
    let report = ReplayReport()
    let outcome = Simulator(
      seed: world.seed, schedule: world.schedule.schedule(reportingTo: report),
      limits: exploration.limits, faults: world.faults, trace: trace, probes: exploration.probes,
      draws: world.draws.map { .exactly($0) } ?? .recorded
    ).run(body)
    return CaseRecord(
      verdict: outcome.verdict, digest: outcome.digest, choices: outcome.choices,
      firings: outcome.firings, recordings: outcome.recordings, probes: outcome.probes,
      ledger: outcome.ledger, trace: outcome.trace, drift: Self.drift(world, outcome, report))
  }

  /// Returns the first part of a recording that the run had no use for.
  private static func drift(
    _ world: ExplorationCase, _ outcome: Outcome<Void>, _ report: ReplayReport
  ) -> String? {
    if world.schedule.policy == .replay, !report.fits { return report.description }
    let fired = Set(outcome.firings)
    if let firing = world.firings.first(where: { !fired.contains($0) }) {
      return "\(firing.kind) did not fire at \(firing.site), pass \(firing.pass)."
    }
    let left = (world.draws?.streams ?? [:]).sorted { $0.key < $1.key }.first { name, numbers in
      numbers.count > outcome.recordings[name]?.choices.count ?? 0
    }
    return left.map { "Of \($0.value.count) numbers of “\($0.key)”, not all were drawn." }
  }
}
