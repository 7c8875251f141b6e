// How much of what records state comes into the library: what is left out is counted, and what the reader had
// is not.

import BooksTrack
import BooksTrackAPI
import Measurement
import Providers
import Synthesis
import Testing

@testable import LabWorld
@testable import LoadRun

@Suite struct FilledFactsTests {
  private static let catalog = Catalog.make(seed: 5, size: 2_000)
  private static let providers = ProviderList(catalog: catalog)

  /// An edition of which a provider states all four, with the name that it has there.
  private static let record: (id: ExternalID, edition: CatalogEdition)? = catalog.editions.lazy
    .compactMap {
      edition -> (ExternalID, CatalogEdition)? in
      guard let isbn = edition.isbn else { return nil }
      let id = ExternalID(provider: "isbndb", value: isbn.isbn13)
      guard let statement = providers.statement(for: id), statement.hasCover, statement.hasYear,
        statement.hasPages, statement.numbers == [isbn]
      else { return nil }
      return (id, edition)
    }.first

  private static func library(_ state: EnrichmentState, _ change: (inout EditionFacts) -> Void)
    throws -> Library
  {
    let (id, printed) = try #require(record)
    var work = Work(id: WorkID(replica: 1, serial: 0), title: printed.title, authors: [])
    work.enrichment = state
    var facts = EditionFacts(
      isbn: printed.isbn, pageCount: printed.pages, yearPublished: printed.year,
      coverURL: "https://a/cover")
    change(&facts)
    var library = Library(replica: 1)
    library.apply(.put(work))
    library.apply(
      .put(
        Edition(
          id: EditionID(replica: 1, serial: 0), work: work.id, facts: facts, externalIDs: [id])))
    return library
  }

  private static func rates(
    _ state: EnrichmentState = .enriched,
    had: @escaping (inout EditionFacts) -> Void = { $0 = EditionFacts() },
    _ change: (inout EditionFacts) -> Void
  ) throws -> [String: Rate] {
    let imported = ImportedBooks(try library(.pending, had))
    return FilledFacts(try library(state, change), since: imported, providers).byField
  }

  @Test func `ENR-15: facts of a record that the library lacks are counted`() throws {
    let all = ["cover", "isbn", "year", "pages"]
    #expect(
      try Self.rates { _ in } == Dictionary(uniqueKeysWithValues: all.map { ($0, Rate(1, of: 1)) }))
    #expect(try Self.rates { $0.coverURL = nil }["cover"] == Rate(0, of: 1))
    #expect(try Self.rates { $0.isbn = nil }["isbn"] == Rate(0, of: 1))
    #expect(try Self.rates { $0.yearPublished = nil }["year"] == Rate(0, of: 1))
    #expect(try Self.rates { $0.pageCount = nil }["pages"] == Rate(0, of: 1))
    // Another book's number is not the record's.
    #expect(try Self.rates { $0.isbn = try? ISBN("9780306406157") }["isbn"] == Rate(0, of: 1))
  }

  @Test func `ENR-15: facts that the reader entered, and books without a record, are not counted`()
    throws
  {
    let had = try Self.rates(had: { _ in }) { _ in }
    #expect(had.isEmpty)
    #expect(try Self.rates(.notFound) { $0 = EditionFacts() }.isEmpty)
  }

  @Test func `ENR-15: the facts of a record are those that its look-alike sends`() throws {
    // Each provider states covers and pages of some editions and not of others, but Google, which has both of
    // all.
    for member in Self.providers.members {
      let statements = Self.catalog.editions.compactMap { edition in
        edition.isbn.flatMap { member.lookalike.statement(forExternalID: $0.isbn13) }
      }
      guard member.name == "isbndb" else { continue }
      #expect(statements.contains { !$0.hasCover } && statements.contains(where: \.hasCover))
      #expect(statements.contains { !$0.hasPages } && statements.contains { !$0.hasYear })
      #expect(statements.allSatisfy { !$0.numbers.isEmpty })
    }
    #expect(Self.providers.statement(for: ExternalID(provider: "nobody", value: "1")) == nil)
  }
}
