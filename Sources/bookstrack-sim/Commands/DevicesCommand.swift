// `devices`: runs the matrix of sync failures, its planted engines, and random worlds of several devices.

import Foundation
import SyncMatrix

enum DevicesCommand: Command {
  static let specification = CommandSpecification(
    name: "devices",
    summary: "Runs the sync engine through failures that people reported, and random worlds of devices.",
    operands: [],
    options: [
      OptionSpecification("engine", value: "NAME", "The engine: shipped (standard) or naive."),
      OptionSpecification("planted", "Runs the engines with planted bugs; each has to be killed."),
      OptionSpecification(
        "seeds", short: "n", value: "N", "Runs so many random worlds instead of the matrix."),
      OptionSpecification("devices", value: "N", "The devices of a random world: 2 or 3 (2)."),
      OptionSpecification(
        "seed", short: "s", value: "N",
        "The first seed of random worlds (1); without --seeds, shows the world of this seed."),
      OptionSpecification("json", value: "FILE", "Where the scorecard goes as JSON."),
      OptionSpecification("junit", value: "FILE", "Where the scorecard goes as a JUnit report."),
    ],
    examples: [
      "bookstrack-sim devices", "bookstrack-sim devices --engine naive --junit sync.xml",
      "bookstrack-sim devices --seeds 1000 --devices 3", "bookstrack-sim devices --devices 3 --seed 12",
    ])

  static func run(_ arguments: ParsedArguments, _ console: Console) async throws -> ExitStatus {
    if arguments.has("planted") { return try runPlanted(arguments, console) }
    let name = try arguments.word("engine", default: "shipped", among: ["shipped", "naive"])
    let engine: any EngineUnderTest = name == "naive" ? NaiveEngine() : ShippedEngine()
    if arguments.has("seeds") || arguments.has("seed") {
      return try runWorlds(of: engine, arguments, console)
    }
    try arguments.refuse("devices", because: "needs --seeds or --seed")
    let json = arguments.text("json").map(OutputFile.init)
    let junit = arguments.text("junit").map(OutputFile.init)
    try json?.prepare()
    try junit?.prepare()
    let card = SyncMatrix.run(engine)
    var files: [Delivery.Attachment] = []
    if let json { files.append(Delivery.Attachment("scorecard", json, Data(card.json.utf8))) }
    if let junit { files.append(Delivery.Attachment("JUnit report", junit, Data(card.junit.utf8))) }
    try Delivery(console).send(card.text, files)
    if card.count(.violated) > 0 { return .violation }
    return card.isHeld ? .success : .targetMissed
  }

  private static func runPlanted(_ arguments: ParsedArguments, _ console: Console) throws -> ExitStatus {
    try arguments.refuse(
      "engine", "seeds", "devices", "seed", "json", "junit", because: "does not go with --planted")
    let card = SyncMatrix.runPlanted()
    try console.write(card.text)
    return card.isHeld ? .success : .violation
  }

  private static func runWorlds(
    of engine: any EngineUnderTest, _ arguments: ParsedArguments, _ console: Console
  ) throws -> ExitStatus {
    try arguments.refuse("json", "junit", because: "is for the matrix, not for random worlds")
    let devices = try arguments.number("devices", default: 2, in: 2...3)
    let first = try arguments.seed("seed", default: 1)
    guard arguments.has("seeds") else {
      let result = RandomWorld(devices: devices).run(engine, seed: first)
      try console.write(result.text)
      return result.violations.isEmpty ? .success : .violation
    }
    let count = try arguments.number("seeds", default: 200, in: 1...100_000_000)
    let interrupts = Interrupts(console)
    var campaign = WorldCampaign(devices: devices)
    for number in 0..<count where !interrupts.isInterrupted {
      campaign.run(engine, seed: first &+ UInt64(number))
    }
    try console.write(campaign.text)
    if !campaign.differing.isEmpty { return .nondeterminism }
    if !campaign.isHeld { return .violation }
    return interrupts.isInterrupted ? .interrupted : .success
  }
}
