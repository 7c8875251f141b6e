// Libraries of every site, imported and compared with their truth (IMP-1 to IMP-3, DUP-9): duplicates found,
// nothing merged that is two books, nothing turned away that is a book.

import BooksTrack
import BooksTrackAPI
import Measurement
import Simulation
import Synthesis
import Testing

@testable import LabWorld

@Suite struct SitesTests {
  private static let catalog = Catalog.make(seed: 5, size: 6_000)
  /// So many duplicates that a share of one in a thousand shows.
  private static let rates: QuirkRates = {
    var rates = QuirkRates.measured
    rates.duplicateRows = 900
    rates.damagedRows = 60
    return rates
  }()

  private struct Midnight: WallTime {
    func now() -> Timestamp { Timestamp(milliseconds: 0) }
  }

  private static func figures(_ kind: ExportKind, readers: Int) async throws -> ImportFigures {
    var sum = ImportFigures()
    for reader in 0..<readers {
      let library = SyntheticLibrary.make(
        catalog: catalog, books: 450, format: kind, rates: rates,
        stream: RandomStream(seed: 21, name: "sites").substream(reader))
      let store = LibraryStore(replica: 1, storage: VolatileStorage(), wallTime: Midnight())
      var source = BytesSource(library.export, chunkSize: 65_536)
      let outcome = try await Importer(store: store, wallTime: Midnight()).run(
        &source, fileName: library.fileName)
      let summary = try #require(outcome.summary, "\(kind.name) is not recognised")
      sum.add(ImportFigures(RowResults(summary).results, against: library.truth))
    }
    return sum
  }

  @Test(arguments: ExportKind.all.map(\.name))
  func
    `DUP-9, IMP-5: duplicates of every kind of export are found, broken rows are turned away, and no others`(
      name: String
    ) async throws
  {
    let figures = try await Self.figures(try #require(ExportKind.named(name)), readers: 4)
    #expect(figures.trueDuplicates > 120)
    #expect(figures.duplicates.recall.isAtLeast(perTenThousand: 9_900) == true, "\(figures)")
    #expect(figures.duplicates.precision.isAtLeast(perTenThousand: 9_990) == true, "\(figures)")
    #expect(figures.trueDamaged > 0)
    #expect(figures.rejections.falsePositive == 0, "\(figures.rejectedByReason)")
    #expect(figures.rejections.falseNegative == 0, "\(figures.rejectedByReason)")
    #expect(figures.rows == figures.imported + figures.duplicateRows + figures.rejected)
  }
}
