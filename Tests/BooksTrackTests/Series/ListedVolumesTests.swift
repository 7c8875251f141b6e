// What a provider's list of volumes tells about a series, and what it does not (SER-22).

import BooksTrackAPI
import Testing

@testable import BooksTrack

struct ListedVolumesTests {
  private var editor = LibraryEditor(Library(replica: 1))
  private let series = SeriesID(replica: 1, serial: 77)

  /// A series with read volumes and a page without a total that lists others.
  init() {
    let time = Timestamp(milliseconds: 0)
    editor.put(Series(id: series, name: "Dune", source: .automatic, created: time))
    for volume in [1, 2] {
      let work = editor.newID(of: Work.self)
      editor.put(Work(id: work, title: "Volume \(volume)", authors: []))
      editor.put(Entry(id: editor.newID(), work: work, edition: nil, facts: ReaderFacts(status: .read)))
      editor.put(
        Membership(id: editor.newID(), series: series, work: work, position: SeriesPosition(volume)))
    }
    let listed = ["1", "2", "4", "4.5"].map {
      SeriesVolume(title: "Listed \($0)", authors: [], position: SeriesPosition($0))
    }
    editor.put(
      SeriesPage(
        id: editor.newID(), series: series, externalID: ExternalID(provider: "p", value: "x"), total: nil,
        volumes: listed + [SeriesVolume(title: "Anywhere", authors: [], position: nil)], asked: time))
    editor.settleTotal(of: series)
  }

  private func shelf() throws -> SeriesShelf {
    SeriesShelf(of: try #require(editor.library.series[series]), in: editor.library)
  }

  @Test func `SER-22: volumes up to the last listed one are missing, with the titles that are known`() throws
  {
    let shelf = try shelf()
    #expect(shelf.missing == [3, 4])
    #expect(shelf.places.filter { $0.state == .missing }.map(\.title) == [nil, "Listed 4"])
    #expect(shelf.next == .add(series, volume: 3))
  }

  @Test func `SER-22: a list is no total, so it neither gives a percentage nor finishes a series`() throws {
    let shelf = try shelf()
    #expect(shelf.owned.total == nil && shelf.percentageText == nil && shelf.owned.text == "2 books")
    #expect(!shelf.isFinished)
  }

  @Test mutating func `SER-22: a total ends what is missing, whatever a provider lists`() throws {
    editor.setTotal(3, of: series, now: Timestamp(milliseconds: 0))
    #expect(try shelf().missing == [3])
  }
}
