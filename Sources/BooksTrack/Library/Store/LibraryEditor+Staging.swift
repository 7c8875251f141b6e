// Putting and taking away what an import keeps beside the books: its stage, and how to take it back.

extension LibraryEditor {
  /// Puts a staged import in place.
  public mutating func put(_ stage: StagedImport) {
    put(stage, .stagedImport, in: { $0.stagedImports }, as: Change.putStagedImport)
  }

  /// Puts a batch in place. A stage has each number once: another batch of that number goes.
  public mutating func put(_ batch: StagedBatch) {
    // As a rule it is the next one, and nothing need be looked through.
    if let last = library.indexes.batchesOfStage[batch.stage].last, last != batch.id,
      !(library.stagedBatches[last].map { $0.number < batch.number } ?? false)
    {
      for other in library.stagedBatches(of: batch.stage)
      where other.number == batch.number && other.id != batch.id {
        remove(other.id)
      }
    }
    put(batch, .stagedBatch, in: { $0.stagedBatches }, as: Change.putStagedBatch)
  }

  /// Puts undo facts in place. An import has them once: others of the same import go.
  public mutating func put(_ undo: ImportUndo) {
    if let other = library.undo(of: undo.record), other.id != undo.id { remove(other.id) }
    put(undo, .importUndo, in: { $0.importUndos }, as: Change.putImportUndo)
  }

  /// Takes a staged import away with its batches. Nothing happens if there is none of that name; likewise
  /// below.
  public mutating func remove(_ stage: StagedImportID) {
    for batch in library.indexes.batchesOfStage[stage] { remove(batch) }
    remove(stage, .stagedImport, from: { $0.stagedImports }, as: Change.removeStagedImport)
  }

  /// Takes a batch away.
  public mutating func remove(_ batch: StagedBatchID) {
    remove(batch, .stagedBatch, from: { $0.stagedBatches }, as: Change.removeStagedBatch)
  }

  /// Takes undo facts away: the import can no longer be taken back.
  public mutating func remove(_ undo: ImportUndoID) {
    remove(undo, .importUndo, from: { $0.importUndos }, as: Change.removeImportUndo)
  }
}
