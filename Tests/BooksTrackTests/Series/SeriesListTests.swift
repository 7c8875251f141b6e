// The list of a reader's series (SER-7).

import BooksTrackAPI
import Testing

@testable import BooksTrack

struct SeriesListTests {
  private var reader = SeriesFixture()

  /// Four series: half of it owned and begun, all read, owned and not begun, and one without a known total.
  private mutating func fill() {
    let dune = reader.series("Dune", total: 4)
    reader.book("Dune", in: [(dune, "1")], .read, cover: "a")
    reader.book("Dune Messiah", in: [(dune, "2")], cover: "b")
    let archive = reader.series("The Archive", total: 1)
    reader.book("All of it", in: [(archive, "1")], .read)
    let expanse = reader.series("expanse", total: 3)
    for volume in 1...2 { reader.book("\(volume)", in: [(expanse, "\(volume)")]) }
    let open = reader.series("Discworld")
    for volume in [6, 5, 4, 3, 2, 1] {
      reader.book("\(volume)", in: [(open, "\(volume)")], cover: volume == 2 ? nil : "\(volume)")
    }
    _ = reader.series("Without books", total: 3)
  }

  @Test mutating func `SER-7: by name without article and case; series without books are not listed`() {
    fill()
    let lines = SeriesList(of: reader.library).lines()
    #expect(lines.map(\.name) == ["The Archive", "Discworld", "Dune", "expanse"])
    #expect(lines.map(\.text) == ["1/1 book", "6 books", "2/4 books", "2/3 books"])
    #expect(lines.allSatisfy { $0.author == "J. K. Rowling" })
  }

  @Test mutating func `SER-7: by completion, and what is not known comes last`() {
    fill()
    let names = SeriesList(of: reader.library).lines(by: .completion).map(\.name)
    #expect(names == ["The Archive", "expanse", "Dune", "Discworld"])
  }

  @Test mutating func `SER-7: the series that was changed last comes first`() {
    fill()
    let dune = reader.library.series(named: "Dune").map(\.id)
    let now = reader.now()
    for series in dune { reader.editor.rename(series, to: "Dune Chronicles", now: now) }
    let names = SeriesList(of: reader.library).lines(by: .recentlyUpdated).map(\.name)
    #expect(names == ["Dune Chronicles", "Discworld", "expanse", "The Archive"])
  }

  @Test(arguments: [
    (SeriesList.Stage.completed, ["The Archive"]), (.inProgress, ["Dune"]),
    (.notStarted, ["Discworld", "expanse"]),
  ])
  func `SER-7: filtered by how far the reader is`(stage: SeriesList.Stage, names: [String]) {
    var tests = SeriesListTests()
    tests.fill()
    #expect(SeriesList(of: tests.reader.library).lines(only: stage).map(\.name) == names)
  }

  @Test mutating func `SER-7: up to four covers, in reading order`() {
    fill()
    let covers = SeriesList(of: reader.library).lines().map(\.covers)
    #expect(covers == [[], ["1", "3", "4", "5"], ["a", "b"], []])
  }
}
