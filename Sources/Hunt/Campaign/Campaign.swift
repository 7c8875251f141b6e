// A campaign runs thousands of seeds, each twice: first in ascending order, then shuffled on another pool,
// whose processes have already run other worlds. Both runs must agree in everything. Results are processed in
// seed order, so neither the number of workers nor their speed can show. Only `verify`, for clauses that do
// not concern determinism, runs each seed once.

import Simulation

/// Runs a plan.
package struct Campaign: Sendable {
  private let plan: CampaignPlan
  private let first: any WorkerPool
  private let second: any WorkerPool
  private let isTwice: Bool

  /// Prepares a campaign.
  ///
  /// - Parameters:
  ///   - first: Runs every seed the first time.
  ///   - second: Runs every seed the second time; pools of processes must not share them.
  ///   - isTwice: False to skip the determinism check: `first` runs every seed once, `second` none.
  package init(
    _ plan: CampaignPlan, first: any WorkerPool, second: any WorkerPool, isTwice: Bool = true
  ) {
    self.plan = plan
    self.first = first
    self.second = second
    self.isTwice = isTwice
  }

  /// Runs all seeds, then shrinks or locates the failures.
  ///
  /// - Parameters:
  ///   - isOver: Called before each wave of seeds; true ends the campaign, for campaigns limited by time.
  ///   - isCancelled: Once true, no further work is started and the report is marked incomplete.
  ///   - watch: Called now and then with the number of seeds done.
  ///   - each: Called for every seed, in ascending order.
  ///   - note: Called with each failure before it is examined.
  package func run(
    isOver: () -> Bool = { false }, isCancelled: @escaping @Sendable () -> Bool = { false },
    watch: (Int) -> Void = { _ in }, each: (SeedJudgement) -> Void = { _ in },
    note: (FailureSignature) -> Void = { _ in }
  ) -> CampaignReport {
    var figures = CampaignFigures()
    var failures = FindingList()
    var isComplete = true
    while figures.seeds < plan.seeds ?? .max, isComplete, !isOver() {
      let size = min(waveSize, (plan.seeds ?? .max) - figures.seeds)
      let start = plan.firstSeed &+ UInt64(figures.seeds)
      let done = figures.seeds
      let wave = runWave(
        (0..<size).map { start &+ UInt64($0) }, isCancelled: isCancelled, watch: { watch(done + $0) })
      for seed in wave {
        figures.add(seed)
        failures.add(seed)
        each(seed)
      }
      isComplete = wave.count == size
    }
    failures.examine { index, finding in
      guard index < plan.shrinkLimit, !isCancelled() else { return }
      note(finding.signature)
      examine(&finding, isCancelled: isCancelled)
    }
    return CampaignReport(
      plan: plan, isComplete: isComplete, figures: figures, findings: failures.findings, isTwice: isTwice)
  }

  /// Large enough to keep all workers busy, small enough to stop soon when time is up. Workers wait for the
  /// last world of each wave, so waves are longer if the number of seeds ends the campaign.
  private var waveSize: Int { max(64, 16 * first.workers) * (plan.seeds == nil ? 1 : 4) }

  /// Runs some seeds, each twice or once.
  ///
  /// - Returns: The judgements of the seeds up to the first that was not run as often as required.
  private func runWave(
    _ seeds: [UInt64], isCancelled: @escaping @Sendable () -> Bool, watch: (Int) -> Void
  ) -> [SeedJudgement] {
    let requests = seeds.map { HuntRequest(subject($0)) }
    guard isTwice else {
      let once = first.answer(requests, isCancelled: isCancelled, watch: watch)
      return zip(seeds, once.prefix { $0 != nil }.compactMap(\.self)).map(SeedJudgement.init)
    }
    let once = first.answer(requests, isCancelled: isCancelled, watch: { watch($0 / 2) })
    var order = RandomStream(seed: seeds.first ?? 0, name: "second order")
    let places = order.shuffled(requests.indices)
    let again = second.answer(
      places.map { repetition(of: requests[$0], seed: seeds[$0]) }, isCancelled: isCancelled,
      watch: { watch((seeds.count + $0) / 2) })
    var twice = [HuntAnswer?](repeating: nil, count: seeds.count)
    for (place, answer) in zip(places, again) { twice[place] = answer }
    var judged: [SeedJudgement] = []
    for (index, seed) in seeds.enumerated() {
      guard let one = once[index], let other = twice[index] else { break }
      judged.append(SeedJudgement(seed: seed, first: one, second: other))
    }
    return judged
  }

  /// Returns the request for the second run. Every sixteenth seed is traced in it; the comparison of the runs
  /// then also shows that tracing changes nothing.
  private func repetition(of request: HuntRequest, seed: UInt64) -> HuntRequest {
    var request = request
    request.isRepetition = true
    if seed % 16 == 0 { request.samplesReentrancy = true }
    return request
  }

  private func subject(_ seed: UInt64) -> HuntRequest.Subject {
    .drawn(target: plan.target, variant: plan.variant, seed: seed, faults: plan.faults)
  }

  /// Finds where two runs diverge, or shrinks a failure.
  private func examine(_ finding: inout CampaignFinding, isCancelled: @escaping @Sendable () -> Bool) {
    let world = subject(finding.seed)
    switch finding.signature.verdict {
    // A world that hangs or exhausts memory costs the whole timeout with every run, so it is not shrunk; only
    // its seed is reported.
    case .passed, .harness, .outOfMemory, .timeout: return
    case .nondeterminism:
      let finder = MismatchFinder(first: first, second: second)
      finding.mismatch = finder.find(
        world, first.answer(HuntRequest(world)), second.answer(HuntRequest(world)))
    case .safety, .liveness, .escape, .crash:
      guard plan.shrinkBudget > 0 else { return }
      finding.reproducer = ReproducerMaker(
        pool: first, otherPool: second, budget: plan.shrinkBudget, drawsCurve: true,
        isCancelled: isCancelled
      ).make(world, failing: finding.signature)
    }
  }
}
