// The explanation of one row: the parsed fields, the matched book, and the decision with its reason.

/// The effect that an import of one row would have, and the reason.
public struct RowExplanation: Hashable, Sendable {
  /// The decision on a row.
  public enum Decision: Hashable, Sendable {
    /// The row creates a new book.
    case imported
    /// The book is already in the library, or in an earlier row.
    case duplicate(DuplicateRow)
    /// The row cannot be imported.
    case rejected(RejectedRow)
  }

  /// The row number, counted from 1 below the header.
  public let row: Int
  /// The decision on the row.
  public let decision: Decision
  /// True if the duplicate lookup failed, so that the row counts as new (DUP-8).
  public let lookUpFailed: Bool
  /// Each field before the row, in the row, and after it. Empty for a rejected row.
  public let facts: [FactChange]
  /// Cells of the row that did not parse.
  public let cellProblems: [CellProblem]
  /// The header of the file.
  public let header: [String]
}

extension ImportPlanner {
  /// Plans a book like `stage(_:)` and explains the result.
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

  /// Returns the fields that the row just planned has changed, and those it has left.
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

  /// Returns the edition that a planned row refers to; nil if the row has no edition data.
  private func edition(of draft: BookDraft, in id: WorkID) -> EditionID? {
    guard let work = editor.library.works[id] else { return nil }
    let facts = editionFacts(of: draft, in: work)
    return facts.isEmpty ? nil : edition(that: facts, speakOf: work)?.id
  }
}
