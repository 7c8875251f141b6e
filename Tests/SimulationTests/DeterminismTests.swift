// A seed determines a run, with contention, loss, delays and every schedule.

import Testing

@testable import Simulation

@Suite struct DeterminismTests {
  /// Twenty readers send many requests to a server over a bad network; the digest covers all of it.
  static func busyWorld(seed: UInt64, schedule: any Schedule = ArrivalOrder()) -> Outcome<Int> {
    Simulator(seed: seed, schedule: schedule).run { world in
      let server = world.process("server")
      let tally = Tally()
      let service = server.serve("add") { (number: Int) in
        try? await server.pass(.milliseconds(number % 7), "work")
        return await tally.add(number)
      }
      let link = LinkBehavior(lossPerTenThousand: 500) { .milliseconds($0.within(1...40)) }
      var readers: [StartedTask<Void>] = []
      for number in 0..<20 {
        let phone = world.process("phone \(number)")
        let connection = world.connect(phone, to: service, over: link)
        readers.append(
          phone.start("reader") {
            for round in 0..<20 {
              _ = try? await connection.send(round, label: "add \(round)", timeout: .milliseconds(60))
              try await phone.pass(.milliseconds(phone.random("pause").below(50)), "pause")
            }
          })
      }
      for reader in readers { try await reader.value }
      return await tally.sum
    }
  }

  @Test(arguments: 0..<20) func theSameSeedGivesTheSameRun(seed: UInt64) {
    let first = Self.busyWorld(seed: seed)
    let second = Self.busyWorld(seed: seed)
    #expect(first.verdict == .passed)
    #expect(first.digest == second.digest)
    #expect(first.value == second.value)
    #expect(first.statistics.steps == second.statistics.steps)
  }

  @Test func theDigestOfASeedIsTheSameInEveryBuild() {
    #expect(Self.busyWorld(seed: 7).digest.description == "26a18b520dfd1a89")
    let shuffled = Self.busyWorld(seed: 7, schedule: UniformRandom(seed: 9))
    #expect(shuffled.digest.description == "0580058a97d0a4a7")
  }

  @Test func anotherSeedOrScheduleIsAnotherRun() {
    #expect(Self.busyWorld(seed: 1).digest != Self.busyWorld(seed: 2).digest)
    let ordinary = Self.busyWorld(seed: 1)
    let shuffled = Self.busyWorld(seed: 1, schedule: UniformRandom(seed: 1))
    #expect(ordinary.digest != shuffled.digest)
  }

  @Test(arguments: 0..<20) func aRecordedScheduleReplaysTheRun(seed: UInt64) {
    let recorded = Self.busyWorld(seed: 3, schedule: UniformRandom(seed: seed))
    let replayed = Self.busyWorld(seed: 3, schedule: Replay(recorded.choices))
    #expect(replayed.digest == recorded.digest)
    #expect(replayed.choices == recorded.choices)
  }

  @Test func worldsOnParallelThreadsDoNotDisturbEachOther() async {
    let serial = (0..<16).map { Self.busyWorld(seed: $0).digest }
    let parallel = await withTaskGroup(of: (Int, Digest).self) { group in
      for seed in 0..<16 { group.addTask { (seed, Self.busyWorld(seed: UInt64(seed)).digest) } }
      return await group.reduce(into: [Int: Digest]()) { $0[$1.0] = $1.1 }
    }
    for seed in 0..<16 { #expect(parallel[seed] == serial[seed]) }
  }
}

/// Sums numbers.
private actor Tally {
  private(set) var sum = 0

  func add(_ number: Int) -> Int {
    sum += number
    return sum
  }
}
