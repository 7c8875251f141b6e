// What the normalization of titles is worth: the same books, the same provider, titles in three forms
// (TTL-7).

import BooksTrack
import BooksTrackAPI
import Measurement
import Providers
import Simulation
import Synthesis
import Testing

@testable import LabWorld

@Suite struct TitleSearchTests {
  private static let catalog = Catalog.make(seed: 3, size: 6_000)
  private static let google = ProviderList.Member(
    provider: .googleBooks, lookalike: SimulatedProvider.googleBooks.lookalike(catalog, .none))

  private struct Midnight: WallTime {
    func now() -> Timestamp { Timestamp(milliseconds: 0) }
  }

  private static func figures(reader: Int, format: ExportKind) async throws -> TitleSearchFigures {
    let library = SyntheticLibrary.make(
      catalog: catalog, books: 60, format: format,
      stream: RandomStream(seed: 5, name: "title search").substream(reader))
    let store = LibraryStore(replica: 1, storage: VolatileStorage(), wallTime: Midnight())
    var source = BytesSource(library.export, chunkSize: 65_536)
    let outcome = try await Importer(store: store, wallTime: Midnight()).run(
      &source, fileName: library.fileName)
    let results = RowResults(try #require(outcome.summary))
    return TitleSearch(google).figures(
      await store.snapshot, TrueWorks(results.results, library.truth))
  }

  private static func sum(_ format: ExportKind) async throws -> TitleSearchFigures {
    var sum = TitleSearchFigures()
    for reader in 0..<25 { sum.add(try await figures(reader: reader, format: format)) }
    return sum
  }

  @Test func `TTL-7: titles with markers are found once they are normalized`() async throws {
    let found = try await Self.sum(.goodreads)
    #expect(found.corrected.whole > 450)
    #expect(found.corrected.isAtLeast(perTenThousand: 9_000) == true, "\(found)")
    #expect(found.off.isAtLeast(perTenThousand: 7_500) == false, "\(found)")
    #expect(found.off.part < found.asWritten.part && found.asWritten.part < found.corrected.part, "\(found)")
  }

  @Test func `Titles without markers have less to gain and nothing to lose`() async throws {
    let found = try await Self.sum(.storyGraph)
    #expect(found.corrected.part >= found.off.part, "\(found)")
    #expect(found.corrected.isAtLeast(perTenThousand: 9_000) == true, "\(found)")
  }
}
