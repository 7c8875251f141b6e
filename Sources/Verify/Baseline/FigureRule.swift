// How one figure is held to the baseline. The tables of rules stand in `FigureRule+Load` and its neighbours;
// each figure that a report has is met by one of them, and a test goes red for a figure that none meets.

package import LabWorld

/// A rule for the figures whose names fit a pattern.
package struct FigureRule: Sendable {
  /// What becomes of a figure that has changed.
  package enum Gate: Sendable, Hashable {
    /// It says what work was done. With another value the other figures are of other work, and cannot be
    /// compared.
    case same
    /// It is worse if it is more, beyond the tolerance.
    case less(Tolerance)
    /// It is worse if it is less, beyond the tolerance.
    case more(Tolerance)
    /// It is neither good nor bad by itself: a change is told and fails nothing.
    case told
    /// It is not looked at.
    case unread
  }

  /// How far a figure may get worse before it counts.
  package enum Tolerance: Sendable, Hashable {
    /// Not at all: chance has no part in it.
    case none
    /// By three times the square root of the baseline, and by three at least: counts of what faults and
    /// answers make happen are about as random as throws of a die, and any change of the stack throws anew.
    case chance
    /// By so many thousandths of the baseline.
    case perMille(Int)
    /// By so many thousandths of the baseline, and by an amount at least.
    case perMilleOrAmount(Int, Int)

    /// By how much a value may differ from that of the baseline.
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

    /// The whole part of the square root, by Newton's steps from above.
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

  /// What a figure counts in.
  package enum Unit: Sendable {
    case count, nanoseconds, milliseconds, megabytes
  }

  /// A name, in which each `*` stands for at least one character.
  package let pattern: String
  /// What the figure tells about; nil for what is not looked at.
  package let clause: ClauseID?
  /// What it is, in a few words.
  package let title: String
  package let gate: Gate
  package let unit: Unit
  /// Why it is held to the baseline like this.
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

  /// Whether the rule is about a figure of that name.
  package func fits(_ name: String) -> Bool { key(in: name) != nil }

  /// What the first `*` stands for in a name that the rule fits, or nothing in it.
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

  /// The first rule of a table that fits a figure's name.
  static func first(for name: String, in rules: [FigureRule]) -> FigureRule? {
    rules.first { $0.fits(name) }
  }
}
