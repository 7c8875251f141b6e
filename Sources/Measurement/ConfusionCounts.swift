// Accuracy against a known truth. Counts of shards can be added; rates are computed from the sums, because a
// mean of percentages is a different number.

/// Counts of true positives, false positives and false negatives.
package struct ConfusionCounts: Sendable, Hashable {
  package var truePositive: Int
  package var falsePositive: Int
  package var falseNegative: Int

  package init(truePositive: Int = 0, falsePositive: Int = 0, falseNegative: Int = 0) {
    self.truePositive = truePositive
    self.falsePositive = falsePositive
    self.falseNegative = falseNegative
  }

  /// Counts one case; a true negative is not counted.
  package mutating func count(found: Bool, isTrue: Bool) {
    switch (found, isTrue) {
    case (true, true): truePositive += 1
    case (true, false): falsePositive += 1
    case (false, true): falseNegative += 1
    case (false, false): break
    }
  }

  /// The share of positives that are true; no data if there are no positives.
  package var precision: Rate { Rate(truePositive, of: truePositive + falsePositive) }

  /// The share of true cases that were found; no data if there are no true cases.
  package var recall: Rate { Rate(truePositive, of: truePositive + falseNegative) }

  /// The harmonic mean of precision and recall; no data if there are neither positives nor true cases.
  package var f1: Rate { Rate(2 * truePositive, of: 2 * truePositive + falsePositive + falseNegative) }

  /// Returns the sum of both.
  package static func + (left: ConfusionCounts, right: ConfusionCounts) -> ConfusionCounts {
    ConfusionCounts(
      truePositive: left.truePositive + right.truePositive,
      falsePositive: left.falsePositive + right.falsePositive,
      falseNegative: left.falseNegative + right.falseNegative)
  }
}

extension ConfusionCounts: Codable {
  private enum CodingKeys: String, CodingKey { case truePositive, falsePositive, falseNegative }

  package init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    func decode(_ key: CodingKeys) throws -> Int {
      let number = try container.decode(Int.self, forKey: key)
      guard (0...1 << 53).contains(number) else {
        throw DecodingError.dataCorruptedError(
          forKey: key, in: container, debugDescription: "expected a count, found \(number)")
      }
      return number
    }
    self.init(
      truePositive: try decode(.truePositive), falsePositive: try decode(.falsePositive),
      falseNegative: try decode(.falseNegative))
  }
}
