// One reader on two sites: the two files and their joint truth.

import Testing

@testable import Synthesis

@Suite struct TwoServicesTests {
  private static func pair(_ first: ExportKind, _ second: ExportKind) -> TwoSites {
    SyntheticLibrary.pair(
      catalog: World.catalog, books: 500, first: first, second: second,
      stream: World.libraryStream("two services"))
  }

  @Test func `Every book is in one file or in both`() {
    let two = Self.pair(.goodreads, .storyGraph)
    #expect(two.books.count == 500)
    #expect(Set(two.books.map(\.work)).count == 500)
    let both = two.books.count { $0.first != nil && $0.second != nil }
    #expect((350...450).contains(both))
    #expect(two.books.allSatisfy { $0.first != nil || $0.second != nil })
    #expect(two.first.truth.rows.count + two.second.truth.rows.count == 500 + both)
  }

  @Test func `The joint truth describes the contents of the rows`() {
    let two = Self.pair(.goodreads, .storyGraph)
    let first = ReadRow.rows(of: two.first)
    let second = ReadRow.rows(of: two.second)
    for book in two.books {
      if let said = book.first {
        let row = first[said.row - 1]
        #expect(row.truth.work == book.work)
        #expect(row["My Rating"] == String((said.quarters ?? 0) / 4))
        #expect(row["Date Read"] == said.finished?.replacing("-", with: "/") ?? "")
        #expect(row["Private Notes"] == said.privateNotes ?? "")
      }
      if let said = book.second {
        let row = second[said.row - 1]
        #expect(row.truth.work == book.work)
        #expect(row["Star Rating"] == StoryGraphWriter.stars(said.quarters ?? 0))
        #expect(row["Last Date Read"] == said.finished?.replacing("-", with: "/") ?? "")
        #expect(row["Review"] == said.review ?? "")
      }
    }
  }

  @Test func `Each site has facts that the other lacks`() {
    let books = Self.pair(.libraryThing, .storyGraph).books
    func knows(_ fact: (SaidFacts) -> Bool) -> (first: Int, second: Int) {
      let both = books.compactMap { book in book.first.flatMap { one in book.second.map { (one, $0) } } }
      return (both.count { fact($0.0) && !fact($0.1) }, both.count { fact($0.1) && !fact($0.0) })
    }
    for counts in [knows { $0.quarters != nil }, knows { $0.finished != nil }, knows { $0.isbn != nil }] {
      #expect(counts.first > 3 && counts.second > 3)
    }
    #expect(knows { $0.comment != nil }.first > 3)
    #expect(knows { $0.readCount != nil }.second > 3)
  }

  @Test func `Both sites have the same date if both have one`() {
    for book in Self.pair(.goodreads, .libraryThing).books {
      if let one = book.first?.finished, let other = book.second?.finished { #expect(one == other) }
    }
  }
}
