// A histogram of durations that can be summed in any order (CON-12).

/// A histogram of durations in whole milliseconds, with one bucket per power of two.
package struct TimeTally: Equatable, Codable, Sendable {
  /// The number of durations.
  package private(set) var count = 0
  package private(set) var totalMilliseconds = 0
  package private(set) var longestMilliseconds = 0
  /// The number of durations per bucket: 0 is 0 ms, 1 is 1 ms, 2 is 2 and 3 ms, 3 is 4 to 7 ms; bucket n has
  /// those from 2^(n-1) to below 2^n ms.
  package private(set) var buckets: [Int: Int] = [:]

  /// Creates an empty histogram.
  package init() {}

  /// Adds a duration. A negative one, which only a faulty clock reports, counts as zero.
  package mutating func count(milliseconds: Int) {
    let time = max(0, milliseconds)
    count += 1
    totalMilliseconds += time
    longestMilliseconds = max(longestMilliseconds, time)
    buckets[Int.bitWidth - time.leadingZeroBitCount, default: 0] += 1
  }

  /// Returns a histogram of the durations of both.
  package static func + (left: Self, right: Self) -> Self {
    var sum = left
    sum.count += right.count
    sum.totalMilliseconds += right.totalMilliseconds
    sum.longestMilliseconds = max(left.longestMilliseconds, right.longestMilliseconds)
    sum.buckets.merge(right.buckets, uniquingKeysWith: +)
    return sum
  }
}
