// Goals, badges for long series, and all series of an author (SER-18).

import Testing

@testable import BooksTrack

struct SeriesGoalTests {
  private var reader = SeriesFixture()

  private mutating func readOn(_ year: Int, _ month: Int, _ work: WorkID) {
    for var entry in reader.library.entries(of: work) {
      entry.facts.status = .read
      entry.facts.dateRead = CalendarDate(year: year, month: month)
      reader.editor.put(entry)
    }
  }

  @Test mutating func `SER-18: a series counts for the year in which its last volume was read`() {
    let pair = reader.series("Pair", total: 2)
    readOn(2025, 3, reader.book("One", in: [(pair, "1")]))
    let goal = SeriesGoal(finish: 1, in: 2026)
    #expect(goal.text(in: reader.library) == "Finish 1 series in 2026: 0 of 1")
    readOn(2026, 1, reader.book("Two", in: [(pair, "2")]))
    #expect(goal.finished(in: reader.library) == [pair])
    #expect(goal.isReached(in: reader.library))
    #expect(SeriesGoal(finish: 1, in: 2025).finished(in: reader.library) == [])
    #expect(reader.library.series[pair]?.finished(in: reader.library) == CalendarDate(year: 2026, month: 1))
  }

  @Test mutating func `SER-18: rereading a volume does not finish the series again`() {
    let one = reader.series("Single", total: 1)
    readOn(2024, 5, reader.book("Book", in: [(one, "1")]))
    readOn(2026, 5, reader.book("Book, another edition", in: [(one, "1")]))
    #expect(SeriesGoal(finish: 1, in: 2026).finished(in: reader.library) == [])
    #expect(SeriesGoal(finish: 1, in: 2024).finished(in: reader.library) == [one])
  }

  @Test
  mutating func `SER-18: an omnibus finishes its volumes; a half volume or an unknown date finishes nothing`()
  {
    let trilogy = reader.series("Trilogy", total: 3)
    readOn(2026, 2, reader.book("All", in: [(trilogy, "1-3")]))
    let half = reader.series("Half", total: 1)
    readOn(2026, 2, reader.book("Prologue", in: [(half, "0.5")]))
    let open = reader.series("Without total")
    readOn(2026, 2, reader.book("One", in: [(open, "1")]))
    let undated = reader.series("Undated", total: 1)
    reader.book("One", in: [(undated, "1")], .read)
    let goal = SeriesGoal(finish: 0, in: 2026)
    #expect(goal.count == 1)
    #expect(goal.finished(in: reader.library) == [trilogy])
  }

  @Test(
    arguments: [(9, nil), (10, "Finished a series of 10"), (14, "Finished a series of 14")]
      as [(Int, String?)])
  func `SER-18: a finished series of ten volumes or more has a badge`(total: Int, badge: String?) {
    var reader = SeriesFixture()
    let series = reader.series("Long", total: total)
    for volume in 1..<total { reader.book("\(volume)", in: [(series, "\(volume)")], .read) }
    let last = reader.book("Last", in: [(series, "\(total)")])
    #expect(reader.shelf(series).longBadge == nil)
    reader.read(last)
    #expect(reader.shelf(series).longBadge == badge)
  }

  @Test mutating func `SER-18: an author's series are their own and those they wrote a book of`() throws {
    let own = reader.series("Own")
    reader.book("One", in: [(own, "1")])
    let shared = reader.series("Shared")
    reader.book("Two", in: [(shared, "1")])
    var row = try #require(reader.library.series[shared])
    row.author = nil
    reader.editor.put(row)
    let stranger = Author(id: reader.editor.newID(of: Author.self), name: "Ann Other")
    reader.editor.put(stranger)
    #expect(SeriesList.lines(of: reader.author, in: reader.library).map(\.series) == [own, shared])
    #expect(SeriesList.lines(of: stranger.id, in: reader.library) == [])
    // A translator of a volume is no author of the series.
    let work = try #require(reader.library.members(of: shared).first?.work)
    var book = try #require(reader.library.works[work])
    book.authors.append(AuthorCredit(author: stranger.id, role: "Translator"))
    reader.editor.put(book)
    #expect(SeriesList.lines(of: stranger.id, in: reader.library) == [])
  }
}
