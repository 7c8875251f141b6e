// A campaign: seeds by the thousand, each twice. First in ascending order, then in another order by another
// pool, whose processes have run other worlds before; the two have to agree in everything. Results are taken
// in the order of seeds, so that it cannot show how many workers there were or who was fast. Only `verify` of
// clauses that say nothing of determinism runs each seed once.

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
  ///   - second: Runs every seed the second time; where workers are processes, others than those of `first`.
  ///   - isTwice: False if nobody asks whether worlds are deterministic: every seed is run once, by `first`.
  package init(
    _ plan: CampaignPlan, first: any WorkerPool, second: any WorkerPool, isTwice: Bool = true
  ) {
    self.plan = plan
    self.first = first
    self.second = second
    self.isTwice = isTwice
  }

  /// Runs all seeds, and looks into what failed.
  ///
  /// - Parameters:
  ///   - isOver: Asked before each wave of seeds; for campaigns that last for a time.
  ///   - isCancelled: Once it says yes, nothing further is begun and the report is marked incomplete.
  ///   - watch: Told now and then how many seeds are done.
  ///   - each: Told of every seed, in ascending order.
  ///   - note: Told which failure is being looked into.
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
      plan: plan, isComplete: isComplete, figures: figures, findings: failures.findings)
  }

  /// Enough to keep all workers busy, few enough to end soon when time is up. Workers wait for the last world
  /// of each wave, so waves are longer where the number of seeds ends the campaign.
  private var waveSize: Int { max(64, 16 * first.workers) * (plan.seeds == nil ? 1 : 4) }

  /// Runs some seeds, each twice or once.
  ///
  /// - Returns: The seeds that were run as often as they have to be, up to the first that was not.
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

  /// The request for the second run. One seed of sixteen is traced in it: that the two agree shows that
  /// tracing changes nothing.
  private func repetition(of request: HuntRequest, seed: UInt64) -> HuntRequest {
    var request = request
    request.isRepetition = true
    if seed % 16 == 0 { request.samplesReentrancy = true }
    return request
  }

  private func subject(_ seed: UInt64) -> HuntRequest.Subject {
    .drawn(target: plan.target, variant: plan.variant, seed: seed, faults: plan.faults)
  }

  /// Finds out where runs part, or makes a failure small.
  private func examine(_ finding: inout CampaignFinding, isCancelled: @escaping @Sendable () -> Bool) {
    let world = subject(finding.seed)
    switch finding.signature.verdict {
    // A world that hangs or exhausts memory takes the whole timeout with every run, so it is not shrunk; its
    // seed is reported.
    case .passed, .harness, .outOfMemory, .timeout: return
    case .nondeterminism:
      let finder = MismatchFinder(first: first, second: second)
      finding.mismatch = finder.find(
        world, first.answer(HuntRequest(world)), second.answer(HuntRequest(world)))
    case .safety, .liveness, .escape, .crash:
      guard plan.shrinkBudget > 0 else { return }
      finding.reproducer = ReproducerMaker(
        pool: first, otherPool: second, budget: plan.shrinkBudget, isCancelled: isCancelled
      ).make(world, failing: finding.signature)
    }
  }
}
