// `devices`: runs the matrix of sync failures, its planted engines, and random worlds of several devices.

import Foundation
import LabWorld
import LoadRun
import SyncMatrix

enum DevicesCommand: Command {
  static let specification = CommandSpecification(
    name: "devices",
    summary: "Runs the sync engine through failures that people reported, and random worlds of devices.",
    operands: [],
    options: [
      OptionSpecification("engine", value: "NAME", "The engine: shipped (standard) or naive."),
      OptionSpecification(
        "planted",
        "Runs the engines with planted bugs; each has to be killed. With --seeds, in random worlds."),
      OptionSpecification(
        "seeds", short: "n", value: "N", "Runs so many random worlds instead of the matrix."),
      OptionSpecification("devices", value: "N", "The devices of a random world: 2 or 3 (2)."),
      OptionSpecification(
        "seed", short: "s", value: "N",
        "The first seed of random worlds (1); without --seeds, shows the world of this seed."),
      OptionSpecification(
        "save", value: "FILE", "Where the first failing world goes, made small, to be replayed."),
      OptionSpecification(
        "costs", "Prints what sync costs: requests, bytes and time of one edit and of a first sync."),
      OptionSpecification("case", value: "FILE", "Replays a world that was saved."),
      OptionSpecification("json", value: "FILE", "Where the scorecard goes as JSON."),
      OptionSpecification("junit", value: "FILE", "Where the scorecard goes as a JUnit report."),
      PageOption.specification,
    ],
    examples: [
      "bookstrack-sim devices", "bookstrack-sim devices --engine naive --junit sync.xml --html sync.html",
      "bookstrack-sim devices --seeds 1000 --devices 3 --save world.json",
      "bookstrack-sim devices --case world.json",
    ])

  static func run(_ arguments: ParsedArguments, _ console: Console) async throws -> ExitStatus {
    if arguments.has("planted") { return try runPlanted(arguments, console) }
    if arguments.has("costs") {
      try arguments.refuse(
        "engine", "seeds", "seed", "devices", "save", "case", "json", "junit", "html",
        because: "does not go with --costs")
      try console.write(SyncCosts.text + LibraryCosts.text())
      return .success
    }
    let name = try arguments.word("engine", default: "shipped", among: ["shipped", "naive"])
    let engine: any EngineUnderTest = name == "naive" ? NaiveEngine() : ShippedEngine()
    if let path = arguments.text("case") {
      try arguments.refuse(
        "seeds", "seed", "devices", "save", "json", "junit", "html", because: "does not go with --case")
      let data = try InputFile.read(path, "a world")
      guard let world = try? JSONDecoder().decode(WorldCase.self, from: data) else {
        throw Failure(status: .badData, message: "\(path) is no world that devices saved")
      }
      return try show(world.run(engine), console)
    }
    if arguments.has("seeds") || arguments.has("seed") {
      return try runWorlds(of: engine, arguments, console)
    }
    try arguments.refuse("devices", "save", because: "needs --seeds or --seed")
    let json = arguments.text("json").map(OutputFile.init)
    let junit = arguments.text("junit").map(OutputFile.init)
    try json?.prepare()
    try junit?.prepare()
    let page = try PageOption(arguments)
    let card = SyncMatrix.run(engine)
    var files: [Delivery.Attachment] = []
    if let json { files.append(Delivery.Attachment("scorecard", json, Data(card.json.utf8))) }
    if let junit { files.append(Delivery.Attachment("JUnit report", junit, Data(card.junit.utf8))) }
    files += try page.attachments(Data(card.json.utf8), name: "scorecard")
    try Delivery(console).send(card.text, files)
    if card.count(.violated) > 0 { return .violation }
    return card.isHeld ? .success : .targetMissed
  }

  private static func runPlanted(_ arguments: ParsedArguments, _ console: Console) throws -> ExitStatus {
    try arguments.refuse(
      "engine", "seed", "json", "junit", "html", "save", "case", "costs",
      because: "does not go with --planted")
    if arguments.has("seeds") {
      let devices = try arguments.number("devices", default: 2, in: 2...3)
      let count = try arguments.number("seeds", default: 20, in: 1...10_000)
      try console.write(PlantedWorlds.run(devices: devices, seeds: 1...UInt64(count)).text)
      return .success
    }
    try arguments.refuse("devices", because: "needs --seeds or --seed")
    let card = SyncMatrix.runPlanted()
    try console.write(card.text)
    return card.isHeld ? .success : .violation
  }

  private static func runWorlds(
    of engine: any EngineUnderTest, _ arguments: ParsedArguments, _ console: Console
  ) throws -> ExitStatus {
    try arguments.refuse("json", "junit", "html", because: "is for the matrix, not for random worlds")
    let devices = try arguments.number("devices", default: 2, in: 2...3)
    let first = try arguments.seed("seed", default: 1)
    let file = arguments.text("save").map(OutputFile.init)
    try file?.prepare()
    guard arguments.has("seeds") else {
      let result = RandomWorld(devices: devices).run(engine, seed: first)
      let status = try show(result, console)
      try deliver(result, of: engine, file, console)
      return status
    }
    let count = try arguments.number("seeds", default: 200, in: 1...100_000_000)
    let interrupts = Interrupts(console)
    var campaign = WorldCampaign(devices: devices)
    for number in 0..<count where !interrupts.isInterrupted {
      campaign.run(engine, seed: first &+ UInt64(number))
    }
    try console.write(campaign.text)
    if let failure = campaign.failures.first { try deliver(failure, of: engine, file, console) }
    if !campaign.differing.isEmpty { return .nondeterminism }
    if !campaign.isHeld { return .violation }
    return interrupts.isInterrupted ? .interrupted : .success
  }

  private static func show(_ result: RandomWorld.Result, _ console: Console) throws -> ExitStatus {
    try console.write(result.text)
    return result.violations.isEmpty ? .success : .violation
  }

  /// Makes a failing world small, prints it, and saves it where a file is given.
  private static func deliver(
    _ result: RandomWorld.Result, of engine: any EngineUnderTest, _ file: OutputFile?, _ console: Console
  ) throws {
    guard let shrunk = ShrunkWorld.of(result, on: engine) else { return }
    let name = engine.name == "naive" ? " --engine naive" : ""
    let replay =
      file.map { "bookstrack-sim devices\(name) --case \($0.path)" }
      ?? "bookstrack-sim devices\(name) --devices \(shrunk.whole.devices) --seed \(result.seed) --save FILE"
    let text = "\nsmall case: \(shrunk.small.size), after \(shrunk.runs.of("run"))\n\(shrunk.result.text)"
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .prettyPrinted]
    let attachments = try file.map {
      [Delivery.Attachment("small case", $0, try encoder.encode(shrunk.small))]
    }
    try Delivery(console).send(
      text + (file == nil ? "save it" : "replay") + ": \(replay)\n", attachments ?? [])
  }
}
