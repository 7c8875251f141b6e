// Requests between machines: delay, loss, timeouts, contention.

import Testing

@testable import Simulation

@Suite struct LinkTests {
  private static let steady = LinkBehavior { _ in .milliseconds(20) }

  @Test func anAnswerTakesTheWayThereTheWorkAndTheWayBack() {
    let outcome = Simulator(seed: 1).run { world in
      let (phone, echo) = Self.echo(in: world, working: .milliseconds(100))
      let connection = world.connect(phone, to: echo, over: Self.steady)
      let answer = try await connection.send(5, label: "five", timeout: .seconds(1))
      return [answer, Int(world.clock.now.nanoseconds / 1_000_000)]
    }
    #expect(outcome.value == [10, 140])
  }

  /// Two machines that serve each other, each through an object that keeps its connection.
  private final class Peer: @unchecked Sendable {
    var connection: Connection<Int, Int>?
  }

  /// Weak references that a world leaves behind.
  private final class Remains: @unchecked Sendable {
    weak var peer: Peer?
    weak var other: Peer?
  }

  @Test func whatMachinesServeToEachOtherEndsWithTheWorld() {
    let remains = Remains()
    let outcome = Simulator(seed: 1).run { world in
      let (phone, tablet) = (world.process("phone"), world.process("tablet"))
      let (peer, other) = (Peer(), Peer())
      let mine: Service<Int, Int> = phone.serve("mine") { [peer] number in
        number > 0 ? try? await peer.connection?.send(number - 1, label: "on", timeout: .seconds(9)) : 0
      }
      let theirs: Service<Int, Int> = tablet.serve("theirs") { [other] number in
        number > 0 ? try? await other.connection?.send(number - 1, label: "on", timeout: .seconds(9)) : 0
      }
      peer.connection = world.connect(phone, to: theirs, over: Self.steady)
      other.connection = world.connect(tablet, to: mine, over: Self.steady)
      (remains.peer, remains.other) = (peer, other)
      return try await peer.connection?.send(3, label: "first", timeout: .seconds(9))
    }
    #expect(outcome.value == 0)
    #expect(remains.peer == nil && remains.other == nil)
  }

  @Test func aRequestTimesOutWhenTheAnswerIsLate() {
    let outcome = Simulator(seed: 1).run { world in
      let (phone, echo) = Self.echo(in: world, working: .seconds(30))
      let connection = world.connect(phone, to: echo, over: Self.steady)
      await #expect(throws: LinkError.timeout) {
        try await connection.send(5, label: "five", timeout: .seconds(10))
      }
      #expect(connection.counts.timeouts == 1)
      return world.clock.now.nanoseconds
    }
    #expect(outcome.value == 10_000_000_000)
  }

  @Test func lostMessagesAreCountedAndLossHasItsRate() {
    let outcome = Simulator(seed: 4).run { world in
      let (phone, echo) = Self.echo(in: world, working: .zero)
      let lossy = LinkBehavior(lossPerTenThousand: 1_000) { _ in .milliseconds(1) }
      let connection = world.connect(phone, to: echo, over: lossy)
      var answered = 0
      for number in 0..<2_000 {
        if (try? await connection.send(number, label: "r", timeout: .seconds(1))) != nil { answered += 1 }
      }
      return [answered, connection.counts.lost, connection.counts.timeouts]
    }
    let counts = outcome.value ?? []
    // 19 % of the exchanges lose one of their two messages; the standard deviation is 18.
    #expect(abs(counts[0] - 1_620) < 90)
    #expect(counts[0] + counts[2] == 2_000)
    #expect(counts[1] == counts[2])
  }

  @Test func aCancelledRequestEndsItsWait() {
    let outcome = Simulator(seed: 1).run { world in
      let (phone, echo) = Self.echo(in: world, working: .seconds(100))
      let connection = world.connect(phone, to: echo, over: Self.steady)
      await withTaskGroup(of: Bool.self) { group in
        group.addTask {
          do {
            _ = try await connection.send(1, label: "one", timeout: .seconds(500))
            return false
          } catch {
            return error as? LinkError == .cancelled
          }
        }
        try? await world.root.pass(.seconds(1), "wait")
        group.cancelAll()
        #expect(await group.next() == true)
      }
      return world.clock.now.nanoseconds
    }
    #expect(outcome.verdict == .passed)
    #expect(outcome.value == 1_000_000_000)
  }

  @Test func requestsOfOneServerRunSideBySide() {
    let outcome = Simulator(seed: 1).run { world in
      let (phone, echo) = Self.echo(in: world, working: .seconds(1))
      let connection = world.connect(phone, to: echo)
      return try await withThrowingTaskGroup(of: Int.self) { group in
        for number in 0..<50 {
          group.addTask { try await connection.send(number, label: "n\(number)", timeout: .seconds(5)) }
        }
        var sum = 0
        for try await answer in group { sum += answer }
        return [sum, Int(world.clock.now.nanoseconds / 1_000_000_000)]
      }
    }
    #expect(outcome.value == [2_450, 1])
  }

  private static func echo(
    in world: World, working: Duration
  ) -> (SimulatedProcess, Service<Int, Int>) {
    let server = world.process("server")
    let service = server.serve("echo") { (number: Int) in
      try? await server.pass(working, "work")
      return number * 2
    }
    return (world.process("phone"), service)
  }
}
