// `run`: the load run.

import BooksTrack
import Foundation
import LabWorld
import LoadRun

enum RunCommand: Command {
  static let specification = CommandSpecification(
    name: "run",
    summary: "Runs readers through import, enrichment and series, and judges what they lived through.",
    operands: [],
    options: settings + [
      OptionSpecification(
        "threads", short: "t", value: "N", "Worlds at the same time; no result depends on it (all cores)."
      ).about(.machine),
      OptionSpecification(
        "report", short: "o", value: "FILE",
        "Where the report goes (Reports/runs/run-SEED-USERSxBOOKS.json, with what is special in its name)."),
      PageOption.specification,
      OptionSpecification("json", "The report on standard output in place of the table.").about(.output),
      OptionSpecification(
        "readers", value: "FILE", "Also writes a table with a row for each reader, as CSV."
      ).about(.output),
      ShardOption.specification.about(.machine),
      OptionSpecification(
        "explain-reader", value: "N",
        "Tells the life of that reader, from 0, as sentences; only the reader's cell is run."
      ).about(.output),
      RunCauses.specification.about(.output),
      GivenExportOption.specification.about(.world),
    ] + RunOutcome.options,
    examples: [
      "bookstrack-sim --users 100",
      "bookstrack-sim run --users 20 --books 300 --mood flaky --report run.json",
      "bookstrack-sim run --users 20 --scenario google-outage",
      "bookstrack-sim run --users 20 --readership manga",
      "bookstrack-sim run --export goodreads.csv --scenario reading-month",
      "bookstrack-sim run --users 20 --gate 'ENR-12>=95' --junit gates.xml",
      "bookstrack-sim run --users 20 --explain-reader 3",
      "bookstrack-sim run --users 10 --books 200 --attribute",
      "bookstrack-sim run --users 100 --shard 3/16 --report shard-3.json",
    ])

  /// The options that affect the results of a run.
  static let settings =
    [
      OptionSpecification("users", short: "u", value: "N", "Readers (100)."),
      OptionSpecification("books", short: "b", value: "N", "Different books in each reader's export (1500)."),
      OptionSpecification("seed", short: "s", value: "N", "Fixes everything that happens (1)."),
      OptionSpecification("cell", value: "N", "Readers that share a backend and its cache (10).").about(
        .world),
      OptionSpecification("concurrency", value: "N", "Works that a device looks up at the same time (1).")
        .about(.world),
      OptionSpecification(
        "scenario", value: "NAME",
        "What the world does: \(names(\.scenario)) (migration)."),
      OptionSpecification(
        "mood", value: "NAME", "The providers' mood: \(names(\.mood)) (healthy)."),
      OptionSpecification(
        "providers", value: "NAMES",
        "Who is asked, best first: \(SimulatedProvider.names.joined(separator: ",")) (all)."
      ).about(.world),
      OptionSpecification(
        "coverage", value: "PERCENT", "What any provider has at all, of what readers have (92, assumed)."
      ).about(.world),
      OptionSpecification(
        "titles", value: "NAME",
        "How titles are normalized for search: \(names(\.titles)) (corrected)."
      ).about(.world),
      OptionSpecification(
        "warmth", value: "PERCENT", "How much of what is asked is in the cache before (0)."
      ).about(.world),
      OptionSpecification(
        "format", short: "f", value: "NAME",
        "What readers export: \(names(\.format)) (goodreads)."
      ).about(.world),
      OptionSpecification(
        "readership", value: "NAME", "What kinds of reader there are: \(names(\.readership)) (mixed)."
      ).about(.world),
      OptionSpecification("days", value: "N", "For how many days they read behind the import (0).").about(
        .world),
      OptionSpecification("devices", value: "N", "How many devices with one account each reader has (1).")
        .about(
          .world),
      OptionSpecification(
        "routes", value: "NAME",
        "The routes of the backend that the app uses: \(MetadataRoutes.names.joined(separator: ", ")) (v1)."
      ).about(.world),
      OptionSpecification(
        "jitter", value: "PERCENT", "The most that is added by chance to a pause before a retry (0)."
      ).about(.world),
      OptionSpecification("catalog", value: "N", "Works in the catalog (30000).").about(.world),
      OptionSpecification(
        "storage", value: "NAME",
        "Where devices keep their libraries: \(names(\.storage)) (files)."
      ).about(.world),
    ] + FaultOptions.specifications(among: FaultSelection.ofLoadRuns).map { $0.about(.world) }

  /// The names of the values of a setting.
  private static func names<Value: NamedValue>(_ setting: KeyPath<LoadConfiguration, Value>) -> String {
    Value.names.joined(separator: ", ")
  }

  static func run(_ arguments: ParsedArguments, _ console: Console) async throws -> ExitStatus {
    var configuration = try configuration(arguments)
    try await GivenExportOption.apply(arguments, to: &configuration)
    let run = try LoadRun(configuration)
    let threads = try arguments.number("threads", default: WorkerThreads.available, in: 1...256)
    if arguments.has("explain-reader") {
      return try ReaderPage.explain(arguments, configuration, run, console)
    }
    if let part = try ShardOption(arguments) {
      try arguments.refuse("attribute", because: "is for a whole run: a shard has a part of the readers")
      return try RunShard(part, of: configuration, run, threads: threads).run(arguments, console)
    }
    let outcome = try RunOutcome(arguments, of: configuration)
    let table = try ReaderTableFile(arguments, beside: outcome.file)
    let interrupts = Interrupts(console)
    let progress = ProgressLine(
      console, total: configuration.users, unit: "reader", isQuiet: arguments.has("quiet"))
    let causes = RunCauses(arguments, console, threads: threads)
    var report = run.run(
      threads: threads, isCancelled: { interrupts.isInterrupted }, watch: progress.update,
      readers: {
        table?.append($0, of: $1)
        causes?.waits.note($0)
      })
    progress.finish()
    report.attribution = try causes?.attribution(of: report.run) { interrupts.isInterrupted }
    let status = try outcome.deliver(report, rows: table?.file, arguments, console)
    let lacksCauses = causes != nil && report.attribution == nil
    return status == .success && lacksCauses ? .interrupted : status
  }

  /// Returns the configuration of the options.
  static func configuration(_ arguments: ParsedArguments) throws(UsageError) -> LoadConfiguration {
    typealias Allowed = LoadConfiguration.Allowed
    var configuration = LoadConfiguration()
    // The settings of the scenario are the defaults of the options.
    let scenario = try arguments.value("scenario", default: configuration.scenario)
    scenario.apply(to: &configuration)
    configuration.users = try arguments.number("users", default: configuration.users, in: Allowed.users)
    configuration.books = try arguments.number("books", default: configuration.books, in: Allowed.books)
    configuration.seed = try arguments.seed("seed", default: configuration.seed)
    configuration.readersPerCell = try arguments.number(
      "cell", default: configuration.readersPerCell, in: Allowed.readersPerCell)
    configuration.concurrency = try arguments.number(
      "concurrency", default: configuration.concurrency, in: Allowed.concurrency)
    configuration.catalogSize = try arguments.number(
      "catalog", default: configuration.catalogSize, in: Allowed.catalogSize)
    configuration.format = try arguments.value("format", default: configuration.format)
    configuration.readership = try arguments.value("readership", default: configuration.readership)
    configuration.readingDays = try arguments.number(
      "days", default: configuration.readingDays, in: Allowed.readingDays)
    let devices = try arguments.number(
      "devices", default: configuration.devices?.count ?? 1, in: Allowed.devices)
    if devices == 1 {
      configuration.devices = nil
    } else {
      var several = configuration.devices ?? SeveralDevices()
      several.count = devices
      configuration.devices = several
    }
    let routes = try arguments.value("routes", default: configuration.routes ?? .v1)
    configuration.routes = routes == .v1 ? nil : routes
    let jitter = try arguments.number(
      "jitter", default: configuration.jitterPercent ?? 0, in: Allowed.jitterPercent)
    configuration.jitterPercent = jitter == 0 ? nil : jitter
    configuration.mood = try arguments.value("mood", default: configuration.mood)
    configuration.faults = try FaultOptions.selection(arguments, among: FaultSelection.ofLoadRuns)
    configuration.titles = try arguments.value("titles", default: configuration.titles)
    configuration.coverage = try arguments.number(
      "coverage", default: configuration.coverage, in: Allowed.coverage)
    configuration.storage = try arguments.value("storage", default: configuration.storage)
    configuration.cacheWarmth = try arguments.number(
      "warmth", default: configuration.cacheWarmth, in: Allowed.cacheWarmth)
    if let providers = try providers(arguments) {
      guard configuration.providers == LoadConfiguration().providers || configuration.providers == providers
      else {
        let own = configuration.providers.map(\.name).joined(separator: ",")
        throw UsageError("--scenario \(scenario.name) has the providers \(own); leave --providers out")
      }
      configuration.providers = providers
    }
    return configuration
  }

  /// Returns the requested providers; nil if none were requested.
  static func providers(_ arguments: ParsedArguments) throws(UsageError) -> [SimulatedProvider]? {
    guard let text = arguments.text("providers") else { return nil }
    let names = text.split(separator: ",").map(String.init)
    let providers = names.compactMap(SimulatedProvider.named)
    guard providers.count == names.count else {
      throw UsageError(
        "--providers is \(text); expected some of \(SimulatedProvider.names.joined(separator: ", ")), each once"
      )
    }
    return providers
  }
}
