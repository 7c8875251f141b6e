// What befalls a device as a whole: in a world in which it happens once, the app feels it, gets over it, and
// no oracle objects; in a world in which it cannot happen, nothing is different.

import Simulation
import Testing

@testable import Hunt
@testable import LabWorld

@Suite struct DeviceMishapTests {
  private static let target = SmallWorldTarget()

  /// A reader who imports, looks, edits and imports again in the course of eight minutes; what is to happen
  /// does so once.
  private static func world(_ kind: FaultKind?, pass: Int = 0, mishaps: Int = 1) -> HuntCase {
    let workload = (0..<8).flatMap { number in
      [
        WorkStep(actor: 0, at: number * 60_000, action: "import", numbers: [number, 2]),
        WorkStep(actor: 0, at: number * 60_000 + 30_000, action: "rate", numbers: [number, number]),
      ]
    }
    return HuntCase(
      target: "readers", seed: 3,
      settings: ["books": 10, "concurrency": 2, "chunk": 4_000, "batch": 10, "mishaps": mishaps],
      workload: workload,
      faults: .exactly(kind.map { [FaultFiring(kind: $0, site: "phone 1", pass: pass)] } ?? []),
      schedule: ScheduleChoice(policy: .arrival))
  }

  private static let states: [(kind: FaultKind, state: HuntState)] = [
    (DeviceFault.captivePortal, .intercepted), (DeviceFault.memoryWarning, .warned),
    (DeviceFault.reinstall, .reinstalled), (DeviceFault.restoredBackup, .restored),
  ]

  /// The device is asked every 12 seconds. Wherever in its life it is, the app lives through it.
  @Test(arguments: states.indices, [3, 10, 11, 20, 30])
  func `LAB-4: a device observes each mishap and recovers from it`(index: Int, pass: Int) throws {
    let (kind, _) = Self.states[index]
    let result = try Self.target.run(Self.world(kind, pass: pass), trace: .none)
    #expect(result.verdict == .passed, "\(result.objections)")
    let row = try #require(result.ledger.rows[kind])
    #expect(row.fired == 1)
    #expect(row.recovered == row.observed)
  }

  /// At how many places in its life.
  private static let passes = Campaigns.areOn ? 40 : 16

  @Test(arguments: states.indices)
  func `LAB-4: at some time in its life the app notices it, and a probe reports it`(index: Int) throws {
    let (kind, state) = Self.states[index]
    let observed = try (0..<Self.passes).filter { pass in
      let result = try Self.target.run(Self.world(kind, pass: pass), trace: .none)
      #expect(result.verdict == .passed, "pass \(pass): \(result.objections)")
      let row = try #require(result.ledger.rows[kind])
      #expect((row.observed > 0) == ((result.probes.rows[state.rawValue]?.holds ?? 0) > 0), "pass \(pass)")
      return row.observed > 0
    }
    #expect(observed.count * 8 >= Self.passes, "\(observed)")
  }

  /// A backup of the app that was removed is not one of the app that was installed in its place.
  @Test(arguments: 4..<12)
  func `a backup that is restored after a reinstall belongs to the new installation`(pass: Int) throws {
    var both = Self.world(DeviceFault.reinstall, pass: pass)
    both.faults = .exactly([
      FaultFiring(kind: DeviceFault.reinstall, site: "phone 1", pass: pass),
      FaultFiring(kind: DeviceFault.restoredBackup, site: "phone 1", pass: pass + 1),
      FaultFiring(kind: DeviceFault.restoredBackup, site: "phone 1", pass: pass + 3),
    ])
    let result = try Self.target.run(both, trace: .none)
    #expect(result.verdict == .passed, "\(result.objections)")
    #expect(result.firings.count == 3)
  }

  @Test func `a device that never knew the time writes wrong calendar times`() throws {
    let result = try Self.target.run(Self.world(MachineFault.clockSkew), trace: .none)
    #expect(result.verdict == .passed, "\(result.objections)")
    let row = try #require(result.ledger.rows[MachineFault.clockSkew])
    #expect(row.fired == 1 && row.observed > 0 && row.recovered > 0)
  }

  /// Otherwise a small case could not do without a fault that never strikes in it.
  @Test(arguments: states.indices)
  func `a fault that does not fire can be left out without any effect`(index: Int) throws {
    let never = try Self.target.run(Self.world(Self.states[index].kind, pass: 1_000), trace: .none)
    let without = try Self.target.run(Self.world(nil), trace: .none)
    #expect(never.firings == [] && never.digest == without.digest && never.choices == without.choices)
  }

  @Test func `devices without mishaps have no points for them`() throws {
    func asks(_ huntCase: HuntCase) throws -> Int {
      try Self.target.run(huntCase, trace: .all).trace.count {
        $0.text.contains("befall") || $0.text.contains("mishaps")
      }
    }
    #expect(try asks(Self.world(DeviceFault.captivePortal, mishaps: 0)) == 0)
    #expect(try asks(Self.world(DeviceFault.captivePortal)) > 40)
  }

  @Test(arguments: states.indices)
  func `a case is the same with and without a trace, in a new process and in a used one`(index: Int) throws {
    let huntCase = Self.world(Self.states[index].kind, pass: 10)
    let first = try Self.target.run(huntCase, trace: .none)
    for result in [
      try Self.target.run(huntCase, trace: .all), try SmallWorldTarget().run(huntCase, trace: .all),
      try SmallWorldTarget().run(huntCase, trace: .none),
    ] {
      #expect(result.digest == first.digest && result.objections == first.objections)
      #expect(result.firings == first.firings && result.choices == first.choices)
    }
  }
}
