// The outcome of a row, with the reason.

/// The outcome of one row with a book.
public enum RowOutcome: Hashable, Sendable {
  /// The row created a work.
  case imported(WorkID)
  /// The book was already known.
  indirect case duplicate(DuplicateRow)

  /// The work of the row.
  public var work: WorkID {
    switch self {
    case .imported(let work): work
    case .duplicate(let duplicate): duplicate.work
    }
  }
}

/// The effect of a duplicate on the work it matched.
public enum DuplicateEffect: String, Hashable, Sendable, CaseIterable {
  /// The row added data to the work.
  case merged
  /// The row had nothing to add.
  case unchanged
  /// The row was skipped, as the strategy requires.
  case skipped
  /// The row replaced what the reader had entered.
  case replaced
}

/// A row whose book was already known.
public struct DuplicateRow: Hashable, Sendable {
  /// The row number, counted from 1 below the header.
  public let row: Int
  /// The title in the row.
  public let title: String
  /// The work that matched the row.
  public let work: WorkID
  /// The tier of the rule that matched.
  public let tier: MatchTier
  /// The values that were equal.
  public let reason: MatchReason
  /// The row of the same file that created the work; nil if the work was in the library before.
  public let firstRow: Int?
  /// The effect on the work.
  public let effect: DuplicateEffect
  /// True if the row added an edition to the work.
  public let addedEdition: Bool
  /// The fields taken from the row, and those kept although the row differs.
  public let account: MergeAccount
}

extension DuplicateRow: CustomStringConvertible {
  /// The match as a sentence without a full stop: `row 7, "Emma": same ISBN 9780141439587 as row 3`.
  public var description: String {
    let other = firstRow.map { "row \($0)" } ?? "a book in the library"
    return "row \(row), \"\(title)\": \(reason) as \(other)"
  }

  /// The fields taken and kept: `took review, date read; kept rating`. Nil if there are none.
  public var accountSentence: String? {
    let taken = account.taken.isEmpty ? nil : "took \(account.taken.joined(separator: ", "))"
    let left = account.left.isEmpty ? nil : "kept \(account.left.joined(separator: ", "))"
    let parts = [taken, left].compactMap { $0 }
    return parts.isEmpty ? nil : parts.joined(separator: "; ")
  }
}

/// A book that was added to a series because its title names it.
public struct SeriesFinding: Hashable, Sendable {
  /// The work whose title names the series.
  public let work: WorkID
  /// The series.
  public let series: SeriesID
  /// The series' name.
  public let name: String
  /// The position in the title, if it has one.
  public let position: SeriesPosition?
}
