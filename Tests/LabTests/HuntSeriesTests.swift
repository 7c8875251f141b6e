// Series worlds as a whole: what a seed fixes, that the app as it ships passes, that planted bugs are seen,
// and that no case, however mangled, does more than give a result.

import BooksTrack
import Foundation
import Simulation
import Testing

@testable import Hunt
@testable import LabWorld

@Suite struct HuntSeriesTests {
  private static let checks = HuntTargetChecks(SeriesTarget.target) { SeriesTarget(planted: $0) }
  private static var target: SeriesTarget { checks.target }
  private static var bugs: [PlantedBug] { checks.bugs }

  /// The number of seeds.
  private static let seeds: UInt64 = Campaigns.areOn ? 2_000 : 18

  @Test(arguments: 0..<3 as Range<UInt64>)
  func theShippedAppPassesAndEverySeedIsTheSameTwice(group: UInt64) throws {
    try Self.checks.shippedPasses(group: group, of: 3, seeds: Self.seeds)
  }

  @Test func everyActionIsDrawn() {
    #expect(Self.target.actions(of: 1...150) == SeriesGenerator.actions)
  }

  /// `bookstrack-sim hunt` gates it.
  @Test(.enabled(if: Campaigns.areOn))
  func everyStateIsMet() throws {
    #expect(try Self.target.probes(of: 1...150).complaints() == [])
  }

  /// A third of them; `bookstrack-sim hunt --planted all` gates the others.
  @Test(arguments: bugs.indices.filter { Campaigns.areOn || $0 % 3 == 0 }.map { bugs[$0].name })
  func aPlantedBugIsSeenByItsOracleInTheNameOfItsClause(name: String) throws {
    try Self.checks.catches(name, within: 200)
  }

  @Test func thereIsABugForEveryThingThatIsPromised() {
    #expect(Self.bugs.count >= 8)
    let clauses = Set(Self.bugs.map(\.clause.description))
    for clause in [
      "SER-5", "SER-6", "SER-7", "SER-8", "SER-9", "SER-10", "SER-11", "SER-12", "SER-13", "SER-15",
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
        WorkStep(actor: 0, at: -1, action: "volume"), WorkStep(actor: .min, at: .min, action: "make-series"),
      ])
  }

  // MARK: Who knows how it ought to be

  private static let moment = ReadingMoment(uptime: 0, calendar: 0, minutesFromUTC: 0)
  private static let foundation = SeriesWord(number: 0)

  private static func volume(_ place: Int, _ status: ReadingStatus = .read) -> ReadingCall {
    .series(.volume(foundation, SeriesPlace.all[place - 1], author: 0, status))
  }

  /// The model, told by hand what the clauses come to.
  @Test func theModelShowsAsTheClausesSay() {
    var model = ReadingModel()
    func play(_ call: SeriesCall) -> [String] { model.play(.series(call), at: Self.moment).map(\.text) }
    for call in [Self.volume(1), Self.volume(3, .wantToRead), Self.volume(5), Self.volume(9)] {
      _ = model.play(call, at: Self.moment)
    }
    #expect(model.missing(model.series[0]) == [2, 4])
    #expect(model.amount(of: model.series[0], onlyRead: false) == "3 books")
    #expect(model.seriesPicture.shelves[0].percent == nil)
    _ = play(.total(series: 0, 7))
    let shelf = model.seriesPicture.shelves[0]
    #expect(shelf.owned == "3/7 books" && shelf.percent == "42 %" && shelf.isManual)
    #expect(
      shelf.places == [
        "Book 1, Book 1000, read", "Book 1.5, Book 1008, read", "Book 2, missing", "Book 3, Book 1002, owned",
        "Book 4, missing", "Book 5, Book 1004, read", "Book 6, missing", "Book 7, missing",
      ])
    #expect(model.seriesPicture.cards[0] == ["0 Book 1 of 7"])
    #expect(play(.takeOffer(book: 0)) == ["Add Book 2 of 'Foundation' to your library?"])
    #expect(model.books[4].title == "Book 2002" && model.books[4].entry?.status == .wantToRead)
    #expect(play(.takeOffer(book: 0)) == ["Continue with 'Book 2002 (Book 2)'?"])
    #expect(play(.make(SeriesWord(number: 1), total: nil, author: nil)) == ["There is Foundation."])
    #expect(
      play(.make(SeriesWord(number: 2), total: nil, author: nil)) == ["Did you mean \"Foundation\"?"])
    #expect(model.series.map(\.name) == ["Foundation", "Foundaton"])
    _ = play(.delete(series: 0))
    #expect(model.books.count == 5 && model.series.map(\.name) == ["Foundaton"])
  }

  @Test func whatIsFinishedCountsForTheYearOfItsLastDay() {
    var model = ReadingModel()
    for place in 1...2 { _ = model.play(Self.volume(place, .reading), at: Self.moment) }
    _ = model.play(.series(.total(series: 0, 2)), at: Self.moment)
    _ = model.play(.edit(.finish(book: 0, CalendarDate(year: 2026))), at: Self.moment)
    #expect(
      model.seriesPicture.goals == ["Finish 1 series in 2025: 0 of 1", "Finish 1 series in 2026: 0 of 1"])
    _ = model.play(.edit(.finish(book: 1, CalendarDate(year: 2025, month: 12, day: 31))), at: Self.moment)
    #expect(
      model.seriesPicture.goals == ["Finish 1 series in 2025: 0 of 1", "Finish 1 series in 2026: 1 of 1"])
    #expect(model.seriesPicture.shelves[0].badges == ["Completed!"])
  }
}
