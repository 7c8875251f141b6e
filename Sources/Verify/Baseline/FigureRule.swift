// The comparison of one figure with the baseline. `FigureRule+Load` and its neighbours contain the tables of
// rules; a test checks that every figure of a report matches a rule.

package import LabWorld

/// A rule for the figures whose names match a pattern.
package struct FigureRule: Sendable {
  /// The effect of a change in a figure.
  package enum Gate: Sendable, Hashable {
    /// The figure describes the work. If it differs, the other figures are of other work and cannot be
    /// compared.
    case same
    /// A higher value is worse, beyond the tolerance.
    case less(Tolerance)
    /// A lower value is worse, beyond the tolerance.
    case more(Tolerance)
    /// Neither direction is worse: a change is only reported.
    case reported
    /// The figure is ignored.
    case unread
  }

  /// The amount by which a figure may get worse.
  package enum Tolerance: Sendable, Hashable {
    /// None; chance has no effect.
    case none
    /// Three times the square root of the baseline, and at least three: counts that depend on faults and
    /// answers vary like random counts, and any change of the stack draws them anew.
    case chance
    /// A number of thousandths of the baseline.
    case perMille(Int)
    /// A number of thousandths of the baseline, and at least an amount.
    case perMilleOrAmount(Int, Int)

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

  /// The unit of a figure.
  package enum Unit: Sendable {
    case count, nanoseconds, milliseconds, megabytes
  }

  /// The pattern of names, in which each `*` matches at least one character.
  package let pattern: String
  /// The clause of the figure; nil for ignored figures.
  package let clause: ClauseID?
  /// A short description.
  package let title: String
  package let gate: Gate
  package let unit: Unit
  /// The reason for the gate.
  package let reason: String

  init(
    _ pattern: String, _ clause: ClauseID?, _ title: String, _ gate: Gate, _ unit: Unit = .count,
    because reason: String
  ) {
    self.pattern = pattern
    self.clause = clause
    self.title = title
    self.gate = gate
    self.unit = unit
    self.reason = reason
  }

  /// Returns true if the rule applies to a figure of that name.
  package func fits(_ name: String) -> Bool { key(in: name) != nil }

  /// Returns the text that the first `*` matches, empty if the pattern has none; nil if the name does not
  /// match.
  func key(in name: String) -> Substring? {
    let parts = pattern.split(separator: "*", omittingEmptySubsequences: false)
    guard let first = parts.first, let last = parts.last, parts.count > 1 else {
      return name == pattern ? "" : nil
    }
    guard name.hasPrefix(first), name.hasSuffix(last), name.count > first.count + last.count else {
      return nil
    }
    let middle = name.dropFirst(first.count).dropLast(last.count)
    guard parts.count > 2 else { return middle }
    guard parts.count == 3, let range = middle.dropFirst().firstRange(of: parts[1]),
      range.upperBound < middle.endIndex
    else { return nil }
    return middle[..<range.lowerBound]
  }

  /// Returns the first rule that matches a figure's name.
  static func first(for name: String, in rules: [FigureRule]) -> FigureRule? {
    rules.first { $0.fits(name) }
  }
}
