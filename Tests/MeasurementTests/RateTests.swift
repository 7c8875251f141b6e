// Rounding of rates, and the figures of confusion counts by their definitions.

import Foundation
import PropertyTesting
import Testing

@testable import Measurement

@Suite struct RateTests {
  @Test(
    arguments: [
      (0, 0, nil), (0, 7, 0), (7, 7, 10_000), (1, 2, 5_000), (1, 3, 3_333), (2, 3, 6_667), (1, 2_000, 5),
      (25, 100_000, 3), (1, 1_000_000, 1), (999_999, 1_000_000, 9_999),
    ] as [(Int, Int, Int?)])
  func aRateIsRoundedHalfUpAndKeepsItsEndsForWhatIsExact(part: Int, whole: Int, perTenThousand: Int?) {
    #expect(Rate(part, of: whole).perTenThousand == perTenThousand)
  }

  @Test func largeCountsDoNotOverflow() {
    #expect(Rate(.max / 2, of: .max).perTenThousand == 5_000)
    #expect(Rate(.max - 1, of: .max).perTenThousand == 9_999)
  }

  @Test func countingOneByOneIsTheSameAsAddingParts() throws {
    let outcomes = Gen<Bool>.bool().array(count: 0...30)
    try check("rates add up", combine(outcomes, outcomes)) { first, second in
      func rate(_ outcomes: [Bool]) -> Rate { outcomes.reduce(into: .none) { $0.count($1) } }
      let both = first + second
      try claimEqual(rate(first) + rate(second), Rate(both.count { $0 }, of: both.count))
    }
  }

  @Test(arguments: [
    #"{"part":2,"whole":1}"#, #"{"part":-1,"whole":1}"#, #"{"part":0,"whole":9223372036854775807}"#,
  ])
  func whatIsNoRateIsRefused(json: String) {
    #expect(throws: DecodingError.self) { try JSONDecoder().decode(Rate.self, from: Data(json.utf8)) }
  }

  @Test func aRateIsWrittenAsItsTwoNumbers() throws {
    #expect(try String(decoding: encoded(Rate(3, of: 4)), as: UTF8.self) == #"{"part":3,"whole":4}"#)
  }
}

@Suite struct ConfusionCountsTests {
  @Test func figuresFollowTheirDefinitions() {
    let counts = ConfusionCounts(truePositive: 90, falsePositive: 10, falseNegative: 30)
    #expect(counts.precision.perTenThousand == 9_000)
    #expect(counts.recall.perTenThousand == 7_500)
    #expect(counts.f1.perTenThousand == 8_182)
  }

  @Test func nothingFoundAndNothingTrueHasNoFigures() {
    #expect(ConfusionCounts().precision.perTenThousand == nil)
    #expect(ConfusionCounts().recall.perTenThousand == nil)
    #expect(ConfusionCounts().f1.perTenThousand == nil)
    #expect(ConfusionCounts(falseNegative: 3).precision.perTenThousand == nil)
    #expect(ConfusionCounts(falseNegative: 3).recall.perTenThousand == 0)
  }

  @Test func countingOneByOneIsTheSameAsAddingParts() throws {
    let cases = combine(Gen<Bool>.bool(), Gen<Bool>.bool()).array(count: 0...30)
    try check("counts add up", combine(cases, cases)) { first, second in
      func counts(_ cases: [(Bool, Bool)]) -> ConfusionCounts {
        cases.reduce(into: ConfusionCounts()) { $0.count(found: $1.0, isTrue: $1.1) }
      }
      let both = first + second
      let expected = ConfusionCounts(
        truePositive: both.count { $0 && $1 }, falsePositive: both.count { $0 && !$1 },
        falseNegative: both.count { !$0 && $1 })
      try claimEqual(counts(first) + counts(second), expected)
    }
  }

  @Test func whatIsWrittenReadsBackAndNegativeCountsAreRefused() throws {
    let counts = ConfusionCounts(truePositive: 1, falsePositive: 2, falseNegative: 3)
    #expect(try JSONDecoder().decode(ConfusionCounts.self, from: encoded(counts)) == counts)
    let json = #"{"truePositive":1,"falsePositive":-2,"falseNegative":3}"#
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(ConfusionCounts.self, from: Data(json.utf8))
    }
  }
}
