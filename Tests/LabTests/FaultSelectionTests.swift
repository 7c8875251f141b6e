// `--only` and `--without`: what is left out does not happen, and nothing else is another because of it.

import Providers
import Simulation
import Testing

@testable import Hunt
@testable import LabWorld
@testable import LoadRun

@Suite struct FaultSelectionTests {
  private static let known = FaultSelection.ofHunts

  @Test func `names are parsed, and a family means all of its kinds`() throws {
    let one = try FaultSelection(.without, named: "network.loss", among: Self.known)
    #expect(!one.allows(NetworkFault.loss))
    #expect(one.allows(NetworkFault.reset))
    let family = try FaultSelection(.only, named: "network,disk.full", among: Self.known)
    #expect(Set(family.kinds) == Set(NetworkFault.all + [DiskFault.full]))
    #expect(family.allows(DiskFault.full))
    #expect(!family.allows(DiskFault.tornWrite))
    #expect(
      try FaultSelection(.only, named: family.kinds.map(\.name).joined(separator: ","), among: Self.known)
        == family)
  }

  @Test(arguments: [
    (FaultSelection.Rule.without, "provider", "without provider"),
    (.only, "device.offline", "only device.offline"),
    (.without, "provider,network.loss", "without network.loss+provider"),
    (.only, "provider.500,provider.429,network.loss", "only network.loss+provider.429+provider.500"),
  ])
  func `a completely selected family is listed by its name`(
    rule: FaultSelection.Rule, named: String, words: String
  ) throws {
    let known = FaultSelection.ofLoadRuns
    var configuration = LoadConfiguration()
    configuration.faults = try FaultSelection(rule, named: named, among: known)
    #expect(configuration.faults?.words(among: known) == words)
    #expect(configuration.specialties == [words])
    #expect(configuration.defaultReport.hasSuffix("-\(words.replacing(" ", with: "-")).json"))
  }

  @Test func `every kind that a world of several devices has can be left out`() throws {
    #expect(FaultSelection.ofHunts.map(\.name).contains("cloud.purge"))
    var configuration = LoadConfiguration()
    configuration.devices = SeveralDevices()
    configuration.faults = try FaultSelection(
      .without, named: "cloud,device.kill", among: FaultSelection.ofLoadRuns)
    #expect(CloudTroubles.plan(for: configuration) == .drawn([]))
    configuration.faults = try FaultSelection(
      .only, named: "cloud.push-late", among: FaultSelection.ofLoadRuns)
    let rates = [FaultRate(FaultKind("cloud.push-late"), firesPerTenThousand: 300)]
    #expect(CloudTroubles.plan(for: configuration) == .drawn(rates))
  }

  @Test(arguments: ["", "network.los", "net", "network.loss,"])
  func `an unknown name is refused`(_ name: String) {
    #expect(throws: UnknownFault.self) { try FaultSelection(.only, named: name, among: Self.known) }
  }

  @Test func `the other faults of a small world do not change`() throws {
    let target = try #require(HuntTargets.all().first)
    let runner = WorldRunner(HuntTargets.all())
    let kind = NetworkFault.loss
    let selection = FaultSelection(.without, [kind])
    var isMet = false
    for seed in 1...40 as ClosedRange<UInt64> {
      let all = target.draw(seed: seed, variant: HuntCase.shipped)
      let request = HuntRequest(
        .drawn(target: target.name, variant: HuntCase.shipped, seed: seed, faults: selection),
        isOnlyDrawn: true)
      let rest = try #require(runner.answer(request).huntCase)
      guard case .drawn(let before) = all.faults, case .drawn(let after) = rest.faults else { continue }
      #expect(after == before.filter { $0.kind != kind })
      isMet = isMet || before.count == after.count + 1
      #expect(rest.workload == all.workload)
      #expect(rest.schedule == all.schedule)
    }
    #expect(isMet)
  }

  @Test func `a load run without one fault has none of its kind, and one without faults has none`() throws {
    var configuration = LoadConfiguration()
    configuration.users = 2
    configuration.books = 60
    configuration.catalogSize = 2_000
    configuration.mood = .flaky
    func faults(_ selection: FaultSelection?) throws -> [String: Int] {
      configuration.faults = selection
      return try LoadRun(configuration).run(threads: 1).run.figures.faults
    }
    let all = try faults(nil)
    #expect(all.keys.contains { $0.hasSuffix(" 503") })
    let without = try faults(
      FaultSelection(.without, named: "provider.503", among: FaultSelection.ofLoadRuns))
    #expect(!without.keys.contains { $0.hasSuffix(" 503") })
    #expect(without.count > 3)
    #expect(try faults(FaultSelection(.without, FaultSelection.ofLoadRuns)).isEmpty)
    let only = try faults(FaultSelection(.only, named: "provider.timeout", among: FaultSelection.ofLoadRuns))
    #expect(!only.isEmpty)
    #expect(only.keys.allSatisfy { $0.hasSuffix(" timeout") })
  }

  @Test func `the command printed for a failure contains the selection`() throws {
    var plan = CampaignPlan(target: "readers")
    plan.faults = FaultSelection(.without, [NetworkFault.reset, NetworkFault.loss])
    let answer = HuntAnswer(.safety, oracle: "test", "x")
    var failures = FindingList()
    failures.add(SeedJudgement(seed: 7, first: answer, second: answer))
    let finding = failures.findings.first
    #expect(
      finding?.replayCommand(in: plan)
        == "bookstrack-sim replay 7 --target readers --without network.loss,network.reset")
  }
}
