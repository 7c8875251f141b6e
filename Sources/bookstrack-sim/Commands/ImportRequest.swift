// The parsed arguments of `import`, checked before any file is opened.

import BooksTrack
import Foundation
import LabWorld

/// The parsed arguments of `import`.
struct ImportRequest {
  /// The path of the file, as given.
  private let path: String
  private let arguments: ParsedArguments
  /// The last component of the path.
  let fileName: String
  let strategy: DuplicateStrategy
  /// The import rules, with the column mapping of `--map`.
  let rules: ImportRules
  /// The file for rejected rows.
  let rejected: OutputFile?
  /// The row to explain.
  let row: Int?
  /// The requested series, empty for all; nil for the report of the import.
  let series: String?
  /// The maximum number of listed duplicates, rejected rows and series, each.
  let limit: Int
  let isJSON: Bool
  let isQuiet: Bool

  /// - Throws: `UsageError` for contradictory options.
  init(_ path: String, _ arguments: ParsedArguments) throws {
    let name = try arguments.word(
      "strategy", default: "smart", among: DuplicateStrategy.allCases.map(\.rawValue))
    guard let strategy = DuplicateStrategy(rawValue: name) else {
      throw UsageError("no strategy is called \(name)")
    }
    self.strategy = strategy
    rules = try Self.rules(arguments)
    self.path = path
    self.arguments = arguments
    fileName = path == "-" ? "standard input" : URL(filePath: path).lastPathComponent
    rejected = arguments.text("rejected").map(OutputFile.init)
    row = try arguments.has("explain") ? arguments.number("explain", default: 1, in: 1...Int(Int32.max)) : nil
    series = arguments.text("series")
    limit = arguments.has("all") ? .max : 20
    isJSON = arguments.has("json")
    isQuiet = arguments.has("quiet")
    if let rejected, rejected.isSameFile(as: path) {
      throw UsageError(
        "--rejected names the export itself; give another file, nothing of yours is overwritten")
    }
    try Self.check(arguments)
  }

  private static func rules(_ arguments: ParsedArguments) throws -> ImportRules {
    var rules = ImportRules.standard
    if let name = arguments.text("encoding") {
      guard let encoding = TextEncoding(name: name) else {
        let known = TextEncoding.allCases.map(\.rawValue).joined(separator: ", ")
        throw UsageError("--encoding knows no \(name); it knows \(known)")
      }
      rules.encoding = encoding
    }
    if let order = arguments.text("dates") {
      guard let order = DayOrder(rawValue: order) else {
        throw UsageError("--dates takes day-first or month-first, not \(order)")
      }
      rules.dayOrder = order
    }
    guard let text = arguments.text("map") else { return rules }
    do throws(MappingProblem) {
      rules.mapping = try ColumnMapping(text)
    } catch {
      throw UsageError("--map: \(error.sentence)")
    }
    return rules
  }

  /// Rejects combinations of `--preview` and `--explain` with options that need the whole file.
  private static func check(_ arguments: ParsedArguments) throws {
    for look in ["preview", "explain"] where arguments.has(look) {
      try arguments.refuse(
        "rejected", "json", "all", "series", "html", because: "needs more than --\(look) reads")
      try arguments.refuse("into", because: "imports; --\(look) does not, so give one of them")
    }
    if arguments.has("preview") {
      try arguments.refuse("strategy", because: "decides nothing in a --preview")
    }
    if arguments.has("series") {
      try arguments.refuse("all", because: "lists more of the account; --series is complete")
    }
    if !arguments.has("rejected") { try arguments.refuse("overwrite", because: "needs --rejected") }
    if arguments.has("preview") && arguments.has("explain") {
      throw UsageError("--preview and --explain are two looks; give one")
    }
  }

  /// Prints the result of an import and writes the rejected rows to their file.
  ///
  /// - Parameters:
  ///   - library: The library after the import, for series.
  ///   - contents: The contents of the library; nil if there is none.
  func conclude(
    _ outcome: ImportOutcome, in library: Library, contents: String?, _ console: Console
  ) throws -> ExitStatus {
    switch outcome {
    case .needsMapping(let mapping): throw unknownColumns(mapping)
    case .done(let summary):
      let account = try account(of: summary, library, contents)
      let page = try page(of: summary, library, contents)
      let mended = summary.rejected.isEmpty ? nil : rejected
      try Delivery(console, isJSON: isJSON, isQuiet: isQuiet).send(
        account,
        (mended.map { [Delivery.Attachment("rejected rows", $0, Data(summary.rejectedCSV()))] } ?? []) + page)
      return .success
    }
  }

  /// Returns the requested page, or the report as JSON.
  private func account(
    of summary: ImportSummary, _ library: Library, _ contents: String?
  ) throws -> String {
    let shelves = try series.map { try ImportedSeries(of: library, named: $0, after: summary) }
    guard isJSON else {
      return shelves.map { SeriesPage($0).text } ?? ImportPage(summary, limit: limit, library: contents).text
    }
    return try ImportReport(summary, file: fileName, library: contents, shelves: shelves).encoded()
  }

  /// Returns the page with charts, if it was requested: with the series of the library.
  private func page(
    of summary: ImportSummary, _ library: Library, _ contents: String?
  ) throws -> [Delivery.Attachment] {
    guard arguments.has("html") else { return [] }
    let shelves = try series.map { try ImportedSeries(of: library, named: $0, after: summary) }
    let report = try ImportReport(summary, file: fileName, library: contents, shelves: shelves).encoded()
    return try PageOption(arguments).attachments(Data(report.utf8), name: fileName)
  }

  /// Returns the failure for a file with unknown columns: its first rows, and a mapping to start from.
  func unknownColumns(_ mapping: MappingRequest) -> Failure {
    let rows = [mapping.header] + mapping.sampleRows
    let width = rows.map(\.count).max() ?? 0
    let cells = (0..<width).map { column in
      ["  \(column + 1)"] + rows.map { column < $0.count ? $0[column].cut(to: 24) : "" }
    }
    let table = Grid(columns: rows.count + 1).render(cells)
    let proposal =
      mapping.proposal.map { ["This may be right; it is not applied by itself:", command(map: $0.text)] }
      ?? [
        "If it holds books, type the name or number of a column in place of each ?:",
        command(map: "title=?,author=?"),
      ]
    let lines = ["\(fileName): \(mapping.sentence)"] + table + proposal
    return Failure(
      status: .badData, message: lines.map(\.withoutControls).joined(separator: "\n"))
  }

  /// Returns the failure for a rejected file: the problem, and the command to enter.
  func refusal(for error: ImportError) -> Failure {
    let advice: [String] =
      switch error {
      case .mapping(.notColumns): ["Without it, type:", command(map: nil)]
      case .mapping: ["What the columns hold can be said anew:", command(map: "title=?,author=?")]
      case .noTitleColumn:
        error.mapping.map { ["If the titles are in the first one named here, type:", command(map: $0.text)] }
          ?? ["Type the name or number of a column in place of each ?:", command(map: "title=?,author=?")]
      default:
        ["With the new file, type:", Self.command(arguments.words(replacing: path, by: Self.csv(path)))]
      }
    let lines = ["\(path): \(error.sentence)"] + advice
    return Failure(status: .badData, message: lines.map(\.withoutControls).joined(separator: "\n"))
  }

  /// The same call with another mapping.
  private func command(map: String?) -> String { Self.command(arguments.words(with: "map", map)) }

  private static func command(_ words: [String]) -> String {
    "  bookstrack-sim import \(words.map(\.shellQuoted).joined(separator: " "))"
  }

  /// A path with the extension `.csv`.
  private static func csv(_ path: String) -> String {
    URL(filePath: path).deletingPathExtension().appendingPathExtension("csv").relativePath
  }
}
