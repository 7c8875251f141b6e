// Draws are pinned, since a seed must have the same meaning forever.

import Testing

@testable import Simulation

@Suite struct RandomStreamTests {
  @Test func drawsOfASeedAreTheseNumbers() {
    var stream = RandomStream(seed: 7, name: "golden")
    #expect((0..<4).map { _ in stream.next() } == Self.goldenWords)
    #expect((0..<8).map { _ in stream.below(100) } == Self.goldenBelow)
    #expect(stream.shuffled(0..<10) == Self.goldenShuffle)
  }

  /// From an implementation of the two papers in another language.
  static let goldenWords: [UInt64] = [
    1_453_228_525_556_202_390, 17_059_326_193_049_640_475, 12_501_171_791_882_721_774,
    16_456_337_650_679_803_982,
  ]
  static let goldenBelow = [55, 26, 87, 38, 41, 17, 13, 73]
  static let goldenShuffle = [6, 3, 7, 9, 8, 1, 5, 2, 4, 0]

  @Test func aStreamIsFixedByItsNameAndNotByOthersDraws() {
    let root = RandomStream(seed: 3, name: "root")
    var used = root
    _ = used.next()
    var first = root.substream("a")
    var second = used.substream("b")
    var again = RandomStream(seed: 3, name: "root").substream("a")
    #expect(first.next() == again.next())
    #expect(first.next() != second.next())
    #expect(root.substream(1) != root.substream(2))
  }

  @Test(arguments: [1, 2, 3, 7, 1_000, 1 << 40]) func boundedDrawsStayBelowTheirBound(bound: Int) {
    var stream = RandomStream(seed: 1, name: "bounds")
    for _ in 0..<1_000 { #expect((0..<bound).contains(stream.below(bound))) }
  }

  @Test func everyValueOfASmallRangeComesUpAboutEquallyOften() {
    var stream = RandomStream(seed: 5, name: "uniform")
    var counts = Array(repeating: 0, count: 6)
    for _ in 0..<60_000 { counts[stream.below(6)] += 1 }
    // Standard deviation is 91; five of them.
    for count in counts { #expect(abs(count - 10_000) < 456) }
  }

  @Test func aRateOfZeroDrawsNothing() {
    var stream = RandomStream(seed: 5, name: "rate")
    let before = stream
    #expect(stream.chance(0, in: 10) == false)
    #expect(stream == before)
  }

  @Test func weightedDrawsFollowTheirWeights() {
    var stream = RandomStream(seed: 5, name: "weights")
    var counts = [0, 0, 0]
    for _ in 0..<10_000 { counts[stream.weighted([1, 0, 3])] += 1 }
    #expect(counts[1] == 0)
    #expect(abs(counts[0] - 2_500) < 220)
  }
}
