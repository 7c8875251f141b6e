// The shell around reader, stage and planner: it awaits the bytes, saves batches, reports progress, and
// commits.
//
//     let importer = Importer(store: store, wallTime: clock)
//     try await importer.resume()
//     var source = BytesSource(bytes)
//     let outcome = try await importer.run(&source, fileName: "export.csv") { show($0.text) }
//
// All or nothing (IMP-10), and not from the beginning again (IMP-11). Each batch of the file is committed to
// a stage, which no query of books shows. At the end of the file one more commit puts the books and takes the
// stage away. An error in the file, or of its source, takes the stage away as well, and nothing else has
// changed.
//
// Whatever else ends an import leaves a stage that can be gone on with: a crash, a storage that refuses, and
// a task that is cancelled, which is how a platform ends an app. A reader who has changed their mind wants
// `discardStaged`. Importing the same file goes on where it stopped: it is read from the front, and batches
// that are staged already are found to be the same and not written again. Importing another file takes the
// place of what is incomplete.

public import BooksTrackAPI

/// Imports files into a library.
public struct Importer: Sendable {
  let store: LibraryStore
  let wallTime: any WallTime
  let rules: ImportRules
  let observe: @Sendable (ImportEvent) -> Void

  /// An importer for that store.
  ///
  /// - Parameter observe: Told once of the end of each import (IMP-16).
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
  ///   - fileName: the last part of the file's path; its ending is checked before a byte is read.
  ///   - progress: is told after every batch that was saved (IMP-8).
  /// - Throws: `ImportError` and what the source throws, after which nothing is staged; `StorageError` and
  ///   `CancellationError`, after which a stage may be left to go on with. No book is visible then.
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
      // What is left of it has been told of, and is no surprise to this process.
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
      try await stage.put(batch, match: match, digest: parser.digest)
      attempt.id = stage.id
      attempt.counts.count(batch.rows)
      staged += batch.rows.books.count
      let total = parser.total(ofBytes: source.byteCount)
      await progress(ImportProgress(staged: staged, total: total, isTotalExact: parser.isAtEnd))
    }
    if let request = parser.mappingRequest { return .needsMapping(request) }
    guard let id = stage.id else { throw ImportError.emptyFile }
    return .done(try await finish(id))
  }

  /// Says what an import would do, and does nothing.
  ///
  /// - Throws: `ImportError`, what the source throws, `CancellationError`.
  public func plan(
    _ source: inout some ImportSource, fileName: String, strategy: DuplicateStrategy = .smart,
    progress: (ImportProgress) async -> Void = { _ in }
  ) async throws -> ImportOutcome {
    switch try await read(&source, fileName: fileName, strategy) {
    case .needsMapping(let request): return .needsMapping(request)
    case .file(let file):
      let planner = try await file.plan(on: store.snapshot, rules, now: wallTime.now(), progress)
      return .done(planner.summary)
    }
  }

  /// A file as it was read.
  enum ReadFile {
    case file(StagedFile)
    /// Nobody knows the columns (IMP-4).
    case needsMapping(MappingRequest)
  }

  /// Reads all of a file without staging it.
  ///
  /// - Throws: `ImportError`, what the source throws, `CancellationError`.
  func read(
    _ source: inout some ImportSource, fileName: String, _ strategy: DuplicateStrategy
  ) async throws -> ReadFile {
    try rules.fileTypes.check(fileName)
    var parser = BatchParser(rules)
    var batches: [BatchRows] = []
    while let batch = try await parser.next(from: &source) { batches.append(batch.rows) }
    if let request = parser.mappingRequest { return .needsMapping(request) }
    guard let match = parser.match else { throw ImportError.emptyFile }
    return .file(
      StagedFile(
        fileName: fileName, format: match.format, header: match.header, strategy: strategy,
        digest: parser.digest, batches: batches))
  }

  /// The next batch. Unless the task was cancelled, an error takes away what has been staged of the file.
  private func next(
    _ parser: inout BatchParser, _ source: inout some ImportSource, _ stage: StageWriter
  ) async throws -> BatchParser.Batch? {
    do {
      return try await parser.next(from: &source)
    } catch {
      if !(error is CancellationError) { await stage.discard() }
      throw error
    }
  }
}
