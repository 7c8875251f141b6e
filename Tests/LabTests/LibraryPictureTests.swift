// The picture of a library in the report of a run: the largest series come first, long lists are cut and say
// so, and only the reader in the middle has one.

import BooksTrack
import BooksTrackAPI
import Testing

@testable import Bench
@testable import LabWorld
@testable import LoadRun

@Suite struct LibraryPictureTests {
  private typealias Place = LibraryPicture.Place

  @Test func `A picture has the largest series first, and the number of those left out`() throws {
    var editor = LibraryEditor(BenchmarkSeries.library(of: 14, books: 4))
    let series = Array(editor.library.series)
    // Series 9 loses two of its four books, series 13 and 5 gain one each, and series 5 has 60 volumes.
    let moved = editor.library.members(of: series[9].id).suffix(2).map(\.work)
    let now = Timestamp(milliseconds: 0)
    for work in moved { editor.take(work, outOf: series[9].id, now: now) }
    editor.place(moved[0], in: series[13].id, at: nil, now: now)
    editor.place(moved[1], in: series[5].id, at: SeriesPosition(60), now: now)
    editor.setTotal(60, of: series[5].id, now: now)
    let picture = LibraryPicture(of: editor.library, reader: 3, cascade: CascadePolicy())

    #expect(picture.reader == 3 && picture.books == 56 && picture.seriesInAll == 14)
    #expect(picture.series.count == 12 && picture.axes.count == 7)
    #expect(picture.series[0].name == series[13].name && picture.series[0].author == "Author 13")
    #expect(!picture.series.map(\.name).contains(series[9].name))
    let states = ["read", "read", "owned", "read", "missing"]
    let titles = ["Book 13 of 0", "Book 13 of 1", "Book 13 of 2", "Book 13 of 3", nil]
    let positions = ["1", "2", "3", "4", "5"]
    // A book whose position is unknown comes last.
    let last = Place(position: nil, title: "Book 9 of 2", state: "owned")
    let places = (0..<5).map { Place(position: positions[$0], title: titles[$0], state: states[$0]) }
    #expect(picture.series[0].places == places + [last])
    #expect(picture.series[0].furtherPlaces == 0)
    let long = try #require(picture.series.first { $0.name == series[5].name })
    #expect(long.places.count == 40 && long.furtherPlaces == 20 && long.progress == "5/60 books")
  }

  @Test func `The reader in the middle of a run has a picture, and no other`() throws {
    var configuration = LoadRunTests.small
    configuration.users = 4
    let picture = try #require(try LoadRunTests.run(configuration).run.figures.picture)
    #expect(picture.reader == 2)
    #expect(picture.books > 40 && picture.books <= 60)
    #expect(picture.seriesInAll >= picture.series.count && !picture.series.isEmpty)
    for series in picture.series { #expect(Set(series.places.map(\.state)) != ["missing"]) }
    #expect(picture.axes.map(\.isGhost).contains(true))
  }

  @Test func `Of two pictures that with the lower number is kept`() {
    func picture(_ reader: Int) -> LibraryPicture {
      LibraryPicture(of: Library(replica: 1), reader: reader, cascade: CascadePolicy())
    }
    for (one, other) in [(3, 5), (5, 3)] {
      var sum = picture(one)
      sum.add(picture(other))
      #expect(sum == picture(3))
    }
  }
}
