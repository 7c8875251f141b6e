// Shares as whole numbers: so many of so many. A rate keeps both, so that rates can be added and compared
// exactly; rounding happens only where a number is shown.

/// A part of a whole, such as hits of lookups.
///
/// Invariant: `0 ≤ part ≤ whole`.
package struct Rate: Sendable, Hashable {
  package private(set) var part: Int
  package private(set) var whole: Int

  /// So many of so many.
  package init(_ part: Int, of whole: Int) {
    precondition(
      0 <= part && part <= whole, "a rate is a part of a whole: 0 ≤ \(part) ≤ \(whole) does not hold")
    self.part = part
    self.whole = whole
  }

  /// No data yet.
  package static let none = Rate(0, of: 0)

  /// The share in 1/10,000, rounded to the nearest, halves up; nil over no data.
  ///
  /// The two ends are kept for what is exact: 10,000 is shown only for all, and 0 only for none. One miss in
  /// a million must not read as perfect.
  package var perTenThousand: Int? {
    guard whole > 0 else { return nil }
    guard part > 0 else { return 0 }
    guard part < whole else { return 10_000 }
    let scaled = UInt128(part) * 10_000 + UInt128(whole / 2)
    return min(max(1, Int(scaled / UInt128(whole))), 9_999)
  }

  /// Counts one more, which is part of the rate or not.
  package mutating func count(_ isPart: Bool) {
    part += isPart ? 1 : 0
    whole += 1
  }

  /// Both together.
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
