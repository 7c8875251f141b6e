// The course of an exploration: stored failures first, then the seeds, each twice; the first failure is made
// smaller, explained and stored.

/// Runs an exploration.
struct Explorer {
  private let exploration: Exploration
  private let environment: ExplorationEnvironment
  private let store: FailureStore?
  private var runner: CaseRunner
  private var report = ExplorationReport()

  init(
    _ exploration: Exploration, environment: ExplorationEnvironment,
    _ body: @escaping @Sendable (World) async throws -> Void
  ) {
    self.exploration = exploration
    self.environment = environment
    store = FailureStore(exploration)
    runner = CaseRunner(exploration, body)
  }

  /// Runs everything up to the first failure.
  ///
  /// - Throws: `CancellationError`.
  mutating func run() throws(CancellationError) -> ExplorationReport {
    if environment.seed == nil { try replayStored() }
    if report.failure == nil { try search() }
    report.runs = runner.runs
    return report
  }

  // MARK: - Stored failures

  private mutating func replayStored() throws(CancellationError) {
    for stored in store?.load() ?? [] {
      try Self.checkCancellation()
      report.replays += 1
      let record = runner.run(stored.world)
      let again = runner.run(stored.world)
      if let drift = record.drift { report.drifts.append(drift) }
      if let failure = judge(stored.world, record, again, stored: stored) {
        report.failure = failure
        return
      }
      // What no longer fits may still fail in the world that it was found in.
      guard record.drift != nil else { continue }
      let origin = ExplorationCase(seed: stored.world.seed, faults: exploration.faults)
      if let failure = judge(origin, runner.run(origin), runner.run(origin), stored: stored) {
        report.failure = failure
        return
      }
    }
  }

  // MARK: - Seeds

  private mutating func search() throws(CancellationError) {
    for seed in environment.seeds(exploration.seeds) {
      try Self.checkCancellation()
      let world = ExplorationCase(seed: seed, faults: exploration.faults)
      let record = runner.run(world)
      let again = runner.run(world)
      report.seeds += 1
      report.probes.add(record.probes)
      report.ledger.add(record.ledger)
      if let failure = judge(world, record, again, stored: nil) {
        report.failure = failure
        return
      }
    }
    guard environment.seed == nil else { return }
    let missing = report.probes.complaints() + report.ledger.inert()
    if !missing.isEmpty { report.failure = ExplorationFailure(untested: missing, exploration) }
  }

  private static func checkCancellation() throws(CancellationError) {
    if Task.isCancelled { throw CancellationError() }
  }

  // MARK: - Failures

  /// Returns the failure that two runs of a case show; nil if both passed.
  private mutating func judge(
    _ world: ExplorationCase, _ record: CaseRecord, _ again: CaseRecord, stored: StoredFailure?
  ) -> ExplorationFailure? {
    // An escape is not compared, because the place where it is noticed depends on real threads.
    if let escaped = [record, again].first(where: \.isEscape) {
      return ExplorationFailure(unshrunk: escaped, of: world, report, exploration)
    }
    guard record.agrees(with: again) else {
      let difference = Difference.find(world, &runner)
      return ExplorationFailure(difference, of: world, record, again, report, exploration)
    }
    guard let kind = record.kind else { return nil }
    // Worlds that do not end cost their whole limit with each run.
    if case .limit = record.verdict {
      return ExplorationFailure(unshrunk: record, of: world, report, exploration)
    }
    if case .livelock = record.verdict {
      return ExplorationFailure(unshrunk: record, of: world, report, exploration)
    }
    return shrunk(world, record, kind, stored: stored)
  }

  private mutating func shrunk(
    _ world: ExplorationCase, _ record: CaseRecord, _ kind: FailureKind, stored: StoredFailure?
  ) -> ExplorationFailure {
    let before = runner.runs
    var shrinker = ExplorationCaseShrinker(world, record, kind: kind, runner: runner)
    if stored == nil || record.drift != nil { shrinker.shrink() }
    runner = shrinker.runner
    let runs = runner.runs - before
    let explanation = CaseExplanation(of: shrinker.best, kind: kind, &runner)
    let entry = StoredFailure(kind: kind, world: shrinker.best)
    return ExplorationFailure(
      explanation, of: shrinker.best, from: world.exact(record).size, shrinkRuns: runs, report,
      isStored: stored != nil && record.drift == nil,
      file: store?.save(entry, insteadOf: stored), exploration)
  }
}

extension CaseRecord {
  fileprivate var isEscape: Bool {
    if case .escape = verdict { return true }
    return false
  }
}
