// Faults: drawn or listed, each site with its own stream, and a ledger that detects faults without effect.

import Testing

@testable import Simulation

@Suite struct FaultTests {
  static let smoke = FaultKind("test.smoke")
  static let flood = FaultKind("test.flood")

  private static func rates(_ kinds: [FaultKind] = [smoke, flood]) -> FaultPlan {
    .drawn(kinds.map { FaultRate($0, firesPerTenThousand: 3_000) })
  }

  /// Passes two kinds at two sites a hundred times, and draws from a separate stream in between.
  private static func run(
    seed: UInt64 = 1, _ plan: FaultPlan
  ) -> Outcome<(fired: [FaultKind: [String]], draws: [Int])> {
    Simulator(seed: seed, faults: plan).run { world in
      var fired: [FaultKind: [String]] = [:]
      var draws: [Int] = []
      let stream = world.random("work")
      for pass in 0..<100 {
        try await world.root.point("pass")
        for kind in [smoke, flood] {
          for site in ["a", "b"] where world.faults.fires(kind, at: site) {
            var details = world.faults.details(kind, at: site)
            fired[kind, default: []].append("\(site) \(pass) \(details.below(1_000_000))")
          }
        }
        draws.append(stream.below(1_000))
      }
      return (fired, draws)
    }
  }

  @Test func takingAKindAwayChangesNoOtherDraw() {
    let both = Self.run(Self.rates()).value
    let one = Self.run(Self.rates([Self.flood])).value
    #expect(both?.fired[Self.flood] == one?.fired[Self.flood])
    #expect(both?.draws == one?.draws)
    #expect(one?.fired[Self.smoke] == nil)
    #expect(both?.fired[Self.smoke]?.isEmpty == false)
  }

  @Test func aRecordedListGivesTheSameRun() {
    let drawn = Self.run(Self.rates())
    let listed = Self.run(.exactly(drawn.firings))
    #expect(listed.digest == drawn.digest)
    #expect(listed.firings == drawn.firings)
  }

  @Test func takingOneFiringAwayChangesNoOtherDraw() throws {
    let drawn = Self.run(Self.rates())
    var firings = drawn.firings
    let removed = firings.remove(at: firings.count / 2)
    let listed = Self.run(.exactly(firings))
    #expect(listed.firings == firings)
    #expect(listed.value?.draws == drawn.value?.draws)
    let before = try #require(drawn.value?.fired[removed.kind])
    let after = try #require(listed.value?.fired[removed.kind])
    #expect(after == before.filter { !$0.hasPrefix("\(removed.site) \(removed.pass) ") })
    #expect(after.count == before.count - 1)
  }

  @Test func takingAFaultAwayFromALinkMovesNoOtherMessage() {
    func arrivals(_ firings: [FaultFiring]) -> [String] {
      let journal = Journal()
      _ = Simulator(seed: 4, faults: .exactly(firings)).run { world in
        let (phone, server) = (world.process("phone"), world.process("server"))
        let service = server.serve("post") { (number: Int) in
          journal.note("\(number) at \(world.clock.now.nanoseconds)")
          return number
        }
        let connection = world.connect(
          phone, to: service, over: LinkBehavior { .microseconds($0.within(1...90_000)) })
        for number in 0..<20 {
          let task = phone.start("send \(number)") {
            try await connection.send(number, label: "\(number)", timeout: .milliseconds(400))
          }
          try await world.root.pass(.seconds(1), "wait")
          _ = try? await task.value
        }
      }
      return journal.lines
    }
    let site = "link phone server post there"
    let all = arrivals([
      FaultFiring(kind: NetworkFault.delay, site: site, pass: 3),
      FaultFiring(kind: NetworkFault.loss, site: site, pass: 7),
    ])
    let fewer = arrivals([FaultFiring(kind: NetworkFault.delay, site: site, pass: 3)])
    #expect(fewer.filter { !$0.hasPrefix("7 ") } == all)
    #expect(fewer.count == 20)
  }

  @Test func faultsStopWhenTheWorldHeals() {
    let plan = FaultPlan.drawn([FaultRate(Self.smoke, firesPerTenThousand: 10_000)])
    let outcome = Simulator(seed: 1, faults: plan).run { world in
      let before = world.faults.fires(Self.smoke, at: "a")
      try await world.heal()
      return (before, world.faults.fires(Self.smoke, at: "a"))
    }
    #expect(outcome.value?.0 == true)
    #expect(outcome.value?.1 == false)
  }

  // MARK: - The ledger

  private static func campaign(
    _ rate: FaultRate, seeds: Range<UInt64> = 0..<400, asking: Bool = true, rigged: Bool = false,
    observing: Bool = true, recovering: Bool = true
  ) -> FaultLedger {
    var ledger = FaultLedger()
    for seed in seeds {
      let outcome = Simulator(seed: seed, faults: .drawn([rate])).run { world in
        guard asking else { return }
        for pass in 0..<20 {
          // A site with a new name at each pass never gets beyond the first draw of its stream.
          let isHit = world.faults.fires(rate.kind, at: rigged ? "new \(pass)" : "a")
          if isHit && observing { world.faults.observed(rate.kind) }
          if isHit && recovering { world.faults.recovered(rate.kind) }
        }
      }
      ledger.add(outcome.ledger)
    }
    return ledger
  }

  @Test(arguments: [1, 100, 2_500, 9_999, 10_000]) func ratesThatAreMetAreNotComplainedAbout(
    rate: Int
  ) {
    let ledger = Self.campaign(
      FaultRate(Self.smoke, enabledPerTenThousand: 5_000, firesPerTenThousand: rate))
    #expect(ledger.complaints() == [])
  }

  @Test func aKindThatNobodyAsksForIsRed() {
    let ledger = Self.campaign(FaultRate(Self.smoke, firesPerTenThousand: 100), asking: false)
    #expect(ledger.complaints().count == 1)
    #expect(ledger.complaints().first?.contains("no site asked") == true)
  }

  @Test func aKindThatNobodyMeetsIsRed() {
    let ledger = Self.campaign(FaultRate(Self.smoke, firesPerTenThousand: 1_000), observing: false)
    #expect(ledger.complaints().first?.contains("never met it") == true)
  }

  @Test func aKindThatNobodyGetsOverIsRed() {
    let ledger = Self.campaign(FaultRate(Self.smoke, firesPerTenThousand: 1_000), recovering: false)
    #expect(ledger.complaints().count == 1)
    #expect(ledger.complaints().first?.contains("never got over it") == true)
  }

  @Test func aRateThatIsNotTheConfiguredOneIsRed() {
    var ledger = Self.campaign(FaultRate(Self.smoke, firesPerTenThousand: 1_000))
    #expect(ledger.complaints() == [])
    // Additional passes that all fire, which no stream would do.
    ledger.notePasses(Self.smoke, passes: 4_000, fired: 4_000)
    #expect(ledger.complaints().first?.contains("were expected") == true)
  }

  @Test func aKindThatNeverFiresIsRed() {
    var ledger = FaultLedger()
    ledger.note(FaultRate(Self.smoke, firesPerTenThousand: 500), isEnabled: true)
    ledger.notePasses(Self.smoke, passes: 200, fired: 0)
    #expect(ledger.complaints().first?.contains("never fired") == true)
    #expect(ledger.unjudged == [])
  }

  @Test func aKindThatIsEnabledTooOftenIsRed() {
    var ledger = FaultLedger()
    for _ in 0..<100 {
      var run = FaultLedger()
      run.note(
        FaultRate(Self.smoke, enabledPerTenThousand: 1_000, firesPerTenThousand: 500),
        isEnabled: true)
      run.notePasses(Self.smoke, passes: 1, fired: 0)
      ledger.add(run)
    }
    #expect(ledger.complaints().contains { $0.contains("was enabled in 100 of 100 runs") })
  }

  @Test func accountsAddUpInAnyOrder() {
    let parts = (0..<4).map { part in
      Self.campaign(
        FaultRate(Self.smoke, enabledPerTenThousand: 5_000, firesPerTenThousand: 300),
        seeds: part * 50..<(part + 1) * 50)
    }
    var forward = FaultLedger()
    for part in parts { forward.add(part) }
    var backward = FaultLedger()
    for part in parts.reversed() { backward.add(part) }
    #expect(forward == backward)
    #expect(
      forward
        == Self.campaign(
          FaultRate(Self.smoke, enabledPerTenThousand: 5_000, firesPerTenThousand: 300),
          seeds: 0..<200))
  }
}
