// The end of an import: commits a complete stage to the library in one transaction.
//
// The plan is made on a snapshot, so that it blocks no commit. If another commit came in between, the plan is
// made again within the transaction, on the current library.

internal import BooksTrackAPI

/// The reason why a stage cannot be committed.
public enum StagedImportError: Error, Hashable, Sendable {
  /// The stage was removed in the meantime.
  case discarded(StagedImportID)
  /// The stage was written by an app version with a format that this one does not have.
  case unknownFormat(String)
}

extension Importer {
  /// Commits the books of a complete stage and removes the stage.
  func finish(_ id: StagedImportID) async throws -> ImportSummary {
    let snapshot = await store.snapshot
    let file = try StagedFile(id, in: snapshot, rules)
    var planned = try await file.plan(on: snapshot, rules, now: wallTime.now())
    planned.editor.remove(id)
    let (plan, summary) = (planned.editor, planned.summary)
    return try await store.commit(.commitImport) { [rules, wallTime] editor in
      if editor.library.sequence == plan.base.sequence {
        editor = plan
        return summary
      }
      let file = try StagedFile(id, in: editor.library, rules)
      var planner = file.planner(on: editor.library, rules, now: wallTime.now())
      for batch in file.batches { planner.stage(batch) }
      file.finish(&planner)
      planner.editor.remove(id)
      editor = planner.editor
      return planner.summary
    }
  }
}

/// A file that was parsed to its end.
struct StagedFile: Sendable {
  let fileName: String
  let format: ExportFormat
  let header: [String]
  let strategy: DuplicateStrategy
  let digest: String?
  let batches: FileBatches
  /// Sentences that describe how the columns were read; empty if the file was staged.
  let reading: [String]

  init(
    fileName: String, format: ExportFormat, header: [String], strategy: DuplicateStrategy, digest: String?,
    batches: FileBatches, reading: [String] = []
  ) {
    self.fileName = fileName
    self.format = format
    self.header = header
    self.strategy = strategy
    self.digest = digest
    self.batches = batches
    self.reading = reading
  }

  /// Loads a complete stage.
  init(_ id: StagedImportID, in library: Library, _ rules: ImportRules) throws(StagedImportError) {
    guard let stage = library.stagedImports[id], stage.isComplete else { throw .discarded(id) }
    let isPlain = stage.format.hasPrefix(ExportFormat.plainName)
    let known =
      stage.mapping.map(isPlain ? ExportFormat.plain : ExportFormat.mapped)
      ?? rules.formats.first { $0.name == stage.format }
    guard let format = known else { throw .unknownFormat(stage.format) }
    self.init(
      fileName: stage.fileName, format: format, header: stage.header, strategy: stage.strategy,
      digest: stage.digest, batches: FileBatches(of: id, in: library))
  }

  /// Plans the whole file.
  ///
  /// - Throws: `CancellationError`.
  func plan(
    on library: Library, _ rules: ImportRules, now: Timestamp,
    _ progress: (ImportProgress) async -> Void = { _ in }
  ) async throws -> ImportPlanner {
    var planner = planner(on: library, rules, now: now)
    let total = batches.bookCount
    var staged = 0
    for batch in batches {
      try Task.checkCancellation()
      planner.stage(batch)
      staged += batch.books.count
      await progress(ImportProgress(staged: staged, total: total))
    }
    try Task.checkCancellation()
    finish(&planner)
    return planner
  }

  /// Returns a planner for the books of this file.
  func planner(on library: Library, _ rules: ImportRules, now: Timestamp) -> ImportPlanner {
    var planner = ImportPlanner(library: library, format: format, strategy: strategy, rules: rules, now: now)
    planner.expect(batches)
    return planner
  }

  /// Completes a plan after all batches.
  func finish(_ planner: inout ImportPlanner) {
    let problems = batches.problems
    planner.finish(rejected: problems.rejected, fileName: fileName, digest: digest)
    planner.summary.header = header
    let match =
      format.isPlain
      ? format.mapping.flatMap { try? HeaderMatch(header, as: $0, isPlain: true) }
      : format.match(header: header)?.withPlainTitle
    planner.summary.columns = (match?.fields ?? []).map {
      ImportPreview.Column(name: $0.column, field: $0.field)
    }
    planner.summary.cellProblems = problems.cellProblems
    planner.summary.cellProblemCount = problems.cellProblemCount
  }
}

extension ImportPlanner {
  /// Plans the books of a batch.
  fileprivate mutating func stage(_ batch: BatchRows) { for draft in batch.books { stage(draft) } }
}
