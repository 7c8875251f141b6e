// What an answer did, for the reader to see at once (DIV-7).

/// What changed with an answer. All numbers are those of the library right before the commit and right after
/// it.
public struct AnswerReport: Hashable, Sendable {
  /// What was answered.
  public let dimension: DiversityDimension
  /// As it is stored.
  public let value: String
  /// Points for it; 0 if there are none.
  public let points: Int
  /// The points of the reader with these.
  public let balance: Int
  /// The counts of all books before.
  public let before: DiversityStats
  /// The counts of all books after.
  public let after: DiversityStats

  /// The axis that changed, as it was.
  public var axisBefore: RadarAxis { RadarAxis(.dimension(dimension), of: before) }
  /// The axis that changed, as it is.
  public var axisAfter: RadarAxis { RadarAxis(.dimension(dimension), of: after) }

  /// Badges that the points award, the lowest first (CUR-2).
  public var badges: [CuratorBadge] { CuratorBadge.awarded(from: balance - points, to: balance) }

  /// What the reader reads:
  ///
  ///     Cultural background saved!
  ///     Diversity: 75% → 80% Complete
  ///     +5 Curator Points
  ///     Updated 1 book
  public var lines: [String] {
    let progress = "Diversity: \(before.completion) → \(after.completion) Complete"
    return [dimension.confirmation, progress] + (points > 0 ? ["+\(points.counted("Curator Point"))"] : [])
      + badges.map { "You are a \($0.name) now!" } + ["Updated \(1.counted("book"))"]
  }
}
