import BooksTrackAPI
import Simulation
import Synthesis
import Testing

@testable import Providers

@Suite struct ProviderCoverageTests {
  private let catalog = World.catalog

  /// Returns the share of editions of a kind that a provider has, in ten-thousandths.
  private func share(_ has: (Int) -> Bool, of kind: (CatalogEdition) -> Bool) -> Int {
    let editions = catalog.editions.indices.filter { kind(catalog.editions[$0]) }
    return editions.count(where: has) * 10_000 / max(1, editions.count)
  }

  private func library(_ kind: (CatalogEdition) -> Bool) -> Int {
    share({ World.openLibrary.editionKey(forEdition: $0) != nil }, of: kind)
  }

  private func isbndb(_ kind: (CatalogEdition) -> Bool) -> Int {
    share({ World.isbndb.knows(edition: $0) }, of: kind)
  }

  @Test func `Open Library has more of the old and translated books than of the new ones`() {
    let english = library { $0.language == "en" && (1_990..<2_021).contains($0.year) && $0.isbn != nil }
    let new = library { $0.language == "en" && $0.year >= 2_021 && $0.isbn != nil }
    let old = library { $0.language == "en" && $0.year < 1_990 && $0.isbn != nil }
    let translated = library { $0.language != "en" && (1_990..<2_021).contains($0.year) && $0.isbn != nil }
    #expect((7_300...8_300).contains(english), "\(english)")
    #expect((5_000...6_400).contains(new), "\(new)")
    #expect((8_000...8_900).contains(old), "\(old)")
    #expect((7_700...8_800).contains(translated), "\(translated)")
  }

  @Test func `ISBNdb has English books of recent decades, and nothing without an ISBN`() {
    let english = isbndb { $0.language == "en" && $0.year >= 1_990 && $0.isbn != nil }
    let old = isbndb { $0.language == "en" && $0.year < 1_990 && $0.isbn != nil }
    let translated = isbndb { $0.language != "en" && $0.year >= 1_990 && $0.isbn != nil }
    #expect((8_700...9_400).contains(english), "\(english)")
    #expect((5_200...6_300).contains(old), "\(old)")
    #expect((5_700...6_800).contains(translated), "\(translated)")
    #expect(isbndb { $0.isbn == nil } == 0)
  }

  @Test func `All lack obscure works more often than popular ones`() {
    let order = catalog.works.indices.sorted {
      (catalog.works[$1].weight, $0) < (catalog.works[$0].weight, $1)
    }
    func unknown(_ works: some Collection<Int>, _ provider: some TruthfulLookalike) -> Int {
      works.count { !provider.knows(work: $0) } * 10_000 / works.count
    }
    let (popular, others, obscure) = (order.prefix(600), order[600..<4_000], order.suffix(2_000))
    #expect(unknown(popular, World.openLibrary) <= 300)
    #expect((500...900).contains(unknown(others, World.openLibrary)))
    #expect((1_300...1_900).contains(unknown(obscure, World.openLibrary)))
    // ISBNdb has no works, so a work is unknown once its last edition is missing.
    #expect(unknown(popular, World.isbndb) <= 500)
    #expect((400...1_100).contains(unknown(others, World.isbndb)))
    #expect((1_200...2_600).contains(unknown(obscure, World.isbndb)))
  }

  @Test func `Providers complement each other, but gaps coincide more often than by chance`() {
    let works = catalog.works.indices
    let google = works.filter { !World.google.knows(work: $0) }
    let library = works.filter { !World.openLibrary.knows(work: $0) }
    let isbndb = Set(works.filter { !World.isbndb.knows(work: $0) })
    let both = library.filter { isbndb.contains($0) }
    #expect(both.count * works.count > library.count * isbndb.count, "\(both.count)")
    #expect(google.count { World.openLibrary.knows(work: $0) } * 2 > google.count)
    #expect(library.count { World.isbndb.knows(work: $0) } * 2 > library.count)
    #expect(both.count { !World.google.knows(work: $0) } * 100 < works.count)
  }

  @Test func `Gaps are the same for every look-alike of one catalog`() {
    let again = OpenLibraryLookalike(catalog: catalog)
    #expect(again.works.records.count == World.openLibrary.works.records.count)
    for work in catalog.works.indices.prefix(500) {
      #expect(again.workKeys(forWork: work) == World.openLibrary.workKeys(forWork: work))
    }
  }

  @Test func `The shares of series in Open Library are the configured ones`() {
    var (comics, named, others, othersNamed) = (0, 0, 0, 0)
    for work in catalog.works.indices {
      guard let place = catalog.works[work].memberships.first,
        let key = World.openLibrary.workKeys(forWork: work).first
      else { continue }
      let has = World.openLibrary.seriesPlaces(forWorkKey: key).contains { $0.series == place.series }
      if catalog.series[place.series].isComic {
        comics += 1
        named += has ? 1 : 0
      } else {
        others += 1
        othersNamed += has ? 1 : 0
      }
    }
    #expect((20...30).contains(named * 100 / comics), "\(named) of \(comics)")
    #expect((26...34).contains(othersNamed * 100 / others), "\(othersNamed) of \(others)")
  }
}
