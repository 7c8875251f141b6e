// Campaigns: what they add up, what they call red, and that nobody can tell how many workers there were.

import Foundation
import Hunt
import Simulation
import Synchronization
import Testing

@Suite struct CampaignTests {
  private static func report(
    _ variant: String, seeds: Int, workers: Int = 2, shrinkLimit: Int = 0, first: UInt64 = 1
  ) -> CampaignReport {
    var plan = CampaignPlan(target: "tiny", variant: variant, firstSeed: first, seeds: seeds)
    plan.shrinkLimit = shrinkLimit
    let runner = WorldRunner([TinyTarget()])
    return Campaign(
      plan, first: ThreadPool(runner, workers: workers), second: ThreadPool(runner, workers: workers)
    ).run()
  }

  private static func bytes(_ report: CampaignReport) throws -> Data {
    try HuntReport(hunt: [report], host: HuntHost(nanoseconds: 0, workers: 0, seeds: 0)).encoded()
  }

  @Test func whatHoldsIsGreen() {
    let report = Self.report("shipped", seeds: 200)
    #expect(report.conclusion == .held)
    #expect(report.figures.seeds == 200)
    #expect(report.figures.verdicts == ["passed": 200])
    #expect(report.findings.isEmpty)
    #expect(report.isComplete)
  }

  @Test func aFailureIsFoundCountedAndNamed() throws {
    let report = Self.report("lost-update", seeds: 100)
    #expect(report.conclusion == .violation)
    let finding = try #require(report.findings.first)
    #expect(report.findings.count == 1)
    #expect(finding.signature == FailureSignature(verdict: .safety, oracle: "sum", clause: "TINY-1"))
    #expect(finding.count == report.figures.count(.safety))
    #expect(finding.seeds == finding.seeds.sorted())
    #expect(finding.count > 10)
    #expect(report.figures.policies.values.map(\.seeds).reduce(0, +) == 100)
    #expect(report.figures.policies.values.map(\.failed).reduce(0, +) == finding.count)
  }

  @Test(arguments: [1, 3, 16])
  func theReportIsTheSameForAnyNumberOfWorkers(workers: Int) throws {
    let alone = try Self.bytes(Self.report("lost-update", seeds: 150, workers: 1, shrinkLimit: 1))
    #expect(
      try Self.bytes(Self.report("lost-update", seeds: 150, workers: workers, shrinkLimit: 1)) == alone)
  }

  @Test func theFiguresAreTheSumOfWhatEachSeedDoesByItself() throws {
    let target = TinyTarget()
    var events: UInt64 = 0
    for seed in 5..<45 {
      events += try target.run(target.draw(seed: UInt64(seed), variant: "shipped"), trace: .none).events
    }
    #expect(Self.report("shipped", seeds: 40, first: 5).figures.events == events)
  }

  @Test func everySeedIsRunTwiceAndInAnotherOrder() {
    let (first, second) = (Recorder(), Recorder())
    let plan = CampaignPlan(target: "tiny", seeds: 100)
    _ = Campaign(plan, first: first, second: second).run()
    #expect(first.seeds == Array(1...100))
    #expect(second.seeds != first.seeds)
    #expect(second.seeds.sorted() == first.seeds)
  }

  @Test func `a campaign that does not ask whether worlds repeat runs each once, and finds the same`() {
    let (first, second) = (Recorder(), Recorder())
    var plan = CampaignPlan(target: "tiny", variant: "lost-update", seeds: 100)
    plan.shrinkLimit = 0
    let once = Campaign(plan, first: first, second: second, isTwice: false).run()
    #expect(first.seeds == Array(1...100) && second.seeds.isEmpty)
    let twice = Self.report("lost-update", seeds: 100)
    #expect(once.isComplete && once.figures.digest == twice.figures.digest)
    #expect(once.findings.map(\.count) == twice.findings.map(\.count) && once.findings.count == 1)
    func page(_ report: CampaignReport) -> String {
      HuntTable(
        HuntReport(hunt: [report], host: HuntHost(nanoseconds: 1, workers: 1, seeds: 100)), hasColor: false
      ).text
    }
    #expect(page(once).contains("every seed once") && page(twice).contains("every seed twice"))
    let ended = Campaign(plan, first: Recorder(ends: 30), second: second, isTwice: false).run()
    #expect(ended.figures.seeds == 30 && !ended.isComplete)
  }

  @Test func aSeedThatWasNotRunTwiceDoesNotCount() {
    let runner = WorldRunner([TinyTarget()])
    let plan = CampaignPlan(target: "tiny", seeds: 100)
    let report = Campaign(plan, first: ThreadPool(runner, workers: 1), second: Recorder(ends: 30)).run()
    #expect(report.figures.seeds < 30)
    #expect(!report.isComplete)
    #expect(report.conclusion == .incomplete)
  }

  @Test func timeCanEndACampaign() {
    var waves = 0
    let runner = WorldRunner([TinyTarget()])
    let pool = ThreadPool(runner, workers: 2)
    let report = Campaign(CampaignPlan(target: "tiny"), first: pool, second: pool).run(isOver: {
      waves += 1
      return waves > 2
    })
    #expect(report.figures.seeds == 128)
    #expect(report.isComplete)
    #expect(report.conclusion == .held)
  }

  @Test func `LAB-7: a campaign without seeds does not pass`() {
    let pool = ThreadPool(WorldRunner([TinyTarget()]), workers: 1)
    let report = Campaign(CampaignPlan(target: "tiny"), first: pool, second: pool).run(isOver: { true })
    #expect(report.conclusion == .incomplete)
  }

  @Test func anUnknownTargetIsTheHarnesssFault() {
    let pool = ThreadPool(WorldRunner([TinyTarget()]), workers: 1)
    let report = Campaign(CampaignPlan(target: "nowhere", seeds: 2), first: pool, second: pool).run()
    #expect(report.conclusion == .harnessFailed)
    #expect(report.findings.first?.text.contains("expected one of tiny") == true)
  }

  @Test func whatCannotBeComparedIsNamedForWhatStoppedIt() {
    let passed = ThreadPool(WorldRunner([TinyTarget()]), workers: 1)
      .answer(HuntRequest(.drawn(target: "tiny", variant: "shipped", seed: 1)))
    let crashed = HuntAnswer(.crash, oracle: "SIGSEGV", "the process died of SIGSEGV")
    for (first, second) in [(passed, crashed), (crashed, passed)] {
      let judged = SeedJudgement(seed: 1, first: first, second: second)
      #expect(judged.verdict == .crash)
      #expect(judged.signature?.oracle == "SIGSEGV")
      #expect(judged.objections.last?.text == "the other run of this seed ended as passed")
    }
  }

  /// Worlds of centuries: all their nanoseconds together are more than a number of 64 bits can hold.
  @Test func `LAB-1: any number of worlds adds up, whatever their length`() throws {
    var figures = CampaignFigures()
    for seed in 1...40 as ClosedRange<UInt64> {
      let huntCase = TinyTarget().draw(seed: seed, variant: "shipped")
      var answer = HuntAnswer(
        try TinyTarget().run(huntCase, trace: .none), of: huntCase, isDetailed: false)
      answer.virtualNanoseconds = 9_000_000_000_000_700_000
      figures.add(SeedJudgement(seed: seed, first: answer, second: answer))
    }
    #expect(figures.virtualMilliseconds == 40 * 9_000_000_000_000 + 28)
  }
}

/// Writes down what it is asked, and passes everything.
final class Recorder: WorkerPool {
  let workers = 1
  private let ends: Int
  private let box = Runs()

  final class Runs: Sendable {
    let seeds = Mutex<[UInt64]>([])
  }

  init(ends: Int = .max) { self.ends = ends }

  var seeds: [UInt64] { box.seeds.withLock { $0 } }

  func answer(
    _ requests: [HuntRequest], isCancelled: @escaping @Sendable () -> Bool, watch: (Int) -> Void
  ) -> [HuntAnswer?] {
    let runner = WorldRunner([TinyTarget()])
    return requests.map { request in
      guard case .drawn(_, _, let seed, _) = request.subject, seeds.count < ends else { return nil }
      box.seeds.withLock { $0.append(seed) }
      return runner.answer(request)
    }
  }
}
