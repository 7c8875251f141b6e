// The comparison of one figure with the baseline. The rules of the figures of load runs stand in the tables
// of their groups (`Figure`), the others in `FigureRule+Load` and its neighbours; a test checks that every
// figure of a report matches a rule.

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
  package let reason: FigureReason

  package init(
    _ pattern: String, _ clause: ClauseID?, _ title: String, _ gate: Gate, _ unit: Unit = .count,
    because reason: FigureReason
  ) {
    self.pattern = pattern
    self.clause = clause
    self.title = title
    self.gate = gate
    self.unit = unit
    self.reason = reason
  }

  /// Returns the rule for the same figure by its name outside a group.
  func inside(_ group: String) -> FigureRule {
    FigureRule(
      pattern.isEmpty ? group : "\(group).\(pattern)", clause, title, gate, unit, because: reason)
  }

  /// Returns true if the rule applies to a figure of that name.
  package func fits(_ name: String) -> Bool { key(in: name) != nil }

  /// Returns the text that the first `*` matches, empty if the pattern has none; nil if the name does not
  /// match.
  package func key(in name: String) -> Substring? {
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
  package static func first(for name: String, in rules: [FigureRule]) -> FigureRule? {
    rules.first { $0.fits(name) }
  }
}

/// The reason for the gate of a figure.
package struct FigureReason: ExpressibleByStringLiteral, Sendable, Hashable {
  package let text: String

  package init(stringLiteral text: String) { self.text = text }

  package static let drawn: FigureReason = "libraries are drawn before anything happens"
  package static let sure: FigureReason =
    "what is compared is fixed before anything happens; chance has no part in it"
  package static let counts: FigureReason =
    "which call meets a fault is chance; what the stack does about it is not"
  package static let happened: FigureReason = "what happened, and not whether it was good"
  package static let parts: FigureReason = "it is a part of a figure that is judged as a whole"
  package static let totals: FigureReason = "of sums over thousands of works, chance moved 1 % at most"
  package static let quantiles: FigureReason =
    "of quantiles, chance moved about 5 % at most, and of the last hundredth 10 %"
  package static let lived: FigureReason =
    "the reader's own account is the limit; chance has no part in it"
}
