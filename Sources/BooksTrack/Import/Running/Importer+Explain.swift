// The explanation of one row as the import of the whole file would treat it, after the rows before it and
// with the names in the rows after it.

internal import BooksTrackAPI

extension Importer {
  /// The explanation of a row.
  public enum Explanation: Hashable, Sendable {
    /// The effect that an import would have on the row.
    case row(RowExplanation)
    /// The file has no such row; its number of rows is given.
    case noSuchRow(rows: Int)
    /// The columns are unknown (IMP-4).
    case needsMapping(MappingRequest)
  }

  /// Explains the effect of an import on one row, without importing anything.
  ///
  /// - Parameter row: The row number, counted from 1 below the header.
  /// - Throws: `ImportError`, the source's errors, `CancellationError`.
  /// - Complexity: That of `plan`, except that the rows after it are parsed but not planned.
  public func explain(
    row: Int, of source: inout some ImportSource, fileName: String, strategy: DuplicateStrategy = .smart
  ) async throws -> Explanation {
    let file: StagedFile
    switch try await read(&source, fileName: fileName, strategy) {
    case .needsMapping(let request): return .needsMapping(request)
    case .file(let whole): file = whole
    }
    var planner = file.planner(on: await store.snapshot, rules, now: wallTime.now())
    for batch in file.batches {
      try Task.checkCancellation()
      if let found = planner.explain(row: row, in: batch, header: file.header) { return .row(found) }
    }
    return .noSuchRow(rows: file.batches.reduce(0) { $0 + $1.books.count + $1.rejected.count })
  }
}

extension ImportPlanner {
  /// Plans the books of a batch up to a row, and explains that one if the batch contains it.
  fileprivate mutating func explain(row: Int, in batch: BatchRows, header: [String]) -> RowExplanation? {
    let problems = batch.cellProblems.filter { $0.row == row }
    if let rejected = batch.rejected.first(where: { $0.row == row }) {
      return RowExplanation(
        row: row, decision: .rejected(rejected), lookUpFailed: false, facts: [], cellProblems: problems,
        header: header)
    }
    for draft in batch.books {
      if draft.row == row { return explain(draft, problems, header: header) }
      stage(draft)
    }
    return nil
  }
}
