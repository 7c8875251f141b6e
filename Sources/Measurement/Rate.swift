// Ratios of integers. A rate keeps both numbers, so that rates can be added and compared exactly; rounding
// happens only for display.

/// A part of a whole, such as the hits among lookups.
///
/// Invariant: `0 ≤ part ≤ whole`.
package struct Rate: Sendable, Hashable {
  package private(set) var part: Int
  package private(set) var whole: Int

  /// Creates the rate of a part of a whole.
  package init(_ part: Int, of whole: Int) {
    precondition(
      0 <= part && part <= whole, "a rate is a part of a whole: 0 ≤ \(part) ≤ \(whole) does not hold")
    self.part = part
    self.whole = whole
  }

  /// A rate without data.
  package static let none = Rate(0, of: 0)

  /// The share in 1/10,000, rounded half up; nil without data.
  ///
  /// 10,000 and 0 are used only for exactly all and exactly none, so that one miss in a million does not read
  /// as perfect.
  package var perTenThousand: Int? {
    guard whole > 0 else { return nil }
    guard part > 0 else { return 0 }
    guard part < whole else { return 10_000 }
    let scaled = UInt128(part) * 10_000 + UInt128(whole / 2)
    return min(max(1, Int(scaled / UInt128(whole))), 9_999)
  }

  /// Adds one case to the whole and, if `isPart`, to the part.
  package mutating func count(_ isPart: Bool) {
    part += isPart ? 1 : 0
    whole += 1
  }

  /// Returns the sum of both.
  package static func + (left: Rate, right: Rate) -> Rate {
    Rate(left.part + right.part, of: left.whole + right.whole)
  }
}

extension Rate: Codable {
  private enum CodingKeys: String, CodingKey { case part, whole }

  package init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let part = try container.decode(Int.self, forKey: .part)
    let whole = try container.decode(Int.self, forKey: .whole)
    guard 0 <= part, part <= whole, whole <= 1 << 53 else {
      throw DecodingError.dataCorruptedError(
        forKey: .part, in: container,
        debugDescription: "expected a part of a whole, found \(part) of \(whole)")
    }
    self.init(part, of: whole)
  }
}
