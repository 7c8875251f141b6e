// The bucket layout: the bucket of a value, and the values of a bucket.
//
// Let s be the right shift that makes a value fit into 8 bits; its bucket is s × 128 + (value >> s). Below
// 256, s is 0 and the bucket equals the value; above, each s adds the 128 buckets of one power of two.

extension Histogram {
  /// A non-empty bucket: its range of values and its count.
  package struct Bucket: Sendable, Equatable {
    package let values: ClosedRange<Int>
    package let count: UInt64
  }

  /// The non-empty buckets, by ascending value.
  package var buckets: [Bucket] {
    counts.indices.lazy.filter { counts[$0] > 0 }.map {
      Bucket(values: Self.values(in: $0), count: counts[$0])
    }
  }

  /// The number of buckets: one more than the bucket of the largest `Int`.
  static let bucketLimit = bucket(of: .max) + 1

  @inline(__always)
  static func bucket(of value: Int) -> Int {
    let shift = 56 - (value | 128).leadingZeroBitCount
    return (shift << 7) + (value >> shift)
  }

  static func values(in bucket: Int) -> ClosedRange<Int> {
    let shift = Swift.max(0, (bucket >> 7) - 1)
    let lower = (bucket - (shift << 7)) << shift
    return lower...(lower + ((1 << shift) - 1))
  }
}
