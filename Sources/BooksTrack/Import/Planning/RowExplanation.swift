// One row of a file, explained: what was read from it, what it was compared with, what becomes of it and why.

/// What an import would do with one row, and why.
public struct RowExplanation: Hashable, Sendable {
  /// What became of it.
  public enum Decision: Hashable, Sendable {
    /// A new book comes of the row.
    case imported
    /// The book is there, or comes of an earlier row.
    case duplicate(DuplicateRow)
    /// The row is no book.
    case rejected(RejectedRow)
  }

  /// The row, counted from 1 below the header.
  public let row: Int
  /// What becomes of the row.
  public let decision: Decision
  /// Whether the look-up of duplicates failed, so that the row counts as new (DUP-8).
  public let lookUpFailed: Bool
  /// Fact by fact: what was known, what the row says, what is known then. Empty for a rejected row.
  public let facts: [FactChange]
  /// Cells of the row that could not be read.
  public let cellProblems: [CellProblem]
  /// The header of the file.
  public let header: [String]
}

extension ImportPlanner {
  /// Places a book like `stage(_:)`, and says what that does.
  mutating func explain(
    _ draft: BookDraft, _ cellProblems: [CellProblem], header: [String]
  ) -> RowExplanation {
    let before = editor.library
    let outcome = stage(draft)
    let decision: RowExplanation.Decision
    switch outcome {
    case .imported: decision = .imported
    case .duplicate(let duplicate): decision = .duplicate(duplicate)
    }
    let edition = edition(of: draft, in: outcome.work)
    let known = before.works[outcome.work].map { BookAccount($0, edition: edition, in: before) }
    let after = editor.library.works[outcome.work].map {
      BookAccount($0, edition: edition, in: editor.library)
    }
    return RowExplanation(
      row: draft.row, decision: decision, lookUpFailed: summary.failedLookups.last == draft.row,
      facts: [FactChange](before: known, row: BookAccount(draft), after: after), cellProblems: cellProblems,
      header: header)
  }

  /// What a row that was just placed has changed, and what it says that was not taken.
  func account(
    of draft: BookDraft, in id: WorkID, since before: Library, _ effect: DuplicateEffect
  ) -> MergeAccount {
    guard effect != .skipped, let old = before.works[id], let new = editor.library.works[id] else {
      return .nothing
    }
    let edition = edition(of: draft, in: id)
    let after = BookAccount(new, edition: edition, in: editor.library)
    let isUnchanged = effect == .unchanged
    return MergeAccount(
      before: isUnchanged ? after : BookAccount(old, edition: edition, in: before), row: BookAccount(draft),
      after: after)
  }

  /// The edition that a row which was placed speaks of, if it says anything of one.
  private func edition(of draft: BookDraft, in id: WorkID) -> EditionID? {
    guard let work = editor.library.works[id] else { return nil }
    let facts = editionFacts(of: draft, in: work)
    return facts.isEmpty ? nil : edition(that: facts, speakOf: work)?.id
  }
}
