// The timeline file as a whole, for worlds with all kinds of events: valid JSON, exact times, nested bars,
// arrows with both ends.

import Testing

@testable import Simulation

@Suite struct ChromeTraceTests {
  @Test(arguments: 1...6) func everyEventIsExactlyOneEntry(seed: UInt64) throws {
    let trace = TraceSamples.busy(seed: seed).trace
    let timeline = try TraceTimeline(trace)
    #expect(timeline.entries.compactMap(\.event).sorted() == Array(trace.indices))
    for entry in timeline.entries {
      guard let number = entry.event else { continue }
      let event = trace[number]
      #expect(entry.time == event.time)
      #expect(entry.name == event.text)
      #expect(entry.cat == event.kind.rawValue)
      #expect(timeline.machine(entry) == event.machine)
    }
  }

  @Test(arguments: 1...6) func entriesStandInTheOrderOfTime(seed: UInt64) throws {
    let timeline = try TraceTimeline(TraceSamples.busy(seed: seed).trace)
    let times = timeline.entries.filter { !$0.isMetadata }.map(\.time)
    #expect(times == times.sorted())
    #expect(times.count > 300)
  }

  @Test(arguments: 1...6) func barsOfARowLieWithinEachOtherOrApart(seed: UInt64) throws {
    let timeline = try TraceTimeline(TraceSamples.busy(seed: seed).trace)
    var open: [Int: [Int64]] = [:]
    for bar in timeline.all("X") {
      #expect(bar.length >= 0)
      while let last = open[bar.tid]?.last, last <= bar.time { open[bar.tid]?.removeLast() }
      if let outer = open[bar.tid]?.last { #expect(bar.end <= outer) }
      open[bar.tid, default: []].append(bar.end)
    }
    #expect(timeline.bars("wait").count > 20)
  }

  @Test(arguments: 1...6) func everyArrowHasBothItsEnds(seed: UInt64) throws {
    let trace = TraceSamples.busy(seed: seed).trace
    let timeline = try TraceTimeline(trace)
    let starts = timeline.all("s").sorted { ($0.id ?? 0) < ($1.id ?? 0) }
    let ends = timeline.all("f").sorted { ($0.id ?? 0) < ($1.id ?? 0) }
    #expect(starts.count > 10)
    #expect(ends.compactMap(\.id) == trace.indices.filter { trace[$0].kind == .arrived })
    #expect(starts.map(\.id) == ends.map(\.id))
    for (start, end) in zip(starts, ends) {
      #expect(start.time <= end.time)
      #expect(start.name == end.name)
      #expect(end.bp == "e")
      #expect(timeline.machine(start) != timeline.machine(end))
    }
  }

  /// A viewer attaches an arrow to the previous bar of its row.
  @Test(arguments: 1...6) func anArrowFollowsItsMarkAtOnce(seed: UInt64) throws {
    let trace = TraceSamples.busy(seed: seed).trace
    var mark: TraceTimeline.Entry?
    for entry in try TraceTimeline(trace).entries {
      guard entry.isArrow else {
        mark = entry
        continue
      }
      let (number, id) = (try #require(mark?.event), try #require(entry.id))
      #expect(mark?.ph == "X")
      #expect(mark?.tid == entry.tid)
      let expected = entry.ph == "f" ? id : trace[id].message.map { Int($0.departure) }
      #expect(number == expected)
    }
  }

  @Test func rowsAreNamedOnceAndAllEntriesHaveOne() throws {
    let timeline = try TraceTimeline(TraceSamples.busy(seed: 2).trace)
    let named = timeline.metadata("thread_name").map(\.tid)
    #expect(Set(named).count == named.count)
    #expect(Set(timeline.entries.filter { !$0.isMetadata }.map(\.tid)).isSubset(of: named))
    let machines = timeline.metadata("process_name")
    #expect(machines.map { timeline.machine($0) } == ["scenario", "server", "phone", "tablet"])
    #expect(Set(machines.map(\.pid)).isDisjoint(with: named))
    #expect(timeline.metadata("process_sort_index").count == machines.count)
    #expect(timeline.metadata("thread_sort_index").map(\.tid) == named)
  }

  @Test func equalTracesAreEqualBytes() {
    let text = ChromeTrace(TraceSamples.busy(seed: 3).trace).text
    #expect(ChromeTrace(TraceSamples.busy(seed: 3).trace).text == text)
    #expect(ChromeTrace(TraceSamples.busy(seed: 4).trace).text != text)
  }

  @Test(arguments: [0..<1, 7..<8, 50..<90, 130..<131] as [Range<UInt64>])
  func aStretchOfATraceIsAFileAsWell(window: Range<UInt64>) throws {
    let trace = TraceSamples.busy(seed: 2, trace: .only(window)).trace
    let timeline = try TraceTimeline(trace)
    for bar in timeline.all("X") { #expect(bar.time >= trace[0].time && bar.length >= 0) }
    #expect(timeline.entries.compactMap(\.event).count == window.count)
  }

  @Test func outagesOfARealWorldAreBars() throws {
    let timeline = try TraceTimeline(TraceSamples.busy(seed: 2).trace)
    let outages = timeline.bars("outage")
    #expect(
      outages.map { "\(timeline.place($0)) \($0.name)" } == [
        "phone/machine paused", "phone/machine dead", "tablet/machine paused", "tablet/machine dead",
      ])
    #expect(outages.map(\.length) == [11_000_000, 7_000_000, 11_000_000, 7_000_000])
  }

  @Test(arguments: 1...6) func theDeadDoNotWait(seed: UInt64) throws {
    let timeline = try TraceTimeline(TraceSamples.busy(seed: seed).trace)
    for death in timeline.bars("outage").filter({ $0.name == "dead" }) {
      let waits = timeline.bars("wait").filter { $0.pid == death.pid }
      #expect(waits.allSatisfy { $0.end <= death.time || $0.time >= death.end })
      #expect(waits.contains { $0.time >= death.end })
    }
  }

  @Test func anAnswerReturnsToTheTaskThatAsked() throws {
    let outcome = Simulator(seed: 1, trace: .all).run { world in
      let (phone, server) = (world.process("phone"), world.process("server"))
      let service = server.serve("shelf") { (number: Int) -> Int? in
        try? await server.pass(.milliseconds(2), "look up")
        return number
      }
      let connection = world.connect(
        phone, to: service, over: LinkBehavior { _ in .milliseconds(5) })
      _ = try await phone.run("app") {
        try await connection.send(3, label: "get", timeout: .seconds(1))
      }
    }
    let timeline = try TraceTimeline(outcome.trace)
    let arrows = (timeline.all("s") + timeline.all("f")).map { timeline.place($0) }
    #expect(arrows == ["phone/app", "server/shelf get", "server/shelf get", "phone/app"])
    let waits = timeline.bars("wait").map { "\($0.name) \($0.length)" }
    #expect(waits == ["for an answer to get 12000000", "until look up 2000000"])
  }
}
