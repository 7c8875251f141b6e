// Worlds of rules as a whole: what a seed fixes, that the stack as it ships passes, that each rule of the
// documents is seen, and that no case, however mangled, does more than give a result.

import BooksTrack
import BooksTrackAPI
import Foundation
import Simulation
import Testing

@testable import Hunt
@testable import LabWorld

@Suite struct HuntRulesTests {
  private static let target = RulesTarget(planted: PlantedBug.stacks(of: RulesTarget.target))
  private static let bugs = PlantedBug.all.filter { $0.target == RulesTarget.target }

  private static func run(_ seed: UInt64, on target: RulesTarget = target) throws -> HuntResult {
    try target.run(target.draw(seed: seed, variant: "shipped"), trace: .none)
  }

  /// How many seeds; a thousand with `BOOKSTRACK_CAMPAIGNS` set. What gates is `bookstrack-sim hunt` with an
  /// optimised build.
  private static let seeds: UInt64 = Campaigns.areOn ? 1_000 : 32

  @Test(arguments: 0..<4 as Range<UInt64>)
  func theShippedStackPassesAndEverySeedIsTheSameTwice(group: UInt64) throws {
    let fresh = RulesTarget()
    for seed in group * Self.seeds / 4..<(group + 1) * Self.seeds / 4 {
      let first = try Self.run(seed)
      #expect(first.verdict == .passed && first.objections == [], "seed \(seed): \(first.objections)")
      let second = try Self.run(seed, on: fresh)
      #expect(first.digest == second.digest && first.choices == second.choices, "seed \(seed)")
    }
  }

  @Test func anotherSeedIsAnotherWorld() throws {
    #expect(try Self.run(1).digest != Self.run(2).digest)
    let draws = (0..<50 as Range<UInt64>).map { Self.target.draw(seed: $0, variant: "shipped") }
    #expect(draws == (0..<50 as Range<UInt64>).map { RulesTarget().draw(seed: $0, variant: "shipped") })
    #expect(Set(draws).count == 50)
  }

  /// Every action is drawn, and each state met; a campaign of five hundred would complain, and so does this.
  @Test func worldsDoEverythingAndGetEverywhere() throws {
    var actions: Set<String> = []
    var probes = ProbeLedger()
    for seed in 1...60 as ClosedRange<UInt64> {
      let huntCase = Self.target.draw(seed: seed, variant: "shipped")
      actions.formUnion(huntCase.workload.map(\.action))
      probes.add(try Self.target.run(huntCase, trace: .none).probes)
    }
    #expect(actions.sorted() == RulesPlan.actions)
    #expect(RulesState.allCases.filter { probes.rows[$0.rawValue]?.holds ?? 0 == 0 } == [])
  }

  @Test(arguments: bugs.map(\.name))
  func aRuleOfTheDocumentsIsSeenByItsOracle(name: String) throws {
    let bug = try #require(Self.bugs.first { $0.name == name })
    let search = KillSearch(bug: bug, schedule: .drawn, firstSeed: 1, budget: 200)
    let finding = search.run(on: Self.target)
    #expect(finding.failure == nil)
    #expect(finding.worlds != nil, "only \(finding.oracles.sorted()) objected, not \(bug.oracle)")
  }

  @Test func everyRuleThatIsWrittenOtherwiseIsPlanted() {
    let clauses = Set(PlantedBug.all.map(\.clause.description))
    let written = ["DUP-3", "TTL-1", "TTL-3", "SER-2", "CON-4", "CON-7", "CON-9", "SES-5", "CAS-3", "CUR-1"]
    for clause in written { #expect(clauses.contains(clause), "\(clause)") }
  }

  // MARK: Cases that shrinking may make

  private static func calm(_ workload: [WorkStep], settings: [String: Int] = [:]) -> HuntCase {
    HuntCase(
      target: "rules", seed: 3, settings: settings, workload: workload, faults: .none,
      schedule: ScheduleChoice(policy: .arrival))
  }

  @Test(arguments: [[], [Int.min, .min, .min], [Int.max, .max, .max], [-1, 3, 0]])
  func numbersOutOfRangeAreNoError(numbers: [Int]) throws {
    let steps = RulesPlan.actions.enumerated().map { place, action in
      WorkStep(actor: place, at: numbers.first ?? place * 90_000, action: action, numbers: numbers)
    }
    for settings in [[:], ["providers": Int.max], ["providers": .min]] {
      let result = try Self.target.run(Self.calm(steps, settings: settings), trace: .none)
      #expect(result.verdict == .passed, "\(result.objections)")
    }
  }

  static let unknown: [(found: String, known: String, change: @Sendable (inout HuntCase) -> Void)] = [
    ("readers", "rules", { $0.target = "readers" }),
    ("unheard-of", "genres-as-written", { $0.variant = "unheard-of" }),
    ("weather", "providers", { $0.settings["weather"] = 1 }),
    ("burn", "marked", { $0.workload = [WorkStep(actor: 0, at: 0, action: "burn")] }),
    ("disk.full", "none", { $0.faults = .drawn([FaultRate(DiskFault.full, firesPerTenThousand: 1)]) }),
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

  // MARK: What an oracle objects to

  /// Answers told by hand: an answer that is kept is fresh for the hours of its clause, and no longer.
  @Test(arguments: [("q", 6.0, true), ("q", 6.1, false), ("isbn", 167.9, true), ("isbn", 168.1, false)])
  func `CON-9: an answer is fresh for as long as its clause says`(
    name: String, hours: Double, isFresh: Bool
  ) {
    let request = HTTPRequest(
      path: name == "q" ? "/v1/search/title" : "/v1/search/isbn", query: [.init(name, "9780441172719")])
    let call = HTTPRequest(path: "/books/v1/volumes", query: [.init("q", "isbn:9780441172719")])
    let response = HTTPResponse(status: 200, body: Data())
    let end = Int64(hours * 3_600_000_000_000)
    let events: [(Int64, BackendEvent.Kind)] = [
      (0, .arrived(1, request)), (0, .called("somebody", call)),
      (0, .ended("somebody", call, .success(response), nil)), (0, .served(1, request, response)),
      (end, .arrived(2, request)), (end, .served(2, request, response)),
    ]
    let log = ObjectionLog(named: [])
    var oracle = AnswerOracle(truth: RulesFixture().providerList)
    for (time, kind) in events { oracle.note(BackendEvent(time: time, kind: kind), log) }
    #expect(log.objections.map(\.clause) == (isFresh ? [] : ["CON-9"]))
  }
}
