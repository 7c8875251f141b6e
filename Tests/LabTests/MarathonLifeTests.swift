// Four months of readers who follow series: what the app shows of them is what the readers' own account has,
// and with the documents' rules the rows say that it is not.

import BooksTrack
import BooksTrackAPI
import Measurement
import Simulation
import Testing

@testable import Bench
@testable import LabWorld
@testable import LoadRun

@Suite struct MarathonLifeTests {
  private static let configuration: LoadConfiguration = {
    var configuration = LoadRunTests.small
    Scenario.seriesMarathon.apply(to: &configuration)
    configuration.books = 150
    configuration.readingDays = 60
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

  @Test func `SER-8, SER-12, SER-13, SER-15, SER-18, SER-19, SER-21: displays equal the readers' values`()
    throws
  {
    let figures = Self.figures()
    let marathon = try #require(figures.reading?.marathon)
    #expect(figures.violations == [])
    // One of two cells.
    #expect(Self.missed(figures) == ["LAB-2"], "\(marathon)")
    #expect(marathon.shelves.whole > 100 && marathon.offers.whole > 20, "\(marathon)")
    #expect(
      marathon.wanted > 0 && marathon.added > 0 && marathon.edits["total", default: 0] > 0, "\(marathon)")
    #expect(marathon.picked.whole > 0 && marathon.answered.part >= marathon.picked.whole, "\(marathon)")
    #expect(marathon.lookedFor["answers", default: 0] >= marathon.answered.part, "\(marathon)")
    #expect(marathon.back.whole > 100 && marathon.marked.whole > 100, "\(marathon)")
  }

  @Test func `SER-21: with the documents' grammar most markers are missed`() {
    let figures = Self.figures {
      $0.imports.series = .asWritten
      $0.enrichment.seriesDetector = .asWritten
    }
    #expect(Self.missed(figures).contains("SER-21.detected"), "\(Self.missed(figures))")
  }

  /// Each row that is missed says of which series or book.
  @Test func `SER-13, SER-15, SER-21: each mistake of the app is reported in words`() throws {
    var fixture = Self.fixture
    fixture.views.offer = { _ in nil }
    fixture.views.celebrated = { _, library in
      library.series.filter { !SeriesAccount($0, library).isFinished }.prefix(1).map(\.id)
    }
    fixture.plant = { policy in
      policy.imports.series = .asWritten
      policy.enrichment.seriesDetector = .asWritten
      policy.follow { change, editor in
        guard case .absentBook(.put(let book)) = change else { return false }
        editor.remove(book.id)
        return true
      }
    }
    let missed = Cell(number: 0, on: fixture).run().figures.missed.byRow
    func first(_ row: String) throws -> MissedCase { try #require(missed[row]?.first, "\(row)") }
    let unearned = try first("SER-13.once")
    #expect(unearned.truth.hasSuffix(", not finished") && unearned.outcome == "it is celebrated")
    let place = try first("SER-15.back")
    #expect(place.truth.contains(", which stood in ") && place.outcome.hasPrefix("it stands in "))
    let marker = try first("SER-21.detected")
    #expect(marker.truth.hasPrefix("book ") && marker.rows.count == 1)
    let next = try first("SER-21.added")
    #expect(next.truth.hasPrefix("a reader who would add volume "))
    #expect(next.outcome.hasSuffix(" is recommended nothing"))
  }

  @Test func `SER-21: a finished series without a celebration is reported`() throws {
    var fixture = Self.fixture
    fixture.views.celebrated = { _, _ in [] }
    let figures = Cell(number: 0, on: fixture).run().figures
    let celebrated = try #require(figures.reading?.marathon?.celebrated)
    let missed = figures.missed.byRow["SER-21.celebrated"] ?? []
    #expect(celebrated.part == 0 && missed.count == min(celebrated.whole, MissedCases.most))
    #expect(missed.allSatisfy { $0.truth.hasSuffix(", finished") && $0.outcome == "nothing is celebrated" })
  }

  @Test func `a run without readers of series has no rows of series`() {
    #expect(!LoadTargets.expected(LoadRunTests.small).map(\.id).contains("SER-8.shelves"))
    #expect(LoadTargets.expected(Self.configuration).map(\.id).contains("SER-8.shelves"))
  }

  /// The account, told by hand.
  @Test func theAccountCountsVolumeByVolume() throws {
    let library = BenchmarkSeries.library(of: 1, books: 5)
    let series = try #require(Array(library.series).first)
    let account = SeriesAccount(series, library)
    // Volumes 1 to 4 and 6 of 6; two in three are read.
    #expect(account.text == "5/6 books" && account.missing == [5] && !account.isFinished)
    let works = library.works.map(\.id)
    #expect(account.next(after: works[0]) == .owned(works[2]))
    #expect(account.next(after: works[3]) == .missing(5))
    #expect(account.next(after: works[4]) == nil)
    #expect(PlacesInSeries(library).back(in: library) == Rate(5, of: 5))
    var editor = LibraryEditor(library)
    for place in Array(library.memberships).prefix(2) { editor.remove(place.id) }
    #expect(PlacesInSeries(library).back(in: editor.library) == Rate(3, of: 5))
  }

  @Test func `SER-9, SER-12: the account has companions and omnibuses, as the app shows them`() throws {
    var editor = LibraryEditor(BenchmarkSeries.library(of: 1, books: 5))
    let id = try #require(Array(editor.library.series).first).id
    let works = editor.library.works.map(\.id)
    // Five volumes, of which the last is missing, and a book of which nobody knows where it stands.
    editor.setTotal(5, of: id, now: .init(milliseconds: 0))
    editor.take(works[4], outOf: id, now: .init(milliseconds: 0))
    editor.place(works[4], in: id, at: nil, now: .init(milliseconds: 0))
    func account() throws -> SeriesAccount {
      SeriesAccount(try #require(editor.library.series[id]), editor.library)
    }
    func shelf() throws -> SeriesShelf {
      SeriesShelf(of: try #require(editor.library.series[id]), in: editor.library)
    }
    #expect(try account().text == "4/5 books" && account().missing == [5])
    #expect(try shelf().owned.text == account().text)
    // The third, which is not read, becomes an omnibus of the first three; the second is gone.
    editor.place(
      works[2], in: id, at: SeriesPosition(spans: [.init(first: 100, last: 300)]), now: .init(milliseconds: 0)
    )
    editor.take(works[1], outOf: id, now: .init(milliseconds: 0))
    #expect(try account().next(after: works[0]) == .owned(works[2]))
    #expect(SeriesRecommendation.after(works[0], in: editor.library) == .continueWith(id, works[2]))
  }

  @Test func `SER-12: the account has the author's other unfinished series`() throws {
    var editor = LibraryEditor(BenchmarkSeries.library(of: 3, books: 5))
    let now = Timestamp(milliseconds: 0)
    let series = editor.library.series.map(\.id)
    let author = editor.newID(of: Author.self)
    editor.put(Author(id: author, name: "Ann Leckie"))
    for id in series {
      var row = try #require(editor.library.series[id])
      row.author = author
      editor.put(row)
    }
    func others(_ work: WorkID) -> [BooksTrack.SeriesID] {
      SeriesAccount.others(after: work, in: editor.library)
    }
    let work = try #require(editor.library.members(of: series[0]).first).work
    #expect(others(work) == [series[1], series[2]])
    // In a series in which the book stands as well it goes on elsewhere.
    editor.place(work, in: series[1], at: nil, now: now)
    #expect(others(work) == [series[2]])
    var row = try #require(editor.library.series[series[2]])
    row.author = nil
    editor.put(row)
    #expect(others(work) == [])
  }
}
