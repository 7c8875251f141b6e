// One row of a file, explained as the import of the whole file would treat it: after the rows before it, and
// with what the rows after it say of them.

internal import BooksTrackAPI

extension Importer {
  /// The explanation of a row.
  public enum Explanation: Hashable, Sendable {
    /// What an import would do with the row.
    case row(RowExplanation)
    /// The file has only so many rows.
    case noSuchRow(rows: Int)
    /// Nobody knows the columns (IMP-4).
    case needsMapping(MappingRequest)
  }

  /// Says what an import would do with one row, and does nothing.
  ///
  /// - Parameter row: counted from 1 below the header.
  /// - Throws: `ImportError`, what the source throws, `CancellationError`.
  /// - Complexity: as `plan`, but for the rows after it: they are read and held, and not planned.
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
  /// Places the books of a batch up to a row, and explains that one if it is among them.
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
