// Planted: imports that are not one act, or not the same act twice.

import BooksTrack
import BooksTrackAPI
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
      "import-inserts-again", breaks: "IMP-11", caughtBy: .libraryModel,
      "Nobody looks whether a book is there already: a second import doubles it."
    ) { $0.policy.imports.lookup = DuplicateLookup { _, _, _ in .noDuplicate } },
    PlantedBug(
      "import-replaces", breaks: "DUP-6", caughtBy: .libraryModel,
      "A second import puts what the file says over what the reader has entered since."
    ) { $0.duplicates = .replace },
  ]
}

/// The books of a file, read with the stack's own reader.
private struct FileContents {
  private(set) var format: ExportFormat?
  private(set) var books: [BookDraft] = []
  private(set) var rejected: [RejectedRow] = []
  /// What has to be asked about the columns, if nobody knows them.
  private(set) var request: MappingRequest?

  init(_ bytes: [UInt8]) throws(ImportError) {
    var parser = ExportParser()
    try parser.append(bytes)
    try parser.finish()
    while let event = try parser.next() {
      switch event {
      case .header(let match, _): format = match.format
      case .book(let draft): books.append(draft)
      case .rejected(let row): rejected.append(row)
      case .needsMapping(let asked): request = asked
      }
    }
  }
}

/// Plans now and commits later.
private struct StaleImporter: BookImporting {
  let parts: ImportParts

  func run(_ bytes: [UInt8], chunkSize: Int, fileName: String) async throws -> ImportOutcome {
    let file = try FileContents(bytes)
    if let request = file.request { return .needsMapping(request) }
    guard let format = file.format else { throw ImportError.emptyFile }
    var planner = ImportPlanner(
      library: await parts.store.snapshot, format: format, strategy: parts.strategy, rules: parts.rules,
      now: parts.device.wallTime.now())
    for draft in file.books { planner.stage(draft) }
    planner.finish(rejected: file.rejected, fileName: fileName)
    try await parts.device.process.pass(.milliseconds(300), "the reader looks at the preview")
    let changes = planner.editor.changes
    try await parts.store.commit(.commitImport) { $0.putAll(changes) }
    return .done(planner.summary)
  }
}

/// Commits what it has read so far, again and again; whole if a batch has room for the file.
struct BatchedImporter: BookImporting {
  let parts: ImportParts
  let rowsOfBatch: Int

  func run(_ bytes: [UInt8], chunkSize: Int, fileName: String) async throws -> ImportOutcome {
    let file = try FileContents(bytes)
    if let request = file.request { return .needsMapping(request) }
    guard let format = file.format else { throw ImportError.emptyFile }
    var source = BytesSource(bytes, chunkSize: chunkSize)
    let account = try await parts.app.importer
      .plan(&source, fileName: fileName, strategy: parts.strategy)
    for start in stride(from: 0, to: file.books.count, by: rowsOfBatch) {
      let end = min(start + rowsOfBatch, file.books.count)
      try await commit(file.books[start..<end], format, fileName)
    }
    return account
  }

  private func commit(_ batch: ArraySlice<BookDraft>, _ format: ExportFormat, _ fileName: String) async throws
  {
    try await parts.store.commit(.commitImport) { [parts] editor in
      var planner = ImportPlanner(
        library: editor.library, format: format, strategy: parts.strategy, rules: parts.rules,
        now: parts.device.wallTime.now())
      for draft in batch { planner.stage(draft) }
      planner.finish(rejected: [], fileName: fileName)
      editor = planner.editor
    }
  }
}

/// Shows what it has, and imports it properly afterwards.
private struct EarlyImporter: BookImporting {
  let parts: ImportParts

  func run(_ bytes: [UInt8], chunkSize: Int, fileName: String) async throws -> ImportOutcome {
    let file = try FileContents(bytes)
    if let request = file.request { return .needsMapping(request) }
    guard let format = file.format else { throw ImportError.emptyFile }
    try await parts.store.commit(.stageImport) { [parts] editor in
      var planner = ImportPlanner(
        library: editor.library, format: format, strategy: parts.strategy, rules: parts.rules,
        now: parts.device.wallTime.now())
      for draft in file.books.prefix(parts.rules.batchSize) { planner.stage(draft) }
      editor = planner.editor
    }
    var source = BytesSource(bytes, chunkSize: chunkSize)
    return try await parts.app.importer
      .run(&source, fileName: fileName, strategy: parts.strategy)
  }
}

/// Stages batches by itself, and takes the stage away again before it imports.
struct HoleyImporter: BookImporting {
  let parts: ImportParts
  /// The number of a batch that begins with that row; batches are so long.
  let number: @Sendable (_ first: Int, _ size: Int) -> Int

  func run(_ bytes: [UInt8], chunkSize: Int, fileName: String) async throws -> ImportOutcome {
    let file = try FileContents(bytes)
    let size = parts.rules.batchSize
    let stage = try await parts.store.commit(.stageImport) { [parts] editor in
      let stage = StagedImport(
        id: editor.newStagedImportID(), fileName: fileName, format: file.format?.name ?? "", header: [],
        strategy: parts.strategy, started: parts.device.wallTime.now())
      editor.put(stage)
      return stage.id
    }
    for start in stride(from: 0, to: file.books.count, by: size) {
      try await parts.store.commit(.stageImport) { [number] editor in
        var rows = BatchRows()
        rows.books = Array(file.books[start..<min(start + size, file.books.count)])
        editor.put(
          StagedBatch(id: editor.newStagedBatchID(), stage: stage, number: number(start, size), rows: rows))
      }
    }
    try await parts.store.commit(.stageImport) { $0.remove(stage) }
    var source = BytesSource(bytes, chunkSize: chunkSize)
    return try await parts.app.importer
      .run(&source, fileName: fileName, strategy: parts.strategy)
  }
}
