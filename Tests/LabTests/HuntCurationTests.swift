// Curation worlds as a whole: what a seed fixes, that the app as it ships passes, that planted bugs are seen,
// and that no case, however mangled, does more than give a result.

import BooksTrack
import Foundation
import Simulation
import Testing

@testable import Hunt
@testable import LabWorld

@Suite struct HuntCurationTests {
  private static let target = CurationTarget(planted: PlantedBug.stacks(of: CurationTarget.target))
  private static let bugs = PlantedBug.all.filter { $0.target == CurationTarget.target }

  private static func run(_ seed: UInt64, on target: CurationTarget = target) throws -> HuntResult {
    try target.run(target.draw(seed: seed, variant: "shipped"), trace: .none)
  }

  /// How many seeds.
  private static let seeds: UInt64 = Campaigns.areOn ? 2_000 : 18

  @Test(arguments: 0..<3 as Range<UInt64>)
  func theShippedAppPassesAndEverySeedIsTheSameTwice(group: UInt64) throws {
    let fresh = CurationTarget()
    for seed in group * Self.seeds / 3..<(group + 1) * Self.seeds / 3 {
      let first = try Self.run(seed)
      #expect(first.verdict == .passed && first.objections == [], "seed \(seed): \(first.objections)")
      let second = try Self.run(seed, on: fresh)
      #expect(first.digest == second.digest && first.choices == second.choices, "seed \(seed)")
    }
  }

  @Test func everyActionIsDrawn() {
    #expect(Self.target.actions(of: 1...120) == CurationGenerator.actions)
  }

  /// `bookstrack-sim hunt` gates it.
  @Test(.enabled(if: Campaigns.areOn))
  func everyStateIsMet() throws {
    #expect(try Self.target.probes(of: 1...120).complaints() == [])
  }

  /// A third of them; `bookstrack-sim hunt --planted all` gates the others.
  @Test(arguments: bugs.indices.filter { Campaigns.areOn || $0 % 3 == 0 }.map { bugs[$0].name })
  func aPlantedBugIsSeenByItsOracleInTheNameOfItsClause(name: String) throws {
    let bug = try #require(Self.bugs.first { $0.name == name })
    let search = KillSearch(bug: bug, schedule: .drawn, firstSeed: 1, budget: 200)
    let finding = search.run(on: Self.target)
    #expect(finding.failure == nil)
    #expect(finding.worlds != nil, "only \(finding.oracles.sorted()) objected, not \(bug.oracle)")
  }

  @Test func thereIsABugForEveryThingThatIsPromised() {
    #expect(Self.bugs.count >= 10)
    let clauses = Set(Self.bugs.map(\.clause.description))
    for clause in [
      "CAS-2", "CAS-3", "CAS-4", "CAS-6", "CAS-7", "CAS-9", "CAS-10", "CAS-11", "CAS-12", "CUR-1",
    ] {
      #expect(clauses.contains(clause), "\(clause)")
    }
  }

  @Test(arguments: [
    [], [Int.min, .min, .min, .min, .min], [Int.max, .max, .max, .max, .max], [-1, 3, 0, 7, 9],
  ])
  func numbersOutOfRangeAreNoError(numbers: [Int]) throws {
    let steps = ReadingAction.allActions.enumerated().map { place, action in
      WorkStep(actor: place, at: numbers.first ?? place * 90_000, action: action, numbers: numbers)
    }
    let books = [
      WorkStep(actor: 0, at: -1, action: "add"), WorkStep(actor: .min, at: .min, action: "add-shared"),
    ]
    for workload in [steps, books + steps] {
      let huntCase = HuntCase(
        target: "curation", seed: 3, settings: [:], workload: workload, faults: .none,
        schedule: ScheduleChoice(policy: .arrival))
      let result = try Self.target.run(huntCase, trace: .none)
      #expect(result.verdict == .passed, "\(result.objections)")
    }
  }

  /// The model, told by hand what the clauses come to.
  @Test func theModelShowsAsTheClausesSay() {
    var model = ReadingModel()
    let moment = ReadingMoment(uptime: 0, calendar: 0, minutesFromUTC: 0)
    func play(_ call: ReadingCall) -> [String] { model.play(call, at: moment).map(\.text) }
    func book(_ title: Int, _ author: Int) -> ReadingCall {
      .edit(.add(title: title, author: author, year: nil, language: nil, pages: nil, .read))
    }
    for title in 0..<3 { _ = play(book(title, 0)) }
    _ = play(book(3, 3))
    let african = CurationWord(number: 0)
    #expect(
      play(.curate(.say(author: 0, .culturalBackground, [african]))) == [
        "Book 0 / Book 1 / Book 2", "10 and 3, 13 by now",
        "Cultural background saved! / Updated 3 books: / - Book 0 / - Book 1 / - Book 2 / "
          + "+13 Curator Points (10 base + 3 cascade) / Progress: New Curator → Bronze Curator (13/50)",
      ])
    #expect(
      play(.curate(.say(author: 3, .languages, [african])))
        == [CascadeRefusal.anonymous("Anonymous").description])
    _ = play(.curate(.override(books: [1], .culturalBackground, [], reason: "why")))
    #expect(model.shown(.culturalBackground, of: model.books[1])?.mark == "(Override: why)")
    #expect(model.values(.culturalOrigin, of: model.books[1]).isEmpty)
    #expect(!model.missing(of: model.books[1]).contains(.culturalOrigin))
    #expect(!model.missing(of: model.books[0]).contains(.culturalOrigin))
    _ = play(.curate(.undo(back: 0)))
    #expect(model.shown(.culturalBackground, of: model.books[1])?.mark == "(Auto-filled from author)")
    #expect(play(.curate(.undo(back: 1))) == [CascadeRefusal.undone.description])
    #expect(play(.curate(.undo(back: 9))) != [])
  }
}
