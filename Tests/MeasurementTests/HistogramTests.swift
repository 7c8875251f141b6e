// The histogram, compared with a sorted list of all values.

import Foundation
import PropertyTesting
import Testing

@testable import Measurement

@Suite struct HistogramTests {
  /// Values of every order of magnitude, including the largest.
  private let values = Gen<Int>.integer(in: 0 ... .max).array(count: 0...60)
  private let shares = Gen<Int>.integer(in: 0...10_000)

  private func histogram(of values: [Int]) -> Histogram {
    values.reduce(into: Histogram()) { $0.record($1) }
  }

  @Test func figuresAreThoseOfTheSortedList() throws {
    try check("count, sum and ends", values) { values in
      let histogram = histogram(of: values)
      let sum = values.reduce(0 as UInt128) { $0 + UInt128($1) }
      try claimEqual(histogram.count, UInt64(values.count))
      try claimEqual(histogram.sum, sum)
      try claimEqual(histogram.min, values.min())
      try claimEqual(histogram.max, values.max())
    }
  }

  /// Missing values count as larger than any recorded value.
  @Test func aQuantileAmongMoreValuesIsOneWithoutAnEndForThose() throws {
    let missing = Gen<Int>.integer(in: 0...20)
    try check("quantile among", combine(values, missing, shares), count: 2_000) { values, missing, share in
      let share = max(1, share)
      let total = values.count + missing
      let found = histogram(of: values).quantile(perTenThousand: share, among: total)
      let rank = (total * share + 9_999) / 10_000
      let sorted = values.sorted()
      guard rank > 0, rank <= sorted.count else { return try claimEqual(found, nil) }
      let value = try #require(found)
      try claim(value >= sorted[rank - 1], "\(value) is below \(sorted[rank - 1])")
      try claim(value - sorted[rank - 1] <= sorted[rank - 1] / 128, "\(value) is too far above")
      if missing == 0 { try claimEqual(value, histogram(of: values).quantile(perTenThousand: share)) }
    }
  }

  @Test func aQuantileIsNeverTooSmallAndTooLargeByLessThanOnePercent() throws {
    try check("quantile", combine(values, shares), count: 2_000) { values, share in
      let sorted = values.sorted()
      let found = histogram(of: values).quantile(perTenThousand: share)
      guard !sorted.isEmpty else { return try claimEqual(found, nil) }
      // The nearest rank: the first value such that at least that share is at or below it.
      let exact = try #require(
        sorted.indices.first { ($0 + 1) * 10_000 >= sorted.count * share }.map { sorted[$0] })
      let value = try #require(found)
      try claim(value >= exact, "\(value) is below \(exact)")
      try claim((value - exact) <= exact / 128, "\(value) is too far above \(exact)")
      if share == 0 { try claimEqual(value, sorted[0]) }
      if share == 10_000 { try claimEqual(value, sorted[sorted.count - 1]) }
    }
  }

  @Test func quantilesOfSmallValuesAreExact() throws {
    try check("exact below 256", .array(of: .integer(in: 0...255), count: 1...60)) { values in
      let sorted = values.sorted()
      let histogram = histogram(of: values)
      for share in [1, 2_500, 5_000, 9_500, 9_999] {
        let rank = (sorted.count * share + 9_999) / 10_000
        try claimEqual(histogram.quantile(perTenThousand: share), sorted[rank - 1], "share \(share)")
      }
    }
  }

  @Test func quantilesRiseWithTheirShare() throws {
    try check("monotone", combine(values, shares, shares)) { values, one, other in
      let histogram = histogram(of: values)
      guard let low = histogram.quantile(perTenThousand: min(one, other)),
        let high = histogram.quantile(perTenThousand: max(one, other))
      else { return }
      try claim(low <= high, "\(low) > \(high)")
    }
  }

  @Test func mergedIsTheSameAsRecordedTogetherToTheByte() throws {
    try check("merge", values.array(count: 0...6)) { parts in
      var forward = Histogram()
      for part in parts { forward.merge(histogram(of: part)) }
      var backward = Histogram()
      for part in parts.reversed() {
        var left = histogram(of: part)
        left.merge(backward)
        backward = left
      }
      let together = histogram(of: Array(parts.joined()))
      try claimEqual(forward, together, "left to right")
      try claimEqual(backward, together, "right to left")
      try claimEqual(try encoded(forward), try encoded(together), "bytes")
      try claimEqual(try encoded(backward), try encoded(together), "bytes")
    }
  }

  @Test func recordingManyTimesIsRecordingEachTime() throws {
    try check("times", combine(Gen<Int>.integer(in: 0...1 << 40), Gen<Int>.integer(in: 0...20))) {
      value, times in
      var once = Histogram()
      once.record(value, times: UInt64(times))
      try claimEqual(once, histogram(of: Array(repeating: value, count: times)))
    }
  }

  @Test func everyValueLiesInItsBucketAndBucketsLeaveNoGap() throws {
    try check("bucket of a value", Gen<Int>.integer(in: 0 ... .max)) { value in
      let bucket = Histogram.bucket(of: value)
      let values = Histogram.values(in: bucket)
      try claim(values.contains(value), "bucket \(bucket) holds \(values)")
      try claim(
        values.count == 1 || values.upperBound - values.lowerBound < values.lowerBound / 128, "too wide")
    }
    for bucket in 1..<Histogram.bucketLimit {
      #expect(Histogram.values(in: bucket).lowerBound == Histogram.values(in: bucket - 1).upperBound + 1)
    }
    #expect(Histogram.values(in: Histogram.bucketLimit - 1).upperBound == .max)
  }

  @Test func bucketsAreListedByRisingValue() {
    let histogram = histogram(of: [1_000, 3, 1_001, 3])
    #expect(
      histogram.buckets == [
        Histogram.Bucket(values: 3...3, count: 2), Histogram.Bucket(values: 1_000...1_003, count: 2),
      ])
    #expect(histogram.count(atMost: 2) == 0)
    #expect(histogram.count(atMost: 3) == 2)
    #expect(histogram.count(atMost: .max) == 4)
    #expect(histogram.count(atMost: -1) == 0)
  }

  @Test func anEmptyHistogramHasNoFigures() {
    let empty = Histogram()
    #expect(empty.quantile(perTenThousand: 5_000) == nil)
    #expect(empty.min == nil)
    #expect(empty.max == nil)
    #expect(empty.buckets.isEmpty)
    #expect(empty.count(atMost: 5) == 0)
  }

  @Test func durationsAreRecordedInNanoseconds() {
    var histogram = Histogram()
    histogram.record(.milliseconds(450))
    #expect(histogram.max == 450_000_000)
  }

  @Test func sumsGoBeyondSixtyFourBits() throws {
    var histogram = Histogram()
    histogram.record(.max, times: 1_000_000)
    #expect(histogram.sum == UInt128(Int.max) * 1_000_000)
    #expect(try JSONDecoder().decode(Histogram.self, from: encoded(histogram)) == histogram)
  }
}

/// Encodes a value as reports do.
func encoded(_ value: some Encodable) throws -> Data {
  let encoder = JSONEncoder()
  encoder.outputFormatting = .sortedKeys
  return try encoder.encode(value)
}
