// The I/O around parser, stage and planner: it awaits the bytes, stages batches, reports progress, and
// commits.
//
//     let importer = Importer(store: store, wallTime: clock)
//     try await importer.resume()
//     var source = BytesSource(bytes)
//     let outcome = try await importer.run(&source, fileName: "export.csv") { show($0.text) }
//
// An import is atomic (IMP-10) and can be resumed (IMP-11). Each batch is committed to a stage, which no
// query of books shows. At the end of the file one more commit adds the books and removes the stage. An error
// in the file or its source also removes the stage, and nothing else has changed.
//
// Any other end of an import leaves a stage that can be resumed: a crash, a storage error, and a cancelled
// task, which is how a platform ends an app. To abort an import for good, use `discardStaged`. Importing the
// same file resumes it: the file is parsed from the start, and batches that equal staged ones are not written
// again. Importing another file replaces an incomplete stage.

public import BooksTrackAPI

/// Imports files into a library.
public struct Importer: Sendable {
  let store: LibraryStore
  let wallTime: any WallTime
  let rules: ImportRules
  let observe: @Sendable (ImportEvent) -> Void

  /// Creates an importer for a store.
  ///
  /// - Parameter observe: Called at the end of each import (IMP-16).
  public init(
    store: LibraryStore, wallTime: any WallTime, rules: ImportRules = .standard,
    observe: @escaping @Sendable (ImportEvent) -> Void = { _ in }
  ) {
    self.store = store
    self.wallTime = wallTime
    self.rules = rules
    self.observe = observe
  }

  /// Imports a file; its books become visible in one transaction.
  ///
  /// - Parameters:
  ///   - fileName: The last component of the file's path; its extension is checked before a byte is read.
  ///   - progress: Called after every staged batch (IMP-8).
  /// - Throws: `ImportError` and the source's errors, after which nothing is staged; `StorageError` and
  ///   `CancellationError`, after which a stage may be left to resume. No book is visible then.
  public func run(
    _ source: inout some ImportSource, fileName: String, strategy: DuplicateStrategy = .smart,
    progress: (ImportProgress) async -> Void = { _ in }
  ) async throws -> ImportOutcome {
    var attempt = ImportAttempt(fileName, began: wallTime.now())
    do {
      let outcome = try await run(&source, &attempt, strategy, progress)
      if let summary = outcome.summary { attempt.counts = ImportCounts(summary) }
      observe(attempt.ended(outcome.summary == nil ? .needsMapping : .completed, at: wallTime.now()))
      return outcome
    } catch {
      // This process reports the stage here, so `resume` must not report it as interrupted.
      if let id = attempt.id { store.stageClaims.noteTold(id) }
      observe(attempt.ended(by: error, at: wallTime.now()))
      throw error
    }
  }

  private func run(
    _ source: inout some ImportSource, _ attempt: inout ImportAttempt, _ strategy: DuplicateStrategy,
    _ progress: (ImportProgress) async -> Void
  ) async throws -> ImportOutcome {
    try rules.fileTypes.check(attempt.fileName)
    var parser = BatchParser(rules)
    var stage = StageWriter(
      store: store, fileName: attempt.fileName, strategy: strategy, now: attempt.began)
    defer { stage.release() }
    var staged = 0
    while let batch = try await next(&parser, &source, stage) {
      guard let match = parser.match else { break }
      try await stage.put(batch, match: match, digest: parser.isDone ? parser.digest : nil)
      attempt.id = stage.id
      attempt.counts.count(batch)
      staged += batch.books.count
      let total = parser.total(ofBytes: source.byteCount)
      await progress(ImportProgress(staged: staged, total: total, isTotalExact: parser.isAtEnd))
    }
    if let request = parser.mappingRequest { return .needsMapping(request) }
    guard let id = stage.id else { throw ImportError.emptyFile }
    var summary = try await finish(id)
    summary.reading = parser.match?.reading ?? []
    return .done(summary)
  }

  /// Plans an import without changing anything.
  ///
  /// - Throws: `ImportError`, the source's errors, `CancellationError`.
  public func plan(
    _ source: inout some ImportSource, fileName: String, strategy: DuplicateStrategy = .smart,
    progress: (ImportProgress) async -> Void = { _ in }
  ) async throws -> ImportOutcome {
    switch try await read(&source, fileName: fileName, strategy) {
    case .needsMapping(let request): return .needsMapping(request)
    case .file(let file):
      var summary = try await file.plan(on: store.snapshot, rules, now: wallTime.now(), progress).summary
      summary.reading = file.reading
      return .done(summary)
    }
  }

  /// The result of parsing a file.
  enum ReadFile {
    case file(StagedFile)
    /// The columns are unknown (IMP-4).
    case needsMapping(MappingRequest)
  }

  /// Parses a whole file without staging it.
  ///
  /// - Throws: `ImportError`, the source's errors, `CancellationError`.
  func read(
    _ source: inout some ImportSource, fileName: String, _ strategy: DuplicateStrategy
  ) async throws -> ReadFile {
    try rules.fileTypes.check(fileName)
    var parser = BatchParser(rules)
    var batches: [BatchRows] = []
    while let batch = try await parser.next(from: &source) { batches.append(batch) }
    if let request = parser.mappingRequest { return .needsMapping(request) }
    guard let match = parser.match else { throw ImportError.emptyFile }
    return .file(
      StagedFile(
        fileName: fileName, format: match.format, header: match.header, strategy: strategy,
        digest: parser.digest, batches: FileBatches(batches), reading: match.reading))
  }

  /// Returns the next batch. Any error except cancellation removes the stage of the file.
  private func next(
    _ parser: inout BatchParser, _ source: inout some ImportSource, _ stage: StageWriter
  ) async throws -> BatchRows? {
    do {
      return try await parser.next(from: &source)
    } catch {
      if !(error is CancellationError) { await stage.discard() }
      throw error
    }
  }
}
