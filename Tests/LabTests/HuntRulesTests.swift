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
  private static let checks = HuntTargetChecks(RulesTarget.target) { RulesTarget(planted: $0) }
  private static var target: RulesTarget { checks.target }
  private static var bugs: [PlantedBug] { checks.bugs }

  /// The number of seeds; a thousand with `BOOKSTRACK_CAMPAIGNS` set. What gates is `bookstrack-sim hunt`
  /// with an optimised build.
  private static let seeds: UInt64 = Campaigns.areOn ? 1_000 : 32

  @Test(arguments: 0..<4 as Range<UInt64>)
  func theShippedStackPassesAndEverySeedIsTheSameTwice(group: UInt64) throws {
    try Self.checks.shippedPasses(group: group, of: 4, seeds: Self.seeds)
  }

  @Test func anotherSeedIsAnotherWorld() throws { try Self.checks.seedsDiffer() }

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
    try Self.checks.catches(name, within: 200)
  }

  @Test func everyRuleThatIsWrittenOtherwiseIsPlanted() {
    let clauses = Set(PlantedBug.all.map(\.clause.description))
    let written = ["DUP-3", "TTL-1", "TTL-3", "SER-2", "CON-4", "CON-7", "CON-9", "SES-5", "CAS-3", "CUR-1"]
    for clause in written { #expect(clauses.contains(clause), "\(clause)") }
  }

  // MARK: Cases that shrinking may make

  @Test(arguments: [[], [Int.min, .min, .min], [Int.max, .max, .max], [-1, 3, 0]])
  func numbersOutOfRangeAreNoError(numbers: [Int]) throws {
    try Self.checks.takes(
      numbers, of: RulesPlan.actions,
      settings: [[:], ["providers": Int.max], ["providers": .min]])
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
    try Self.checks.refuses(found, naming: known, after: change)
  }

  // MARK: What an oracle objects to

  /// Answers told by hand: an answer that is kept is fresh for the hours of its clause, and no longer.
  @Test(arguments: [("q", 6.0, true), ("q", 6.1, false), ("isbn", 167.9, true), ("isbn", 168.1, false)])
  func `CON-9: an answer is fresh for the lifetime that its clause states`(
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

  /// The word of a book is not named by a longer one (rules 1795899962).
  @Test(
    arguments: [
      ("the night circus: part one", true), ("night", true), ("the nightingale", false), ("fortnight", false),
    ])
  func `TTL-3: a title names a book by its whole word`(title: String, isNamed: Bool) {
    #expect(RulesSpelling.names(title, "night") == isNamed)
  }
}
