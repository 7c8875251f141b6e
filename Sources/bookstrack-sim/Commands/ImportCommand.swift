// `import`: imports a reader's real export. Without `--into` nothing is changed: the library then exists only
// as long as the command.

import BooksTrack
import BooksTrackAPI
import Foundation
import LabWorld

enum ImportCommand: Command {
  static let specification = CommandSpecification(
    name: "import",
    summary: "Imports a file into a library, or shows what that would do and changes nothing.",
    operands: ["FILE…"],
    options: [
      OptionSpecification(
        "into", value: "LIBRARY",
        "The folder of the library; it is made if it is missing. Without it, nothing is changed."),
      OptionSpecification("undo", "Take the last import of the library back; no FILE then."),
      OptionSpecification(
        "strategy", value: "NAME", "What happens to duplicates: smart, skip, replace (smart)."),
      OptionSpecification(
        "map", value: "COLUMNS",
        "What the columns of an unknown file hold: title=Name,author=Writer,rating=Stars/10; or their numbers."
      ),
      OptionSpecification(
        "dates", value: "ORDER",
        "Whether the day or the month is first in dates of which the column does not tell it: day-first, month-first."
      ),
      OptionSpecification(
        "encoding", value: "NAME",
        "The encoding of the file, such as windows-1251, if its letters come out wrong."),
      OptionSpecification("preview", "Only the format, the columns and the first three books."),
      OptionSpecification("explain", value: "ROW", "Only what is decided about one row, and why."),
      OptionSpecification(
        "rejected", value: "FILE",
        "Where rejected rows go, if there are any, as a file that can be mended and imported. A file that is there is "
          + "left alone."),
      OptionSpecification("overwrite", "The file of the rejected rows may replace another one."),
      OptionSpecification(
        "all", short: "a", "List every duplicate, rejected row and series, not just the first 20."),
      OptionSpecification(
        "series", value: "NAME", optional: true,
        "The shelf of series that the library then has, in place of the account; with a NAME behind FILE, that one "
          + "with every place."),
      OptionSpecification("json", "The account as JSON, complete, in place of the page."),
      PageOption.specification,
    ] + ImportReduction.options,
    examples: [
      "bookstrack-sim import goodreads_library_export.csv",
      "bookstrack-sim import export.csv --strategy skip --rejected rejected.csv",
      "bookstrack-sim import export.csv --explain 17",
      "bookstrack-sim import books.csv --map title=Name,author=Writer,rating=Stars",
      "bookstrack-sim import - --encoding windows-1251",
      "bookstrack-sim import export.csv --series",
      "bookstrack-sim import export.csv --series Discworld",
      "bookstrack-sim import export.csv --into my-library",
      "bookstrack-sim import goodreads.csv storygraph.csv --into my-library",
      "bookstrack-sim import --undo --into my-library",
      "bookstrack-sim import export.csv --reduce small.csv --keep \"left out\"",
    ])

  static func run(_ arguments: ParsedArguments, _ console: Console) async throws -> ExitStatus {
    if arguments.has("undo") { return try await undo(arguments, console) }
    guard let first = arguments.operands.first, !arguments.operands.contains("") else {
      throw UsageError("import needs a file: bookstrack-sim import FILE")
    }
    if arguments.operands.count == 1 { return try await run(first, arguments, console) }
    try arguments.refuse(
      "explain", "rejected", "series", "html", "reduce", "keep", because: "takes one FILE")
    guard arguments.has("into") || arguments.has("preview") else {
      throw UsageError("several files are imported one after the other; --into names the library")
    }
    var status = ExitStatus.success
    for path in arguments.operands {
      if !arguments.has("json") { try console.write("\(path)\n") }
      let next = try await run(path, arguments, console)
      if status == .success { status = next }
    }
    return status
  }

  /// Imports one file.
  private static func run(
    _ path: String, _ arguments: ParsedArguments, _ console: Console
  ) async throws -> ExitStatus {
    let request = try ImportRequest(path, arguments)
    if let reduction = try ImportReduction(path, arguments, request) {
      return try await reduction.run(console, app: app)
    }
    var source = try FileSource(path)
    try request.rejected?.prepare(replacing: arguments.has("overwrite"))
    _ = try PageOption(arguments)
    do {
      if arguments.has("preview") { return try await preview(&source, request, console) }
      if let row = request.row { return try await explain(row, &source, request, console) }
      guard let library = arguments.text("into") else { return try await plan(&source, request, console) }
      if Self.isNew(library) { try await check(at: path, request) }
      let into = ImportInto(
        library: try await ImportLibrary.open(library, creating: true) { $0.imports = request.rules },
        console: console,
        isQuiet: request.isQuiet)
      return try await into.run(&source, request)
    } catch let error as ImportError {
      throw request.refusal(for: error)
    }
  }

  /// Returns true if opening the folder would create a new library.
  private static func isNew(_ library: String) -> Bool {
    let names = try? FileManager.default.contentsOfDirectory(atPath: library)
    return names?.isEmpty ?? !FileManager.default.fileExists(atPath: library)
  }

  /// Checks the file name and, if the file can be read twice, its beginning, so that a rejected file does not
  /// create a library.
  private static func check(at path: String, _ request: ImportRequest) async throws {
    try request.rules.fileTypes.check(request.fileName)
    let attributes = try? FileManager.default.attributesOfItem(
      atPath: URL(filePath: path).resolvingSymlinksInPath().path(percentEncoded: false))
    // A pipe cannot be read twice.
    guard attributes?[.type] as? FileAttributeType == .typeRegular else { return }
    var source = try FileSource(path)
    let found = try await ImportPreview.make(of: &source, fileName: request.fileName, rules: request.rules)
    if case .needsMapping(let mapping) = found { throw request.unknownColumns(mapping) }
  }

  private static func undo(_ arguments: ParsedArguments, _ console: Console) async throws -> ExitStatus {
    guard let library = arguments.text("into") else {
      throw UsageError("--undo needs a library: bookstrack-sim import --undo --into LIBRARY")
    }
    guard arguments.operands.isEmpty else {
      throw UsageError("--undo takes the last import back, whatever its file was; give no FILE")
    }
    try arguments.refuse(
      "preview", "explain", "rejected", "overwrite", "strategy", "map", "dates", "encoding", "json", "all",
      "series", "html", "reduce", "keep",
      because: "has no meaning with --undo")
    let into = ImportInto(
      library: try await ImportLibrary.open(library, creating: false), console: console,
      isQuiet: arguments.has("quiet"))
    return try await into.undo()
  }

  private static func preview(
    _ source: inout FileSource, _ request: ImportRequest, _ console: Console
  ) async throws -> ExitStatus {
    switch try await ImportPreview.make(
      of: &source, fileName: request.fileName, rules: request.rules)
    {
    case .needsMapping(let mapping): throw request.unknownColumns(mapping)
    case .preview(let preview):
      try console.write(ImportPreviewPage(preview).text)
      return .success
    }
  }

  private static func explain(
    _ row: Int, _ source: inout FileSource, _ request: ImportRequest, _ console: Console
  ) async throws -> ExitStatus {
    let explanation = try await app(request.rules).importer.explain(
      row: row, of: &source, fileName: request.fileName, strategy: request.strategy)
    switch explanation {
    case .needsMapping(let mapping): throw request.unknownColumns(mapping)
    case .noSuchRow(let rows):
      throw Failure(status: .badData, message: "\(request.fileName) has \(rows.of("row")), and no row \(row)")
    case .row(let found):
      try console.write(ImportExplanationPage(found).text)
      return .success
    }
  }

  private static func plan(
    _ source: inout FileSource, _ request: ImportRequest, _ console: Console
  ) async throws -> ExitStatus {
    var progress: ProgressLine?
    func show(_ state: ImportProgress) {
      let line =
        progress ?? ProgressLine(console, total: state.total, unit: "book", isQuiet: request.isQuiet)
      progress = line
      line.update(state.staged)
    }
    let app = app(request.rules)
    let outcome =
      request.series == nil
      ? try await app.importer.plan(
        &source, fileName: request.fileName, strategy: request.strategy, progress: show)
      : try await app.importer.run(
        &source, fileName: request.fileName, strategy: request.strategy, progress: show)
    progress?.finish()
    return try request.conclude(outcome, in: await app.library, contents: nil, console)
  }

  /// Creates an app with a library that lives only as long as the command.
  static func app(_ rules: ImportRules) -> App {
    var platform = AppPlatform.thisMachine
    platform.wallTime = NoCalendar()
    var policy = AppPolicy()
    policy.imports = rules
    return App(Library(replica: 1), in: VolatileStorage(), on: platform, policy: policy)
  }
}

/// A dummy clock: rows of a discarded plan need no date.
private struct NoCalendar: WallTime {
  func now() -> Timestamp { Timestamp(milliseconds: 0) }
}
