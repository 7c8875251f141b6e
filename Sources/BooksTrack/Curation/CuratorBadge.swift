// Badges for points, and how far it is to the next (CUR-2).
//
// Lines of the ledger are only added and none takes points away, so the balance never falls and passes each
// threshold once. A badge is awarded by the commit that passes it; nothing has to be stored for that.

/// A badge for points.
public enum CuratorBadge: Int, Sendable, CaseIterable, Comparable {
  /// The first.
  case bronze = 50
  /// The second.
  case silver = 200
  /// The third.
  case gold = 500
  /// The last.
  case diamond = 1_000

  /// The badge for fewer points is the lesser.
  public static func < (left: CuratorBadge, right: CuratorBadge) -> Bool { left.points < right.points }

  /// From so many points on.
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

  /// As it is called: `Bronze Curator`.
  public var name: String { "\(level) Curator" }

  /// The highest badge of a balance; nothing below the first.
  public init?(balance: Int) {
    guard let badge = Self.allCases.last(where: { $0.points <= balance }) else { return nil }
    self = badge
  }

  /// The badges that a change of the balance awards, the lowest first.
  public static func awarded(from before: Int, to after: Int) -> [CuratorBadge] {
    allCases.filter { before < $0.points && $0.points <= after }
  }

  /// How far it is to the next badge: `Bronze Curator → Silver Curator (180/200)`.
  public static func progress(_ balance: Int) -> String {
    let badge = CuratorBadge(balance: balance)
    guard let next = allCases.first(where: { $0.points > balance }) else {
      return "\(badge?.name ?? "Curator") (\(balance) points)"
    }
    return "\(badge?.name ?? "New Curator") → \(next.name) (\(balance)/\(next.points))"
  }
}
