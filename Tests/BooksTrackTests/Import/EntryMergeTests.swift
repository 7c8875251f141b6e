// Two accounts of one reader about one book, made one (DUP-6).

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
  func `DUP-6: of two ends the later one counts, and a pause is none, whichever row comes first`(
    _ one: (ReadingStatus, Int?), _ other: (ReadingStatus, Int?), _ status: ReadingStatus
  ) {
    let rows = [Self.facts(one.0, one.1), Self.facts(other.0, other.1)]
    for (first, second) in [(rows[0], rows[1]), (rows[1], rows[0])] {
      let merged = Self.merge(first, second)
      #expect(merged.status == status)
      for row in rows { #expect(Self.merge(merged, row) == merged) }
    }
  }

  @Test
  func `DUP-6: where no day tells which end came later, or a pause meets a reading, the first row stays`() {
    for (one, other) in [
      (Self.facts(.read), Self.facts(.didNotFinish)),
      (Self.facts(.read, 2020), Self.facts(.didNotFinish, 2020)),
      (Self.facts(.paused), Self.facts(.reading)),
    ] {
      #expect(Self.merge(one, other).status == one.status)
      #expect(Self.merge(other, one).status == other.status)
    }
  }

  @Test func `DUP-6: the shelf of a later end comes with it, and the shelf of the earlier one goes`() {
    let gaveUp = Self.facts(.didNotFinish, 2019) { $0.exclusiveShelf = "dnf" }
    let merged = Self.merge(gaveUp, Self.facts(.read, 2023) { $0.shelves = ["favorites"] })
    #expect(merged.exclusiveShelf == nil && merged.shelves == ["favorites"])
    #expect(Self.merge(merged, gaveUp).exclusiveShelf == nil)
  }
}
