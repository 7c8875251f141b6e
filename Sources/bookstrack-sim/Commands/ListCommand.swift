// `list`: what there is to choose from, from the tables of the lab.

import LabWorld

enum ListCommand: Command {
  static let specification = CommandSpecification(
    name: "list",
    summary: "Lists what there is to choose from: scenarios, moods, faults, planted bugs, clauses and more.",
    operands: ["[WHAT]"],
    options: [
      OptionSpecification("names", "Only the names, one a line, for other programs."),
      OptionSpecification("schema", "Of figures: the JSON Schema of a report's figures."),
    ],
    examples: [
      "bookstrack-sim list", "bookstrack-sim list scenarios", "bookstrack-sim list planted-bugs --names",
    ])

  static func run(_ arguments: ParsedArguments, _ console: Console) async throws -> ExitStatus {
    guard let what = arguments.operands.first else {
      if arguments.has("schema") { throw UsageError("--schema is an option of list figures") }
      if arguments.has("names") {
        try console.write(NamedList.all.map { "\($0.name)\n" }.joined())
      } else {
        try console.write(overview)
      }
      return .success
    }
    guard let list = NamedList.all.first(where: { $0.name == what }) else {
      let names = NamedList.all.map(\.name)
      let near = NearestWord.nearest(to: what, among: names).map { "; did you mean \($0)?" } ?? ""
      throw UsageError("there is no list \"\(what)\"\(near); it is one of \(names.joined(separator: ", "))")
    }
    if arguments.has("schema") {
      guard what == "figures" else { throw UsageError("only figures have a schema, not \(what)") }
      try arguments.refuse("names", because: "is in place of --schema")
      try console.write(String(decoding: FigureShape.schema(), as: UTF8.self))
      return .success
    }
    let entries = list.entries
    if arguments.has("names") {
      try console.write(entries.map { "\($0.name)\n" }.joined())
    } else {
      try console.write(Columns.text(entries.map { ($0.name, $0.sentence) }) + "\n")
    }
    return .success
  }

  private static var overview: String {
    let rows = NamedList.all.map { list in
      let options = list.options.isEmpty ? "" : "; \(list.options.joined(separator: ", "))"
      return (list.name, "\(list.entries.count) \(list.about)\(options)")
    }
    return Columns.text(rows) + "\n\nbookstrack-sim list WHAT shows one of them.\n"
  }
}
