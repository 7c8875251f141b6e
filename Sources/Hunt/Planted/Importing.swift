// Planted bugs: imports that are not atomic or not idempotent, and faulty progress, reports and undo.

import BooksTrack
import BooksTrackAPI
import LabWorld
import Simulation

extension PlantedBug {
  static let importing = [
    PlantedBug(
      "check-then-insert", breaks: "IMP-12", caughtBy: .libraryModel,
      "An import is planned on a snapshot, shown to the reader, and committed as planned without another look."
    ) { $0.importer = { StaleImporter(parts: $0) } },
    PlantedBug(
      "import-in-batches", breaks: "IMP-10", caughtBy: .rowConservation,
      "Every two rows of a file are committed by themselves."
    ) { $0.importer = { BatchedImporter(parts: $0, rowsOfBatch: 2) } },
    PlantedBug(
      "stage-visible-early", breaks: "IMP-10", caughtBy: .libraryModel,
      "What is staged of a file is put into the library as well, so that the reader sees something happen."
    ) { $0.importer = { EarlyImporter(parts: $0) } },
    PlantedBug(
      "stage-with-holes", breaks: "IMP-11", caughtBy: .structure,
      "A batch is staged under the number of its first row, and not its own."
    ) { $0.importer = { HoleyImporter(parts: $0) { first, _ in first } } },
    PlantedBug(
      "progress-of-what-is-done", breaks: "IMP-8", caughtBy: .importProgress,
      "A file has as many books as were read of it so far, so an import is always nearly done."
    ) {
      $0.importer = {
        ShownImporter(parts: $0) { ImportProgress(staged: $0.staged, total: $0.staged, isTotalExact: false) }
      }
    },
    PlantedBug(
      "left-out-unsaid", breaks: "IMP-9", caughtBy: .rowConservation,
      "A cell that cannot be read is left out, and nobody is told."
    ) { $0.importer = { QuietImporter(parts: $0) } },
    PlantedBug(
      "half-a-file-stays", breaks: "IMP-5", caughtBy: .rowConservation,
      "What was staged of a file that cannot be read to its end is kept, as if the app had ended."
    ) { $0.importer = { KeepingImporter(parts: $0) } },
    PlantedBug(
      "begins-at-the-first-row", in: .crashes, breaks: "IMP-11", caughtBy: .importProgress,
      "What is left of imports that were cut off is cleared away before the next one."
    ) { $0.importer = { ClearingImporter(parts: $0) } },
    PlantedBug(
      "import-inserts-again", breaks: "IMP-11", caughtBy: .libraryModel,
      "Nobody looks whether a book is there already: a second import doubles it."
    ) { $0.policy.imports.lookup = DuplicateLookup { _, _, _ in .noDuplicate } },
    PlantedBug(
      "import-replaces", breaks: "DUP-6", caughtBy: .libraryModel,
      "A second import puts what the file says over what the reader has entered since."
    ) { $0.duplicates = .replace },
    PlantedBug(
      "interrupted-untold", in: .crashes, breaks: "IMP-16", caughtBy: .importEnd,
      "Of an import that a crash has cut off nobody is told."
    ) { $0.importEnds = { $0.ending == .interrupted ? [] : [$0] } },
    PlantedBug(
      "ends-told-as-it-suits", breaks: "IMP-16", caughtBy: .importEnd,
      "Only imports that are completed are told of."
    ) { $0.importEnds = { $0.ending == .completed ? [$0] : [] } },
    PlantedBug(
      "number-asks-nobody", breaks: "ENR-8", caughtBy: .queueModel,
      "A file that tells the number of a book that nobody has found changes nothing about that."
    ) {
      $0.importer = { BatchedImporter(parts: $0, rowsOfBatch: 1_000) { $0.keepAnswers(of: $1) } }
    },
    PlantedBug(
      "take-back-asks-on", breaks: "ENR-8", caughtBy: .queueModel,
      "An import is taken back, and what it has asked anew is asked all the same."
    ) { $0.takeBack = takeBackAsking },
    PlantedBug(
      "take-back-takes-all", breaks: "IMP-12", caughtBy: .libraryModel,
      "An import is taken back with all books that it has brought, whatever the reader has done with them since."
    ) { $0.takeBack = takeAllBack },
    PlantedBug(
      "take-back-leaves-values", breaks: "IMP-12", caughtBy: .libraryModel,
      "What an import has filled in of books that were there stays when it is taken back."
    ) { $0.takeBack = takeBooksBack },
  ]
}

/// Undoes an import and also removes the books that the reader has changed.
@Sendable private func takeAllBack(_ app: App) async throws -> UndoSummary? {
  let summary = try await app.importer.undoLast()
  let kept = summary?.kept.map(\.work) ?? []
  try await app.store.commit(.edit("clears away")) { editor in for work in kept { editor.remove(work) } }
  return summary
}

/// Undoes an import and keeps its books queued.
@Sendable private func takeBackAsking(_ app: App) async throws -> UndoSummary? {
  let before = await app.library
  let summary = try await app.importer.undoLast()
  try await app.store.commit(.edit("asks on")) { editor in
    for job in before.jobs {
      guard var work = editor.library.works[job.work], editor.library.job(of: job.work) == nil else {
        continue
      }
      work.enrichment = .pending
      work.candidates = []
      editor.put(work)
      editor.put(EnrichmentJob(id: editor.newID(), work: work.id))
    }
  }
  return summary
}

/// Undoes an import but keeps the values that it changed in other books.
@Sendable private func takeBooksBack(_ app: App) async throws -> UndoSummary? {
  let before = await app.library
  let summary = try await app.importer.undoLast()
  try await app.store.commit(.edit("says it again")) { editor in
    for entry in before.entries where editor.library.entries.contains(entry.id) { editor.put(entry) }
  }
  return summary
}

/// The books of a file, parsed with the stack's own parser.
private struct FileContents {
  private(set) var format: ExportFormat?
  private(set) var books: [BookDraft] = []
  private(set) var rejected: [RejectedRow] = []
  private(set) var cellProblems: [CellProblem] = []
  /// The question about the columns, if they are unknown.
  private(set) var request: MappingRequest?

  /// - Throws: `ImportError`; `UnreadableFile` if the file cannot be read to its end.
  init(_ file: ImportFile) throws {
    if file.readable != nil { throw UnreadableFile() }
    var parser = ExportParser()
    try parser.append(file.bytes)
    try parser.finish()
    while let event = try parser.next() {
      switch event {
      case .header(let match, _): format = match.format
      case .book(let draft): books.append(draft)
      case .rejected(let row): rejected.append(row)
      case .needsMapping(let needed): request = needed
      }
    }
    cellProblems = parser.cellProblems
  }
}

/// Plans an import on a snapshot and commits the plan later.
private struct StaleImporter: BookImporting {
  let parts: ImportParts

  func run(_ source: ImportFile, progress: (ImportProgress, Int) -> Void) async throws -> ImportOutcome {
    let file = try FileContents(source)
    if let request = file.request { return .needsMapping(request) }
    guard let format = file.format else { throw ImportError.emptyFile }
    var planner = ImportPlanner(
      library: await parts.store.snapshot, format: format, strategy: parts.strategy, rules: parts.rules,
      now: parts.device.wallTime.now())
    for draft in file.books { planner.stage(draft) }
    planner.finish(rejected: file.rejected, fileName: source.name)
    try await parts.device.process.pass(.milliseconds(300), "the reader looks at the preview")
    let changes = planner.editor.changes
    try await parts.store.commit(.commitImport) { editor in
      for change in changes { editor.apply(change) }
    }
    var summary = planner.summary
    (summary.cellProblems, summary.cellProblemCount) = (file.cellProblems, file.cellProblems.count)
    return .done(summary)
  }
}

/// Commits a file in batches; atomically if one batch has room for the file.
struct BatchedImporter: BookImporting {
  let parts: ImportParts
  let rowsOfBatch: Int
  /// Changes the import's transaction, given the library before.
  var amend: @Sendable (inout LibraryEditor, Library) -> Void = { _, _ in }

  func run(_ source: ImportFile, progress: (ImportProgress, Int) -> Void) async throws -> ImportOutcome {
    let file = try FileContents(source)
    if let request = file.request { return .needsMapping(request) }
    guard let format = file.format else { throw ImportError.emptyFile }
    var bytes = HandedBytes(source)
    let account = try await parts.app.importer
      .plan(&bytes, fileName: source.name, strategy: parts.strategy)
    var last: ImportSummary?
    for start in stride(from: 0, to: file.books.count, by: rowsOfBatch) {
      let end = min(start + rowsOfBatch, file.books.count)
      last = try await commit(start..<end, of: file, format, source.name)
    }
    guard file.books.count <= rowsOfBatch, var last else { return account }
    // The library may have changed since the import was planned.
    (last.cellProblems, last.cellProblemCount) = (file.cellProblems, file.cellProblems.count)
    return .done(last)
  }

  private func commit(
    _ batch: Range<Int>, of file: FileContents, _ format: ExportFormat, _ fileName: String
  ) async throws -> ImportSummary {
    try await parts.store.commit(.commitImport) { [parts, amend] editor in
      let before = editor.library
      var planner = ImportPlanner(
        library: before, format: format, strategy: parts.strategy, rules: parts.rules,
        now: parts.device.wallTime.now())
      for draft in file.books[batch] { planner.stage(draft) }
      planner.finish(rejected: file.rejected, fileName: fileName)
      editor = planner.editor
      amend(&editor, before)
      return planner.summary
    }
  }
}

extension LibraryEditor {
  /// Restores the enrichment state and jobs of books that were answered or parked before the import.
  fileprivate mutating func keepAnswers(of before: Library) {
    for old in before.works where old.enrichment != .pending {
      guard var work = library.works[old.id], work.enrichment == .pending else { continue }
      (work.enrichment, work.candidates) = (old.enrichment, old.candidates)
      put(work)
      if let job = library.job(of: work.id) { remove(job.id) }
      if let job = before.job(of: work.id) { put(job) }
    }
  }
}

/// Puts the first batch into the library, then imports the file properly.
private struct EarlyImporter: BookImporting {
  let parts: ImportParts

  func run(_ source: ImportFile, progress: (ImportProgress, Int) -> Void) async throws -> ImportOutcome {
    let file = try FileContents(source)
    if let request = file.request { return .needsMapping(request) }
    guard let format = file.format else { throw ImportError.emptyFile }
    try await parts.store.commit(.stageImport) { [parts] editor in
      var planner = ImportPlanner(
        library: editor.library, format: format, strategy: parts.strategy, rules: parts.rules,
        now: parts.device.wallTime.now())
      for draft in file.books.prefix(parts.rules.batchSize) { planner.stage(draft) }
      editor = planner.editor
    }
    return try await parts.run(source, progress: progress)
  }
}

/// Stages batches with wrong numbers, removes that stage, then imports the file properly.
struct HoleyImporter: BookImporting {
  let parts: ImportParts
  /// Returns the number of the batch that begins with a row, given the batch size.
  let number: @Sendable (_ first: Int, _ size: Int) -> Int

  func run(_ source: ImportFile, progress: (ImportProgress, Int) -> Void) async throws -> ImportOutcome {
    let file = try FileContents(source)
    let size = parts.rules.batchSize
    let stage = try await parts.store.commit(.stageImport) { [parts] editor in
      let stage = StagedImport(
        id: editor.newID(), fileName: "draft of \(source.name)", format: file.format?.name ?? "",
        header: [],
        strategy: parts.strategy, started: parts.device.wallTime.now())
      editor.put(stage)
      return stage.id
    }
    for start in stride(from: 0, to: file.books.count, by: size) {
      try await parts.store.commit(.stageImport) { [number] editor in
        var rows = BatchRows()
        rows.books = Array(file.books[start..<min(start + size, file.books.count)])
        editor.put(
          StagedBatch(id: editor.newID(), stage: stage, number: number(start, size), rows: rows))
      }
    }
    try await parts.store.commit(.stageImport) { $0.remove(stage) }
    return try await parts.run(source, progress: progress)
  }
}

/// Shows a changed progress.
struct ShownImporter: BookImporting {
  let parts: ImportParts
  let shown: @Sendable (ImportProgress) -> ImportProgress

  func run(_ source: ImportFile, progress: (ImportProgress, Int) -> Void) async throws -> ImportOutcome {
    try await parts.run(source) { progress(shown($0), $1) }
  }
}

/// Drops the report of unreadable cells.
private struct QuietImporter: BookImporting {
  let parts: ImportParts

  func run(_ source: ImportFile, progress: (ImportProgress, Int) -> Void) async throws -> ImportOutcome {
    let outcome = try await parts.run(source, progress: progress)
    guard case .done(var summary) = outcome else { return outcome }
    (summary.cellProblems, summary.cellProblemCount) = ([], 0)
    return .done(summary)
  }
}

/// Keeps a stage of a file that cannot be read to its end.
private struct KeepingImporter: BookImporting {
  let parts: ImportParts

  func run(_ source: ImportFile, progress: (ImportProgress, Int) -> Void) async throws -> ImportOutcome {
    do {
      return try await parts.run(source, progress: progress)
    } catch let error as UnreadableFile {
      try await parts.store.commit(.stageImport) { [parts] editor in
        editor.put(
          StagedImport(
            id: editor.newID(), fileName: source.name, format: "", header: [],
            strategy: parts.strategy, started: parts.device.wallTime.now()))
      }
      throw error
    }
  }
}

/// Removes incomplete stages before an import.
private struct ClearingImporter: BookImporting {
  let parts: ImportParts

  func run(_ source: ImportFile, progress: (ImportProgress, Int) -> Void) async throws -> ImportOutcome {
    try await parts.store.commit(.stageImport) { editor in
      for stage in editor.library.stagedImports where !stage.isComplete { editor.remove(stage.id) }
    }
    return try await parts.run(source, progress: progress)
  }

  func resume() async throws { try await parts.app.importer.resume() }
}
