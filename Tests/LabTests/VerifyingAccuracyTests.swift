// Questions to readers are counted by fact, and a needless one is known by the catalog and not by the stack.

import BooksTrack
import BooksTrackAPI
import Testing

@testable import LabWorld
@testable import Synthesis

@Suite struct VerifyingAccuracyTests {
  private static let catalog = Catalog.make(seed: 1, size: 2_000)

  /// An edition that has a number, and its work.
  private static func book() throws -> (work: Int, edition: CatalogEdition) {
    let edition = try #require(catalog.editions.first { $0.isbn != nil && $0.pages > 100 })
    return (edition.work, edition)
  }

  /// The figures of a library with that book, entered with these pages and that year of first publication.
  private static func figures(pages: Int, year: Int, isSettled: Bool = false) throws -> VerifyingFigures {
    let (number, edition) = try book()
    let id = WorkID(replica: 1, serial: 0)
    let row = EditionID(replica: 1, serial: 0)
    var facts = EditionFacts(pageCount: pages)
    facts.isbn = edition.isbn
    var work = Work(id: id, title: edition.title, authors: [])
    work.firstPublished = year
    work.enrichment = .enriched
    work.conflicts = [
      FactConflict(
        field: .pageCount, edition: row, entered: String(pages), found: "9999", provider: "google-books"),
      FactConflict(
        field: .firstPublished, edition: nil, entered: String(year), found: "1800", provider: "openlibrary"),
      // Out of date: the reader has retitled the book since.
      FactConflict(field: .title, edition: nil, entered: "Another", found: "Third", provider: "isbndb"),
    ]
    var library = Library(replica: 1)
    library.apply(.put(work))
    library.apply(.put(Edition(id: row, work: id, facts: facts, readerFields: [.pageCount])))
    let works = TrueWorks(
      [1: RowResult(work: id, tier: nil, rejection: nil)],
      LibraryTruth(
        catalogSeed: 1, catalogSize: 2_000, format: "goodreads",
        rows: [
          TruthRow(
            row: 1, kind: .book, duplicate: nil, damage: nil, work: number, edition: 0, isbn: nil,
            marker: .none,
            memberships: [])
        ]))
    return VerifyingFigures(library, works, catalog)
  }

  @Test func whereTheReaderIsRightTheQuestionIsNeedless() throws {
    let (number, edition) = try Self.book()
    let figures = try Self.figures(pages: edition.pages, year: Self.catalog.works[number].year)
    #expect(figures.works == 1)
    #expect(figures.questions == ["pageCount": 1, "firstPublished": 1])
    #expect(figures.needless == figures.questions)
  }

  @Test func whereTheReaderIsWrongItIsNot() throws {
    let (number, edition) = try Self.book()
    let pages = try Self.figures(pages: edition.pages + 1, year: Self.catalog.works[number].year)
    #expect(pages.needless == ["firstPublished": 1])
    let year = try Self.figures(pages: edition.pages, year: Self.catalog.works[number].year - 1)
    #expect(year.needless == ["pageCount": 1])
  }

  @Test func sumsAreSums() throws {
    let (number, edition) = try Self.book()
    let figures = try Self.figures(pages: edition.pages, year: Self.catalog.works[number].year)
    var sum = figures
    sum.add(figures)
    #expect(sum.works == 2 && sum.questions == ["pageCount": 2, "firstPublished": 2])
    #expect(sum.needless == sum.questions)
  }
}
