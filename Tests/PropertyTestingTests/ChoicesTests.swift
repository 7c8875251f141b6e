// The recording is the contract between generators and shrinking: recorded choices replay, only choices are
// recorded, and the random numbers never change.

import Testing

@testable import PropertyTesting

@Suite struct ChoicesTests {
  /// The first outputs for seed 1234567, as published with the generator.
  @Test func theRandomNumbersAreThoseOfSplitMix64() {
    var generator = SplitMix64(seed: 1_234_567)
    #expect(
      (0..<5).map { _ in generator.next() } == [
        6_457_827_717_110_365_317, 3_203_168_211_198_807_973, 9_817_491_932_198_370_423,
        4_593_380_528_125_082_431, 16_408_922_859_458_223_821,
      ])
  }

  @Test func aBoundThatLeavesNoChoiceIsNotRecorded() {
    var choices = Choices(seed: 1)
    #expect(choices.choose(below: 1) == 0)
    #expect(choices.choose(through: 0) == 0)
    #expect(choices.recording.choices.isEmpty)
  }

  @Test func aListThatHasEndedGoesOnWithZeros() {
    var choices = Choices(replaying: [3])
    #expect([choices.choose(below: 9), choices.choose(below: 9), choices.choose(below: 9)] == [3, 0, 0])
    #expect(choices.recording.choices == [3, 0, 0])
  }

  @Test func aNumberOutOfBoundsCountsAsTheLargestAllowed() {
    var choices = Choices(replaying: [100])
    #expect(choices.choose(below: 9) == 8)
    #expect(choices.recording.choices == [8])
  }

  @Test(arguments: [1, 2, 3, 6, 1_000]) func uniformChoicesAreUniform(bound: Int) {
    var choices = Choices(seed: 5)
    var counts = Array(repeating: 0, count: bound)
    for _ in 0..<(bound * 40) { counts[choices.choose(below: bound)] += 1 }
    #expect(counts.allSatisfy { (8...100).contains($0) })
  }

  @Test(arguments: seeds) func replayingARecordingGivesTheSameValueAndRecording(seed: UInt64) throws {
    let gen = combine(
      .unicode(count: 0...10), Gen<Int>.integer().optional.array(count: 0...10), Expression.any)
    let first = try #require(gen.run(Choices(seed: seed)))
    let again = try #require(gen.run(Choices(replaying: first.recording.choices)))
    #expect(again.value == first.value)
    #expect(again.recording == first.recording)
  }

  @Test func elementsOfAListAreMarkedAsParts() throws {
    let lists = Gen<Int>.integer(in: 0...9).array(count: 0...9)
    let result = try #require(lists.run(Choices(replaying: [1, 4, 1, 5])))
    #expect(result.value == [4, 5])
    #expect(result.recording.choices == [1, 4, 1, 5, 0])
    let tree = SpanTree(result.recording)
    #expect(tree.spans == [0..<5, 0..<2, 1..<2, 2..<4, 3..<4])
    #expect(tree.depths == [0, 1, 2, 1, 2])
    #expect(tree.families == [[0], [1, 3], [2], [4]])
  }
}
