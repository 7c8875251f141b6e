// The trace contains all events of the digest, in words, and nothing else.

import Testing

@testable import Simulation

@Suite struct TraceTests {
  private static func run(_ trace: TraceRequest, seed: UInt64 = 3) -> Outcome<Void> {
    Simulator(seed: seed, schedule: UniformRandom(seed: seed), trace: trace).run { world in
      let (phone, server) = (world.process("phone"), world.process("server"))
      let service = server.serve("post") { (number: Int) in number }
      let link = LinkBehavior(lossPerTenThousand: 1_000) { .milliseconds($0.within(1...50)) }
      let connection = world.connect(phone, to: service, over: link)
      for number in 0..<80 {
        world.note("the reader asks for \(number)", at: phone)
        _ = try? await connection.send(number, label: "\(number)", timeout: .seconds(1))
        _ = phone.random("luck").below(10)
      }
    }
  }

  @Test func tracingChangesNothing() {
    let bare = Self.run(.none)
    let traced = Self.run(.all)
    #expect(bare.digest == traced.digest)
    #expect(bare.trace == [])
    #expect(UInt64(traced.trace.count) == traced.statistics.events)
    #expect(bare.statistics.events == traced.statistics.events)
  }

  @Test func eachEventCarriesTheDigestBehindIt() {
    let outcome = Self.run(.all)
    #expect(outcome.trace.map(\.number) == Array(0..<outcome.statistics.events))
    #expect(outcome.trace.last?.digest == outcome.digest.value)
    let interval = Simulator.checkpointInterval
    let expected = outcome.trace.filter { ($0.number + 1) % interval == 0 }.map(\.digest)
    #expect(outcome.checkpoints == expected)
    #expect(!expected.isEmpty)
  }

  @Test func aWindowIsAPartOfTheWhole() {
    let all = Self.run(.all).trace
    #expect(Self.run(.only(100..<180)).trace == all.filter { (100..<180).contains($0.number) })
  }

  @Test func twoSeedsPartAndTheTraceSaysWhere() throws {
    let (left, right) = (Self.run(.all).trace, Self.run(.all, seed: 4).trace)
    let first = try #require(zip(left, right).first { $0.0.digest != $0.1.digest })
    #expect(first.0.number == first.1.number)
  }

  @Test func sentencesOfTheScenarioAreInTheTrace() {
    let notes = Self.run(.all).trace.filter { $0.kind == .note }
    #expect(notes.first?.text == "the reader asks for 0")
    #expect(notes.first?.machine == "phone")
  }
}
