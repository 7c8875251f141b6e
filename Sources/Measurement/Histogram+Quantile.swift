// Quantiles by nearest rank, in integers, so that every machine and every split of a run reports the same
// number.

extension Histogram {
  /// Returns the quantile for a share in 1/10,000, or nil if there are no values.
  ///
  /// By the nearest-rank rule, the quantile of *n* values is the one with rank ⌈n × q ⁄ 10,000⌉, at least 1.
  /// The result is the upper bound of that value's bucket, but at most ``max``: never too small, and too
  /// large by less than 1/128. A share of 0 gives ``min`` and one of 10,000 gives ``max``, both exactly.
  ///
  /// - Complexity: O(*b*), where *b* is the number of buckets in use.
  package func quantile(perTenThousand share: Int) -> Int? {
    precondition((0...10_000).contains(share), "a quantile is a share of 0 to 10,000 ten thousandths")
    guard count > 0 else { return nil }
    guard share > 0 else { return smallest }
    return value(ofRank: Self.rank(of: share, among: count))
  }

  /// Returns the quantile among `total` values, of which those not recorded here, such as waits that have not
  /// ended, are larger than all others; nil if the quantile is one of them.
  ///
  /// - Complexity: O(*b*), where *b* is the number of buckets in use.
  package func quantile(perTenThousand share: Int, among total: Int) -> Int? {
    precondition((1...10_000).contains(share), "a quantile is a share of 1 to 10,000 ten thousandths")
    precondition(total >= Int(count), "no more values can have ended than there are")
    let rank = Self.rank(of: share, among: UInt64(total))
    return rank == 0 || rank > count ? nil : value(ofRank: rank)
  }

  private static func rank(of share: Int, among count: UInt64) -> UInt64 {
    let scaled = count.multipliedFullWidth(by: UInt64(share))
    let (quotient, remainder) = (10_000 as UInt64).dividingFullWidth(scaled)
    return quotient + (remainder > 0 ? 1 : 0)
  }

  private func value(ofRank rank: UInt64) -> Int {
    var seen: UInt64 = 0
    for (bucket, count) in counts.enumerated() {
      seen += count
      if seen >= rank { return Swift.min(Self.values(in: bucket).upperBound, largest) }
    }
    return largest
  }

  /// Returns the number of values up to a limit, including all values in the bucket of the limit.
  package func count(atMost limit: Int) -> UInt64 {
    guard limit >= 0, !counts.isEmpty else { return 0 }
    return counts[...Swift.min(Self.bucket(of: limit), counts.count - 1)].reduce(0, +)
  }
}
