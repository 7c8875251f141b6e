// Counts over virtual time: each in its minute, sums of worlds in any order, and what waits.

import Foundation
import Providers
import Simulation
import Testing

@testable import LabWorld

@Suite struct TimelineTests {
  private static func at(_ minute: Int, _ second: Int = 0) -> Int64 {
    Int64(minute * 60 + second) * 1_000_000_000
  }

  @Test func `the waiting books are those queued and not settled`() {
    var timeline = TimelineFigures()
    timeline.note(.queued, at: .init(nanoseconds: Self.at(1)), count: 5)
    timeline.note(.settled, at: .init(nanoseconds: Self.at(1, 59)))
    timeline.note(.settled, at: .init(nanoseconds: Self.at(3)), count: 3)
    #expect(timeline.track(.settled) == [0, 1, 0, 3])
    #expect(timeline.waiting == [0, 4, 4, 1])
  }

  @Test func `worlds add up minute by minute, in any order`() {
    var left = TimelineFigures(), right = TimelineFigures()
    left.note(.failed, at: .init(nanoseconds: Self.at(0)))
    right.note(.failed, at: .init(nanoseconds: Self.at(2)), count: 4)
    right.noteCall(of: "isbndb", failed: true, at: .init(nanoseconds: Self.at(1)))
    right.noteCall(of: "isbndb", failed: false, at: .init(nanoseconds: Self.at(1)))
    var one = left, other = right
    one.add(right)
    other.add(left)
    #expect(one == other)
    #expect(one.tracks == ["failed": [1, 0, 4], "calls isbndb": [0, 2], "failures isbndb": [0, 1]])
  }

  @Test func `events after two days are in the last minute`() {
    var timeline = TimelineFigures()
    timeline.note(.answered, at: .init(nanoseconds: Self.at(1_000_000)))
    #expect(timeline.track(.answered).count == TimelineFigures.mostMinutes)
    #expect(timeline.track(.answered).last == 1)
  }

  @Test(arguments: [
    ([0, 1, 4, 8], 10, "·▁▄█"), ([0, 0], 10, "··"), ([], 10, ""), ([1, 2, 3, 4, 5, 6, 7, 8], 4, "▂▄▆█"),
    ([1_000_000, 1], 2, "█▁"), ([5], 0, ""), ([-1, 2], 2, "·█"),
  ])
  func `a line of bars shows the maximum of each interval`(counts: [Int], width: Int, text: String) {
    #expect(Sparkline.text(counts, width: width) == text)
  }

  @Test func `the table of minutes has what waits, counts, calls and moods`() {
    var figures = RunFigures()
    figures.timeline.note(.queued, at: .init(nanoseconds: Self.at(0)), count: 5)
    figures.timeline.note(.settled, at: .init(nanoseconds: Self.at(1)), count: 2)
    figures.timeline.noteCall(of: "isbndb", failed: true, at: .init(nanoseconds: Self.at(2)))
    var configuration = LoadConfiguration()
    configuration.providers = [SimulatedProvider.named("isbndb")!]
    configuration.spells = [
      MoodInterval(configuration.providers[0], .outage, fromMinute: 1, toMinute: 2),
      MoodInterval(configuration.providers[0], .flaky, fromMinute: 1, toMinute: 3),
    ]
    let run = RunPart(configuration: configuration, digest: "", isComplete: true, figures: figures)
    #expect(
      MinuteTable.text(of: run).components(separatedBy: "\r\n") == [
        "minute,waiting,queued,settled,answered,failed,calls_isbndb,failures_isbndb,mood_isbndb",
        "0,5,5,0,0,0,0,0,healthy", "1,3,0,2,0,0,0,0,outage", "2,3,0,0,0,0,1,1,flaky", "",
      ])
    var other = run.configuration
    other.spells = []
    let none = RunPart(configuration: other, digest: "", isComplete: true, figures: RunFigures())
    #expect(MinuteTable.text(of: none).components(separatedBy: "\r\n").count == 2)
  }
}
