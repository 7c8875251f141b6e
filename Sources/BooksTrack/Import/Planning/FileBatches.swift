// The parsed rows of a file, batch by batch.
//
// Of a staged file one batch is in memory at a time: the stage keeps the others encoded, and a list of 300,000
// books is read several times before it is committed.

/// The batches of a file, in its order.
struct FileBatches: Sendable {
  private enum Content: Sendable {
    case parsed([BatchRows])
    case staged([StagedBatchID], Table<StagedBatch>)
  }

  private let content: Content

  /// Batches that are in memory.
  init(_ batches: [BatchRows] = []) { content = .parsed(batches) }

  /// The batches of a stage.
  init(of stage: StagedImportID, in library: Library) {
    let batches = library.indexes.batchesOfStage[stage]
      .compactMap { id in library.stagedBatches[id].map { (id: id, number: $0.number) } }
      .sorted { $0.number < $1.number }
    content = .staged(batches.map(\.id), library.stagedBatches)
  }
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

extension FileBatches {
  /// The books of all batches.
  var books: some Sequence<BookDraft> { lazy.flatMap(\.books) }
}
