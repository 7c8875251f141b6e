// A histogram of integers with a bounded relative error: exact below 256, and above that with 128 buckets per
// power of two, so that a bucket is never wider than 1/128 of its values.
//
// All of its state is integers that can be added: merging histograms, in any order and grouping, yields the
// same bytes as recording all values into one. That lets the shards of a run report percentiles. The layout
// is that of HdrHistogram (Gil Tene) with 7 bits of precision.

/// Counts of non-negative values, such as nanoseconds or bytes.
///
/// ```swift
/// var latency = Histogram()
/// latency.record(450_000_000)
/// latency.merge(otherShard)
/// latency.quantile(perTenThousand: 9_500)   // the 95th percentile, or nil if nothing was recorded
/// ```
///
/// Invariant: `counts` is exactly as long as the largest value needs, so equal contents are equal values.
package struct Histogram: Sendable, Equatable {
  /// The counts by bucket, up to the bucket of the largest value.
  var counts: [UInt64] = []

  /// The number of values.
  package internal(set) var count: UInt64 = 0

  /// The exact sum of the values.
  package internal(set) var sum: UInt128 = 0

  var smallest = Int.max
  var largest = Int.min

  /// Creates an empty histogram.
  package init() {}

  /// The exact smallest value; nil if there is none.
  package var min: Int? { count == 0 ? nil : smallest }

  /// The exact largest value; nil if there is none.
  package var max: Int? { count == 0 ? nil : largest }

  /// Records a non-negative value.
  ///
  /// - Complexity: O(1), but a new maximum may grow the table.
  package mutating func record(_ value: Int) {
    Self.requireNotNegative(value)
    let bucket = Self.bucket(of: value)
    if bucket >= counts.count { grow(to: bucket) }
    counts[bucket] &+= 1
    count &+= 1
    sum &+= UInt128(truncatingIfNeeded: value)
    if value < smallest { smallest = value }
    if value > largest { largest = value }
  }

  /// Records a non-negative value a number of times.
  ///
  /// - Complexity: O(1), as for one value.
  package mutating func record(_ value: Int, times: UInt64) {
    Self.requireNotNegative(value)
    guard times > 0 else { return }
    let bucket = Self.bucket(of: value)
    if bucket >= counts.count { grow(to: bucket) }
    counts[bucket] += times
    count += times
    sum += UInt128(value) * UInt128(times)
    smallest = Swift.min(smallest, value)
    largest = Swift.max(largest, value)
  }

  @inline(__always)
  private static func requireNotNegative(_ value: Int) {
    precondition(value >= 0, "a histogram counts from 0: a negative duration comes from two different clocks")
  }

  /// Records a non-negative duration in nanoseconds, rounded down.
  package mutating func record(_ duration: Duration) {
    let (seconds, attoseconds) = duration.components
    record(Int(seconds) * 1_000_000_000 + Int(attoseconds / 1_000_000_000))
  }

  /// Adds the values of another histogram.
  ///
  /// - Complexity: O(*b*), where *b* is the number of buckets in use, at most 7,296.
  package mutating func merge(_ other: Histogram) {
    guard other.count > 0 else { return }
    if other.counts.count > counts.count { grow(to: other.counts.count - 1) }
    for bucket in other.counts.indices { counts[bucket] += other.counts[bucket] }
    count += other.count
    sum += other.sum
    smallest = Swift.min(smallest, other.smallest)
    largest = Swift.max(largest, other.largest)
  }

  @inline(never)
  mutating func grow(to bucket: Int) {
    // The capacity grows geometrically, so that a rising series of values does not copy the table each time.
    counts.append(contentsOf: repeatElement(0, count: bucket + 1 - counts.count))
  }
}
