// The fields of a membership: title, cover and source (SER-4), and the position in the story (SER-18).

import BooksTrackAPI
import Testing

@testable import BooksTrack

struct SeriesMembershipTests {
  private var reader = SeriesFixture(author: "C. S. Lewis")

  /// In order of publication, with the positions in the story.
  private static let narnia: [(title: String, story: Int)] = [
    ("The Lion, the Witch and the Wardrobe", 2), ("Prince Caspian", 4),
    ("The Voyage of the Dawn Treader", 5), ("The Silver Chair", 6), ("The Horse and His Boy", 3),
    ("The Magician's Nephew", 1), ("The Last Battle", 7),
  ]

  private mutating func narnia() -> SeriesID {
    let series = reader.series("The Chronicles of Narnia", total: 7)
    for (index, book) in Self.narnia.enumerated() {
      let work = reader.book(book.title, in: [(series, "\(index + 1)")])
      let now = reader.now()
      reader.editor.place(work, in: series, chronologicallyAt: SeriesPosition(book.story), now: now)
    }
    return series
  }

  private func titles(_ series: SeriesID, _ order: SeriesOrder) throws -> [String?] {
    SeriesShelf(of: try #require(reader.library.series[series]), in: reader.library, order: order)
      .places.map(\.title)
  }

  @Test mutating func `SER-18: Narnia in the order of publication and in that of the story`() throws {
    let series = narnia()
    #expect(try titles(series, .publication) == Self.narnia.map(\.title))
    #expect(try titles(series, .chronological) == Self.narnia.sorted { $0.story < $1.story }.map(\.title))
    #expect(reader.library.checkInvariants() == [])
  }

  @Test mutating func `SER-18: reordering one order does not change the other`() throws {
    let series = narnia()
    let works = reader.library.members(of: series).map(\.work)
    let now = reader.now()
    reader.editor.reorder(series, as: works.reversed(), in: .chronological, now: now)
    #expect(try titles(series, .chronological) == Self.narnia.reversed().map(\.title))
    #expect(try titles(series, .publication) == Self.narnia.map(\.title))
  }

  @Test mutating func `SER-18: books without a position in the story come last, missing ones too`() throws {
    let series = reader.series("Foundation", total: 4)
    let works = (1...3).map { reader.book("\($0)", in: [(series, "\($0)")]) }
    let now = reader.now()
    reader.editor.place(works[2], in: series, chronologicallyAt: SeriesPosition(1), now: now)
    #expect(try titles(series, .chronological) == ["3", "1", "2", nil])
    reader.editor.place(works[2], in: series, chronologicallyAt: nil, now: now)
    #expect(try titles(series, .chronological) == ["1", "2", "3", nil])
    reader.editor.remove(works[1])
    reader.editor.place(works[1], in: series, chronologicallyAt: SeriesPosition(1), now: now)
    #expect(try titles(series, .chronological) == ["1", nil, "3", nil])
  }

  @Test
  mutating func `SER-4: a membership keeps the title and the first cover of its book up to date`()
    throws
  {
    let series = reader.series("Earthsea")
    let work = reader.book("A Wizard", in: [(series, "1")], cover: "a")
    func kept() throws -> [String?] {
      let membership = try #require(reader.library.membership(of: work, in: series))
      return [membership.title, membership.cover]
    }
    #expect(try kept() == ["A Wizard", "a"])
    var row = try #require(reader.library.works[work])
    row.title = "A Wizard of Earthsea"
    reader.editor.put(row)
    var edition = try #require(reader.library.editions(of: work).first)
    edition.facts.coverURL = "b"
    reader.editor.put(edition)
    #expect(try kept() == ["A Wizard of Earthsea", "b"])
    let later = Edition(
      id: reader.editor.newID(of: Edition.self), work: work, facts: EditionFacts(coverURL: "c"))
    reader.editor.put(later)
    #expect(try kept()[1] == "b")
    reader.editor.remove(edition.id)
    #expect(try kept()[1] == "c")
    reader.editor.remove(later.id)
    #expect(try kept() == ["A Wizard of Earthsea", nil])
    #expect(reader.library.checkInvariants() == [])
  }

  @Test mutating func `SER-4: an edition that moves to another work takes its cover along`() throws {
    let series = reader.series("Earthsea")
    let works = [
      reader.book("One", in: [(series, "1")], cover: "a"), reader.book("Two", in: [(series, "2")]),
    ]
    var edition = try #require(reader.library.editions(of: works[0]).first)
    edition.work = works[1]
    reader.editor.put(edition)
    #expect(reader.library.members(of: series).map(\.cover) == [nil, "a"])
    #expect(reader.library.checkInvariants() == [])
  }

  @Test mutating func `SER-4: the source of a membership is stored`() {
    let detected = reader.series("Earthsea")
    let work = reader.book("A Wizard", in: [(detected, "1")])
    #expect(reader.library.membership(of: work, in: detected)?.source == .automatic)
    let now = reader.now()
    reader.editor.place(work, in: detected, at: SeriesPosition(2), now: now)
    #expect(reader.library.membership(of: work, in: detected)?.source == .manual)
    #expect(reader.library.series[detected]?.source == .manual)
    #expect(reader.library.series[detected]?.origin == .automatic)
  }
}
