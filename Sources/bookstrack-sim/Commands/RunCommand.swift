// The load run.

import Foundation
import Lab

enum RunCommand: Command {
  static let specification = CommandSpecification(
    name: "run",
    summary: "Runs readers through import, enrichment and series, and judges what they lived through.",
    operands: [],
    options: [
      OptionSpecification("users", short: "u", value: "N", "Readers (100)."),
      OptionSpecification("books", short: "b", value: "N", "Different books in each reader's export (1500)."),
      OptionSpecification("seed", short: "s", value: "N", "Fixes everything that happens (1)."),
      OptionSpecification(
        "threads", short: "t", value: "N", "Worlds at the same time; no result depends on it (all cores)."),
      OptionSpecification("cell", value: "N", "Readers that share a backend and its cache (10)."),
      OptionSpecification("concurrency", value: "N", "Works that a device looks up at the same time (1)."),
      OptionSpecification(
        "scenario", value: "NAME",
        "What the world does: \(Scenario.all.map(\.name).joined(separator: ", ")) (migration)."),
      OptionSpecification(
        "mood", value: "NAME", "The providers' mood: \(moods.joined(separator: ", ")) (healthy)."),
      OptionSpecification(
        "providers", value: "NAMES",
        "Who is asked, best first: \(ProviderRoster.names.joined(separator: ",")) (all three)."),
      OptionSpecification(
        "titles", value: "NAME",
        "How titles are normalized for search: \(titles.joined(separator: ", ")) (corrected)."),
      OptionSpecification(
        "warmth", value: "PERCENT", "How much of what is asked is in the cache before (0)."),
      OptionSpecification(
        "format", short: "f", value: "NAME",
        "What readers export: \(LoadConfiguration.formats.joined(separator: ", ")) (goodreads)."),
      OptionSpecification("catalog", value: "N", "Works in the catalog (30000)."),
      OptionSpecification(
        "storage", value: "NAME",
        "Where devices keep their libraries: \(storages.joined(separator: ", ")) (files)."),
      OptionSpecification(
        "report", short: "o", value: "FILE",
        "Where the report goes (Reports/runs/run-SEED-USERSxBOOKS.json, with what is special in its name)."),
      OptionSpecification("json", "The report on standard output in place of the table."),
    ],
    examples: [
      "bookstrack-sim --users 100",
      "bookstrack-sim run --users 20 --books 300 --mood flaky --report run.json",
      "bookstrack-sim run --users 20 --scenario google-outage",
    ])

  private static var moods: [String] { LoadConfiguration.moods }
  private static var storages: [String] { LoadConfiguration.Storage.allCases.map(\.rawValue) }
  private static var titles: [String] { LoadConfiguration.waysOfTitles }

  static func run(_ arguments: ParsedArguments, _ console: Console) async throws -> ExitStatus {
    let configuration = try configuration(arguments)
    let run = try LoadRun(configuration)
    let threads = try arguments.number("threads", default: WorkerThreads.available, in: 1...256)
    let file = OutputFile(arguments.text("report") ?? configuration.defaultReport)
    try file.prepare()

    let interrupts = Interrupts(console)
    let progress = ProgressLine(
      console, total: configuration.users, unit: "reader", isQuiet: arguments.has("quiet"))
    let report = run.run(threads: threads, isCancelled: { interrupts.isInterrupted }, watch: progress.update)
    progress.finish()

    try Delivery(console, arguments).send(report: try report.encoded(), to: file) {
      SummaryTable(report, hasColor: console.hasColor).text
    }
    return status(of: report)
  }

  private static func configuration(_ arguments: ParsedArguments) throws(UsageError) -> LoadConfiguration {
    var configuration = LoadConfiguration()
    configuration.users = try arguments.number("users", default: configuration.users, in: 1...100_000)
    configuration.books = try arguments.number("books", default: configuration.books, in: 1...20_000)
    configuration.seed = try arguments.seed("seed", default: configuration.seed)
    configuration.readersPerCell = try arguments.number(
      "cell", default: configuration.readersPerCell, in: 1...1_000)
    configuration.concurrency = try arguments.number(
      "concurrency", default: configuration.concurrency, in: 1...64)
    configuration.catalogSize = try arguments.number(
      "catalog", default: configuration.catalogSize, in: 2_000...200_000)
    configuration.format = try arguments.word(
      "format", default: configuration.format, among: LoadConfiguration.formats)
    let scenario = try arguments.word(
      "scenario", default: configuration.scenario, among: Scenario.all.map(\.name))
    Scenario.named(scenario)?.apply(to: &configuration)
    configuration.mood = try arguments.word("mood", default: configuration.mood, among: moods)
    configuration.titles = try arguments.word("titles", default: configuration.titles, among: titles)
    let storage = try arguments.word("storage", default: configuration.storage.rawValue, among: storages)
    configuration.storage = LoadConfiguration.Storage(rawValue: storage) ?? configuration.storage
    configuration.cacheWarmth = try arguments.number(
      "warmth", default: configuration.cacheWarmth, in: 0...100)
    if let text = arguments.text("providers") {
      let providers = text.split(separator: ",").map(String.init)
      guard configuration.providers == LoadConfiguration().providers || configuration.providers == providers
      else {
        let own = configuration.providers.joined(separator: ",")
        throw UsageError("--scenario \(scenario) has the providers \(own); leave --providers out")
      }
      configuration.providers = providers
    }
    return configuration
  }

  private static func status(of report: LoadReport) -> ExitStatus {
    if !report.run.figures.violations.isEmpty { return .violation }
    if !report.run.isComplete { return .interrupted }
    return report.run.missedGates.isEmpty ? .success : .targetMissed
  }
}
