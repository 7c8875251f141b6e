// Curation worlds as a whole: what a seed fixes, that the app as it ships passes, that planted bugs are seen,
// and that no case, however mangled, does more than give a result.

import BooksTrack
import Foundation
import Simulation
import Testing

@testable import Hunt
@testable import LabWorld

@Suite struct HuntCurationTests {
  private static let checks = HuntTargetChecks(CurationTarget.target) { CurationTarget(planted: $0) }
  private static var target: CurationTarget { checks.target }
  private static var bugs: [PlantedBug] { checks.bugs }

  /// The number of seeds.
  private static let seeds: UInt64 = Campaigns.areOn ? 2_000 : 18

  @Test(arguments: 0..<3 as Range<UInt64>)
  func theShippedAppPassesAndEverySeedIsTheSameTwice(group: UInt64) throws {
    try Self.checks.shippedPasses(group: group, of: 3, seeds: Self.seeds)
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
    try Self.checks.catches(name, within: 200)
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
    try Self.checks.takes(
      numbers, of: ReadingAction.allActions,
      after: [
        WorkStep(actor: 0, at: -1, action: "add"), WorkStep(actor: .min, at: .min, action: "add-shared"),
      ])
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
