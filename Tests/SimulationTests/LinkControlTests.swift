// Links between machines that are cut, held, clogged, narrow and faulty.

import Testing

@testable import Simulation

@Suite struct LinkControlTests {
  /// A phone that sends numbers to a server, which records them.
  private struct Post {
    let world: World
    let phone: SimulatedProcess
    let server: SimulatedProcess
    let connection: Connection<Int, Int>
    let got = Journal()

    init(_ world: World, _ behavior: LinkBehavior = LinkBehavior { _ in .milliseconds(10) }) {
      self.world = world
      let (phone, server, got) = (world.process("phone"), world.process("server"), got)
      self.phone = phone
      self.server = server
      let service = server.serve("post") { (number: Int) in
        got.note("\(number) at \(world.clock.now.nanoseconds / 1_000_000)")
        return number
      }
      connection = world.connect(
        phone, to: service, over: behavior,
        sizes: MessageSizes(request: { _ in 1_000 }, response: { _ in 0 }))
    }

    func send(_ number: Int) async throws -> String {
      let connection = connection
      return try await phone.run("send \(number)") {
        do {
          return "\(try await connection.send(number, label: "\(number)", timeout: .seconds(2)))"
        } catch {
          return "\(error)"
        }
      }
    }
  }

  @Test func aPartitionLosesWhatIsSentUntilItIsRepaired() {
    let outcome = Simulator(seed: 1).run { world in
      let post = Post(world)
      var results = [try await post.send(1)]
      world.link(post.phone, post.server).partition()
      results.append(try await post.send(2))
      world.link(post.phone, post.server).repair()
      results.append(try await post.send(3))
      return (results, post.got.lines.count)
    }
    #expect(outcome.value?.0 == ["1", "timeout", "3"])
    #expect(outcome.value?.1 == 2)
  }

  @Test(arguments: [true, false])
  func aOneWayPartitionLosesTheAnswerAndNotTheRequest(isNamedFromTheServer: Bool) {
    let outcome = Simulator(seed: 1).run { world in
      let post = Post(world)
      if isNamedFromTheServer {
        world.link(post.server, post.phone).partition(.forth)
      } else {
        world.link(post.phone, post.server).partition(.back)
      }
      return (try await post.send(1), post.got.lines)
    }
    #expect(outcome.value?.0 == "timeout")
    #expect(outcome.value?.1 == ["1 at 10"])
  }

  @Test func whatIsHeldArrivesInItsOrderWhenItIsReleased() {
    let outcome = Simulator(seed: 1).run { world in
      let post = Post(world)
      world.link(post.phone, post.server).hold(.forth)
      let connection = post.connection
      let sent = (1...3).map { number in
        post.phone.start("send \(number)") {
          try await connection.send(number, label: "\(number)", timeout: .seconds(20))
        }
      }
      try await world.root.pass(.seconds(5), "wait")
      #expect(post.got.lines == [])
      world.link(post.phone, post.server).release(.forth)
      for task in sent { _ = try await task.value }
      return post.got.lines
    }
    #expect(outcome.value == ["1 at 5010", "2 at 5010", "3 at 5010"])
  }

  @Test func aCloggedWayLetsThingsThroughBehindItsTime() {
    let outcome = Simulator(seed: 1).run { world in
      let post = Post(world)
      world.link(post.phone, post.server).clog(.forth, for: .seconds(1))
      return (try await post.send(1), post.got.lines)
    }
    #expect(outcome.value?.0 == "1")
    #expect(outcome.value?.1 == ["1 at 1010"])
  }

  @Test func aNarrowWayCarriesOneMessageAfterTheOther() {
    let outcome = Simulator(seed: 1).run { world in
      let post = Post(world, LinkBehavior(bytesPerSecond: 10_000) { _ in .milliseconds(10) })
      let connection = post.connection
      let sent = (1...3).map { number in
        post.phone.start("send \(number)") {
          try await connection.send(number, label: "\(number)", timeout: .seconds(20))
        }
      }
      for task in sent { _ = try await task.value }
      return post.got.lines
    }
    #expect(outcome.value == ["1 at 110", "2 at 210", "3 at 310"])
  }

  @Test func aDuplicatedRequestIsHandledTwiceAndAnsweredOnce() {
    let outcome = Simulator(seed: 1).run { world in
      let post = Post(
        world, LinkBehavior(duplicatesPerTenThousand: 10_000) { _ in .milliseconds(10) })
      let result = try await post.send(1)
      try await world.root.pass(.seconds(5), "wait")
      return (result, post.got.lines.count, post.connection.counts.duplicated)
    }
    #expect(outcome.value?.0 == "1")
    #expect(outcome.value?.1 == 2)
    #expect(outcome.value?.2 == 3)
  }

  @Test(arguments: NetworkFault.all) func eachFaultDoesWhatItsNameSays(kind: FaultKind) {
    let plan = FaultPlan.exactly([
      FaultFiring(kind: kind, site: "link phone server post there", pass: 1)
    ])
    let outcome = Simulator(seed: 5, faults: plan).run { world in
      let post = Post(world)
      let connection = post.connection
      var results: [String] = []
      for number in 0..<4 {
        results.append(
          try await post.phone.run("send \(number)") {
            do {
              return
                "\(try await connection.send(number, label: "\(number)", timeout: .seconds(90)))"
            } catch {
              return "\(error)"
            }
          })
      }
      try await world.root.pass(.seconds(100), "wait")
      return (results, post.got.lines, world.clock.now.nanoseconds / 1_000_000)
    }
    let (results, got, _) = outcome.value ?? ([], [], 0)
    #expect(
      outcome.firings == [FaultFiring(kind: kind, site: "link phone server post there", pass: 1)])
    // No other message was under way that could overtake it.
    #expect(outcome.ledger.rows[kind]?.observed == (kind == NetworkFault.reorder ? 0 : 1))
    let second = got.first { $0.hasPrefix("1 at ") }.flatMap { Int($0.dropFirst(5)) }
    switch kind {
    case NetworkFault.loss, NetworkFault.oneWayPartition, NetworkFault.partition:
      #expect(results == ["0", "timeout", "2", "3"])
    case NetworkFault.reset: #expect(results == ["0", "reset", "2", "3"])
    case NetworkFault.duplicate:
      #expect(results == ["0", "1", "2", "3"])
      #expect(got.count == 5)
    default:
      #expect(results == ["0", "1", "2", "3"])
      // Without the fault it would have arrived at 30 ms.
      #expect((second ?? 0) > 30)
    }
  }
}
