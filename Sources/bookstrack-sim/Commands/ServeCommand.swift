// `serve`: the providers and the backend of a load run over HTTP on this machine, and their answers to a log
// again.

import BooksTrackAPI
import Foundation
import LabWorld
import Providers
import Serving
import Simulation

enum ServeCommand: Command {
  static let specification = CommandSpecification(
    name: "serve",
    summary: "Serves the providers and the backend of a load run over HTTP, for real clients.",
    operands: [],
    options: [
      OptionSpecification("port", short: "p", value: "N", "The port; 0 is any free one (8080)."),
      OptionSpecification("host", value: "ADDRESS", "The numeric address to listen at (127.0.0.1)."),
      OptionSpecification("seed", short: "s", value: "N", "Fixes books, faults and latencies (1)."),
      OptionSpecification("mood", value: "NAME", "The providers' mood: \(names(Mood.self)) (healthy)."),
      OptionSpecification("no-latency", "Nothing waits: each answer is sent as soon as it is known."),
      OptionSpecification(
        "speed", value: "N", "Virtual time passes so many times faster than real time (1)."),
      OptionSpecification(
        "log", short: "o", value: "FILE",
        "Where a line for each request, answer and call goes, as JSON, with faults."),
      OptionSpecification(
        "replay", value: "LOG", "Answers the requests of a log again, and says which answers differ."),
      OptionSpecification("answer", value: "N", "With --replay, prints the answer to that request."),
      OptionSpecification(
        "connections", value: "N", "Connections and requests at one time; further ones wait (256)."
      ).about(.machine),
      OptionSpecification(
        "scenario", value: "NAME", "What the world does, as for a run (migration)."
      ).about(.world),
      OptionSpecification(
        "quotas", value: "NAME",
        "The calls that providers allow: \(names(LoadConfiguration.Quotas.self)) (paid)."
      ).about(.world),
      OptionSpecification(
        "latency", value: "PERCENT", "The latency of providers, of the usual one (100)."
      ).about(.world),
      OptionSpecification(
        "providers", value: "NAMES",
        "Who is there, best first: \(SimulatedProvider.names.joined(separator: ","))."
      ).about(.world),
      OptionSpecification(
        "coverage", value: "PERCENT", "What any provider has at all, of what readers have (92)."
      ).about(.world),
      OptionSpecification("catalog", value: "N", "Works in the catalog (30000).").about(.world),
    ] + FaultOptions.specifications(among: faults).map { $0.about(.world) },
    examples: [
      "bookstrack-sim serve --mood flaky --log serve.log",
      "bookstrack-sim serve --port 0 --no-latency --quotas free",
      "bookstrack-sim serve --replay serve.log",
    ])

  private static let faults = (ProviderFault.kinds.map(\.kind) + [NetworkFault.loss]).sorted()

  private static func names<Value: NamedValue>(_ type: Value.Type) -> String {
    Value.names.joined(separator: ", ")
  }

  static func run(_ arguments: ParsedArguments, _ console: Console) async throws -> ExitStatus {
    if arguments.has("replay") { return try ServeReplay.run(arguments, console) }
    try arguments.refuse("answer", because: "needs --replay")
    let settings = ServingSettings(world: try world(arguments))
    let pace = try pace(arguments)
    let server = try open(arguments)
    // Written only now: a server that cannot listen must not replace the log of another one.
    let log = try arguments.text("log").map { try ServeLogFile(OutputFile($0)) }
    log?.append(ServingLine(settings: settings))
    let serving = ServingRun(settings)
    let interrupts = Interrupts(console, on: [SIGINT, SIGTERM])
    try console.write(
      ServingPage.opening(arguments.text("host") ?? "127.0.0.1", server.port, serving, settings))
    let result = serving.serve(
      server, pace: pace, isOver: { interrupts.isInterrupted || log?.hasFailed == true },
      note: { log?.append($0) })
    try console.write(ServingPage.closing(result, server))
    try log?.finish()
    guard result.verdict == .passed else {
      throw Failure(status: .harnessFailed, message: "the world ended: \(result.verdict)")
    }
    return .success
  }

  private static func open(_ arguments: ParsedArguments) throws -> HTTPServer {
    var limits = HTTPLimits()
    limits.connections = try arguments.number("connections", default: limits.connections, in: 1...10_000)
    let host = arguments.text("host") ?? "127.0.0.1"
    let port = try arguments.number("port", default: 8_080, in: 0...65_535)
    do throws(SocketError) {
      return try HTTPServer(host: host, port: port, limits: limits)
    } catch {
      throw Failure(status: error.isBusy ? .busy : .usage, message: error.sentence)
    }
  }

  private static func pace(_ arguments: ParsedArguments) throws(UsageError) -> ServingRun.Pace {
    let speed = try arguments.number("speed", default: 1, in: 1...10_000)
    guard arguments.has("no-latency") else { return .times(speed) }
    try arguments.refuse("speed", because: "has no meaning with --no-latency")
    return .atOnce
  }

  /// Returns the world of the options.
  private static func world(_ arguments: ParsedArguments) throws -> LoadConfiguration {
    typealias Allowed = LoadConfiguration.Allowed
    var world = LoadConfiguration()
    try arguments.value("scenario", default: world.scenario).apply(to: &world)
    world.seed = try arguments.seed("seed", default: world.seed)
    world.mood = try arguments.value("mood", default: world.mood)
    world.quotas = try arguments.value("quotas", default: world.quotas)
    world.faults = try FaultOptions.selection(arguments, among: faults)
    world.latencyPercent = try arguments.number(
      "latency", default: world.latencyPercent, in: Allowed.latencyPercent)
    world.coverage = try arguments.number("coverage", default: world.coverage, in: Allowed.coverage)
    world.catalogSize = try arguments.number("catalog", default: world.catalogSize, in: Allowed.catalogSize)
    if let providers = try RunCommand.providers(arguments) { world.providers = providers }
    try world.validate()
    return world
  }
}

/// The answers to a log again.
enum ServeReplay {
  static func run(_ arguments: ParsedArguments, _ console: Console) throws -> ExitStatus {
    let others = ServeCommand.specification.options.map(\.long).filter { !["replay", "answer"].contains($0) }
    try arguments.refuse(others, because: "has no meaning with --replay: the log has the settings")
    let path = arguments.text("replay") ?? ""
    let data = try InputFile.read(path, "a log of serve")
    let log: ServingLog
    do throws(ServingLog.Flaw) { log = try ServingLog(data) } catch {
      throw Failure(status: .badData, message: "\(path): \(error.sentence)")
    }
    let shown = try arguments.number("answer", default: 0, in: 0...Int.max)
    let again = ServingReplay(log)
    if arguments.has("answer") {
      guard !log.requests.isEmpty else {
        throw Failure(status: .badData, message: "\(path) has no requests; expected one for --answer")
      }
      guard log.requests.indices.contains(shown - 1) else {
        throw UsageError("--answer takes a number from 1 to \(log.requests.count), not \(shown)")
      }
      guard let answer = again.answer(to: shown) else {
        throw Failure(status: .noInput, message: "\(path): request \(shown) has no answer")
      }
      try console.write(bytes: answer)
      return .success
    }
    let differences = again.differences()
    try console.write(ServingPage.replayed(log, differences))
    return differences.isEmpty ? .success : .nondeterminism
  }
}
