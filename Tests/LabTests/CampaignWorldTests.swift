// Campaigns in real simulated worlds: an actor that loses an update only under an unusual order, and faults
// that do nothing.

import Hunt
import Simulation
import Testing

/// Depositors at one account, each after a few innocent pauses.
struct BankTarget: HuntTarget {
  let name = "bank"
  let variants = [
    // Reads, suspends, writes.
    "lost-update",
    // A kind of fault is enabled that nobody asks about, one that nobody is seen to meet, and a probe is
    // never true.
    "uncovered",
  ]

  static let asked = FaultKind("bank.strike")
  static let unasked = FaultKind("bank.flood")

  private actor Account {
    private(set) var balance = 0
    private let readsAgain: Bool

    init(readsAgain: Bool) { self.readsAgain = readsAgain }

    func deposit(_ amount: Int, waiting: () async throws -> Void) async throws {
      let before = balance
      try await waiting()
      balance = (readsAgain ? balance : before) + amount
    }
  }

  func draw(seed: UInt64, variant: String) -> HuntCase {
    var stream = RandomStream(seed: seed, name: "draw")
    let workload = (0..<stream.within(4...9)).map { actor in
      WorkStep(
        actor: actor, at: actor * 10, action: "deposit", numbers: [stream.within(1...9), stream.below(3)])
    }
    let kinds = variant == "uncovered" ? [Self.asked, Self.unasked] : []
    return HuntCase(
      target: name, variant: variant, seed: seed, settings: [:], workload: workload,
      faults: .drawn(kinds.map { FaultRate($0, firesPerTenThousand: 1_000) }),
      schedule: ScheduleChoice(policy: .uniform, seed: seed, slackMicroseconds: 8_000))
  }

  func run(_ huntCase: HuntCase, trace: TraceRequest) throws(HuntCaseError) -> HuntResult {
    let slack = Duration.microseconds(huntCase.schedule.slackMicroseconds)
    let schedule: any Schedule =
      huntCase.schedule.policy == .replay
      ? Replay(huntCase.schedule.choices, slack: slack)
      : UniformRandom(seed: huntCase.schedule.seed, slack: slack)
    let outcome = Simulator(
      seed: huntCase.seed, schedule: schedule, faults: huntCase.faults, trace: trace,
      probes: [Probe(.sometimes, "rich")]
    ).run { world in try await Self.live(huntCase, in: world) }
    var objections: [Objection] = []
    let expected = huntCase.workload.map { $0.numbers.first ?? 0 }.reduce(0, +)
    if let balance = outcome.value, balance != expected {
      objections.append(
        Objection(oracle: "balance", clause: "BANK-1", text: "the balance is \(balance) and not \(expected)"))
    }
    return HuntResult(
      verdict: outcome.value == nil ? .harness : objections.isEmpty ? .passed : .safety,
      objections: objections,
      digest: outcome.digest.value, checkpoints: outcome.checkpoints, virtualNanoseconds: 0,
      events: outcome.statistics.events, choices: outcome.choices, firings: outcome.firings,
      ledger: outcome.ledger, probes: outcome.probes, trace: outcome.trace)
  }

  private static func live(_ huntCase: HuntCase, in world: World) async throws -> Int {
    let account = Account(readsAgain: huntCase.variant != "lost-update")
    var tasks: [StartedTask<Void>] = []
    for (number, step) in huntCase.workload.enumerated() {
      let machine = world.process("reader \(number)")
      tasks.append(
        machine.start("deposit") {
          try await machine.pass(.milliseconds(step.at), "arrives")
          for pause in 0..<max(0, step.numbers.last ?? 0) { try await machine.point("pause \(pause)") }
          _ = world.faults.fires(asked, at: "bank")
          try await account.deposit(step.numbers.first ?? 0) {
            try await machine.pass(.milliseconds(2), "the bank answers reader \(number)")
          }
          world.note("reader \(number) has deposited", at: machine)
        })
    }
    for task in tasks { try await task.value }
    world.probes.sometimes("rich", false)
    return await account.balance
  }
}

@Suite struct CampaignWorldTests {
  private static let pool = ThreadPool(WorldRunner([BankTarget()]), workers: 2)

  private static func report(_ variant: String, seeds: Int) -> CampaignReport {
    Campaign(CampaignPlan(target: "bank", variant: variant, seeds: seeds), first: pool, second: pool).run()
  }

  @Test func simulatedWorldsAgreeWithThemselves() {
    #expect(Self.report("shipped", seeds: 300).figures.verdicts == ["passed": 300])
  }

  @Test func aLostUpdateComesDownToTwoDeposits() throws {
    let report = Self.report("lost-update", seeds: 100)
    let made = try #require(report.findings.first?.reproducer)
    #expect(made.isVerified && made.isExact)
    #expect(made.regression.huntCase.workload.count == 2)
    #expect(made.reduction >= 50)
    // Both arrive at the same moment in the end, so that no decision is left that matters.
    #expect(made.steps.map(\.text).contains { $0.contains("has deposited") })
    let replay = RegressionReplay(made.regression, on: Self.pool)
    #expect(replay.drift == nil && replay.isAsExpected)
  }

  @Test func aDecisionOfOrderIsNamedByItsEvents() throws {
    // Ten milliseconds apart, so that only a point that is held back lets the two overlap.
    let apart = HuntCase(
      target: "bank", variant: "lost-update", seed: 3, settings: [:],
      workload: [
        WorkStep(actor: 0, at: 0, action: "deposit", numbers: [1, 0]),
        WorkStep(actor: 1, at: 3, action: "deposit", numbers: [1, 0]),
      ], faults: .none,
      schedule: ScheduleChoice(policy: .uniform, seed: 0, slackMicroseconds: 4_000))
    let answers = (0..<200).map { seed in
      var other = apart
      other.schedule.seed = UInt64(seed)
      return Self.pool.answer(HuntRequest(.given(other), trace: .all, isDetailed: true))
    }
    let failing = try #require(answers.first { $0.verdict == .safety })
    var exact = apart
    exact.schedule = ScheduleChoice(policy: .replay, slackMicroseconds: 4_000, choices: failing.choices)
    let again = Self.pool.answer(HuntRequest(.given(exact), trace: .all))
    #expect(again.digest == failing.digest)
    let decision = try #require(DecisionFinder(pool: Self.pool).find(in: exact, trace: again.trace))
    #expect(decision.kind == .order)
    #expect(decision.sentence.contains("goes before"))
  }

  @Test func `LAB-7: faults without effect fail the campaign`() {
    let report = Self.report("uncovered", seeds: 100)
    #expect(report.figures.failed == 0)
    #expect(report.conclusion == .uncovered)
    #expect(report.faultComplaints.contains { $0.hasPrefix("bank.flood was enabled in 100 runs and no") })
    #expect(
      report.faultComplaints.contains { $0.hasPrefix("bank.strike fired") && $0.hasSuffix("never met it") })
    let page = HuntTable(
      HuntReport(hunt: [report], host: HuntHost(nanoseconds: 1, workers: 1, seeds: 1)), hasColor: false
    ).text
    #expect(page.contains("gaps in what was covered"))
    #expect(page.contains("bank.strike"))
  }

  @Test(arguments: [(499, CampaignConclusion.held), (500, .uncovered)])
  func aProbeThatWasNeverTrueIsRedOnceThereWereSeedsEnough(seeds: Int, conclusion: CampaignConclusion) {
    let report = Self.report("shipped", seeds: seeds)
    #expect(report.probeComplaints.count == 1)
    #expect(report.conclusion == conclusion)
  }

  @Test func theReportOfSimulatedWorldsIsTheSameBytesForAnyNumberOfWorkers() throws {
    func bytes(_ workers: Int) throws -> String {
      let pool = ThreadPool(WorldRunner([BankTarget()]), workers: workers)
      let report = Campaign(
        CampaignPlan(target: "bank", variant: "uncovered", seeds: 40), first: pool, second: pool
      ).run()
      return String(
        decoding: try HuntReport(hunt: [report], host: HuntHost(nanoseconds: 0, workers: 0, seeds: 0))
          .encoded(),
        as: UTF8.self)
    }
    let alone = try bytes(1)
    #expect(try bytes(2) == alone)
    #expect(alone.contains("\"bank.flood\" : {"))
  }
}
