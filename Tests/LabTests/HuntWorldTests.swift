// Small worlds of the readers' target as a whole: what a seed fixes, that the stack as it ships passes, and
// that no case, however mangled, does more than give a result.

import BooksTrack
import BooksTrackAPI
import BooksTrackBackend
import Foundation
import Simulation
import Testing

@testable import Hunt
@testable import LabWorld

@Suite struct HuntWorldTests {
  private static let target = SmallWorldTarget()

  private static func run(_ seed: UInt64, on target: SmallWorldTarget = target) throws -> HuntResult {
    try target.run(target.draw(seed: seed, variant: "shipped"), trace: .none)
  }

  /// The number of seeds; more with `BOOKSTRACK_CAMPAIGNS` set. The gate is `bookstrack-sim hunt` with an
  /// optimized build.
  private static let seeds: UInt64 = Campaigns.areOn ? 200 : 20

  /// In ten groups, so that they share the machine.
  @Test(arguments: 0..<10 as Range<UInt64>)
  func theShippedStackPassesAndEverySeedIsTheSameTwice(group: UInt64) throws {
    let fresh = SmallWorldTarget()
    for seed in group * Self.seeds / 10..<(group + 1) * Self.seeds / 10 {
      let first = try Self.run(seed)
      #expect(first.verdict == .passed && first.objections == [], "seed \(seed): \(first.objections)")
      let second = try Self.run(seed, on: fresh)
      #expect(first.digest == second.digest && first.choices == second.choices, "seed \(seed)")
      #expect(first.objections == second.objections)
    }
  }

  @Test func anotherSeedIsAnotherWorld() throws {
    #expect(try Self.run(1).digest != Self.run(2).digest)
  }

  @Test func aDrawIsFixedByItsSeed() {
    let other = SmallWorldTarget()
    for seed in 0..<50 as Range<UInt64> {
      #expect(Self.target.draw(seed: seed, variant: "shipped") == other.draw(seed: seed, variant: "shipped"))
    }
  }

  @Test func theRecordedChoicesAndFiringsGiveTheSameLibraryEvents() throws {
    var recorded = Self.target.draw(seed: 7, variant: "shipped")
    let drawn = try Self.target.run(recorded, trace: .none)
    recorded.schedule = ScheduleChoice(
      policy: .replay, slackMicroseconds: recorded.schedule.slackMicroseconds, choices: drawn.choices)
    recorded.faults = .exactly(drawn.firings)
    let replayed = try Self.target.run(recorded, trace: .none)
    #expect(replayed.choices == drawn.choices && replayed.firings == drawn.firings)
    #expect(replayed.virtualNanoseconds == drawn.virtualNanoseconds)
  }

  // MARK: Cases that shrinking may make

  private static func calm(_ workload: [WorkStep], settings: [String: Int] = [:]) -> HuntCase {
    HuntCase(
      target: "readers", seed: 3, settings: settings, workload: workload, faults: .none,
      schedule: ScheduleChoice(policy: .arrival))
  }

  static let mangled: [[WorkStep]] = [
    [],
    [WorkStep(actor: -1, at: -5, action: "import", numbers: [])],
    [WorkStep(actor: .min, at: .max, action: "import", numbers: [.min, .max, .max, .max])],
    [
      "rate", "retitle", "correct", "shelve", "note", "delete", "offline", "wait", "reimport", "relaunch",
      "wake", "choose", "decline", "accept", "dismiss", "preview",
    ]
    .flatMap { action in
      [
        WorkStep(actor: 0, at: 10, action: action, numbers: [.min, .min]),
        WorkStep(actor: 0, at: 20, action: action, numbers: []),
      ]
    },
  ]

  @Test(arguments: mangled.indices)
  func numbersOutOfRangeAreNoError(index: Int) throws {
    let extremes = Dictionary(uniqueKeysWithValues: SmallWorldPlan.ranges.map { ($0.name, Int.max) })
    for settings in [[:], extremes, extremes.mapValues { _ in .min }] {
      var mangled = Self.calm(Self.mangled[index], settings: settings)
      // So many messages are lost at the extreme that a healed world need not settle.
      mangled.settings["loss"] = 0
      let result = try Self.target.run(mangled, trace: .none)
      #expect(result.verdict == .passed, "\(result.objections)")
    }
  }

  /// Changes that give a case an unknown name, with that name and the known ones.
  static let unknown: [(found: String, known: String, change: @Sendable (inout HuntCase) -> Void)] = [
    ("nowhere", "readers", { $0.target = "nowhere" }),
    ("unheard-of", "shipped", { $0.variant = "unheard-of" }),
    ("weather", "readers, books", { $0.settings["weather"] = 1 }),
    ("burn", "import", { $0.workload = [WorkStep(actor: 0, at: 0, action: "burn")] }),
    (
      "disk.rust", "disk.full",
      { $0.faults = .drawn([FaultRate(FaultKind("disk.rust"), firesPerTenThousand: 1)]) }
    ),
    (
      "device.theft", "device.kill",
      { $0.faults = .exactly([FaultFiring(kind: FaultKind("device.theft"), site: "phone 0", pass: 0)]) }
    ),
  ]

  @Test(arguments: unknown.indices)
  func namesThatDoNotExistAreRefusedWithThoseThatDo(index: Int) throws {
    let (found, known, change) = Self.unknown[index]
    var huntCase = Self.calm([])
    #expect(try Self.target.run(huntCase, trace: .none).verdict == .passed)
    change(&huntCase)
    let error = #expect(throws: HuntCaseError.self) { try Self.target.run(huntCase, trace: .none) }
    let sentence = error?.description ?? ""
    #expect(sentence.contains(found) && sentence.contains(known), "\(sentence)")
  }

  @Test func aScheduleThatDoesNotExistIsRefusedWhenTheCaseIsRead() throws {
    let document = String(decoding: try JSONEncoder().encode(Self.calm([])), as: UTF8.self)
    #expect(document.contains(#""policy":"arrival""#))
    let error = #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(
        HuntCase.self,
        from: Data(document.replacing(#""policy":"arrival""#, with: #""policy":"by-whim""#).utf8))
    }
    #expect(
      error.map(DecodingSentence.make)?.hasPrefix(
        #"schedule.policy: found "by-whim", expected one of arrival, uniform, "#) == true)
  }

  // MARK: What the oracles see of a stack that is wrong

  private static func hunt(_ variant: StackVariant) throws -> Set<String> {
    let target = SmallWorldTarget(planted: [variant])
    var oracles: Set<String> = []
    for seed in UInt64(0)..<150 {
      let result = try target.run(target.draw(seed: seed, variant: variant.name), trace: .none)
      oracles.formUnion(result.objections.map(\.oracle))
      if !oracles.isEmpty { break }
    }
    return oracles
  }

  @Test func aStackThatRepeatsAtOnceIsFound() throws {
    var variant = StackVariant()
    variant.name = "at once"
    variant.policy.enrichment.backoff.steps = [.zero, .zero, .zero, .zero]
    #expect(try Self.hunt(variant).contains("backoff"))
  }

  @Test func aStackThatForgetsARowIsFound() throws {
    var variant = StackVariant()
    variant.name = "forgetful"
    variant.recover = { opened in
      var library = opened
      if let entry = library.entries.first(where: { _ in true }) { library.apply(.remove(entry.id)) }
      return library
    }
    #expect(try Self.hunt(variant).contains("authenticity"))
  }

  @Test func aCacheThatHoldsNothingIsFound() throws {
    var variant = StackVariant()
    variant.name = "forgetful backend"
    variant.backend.policy.answerCapacity = 0
    #expect(try Self.hunt(variant).contains("quota"))
  }
}
