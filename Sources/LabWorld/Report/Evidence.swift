// The evidence of a row: a number of cases, and the minimum that it needs. With fewer cases the row is not
// held (LAB-7).
//
// By default, a row needs a sample in which a stack that fails ten times as often as allowed is detected in
// nine runs of ten. If no failure is allowed, the same holds for a stack that fails once in a hundred cases.

import Measurement

/// The number of cases behind a figure.
package struct Evidence: Codable, Hashable, Sendable {
  package let count: Int
  /// The name of a case, in the plural.
  package let noun: String
  /// The number of cases below which the row is not held.
  package let minimum: Int

  package init(_ count: Int, _ noun: String, atLeast minimum: Int) {
    self.count = count
    self.noun = noun
    self.minimum = minimum
  }

  package var isEnough: Bool { count >= minimum }

  /// Returns the minimum sample for a share with a lower limit, in hundredths of a percent.
  ///
  /// For a limit of 99.9 %, ten times the allowed failures are one in a hundred; 230 cases contain at least
  /// one of them in 90.1 % of runs. Other limits need the same number of allowed failures, and at least
  /// twenty cases: below 95 %, ten times the failures would be half of all cases or more.
  static func least(limitHundredths: Int) -> Int {
    let allowed = max(0, 10_000 - limitHundredths)
    return allowed == 0 ? 230 : max(20, (2_300 + allowed - 1) / allowed)
  }
}

extension ConfusionCounts {
  /// The pairs that are one book, as the evidence for the F1 of a row.
  func truePairs(for row: FigureID) -> Evidence {
    Evidence(
      truePositive + falseNegative, "pairs of one book",
      atLeast: Evidence.least(limitHundredths: Limit.of(row).hundredths))
  }
}
