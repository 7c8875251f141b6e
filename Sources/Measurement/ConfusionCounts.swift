// Accuracy against a known truth: how often a decision was right, wrong, or missing. Counts add up over
// shards; the figures people quote are made from the sums, because a mean of percentages is a different
// number.

/// What became of the decisions and of the truth: found and right, found and wrong, true and not found.
package struct ConfusionCounts: Sendable, Hashable {
  package var truePositive: Int
  package var falsePositive: Int
  package var falseNegative: Int

  package init(truePositive: Int = 0, falsePositive: Int = 0, falseNegative: Int = 0) {
    self.truePositive = truePositive
    self.falsePositive = falsePositive
    self.falseNegative = falseNegative
  }

  /// Counts one case; neither found nor true counts nothing.
  package mutating func count(found: Bool, isTrue: Bool) {
    switch (found, isTrue) {
    case (true, true): truePositive += 1
    case (true, false): falsePositive += 1
    case (false, true): falseNegative += 1
    case (false, false): break
    }
  }

  /// Of what was found, what is right. Without data if nothing was found.
  package var precision: Rate { Rate(truePositive, of: truePositive + falsePositive) }

  /// Of what is true, what was found. Without data if nothing is true.
  package var recall: Rate { Rate(truePositive, of: truePositive + falseNegative) }

  /// The harmonic mean of precision and recall. Without data if nothing was found and nothing is true.
  package var f1: Rate { Rate(2 * truePositive, of: 2 * truePositive + falsePositive + falseNegative) }

  /// Both together.
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
