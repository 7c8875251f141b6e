// The effect of an answer, shown to the reader at once (DIV-7).

/// The effect of an answer. All numbers are those directly before and after the commit.
public struct AnswerReport: Hashable, Sendable {
  /// The answered dimension.
  public let dimension: DiversityDimension
  /// The stored value.
  public let value: String
  /// The titles of the books whose display has changed, oldest first; one for a fact about a book (CAS-14).
  public let updated: [String]
  /// The awarded points; 0 if there are none.
  public let points: Int
  /// The reader's points, including these.
  public let balance: Int
  /// The counts of all books before.
  public let before: DiversityStats
  /// The counts of all books after.
  public let after: DiversityStats

  /// The changed axis before.
  public var axisBefore: RadarAxis { RadarAxis(.dimension(dimension), of: before) }
  /// The changed axis after.
  public var axisAfter: RadarAxis { RadarAxis(.dimension(dimension), of: after) }

  /// The awarded badges, the lowest first (CUR-2).
  public var badges: [CuratorBadge] { CuratorBadge.awarded(from: balance - points, to: balance) }

  /// The lines for the reader:
  ///
  ///     Cultural background saved!
  ///     Diversity: 75% → 80% Complete
  ///     +5 Curator Points
  ///     Updated 1 book
  ///
  /// An answer about an author lists the books if there are several: `Updated 5 books:`.
  public var lines: [String] {
    let progress = "Diversity: \(before.completion) → \(after.completion) Complete"
    let books = "Updated \(updated.count.counted("book"))"
    return [dimension.confirmation, progress] + (points > 0 ? ["+\(points.counted("Curator Point"))"] : [])
      + badges.map { "You are a \($0.name) now!" }
      + (updated.count > 1 ? ["\(books):"] + updated.map { "- \($0)" } : [books])
  }
}
