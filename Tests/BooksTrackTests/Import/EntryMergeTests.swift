// Merging two rows of one reader about one book (DUP-6).

import BooksTrackAPI
import Testing

@testable import BooksTrack

struct EntryMergeTests {
  static func merge(_ facts: ReaderFacts, _ other: ReaderFacts) -> ReaderFacts {
    facts.merged(with: other, vocabulary: ExportFormat.goodreads.rules.shelves)
  }

  static func facts(
    _ status: ReadingStatus, _ year: Int? = nil, _ change: (inout ReaderFacts) -> Void = { _ in }
  ) -> ReaderFacts {
    var facts = ReaderFacts(status: status)
    facts.dateRead = year.flatMap { CalendarDate(year: $0, month: 1, day: 5) }
    change(&facts)
    return facts
  }

  @Test(
    arguments: [
      ((.didNotFinish, 2019), (.read, 2023), .read), ((.read, 2019), (.didNotFinish, 2023), .didNotFinish),
      ((.didNotFinish, nil), (.read, 2023), .read), ((.read, nil), (.didNotFinish, 2023), .didNotFinish),
      ((.paused, nil), (.read, nil), .read), ((.paused, 2019), (.didNotFinish, nil), .didNotFinish),
      ((.wantToRead, nil), (.paused, nil), .paused), ((.reading, 2019), (.read, 2019), .read),
    ] as [((ReadingStatus, Int?), (ReadingStatus, Int?), ReadingStatus)])
  func `DUP-6: the later end counts, a pause is no end, and the order of rows does not matter`(
    _ one: (ReadingStatus, Int?), _ other: (ReadingStatus, Int?), _ status: ReadingStatus
  ) {
    let rows = [Self.facts(one.0, one.1), Self.facts(other.0, other.1)]
    for (first, second) in [(rows[0], rows[1]), (rows[1], rows[0])] {
      let merged = Self.merge(first, second)
      #expect(merged.status == status)
      for row in rows { #expect(Self.merge(merged, row) == merged) }
    }
  }

  @Test func `DUP-6: without a later end, or between a pause and a reading, the first row counts`() {
    for (one, other) in [
      (Self.facts(.read), Self.facts(.didNotFinish)),
      (Self.facts(.read, 2020), Self.facts(.didNotFinish, 2020)),
      (Self.facts(.paused), Self.facts(.reading)),
    ] {
      #expect(Self.merge(one, other).status == one.status)
      #expect(Self.merge(other, one).status == other.status)
    }
  }

  @Test func `DUP-6: the later end brings its shelf, and the shelf of the earlier one is dropped`() {
    let gaveUp = Self.facts(.didNotFinish, 2019) { $0.exclusiveShelf = "dnf" }
    let merged = Self.merge(gaveUp, Self.facts(.read, 2023) { $0.shelves = ["favorites"] })
    #expect(merged.exclusiveShelf == nil && merged.shelves == ["favorites"])
    #expect(Self.merge(merged, gaveUp).exclusiveShelf == nil)
  }

  @Test(arguments: [[0, 1, 2], [2, 1, 0], [1, 2, 0], [1, 0, 2]])
  func `DUP-6, IMP-12: a book that was finished three times keeps all three dates`(_ order: [Int]) {
    let rows = order.map { Self.facts(.read, [2019, 2021, 2023][$0]) }
    let merged = rows.dropFirst().reduce(rows[0], Self.merge)
    #expect(merged.dateRead == CalendarDate(year: 2023, month: 1, day: 5))
    #expect(merged.readings.compactMap(\.finish?.year).sorted() == [2019, 2021])
    for row in rows { #expect(Self.merge(merged, row) == merged) }
  }

  @Test func `IMP-12: an earlier date is kept once, and only if the book was finished on another day`() {
    let later = Self.facts(.read, 2023)
    let dated = Self.facts(.read, 2019) {
      $0.readings = [ReadingPeriod(start: CalendarDate(year: 2018), finish: $0.dateRead)].compactMap(\.self)
    }
    #expect(Self.merge(later, dated).readings == dated.readings)
    #expect(Self.merge(dated, later).readings == dated.readings)
    let year = Self.facts(.read) { $0.dateRead = CalendarDate(year: 2023) }
    #expect(Self.merge(later, year).readings.isEmpty && Self.merge(year, later).readings.isEmpty)
    #expect(Self.merge(Self.facts(.didNotFinish, 2019), later).readings.isEmpty)
  }

  @Test func `IMP-11: the date of giving up does not become a reading when the rows are imported again`() {
    let rows = [Self.facts(.didNotFinish, 2019), Self.facts(.reading, 2020), Self.facts(.read, 2023)]
    let merged = rows.dropFirst().reduce(rows[0], Self.merge)
    #expect(merged.readings.compactMap(\.finish?.year) == [2020])
    for row in rows { #expect(Self.merge(merged, row) == merged) }
  }

  @Test func `DUP-6, IMP-12: a second review is kept beside the first, once, with its spoiler mark`() {
    let rows = [
      Self.facts(.read) { $0.review = "Short.\nGood." }, Self.facts(.read) { $0.review = "Good." },
      Self.facts(.read) {
        $0.review = "Everybody dies."
        $0.reviewHasSpoilers = true
      },
    ]
    let merged = rows.dropFirst().reduce(rows[0], Self.merge)
    #expect(merged.review == "Short.\nGood." && !merged.reviewHasSpoilers)
    #expect(
      merged.otherFacts == [SourceFact(label: "Further review, with spoilers", value: "Everybody dies.")])
    for row in rows { #expect(Self.merge(merged, row) == merged) }
    let both = Self.merge(merged, Self.facts(.read) { $0.review = "Dull." })
    #expect(both.otherFacts.last == SourceFact(label: "Further review", value: "Dull."))
    #expect(both.otherFacts.count == 2)
  }

  private static func answers(_ answers: [(String, String)]) -> ReaderFacts {
    facts(.read) { $0.otherFacts = answers.map { SourceFact(label: $0.0, value: $0.1) } }
  }

  @Test(
    arguments: [
      ([("Moods", "hopeful")], [("Moods", "hopeful, sad")], [("Moods", "hopeful, sad")]),
      ([("Moods", "sad, hopeful")], [("Moods", "hopeful")], [("Moods", "sad, hopeful")]),
      ([("Moods", "hopeful")], [("Moods", "sad, tense")], [("Moods", "hopeful")]),
      ([("Moods", "hopeful")], [("Pace", "slow")], [("Moods", "hopeful"), ("Pace", "slow")]),
      ([], [("Note", "one"), ("Note", "two")], [("Note", "one"), ("Note", "two")]),
    ] as [([(String, String)], [(String, String)], [(String, String)])])
  func `DUP-6: of two answers to one question the more complete one is kept, or else the first`(
    _ known: [(String, String)], _ row: [(String, String)], _ expected: [(String, String)]
  ) {
    let merged = Self.merge(Self.answers(known), Self.answers(row))
    #expect(merged == Self.answers(expected))
    for facts in [known, row] { #expect(Self.merge(merged, Self.answers(facts)) == merged) }
  }
}
