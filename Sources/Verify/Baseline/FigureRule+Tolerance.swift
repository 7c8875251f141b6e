// The difference that a tolerance allows.

import LabWorld

extension FigureRule.Tolerance {
  /// Returns the allowed difference from a value of the baseline.
  func allowed(beside base: Hundredths) -> Hundredths {
    let size = Int(clamping: base.hundredths.magnitude)
    switch self {
    case .none: return Hundredths(hundredths: 0)
    case .chance: return Hundredths(hundredths: 100 * max(3, 3 * Self.root(of: size / 100)))
    case .perMille(let share): return Hundredths(hundredths: Self.share(share, of: size))
    case .perMilleOrAmount(let share, let amount):
      return Hundredths(hundredths: max(Self.share(share, of: size), 100 * amount))
    }
  }

  private static func share(_ perMille: Int, of size: Int) -> Int {
    Int(clamping: Int128(size) * Int128(perMille) / 1_000)
  }

  /// Returns the integer square root, by Newton's method from above.
  private static func root(of number: Int) -> Int {
    guard number > 1 else { return number }
    var root = number
    var next = number / 2 + 1
    while next < root {
      root = next
      next = (root + number / root) / 2
    }
    return root
  }
}
