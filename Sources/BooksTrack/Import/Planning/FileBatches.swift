// The parsed rows of a file, batch by batch.
//
// Of a staged file one batch is in memory at a time: the stage keeps the others encoded, and a list of
// 300,000 books is read several times before it is committed.

/// The batches of a file, in its order.
struct FileBatches: Sendable {
  private enum Content: Sendable {
    case parsed([BatchRows])
    case staged([StagedBatchID], Table<StagedBatch>)
  }

  private let content: Content
  /// The number of books.
  let bookCount: Int
  /// The rejected rows and the skipped cells of all batches.
  let problems: BatchRows

  /// Creates batches that are in memory.
  init(_ batches: [BatchRows] = []) {
    content = .parsed(batches)
    bookCount = batches.reduce(0) { $0 + $1.books.count }
    problems = batches.reduce(into: BatchRows()) { $0.addProblems(of: $1) }
  }

  /// Creates the batches of a stage.
  ///
  /// - Complexity: That of parsing each batch.
  init(of stage: StagedImportID, in library: Library) {
    var batches: [(id: StagedBatchID, number: Int, books: Int, problems: BatchRows)] = []
    for id in library.indexes.batchesOfStage[stage] {
      guard let batch = library.stagedBatches[id] else { continue }
      var problems = BatchRows()
      problems.addProblems(of: batch.rows)
      batches.append((id, batch.number, batch.rows.books.count, problems))
    }
    batches.sort { $0.number < $1.number }
    content = .staged(batches.map(\.id), library.stagedBatches)
    bookCount = batches.reduce(0) { $0 + $1.books }
    problems = batches.reduce(into: BatchRows()) { $0.addProblems(of: $1.problems) }
  }

  /// The books of all batches.
  var books: some Sequence<BookDraft> { lazy.flatMap(\.books) }
}

extension FileBatches: RandomAccessCollection {
  var startIndex: Int { 0 }

  var endIndex: Int {
    switch content {
    case .parsed(let batches): batches.count
    case .staged(let batches, _): batches.count
    }
  }

  /// - Complexity: O(1), or that of parsing the batch.
  subscript(position: Int) -> BatchRows {
    switch content {
    case .parsed(let batches): return batches[position]
    case .staged(let batches, let table):
      guard let batch = table[batches[position]] else {
        preconditionFailure("batch \(batches[position]) was in the table")
      }
      return batch.rows
    }
  }
}

extension BatchRows {
  /// Adds the rejected rows and the skipped cells of another batch.
  fileprivate mutating func addProblems(of other: BatchRows) {
    rejected += other.rejected
    cellProblems += other.cellProblems
    cellProblemCount += other.cellProblemCount
  }
}
