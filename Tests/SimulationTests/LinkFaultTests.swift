// Observations of network faults: they are recorded by the machine that receives the message, or waits in
// vain, and by none if there is no effect.

import Testing

@testable import Simulation

@Suite struct LinkFaultTests {
  /// Runs a phone that sends requests to a server, some in sequence and some concurrently.
  ///
  /// - Parameters:
  ///   - rounds: The requests of each round.
  ///   - patience: The timeout of the phone's requests.
  ///   - died: The time in milliseconds of the second round at which the phone dies, if it does.
  private static func ledger(
    _ kind: FaultKind, pass: Int = 1, rounds: [[String]], patience: Duration = .seconds(90), died: Int? = nil
  ) -> FaultLedger.Row? {
    let plan = FaultPlan.exactly([FaultFiring(kind: kind, site: "link phone server post there", pass: pass)])
    let outcome = Simulator(seed: 5, faults: plan).run { world in
      let (phone, server) = (world.process("phone"), world.process("server"))
      let service = server.serve("post") { (question: String) in question }
      let connection = world.connect(
        phone, to: service, over: LinkBehavior { _ in .milliseconds(10) })
      for (number, round) in rounds.enumerated() {
        let asked = round.map { question in
          phone.start("ask \(question)") {
            try await connection.send(question, label: question, timeout: patience)
          }
        }
        if number == 1, let died {
          try await world.root.pass(.milliseconds(died), "wait")
          try await phone.kill()
        }
        for question in asked { _ = try? await question.value }
      }
      try await world.root.pass(.seconds(100), "wait")
    }
    return outcome.ledger.rows[kind]
  }

  @Test(arguments: NetworkFault.all)
  func whatIsFeltIsOvercomeByAnAnswerToTheSameQuestion(kind: FaultKind) {
    let row = Self.ledger(kind, rounds: [["a"], ["b", "c"], ["b", "c"], ["b", "c"]])
    #expect(row?.fired == 1 && row?.observed ?? 0 >= 1, "\(kind) was not felt")
    #expect(row?.recovered == row?.observed, "\(kind) was not overcome")
  }

  /// The late message arrives during a retry, or long after the response.
  @Test(arguments: [NetworkFault.heavyTail, NetworkFault.clog], [1, 3, 30])
  func whatComesTooLateIsOvercomeByALaterAnswer(kind: FaultKind, patience: Int) {
    let rounds = [["a"], ["b"]] + Array(repeating: ["b"], count: 60 / patience)
    let row = Self.ledger(kind, rounds: rounds, patience: .seconds(patience))
    #expect(row?.observed == 1 && row?.recovered == 1)
    let never = Self.ledger(kind, rounds: [["a"], ["b"], ["c"]], patience: .milliseconds(500))
    #expect(never?.observed == 1 && never?.recovered == 0)
  }

  @Test(arguments: [
    NetworkFault.loss, NetworkFault.partition, NetworkFault.oneWayPartition, NetworkFault.reset,
  ])
  func whatIsNeverAskedAgainIsNotOvercome(kind: FaultKind) {
    let row = Self.ledger(kind, rounds: [["a"], ["b"], ["c"]])
    #expect(row?.observed == 1 && row?.recovered == 0)
  }

  @Test(arguments: NetworkFault.all) func aPhoneThatDiesFeelsNoMore(kind: FaultKind) {
    // The request is under way for ten milliseconds; a server still observes that it is late or duplicated.
    // The phone has observed a reset at once.
    let row = Self.ledger(kind, rounds: [["a"], ["b"]], died: 5)
    let isFelt = [
      NetworkFault.delay, NetworkFault.heavyTail, NetworkFault.clog, NetworkFault.slowBody,
      NetworkFault.duplicate, NetworkFault.reset,
    ].contains(kind)
    #expect(row?.fired == 1 && row?.observed == (isFelt ? 1 : 0))
    #expect(row?.recovered == 0)
  }

  @Test func aMessageThatNothingOvertakesIsNotReordered() {
    #expect(Self.ledger(NetworkFault.reorder, rounds: [["a"], ["b"], ["c"]])?.observed == 0)
    #expect(Self.ledger(NetworkFault.reorder, rounds: [["a"], ["b", "c"]])?.observed == 1)
  }

  @Test(arguments: NetworkFault.all) func aFaultThatDoesNothingIsFeltByNobody(kind: FaultKind) {
    var trouble = MessageTrouble()
    trouble.slow(kind, least: NetworkFault.leastDelay(kind))
    #expect(trouble.felt(late: 0, isSecond: false, isOvertaken: false) == [])
    #expect(
      trouble.felt(late: NetworkFault.leastDelay(kind), isSecond: false, isOvertaken: false) == [kind])
    #expect(MessageTrouble().felt(late: 1 << 40, isSecond: true, isOvertaken: true) == [])
    #expect(MessageTrouble().felt(late: 1 << 40, isSecond: false, isOvertaken: true) == [])
  }

  @Test func aMisreadThatNobodyNoticesIsNotObserved() {
    let plan = FaultPlan.exactly([FaultFiring(kind: DiskFault.corruptRead, site: "disk phone", pass: 0)])
    let outcome = Simulator(seed: 1, faults: plan).run { world in
      let phone = world.process("phone")
      return try await phone.run("read") {
        try await phone.disk.write([7], to: "log", at: 0)
        return try await phone.disk.read("log")
      }
    }
    #expect(outcome.value != [7])
    #expect(outcome.ledger.rows[DiskFault.corruptRead]?.fired == 1)
    #expect(outcome.ledger.rows[DiskFault.corruptRead]?.observed == 0)
  }

  @Test func aPowerLossThatChangesNothingIsNoFault() {
    func struck(_ bytes: [UInt8]) -> (struck: [FaultKind], observed: Int?) {
      let plan = FaultPlan.exactly([FaultFiring(kind: DiskFault.lostWrite, site: "disk phone", pass: 0)])
      let outcome = Simulator(seed: 1, faults: plan).run { world in
        let phone = world.process("phone")
        phone.disk.behavior.unsynced = .kept
        try await phone.run("write") {
          try await phone.disk.write([7], to: "log", at: 0)
          try await phone.disk.sync("log")
          try await phone.disk.syncDirectory()
          try await phone.disk.write(bytes, to: "log", at: 0)
        }
        try await phone.kill(.power)
        let struck = phone.disk.struck
        phone.boot("boot") { _ = try await $0.disk.read("log") }
        try await phone.restart()
        try await world.root.pass(.seconds(1), "wait")
        return struck
      }
      return (outcome.value ?? [], outcome.ledger.rows[DiskFault.lostWrite]?.observed)
    }
    let other = struck([8])
    #expect(other.struck == [DiskFault.lostWrite] && other.observed == 1)
    let same = struck([7])
    #expect(same.struck == [] && same.observed == 0)
  }
}
