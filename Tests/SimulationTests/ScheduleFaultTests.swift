// Every policy while machines die, pause and lose messages: schedules and faults are explored together.

import Testing

@testable import Simulation

@Suite struct ScheduleFaultTests {
  private static let faults = FaultPlan.drawn([
    FaultRate(MachineFault.kill, firesPerTenThousand: 200),
    FaultRate(MachineFault.pause, firesPerTenThousand: 200),
    FaultRate(MachineFault.clockJump, firesPerTenThousand: 200),
    FaultRate(MachineFault.clockSkew, firesPerTenThousand: 10_000),
  ])

  /// Phones that send requests to a server over a lossy link for ten virtual minutes, with faults throughout.
  private static func struckWorld(
    _ schedule: any Schedule, faults: FaultPlan = ScheduleFaultTests.faults
  ) -> Outcome<Void> {
    Simulator(seed: 5, schedule: schedule, faults: faults).run { world in
      let server = world.process("server")
      let echo = server.serve("echo") { (number: Int) in number }
      let link = LinkBehavior(lossPerTenThousand: 500) { .milliseconds($0.within(1...40)) }
      for number in 0..<4 {
        let phone = world.process("phone \(number)")
        phone.exposed(to: MachineFault.all)
        let connection = world.connect(phone, to: echo, over: link)
        phone.boot("asks") { phone in
          while true {
            _ = try? await connection.send(number, label: "ask", timeout: .seconds(1))
            try await phone.pass(.seconds(2), "rest")
          }
        }
      }
      try await world.clock.sleep(for: .seconds(600))
      try await world.heal()
      try await world.clock.sleep(for: .seconds(60))
    }
  }

  @Test(arguments: SamplePolicy.allCases, [Duration.zero, .milliseconds(20)])
  func aRunWithFaultsIsFixedByItsSeedAndByItsRecording(policy: SamplePolicy, slack: Duration) {
    let schedule = policy.schedule(seed: 2, slack: slack)
    let first = Self.struckWorld(schedule)
    #expect(first.verdict == .passed)
    #expect(Set(first.firings.map(\.kind)) == Set(MachineFault.all))
    #expect(Self.struckWorld(schedule).digest == first.digest)

    let report = ReplayReport()
    let replay = Replay(first.choices, slack: schedule.slack, report: report)
    let replayed = Self.struckWorld(replay, faults: .exactly(first.firings))
    #expect(replayed.choices == first.choices)
    #expect(replayed.firings == first.firings)
    #expect(replayed.virtualTime == first.virtualTime)
    #expect(report.fits, "\(report)")
    #expect(Self.struckWorld(Replay(first.choices, slack: schedule.slack)).digest == first.digest)

    let complaints = ScheduleComplaints()
    let checked = Self.struckWorld(SelfChecked(schedule, complaints: complaints))
    #expect(checked.digest == first.digest)
    #expect(complaints.texts == [])
  }

  @Test func withoutFaultsAndSlackThePoliciesDiffer() {
    let digests = SamplePolicy.allCases.map { Self.struckWorld($0.schedule(seed: 2), faults: .none).digest }
    #expect(Set(digests).count >= 4)
  }
}
