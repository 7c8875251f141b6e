// The shell around reader, planner and store: it awaits the bytes, reports progress, and commits.
//
//     let importer = Importer(store: store, wallTime: clock)
//     var source = BytesSource(bytes)
//     let outcome = try await importer.run(&source, fileName: "export.csv") { show($0.text) }
//
// All or nothing (IMP-10). The file is read to its end, so an error anywhere in it comes before anything is
// changed; its books are staged on a snapshot in batches; and one commit makes them visible. If somebody else
// has committed in between, the books are staged anew within the commit, on the library as it then is. A task
// that is cancelled before the commit leaves nothing.

public import BooksTrackAPI

/// Imports files into a library.
public struct Importer: Sendable {
  private let store: LibraryStore
  private let wallTime: any WallTime
  private let rules: ImportRules

  /// The label of an import's transaction.
  public static let transactionLabel = "import"

  /// An importer for that store.
  public init(store: LibraryStore, wallTime: any WallTime, rules: ImportRules = .standard) {
    self.store = store
    self.wallTime = wallTime
    self.rules = rules
  }

  /// Imports a file in one transaction.
  ///
  /// - Parameters:
  ///   - fileName: the last part of the file's path; its ending is checked before a byte is read.
  ///   - progress: is told after every batch that was staged.
  /// - Throws: `ImportError`, what the source throws, `StorageError`, `CancellationError`; nothing is changed
  ///   then.
  public func run(
    _ source: inout some ImportSource, fileName: String, strategy: DuplicateStrategy = .smart,
    progress: (ImportProgress) async -> Void = { _ in }
  ) async throws -> ImportOutcome {
    switch try await read(&source, fileName: fileName) {
    case .needsMapping(let request): return .needsMapping(request)
    case .export(let export):
      let planned = try await stage(export, on: await store.snapshot, strategy: strategy, progress)
      return .done(try await commit(planned, of: export))
    }
  }

  /// Says what an import would do, and does nothing.
  public func plan(
    _ source: inout some ImportSource, fileName: String, strategy: DuplicateStrategy = .smart,
    progress: (ImportProgress) async -> Void = { _ in }
  ) async throws -> ImportOutcome {
    switch try await read(&source, fileName: fileName) {
    case .needsMapping(let request): return .needsMapping(request)
    case .export(let export):
      return .done(try await stage(export, on: await store.snapshot, strategy: strategy, progress).summary)
    }
  }

  private func read(_ source: inout some ImportSource, fileName: String) async throws
    -> ExportContents.Reading
  {
    try await ExportContents.read(&source, fileName: fileName, rules: rules)
  }

  private func stage(
    _ export: ExportContents, on library: Library, strategy: DuplicateStrategy,
    _ progress: (ImportProgress) async -> Void
  ) async throws -> ImportPlanner {
    var planner = export.planner(on: library, strategy: strategy, rules: rules, now: wallTime.now())
    var staged = 0
    while staged < export.books.count {
      try Task.checkCancellation()
      let batch = export.books[staged..<min(staged + rules.batchSize, export.books.count)]
      for draft in batch { planner.stage(draft) }
      staged += batch.count
      await progress(ImportProgress(staged: staged, total: export.books.count))
    }
    try Task.checkCancellation()
    export.finish(&planner)
    return planner
  }

  private func commit(_ planned: ImportPlanner, of export: ExportContents) async throws -> ImportSummary {
    try await store.commit(Self.transactionLabel) { [rules, wallTime] editor in
      if editor.library.sequence == planned.base.sequence {
        editor = planned.editor
        return planned.summary
      }
      var planner = export.planner(
        on: editor.library, strategy: planned.strategy, rules: rules, now: wallTime.now())
      for draft in export.books { planner.stage(draft) }
      export.finish(&planner)
      editor = planner.editor
      return planner.summary
    }
  }
}
