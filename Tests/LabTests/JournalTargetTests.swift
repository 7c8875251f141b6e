// The hunt target `journal`: the right journal keeps its promises in every small world, and each planted one is
// caught.

import Lab
import Simulation
import Testing

@Suite struct JournalTargetTests {
  private static let target = JournalTarget()

  private static func result(_ seed: UInt64, _ variant: String = "shipped") throws -> HuntResult {
    try target.run(target.draw(seed: seed, variant: variant), trace: .none)
  }

  /// What the right journal does in the worlds of the first seeds.
  private static let campaign = Result { try (0..<300 as Range<UInt64>).map { try result($0) } }

  @Test func theRightJournalKeepsItsPromises() throws {
    for (seed, result) in try Self.campaign.get().enumerated() {
      #expect(result.verdict == .passed, "seed \(seed): \(result.objections)")
    }
  }

  @Test(arguments: JournalVariant.planted) func aPlantedJournalIsCaughtByItsOracle(
    variant: JournalVariant
  ) throws {
    for seed in 0..<400 as Range<UInt64> {
      let result = try Self.result(seed, variant.name)
      if result.objections.contains(where: { $0.oracle == variant.caughtBy?.rawValue }) { return }
    }
    Issue.record("\(variant.name) was not caught by \(variant.caughtBy?.rawValue ?? "anything")")
  }

  @Test(arguments: 0..<20 as Range<UInt64>) func aCaseRunsTheSameTwice(seed: UInt64) throws {
    let first = try Self.result(seed)
    let second = try Self.result(seed)
    #expect(first.digest == second.digest)
    #expect(first.firings == second.firings)
    #expect(first.choices == second.choices)
    #expect(first.virtualNanoseconds == second.virtualNanoseconds)
  }

  @Test(arguments: 0..<20 as Range<UInt64>)
  func theRecordedFaultsAndChoicesGiveTheSameRunAgain(seed: UInt64) throws {
    var huntCase = Self.target.draw(seed: seed, variant: "shipped")
    let first = try Self.target.run(huntCase, trace: .none)
    huntCase.faults = .exactly(first.firings)
    huntCase.schedule = ScheduleChoice(
      policy: "replay", slackMicroseconds: huntCase.schedule.slackMicroseconds, choices: first.choices)
    let again = try Self.target.run(huntCase, trace: .none)
    #expect(again.digest == first.digest)
    #expect(again.firings == first.firings)
  }

  @Test func theFaultsOfACampaignAllDoSomething() throws {
    var ledger = FaultLedger()
    var probes = ProbeLedger()
    for result in try Self.campaign.get() {
      ledger.add(result.ledger)
      probes.add(result.probes)
    }
    #expect(ledger.complaints() == [])
    #expect(probes.complaints() == [])
    #expect(ledger.unjudged == [])
    for kind in DiskFault.all + [MachineFault.kill] {
      #expect((ledger.rows[kind]?.fired ?? 0) > 20, "\(kind)")
      #expect((ledger.rows[kind]?.observed ?? 0) > 0, "\(kind)")
    }
  }

  @Test(arguments: [-1_000_000_000, -1, 0, 1, 1_000_000_000]) func anyNumbersRun(number: Int) throws {
    var huntCase = Self.target.draw(seed: 3, variant: "shipped")
    for name in huntCase.settings.keys { huntCase.settings[name] = number }
    for index in huntCase.workload.indices {
      huntCase.workload[index].at = number
      huntCase.workload[index].numbers = [number]
    }
    huntCase.schedule.depth = number
    huntCase.schedule.slackMicroseconds = number
    let result = try Self.target.run(huntCase, trace: .none)
    #expect(result.verdict == .passed, "\(result.objections)")
    huntCase.settings = [:]
    huntCase.workload = [
      WorkStep(actor: number, at: 0, action: "append"), WorkStep(actor: 0, at: 0, action: "?"),
    ]
    #expect(try Self.target.run(huntCase, trace: .none).verdict == .passed)
  }

  @Test func anUnknownVariantIsATypedError() {
    let huntCase = Self.target.draw(seed: 1, variant: "no such")
    #expect(throws: HuntCaseError.self) { try Self.target.run(huntCase, trace: .none) }
  }

  @Test func aTraceTellsOfDisksAndDeaths() throws {
    var huntCase = Self.target.draw(seed: 1, variant: "shipped")
    huntCase.workload.append(WorkStep(actor: 0, at: 50, action: "power", numbers: [5]))
    let trace = try Self.target.run(huntCase, trace: .all).trace
    #expect(trace.contains { $0.kind == .disk && $0.text.hasPrefix("synced") })
    #expect(trace.contains { $0.kind == .disk && $0.text == "lost power" })
    #expect(trace.contains { $0.kind == .fate && $0.machine == "journal" && $0.text == "killed" })
  }
}
