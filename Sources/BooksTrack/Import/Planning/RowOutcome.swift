// What became of a row, with enough to say why in one sentence.

/// What an import does with one row that holds a book.
public enum RowOutcome: Hashable, Sendable {
  /// A new work.
  case imported(WorkID)
  /// A book that was there already.
  case duplicate(DuplicateRow)

  /// The work that the row ended in.
  public var work: WorkID {
    switch self {
    case .imported(let work): work
    case .duplicate(let duplicate): duplicate.work
    }
  }
}

/// What a duplicate did to the work that it is a duplicate of.
public enum DuplicateEffect: String, Hashable, Sendable, CaseIterable {
  /// Something was added to what was known.
  case merged
  /// There was nothing to add.
  case unchanged
  /// Nothing was looked at, as the strategy asks.
  case skipped
  /// What the reader had entered was put out and the row put in.
  case replaced
}

/// A row whose book was there already.
public struct DuplicateRow: Hashable, Sendable {
  /// Counted from 1 below the header.
  public let row: Int
  /// As the row has it.
  public let title: String
  /// The work that the row's book is.
  public let work: WorkID
  /// Which kind of rule found it.
  public let tier: MatchTier
  /// What exactly was the same.
  public let reason: MatchReason
  /// The row of the same file that the work came from; nil if it was in the library before.
  public let firstRow: Int?
  /// What became of the work.
  public let effect: DuplicateEffect
  /// The row spoke of an edition that the work did not have yet.
  public let addedEdition: Bool
  /// Which facts the work got from the row, and which it kept although the row says something else.
  public let account: MergeAccount
}

extension DuplicateRow: CustomStringConvertible {
  /// A sentence without a full stop: `row 7, "Emma": same ISBN 9780141439587 as row 3`.
  public var description: String {
    let other = firstRow.map { "row \($0)" } ?? "a book in the library"
    return "row \(row), \"\(title)\": \(reason) as \(other)"
  }

  /// What the row brought: `took review, date read; kept rating`. Nothing if it brought nothing new.
  public var accountSentence: String? {
    let taken = account.taken.isEmpty ? nil : "took \(account.taken.joined(separator: ", "))"
    let left = account.left.isEmpty ? nil : "kept \(account.left.joined(separator: ", "))"
    let parts = [taken, left].compactMap { $0 }
    return parts.isEmpty ? nil : parts.joined(separator: "; ")
  }
}

/// A book that was put into a series because its title says so.
public struct SeriesFinding: Hashable, Sendable {
  /// The work whose title names the series.
  public let work: WorkID
  /// The series that it now stands in.
  public let series: SeriesID
  /// The series' name.
  public let name: String
  /// The place that the title gives, if it gives one.
  public let position: SeriesPosition?
}
