// The number of cases that a limit on a share needs before a miss is significant. For example, 71 of 80
// titles are 88.75 %; a stack that finds 91 % of all titles finds no more than that in every third sample of
// 80.
//
// If the limit allows sixteen failures or more, the figure is compared with the limit directly: a stack that
// fails half as often as allowed then exceeds the limit by chance in fewer than one run of a hundred,
// whatever the limit is (rare failures follow Poisson's distribution with a mean of at most 8.5; others vary
// less). In a smaller sample, a miss counts only if a stack exactly at the limit would do so badly in at most
// one run of a hundred.

/// The sample that a limit on a share needs.
package struct SampleSize: Sendable, Hashable {
  /// The share of cases that may fail, in 1/10,000.
  private let allowedPerTenThousand: Int

  /// The number of failures that a sufficient sample allows.
  static let failures = 16

  /// Returns nil for a limit without allowed failures, and for figures that are not shares.
  init?(of target: Target) {
    guard target.unit == .percent, target.comparison == .atLeast else { return nil }
    self.init(limitHundredths: target.limitHundredths)
  }

  /// - Parameter limitHundredths: The minimum share, in hundredths of a percent; the result is nil for 0 %
  ///   and 100 %.
  init?(limitHundredths: Int) {
    guard (1..<10_000).contains(limitHundredths) else { return nil }
    allowedPerTenThousand = 10_000 - limitHundredths
  }

  /// The number of cases from which the figure is compared with the limit directly.
  package var needed: Int {
    (Self.failures * 10_000 + allowedPerTenThousand - 1) / allowedPerTenThousand
  }

  /// Returns true if a share below the limit is not significant because the sample is too small.
  func isTooSmall(_ share: Fraction) -> Bool {
    guard share.denominator > 0, share.denominator < needed else { return false }
    let wrong = share.denominator - share.numerator
    return chance(ofFailures: wrong, in: share.denominator) > 0.01
  }

  /// Returns the chance that a stack exactly at the limit has at least so many failures: the tail of the
  /// binomial distribution. It uses only the four basic operations, which give the same bits on every
  /// machine.
  func chance(ofFailures failures: Int, in cases: Int) -> Double {
    let fails = Double(allowedPerTenThousand) / 10_000
    var term = Self.power(1 - fails, cases)
    var fewer = 0.0
    for count in 0..<max(0, failures) {
      fewer += term
      term *= Double(cases - count) / Double(count + 1) * (fails / (1 - fails))
    }
    return 1 - fewer
  }

  private static func power(_ base: Double, _ exponent: Int) -> Double {
    var (result, square, rest) = (1.0, base, exponent)
    while rest > 0 {
      if rest & 1 == 1 { result *= square }
      square *= square
      rest >>= 1
    }
    return result
  }
}
