// Works that all providers lack: their share, their clustering, and that no provider has them.

import Simulation
import Synthesis
import Testing

@testable import Providers

@Suite struct CommonGapsTests {
  private static let catalog = Catalog.make(seed: 3, size: 12_000)

  /// Returns the share of missing works of a kind, in ten-thousandths.
  private static func share(_ gaps: CommonGaps, of kind: (CatalogWork) -> Bool) -> Int {
    let works = catalog.works.indices.filter { kind(catalog.works[$0]) }
    return works.count(where: gaps.contains) * 10_000 / max(1, works.count)
  }

  @Test(arguments: [98, 92, 85])
  func `the share of missing books in readers' libraries is the configured one`(coverage: Int) {
    var (rows, missing) = (0, 0)
    // A single catalog depends too much on its most popular authors.
    for seed in 3..<6 as Range<UInt64> {
      let catalog = Catalog.make(seed: seed, size: 12_000)
      let gaps = CommonGaps(catalog, coverage: coverage)
      for reader in 0..<6 {
        let library = SyntheticLibrary.make(
          catalog: catalog, books: 600, format: .goodreads,
          stream: RandomStream(seed: 1, name: "gaps").substream(reader))
        for row in library.truth.rows where !row.kind.isToBeRejected {
          rows += 1
          if gaps.contains(row.work) { missing += 1 }
        }
      }
    }
    let share = missing * 10_000 / rows
    let wanted = (100 - coverage) * 100
    #expect((wanted / 2...wanted * 5 / 4).contains(share), "\(share)")
  }

  @Test func `a work that is missing at one coverage is missing at every smaller one`() {
    let small = CommonGaps(Self.catalog, coverage: 96)
    let large = CommonGaps(Self.catalog, coverage: 80)
    let missing = Self.catalog.works.indices.filter(small.contains)
    #expect(missing.count > 200 && missing.allSatisfy(large.contains))
    #expect(Self.catalog.works.indices.count(where: large.contains) > 2 * missing.count)
    #expect(!Self.catalog.works.indices.contains(where: CommonGaps(Self.catalog, coverage: 100).contains))
  }

  @Test func `many books of a self-published author are missing together`() {
    let gaps = CommonGaps(Self.catalog, coverage: 94)
    let missing = Self.catalog.works.indices.filter { gaps.clump(of: $0) == .selfPublished }
    let writers = Set(missing.compactMap { Self.catalog.works[$0].credits.first?.author })
    let theirs = Self.catalog.works.indices.filter {
      Self.catalog.works[$0].credits.first.map { writers.contains($0.author) } ?? false
    }
    // With independent draws, six of a hundred of their books would be missing.
    #expect(missing.count > 100 && theirs.count(where: gaps.contains) * 2 > theirs.count)
  }

  @Test func `popular books are rarely missing, those in small languages often`() {
    let gaps = CommonGaps(Self.catalog, coverage: 94)
    let popular = Self.catalog.worksByPopularity.prefix(Self.catalog.works.count / 10)
    #expect(popular.count(where: gaps.contains) * 200 < popular.count)
    let languages = zip(Self.catalog.languages, Self.catalog.editionsByLanguage)
    let small = Set(languages.filter { $0.1 * 40 < Self.catalog.editions.count }.map(\.0))
    let foreign = Self.share(gaps) { small.contains($0.language) }
    #expect(!small.contains("en") && foreign > 2 * Self.share(gaps) { $0.language == "en" }, "\(foreign)")
  }

  @Test func `no provider has a missing work, and each has most of the others`() {
    let gaps = CommonGaps(Self.catalog, coverage: 90)
    let providers: [any TruthfulLookalike] = [
      GoogleBooksLookalike(catalog: Self.catalog, gaps: gaps),
      OpenLibraryLookalike(catalog: Self.catalog, gaps: gaps),
      ISBNdbLookalike(catalog: Self.catalog, gaps: gaps),
    ]
    for provider in providers {
      let known = Self.catalog.works.indices.filter { provider.knows(work: $0) }
      #expect(!known.contains(where: gaps.contains))
      #expect(known.count * 10 > Self.catalog.works.indices.count { !gaps.contains($0) } * 7)
    }
  }
}
