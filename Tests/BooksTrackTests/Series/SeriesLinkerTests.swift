// Joining and creating series (SER-5, SER-6, SER-11, SER-23).

import BooksTrackAPI
import Testing

@testable import BooksTrack

struct SeriesLinkerTests {
  private var editor = LibraryEditor(Library(replica: 1))
  private let now = Timestamp(milliseconds: 1_000)

  private mutating func work(_ title: String, by name: String?) -> WorkID {
    let id = editor.newID(of: Work.self)
    var credits: [AuthorCredit] = []
    if let name {
      let author = editor.library.author(named: name) ?? editor.newID(of: Author.self)
      editor.put(Author(id: author, name: name))
      credits = [AuthorCredit(author: author)]
    }
    editor.put(Work(id: id, title: title, authors: credits))
    return id
  }

  private mutating func link(_ work: WorkID, _ mentions: [SeriesMention]) -> [SeriesID] {
    SeriesLinker().link(mentions, of: work, in: &editor, now: now)
  }

  private func mention(
    _ name: String, _ place: Int?, id: String? = nil, from source: SeriesMention.Source = .title
  ) -> SeriesMention {
    SeriesMention(
      name: name, position: place.map { SeriesPosition($0) }, source: source,
      externalID: id.map { ExternalID(provider: "open-library", value: $0) })
  }

  @Test mutating func `SER-5: the first book creates the series and the second joins it`() {
    let first = work("Dune", by: "Frank Herbert")
    let second = work("Dune Messiah", by: "Frank Herbert")
    let made = link(first, [mention("Dune", 1)])
    let joined = link(second, [mention("Dune", 2)])
    #expect(made == joined && editor.library.series.count == 1)
    let series = editor.library.series[made[0]]
    #expect(series?.source == .automatic && series?.total == nil && series?.author != nil)
    #expect(
      editor.library.members(of: made[0]).compactMap(\.position) == [SeriesPosition(1), SeriesPosition(2)])
    #expect(editor.library.checkInvariants() == [])
  }

  @Test mutating func `SER-6, SER-23: names that differ by Series, Saga, Trilogy or Books are one series`() {
    let names = [
      "Red Harbour Saga", "Red Harbour", "The Red Harbour Series", "Red Harbour Trilogy",
      "The Red Harbour Books",
    ]
    var linked: [[SeriesID]] = []
    for (place, name) in names.enumerated() {
      linked.append(link(work("Volume \(place)", by: "Ann Poe"), [mention(name, place + 1)]))
    }
    #expect(Set(linked).count == 1 && editor.library.series.count == 1)
    let series = linked[0][0]
    #expect(editor.library.series[series]?.name == "Red Harbour Saga")
    #expect(
      editor.library.members(of: series).compactMap(\.position) == (1...5).map { SeriesPosition($0) })
    #expect(editor.library.merges(into: series).map(\.absorbed.name) == Array(names.dropFirst()))
    #expect(editor.library.checkInvariants() == [])
    // Undone, the other name is a series of its own, and stays one.
    let merge = editor.library.merges(into: series)[0].id
    let back = editor.undoMerge(merge, now: now)
    #expect(back.map { editor.library.members(of: $0).compactMap(\.position) } == [SeriesPosition(2)])
    let later = link(work("Volume 9", by: "Ann Poe"), [mention("Red Harbour", 9)])
    #expect(later == [back])
    #expect(editor.library.checkInvariants() == [])
  }

  @Test mutating func `SER-6: another author, or a number that is taken, is evidence for two series`() {
    let first = link(work("A", by: "Ann Poe"), [mention("Red Harbour Saga", 1)])
    #expect(link(work("B", by: "Bo Ek"), [mention("Red Harbour", 2)]) != first)
    #expect(link(work("C", by: nil), [mention("Red Harbour Series", 2)]) != first)
    #expect(link(work("D", by: "Ann Poe"), [mention("Red Harbour Trilogy", 1)]) != first)
    #expect(link(work("E", by: "Ann Poe"), [mention("Red Harbour Tales", 2)]) != first)
  }

  @Test mutating func `SER-5: a provider's record adds no second book at a position, but a title does`() {
    let works = ["A", "B", "C", "D"].map { work($0, by: "James Corey") }
    let source = SeriesMention.Source.provider("open-library")
    let series = link(works[0], [mention("The Expanse", 2)])
    #expect(link(works[1], [mention("The Expanse", 2, id: "s", from: source)]) == series)
    #expect(link(works[2], [mention("The Expanse", 3, id: "s", from: source)]) == series)
    #expect(link(works[3], [mention("The Expanse", 3)]) == series)
    let places = works.map { editor.library.membership(of: $0, in: series[0])?.position }
    #expect(places == [SeriesPosition(2), nil, SeriesPosition(3), SeriesPosition(3)])
    let before = editor.library
    for work in works.prefix(3) { _ = link(work, [mention("The Expanse", 3, id: "s", from: source)]) }
    #expect(editor.library.membership(of: works[0], in: series[0])?.position == SeriesPosition(2))
    #expect(editor.library.memberships == before.memberships)
    #expect(editor.library.checkInvariants() == [])
  }

  @Test(
    arguments: ["the expanse", "Expanse", "EXPANSE!", "Expanse, The", "The  Expanse"])
  func `SER-5: names match but for case, article and punctuation`(name: String) {
    var tests = SeriesLinkerTests()
    let first = tests.work("A", by: "James Corey")
    let second = tests.work("B", by: "James S.A. Corey")
    let made = tests.link(first, [tests.mention("The Expanse", 1)])
    #expect(tests.link(second, [tests.mention(name, 2)]) == made)
  }

  @Test(arguments: ["Expanses", "The Expanse Tales", "Expense"])
  func `SER-5: a near miss never joins`(name: String) {
    var tests = SeriesLinkerTests()
    let first = tests.work("A", by: "James Corey")
    let second = tests.work("B", by: "James Corey")
    let made = tests.link(first, [tests.mention("The Expanse", 1)])
    #expect(tests.link(second, [tests.mention(name, 2)]) != made)
    #expect(tests.editor.library.series.count == 2)
  }

  @Test mutating func `authors with the same series name have separate series`() {
    let first = work("A", by: "Julia Glass")
    let second = work("B", by: "Julie Glass")
    #expect(link(first, [mention("Legacy", 1)]) != link(second, [mention("Legacy", 1)]))
  }

  @Test mutating func `one identifier of a provider is one series, whatever its authors and names`() {
    let first = work("A", by: "Timothy Zahn")
    let second = work("B", by: "Kathy Tyers")
    let made = link(first, [mention("Star Wars", 1, id: "OL1")])
    #expect(link(second, [mention("Star Wars Legends", 2, id: "OL1")]) == made)
    #expect(editor.library.series[made[0]]?.author == nil)
    #expect(editor.library.series[made[0]]?.name == "Star Wars")
  }

  @Test mutating func `SER-2: a series name in an edition's record joins a series and creates none`() {
    var words = mention("Discworld", 4)
    words.joinsOnly = true
    let book = work("Mort", by: "Terry Pratchett")
    #expect(link(book, [words]).isEmpty && editor.library.series.isEmpty)
    let made = link(work("Sourcery", by: "Terry Pratchett"), [mention("Discworld", 5)])
    #expect(link(book, [words]) == made)
    #expect(editor.library.memberships(of: book).map(\.position) == [SeriesPosition(4)])
    #expect(link(work("Emma", by: "Jane Austen"), [words]).isEmpty)
  }

  @Test mutating func `a work in a series of that name does not join a second one by its identifier`() {
    let other = link(work("Sourcery", by: "T. Pratchet"), [mention("Discworld", 5, id: "OL1")])
    let book = work("Mort", by: "Terry Pratchett")
    let own = link(book, [mention("Discworld", 4)])
    #expect(own != other)
    #expect(link(book, [mention("Discworld", 4, id: "OL1")]) == own)
    #expect(editor.library.memberships(of: book).count == 1)
  }

  @Test mutating func `linking again changes nothing`() {
    let book = work("Mort", by: "Terry Pratchett")
    let mentions = [mention("Death", 1), mention("Discworld", 4, id: "OL1")]
    let made = link(book, mentions)
    let before = editor.library
    #expect(SeriesLinker().link(mentions, of: book, in: &editor, now: Timestamp(milliseconds: 9_000)) == made)
    #expect(editor.library == before)
  }

  @Test mutating func `SER-11: a book can be in several series`() {
    let book = work("Mort", by: "Terry Pratchett")
    #expect(Set(link(book, [mention("Death", 1), mention("Discworld", 4)])).count == 2)
    #expect(editor.library.memberships(of: book).count == 2)
  }

  @Test mutating func `SER-6: a series of the reader's own is joined and keeps its name and total`() {
    let book = work("Foundation", by: "Isaac Asimov")
    let manual = Series(
      id: editor.newID(), name: "Foundation!", total: 7, source: .manual, created: now)
    editor.put(manual)
    #expect(link(book, [mention("foundation", 1)]) == [manual.id])
    #expect(
      editor.library.series[manual.id]?.name == "Foundation!" && editor.library.series[manual.id]?.total == 7)
  }

  @Test mutating func `SER-6: a book that joins the reader's series updates its time of change`() throws {
    let book = work("Heir to the Empire", by: "Timothy Zahn")
    let made = editor.makeSeries(named: "Legends", total: nil, now: now)
    let own = try #require(made)
    let later = Timestamp(milliseconds: 9_000)
    SeriesLinker().link([mention("Legends", 1)], of: book, in: &editor, now: later)
    #expect(editor.library.series[own]?.updated == later)
  }

  @Test mutating func `SER-6: a detected series within the reader's has no author if two writers wrote it`()
    throws
  {
    let made = editor.makeSeries(named: "Legends", total: nil, now: now)
    let own = try #require(made)
    _ = link(work("Heir to the Empire", by: "Timothy Zahn"), [mention("Legends", 1)])
    #expect(editor.library.merges(into: own).map { $0.absorbed.author != nil } == [true])
    _ = link(work("The Truce at Bakura", by: "Kathy Tyers"), [mention("Legends", 2)])
    #expect(editor.library.merges(into: own).map { $0.absorbed.author != nil } == [false])
  }

  @Test mutating func `a known position is kept, and a missing one is filled`() {
    let book = work("Foundation", by: "Isaac Asimov")
    let made = link(book, [mention("Foundation", nil)])
    _ = link(book, [mention("Foundation", 3)])
    _ = link(book, [mention("Foundation", 5)])
    #expect(editor.library.members(of: made[0]).map(\.position) == [SeriesPosition(3)])
  }

  @Test mutating func `nothing changes without a name, without a word in it, or without the work`() {
    let book = work("X", by: nil)
    #expect(link(book, [SeriesMention(name: nil, position: SeriesPosition(1)), mention("—", 1)]) == [])
    #expect(link(WorkID(replica: 9, serial: 9), [mention("Dune", 1)]) == [])
    #expect(editor.library.series.count == 0)
  }
}
