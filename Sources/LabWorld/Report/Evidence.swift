// What a row rests on: so many cases of a kind, and how many it needs. Below that it says nothing, and is not
// held (LAB-7).
//
// A row that states no number of its own needs a sample in which a stack that fails ten times as often as it
// may would not pass in nine runs of ten. Where no failure is allowed at all, a stack that fails once in a
// hundred is to be seen as often.

import Measurement

/// How many cases a figure rests on.
package struct Evidence: Codable, Hashable, Sendable {
  package let count: Int
  /// What a case is, in the plural.
  package let noun: String
  /// With fewer cases nothing is held.
  package let minimum: Int

  package init(_ count: Int, _ noun: String, atLeast minimum: Int) {
    self.count = count
    self.noun = noun
    self.minimum = minimum
  }

  package var isEnough: Bool { count >= minimum }

  /// The least sample of a share that is to be `limitHundredths` at least, in hundredths of a percent.
  ///
  /// Ten times the failures of a limit of 99.9 % are one in a hundred, and of 230 cases one or more is such a
  /// failure in 90.1 runs of a hundred. For other limits it is the same share of an allowed failure, and
  /// twenty cases at least: below 95 % ten times the failures would be all cases or half of them.
  static func least(limitHundredths: Int) -> Int {
    let allowed = max(0, 10_000 - limitHundredths)
    return allowed == 0 ? 230 : max(20, (2_300 + allowed - 1) / allowed)
  }
}

extension ConfusionCounts {
  /// The pairs that are one book: what the F1 of a row rests on.
  func truePairs(for row: FigureID) -> Evidence {
    Evidence(
      truePositive + falseNegative, "pairs of one book",
      atLeast: Evidence.least(limitHundredths: Limit.of(row).hundredths))
  }
}
