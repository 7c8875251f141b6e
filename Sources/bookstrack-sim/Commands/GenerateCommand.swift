// Synthetic exports with their truth.

import Foundation
import Lab
import Simulation
import Synthesis

enum GenerateCommand: Command {
  static let specification = CommandSpecification(
    name: "generate",
    summary: "Writes a synthetic export, and on request the truth about each of its rows.",
    operands: [],
    options: [
      OptionSpecification("books", short: "b", value: "N", "Different books (1500)."),
      OptionSpecification(
        "format", short: "f", value: "NAME",
        "The kind of export: \(formats.joined(separator: ", ")) (goodreads)."),
      OptionSpecification("seed", short: "s", value: "N", "Fixes every byte (1)."),
      OptionSpecification("catalog", value: "N", "Works in the catalog that it is drawn from (30000)."),
      OptionSpecification("output", short: "o", value: "FILE", "Where the export goes (standard output)."),
      OptionSpecification("truth", value: "FILE", "Where the truth goes, as JSON."),
    ],
    examples: ["bookstrack-sim generate --seed 7 --output library.csv --truth truth.json"])

  private static var formats: [String] { ExportKind.all.map(\.name) }

  static func run(_ arguments: ParsedArguments, _ console: Console) async throws -> ExitStatus {
    let size = try arguments.number(
      "catalog", default: Catalog.defaultSize, in: LoadConfiguration.Allowed.catalogSize)
    let books = try arguments.number("books", default: 1_500, in: 1...size * 3 / 4)
    let seed = try arguments.seed("seed", default: 1)
    let name = try arguments.word("format", default: "goodreads", among: formats)
    guard let format = ExportKind.named(name) else { throw UsageError("no export kind is called \(name)") }
    let export = arguments.text("output").map(OutputFile.init)
    let truth = arguments.text("truth").map(OutputFile.init)
    if let truth, let export, truth.isSameFile(as: export.path) {
      throw UsageError("--output and --truth name the same file")
    }
    try export?.prepare()
    try truth?.prepare()

    let library = SyntheticLibrary.make(
      catalog: Catalog.make(seed: seed, size: size), books: books, format: format,
      stream: RandomStream(seed: seed, name: "generate"))
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
}
