// The drawing of single events, on hand-made traces.

import Foundation
import PropertyTesting
import Testing

@testable import Simulation

@Suite struct ChromeTraceDrawingTests {
  @Test func noEventsAreAnEmptyTimeline() throws {
    #expect(try TraceTimeline([]).entries.isEmpty)
  }

  @Test(arguments: [
    (0 as Int64, "0.000"), (1, "0.001"), (12_345_678, "12345.678"), (.max, "9223372036854775.807"),
    (-1_001, "-1.001"),
  ])
  func timesAreExactToTheNanosecond(nanoseconds: Int64, text: String) {
    #expect(ChromeTraceEntry.microseconds(nanoseconds) == text)
  }

  @Test func anyTextSurvives() throws {
    let alphabet = "a\"\\/\n\r\t\u{0}\u{1B}\u{7F}\u{2028}é\u{301}🐛\u{FFFF}"
    try check("a quoted text is itself", .text(over: alphabet, count: 0...12)) { (text: String) in
      let data = Data("[\(ChromeTraceEntry.quoted(text))]".utf8)
      let read = try JSONDecoder().decode([String].self, from: data)
      return read.map { Array($0.unicodeScalars) } == [Array(text.unicodeScalars)]
    }
  }

  @Test func aWaitIsABarFromWhereItWasParked() throws {
    var script = TraceScript()
    script.point("phone", "app", "app", parked: 0)
    script.point("phone", "app", "load", parked: 1, after: 1_500)
    script.point("phone", "app", "draw", parked: 2, after: 2_001)
    script.point("phone", "app", "at once", parked: 3)
    let bars = try TraceTimeline(script.events).all("X")
    #expect(bars.map(\.name) == ["until load", "until draw"])
    #expect(bars.map(\.time) == [0, 1_500])
    #expect(bars.map(\.length) == [1_500, 2_001])
  }

  @Test func childrenThatWaitAtOnceHaveRowsOfTheirOwn() throws {
    var script = TraceScript()
    script.point("phone", "app", "app", parked: 0)
    script.point("phone", "app", "short", parked: 1, after: 10)
    script.point("phone", "app", "long", parked: 1, after: 10)
    script.point("phone", "app", "later", parked: 2, after: 10)
    let timeline = try TraceTimeline(script.events)
    let bars = timeline.all("X").map { "\($0.name) on \(timeline.place($0))" }
    #expect(
      bars == ["until long on phone/app ·2", "until short on phone/app", "until later on phone/app"])
    let marks = timeline.all("i").map { "\($0.name) on \(timeline.place($0))" }
    #expect(
      marks == ["app on phone/app", "short on phone/app", "long on phone/app ·2", "later on phone/app"])
  }

  @Test func anOutageIsABarAndItsEndsAreMarks() throws {
    var script = TraceScript()
    script.add("phone", "", .machine, "phone")
    script.add("phone", "", .fate, "paused", after: 5)
    script.add("phone", "", .fate, "killed", after: 7)
    script.add("phone", "", .fate, "restarted", after: 11)
    script.add("phone", "", .fate, "paused", after: 13)
    script.add("phone", "", .note, "the end", after: 17)
    let timeline = try TraceTimeline(script.events)
    let bars = timeline.all("X").map { "\($0.name) \($0.time) \($0.length)" }
    #expect(bars == ["paused 5 7", "dead 12 11", "paused 36 17"])
    #expect(timeline.all("i").map(\.s) == ["t", "p", "p", "p", "p", "t"])
  }

  @Test func faultsMarkTheirMachineAndObjectionsTheWorld() throws {
    var script = TraceScript()
    script.add("phone", "app", .fault, "disk.full at phone")
    script.add("scenario", "", .violation, "model: a book is gone")
    let timeline = try TraceTimeline(script.events)
    #expect(timeline.all("i").map(\.s) == ["p", "g"])
    #expect(timeline.all("i").map { timeline.place($0) } == ["phone/app", "scenario/machine"])
  }

  @Test func aMessageThatIsLostHasNoArrow() throws {
    var script = TraceScript()
    let message = TracedMessage(departure: 1, request: 1)
    script.point("phone", "app", "get", parked: 0)
    script.add("phone", "", .sent, "get leaves", message: message)
    script.point("server", "", "get", parked: 1, after: 10)
    script.add("phone", "", .lost, "get is lost on arrival", message: message)
    let timeline = try TraceTimeline(script.events)
    #expect(timeline.entries.filter(\.isArrow).isEmpty)
    #expect(timeline.all("X").map { timeline.place($0) } == ["phone/app"])
  }

  @Test func aMessageThatArrivesTwiceHasTwoArrows() throws {
    var script = TraceScript()
    let message = TracedMessage(departure: 1, request: 1)
    script.point("phone", "app", "get", parked: 0)
    script.add("phone", "", .sent, "get leaves", message: message)
    for text in ["get arrives", "get again arrives"] {
      script.point("server", "", "get", parked: 1, after: 10)
      script.add("server", "", .arrived, text, message: message)
    }
    let timeline = try TraceTimeline(script.events)
    #expect(timeline.all("s").map { "\(timeline.place($0)) \($0.time)" } == ["phone/app 0", "phone/app 0"])
    #expect(
      timeline.all("f").map { "\(timeline.place($0)) \($0.time)" }
        == ["server/network 10", "server/network 20"])
    #expect(timeline.all("s").map(\.id) == timeline.all("f").map(\.id))
  }

  @Test func messagesOfOneMomentKeepTheirOwnArrows() throws {
    var script = TraceScript()
    for number in 0..<2 {
      let departure = UInt64(number * 2 + 1)
      script.point("phone", "app", "get \(number)", parked: 0)
      script.add(
        "phone", "", .sent, "get \(number) leaves",
        message: TracedMessage(departure: departure, request: departure))
    }
    for departure in [3, 1] as [UInt64] {
      script.point("server", "", "get", parked: 1)
      script.add(
        "server", "", .arrived, "arrives", message: TracedMessage(departure: departure, request: departure))
    }
    let entries = try TraceTimeline(script.events).entries
    let starts = entries.indices.filter { entries[$0].ph == "s" }
    #expect(starts.map { entries[$0 - 1].name } == ["get 0 leaves", "get 1 leaves"])
    #expect(starts.map { entries[$0].name } == ["get 0", "get 1"])
  }
}
