// Counts over virtual time: each in its minute, sums of worlds in any order, and what waits.

import Simulation
import Testing

@testable import LabWorld

@Suite struct TimelineTests {
  private static func at(_ minute: Int, _ second: Int = 0) -> Int64 {
    Int64(minute * 60 + second) * 1_000_000_000
  }

  @Test func `what waits is what was queued and is not settled`() {
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

  @Test func `what is later than two days is in the last minute`() {
    var timeline = TimelineFigures()
    timeline.note(.answered, at: .init(nanoseconds: Self.at(1_000_000)))
    #expect(timeline.track(.answered).count == TimelineFigures.mostMinutes)
    #expect(timeline.track(.answered).last == 1)
  }

  @Test(arguments: [
    ([0, 1, 4, 8], 10, "·▁▄█"), ([0, 0], 10, "··"), ([], 10, ""), ([1, 2, 3, 4, 5, 6, 7, 8], 4, "▂▄▆█"),
    ([1_000_000, 1], 2, "█▁"), ([5], 0, ""), ([-1, 2], 2, "·█"),
  ])
  func `a line of bars shows the largest of each stretch`(counts: [Int], width: Int, text: String) {
    #expect(Sparkline.text(counts, width: width) == text)
  }
}
