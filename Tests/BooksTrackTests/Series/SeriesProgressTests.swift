// Progress in a series (SER-9).

import BooksTrackAPI
import Testing

@testable import BooksTrack

struct SeriesProgressTests {
  private func places(_ texts: [String]) -> [SeriesPosition?] { texts.map { SeriesPosition($0) } }

  @Test func `four of seven volumes are 57 %`() {
    let progress = SeriesProgress(positions: places(["1", "2", "3", "5"]), total: 7)
    #expect(progress.text == "4/7 books" && progress.percentage == 57 && !progress.isComplete)
    #expect(progress.volumes == [1, 2, 3, 5])
  }

  @Test(arguments: [nil, 0, -1])
  func `SER-9: without a total there is no percentage of it`(total: Int?) {
    let progress = SeriesProgress(positions: places(["1", "2", "3", "4"]), total: total)
    #expect(progress.text == "4 books" && progress.percentage == nil && !progress.isComplete)
  }

  @Test(arguments: [
    (["0.5", "1", "2.5"], 1), (["0", "1"], 1), (["1-3"], 3), (["1-3", "2", "4"], 4), (["1-2 + 3.5"], 2),
    (["1", "1"], 1),
    (["x"], 1), (["1", "x", "y"], 3), ([], 0), (["8"], 0), (["1-20"], 7), (["1-7", "x"], 7),
    (["1-6", "x"], 6), (["1-5", "x", "y"], 6), (["x", "x", "x", "x", "x", "x", "x", "x"], 7),
  ])
  func `SER-4: whole volumes count, including those of an omnibus, up to the total`(
    texts: [String], owned: Int
  ) {
    #expect(SeriesProgress(positions: places(texts), total: 7).owned == owned)
  }

  @Test func `texts distinguish one book from several, and a complete series`() {
    #expect(SeriesProgress(positions: places(["1"]), total: nil).text == "1 book")
    let all = SeriesProgress(positions: places(["1-3"]), total: 3)
    #expect(all.isComplete && all.percentage == 100 && all.text == "3/3 books")
  }

  @Test(arguments: [
    (["1", "2", "x"], [], false), (["1", "2", "3", "x"], [], true), (["1-2", "x"], [], false),
    (["x", "y", "z"], [], true), (["x", "y"], [], false), (["x", "y", "z"], ["3"], false),
    (["0", "x", "y", "z"], [], true), (["x", "y", "z"], ["0.5"], true), (["1", "2"], ["x"], false),
  ])
  func `SER-13: a book without a position counts for no volume if others have one`(
    texts: [String], others: [String], isComplete: Bool
  ) {
    let progress = SeriesProgress(positions: places(texts), total: 3, beside: places(others))
    #expect(progress.isComplete == isComplete && (progress.percentage == 100) == isComplete)
  }

  @Test func `a percentage is rounded down, so that 100 means complete`() {
    let most = SeriesProgress(positions: (1...999).map { SeriesPosition($0) }, total: 1_000)
    #expect(most.percentage == 99)
  }

  @Test func `the books of a series in a library are counted`() {
    var editor = LibraryEditor(Library(replica: 1))
    let work = Work(id: editor.newID(), title: "A", authors: [])
    let series = Series(
      id: editor.newID(), name: "S", total: 2, source: .manual, created: .init(milliseconds: 0))
    editor.put(work)
    editor.put(series)
    editor.put(
      Membership(id: editor.newID(), series: series.id, work: work.id, position: SeriesPosition(2)))
    #expect(SeriesProgress(of: series, in: editor.library).text == "1/2 books")
  }
}
