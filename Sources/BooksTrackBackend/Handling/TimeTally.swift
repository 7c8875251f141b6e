// How long something took, many times: sums that add up in any order (CON-12).

/// Times in whole milliseconds, with a bucket for each power of two.
package struct TimeTally: Equatable, Codable, Sendable {
  /// How many times there are.
  package private(set) var count = 0
  package private(set) var totalMilliseconds = 0
  package private(set) var longestMilliseconds = 0
  /// How many times are below a power of two and not below the one before: bucket 0 is 0 ms, 1 is 1 ms, 2 is
  /// 2 and 3 ms, 3 is 4 to 7 ms, and so on.
  package private(set) var buckets: [Int: Int] = [:]

  /// None.
  package init() {}

  /// Adds a time; one below zero, which only a broken clock gives, counts as zero.
  package mutating func count(milliseconds: Int) {
    let time = max(0, milliseconds)
    count += 1
    totalMilliseconds += time
    longestMilliseconds = max(longestMilliseconds, time)
    buckets[Int.bitWidth - time.leadingZeroBitCount, default: 0] += 1
  }

  /// All times of both.
  package static func + (left: Self, right: Self) -> Self {
    var sum = left
    sum.count += right.count
    sum.totalMilliseconds += right.totalMilliseconds
    sum.longestMilliseconds = max(left.longestMilliseconds, right.longestMilliseconds)
    sum.buckets.merge(right.buckets, uniquingKeysWith: +)
    return sum
  }
}
