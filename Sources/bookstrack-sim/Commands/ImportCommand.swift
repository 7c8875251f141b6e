// What the stack makes of a reader's real export. It changes nothing: the library is one that lives as long as the
// command.

import BooksTrack
import BooksTrackAPI
import Foundation
import Lab

enum ImportCommand: Command {
  static let specification = CommandSpecification(
    name: "import",
    summary: "Shows what an import of a file would do, row by row where it matters; changes nothing.",
    operands: ["FILE"],
    options: [
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
    ])

  static func run(_ arguments: ParsedArguments, _ console: Console) async throws -> ExitStatus {
    guard let path = arguments.operands.first else {
      throw UsageError("import needs a file: bookstrack-sim import FILE")
    }
    let name = try arguments.word(
      "strategy", default: "smart", among: DuplicateStrategy.allCases.map(\.rawValue))
    guard let strategy = DuplicateStrategy(rawValue: name) else {
      throw UsageError("no strategy is called \(name)")
    }
    let rejected = arguments.text("rejected").map(OutputFile.init)
    if let rejected, rejected.isSameFile(as: path) {
      throw UsageError(
        "--rejected names the export itself; give another file, nothing of yours is overwritten")
    }
    if rejected != nil && arguments.has("preview") {
      throw UsageError("--preview reads too little for --rejected")
    }
    var source = try FileSource(path)
    try rejected?.prepare()
    let fileName = URL(filePath: path).lastPathComponent
    do {
      if arguments.has("preview") { return try await preview(&source, fileName, console) }
      return try await plan(&source, fileName, strategy, rejected, arguments, console)
    } catch let error as ImportError {
      throw Failure(status: .badData, message: "\(path): \(error.sentence)")
    }
  }

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
      try console.write(ImportPage(summary, limit: arguments.has("all") ? .max : 20).text)
      return .success
    }
  }

  private static func unknownColumns(_ request: MappingRequest, _ fileName: String) -> Failure {
    Failure(status: .badData, message: "\(fileName): \(request.sentence)")
  }
}

/// Rows of a plan that is thrown away need no date.
private struct NoCalendar: WallTime {
  func now() -> Timestamp { Timestamp(milliseconds: 0) }
}
