// Probes: invariants, required events, and unreachable states.

import Testing

@testable import Simulation

@Suite struct ProbeTests {
  private static let catalogue = [
    Probe(.always, "even"), Probe(.sometimes, "large"), Probe(.reachable, "door"),
    Probe(.unreachable, "cellar"),
  ]

  private static func run(_ body: @escaping @Sendable (WorldProbes) -> Void) -> Outcome<Void> {
    Simulator(seed: 1, probes: catalogue).run { body($0.probes) }
  }

  @Test func aRunInWhichEverythingHoldsPassesAndIsCounted() {
    let outcome = Self.run { probes in
      probes.always("even", true)
      probes.sometimes("large", false)
      probes.sometimes("large", true)
      probes.reachable("door")
    }
    #expect(outcome.verdict == .passed)
    #expect(outcome.probes.complaints() == [])
    #expect(outcome.probes.rows["large"]?.looks == 2)
    #expect(outcome.probes.rows["large"]?.holds == 1)
  }

  @Test func whatAlwaysHoldsAndDoesNotIsAnObjection() {
    let outcome = Self.run { $0.always("even", false, "3 is odd") }
    #expect(outcome.objections.map(\.text) == ["“even” does not hold: 3 is odd"])
  }

  @Test func aPlaceThatMustNotBeReachedAndIsIsAnObjection() {
    let outcome = Self.run { $0.unreachable("cellar") }
    #expect(outcome.objections.map(\.text) == ["“cellar” was reached"])
  }

  @Test func whatNeverHappenedIsTold() {
    let outcome = Self.run { $0.sometimes("large", false) }
    #expect(outcome.verdict == .passed)
    #expect(
      outcome.probes.complaints() == [
        "“door” was never reached (runs: 1)", "“large” was never true (looks: 1, runs: 1)",
      ])
  }

  @Test func whatOneRunReachesCountsForTheCampaign() {
    var ledger = Self.run { $0.reachable("door") }.probes
    ledger.add(Self.run { $0.sometimes("large", true) }.probes)
    #expect(ledger.complaints() == [])
    #expect(ledger.rows["door"]?.runs == 2)
  }

  @Test func aProbeThatIsNotInTheCatalogueIsAnObjection() {
    let outcome = Self.run { $0.always("odd", true) }
    #expect(outcome.objections.map(\.oracle) == ["probe catalogue"])
  }

  @Test func aProbeThatIsUsedAsAnotherClaimIsAnObjection() {
    let outcome = Self.run { $0.always("large", true) }
    #expect(outcome.objections.map(\.oracle) == ["probe catalogue"])
  }
}
