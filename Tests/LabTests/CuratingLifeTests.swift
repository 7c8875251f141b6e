// A year of readers who say once what they know of authors: the app shows what they said, and with the
// documents' rules the rows say that it does not.

import BooksTrack
import BooksTrackAPI
import Measurement
import Simulation
import Testing

@testable import LabWorld
@testable import LoadRun

@Suite struct CuratingLifeTests {
  private static let configuration: LoadConfiguration = {
    var configuration = LoadRunTests.small
    Scenario.curators.apply(to: &configuration)
    configuration.books = 200
    configuration.readingDays = 120
    return configuration
  }()

  private static let fixture = CellFixture(configuration, sharing: LoadRunTests.fixture)

  private static func figures(
    _ plant: @escaping @Sendable (inout AppPolicy) -> Void = { _ in }
  ) -> RunFigures {
    var fixture = fixture
    fixture.plant = plant
    return Cell(number: 0, on: fixture).run().figures
  }

  private static func missed(_ figures: RunFigures) -> [String] {
    LoadTargets.judge(figures, configuration).filter { $0.isGate && $0.verdict == .missed }.map(\.id)
  }

  @Test
  func `CAS-1, CAS-7, CAS-9, CAS-10, CUR-1: an entered fact is shown, reported, counted once and paid once`()
    throws
  {
    let figures = Self.figures()
    let curating = try #require(figures.reading?.curating)
    #expect(figures.violations == [])
    // One of two cells, and libraries in which each author has one book.
    #expect(Set(Self.missed(figures)).isSubset(of: ["LAB-2", "CAS-13.completion"]))
    #expect(
      curating.entries.keys.sorted() == [
        "books that differ", "corrections", "facts of authors", "taken back",
      ])
    #expect(curating.told.whole == curating.allEntries)
    // Answers about authors are lines of the history too.
    #expect(curating.lines.whole > curating.allEntries && curating.lines.part == curating.lines.whole)
    #expect(curating.refreshed.whole > 30 && curating.shown.whole > 200, "\(curating)")
    #expect(
      curating.entriesAlone > curating.allEntries && curating.filled > 0, "\(curating)")
    let points = curating.pointsByRule
    #expect(points.keys.sorted() == ["decided", "every cascade", "five an entry"])
    #expect(points["every cascade", default: 0] > points["decided", default: 0], "\(points)")
    #expect(figures.reading.map { $0.points == $0.pointsEarned && $0.points > 100 } == true)
  }

  /// The first only outside of campaigns: `verify --planted all` gates such stacks.
  @Test(
    arguments: [["CAS-1.shown"], ["CAS-7.bursts"], ["CAS-9.told", "CUR-1"]].prefix(Campaigns.areOn ? 3 : 1))
  func `the rows of curation are missed with the documents' rules, and with others`(rows: [String]) {
    let figures = Self.figures { policy in
      switch rows[0] {
      case "CAS-1.shown": policy.cascade = .asWritten
      case "CAS-7.bursts": policy.statisticsDelay = .seconds(60)
      default: policy.points = .everyCascade
      }
    }
    #expect(Set(rows).isSubset(of: Self.missed(figures)), "\(Self.missed(figures))")
  }

  @Test func `a run without curators has no rows of curation`() {
    #expect(!LoadTargets.expected(LoadRunTests.small).map(\.id).contains { $0.hasPrefix("CAS-") })
    #expect(LoadTargets.expected(Self.configuration).map(\.id).contains("CAS-1.shown"))
  }
}
