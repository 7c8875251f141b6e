// Badges for points, and the progress to the next (CUR-2).
//
// The ledger is append-only and has no negative lines, so the balance never falls and passes each threshold
// once. The commit that passes a threshold awards the badge, without stored state.

/// A badge for points.
public enum CuratorBadge: Int, Sendable, CaseIterable, Comparable {
  /// The first badge.
  case bronze = 50
  /// The second badge.
  case silver = 200
  /// The third badge.
  case gold = 500
  /// The last badge.
  case diamond = 1_000

  /// Orders badges by points.
  public static func < (left: CuratorBadge, right: CuratorBadge) -> Bool { left.points < right.points }

  /// The points required.
  public var points: Int { rawValue }

  /// The level: `Bronze`.
  public var level: String {
    switch self {
    case .bronze: "Bronze"
    case .silver: "Silver"
    case .gold: "Gold"
    case .diamond: "Diamond"
    }
  }

  /// The name: `Bronze Curator`.
  public var name: String { "\(level) Curator" }

  /// Creates the highest badge of a balance; nil below the first.
  public init?(balance: Int) {
    guard let badge = Self.allCases.last(where: { $0.points <= balance }) else { return nil }
    self = badge
  }

  /// Returns the badges that a change of the balance awards, the lowest first.
  public static func awarded(from before: Int, to after: Int) -> [CuratorBadge] {
    allCases.filter { before < $0.points && $0.points <= after }
  }

  /// Returns the progress to the next badge: `Bronze Curator → Silver Curator (180/200)`.
  public static func progress(_ balance: Int) -> String {
    let badge = CuratorBadge(balance: balance)
    guard let next = allCases.first(where: { $0.points > balance }) else {
      return "\(badge?.name ?? "Curator") (\(balance) points)"
    }
    return "\(badge?.name ?? "New Curator") → \(next.name) (\(balance)/\(next.points))"
  }
}
