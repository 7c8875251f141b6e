// Pairs of places in which one continued while the other was suspended: on hand-made traces, and on actors
// with re-entrancy.

import Foundation
import PropertyTesting
import Testing

@testable import Simulation

@Suite struct ReentrancyCoverageTests {
  private static func pairs(_ events: [TraceEvent]) -> [String] {
    var coverage = ReentrancyCoverage()
    coverage.add(events)
    return coverage.entries.map { "\($0.pair.ran) | \($0.pair.suspended) | \($0.count)" }
  }

  @Test func aTaskThatGoesOnWhileAnotherWaitsIsAPair() {
    var script = TraceScript()
    script.point("phone", "a", "park", parked: 0)
    script.point("phone", "b", "fetch", parked: 0)
    script.point("phone", "a", "store", parked: 1)
    // b waited during step 1, and a again from 1 to 3: b's step is within a's wait, and a's first step within
    // b's.
    #expect(
      Self.pairs(script.events) == [
        "a: park | b: fetch | 1", "b: fetch | a: store | 1",
      ])
  }

  @Test func theStepsAtTheEndsOfAWaitAreNotWithinIt() {
    var script = TraceScript()
    script.point("phone", "a", "one", parked: 0)
    script.point("phone", "b", "two", parked: 1)
    script.point("phone", "c", "three", parked: 2)
    #expect(Self.pairs(script.events) == [])
  }

  @Test func machinesAreApart() {
    var script = TraceScript()
    script.point("phone", "a", "one", parked: 0)
    script.point("server", "b", "two", parked: 0)
    script.point("phone", "a", "three", parked: 1)
    #expect(Self.pairs(script.events) == [])
  }

  @Test func numbersInNamesAreOneName() {
    var script = TraceScript()
    script.point("phone", "reader 17", "page 3 of 12", parked: 0)
    script.point("phone", "reader 4", "page 100 of 7", parked: 0)
    #expect(Self.pairs(script.events) == ["reader #: page # of # | reader #: page # of # | 1"])
  }

  @Test func valuesInNamesAreOneName() {
    var script = TraceScript()
    script.point("phone", "api GET q=dune by=7", "search v2 q=dune", parked: 0)
    script.point("phone", "api GET q=emma", "search v1 q=emma, a novel", parked: 0)
    let place = "api GET q=…: search v# q=…"
    #expect(Self.pairs(script.events) == ["\(place) | \(place) | 1"])
  }

  @Test func aTaskThatIsNotBornIsNotSuspendedButItsBirthRuns() {
    var script = TraceScript()
    script.point("phone", "a", "one", parked: 0)
    script.point("phone", "b", "b", parked: 0)
    script.point("phone", "a", "two", parked: 1)
    #expect(Self.pairs(script.events) == ["b | a: two | 1"])
  }

  @Test func whoWaitsForAnAnswerIsSuspendedUntilItArrives() {
    var script = TraceScript()
    script.point("phone", "a", "ask", parked: 0)
    let request = TracedMessage(departure: 1, request: 1)
    script.add("phone", "", .sent, "ask leaves", message: request)
    script.point("phone", "b", "tick", parked: 1)
    script.point("server", "", "ask", parked: 1)
    script.add("server", "", .arrived, "ask arrives", message: request)
    script.point("server", "shelf ask", "ask", parked: 3)
    let answer = TracedMessage(departure: UInt64(script.events.count), request: 1)
    script.add("server", "", .sent, "ask leaves", message: answer)
    script.point("phone", "", "ask", parked: 4)
    script.add("phone", "", .arrived, "ask arrives", message: answer)
    script.point("phone", "b", "tock", parked: 2)
    #expect(Self.pairs(script.events) == ["a: ask | b: tock | 1", "b: tick | a: ask | 1"])
  }

  @Test func whoseTimeRunsOutWasSuspendedFromTheDeparture() {
    var script = TraceScript()
    script.point("phone", "a", "start", parked: 0)
    script.point("phone", "a", "ask", parked: 1)
    script.add("phone", "", .lost, "ask is lost")
    script.point("phone", "b", "tick", parked: 2)
    script.point("phone", "a", "ask", parked: 1)
    // The deadline was parked with the request, but the request itself did not continue meanwhile.
    #expect(Self.pairs(script.events) == ["b: tick | a: ask | 1"])
  }

  /// Counts all pairs by the definition: each end of a wait within each other wait, step by step.
  private static func obvious(_ events: [TraceEvent]) -> [String: Int] {
    let waits = TraceWaits(events).all
    var counts: [String: Int] = [:]
    for one in waits {
      let others = waits.filter {
        $0.machine == one.machine && $0.reason != .birth && $0.steps.from < one.steps.to
          && one.steps.to < $0.steps.to
      }
      for place in Set(others.map { name($0) }) { counts["\(name(one)) | \(place)", default: 0] += 1 }
    }
    return counts
  }

  private static func name(_ wait: TraceWait) -> String {
    let name = wait.reason == .birth ? wait.task : "\(wait.task): \(wait.place)"
    return name.replacingOccurrences(of: "[0-9]+", with: "#", options: .regularExpression)
  }

  @Test(arguments: 1...8) func theSweepFindsWhatTheDefinitionSays(seed: UInt64) {
    let trace = TraceSamples.busy(seed: seed).trace
    var coverage = ReentrancyCoverage()
    coverage.add(trace)
    let expected = Self.obvious(trace)
    let found = Dictionary(
      uniqueKeysWithValues: coverage.entries.map { ("\($0.pair.ran) | \($0.pair.suspended)", $0.count) })
    #expect(found == expected)
    #expect(coverage.distinct > 5)
  }

  @Test func anActorThatIsEnteredAgainShows() {
    let outcome = Simulator(seed: 5, trace: .all).run { world in
      let phone = world.process("phone")
      let till = Till(machine: phone)
      let slow = phone.start("deposit 1") { try await till.add(1, slowly: true) }
      let fast = phone.start("deposit 2") { try await till.add(2, slowly: false) }
      try await slow.value
      try await fast.value
    }
    var coverage = ReentrancyCoverage()
    coverage.add(outcome.trace)
    let pair = coverage.entries.first {
      $0.pair.ran == "deposit #: count" && $0.pair.suspended == "deposit #: ponder"
    }
    #expect(pair?.count == 1)
  }

  @Test func coverageOfManyRunsDoesNotDependOnTheirOrder() throws {
    let runs = (1...4).map { seed in
      var coverage = ReentrancyCoverage()
      coverage.add(TraceSamples.busy(seed: UInt64(seed)).trace)
      return coverage
    }
    var forth = ReentrancyCoverage()
    var back = ReentrancyCoverage()
    for run in runs { forth.add(run) }
    for run in runs.reversed() { back.add(run) }
    #expect(forth == back)
    #expect(forth.runs == 4)
    let met = runs.flatMap(\.entries).reduce(0) { $0 + $1.count }
    #expect(forth.entries.reduce(0) { $0 + $1.count } == met)
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    let data = try encoder.encode(forth)
    #expect(try encoder.encode(back) == data)
    #expect(try JSONDecoder().decode(ReentrancyCoverage.self, from: data) == forth)
  }

  @Test func theSummaryNamesTheMostFrequentPairs() {
    var script = TraceScript()
    script.point("phone", "a", "one", parked: 0)
    for _ in 0..<12 { script.point("phone", "b", "tick", parked: nil) }
    script.point("phone", "c", "two", parked: 0)
    script.point("phone", "d", "three", parked: 0)
    var coverage = ReentrancyCoverage()
    coverage.add(script.events)
    #expect(
      coverage.summary(top: 2) == [
        "3 pairs of places in 1 run",
        "  1  a: one  while  c: two",
        "  1  a: one  while  d: three",
      ])
    #expect(coverage.top(-1).isEmpty)
  }
}

/// Adds numbers, with suspensions in between.
private actor Till {
  private let machine: SimulatedProcess
  private var sum = 0

  init(machine: SimulatedProcess) { self.machine = machine }

  func add(_ amount: Int, slowly: Bool) async throws {
    if slowly {
      try await machine.pass(.seconds(1), "ponder")
    } else {
      try await machine.pass(.milliseconds(1), "count")
    }
    sum += amount
  }
}
