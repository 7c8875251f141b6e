// A server at work: the world goes on at the pace of this machine's clock, or as fast as it can, and requests
// of real clients enter it when they arrive. The same code answers a log again.

package import BooksTrackAPI
import LabWorld
import LoadRun
import Providers
package import Simulation
import Synthesis

/// A server for a world.
package struct ServingRun: Sendable {
  /// The relation of virtual to real time.
  package enum Pace: Hashable, Sendable {
    /// Virtual time passes so many times faster than real time.
    case times(Int)
    /// Nothing waits: a turn's requests are answered before the next turn, and virtual time passes only
    /// meanwhile.
    case atOnce
  }

  /// The outcome of a run.
  package struct Result: Sendable {
    package let summary: ServingSummary
    package let verdict: Verdict
    /// True if the server ended because it had used up its virtual time.
    package var isOutOfTime: Bool { summary.end >= ServingRun.lastTime }
  }

  /// The virtual time at which the world of a server is stopped, in nanoseconds: after 100 years.
  package static let endOfTime = Limits().virtualNanoseconds
  /// The virtual time at which a server ends: a day before, in which the requests under way are answered.
  static let lastTime = endOfTime - 24 * 3_600 * 1_000_000_000

  private let fixture: CellFixture

  /// The milliseconds for which a server waits for its clients while requests are under way.
  private static let tick: Int32 = 2
  /// The milliseconds for which it waits while no request is under way.
  private static let rest: Int32 = 200

  /// Indexes the catalog; takes some tenths of a second for the default size.
  package init(_ settings: ServingSettings) { fixture = CellFixture(settings.world) }

  /// The names of the providers.
  package var names: [String] { fixture.providers.map(\.name) }
  /// An ISBN that a provider knows; nil if there is none.
  package var knownISBN: ISBN? {
    fixture.catalog.editions.indices.first { edition in
      fixture.catalog.editions[edition].isbn != nil
        && fixture.providers.contains { $0.lookalike.knows(edition: edition) }
    }.flatMap { fixture.catalog.editions[$0].isbn }
  }

  /// Serves until `isOver` returns true, or virtual time is used up. Then no further request is taken, and
  /// those under way are answered at once.
  ///
  /// - Parameter note: Called with each line of the log after the first one.
  package func serve(
    _ server: HTTPServer, pace: Pace, isOver: @escaping @Sendable () -> Bool,
    note: @escaping @Sendable (ServingLine) -> Void
  ) -> Result {
    server.observe = { note(ServingLine(refused: $0)) }
    return run(note) { stack in
      while !isOver() && stack.now < Self.lastTime {
        // A client that is gone leaves its request under way: without a bound, such clients fill the memory.
        let arrivals = server.turn(
          atMost: stack.underWay > 0 ? Self.tick : Self.rest,
          taking: max(0, server.limits.connections - stack.underWay))
        let time = pace.time(at: server.now)
        if arrivals.isEmpty && stack.underWay == 0 && time < Self.lastTime { continue }
        if arrivals.isEmpty { try await stack.pass(until: max(stack.soonest, time)) }
        var answers: [StartedTask<Void>] = []
        for arrival in arrivals {
          // Requests that arrive together enter the world at different times: it keeps a record of the order
          // of all that is due at one time, and that record would grow.
          try await stack.pass(until: max(stack.soonest, time))
          let answer = stack.take(arrival.request, target: arrival.target) { answer in
            server.send(answer, to: arrival.connection, pace)
          }
          if pace == .atOnce { answers.append(answer) }
        }
        for answer in answers { try await answer.value }
      }
      try await Self.finish(stack)
      try await stack.pass(until: stack.soonest)
      stack.end()
      server.close()
    }
  }

  /// Lets the world go on until all requests are answered.
  private static func finish(_ stack: ServedStack) async throws {
    while stack.underWay > 0 { try await stack.pass(until: stack.soonest + Int64(tick) * 1_000_000) }
  }

  /// Answers the requests of a log again.
  package func replay(
    _ log: ServingLog, note: @escaping @Sendable (ServingLine) -> Void,
    watch: @escaping @Sendable (ServedStack.Answer) -> Void = { _ in }
  ) -> Result {
    run(note) { stack in
      for (record, request) in zip(log.requests, log.parsed) {
        try await stack.pass(until: max(stack.soonest, record.at))
        _ = stack.take(request, target: record.target, send: watch)
      }
      // A killed server may have written a line at a time that was not over.
      try await stack.pass(until: max(stack.soonest, log.end ?? log.latest + 1))
      try await Self.finish(stack)
    }
  }

  private func run(
    _ note: @escaping @Sendable (ServingLine) -> Void,
    _ body: @escaping @Sendable (ServedStack) async throws -> Void
  ) -> Result {
    let outcome = Simulator(seed: fixture.configuration.seed).run { [fixture] world in
      let tally = ServingTally()
      let stack = ServedStack(fixture, in: world) { line in
        tally.count(line)
        note(line)
      }
      try await body(stack)
      return tally.summary
    }
    return Result(summary: outcome.value ?? ServingSummary(), verdict: outcome.verdict)
  }
}

extension ServingRun.Pace {
  /// Returns the virtual time after a real time, in nanoseconds; 0 if virtual time does not pass with the
  /// clock of this machine.
  fileprivate func time(at real: Duration) -> Int64 {
    guard case .times(let speed) = self else { return 0 }
    let (time, isTooLarge) = real.wholeNanoseconds.multipliedReportingOverflow(by: Int64(speed))
    return isTooLarge ? ServingRun.lastTime : min(time, ServingRun.lastTime)
  }
}

extension HTTPServer {
  /// Sends an answer. Where nothing waits, a client that would get none is not kept waiting for it either.
  fileprivate func send(_ answer: ServedStack.Answer, to connection: UInt64, _ pace: ServingRun.Pace) {
    if let response = answer.response {
      self.answer(connection, with: response, date: answer.date)
    } else if pace == .atOnce {
      drop(connection)
    }
  }
}
