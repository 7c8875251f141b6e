// Books that look alike and are two: which a catalog has, and what is said of an import that takes two of
// them for one.

import BooksTrack
import Measurement
import Simulation
import Testing

@testable import LabWorld
@testable import Synthesis

@Suite struct AlikePairsTests {
  private static let catalog = Catalog.make(seed: 4, size: 6_000, alike: 600)

  private static func truth(_ works: [Int]) -> LibraryTruth {
    LibraryTruth(
      catalogSeed: 4, catalogSize: 6_000, format: "goodreads",
      rows: works.enumerated().map { row, work in
        TruthRow(
          row: row + 1, kind: .book, duplicate: nil, damage: nil, work: work, edition: 0, isbn: nil,
          marker: .none,
          memberships: [])
      })
  }

  private static func result(_ serial: UInt32) -> RowResult {
    RowResult(work: WorkID(replica: 1, serial: serial), tier: nil, rejection: nil)
  }

  @Test func `DUP-11: a catalog has look-alikes of every kind, and no additional works for them`() {
    #expect(Self.catalog.works.count == 6_000)
    let kinds = Set(Self.catalog.alike.map(\.kind))
    let made: Set<CatalogAlike.Kind> = [
      .adaptation, .about, .stories, .workbook, .part, .yearbook, .namesake,
    ]
    #expect(kinds == Set(CatalogAlike.Kind.allCases).subtracting([.volume]))
    #expect(Catalog.make(seed: 4, size: 6_000).alike.allSatisfy { !made.contains($0.kind) })
    for pair in Self.catalog.alike {
      #expect(pair.left != pair.right)
      let (left, right) = (Self.catalog.works[pair.left], Self.catalog.works[pair.right])
      let isOneTitle = left.title == right.title && left.subtitle == right.subtitle
      #expect(!isOneTitle || left.credits.first?.author != right.credits.first?.author)
    }
  }

  /// Small catalogs draw a model several times.
  @Test(arguments: 1...6) func `DUP-11: no two generated books are indistinguishable`(seed: UInt64) {
    let catalog = Catalog.make(seed: seed, size: 2_000, alike: 2_000)
    let made = Set(CatalogAlike.rates.map(\.kind)).subtracting([.yearbook, .namesake])
    let pairs = catalog.alike.filter { made.contains($0.kind) }
    #expect(pairs.count > 40)
    #expect(Set(pairs.map { "\($0.kind) of \($0.left)" }).count == pairs.count)
    func words(_ work: Int) -> String {
      "\(catalog.works[work].title): \(catalog.works[work].subtitle ?? "")".lowercased()
    }
    #expect(!pairs.contains { words($0.left) == words($0.right) })
  }

  @Test func `DUP-11: a pair in the library is kept apart or merged, and counted by kind`()
    throws
  {
    let pair = try #require(Self.catalog.alike.first { $0.kind == .adaptation })
    let truth = Self.truth([pair.left, pair.right])
    let apart = AlikePairs([1: Self.result(1), 2: Self.result(2)], truth, Self.catalog)
    #expect(apart.byKind == ["adaptation": Rate(1, of: 1)])
    let joined = AlikePairs([1: Self.result(1), 2: Self.result(1)], truth, Self.catalog)
    #expect(joined.byKind == ["adaptation": Rate(0, of: 1)])
    let alone = AlikePairs([1: Self.result(1)], Self.truth([pair.left]), Self.catalog)
    #expect(alone.byKind.isEmpty)
  }

  @Test func `DUP-11: adjacent volumes of a series that is known by number are a pair`() throws {
    let series = try #require(
      Self.catalog.series.first { series in
        series.works.count > 1 && series.works.prefix(2).allSatisfy { Self.catalog.works[$0].isKnownByNumber }
      })
    let pairs = AlikePairs(
      [1: Self.result(1), 2: Self.result(1)], Self.truth(Array(series.works.prefix(2))), Self.catalog)
    #expect(pairs.byKind["volume"] == Rate(0, of: 1))
  }

  @Test func `DUP-11: libraries contain look-alikes with their models`() {
    let library = SyntheticLibrary.make(
      catalog: Self.catalog, books: 1_000, stream: RandomStream(seed: 2, name: "reader"))
    let works = Set(library.truth.rows.filter { $0.kind == .book }.map(\.work))
    #expect(works.count == 1_000)
    #expect(Self.catalog.alike.count { works.contains($0.left) && works.contains($0.right) } > 10)
  }
}
