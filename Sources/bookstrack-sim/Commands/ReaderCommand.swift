// `reader`: shows the reading of one reader of a run.

import Foundation
import LabWorld
import LoadRun

enum ReaderCommand: Command {
  static let specification = CommandSpecification(
    name: "reader",
    summary:
      "Shows what one reader of a run has read: a calendar, sessions, pace, books, and the picture of it.",
    operands: ["NUMBER"],
    options: RunCommand.settings + [
      OptionSpecification("json", "The same as JSON, on standard output."), PageOption.specification,
    ],
    examples: [
      "bookstrack-sim reader 3 --scenario reading-month",
      "bookstrack-sim reader 17 --users 20 --days 60 --books 500 --seed 4 --json",
    ])

  static func run(_ arguments: ParsedArguments, _ console: Console) async throws -> ExitStatus {
    let configuration = try RunCommand.configuration(arguments)
    guard configuration.readingDays > 0 else {
      throw UsageError(
        "nobody reads in the scenario \(configuration.scenario.name); try --scenario reading-month, or --days 30"
      )
    }
    let page = try PageOption(arguments)
    let last = configuration.users - 1
    guard let reader = arguments.operands.first.flatMap({ Int($0) }), (0...last).contains(reader) else {
      throw UsageError(
        "NUMBER is \(arguments.operands.first ?? "missing"); expected a whole number from 0 to \(last)")
    }
    let told = try LoadRun(configuration).explain(reader: reader)
    guard let diary = told.diary else {
      let violations = told.violations.map { "\($0.clause) \($0.place): \($0.complaint)" }
      throw Failure(status: .violation, message: violations.joined(separator: "\n"))
    }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    let data = try encoder.encode(diary) + Data("\n".utf8)
    try Delivery(console, arguments).send(
      report: data, to: nil, with: try page.attachments(data, name: "reader \(reader)")
    ) { ReadingPage(diary, of: reader, configuration).text }
    return told.violations.isEmpty ? .success : .violation
  }
}
