// Edits of series by the reader (SER-10).

import BooksTrackAPI
import Testing

@testable import BooksTrack

struct SeriesByHandTests {
  private var reader = SeriesFixture(author: "James S. A. Corey")

  /// Returns "The Expanse (9 books)" with five books, numbered from 1.
  private mutating func expanse() throws -> (SeriesID, [WorkID]) {
    let now = reader.now()
    let made = reader.editor.makeSeries(named: "The Expanse", total: 9, now: now)
    let series = try #require(made)
    var works: [WorkID] = []
    for volume in 1...5 {
      let work = reader.book("Volume \(volume)", in: [])
      reader.editor.place(work, in: series, at: SeriesPosition(volume), now: now)
      works.append(work)
    }
    return (series, works)
  }

  @Test mutating func `SER-10: a reader creates a series and adds books`() throws {
    let (series, _) = try expanse()
    #expect(reader.shelf(series).owned.text == "5/9 books")
    #expect(reader.library.series[series]?.source == .manual)
    #expect(reader.library.checkInvariants() == [])
  }

  @Test mutating func `SER-10: five books dragged into another order stand in it`() throws {
    let (series, works) = try expanse()
    let order = [4, 0, 3, 1, 2].map { works[$0] }
    let now = reader.now()
    reader.editor.reorder(series, as: order, now: now)
    #expect(reader.shelf(series).places.compactMap(\.work) == order)
    #expect(reader.shown(series).hasPrefix("1● 2● 3● 4● 5● 6○"))
  }

  @Test mutating func `SER-10: a book that is removed from a series stays in the library`() throws {
    let (series, works) = try expanse()
    let now = reader.now()
    reader.editor.take(works[1], outOf: series, now: now)
    #expect(reader.shown(series).hasPrefix("1● 2○ 3●"))
    #expect(reader.library.works[works[1]] != nil)
  }

  @Test mutating func `SER-10: a book has one place per series, even after it is moved`() throws {
    let (series, works) = try expanse()
    let now = reader.now()
    reader.editor.place(works[0], in: series, at: SeriesPosition("0.5"), now: now)
    reader.editor.place(works[0], in: series, at: nil, now: now)
    #expect(reader.shown(series).hasPrefix("0.5● 1○ 2●"))
    #expect(reader.library.members(of: series).count == 5)
  }

  @Test mutating func `SER-10: name and total can be changed, and a total of 0 means unknown`() throws {
    let (series, _) = try expanse()
    let now = reader.now()
    reader.editor.rename(series, to: "Expanse", now: now)
    reader.editor.setTotal(0, of: series, now: now)
    #expect(reader.shelf(series).name == "Expanse" && reader.shelf(series).owned.text == "5 books")
    #expect(reader.library.series(named: "the expanse").map(\.id) == [series])
    reader.editor.rename(series, to: " - ", now: now)
    #expect(reader.shelf(series).name == "Expanse")
    let nameless = reader.editor.makeSeries(named: "!", now: now)
    #expect(nameless == nil)
  }

  @Test mutating func `SER-6: a detected series becomes the reader's by reordering, and keeps its order`() {
    let series = reader.series("The Expanse")
    let works = (1...2).map { reader.book("\($0)", in: [(series, "\($0)")]) }
    let now = reader.now()
    reader.editor.reorder(series, as: [works[1], works[0]], now: now)
    #expect(reader.library.series[series]?.source == .manual)
    #expect(reader.library.series[series]?.updated == now)
    let mention = SeriesMention(name: "Expanse", position: SeriesPosition(1))
    SeriesLinker().link([mention], of: works[0], in: &reader.editor, now: now)
    #expect(reader.shelf(series).places.compactMap(\.work) == [works[1], works[0]])
  }

  @Test mutating func `SER-10: editing a deleted series changes nothing`() {
    let series = reader.series("Gone")
    let work = reader.book("Book", in: [])
    reader.editor.remove(series)
    let before = reader.library
    let now = reader.now()
    reader.editor.place(work, in: series, at: nil, now: now)
    reader.editor.take(work, outOf: series, now: now)
    reader.editor.reorder(series, as: [work], now: now)
    reader.editor.rename(series, to: "New", now: now)
    #expect(reader.library == before)
  }
}
