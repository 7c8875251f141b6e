// One row of a file, explained as the import of the whole file would treat it: after the rows before it.

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
  /// - Complexity: the rows after it are not planned.
  public func explain(
    row: Int, of source: inout some ImportSource, fileName: String, strategy: DuplicateStrategy = .smart
  ) async throws -> Explanation {
    try rules.fileTypes.check(fileName)
    var parser = BatchParser(rules)
    let library = await store.snapshot
    var planner: ImportPlanner?
    var rows = 0
    while let batch = try await parser.next(from: &source) {
      try Task.checkCancellation()
      guard let match = parser.match else { break }
      var plan =
        planner
        ?? ImportPlanner(
          library: library, format: match.format, strategy: strategy, rules: rules, now: wallTime.now())
      if let found = plan.explain(row: row, in: batch.rows, header: match.header) { return .row(found) }
      planner = plan
      rows += batch.rows.books.count + batch.rows.rejected.count
    }
    if let request = parser.mappingRequest { return .needsMapping(request) }
    return .noSuchRow(rows: rows)
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
