// What the stack makes of a reader's real export. Without a library to import into it changes nothing: the library is
// then one that lives as long as the command.

import BooksTrack
import BooksTrackAPI
import Foundation
import Lab

enum ImportCommand: Command {
  static let specification = CommandSpecification(
    name: "import",
    summary: "Imports a file into a library, or shows what that would do and changes nothing.",
    operands: ["FILE"],
    options: [
      OptionSpecification(
        "into", value: "LIBRARY",
        "The folder of the library; it is made if it is missing. Without it, nothing is changed."),
      OptionSpecification("undo", "Take the last import of the library back; no FILE then."),
      OptionSpecification(
        "strategy", value: "NAME", "What happens to duplicates: smart, skip, replace (smart)."),
      OptionSpecification("preview", "Only the format, the columns and the first three books."),
      OptionSpecification(
        "rejected", value: "FILE", "Where rejected rows go, as a file that can be mended and imported."),
      OptionSpecification(
        "all", short: "a", "List every duplicate, rejected row and series, not just the first 20."),
    ],
    examples: [
      "bookstrack-sim import goodreads_library_export.csv",
      "bookstrack-sim import export.csv --strategy skip --rejected rejected.csv",
      "bookstrack-sim import export.csv --into my-library",
      "bookstrack-sim import --undo --into my-library",
    ])

  static func run(_ arguments: ParsedArguments, _ console: Console) async throws -> ExitStatus {
    if arguments.has("undo") { return try await undo(arguments, console) }
    guard let path = arguments.operands.first else {
      throw UsageError("import needs a file: bookstrack-sim import FILE")
    }
    let name = try arguments.word(
      "strategy", default: "smart", among: DuplicateStrategy.allCases.map(\.rawValue))
    guard let strategy = DuplicateStrategy(rawValue: name) else {
      throw UsageError("no strategy is called \(name)")
    }
    let rejected = arguments.text("rejected").map(OutputFile.init)
    try check(arguments, rejected, path)
    var source = try FileSource(path)
    try rejected?.prepare()
    let fileName = URL(filePath: path).lastPathComponent
    do {
      if arguments.has("preview") { return try await preview(&source, fileName, console) }
      guard let library = arguments.text("into") else {
        return try await plan(&source, fileName, strategy, rejected, arguments, console)
      }
      let into = ImportInto(
        library: try await ImportLibrary.open(library, creating: true), console: console,
        isQuiet: arguments.has("quiet"))
      return try await into.run(&source, fileName, strategy, rejected, limit: limit(arguments))
    } catch let error as ImportError {
      throw Failure(status: .badData, message: "\(path): \(error.sentence)")
    }
  }

  private static func check(_ arguments: ParsedArguments, _ rejected: OutputFile?, _ path: String) throws {
    if let rejected, rejected.isSameFile(as: path) {
      throw UsageError(
        "--rejected names the export itself; give another file, nothing of yours is overwritten")
    }
    if rejected != nil && arguments.has("preview") {
      throw UsageError("--preview reads too little for --rejected")
    }
    if arguments.has("into") && arguments.has("preview") {
      throw UsageError("--preview imports nothing; give it or --into")
    }
  }

  private static func undo(_ arguments: ParsedArguments, _ console: Console) async throws -> ExitStatus {
    guard let library = arguments.text("into") else {
      throw UsageError("--undo needs a library: bookstrack-sim import --undo --into LIBRARY")
    }
    guard arguments.operands.isEmpty else {
      throw UsageError("--undo takes the last import back, whatever its file was; give no FILE")
    }
    for option in ["preview", "rejected", "strategy"] where arguments.has(option) {
      throw UsageError("--\(option) has no meaning with --undo")
    }
    let into = ImportInto(
      library: try await ImportLibrary.open(library, creating: false), console: console,
      isQuiet: arguments.has("quiet"))
    return try await into.undo()
  }

  private static func limit(_ arguments: ParsedArguments) -> Int { arguments.has("all") ? .max : 20 }

  private static func preview(
    _ source: inout FileSource, _ fileName: String, _ console: Console
  ) async throws -> ExitStatus {
    switch try await ImportPreview.make(of: &source, fileName: fileName) {
    case .needsMapping(let request): throw unknownColumns(request, fileName)
    case .preview(let preview):
      try console.write(ImportPage.preview(preview))
      return .success
    }
  }

  private static func plan(
    _ source: inout FileSource, _ fileName: String, _ strategy: DuplicateStrategy, _ rejected: OutputFile?,
    _ arguments: ParsedArguments, _ console: Console
  ) async throws -> ExitStatus {
    let wallTime = NoCalendar()
    let store = LibraryStore(replica: 1, storage: VolatileStorage(), wallTime: wallTime)
    let importer = Importer(store: store, wallTime: wallTime)
    var progress: ProgressLine?
    let outcome = try await importer.plan(&source, fileName: fileName, strategy: strategy) { state in
      let line =
        progress ?? ProgressLine(console, total: state.total, unit: "books", isQuiet: arguments.has("quiet"))
      progress = line
      line.update(state.staged)
    }
    progress?.finish()
    switch outcome {
    case .needsMapping(let request): throw unknownColumns(request, fileName)
    case .done(let summary):
      try rejected?.write(Data(summary.rejectedCSV()))
      try console.write(ImportPage(summary, limit: limit(arguments), library: "nothing was changed").text)
      return .success
    }
  }

  /// The failure for a file whose columns nobody knows.
  static func unknownColumns(_ request: MappingRequest, _ fileName: String) -> Failure {
    Failure(status: .badData, message: "\(fileName): \(request.sentence)")
  }
}

/// Rows of a plan that is thrown away need no date.
private struct NoCalendar: WallTime {
  func now() -> Timestamp { Timestamp(milliseconds: 0) }
}
