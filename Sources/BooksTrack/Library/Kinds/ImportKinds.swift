// The kinds of enrichment and import: jobs, import records, staged files, and the data for undoing an import.

extension EnrichmentJob: RowKind {
  public static var tag: UInt8 { 7 }
  static var name: String { "job" }
  static var table: WritableKeyPath<Library, Table<EnrichmentJob>> { \.jobs }
  static var reset: ResetRule { .goes(turn: 1) }

  public static func change(_ change: RowChange<EnrichmentJob>) -> Change { .job(change) }

  static func reindex(_ update: RowUpdate<EnrichmentJob>, in library: inout Library) {
    library.indexes.jobsOfWork.move(update.id, from: update.old?.work, to: update.new?.work)
  }

  func missingReference(in library: Library) -> String? { library.lacks(work) }

  /// A work has at most one job (ENR-1): another job of the same work is removed.
  static func put(_ job: EnrichmentJob, in editor: inout LibraryEditor) {
    if let other = editor.library.job(of: job.work), other.id != job.id { editor.remove(other.id) }
    editor.putRow(job)
  }
}

extension ImportRecord: RowKind {
  public static var tag: UInt8 { 8 }
  static var name: String { "import" }
  static var table: WritableKeyPath<Library, Table<ImportRecord>> { \.imports }
  static var reset: ResetRule { .goes(turn: 5) }

  public static func change(_ change: RowChange<ImportRecord>) -> Change { .importRecord(change) }

  /// The undo data is removed with the record; the imported books stay.
  static func remove(_ record: ImportID, in editor: inout LibraryEditor) {
    if let undo = editor.library.undo(of: record) { editor.remove(undo.id) }
    editor.removeRow(record)
  }
}

extension StagedImport: RowKind {
  public static var tag: UInt8 { 9 }
  static var name: String { "staged import" }
  static var table: WritableKeyPath<Library, Table<StagedImport>> { \.stagedImports }
  static var reset: ResetRule { .goes(turn: 4) }

  public static func change(_ change: RowChange<StagedImport>) -> Change { .stagedImport(change) }

  /// The batches are removed with the staged import.
  static func remove(_ stage: StagedImportID, in editor: inout LibraryEditor) {
    for batch in editor.library.indexes.batchesOfStage[stage] { editor.remove(batch) }
    editor.removeRow(stage)
  }
}

extension StagedBatch: RowKind {
  public static var tag: UInt8 { 10 }
  static var name: String { "staged batch" }
  static var table: WritableKeyPath<Library, Table<StagedBatch>> { \.stagedBatches }
  /// A batch has fifty books: the batches of a list rest if its books will.
  static var openLimit: Int { 320 }
  static var reset: ResetRule { .goesWithOwner }

  public static func change(_ change: RowChange<StagedBatch>) -> Change { .stagedBatch(change) }

  static func reindex(_ update: RowUpdate<StagedBatch>, in library: inout Library) {
    library.indexes.batchesOfStage.move(update.id, from: update.old?.stage, to: update.new?.stage)
  }

  func missingReference(in library: Library) -> String? { library.lacks(stage) }

  /// The numbers of batches are unique in a stage: another batch with the same number is removed.
  static func put(_ batch: StagedBatch, in editor: inout LibraryEditor) {
    // Usually the batch is the next one, and no search is needed.
    if let last = editor.library.indexes.batchesOfStage[batch.stage].last, last != batch.id,
      !(editor.library.stagedBatches[last].map { $0.number < batch.number } ?? false)
    {
      for other in editor.library.stagedBatches(of: batch.stage)
      where other.number == batch.number && other.id != batch.id {
        editor.remove(other.id)
      }
    }
    editor.putRow(batch)
  }
}

extension ImportUndo: RowKind {
  public static var tag: UInt8 { 11 }
  static var name: String { "undo" }
  static var table: WritableKeyPath<Library, Table<ImportUndo>> { \.importUndos }
  static var reset: ResetRule { .goesWithOwner }

  public static func change(_ change: RowChange<ImportUndo>) -> Change { .importUndo(change) }

  static func reindex(_ update: RowUpdate<ImportUndo>, in library: inout Library) {
    library.indexes.undosOfImport.move(update.id, from: update.old?.record, to: update.new?.record)
  }

  func missingReference(in library: Library) -> String? { library.lacks(record) }

  /// An import has at most one undo row: another one of the same import is removed.
  static func put(_ undo: ImportUndo, in editor: inout LibraryEditor) {
    if let other = editor.library.undo(of: undo.record), other.id != undo.id { editor.remove(other.id) }
    editor.putRow(undo)
  }
}
