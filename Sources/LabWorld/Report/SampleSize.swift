// How many cases a promise of a share needs before a figure below it says anything. Of 80 titles 71 found is
// 88.75 %, and a stack that finds 91 % of all titles finds no more than that in every third sample of 80.
//
// From a sample on in which the limit allows sixteen failures, the figure is held against the limit as it
// stands: a stack that fails half as often as it may then exceeds the limit by bad luck in fewer than one run
// of a hundred, whatever the limit is (for rare failures these are Poisson's, of mean eight and a half; for
// others the spread is smaller). In a smaller sample a miss counts only if a stack that just keeps the limit
// would do so badly in one run of a hundred at most.

/// The sample that a limit on a share needs.
package struct SampleSize: Sendable, Hashable {
  /// The share that is allowed to fail, in 1/10,000.
  private let allowedPerTenThousand: Int

  /// So many failures have to be within the limit.
  static let failures = 16

  /// Nil for a limit of which every case counts, and for figures that are no shares.
  init?(of target: Target) {
    guard target.unit == .percent, target.comparison == .atLeast else { return nil }
    self.init(limitHundredths: target.limitHundredths)
  }

  /// - Parameter limitHundredths: The least share, in hundredths of a percent; nothing if that is all, or
  ///   none.
  init?(limitHundredths: Int) {
    guard (1..<10_000).contains(limitHundredths) else { return nil }
    allowedPerTenThousand = 10_000 - limitHundredths
  }

  /// How many cases are enough for the figure to count as it stands.
  package var needed: Int {
    (Self.failures * 10_000 + allowedPerTenThousand - 1) / allowedPerTenThousand
  }

  /// Whether a share below the limit says nothing, because of the size of the sample.
  func isTooSmall(_ share: Fraction) -> Bool {
    guard share.denominator > 0, share.denominator < needed else { return false }
    let wrong = share.denominator - share.numerator
    return chance(ofFailures: wrong, in: share.denominator) > 0.01
  }

  /// How likely a stack that just keeps the limit has so many failures or more: the tail of the binomial
  /// distribution. Only the four operations are used, which are exact to the last bit on every machine.
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
