// The table of a trace: its columns, and those that are shortened.

import PropertyTesting
import Testing

@testable import Simulation

@Suite struct TraceTableTests {
  private static func event(
    number: UInt64 = 41, time: Int64 = 12_250_999_999, machine: String = "phone", task: String = "sync",
    text: String = "GET /changes", digest: UInt64 = 0xAB
  ) -> TraceEvent {
    TraceEvent(
      number: number, step: 17, time: time, machine: machine, task: task, kind: .point, text: text,
      digest: digest)
  }

  @Test func columnsStandUnderTheirTitles() {
    let lines = TraceTable().lines([Self.event()])
    #expect(
      lines == [
        "  event  virtual time     step  machine         task                    kind       what happened",
        "     41   0:00:12.250       17  phone           sync                    point      GET /changes",
      ])
  }

  @Test func theDigestIsShownOnRequest() {
    let lines = TraceTable(showsDigest: true).lines([Self.event()])
    #expect(lines[0].hasSuffix("kind       digest            what happened"))
    #expect(lines[1].hasSuffix("point      00000000000000ab  GET /changes"))
  }

  @Test(arguments: [
    (0 as Int64, "0:00:00.000"), (999_999, "0:00:00.000"), (1_000_000, "0:00:00.001"),
    (59_999_999_999, "0:00:59.999"), (60_000_000_000, "0:01:00.000"),
    (3_599_999_000_000, "0:59:59.999"), (3_600_000_000_000, "1:00:00.000"),
    (360_000_000_000_000, "100:00:00.000"), (-1, "-0:00:00.001"),
    (.max, "2562047:47:16.854"), (.min, "-2562047:47:16.855"),
  ])
  func timesAreHoursMinutesSecondsAndMilliseconds(nanoseconds: Int64, text: String) {
    #expect(TraceTable.time(nanoseconds) == text)
  }

  @Test func longNamesLoseTheirMiddle() {
    let line = TraceTable().line(Self.event(machine: "phone of the reader 17", task: ""))
    #expect(line.contains("  phone o…der 17  "))
  }

  @Test func namesThatJustFitAreWhole() {
    #expect(TraceTable().line(Self.event(machine: "fourteen chars")).contains("  fourteen chars  sync"))
    #expect(TraceTable().line(Self.event(machine: "fifteen letters")).contains("  fifteen…etters  sync"))
  }

  @Test func numbersAreNeverCut() {
    let line = TraceTable().line(Self.event(number: .max, time: .max))
    #expect(line.hasPrefix("18446744073709551615  2562047:47:16.854       17  phone"))
  }

  @Test func wordsAreCutAtTheirEndOnlyWhereThereIsALimit() {
    let long = Self.event(text: String(repeating: "x", count: 300))
    #expect(TraceTable().line(long).hasSuffix(String(repeating: "x", count: 300)))
    #expect(TraceTable(wordLimit: 10).line(long).hasSuffix(" xxxxxxxxx…"))
    #expect(TraceTable(wordLimit: 12).line(Self.event()).hasSuffix("GET /changes"))
  }

  @Test(arguments: ["\n", "\r\n", "\t", "\u{1B}", "\u{2028}", "\u{85}", "\u{7F}"])
  func anEventIsOneLineWhateverItsWords(control: String) {
    let line = TraceTable().line(Self.event(machine: "a\(control)b", text: "one\(control)two"))
    #expect(!line.unicodeScalars.contains { control.unicodeScalars.contains($0) })
    #expect(line.contains("one") && line.hasSuffix("two"))
  }

  @Test func aStreamedTableIsTheSame() {
    let events = [Self.event(), Self.event(number: 42, task: "", text: "")]
    var text = ""
    TraceTable().write(events, to: &text)
    #expect(text == TraceTable().lines(events).map { $0 + "\n" }.joined())
    #expect(!text.contains(" \n"))
  }

  @Test func theDocumentedColumnsAreTheOnesShown() {
    #expect(TraceTable(showsDigest: true).columns == TraceTableColumn.allCases)
    #expect(TraceTable().columns == TraceTableColumn.allCases.filter { $0 != .digest })
  }
}
