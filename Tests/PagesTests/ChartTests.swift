// Charts at their edges: nothing to show, one value, many values.

import Foundation
import Measurement
import Testing

@testable import Pages

@Suite struct ChartTests {
  @Test(arguments: [(0.0, 1.0), (1, 1), (7, 10), (40, 40), (99, 100), (1_234, 1_500)])
  func `An axis of counts ends at a round number above the largest`(largest: Double, top: Double) {
    let scale = CountScale(upTo: largest)
    #expect(scale.top == top)
    #expect(scale.ticks.first == 0 && scale.ticks.last == top && scale.ticks.count <= 5)
  }

  @Test func `An axis of times marks those that are on it, in their order`() {
    let scale = TimeScale(from: 300, to: 4_000_000)
    #expect(scale.ticks.map(\.name) == ["1 s", "10 s", "1 min", "10 min", "1 h"])
    #expect(scale.ticks.map(\.position) == scale.ticks.map(\.position).sorted())
    #expect(abs(scale.share(10_000) - scale.ticks[1].position) < 1e-9)
  }

  @Test(arguments: [
    (0.0, "0"), (0.5, "0.5 ms"), (470.26, "470 ms"), (1_310, "1.3 s"), (3_642_000, "1 h"),
    (172_800_000, "2 days"),
  ])
  func `A time has a suitable unit`(milliseconds: Double, text: String) {
    #expect(Wording.time(milliseconds: milliseconds) == text)
  }

  @Test(arguments: [(0.0, "0"), (93.66, "93.66"), (1_234.5, "1,234.5"), (-0.25, "−0.25"), (-1_000, "−1,000")])
  func `A number has at most two decimals`(number: Double, text: String) {
    #expect(Wording.number(number) == text)
  }

  @Test func `Charts of nothing are drawn all the same`() {
    let empty = [
      WaitChart(title: "t", sentence: "s", hills: [.init(name: "n", waits: Histogram())]).figure,
      TimelineChart(title: "t", sentence: "s", panels: [.init(title: "p", series: [])], bands: []).figure,
      LaneChart(title: "t", sentence: "s", lanes: [], events: []).figure,
      RadarChart(title: "t", sentence: "s", columns: [], axes: []).figure,
    ]
    for figure in empty {
      let source = figure.markup.source
      #expect(source.contains("<svg") && !source.contains("nan") && !source.contains("inf"))
    }
  }

  @Test func `A message is an arrow from its departure to its arrival`() throws {
    let lines = [
      "0.000000 ms  phone  machine  phone", "0.000000 ms  backend  machine  backend",
      "1.000000 ms  phone (app)  sent  GET /x leaves, 0.005 seconds on its way",
      "2.000000 ms  backend  arrived  GET /x arrives",
      "3.000000 ms  backend  sent  GET /x leaves, 1 seconds on its way",
      "4.000000 ms  phone  lost  GET /x is lost",
    ]
    let figure = try #require(FailureStory(events: lines, decision: nil, sentence: "").figure)
    let drawing = figure.draw(940).content.source
    #expect(drawing.components(separatedBy: "class=\"l3\"").count - 1 == 2)
    #expect(drawing.contains("badline"))
  }

  @Test func `Of a long story the middle is left out, and the page says so`() throws {
    let lines =
      ["0.000000 ms  phone  machine  phone"]
      + (0..<500).map { "\($0).000000 ms  phone (app)  note  step \($0) is taken" }
    let figure = try #require(FailureStory(events: lines, decision: nil, sentence: "").figure)
    #expect(figure.sentence.contains("390 events less important are not drawn"))
    #expect(figure.numbers.rows.count == 110)
  }
}
