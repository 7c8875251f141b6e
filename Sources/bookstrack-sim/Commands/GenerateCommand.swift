// `generate`: synthetic exports with their truth, and profiles of exports beside those of real readers.

import BooksTrack
import Foundation
import LabWorld
import Simulation
import Synthesis

enum GenerateCommand: Command {
  static let specification = CommandSpecification(
    name: "generate",
    summary: "Writes a synthetic export, and on request the truth about each of its rows.",
    operands: ["[FILE]"],
    options: [
      OptionSpecification("books", short: "b", value: "N", "Different books (1500)."),
      OptionSpecification(
        "format", short: "f", value: "NAME",
        "The kind of export: \(formats.joined(separator: ", ")) (goodreads)."),
      OptionSpecification("seed", short: "s", value: "N", "Fixes every byte (1)."),
      OptionSpecification(
        "readership", value: "NAME",
        "What kind of reader has it: \(Readership.names.joined(separator: ", ")) (mixed: one of them)."),
      OptionSpecification("catalog", value: "N", "Works in the catalog that it is drawn from (30000)."),
      OptionSpecification("output", short: "o", value: "FILE", "Where the export goes (standard output)."),
      OptionSpecification("truth", value: "FILE", "Where the truth goes, as JSON."),
      OptionSpecification(
        "profile",
        "In place of the export, what share of its rows has which traits; with FILE, of the rows of that export."
      ),
      OptionSpecification("json", "The profile as JSON in place of the table."),
    ],
    examples: [
      "bookstrack-sim generate --seed 7 --output library.csv --truth truth.json",
      "bookstrack-sim generate --profile --seed 7",
      "bookstrack-sim generate --profile library.csv",
    ])

  private static var formats: [String] { ExportKind.every.map(\.name) }

  static func run(_ arguments: ParsedArguments, _ console: Console) async throws -> ExitStatus {
    guard arguments.has("profile") else {
      if let file = arguments.operands.first {
        throw UsageError("`generate` takes \"\(file)\" with --profile only")
      }
      try arguments.refuse("json", because: "needs --profile")
      return try write(arguments, console)
    }
    try arguments.refuse("output", "truth", because: "has no meaning with --profile, which writes no export")
    guard let path = arguments.operands.first else {
      return try show(profile: library(arguments).export, of: "the export", arguments, console)
    }
    try arguments.refuse(
      "books", "format", "seed", "readership", "catalog",
      because: "has no meaning with a file, for which nothing is drawn")
    return try show(profile: Array(InputFile.read(path, "an export")), of: path, arguments, console)
  }

  /// Generates the library of the options.
  private static func library(_ arguments: ParsedArguments) throws -> SyntheticLibrary {
    let size = try arguments.number(
      "catalog", default: Catalog.defaultSize, in: LoadConfiguration.Allowed.catalogSize)
    let books = try arguments.number("books", default: 1_500, in: 1...size * 3 / 4)
    let seed = try arguments.seed("seed", default: 1)
    let readership = try arguments.value("readership", default: Readership.mixed)
    let name = try arguments.word("format", default: "goodreads", among: formats)
    guard let format = ExportKind.named(name) else { throw UsageError("no export kind is called \(name)") }
    return SyntheticLibrary.make(
      catalog: Catalog.make(seed: seed, size: size, alike: CatalogAlike.perTenThousand), books: books,
      format: format,
      reader: readership.kind(ofReader: 0, seed: seed),
      stream: RandomStream(seed: seed, name: "generate"))
  }

  private static func write(_ arguments: ParsedArguments, _ console: Console) throws -> ExitStatus {
    let export = arguments.text("output").map(OutputFile.init)
    let truth = arguments.text("truth").map(OutputFile.init)
    if let truth, let export, truth.isSameFile(as: export.path) {
      throw UsageError("--output and --truth name the same file")
    }
    try export?.prepare()
    try truth?.prepare()

    let library = try library(arguments)
    try truth?.write(try library.truth.encoded())
    if let export {
      try export.write(Data(library.export))
    } else {
      try console.write(bytes: library.export)
    }
    if !arguments.has("quiet") {
      let size = "\(library.truth.rows.count.of("row")), \(library.export.count.of("byte"))"
      if let export { console.note("\(size): \(export.path)\n") }
      if let truth { console.note("truth: \(truth.path)\n") }
    }
    return .success
  }

  private static func show(
    profile bytes: [UInt8], of path: String, _ arguments: ParsedArguments, _ console: Console
  ) throws -> ExitStatus {
    do {
      guard let report = ProfileReport(try ExportProfile(bytes)) else {
        throw Failure(
          status: .badData, message: "\(path): no book was recognised; import --preview says what is there")
      }
      try Delivery(console, arguments).send(report: try report.encoded(), to: nil) { report.table() }
    } catch let error as ImportError {
      throw Failure(status: .badData, message: "\(path): \(error.sentence)")
    }
    return .success
  }
}
